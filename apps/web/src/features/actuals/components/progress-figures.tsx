import type { Actuals } from '@process-ai/contract/actuals';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { formatMoney, formatNumber } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { ofPlanned, standOf } from '../model/view.ts';

const words = copy.figures;

/** Where it stands and where it ends; each figure opens to what it is made of. */
export function ProgressFigures({ actuals }: { actuals: Actuals }) {
  const { currency, forecast, months, basis } = actuals;
  const stand = standOf(actuals);
  const money = (amount: number) => formatMoney(amount, currency);
  const entered = (of: 'savings' | 'cost') =>
    months.flatMap(({ month, enteredBy, [of]: value }) =>
      value === null
        ? []
        : [{ label: monthInWords(month), value: money(value), assumed: false, note: words.enteredBy(enteredBy) }],
    );
  const sum = (of: 'savings' | 'cost') => {
    const at = stand[of];
    return (
      <Figure
        label={words[of]}
        value={at ? money(at.actual) : words.unknown}
        note={at ? ofPlanned(at.planned, at.actual, currency, of === 'savings' ? basis : null) : words.noFigure}
        renderExplanation={() => (
          <ExplanationView
            steps={[
              {
                label: words[of],
                formula: words.sum(at ? monthInWords(at.month) : '–'),
                worked: words.against(money(at?.planned ?? 0)),
                value: at ? money(at.actual) : words.unknown,
              },
            ]}
            sources={entered(of).toReversed().slice(0, 24)}
            remarks={of === 'savings' && basis ? [words.plannedBasis[basis]] : []}
          />
        )}
      />
    );
  };
  const end = monthInWords(forecast.until);
  return (
    <FigureStrip label={words.label} columns={4}>
      {sum('savings')}
      {sum('cost')}
      <Figure
        label={words.net(end)}
        value={money(forecast.forecast.net)}
        note={words.of(money(forecast.planned.net), null)}
        renderExplanation={() => (
          <ExplanationView
            steps={[
              {
                label: words.net(end),
                formula: words.netFormula,
                worked: `${money(forecast.forecast.savings)} − ${money(forecast.forecast.cost)}`,
                value: money(forecast.forecast.net),
              },
            ]}
            sources={[
              { label: words.plannedSavings, value: money(forecast.planned.savings), assumed: false, computed: true },
              { label: words.plannedCost, value: money(forecast.planned.cost), assumed: false, computed: true },
            ]}
            remarks={[forecast.words]}
          />
        )}
      />
      <Figure
        label={words.performance}
        value={percent(forecast.savingsPerformance)}
        note={words.costPerformance(percent(forecast.costPerformance))}
        renderExplanation={() => (
          <ExplanationView
            steps={[
              {
                label: words.performance,
                formula: words.performanceFormula,
                worked: performanceWorked(actuals),
                value: percent(forecast.savingsPerformance),
              },
            ]}
            sources={[]}
            remarks={[forecast.words]}
          />
        )}
      />
    </FigureStrip>
  );
}

const percent = (share: number | null) =>
  share === null ? words.unknown : `${formatNumber(Math.round(100 * share))}%`;

/** Actual savings over what was planned for the same months, as the API compared them. */
function performanceWorked({ variance, currency, forecast: { savingsPerformance } }: Actuals): string {
  if (!variance || !savingsPerformance) return words.noFigure;
  const planned = variance.actual / savingsPerformance;
  return `${formatMoney(variance.actual, currency)} ÷ ${formatMoney(planned, currency)}`;
}
