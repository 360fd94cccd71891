import type { Roi, RoiResult } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { portfolioWarnings } from '@process-ai/domain/roi-warnings';
import { Calculator, ChevronRight, TriangleAlert } from 'lucide-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Figure, FigureStrip } from '../../components/figure-strip.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { acceptedBenchmarks } from '../../lib/accepted-benchmarks.ts';
import { cx } from '../../lib/cx.ts';
import { formatMillions, formatMoney, formatNumber } from '../../lib/format.ts';
import { onDemand, prefetchAtFirstSign } from '../../lib/on-demand.tsx';
import { useRoi } from '../../lib/shared-queries.ts';
import { toast } from '../../lib/toast-store.ts';
import { copy } from './copy.ts';
import { hasInputs } from './model/edits.ts';
import type { NameOf, TotalFigure } from './model/explain-total.ts';
import { loadRefusals, refusedCells } from './model/refusals.ts';
import { type GridRow, gridRows } from './model/rows.ts';
import { useCalculateRoi, useProcesses, useReadSaved } from './queries.ts';
import { useEdits } from './use-edits.ts';
import { useSelection } from './use-selection.ts';

interface RoiScreenProps {
  sectorId: string;
  /** What the results are worth over the years, and who delivers them when. */
  businessCase: ReactNode;
  plan: ReactNode;
  /** The export controls, for the processes selected here; none selected = all with opportunities. */
  exports: (processIds: string[]) => ReactNode;
}

