import { savingsFactor } from '@process-ai/domain/plan-case';
import { savingsWaterfall } from '@process-ai/domain/savings-waterfall';
import { useMemo } from 'react';
import { HistogramChart, LineChart, TornadoChart, WaterfallChart } from '../../../components/charts/charts.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { type CaseView, compactMoney, deliveryMonth, driverValue, percent } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const curveWords = copy.curve;

/** When the plan pays back, with the deliveries that make it: numbered as in the table of initiatives. */
export function PaybackCurve({ view }: { view: CaseView }) {
  const { months, years, result, currency, initiatives, scenario } = view.outcome;
  const last = 12 * view.assumptions.years;
  const points = initiatives
    .map((initiative, index) => ({ x: deliveryMonth(initiative, scenario), label: String(index + 1) }))
    .filter(({ x }) => x >= 0 && x <= last);
  const payback = result.paybackMonths;
  return (
    <LineChart
      title={curveWords.title}
      headingLevel={3}
      description={payback === null ? `${curveWords.text} ${curveWords.never}` : curveWords.text}
      xs={months.map(({ month }) => month)}
      xTicks={ticksOf(view.assumptions.years)}
      xLabel={curveWords.month}
      formatX={String}
      series={[
        { label: curveWords.plain, values: months.map(({ cumulative }) => cumulative) },
        {
          label: curveWords.discounted,
          values: months.map(({ discountedCumulative }) => discountedCumulative),
          colour: 'var(--chart-agentic)',
          dashed: true,
        },
      ]}
      markers={payback === null ? [] : [{ x: payback, label: curveWords.payback(formatNumber(payback, 1)) }]}
      points={points}
      tableAt={years.map(({ year }) => 12 * year)}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
    />
  );
}

/** Half a year apart, or a year where the horizon is long. */
export const ticksOf = (years: number) =>
  years > 4
    ? Array.from({ length: years + 1 }, (_, year) => 12 * year)
    : Array.from({ length: 2 * years + 1 }, (_, half) => 6 * half);

const tornadoWords = copy.tornado;

/** What each driver alone does to the NPV, the largest swing first. What moves nothing is left out. */
export function NpvTornado({ view }: { view: CaseView }) {
  const { swings, result, currency } = view.outcome;
  const moving = swings.filter(({ swing }) => swing > 0);
  const [first] = moving;
  if (!first) return null;
  return (
    <TornadoChart
      title={tornadoWords.title}
      headingLevel={3}
      description={tornadoWords.text(copy.drivers[first.driver])}
      bars={moving.map(({ driver, low, high, npvAtLow, npvAtHigh }) => ({
        label: copy.drivers[driver],
        atLow: npvAtLow,
        atHigh: npvAtHigh,
        lowLabel: driverValue(driver, low),
        highLabel: driverValue(driver, high),
      }))}
      base={result.npv}
      baseLabel={tornadoWords.base}
      low={tornadoWords.low}
      high={tornadoWords.high}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
      columns={{ driver: tornadoWords.driver }}
    />
  );
}

const rangeWords = copy.range;
const FIGURES = ['p10', 'p50', 'p90', 'mean', 'chance'] as const;

/** How far the NPV may turn out, by chance. */
export function NpvRangeChart({ view }: { view: CaseView }) {
  const { range, currency } = view.outcome;
  const { from, width, counts } = range.histogram;
  const money = (amount: number) => formatMoney(amount, currency);
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
                    explain={({ explainRange }) => explainRange(figure, view)}
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
      formatShort={compactMoney(currency)}
      columns={rangeWords.columns}
    />
  );
}

const waterfallWords = copy.waterfall;
/** More bars than this leave no room for their names. */
const NAMED = 8;

/** How today's cost of a year becomes the future one: what each initiative of the case saves off, their run cost on. */
export function SavingsWaterfall({ view, totalCurrentCost }: { view: CaseView; totalCurrentCost: number }) {
  const { initiatives, headline, scenario, currency } = view.outcome;
  const bars = useMemo(() => {
    const parts = initiatives
      .map((initiative) => ({
        label: initiative.name,
        savings: initiative.annualSavings * savingsFactor(initiative, scenario.assumptions),
      }))
      .filter(({ savings }) => savings > 0)
      .sort((a, b) => b.savings - a.savings);
    const rest = parts.length > NAMED ? parts.splice(NAMED - 1) : [];
    if (rest.length > 0) {
      const savings = rest.reduce((sum, part) => sum + part.savings, 0);
      parts.push({ label: waterfallWords.others(rest.length), savings });
    }
    return savingsWaterfall({ totalCurrentCost, annualRunCost: headline.annualRunCost }, parts);
  }, [initiatives, headline, scenario, totalCurrentCost]);
  return (
    <WaterfallChart
      title={waterfallWords.title}
      headingLevel={3}
      description={waterfallWords.text}
      bars={bars}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={compactMoney(currency)}
      columns={waterfallWords.columns}
    />
  );
}
