import { PROGRESS_STEPS, type SectorSummary } from '@process-ai/contract/sectors';
import { Lock, Pencil, Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/badge.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { Progress } from '../../../components/progress.tsx';
import { SavingsByBasis } from '../../../components/savings-by-basis.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { changeInWords } from '../../../lib/sector-change-words.ts';
import { copy } from '../copy.ts';
import { changedAt, type ListedSector, mayDelete, progressSteps } from '../model.ts';
import { useRemoveSector, useSetFavorite } from '../queries.ts';
import { SectorIcon } from './sector-icon.tsx';

const EditSectorDialog = lazy(async () => ({
  default: (await import('./edit-sector-dialog.tsx')).EditSectorDialog,
}));

/** One sector in the list; its whole surface leads to it. */
export function SectorCard({ sector, isFavorite, highlight }: ListedSector) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const steps = progressSteps(sector);
  const done = steps.filter((step) => step.done).length;
  const stepsDone = copy.card.steps(done, PROGRESS_STEPS);
  return (
    <li className="relative flex break-inside-avoid flex-col gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <SectorIcon name={sector.icon} />
        <div className="min-w-0 grow">
          <h2 className="line-clamp-3 font-semibold text-sm">
            <Link
              to={`/sectors/${sector.id}`}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
            >
              {sector.name}
            </Link>
            {sector.access === 'chosen' ? (
              <Lock role="img" aria-label={copy.card.restricted} className="ml-1.5 inline size-3.5 text-muted" />
            ) : null}
          </h2>
          <p className="truncate text-muted text-xs" title={sector.referenceModel}>
            {sector.referenceModel}
          </p>
        </div>
        <div className="relative z-10 -mt-1.5 -mr-2 flex print:hidden">
          <FavoriteButton sector={sector} isFavorite={isFavorite} />
          {sector.role === 'viewer' ? null : (
            <IconButton label={copy.card.edit(sector.name)} icon={Pencil} onClick={() => setDialog('edit')} />
          )}
          {mayDelete(sector) ? (
            <IconButton label={copy.card.remove(sector.name)} icon={Trash2} onClick={() => setDialog('delete')} />
          ) : null}
        </div>
      </div>
      <p className="line-clamp-2 min-h-10 text-pretty text-muted">{sector.description}</p>
      <SectorStanding sector={sector} highlight={highlight} />
      <div className="grid gap-2">
        <div className="flex items-center justify-between gap-4 text-xs">
          <span className="truncate text-muted">
            {copy.card.counts(sector.counts.processes, sector.counts.opportunities)}
          </span>
          <span className="shrink-0 font-medium">{stepsDone}</span>
        </div>
        <Progress value={done} max={PROGRESS_STEPS} label={copy.card.progress(sector.name)} valueText={stepsDone} />
        <ul className="flex flex-wrap gap-1 pt-1">
          {steps.map((step) => (
            <li key={step.label}>
              <Badge tone={step.done ? 'accent' : 'outline'}>
                {step.label}
                <span className="sr-only">: {step.done ? copy.card.badgeDone : copy.card.badgeOpen}</span>
              </Badge>
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        {dialog === 'edit' ? <EditSectorDialog sector={sector} onClose={() => setDialog(null)} /> : null}
      </Suspense>
      <DeleteSectorDialog sector={sector} open={dialog === 'delete'} onClose={() => setDialog(null)} />
    </li>
  );
}

function FavoriteButton({ sector, isFavorite }: Pick<ListedSector, 'sector' | 'isFavorite'>) {
  const setFavorite = useSetFavorite();
  return (
    <IconButton
      label={copy.card.favorite(sector.name)}
      icon={Star}
      aria-pressed={isFavorite}
      className={isFavorite ? 'text-accent! [&_svg]:fill-current' : ''}
      onClick={() => setFavorite.mutate({ sectorId: sector.id, isFavorite: !isFavorite })}
    />
  );
}

/** What it is worth and what happened last; the lines keep their place while that is on its way. */
function SectorStanding({ sector, highlight }: Pick<ListedSector, 'sector' | 'highlight'>) {
  const at = changedAt({ sector, highlight, isFavorite: false });
  const last = highlight?.lastChange;
  return (
    <dl className="mt-auto grid gap-0.5 text-xs">
      <dt className="sr-only">{copy.card.value}</dt>
      <dd className="min-h-5 font-medium">
        {highlight && sector.hasAnalysis ? (
          <span className="relative z-10">
            <SavingsByBasis
              savings={highlight.savings}
              payroll={highlight.payroll}
              currency={highlight.currency}
              of="all"
            />
          </span>
        ) : null}
      </dd>
      <dt className="sr-only">{copy.card.lastChange}</dt>
      <dd
        className="truncate text-muted"
        title={copy.card.changed(last ? changeInWords(last) : null, formatDateTime(at), last?.by)}
      >
        {highlight ? copy.card.changed(last ? changeInWords(last) : null, formatDate(at)) : formatDate(at)}
      </dd>
    </dl>
  );
}

interface DeleteSectorDialogProps {
  sector: SectorSummary;
  open: boolean;
  onClose: () => void;
}

function DeleteSectorDialog({ sector, open, onClose }: DeleteSectorDialogProps) {
  const remove = useRemoveSector();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={copy.remove.title}
      description={copy.remove.text(sector.name, sector.counts.processes)}
      confirmLabel={copy.remove.confirm}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ sectorId: sector.id }, { onSettled: onClose })}
    />
  );
}
