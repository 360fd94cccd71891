import type { Journey, JourneySavings, TouchPoint, TouchPointType } from '@process-ai/contract/journeys';
import { emotionLabel } from '@process-ai/domain/journey-drawing';
import { touchPointShares } from '@process-ai/domain/touch-point-shares';
import { ChevronLeft, ChevronRight, Pencil, Printer, Star, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { ForEditors } from '../../../components/for-editors.tsx';
import { SavingsByBasis } from '../../../components/savings-by-basis.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { usePayroll } from '../../../lib/payroll.ts';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { momentsOf } from '../model.ts';
import { useRemoveJourney } from '../queries.ts';
import { Swimlane } from './swimlane.tsx';
import { TypeMark } from './type-mark.tsx';

interface JourneyViewProps {
  sectorId: string;
  journey: Journey;
  savings: JourneySavings | undefined;
  commentsOf: (touchPoint: TouchPoint) => ReactNode;
}

/** One journey: its picture, its figures, and the same as a table. */
export function JourneyView({ sectorId, journey, savings, commentsOf }: JourneyViewProps) {
  const [removing, setRemoving] = useState(false);
  const navigate = useNavigate();
  const remove = useRemoveJourney(sectorId);
  const close = () => setRemoving(false);
  return (
    <article className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-60 max-w-3xl grow basis-0">
          <Link
            to="?"
            className="-ml-1 mb-1 inline-flex h-6 items-center gap-0.5 rounded text-muted text-sm hover:text-ink print:hidden"
          >
            <ChevronLeft aria-hidden className="size-4" />
            {copy.view.back}
          </Link>
          <h2 className="text-balance font-semibold text-lg">{journey.name}</h2>
          {journey.description ? <p className="mt-1 text-pretty text-muted">{journey.description}</p> : null}
          {journey.persona ? (
            <p className="mt-1 text-pretty">
              <span className="text-muted">{copy.view.persona}: </span>
              {journey.persona}
            </p>
          ) : null}
          {journey.source ? <p className="mt-1 text-muted text-xs">{copy.view.source(journey.source)}</p> : null}
        </div>
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <Button variant="ghost" onClick={() => window.print()}>
            <Printer aria-hidden />
            {copy.view.print}
          </Button>
          <ForEditors>
            <Button onClick={() => setRemoving(true)}>
              <Trash2 aria-hidden />
              {copy.view.remove}
            </Button>
            <Button asChild variant="primary">
              <Link to={`?journey=${journey.id}&mode=edit`}>
                <Pencil aria-hidden />
                {copy.view.edit}
              </Link>
            </Button>
          </ForEditors>
        </div>
      </header>
      <Swimlane name={journey.name} touchPoints={journey.touchPoints} />
      <JourneyFigures sectorId={sectorId} journey={journey} savings={savings} />
      <JourneyTable
        commentsOf={commentsOf}
        sectorId={sectorId}
        journey={journey}
        processes={savings?.processes ?? []}
      />
      <ConfirmDialog
        open={removing}
        onOpenChange={close}
        title={copy.remove.title}
        description={copy.remove.text(journey.name)}
        confirmLabel={copy.remove.confirm}
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(
            { sectorId, journeyId: journey.id },
            { onSuccess: () => navigate('?', { replace: true }), onError: close },
          )
        }
      />
    </article>
  );
}

interface JourneyFiguresProps {
  sectorId: string;
  journey: Journey;
  savings: JourneySavings | undefined;
}

