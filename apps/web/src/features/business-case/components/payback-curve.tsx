import { LineChart } from '../../../components/charts/line-chart.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView } from '../model.ts';
import { compactMoney } from './show-figure.ts';

const words = copy.curve;

/** When the base case pays back, plain and discounted. */
export function PaybackCurve({ view }: { view: BusinessCaseView }) {
  const { curve, result, input } = view.cases.base;
  const years = Array.from({ length: input.years + 1 }, (_, year) => 12 * year);
  const markers = [
    { x: result.paybackMonths, label: words.markers.payback },
    { x: result.discountedPaybackMonths, label: words.markers.discounted },
  ].flatMap(({ x, label }) => (x === null ? [] : [{ x, label: `${label} ${formatNumber(x, 1)}` }]));
  return (
    <LineChart
      title={words.title}
      headingLevel={3}
      description={markers.length > 0 ? words.text : `${words.text} ${words.never}`}
      xs={curve.monthly.map(({ month }) => month)}
      xTicks={years.length > 4 ? years : Array.from({ length: 2 * input.years + 1 }, (_, half) => 6 * half)}
      xLabel={words.month}
      formatX={String}
      series={[
        { label: words.plain, values: curve.monthly.map(({ cumulative }) => cumulative) },
        {
          label: words.discounted,
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
