import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { ChartLine, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../components/badge.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { CaseCards } from './components/case-cards.tsx';
import { CaseTable } from './components/case-table.tsx';
import { NpvRangeChart } from './components/npv-range.tsx';
import { NpvTornado } from './components/npv-tornado.tsx';
import { PaybackCurve } from './components/payback-curve.tsx';
import { SavingsWaterfall } from './components/savings-waterfall.tsx';
import { percent } from './components/show-figure.ts';
import { YearTable } from './components/year-table.tsx';
import { copy } from './copy.ts';
import { businessCaseView } from './model.ts';
import { useProcessTree, useRoi } from './queries.ts';

/** What the sector's results are worth over several years, how surely, and what that hangs on. */
export function BusinessCaseScreen({ sectorId }: { sectorId: string }) {
  const roi = useRoi(sectorId);
  const processes = useProcessTree(sectorId);
  if (roi.data && processes.data) {
    return roi.data.roiResults.length > 0 ? (
      <BusinessCase sectorId={sectorId} roi={roi.data} processes={processes.data} />
    ) : (
      <EmptyState icon={ChartLine} title={copy.emptyTitle}>
        {copy.emptyText}
      </EmptyState>
    );
  }
  const error = roi.error ?? processes.error;
  if (error) {
    const retry = () => void Promise.all([roi.refetch(), processes.refetch()]);
    return <FailedState title={copy.failed} error={error} onRetry={retry} />;
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-26" />
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

interface BusinessCaseProps {
  sectorId: string;
  roi: Roi;
  processes: readonly ProcessNode[];
}

function BusinessCase({ sectorId, roi, processes }: BusinessCaseProps) {
  const view = useMemo(() => businessCaseView(roi), [roi]);
  const { years, discountRate } = view.assumptions;
  return (
    <section aria-label={copy.title} className="grid gap-6">
      <header>
        <h3 className="flex items-center gap-2 font-semibold">
          {copy.title}
          {view.stale > 0 ? (
            <Badge tone="warning">
              <Clock aria-hidden />
              {copy.outOfDate}
            </Badge>
          ) : null}
        </h3>
        <p className="max-w-prose text-pretty text-muted">{copy.text(years, percent(discountRate))}</p>
      </header>
      <CaseCards view={view} />
      <div className="grid gap-6 2xl:grid-cols-[27rem_minmax(0,1fr)]">
        <CaseTable view={view} />
        <YearTable view={view} />
      </div>
      <div className="grid gap-6 xl:grid-cols-2">
        <SavingsWaterfall sectorId={sectorId} roi={roi} processes={processes} />
        <PaybackCurve view={view} />
        <NpvTornado view={view} />
        <NpvRangeChart view={view} />
      </div>
    </section>
  );
}
