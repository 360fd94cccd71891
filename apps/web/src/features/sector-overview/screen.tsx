import type { NextStep, SectorOverview } from '@process-ai/contract/sector-overview';
import { sizeOf } from '@process-ai/domain/organisation-size';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Figure, FigureStrip } from '../../components/figure-strip.tsx';
import { ForEditors } from '../../components/for-editors.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { formatBenchmark, formatMeasured, formatMillions, formatNumber } from '../../lib/format.ts';
import { OverviewSections } from './components/overview-sections.tsx';
import { copy } from './copy.ts';
import { useSectorOverview } from './queries.ts';

interface SectorOverviewScreenProps {
  sectorId: string;
  /** Analyzes all that was not analyzed yet; busy while an analysis is under way. */
  analysis: { start: () => void; isBusy: boolean };
  /** What is to be mended before an export, as another feature checks it. */
  notes: ReactNode;
}

/** How far a sector is, what it is worth, and the one thing to do next. */
export function SectorOverviewScreen({ sectorId, analysis, notes }: SectorOverviewScreenProps) {
  const { data, isError, error, refetch } = useSectorOverview(sectorId);
  if (data) {
    return (
      <div className="grid gap-6 print:block print:space-y-6">
        <ForEditors>
          <Next sectorId={sectorId} next={data.next} analysis={analysis} />
        </ForEditors>
        <Figures sectorId={sectorId} overview={data} />
        <OverviewSections sectorId={sectorId} overview={data} notes={notes} />
      </div>
    );
  }
  if (isError) return <FailedState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Loading label={copy.loading}>
      <div className="grid gap-6">
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <div className="grid gap-6 lg:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      </div>
    </Loading>
  );
}

/** Where each step is done; the analysis is started here. */
const PLACES: Record<Exclude<NextStep, 'analyze'>, string> = {
  addProcesses: '?view=tree',
  findByHand: '?view=tree',
  decide: '?view=opportunities&status=proposed',
  reconsider: '?view=opportunities',
  enterInputs: '/roi',
  calculate: '/roi',
  makePlan: '/roi?view=plan',
  planRest: '/roi?view=plan',
  export: '?export=new',
  exportAgain: '?export=new',
  decideRest: '?view=opportunities&status=proposed',
  nothingOpen: '/roi?view=case',
};

interface NextProps extends Pick<SectorOverviewScreenProps, 'sectorId' | 'analysis'> {
  next: SectorOverview['next'];
}

function Next({ sectorId, next: { step, count }, analysis }: NextProps) {
  const words = copy.next.steps[step];
  const label = (
    <>
      {copy.next.prefix(words.action(count))}
      <ArrowRight aria-hidden />
    </>
  );
  return (
    <section
      aria-label={copy.next.label}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border bg-surface px-4 py-3 print:hidden"
    >
      <p className="min-w-60 grow basis-0 text-pretty text-muted">{words.why}</p>
      {step === 'analyze' ? (
        <Button variant="primary" disabled={analysis.isBusy} onClick={analysis.start}>
          {label}
        </Button>
      ) : (
        <Button variant="primary" asChild>
          <Link to={`/sectors/${sectorId}${PLACES[step]}`}>{label}</Link>
        </Button>
      )}
    </section>
  );
}

function Figures({ sectorId, overview }: { sectorId: string; overview: SectorOverview }) {
  const { coverage, value, opportunities } = overview;
  const { currency, payroll, measured, benchmark, accepted } = value;
  const sum = (status: 'proposed' | 'accepted' | 'rejected') =>
    opportunities.reduce((total, one) => total + one[status], 0);
  const size = sizeOf(benchmark.savings, payroll, 'all');
  const millions = (amount: number) => formatMillions(amount, currency);
  const decided = sum('accepted') + sum('rejected');
  const explained = (text: string, to: string, open: string) => () => (
    <>
      <p className="mt-2 text-pretty">{text}</p>
      <Link
        to={`/sectors/${sectorId}${to}`}
        className="mt-3 inline-block rounded text-accent underline underline-offset-2"
      >
        {open}
      </Link>
    </>
  );
  return (
    <FigureStrip label={copy.figures} columns={4}>
      <Figure
        label={copy.coverage.label}
        value={copy.coverage.value(coverage.analyzed, coverage.processes)}
        note={copy.coverage.note(coverage.measured)}
        renderExplanation={explained(copy.coverage.explained, '?view=tree', copy.coverage.open)}
      />
      <Figure
        label={copy.accepted.label}
        value={formatNumber(sum('accepted'))}
        note={copy.accepted.note(decided, decided + sum('proposed'))}
        renderExplanation={explained(
          copy.accepted.explained(formatMeasured(accepted.measured, currency)),
          '?view=opportunities&status=accepted',
          copy.accepted.open,
        )}
      />
      <Figure
        label={copy.measured.label}
        value={measured.savings > 0 ? millions(measured.savings) : copy.measured.none}
        note={
          measured.savings > 0
            ? copy.measured.note(millions(measured.low), millions(measured.high))
            : copy.measured.noneNote
        }
        renderExplanation={explained(copy.measured.explained(measured.processes), '/roi', copy.measured.open)}
      />
      <Figure
        label={copy.benchmark.label}
        value={size ? copy.benchmark.value(size) : copy.benchmark.none}
        note={copy.benchmark.note(benchmark.processes)}
        renderExplanation={explained(
          size
            ? copy.benchmark.explained(
                formatBenchmark(benchmark.savings / 1000, currency),
                millions(benchmark.low),
                millions(benchmark.high),
              )
            : copy.benchmark.nothingLeft,
          '/roi',
          copy.benchmark.open,
        )}
      />
    </FigureStrip>
  );
}
