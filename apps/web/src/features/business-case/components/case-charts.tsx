import type { ProcessNode } from '@process-ai/contract/processes';
import type { Roi } from '@process-ai/contract/roi';
import { savingsByArea, savingsByType, savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { businessCaseTotals } from '@process-ai/domain/sector-business-case';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useMemo } from 'react';
import { HistogramChart, LineChart, TornadoChart, WaterfallChart } from '../../../components/charts/charts.tsx';
import { Loading, Skeleton } from '../../../components/loading.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { useOpportunities } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';
import { explainRange } from '../model/explain.ts';
import { type BusinessCaseView, compactMoney, percent } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const rangeWords = copy.range;
const FIGURES = ['p10', 'p50', 'p90', 'mean', 'chance'] as const;

/** How far the NPV of the base case may turn out, by chance. */
export function NpvRangeChart({ view }: { view: BusinessCaseView }) {
  const { range } = view.businessCase;
  const { from, width, counts } = range.histogram;
  const money = (amount: number) => formatMoney(amount, view.currency);
  return (
    <HistogramChart
      title={rangeWords.title}
      headingLevel={3}
      description={
        <>
          <p>{rangeWords.text(formatNumber(range.draws), range.seed)}</p>
          <dl aria-label={rangeWords.label} className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink text-sm">
            {FIGURES.map((figure) => (
              <div key={figure} className="flex items-baseline gap-1.5">
                <dt className="text-muted text-xs">{rangeWords[figure]}</dt>
                <dd className="font-medium">
                  <ExplainedCell
                    label={rangeWords[figure]}
                    value={figure === 'chance' ? percent(range.chanceOfGain) : money(range[figure])}
                    explain={() => explainRange(figure, view)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </>
      }
      bins={counts.map((count, place) => ({ from: from + place * width, to: from + (place + 1) * width, count }))}
      markers={(['p10', 'p50', 'p90'] as const).map((figure) => ({ x: range[figure], label: rangeWords[figure] }))}
      format={money}
      formatShort={compactMoney(view.currency)}
      columns={rangeWords.columns}
    />
  );
}

const tornadoWords = copy.tornado;

/** What ±20% of each driver does to the NPV, the largest swing first. What moves nothing is left out. */
export function NpvTornado({ view }: { view: BusinessCaseView }) {
  const short = compactMoney(view.currency);
  return (
    <TornadoChart
      title={tornadoWords.title}
      headingLevel={3}
      description={tornadoWords.text}
      bars={view.businessCase.sensitivities
        .filter(({ swing }) => swing > 0)
        .map(({ driver, low, high, npvAtLow, npvAtHigh }) => {
          const value = driver === 'discountRate' || driver === 'ramp' ? percent : short;
          return {
            label: tornadoWords.drivers[driver],
            atLow: npvAtLow,
            atHigh: npvAtHigh,
            lowLabel: value(low),
            highLabel: value(high),
          };
        })}
      base={view.businessCase.base.npv}
      baseLabel={tornadoWords.base}
      low={tornadoWords.low}
      high={tornadoWords.high}
      format={(amount) => formatMoney(amount, view.currency)}
      formatShort={short}
      columns={{ driver: tornadoWords.driver }}
    />
  );
}

const curveWords = copy.curve;

/** When the base case pays back, plain and discounted. */
export function PaybackCurve({ view }: { view: BusinessCaseView }) {
  const { curve, result, input } = view.cases.base;
  const years = Array.from({ length: input.years + 1 }, (_, year) => 12 * year);
  const markers = [
    { x: result.paybackMonths, label: curveWords.markers.payback },
    { x: result.discountedPaybackMonths, label: curveWords.markers.discounted },
  ].flatMap(({ x, label }) => (x === null ? [] : [{ x, label: `${label} ${formatNumber(x, 1)}` }]));
  return (
    <LineChart
      title={curveWords.title}
      headingLevel={3}
      description={markers.length > 0 ? curveWords.text : `${curveWords.text} ${curveWords.never}`}
      xs={curve.monthly.map(({ month }) => month)}
      xTicks={years.length > 4 ? years : Array.from({ length: 2 * input.years + 1 }, (_, half) => 6 * half)}
      xLabel={curveWords.month}
      formatX={String}
      series={[
        { label: curveWords.plain, values: curve.monthly.map(({ cumulative }) => cumulative) },
        {
          label: curveWords.discounted,
          values: curve.monthly.map(({ discountedCumulative }) => discountedCumulative),
          colour: 'var(--chart-agentic)',
          dashed: true,
        },
      ]}
      markers={apart(markers, 12 * input.years)}
      tableAt={years}
      format={(amount) => formatMoney(amount, view.currency)}
      formatShort={compactMoney(view.currency)}
    />
  );
}

/** Two names that would lie on each other become one. */
function apart(markers: { x: number; label: string }[], months: number) {
  const [first, second] = markers;
  if (!first || !second || second.x - first.x > months / 4) return markers;
  return [{ x: first.x, label: `${first.label} · ${second.label}` }];
}

const waterfallWords = copy.waterfall;
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
    const { totalCurrentCost } = roi.summary;
    return savingsWaterfall({ totalCurrentCost, annualRunCost: businessCaseTotals(roi.summary).annualRunCost }, parts);
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
      title={waterfallWords.title}
      headingLevel={3}
      description={by === 'type' && opportunities.isError ? waterfallWords.failed : waterfallWords.text}
      bars={bars}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
      columns={waterfallWords.columns}
      controls={
        <Segmented
          label={waterfallWords.by}
          size="sm"
          value={by}
          onValueChange={(next) => void setBy(next)}
          options={BY.map((value) => ({ value, label: waterfallWords[value] }))}
        />
      }
    />
  );
}
