import { HistogramChart } from '../../../components/charts/histogram-chart.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView } from '../model.ts';
import { explainRange } from './explain-case.ts';
import { ExplainedCell } from './explained-cell.tsx';
import { compactMoney, percent } from './show-figure.ts';

const words = copy.range;
const FIGURES = ['p10', 'p50', 'p90', 'mean', 'chance'] as const;

/** How far the NPV of the base case may turn out, by chance. */
export function NpvRangeChart({ view }: { view: BusinessCaseView }) {
  const { range } = view.businessCase;
  const { from, width, counts } = range.histogram;
  const money = (amount: number) => formatMoney(amount, view.currency);
  return (
    <HistogramChart
      title={words.title}
      headingLevel={3}
      description={
        <>
          <p>{words.text(formatNumber(range.draws), range.seed)}</p>
          <dl aria-label={words.label} className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-ink text-sm">
            {FIGURES.map((figure) => (
              <div key={figure} className="flex items-baseline gap-1.5">
                <dt className="text-muted text-xs">{words[figure]}</dt>
                <dd className="font-medium">
                  <ExplainedCell
                    label={words[figure]}
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
      markers={(['p10', 'p50', 'p90'] as const).map((figure) => ({ x: range[figure], label: words[figure] }))}
      format={money}
      formatShort={compactMoney(view.currency)}
      columns={words.columns}
    />
  );
}
