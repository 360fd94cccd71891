import type { Actuals } from '@process-ai/contract/actuals';
import { monthAt, monthInWords, monthNumber } from '@process-ai/domain/calendar-months';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { LineChart } from '../../../components/charts/charts.tsx';
import { Segmented } from '../../../components/segmented.tsx';
import { formatMoney } from '../../../lib/format.ts';
import { copy } from '../copy.ts';
import { LINES, seriesOf, shortMoney } from '../model/view.ts';

const words = copy.chart;

/** Plan against actual, added up month by month, with the forecast to the end. */
export function ActualsChart({ actuals }: { actuals: Actuals }) {
  const { series, currency, forecast } = actuals;
  const [line, setLine] = useQueryState('line', parseAsStringLiteral(LINES).withDefault('savings'));
  const lines = seriesOf(series, line);
  const xs = series.map(({ month }) => monthNumber(month));
  const lastKnown = actuals.months.at(-1)?.month;
  return (
    <LineChart
      title={words.titles[line]}
      headingLevel={3}
      description={forecast.words}
      xs={xs}
      xTicks={ticksOf(xs)}
      xLabel={words.month}
      formatX={(month) => monthInWords(monthAt(month))}
      series={[
        {
          label: words.planned(line === 'cost' ? null : actuals.basis),
          values: lines.planned,
          colour: 'var(--muted)',
          dashed: true,
        },
        { label: words.actual, values: lines.actual },
        { label: words.forecast, values: lines.forecast, colour: 'var(--chart-ai)', dashed: true },
      ]}
      markers={lastKnown ? [{ x: monthNumber(lastKnown), label: words.lastKnown }] : []}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={shortMoney(currency)}
      controls={
        <Segmented
          label={words.line}
          size="sm"
          value={line}
          onValueChange={(next) => void setLine(next)}
          options={LINES.map((value) => ({ value, label: words.lines[value] }))}
        />
      }
    />
  );
}

/** At most about eight names fit below a chart: quarters, halves or years, by how long it is. */
function ticksOf(months: readonly number[]): number[] {
  const step = [1, 3, 6, 12, 24].find((every) => months.length / every <= 8) ?? 60;
  return months.filter((month) => month % step === 0);
}
