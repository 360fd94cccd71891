import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { savingsByArea, savingsByType, savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { WaterfallChart } from '../../../components/charts/charts.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { useOpportunities } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { compactMoney } from '../model.ts';

const words = copy.waterfall;
const BY = ['type', 'area'] as const;

interface SavingsWaterfallProps {
  sectorId: string;
  roi: Roi;
  processes: readonly ProcessNode[];
}

/** How today's cost of a year becomes the future one, the savings told apart by type of opportunity or by area. */
export function SavingsWaterfall({ sectorId, roi, processes }: SavingsWaterfallProps) {
  const [by, setBy] = useQueryState('savings', parseAsStringLiteral(BY).withDefault('type'));
  const opportunities = useOpportunities(sectorId);
  const bars = useMemo(() => {
    const parts =
      by === 'area'
        ? savingsByArea(roi.roiResults, processes)
        : savingsByType(roi.summary.totalSavings, opportunities.data ?? []);
    const { totalCurrentCost, totalSavings, totalNetAnnual } = roi.summary;
    // Rounding may leave the difference of two sums a hair below zero.
    return savingsWaterfall({ totalCurrentCost, annualRunCost: Math.max(0, totalSavings - totalNetAnnual) }, parts);
  }, [by, opportunities.data, processes, roi]);
  const { currency } = roi.assumptions;

  if (by === 'type' && opportunities.isPending) {
    return (
      <Loading label={copy.loading}>
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  return (
    <WaterfallChart
      title={words.title}
      headingLevel={3}
      description={by === 'type' && opportunities.isError ? words.failed : words.text}
      bars={bars}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
      columns={words.columns}
      controls={
        <Segmented
          label={words.by}
          size="sm"
          value={by}
          onValueChange={(next) => void setBy(next)}
          options={BY.map((value) => ({ value, label: words[value] }))}
        />
      }
    />
  );
}
