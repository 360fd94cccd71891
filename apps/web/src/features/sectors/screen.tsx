import { PROGRESS_STEPS, type SectorSummary } from '@process-ai/contract/sectors';
import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Progress } from '../../components/progress.tsx';
import { RecentlyDeleted } from '../../components/recently-deleted.tsx';
import { SectorIcon } from './components/sector-icon.tsx';
import { copy } from './copy.ts';
import { progressSteps } from './model.ts';
import { useDeletedSectors, useRemoveSector, useSectors } from './queries.ts';

/** All sectors, each with its progress. */
export function SectorsScreen() {
  const sectors = useSectors();
  const deleted = useDeletedSectors();
  return (
    <div className="grid gap-6">
      <PageHeader
        title={copy.list.title}
        description={copy.list.text}
        actions={
          <>
            <RecentlyDeleted noun="sectors" deleted={deleted} />
            <AddSector>{copy.list.add}</AddSector>
          </>
        }
      />
      <SectorList sectors={sectors} />
    </div>
  );
}

function SectorList({ sectors }: { sectors: ReturnType<typeof useSectors> }) {
  if (sectors.isPending) {
    return (
      <Loading label={copy.list.loading}>
        <div className={GRID}>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      </Loading>
    );
  }
  if (sectors.isError) {
    return <FailedState title={copy.list.failed} error={sectors.error} onRetry={() => sectors.refetch()} />;
  }
  if (sectors.data.length === 0) {
    return (
      <EmptyState icon={Layers} title={copy.list.emptyTitle} actions={<AddSector>{copy.list.emptyAdd}</AddSector>}>
        {copy.list.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className={GRID}>
      {sectors.data.map((sector) => (
        <SectorCard key={sector.id} sector={sector} />
      ))}
    </ul>
  );
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-4';

const AddSector = ({ children }: { children: ReactNode }) => (
  <Button asChild variant="primary">
    <Link to="/sectors/new">
      <Plus aria-hidden />
      {children}
    </Link>
  </Button>
);

const EditSectorDialog = lazy(async () => ({
  default: (await import('./components/edit-sector-dialog.tsx')).EditSectorDialog,
}));

function SectorCard({ sector }: { sector: SectorSummary }) {
  const [dialog, setDialog] = useState<'edit' | 'delete' | null>(null);
  const steps = progressSteps(sector);
  const done = steps.filter((step) => step.done).length;
  const stepsDone = copy.card.steps(done, PROGRESS_STEPS);
  return (
    <li className="relative flex break-inside-avoid flex-col gap-3 rounded-lg border bg-surface p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start gap-3">
        <SectorIcon name={sector.icon} />
        <div className="min-w-0 grow">
          <h2 className="line-clamp-2 font-semibold text-sm">
            <Link
              to={`/sectors/${sector.id}`}
              className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-2"
            >
              {sector.name}
            </Link>
          </h2>
          <p className="truncate text-muted text-xs" title={sector.referenceModel}>
            {sector.referenceModel}
          </p>
        </div>
        <div className="relative z-10 -mt-1.5 -mr-2 flex">
          <IconButton label={copy.card.edit(sector.name)} icon={Pencil} onClick={() => setDialog('edit')} />
          <IconButton label={copy.card.remove(sector.name)} icon={Trash2} onClick={() => setDialog('delete')} />
        </div>
      </div>
      <p className="line-clamp-2 min-h-10 text-pretty text-muted">{sector.description}</p>
      <div className="mt-auto grid gap-2">
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