/** The shares of each type, the moments that matter, and the possible savings of its processes. */
function JourneyFigures({ sectorId, journey, savings }: JourneyFiguresProps) {
  const words = copy.figures;
  const currency = useCurrency(sectorId);
  const payroll = usePayroll(sectorId);
  return (
    <section
      aria-label={words.label}
      className="@container break-inside-avoid overflow-hidden rounded-lg border bg-line"
    >
      <div className="grid gap-px @xl:grid-cols-[2fr_1fr_2fr]">
        <Figure label={words.shares}>
          <Shares touchPoints={journey.touchPoints} />
        </Figure>
        <Figure label={words.moments}>
          <p className="font-semibold text-2xl leading-8">{formatNumber(momentsOf(journey))}</p>
          <p className="text-muted text-xs">{words.momentsNote(journey.touchPoints.length)}</p>
        </Figure>
        <Figure label={words.savings}>
          <p className="font-semibold text-lg leading-8">
            {savings ? (
              <SavingsByBasis savings={savings.total} payroll={payroll} currency={currency} of="several" />
            ) : null}
          </p>
          {savings ? (
            <details className="group text-xs">
              <summary className="flex w-fit list-none items-center gap-1 rounded [&::-webkit-details-marker]:hidden text-muted underline decoration-dotted decoration-line-strong underline-offset-4 hover:decoration-accent">
                <ChevronRight aria-hidden className="size-3 shrink-0 transition-transform group-open:rotate-90" />
                {words.savingsNote(savings.processes.length)}
              </summary>
              <dl aria-label={words.savingsBy} className="mt-2 grid max-w-md grid-cols-[1fr_auto] gap-x-4 gap-y-1">
                {savings.processes.map(({ id, code, name, savings: amount }) => (
                  <div key={id} className="contents">
                    <dt className="min-w-0">
                      <span className="text-muted">{code}</span> {name}
                    </dt>
                    <dd className="text-right">
                      <SavingsByBasis savings={amount} payroll={payroll} currency={currency} of="one" />
                    </dd>
                  </div>
                ))}
                <div className="contents font-medium">
                  <dt>{words.total}</dt>
                  <dd className="text-right">
                    <SavingsByBasis savings={savings.total} payroll={payroll} currency={currency} of="several" />
                  </dd>
                </div>
              </dl>
            </details>
          ) : null}
        </Figure>
      </div>
    </section>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="bg-surface px-4 py-3">
    <h3 className="mb-0.5 text-muted text-xs">{label}</h3>
    {children}
  </div>
);

const FILLS: Record<TouchPointType, string> = {
  human: 'bg-line-strong',
  hybrid: 'bg-[repeating-linear-gradient(45deg,var(--accent)_0_3px,var(--line-strong)_3px_6px)]',
  agent: 'bg-accent',
};

/** One bar in three parts, each said in words below. */
function Shares({ touchPoints }: Pick<Journey, 'touchPoints'>) {
  const shares = touchPointShares(touchPoints);
  return (
    <>
      <div aria-hidden className="my-2.5 flex h-3 gap-px overflow-hidden rounded-sm print:hidden">
        {shares.map(({ type, count }) => (
          <div key={type} className={FILLS[type]} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {shares.map(({ type, count, share }) => (
          <li key={type} className="flex items-center gap-1.5">
            <TypeMark type={type} />
            <span className="text-muted">{copy.figures.share(count, share)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface JourneyTableProps {
  sectorId: string;
  journey: Journey;
  processes: JourneySavings['processes'];
  commentsOf: (touchPoint: TouchPoint) => ReactNode;
}

/** The journey in words: what the drawing shows, and the descriptions. */
function JourneyTable({ sectorId, journey, processes, commentsOf }: JourneyTableProps) {
  const byCode = new Map(processes.map((process) => [process.code, process]));
  const words = copy.table;
  const hasExperience = journey.touchPoints.some(({ channel, emotion }) => channel !== null || emotion !== null);
  return (
    <Table label={words.label(journey.name)}>
      <TableHead>
        <TableRow>
          <TableHeaderCell className="text-right">{words.number}</TableHeaderCell>
          <TableHeaderCell>{words.touchPoint}</TableHeaderCell>
          <TableHeaderCell>{words.type}</TableHeaderCell>
          <TableHeaderCell>{words.phase}</TableHeaderCell>
          {hasExperience ? (
            <>
              <TableHeaderCell>{words.channel}</TableHeaderCell>
              <TableHeaderCell>{words.feeling}</TableHeaderCell>
            </>
          ) : null}
          <TableHeaderCell>{words.process}</TableHeaderCell>
          <TableHeaderCell className="min-w-32 whitespace-normal! print:min-w-0 print:px-2!">
            {words.moment}
          </TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {journey.touchPoints.map((point, index) => {
          const process = point.processMissing ? undefined : byCode.get(point.processStep);
          return (
            <TableRow key={point.id} className="break-inside-avoid align-top">
              <TableCell className="text-right text-muted">{index + 1}</TableCell>
              <TableCell className="w-2/5 min-w-64 wrap-anywhere print:min-w-0">
                <p className="font-medium">{point.name}</p>
                <p className="whitespace-pre-line text-muted">{point.description}</p>
                {point.painPoint ? (
                  <p className="mt-0.5">
                    <span className="font-medium text-warning">{words.pain}</span> {point.painPoint}
                  </p>
                ) : null}
                {commentsOf(point)}
              </TableCell>
              <TableCell>
                <TypeMark type={point.type} />
              </TableCell>
              <TableCell className="min-w-24 wrap-break-word print:min-w-0">
                {point.phase ?? <span className="text-muted">{words.none}</span>}
              </TableCell>
              {hasExperience ? (
                <>
                  <TableCell className="min-w-24 wrap-break-word print:min-w-0">
                    {point.channel ?? <span className="text-muted">{words.none}</span>}
                  </TableCell>
                  <TableCell className={point.emotion !== null && point.emotion < 0 ? 'text-warning' : undefined}>
                    {point.emotion === null ? (
                      <span className="text-muted">{words.none}</span>
                    ) : (
                      <span className="whitespace-nowrap">{emotionLabel(point.emotion)}</span>
                    )}
                  </TableCell>
                </>
              ) : null}
              <TableCell className="w-1/4 min-w-40 wrap-anywhere print:min-w-24 print:px-2!">
                {process ? (
                  <Link
                    to={`/sectors/${sectorId}?process=${process.id}`}
                    className="rounded underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  >
                    {process.code} {process.name}
                  </Link>
                ) : (
                  point.processStep
                )}
                {point.processMissing ? (
                  <span className="flex items-center gap-1 text-warning text-xs">
                    <TriangleAlert aria-hidden className="size-3.5" />
                    {words.missing}
                  </span>
                ) : null}
              </TableCell>
              <TableCell>
                {point.momentThatMatters ? (
                  <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
                    <Star aria-hidden className="size-3.5 fill-current" />
                    {words.yes}
                  </span>
                ) : (
                  <span className="text-muted">{words.no}</span>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
