import { TornadoChart } from '../../../components/charts/tornado-chart.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import type { BusinessCaseView } from '../model.ts';
import { compactMoney, percent } from './show-figure.ts';

const words = copy.tornado;

/** What ±20% of each driver does to the NPV, the largest swing first. What moves nothing is left out. */
export function NpvTornado({ view }: { view: BusinessCaseView }) {
  const short = compactMoney(view.currency);
  return (
    <TornadoChart
      title={words.title}
      headingLevel={3}
      description={words.text}
      bars={view.businessCase.sensitivities
        .filter(({ swing }) => swing > 0)
        .map(({ driver, low, high, npvAtLow, npvAtHigh }) => {
          const value = driver === 'discountRate' || driver === 'ramp' ? percent : short;
          return {
            label: words.drivers[driver],
            atLow: npvAtLow,
            atHigh: npvAtHigh,
            lowLabel: value(low),
            highLabel: value(high),
          };
        })}
      base={view.businessCase.base.npv}
      baseLabel={words.base}
      low={words.low}
      high={words.high}
      format={(amount) => formatMoney(amount, view.currency)}
      formatShort={short}
      columns={{ driver: words.driver }}
    />
  );
}