/** What the sector is worth: the work each process takes, what automating it saves, and when that pays back. */
export function RoiScreen({ sectorId, ...parts }: RoiScreenProps) {
  const roi = useRoi(sectorId);
  const processes = useProcesses(sectorId);
  if (roi.data && processes.data) {
    return <RoiView key={sectorId} sectorId={sectorId} roi={roi.data} processes={processes.data} {...parts} />;
  }
  const error = roi.error ?? processes.error;
  const retry = () => {
    // Both travel in one request, and so fail together.
    if (roi.isError) void roi.refetch();
    if (processes.isError) void processes.refetch();
  };
  return error ? (
    <FailedState title={copy.failed} error={error} onRetry={retry} />
  ) : (
    <Loading label={copy.loading}>
      <Skeleton className="h-10 max-w-md" />
      <Skeleton className="h-8 max-w-md" />
      <Skeleton className="h-26" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

const inputsTab = onDemand(() => import('./components/inputs-tab.tsx'));
const assumptions = onDemand(() => import('./components/assumptions/assumptions-view.tsx'));
const explanation = onDemand(() => import('./components/explanations.tsx'));

prefetchAtFirstSign(inputsTab, assumptions, explanation);

const InputsTab = inputsTab.part('InputsTab');
const AssumptionsView = assumptions.part('AssumptionsView');
const TotalExplanation = explanation.part('TotalExplanation');

const VIEWS = ['processes', 'case', 'plan', 'assumptions'] as const;

interface RoiViewProps {
  sectorId: string;
  roi: Roi;
  processes: readonly LandscapeProcess[];
  businessCase: ReactNode;
  plan: ReactNode;
  exports: (processIds: string[]) => ReactNode;
}

/** The tab once it is loaded: the figures in short, and the four views behind them. */
function RoiView({ sectorId, roi, processes, businessCase, plan, exports }: RoiViewProps) {
  const [view, setView] = useQueryState('view', parseAsStringLiteral(VIEWS).withDefault('processes'));
  // With a second payback above its own, neither would be believed.
  const hasOwnFigures = view === 'case' || view === 'plan';
  const [wanted, setWanted] = useState('');
  const selection = useSelection(sectorId, processes);
  const everyRow = useMemo(() => gridRows(processes, roi), [processes, roi]);
  const saved = useMemo(() => new Map(roi.roiInputs.map((input) => [input.processId, input])), [roi.roiInputs]);
  const inputs = useEdits(sectorId, saved, (id) => processes.some((process) => process.id === id));

  const calculation = useCalculateRoi(sectorId, {
    onSaved: inputs.markSaved,
    onConflict: (conflict) => {
      inputs.addConflict(conflict);
      void setView(null);
    },
  });
  const readSaved = useReadSaved(sectorId);
  const calculate = async () => {
    // Where it cannot be loaded, the API says what it refuses.
    await loadRefusals().catch(() => {});
    const edits = inputs.latest();
    if (refusedCells(edits).length > 0) void setView(null);
    else if (!hasInputs(edits, readSaved())) toast({ tone: 'danger', ...copy.calculation.noInputs });
    else void calculation.run(inputs.toSave());
  };
  const nameOf = (processId: string) => {
    const process = processes.find(({ id }) => id === processId);
    return process ? `${process.code} ${process.name}` : processId;
  };

  return (
    <div className="grid gap-6 print:block print:space-y-6">
      <header className="flex items-start justify-between gap-x-4 gap-y-3 sm:gap-x-8">
        <div className="min-w-0 grow">
          <h2 className="font-semibold text-base">{copy.title}</h2>
          <p className="text-muted max-sm:text-xs">
            <span className="max-sm:hidden">{copy.text}</span>{' '}
            <Link to="/method" className="text-accent underline underline-offset-2">
              {copy.method}
            </Link>
          </p>
        </div>
        <ForEditors>
          <Button
            variant="primary"
            pending={calculation.isPending}
            onClick={() => void calculate()}
            className="shrink-0 print:hidden"
          >
            {calculation.isPending ? null : <Calculator aria-hidden />}
            {roi.roiResults.length > 0 ? copy.calculate.again : copy.calculate.first}
          </Button>
        </ForEditors>
      </header>
      <Segmented
        label={copy.views.label}
        value={view}
        onValueChange={(next) => void setView(next)}
        options={VIEWS.map((value) => ({ value, label: copy.views[value] }))}
        className="max-w-full justify-self-start overflow-x-auto max-sm:[&>button]:px-1.5 max-sm:[&>button]:text-xs"
      />
      {roi.roiResults.length > 0 && !hasOwnFigures ? <Summary roi={roi} nameOf={nameOf} /> : null}
      <Warnings
        rows={everyRow}
        results={roi.roiResults}
        isPrinted={view === 'processes'}
        onShow={(processId) => {
          void setView(null);
          setWanted(processId);
        }}
      />
      <Suspense fallback={<Skeleton className="h-96" />}>
        {view === 'processes' ? (
          <InputsTab
            sectorId={sectorId}
            processes={processes}
            roi={roi}
            everyRow={everyRow}
            inputs={inputs}
            selection={selection}
            nameOf={nameOf}
            wanted={wanted}
            onArrived={() => setWanted('')}
          />
        ) : null}
        {view === 'case' ? businessCase : null}
        {view === 'plan' ? plan : null}
        {view === 'assumptions' ? <AssumptionsView sectorId={sectorId} roi={roi} rows={everyRow} /> : null}
      </Suspense>
      {view === 'assumptions' ? null : exports([...selection.selected])}
    </div>
  );
}

/** What the sector as a whole is worth: four figures, each of which opens to where it comes from. */
function Summary({ roi, nameOf }: { roi: Roi; nameOf: NameOf }) {
  const { summary, assumptions } = roi;
  const words = copy.summary;
  const months = (value: number | null) => (value === null ? words.none : words.months(value));
  const figure = (name: TotalFigure, value: string, note: string) => (
    <Figure
      label={words[name].label}
      value={value}
      // On a phone the grid below would begin on the second screen; pressing the figure says the same.
      note={<span className="max-sm:sr-only">{note}</span>}
      renderExplanation={() => <TotalExplanation figure={name} roi={roi} nameOf={nameOf} />}
    />
  );
  return (
    <FigureStrip label={words.label} columns={4}>
      {figure(
        'totalSavings',
        formatMillions(summary.totalSavings, assumptions.currency),
        words.totalSavings.note(summary.processCount, acceptedBenchmarks(roi)),
      )}
      {figure(
        'savingsPercentage',
        `${formatNumber(summary.savingsPercentage, 1)}%`,
        words.savingsPercentage.note(formatMoney(summary.totalCurrentCost, assumptions.currency)),
      )}
      {figure('averagePaybackMonths', months(summary.averagePaybackMonths), words.averagePaybackMonths.note)}
      {figure('efficiencyGain', `${Number(formatNumber(summary.efficiencyGain, 1))}%`, words.efficiencyGain.note)}
    </FigureStrip>
  );
}

/** More than these are marked in their rows only. */
const LISTED = 50;

interface WarningsProps {
  rows: readonly GridRow[];
  results: readonly RoiResult[];
  /** Whether they belong on paper, too. */
  isPrinted: boolean;
  /** Shows the row of a process. */
  onShow: (processId: string) => void;
}

/** What a person should know before trusting the figures: of the whole sector, then process by process. */
function Warnings({ rows, results, isPrinted, onShow }: WarningsProps) {
  const whole = portfolioWarnings(results);
  const single = rows.flatMap(({ process, warnings }) => warnings.map(({ message }) => ({ process, message })));
  const count = whole.length + single.length;
  if (count === 0) return null;
  return (
    <details
      className={cx(
        'group rounded-lg border bg-surface',
        isPrinted ? 'print:text-xs print:[&::details-content]:[content-visibility:visible]' : 'print:hidden',
      )}
    >
      <summary className="flex min-h-9 list-none items-center gap-2 rounded-lg px-3 py-1.5 font-medium [&::-webkit-details-marker]:hidden">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-warning" />
        <span className="grow">{copy.warnings.title(count)}</span>
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-muted transition-transform group-open:rotate-90 print:hidden"
        />
      </summary>
      {/* What scrolls must be reachable by keyboard. */}
      <ul
        tabIndex={0}
        aria-label={copy.warnings.title(count)}
        className="max-h-72 divide-y overflow-y-auto border-t print:max-h-none print:overflow-visible"
      >
        {whole.map(({ code, message }) => (
          <li key={code} className="break-inside-avoid px-3 py-2 print:py-1">
            <span className="font-medium">{copy.warnings.portfolio}.</span> {message}
          </li>
        ))}
        {single.slice(0, LISTED).map(({ process, message }) => (
          <li key={`${process.id} ${message}`} className="break-inside-avoid break-words px-3 py-2 print:py-1">
            <button
              type="button"
              onClick={() => onShow(process.id)}
              className="rounded text-left font-medium text-accent underline underline-offset-2"
            >
              {process.code} {process.name}
            </button>{' '}
            {message}
          </li>
        ))}
        {single.length > LISTED ? (
          <li className="px-3 py-2 text-muted">{copy.warnings.more(single.length - LISTED)}</li>
        ) : null}
      </ul>
    </details>
  );
}
