import { HistogramChart, LineChart, TornadoChart } from '../../../components/charts/charts.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { explainRange } from '../model/explain.ts';
import { type CaseView, compactMoney, driverValue, monthLabel, percent } from '../model.ts';
import { ExplainedCell } from './explained-cell.tsx';

const curveWords = copy.curve;

/** When the plan pays back, with the deliveries that make it. */
export function PaybackCurve({ view }: { view: CaseView }) {
  const { months, years, result, startMonth, currency, initiatives, scenario } = view.outcome;
  const last = 12 * view.assumptions.years;
  const deliveries = initiatives.map(({ id, name, endMonth, delivered }, index) => {
    const month = endMonth + (delivered ? 0 : scenario.assumptions.delayMonths);
    return { id, name, month, label: String(index + 1) };
  });
  const payback = result.paybackMonths;
  const when = ({ month }: { month: number }) =>
    month > last
      ? curveWords.late
      : month < 1
        ? curveWords.before
        : curveWords.delivered(monthLabel(startMonth, month));
  return (
    <div className="grid content-start gap-3">
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
        points={deliveries
          .filter(({ month }) => month >= 0 && month <= last)
          .map(({ month, label }) => ({ x: month, label }))}
        tableAt={years.map(({ year }) => 12 * year)}
        format={(amount) => formatMoney(amount, currency)}
        formatShort={compactMoney(currency)}
      />
      <section aria-label={curveWords.deliveries} className="break-inside-avoid px-4 text-xs print:px-0">
        <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {deliveries.map((delivery) => (
            <li key={delivery.id} className="flex min-w-0 gap-2">
              <span className="w-5 shrink-0 text-right font-medium">{delivery.label}</span>
              <span className="min-w-0 wrap-anywhere">
                {delivery.name} <span className="text-muted">{when(delivery)}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
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
      formatShort={compactMoney(currency)}
      columns={rangeWords.columns}
    />
  );
}
