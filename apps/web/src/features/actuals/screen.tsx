import type { Actuals, SavingsVariance } from '@process-ai/contract/actuals';
import type { Initiative } from '@process-ai/contract/initiatives';
import { monthAt, monthInWords, monthNumber } from '@process-ai/domain/calendar-months';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { LineChart } from '../../components/charts/charts.tsx';
import { Explained } from '../../components/explained.tsx';
import { WHERE_FROM } from '../../components/explanation/explanation.ts';
import { ExplanationView } from '../../components/explanation/explanation-view.tsx';
import { FailedState } from '../../components/failed-state.tsx';
import { Loading, Skeleton } from '../../components/loading.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { cx } from '../../lib/cx.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { ActualsEditor } from './components/actuals-editor.tsx';
import { MeasureProgressTable, ProgressFigures } from './components/progress-figures.tsx';
import { copy } from './copy.ts';
import { barsOf, explainVariance, LINES, seriesOf, shortMoney } from './model/view.ts';
import { useActuals } from './queries.ts';

interface ActualsScreenProps {
  sectorId: string;
  initiative: Initiative;
}

/** What came of an initiative by now, against its plan; and where figures are entered. */
export function ActualsScreen({ sectorId, initiative }: ActualsScreenProps) {
  const actuals = useActuals(sectorId, initiative.id);
  if (actuals.data) return <Content sectorId={sectorId} initiative={initiative} actuals={actuals.data} />;
  if (actuals.error) {
    return <FailedState title={copy.failed} error={actuals.error} onRetry={() => actuals.refetch()} />;
  }
  return (
    <Loading label={copy.loading}>
      <Skeleton className="h-26" />
      <Skeleton className="h-80" />
    </Loading>
  );
}

function Content({ sectorId, initiative, actuals }: ActualsScreenProps & { actuals: Actuals }) {
  const hasFigures = actuals.months.length > 0;
  if (!actuals.canEnter && !hasFigures) return null;
  const { baseline } = initiative;
  const isMoved = baseline?.startMonth !== initiative.startMonth || baseline.endMonth !== initiative.endMonth;
  const against = baseline ? copy.againstCommitted(formatDate(baseline.frozenAt), isMoved) : copy.text;
  return (
    <section aria-label={copy.title} className="grid gap-6 print:block print:space-y-6">
      <header>
        <h3 className="font-semibold">{copy.title}</h3>
        <p className="max-w-prose text-pretty text-muted">{hasFigures ? against : copy.none}</p>
      </header>
      {hasFigures ? (
        <>
          <ProgressFigures actuals={actuals} />
          <div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block print:space-y-6">
            <ActualsChart actuals={actuals} />
            <div className="grid gap-6 print:block print:space-y-6">
              {actuals.variance ? <Variance variance={actuals.variance} currency={actuals.currency} /> : null}
              {actuals.measures.length > 0 ? <MeasureProgressTable measures={actuals.measures} /> : null}
            </div>
          </div>
        </>
      ) : null}
      <ActualsEditor sectorId={sectorId} initiative={initiative} actuals={actuals} />
    </section>
  );
}

const chartWords = copy.chart;

/** Plan against actual, added up month by month, with the forecast to the end. */
function ActualsChart({ actuals }: { actuals: Actuals }) {
  const { series, currency, forecast } = actuals;
  const [line, setLine] = useQueryState('line', parseAsStringLiteral(LINES).withDefault('savings'));
  const lines = seriesOf(series, line);
  const xs = series.map(({ month }) => monthNumber(month));
  const lastKnown = actuals.months.at(-1)?.month;
  return (
    <LineChart
      title={chartWords.titles[line]}
      headingLevel={3}
      description={forecast.words}
      xs={xs}
      xTicks={ticksOf(xs)}
      xLabel={chartWords.month}
      formatX={(month) => monthInWords(monthAt(month))}
      series={[
        {
          label: chartWords.planned(line === 'cost' ? null : actuals.basis),
          values: lines.planned,
          colour: 'var(--muted)',
          dashed: true,
        },
        { label: chartWords.actual, values: lines.actual },
        { label: chartWords.forecast, values: lines.forecast, colour: 'var(--chart-ai)', dashed: true },
      ]}
      markers={lastKnown ? [{ x: monthNumber(lastKnown), label: chartWords.lastKnown }] : []}
      format={(amount) => formatMoney(amount, currency)}
      formatShort={shortMoney(currency)}
      controls={
        <Segmented
          label={chartWords.line}
          size="sm"
          value={line}
          onValueChange={(next) => void setLine(next)}
          options={LINES.map((value) => ({ value, label: chartWords.lines[value] }))}
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

const varianceWords = copy.variance;

/** Why the savings differ from the plan: in varianceWords, and as bars to the left for less and to the right for more. */
function Variance({ variance, currency }: { variance: SavingsVariance; currency: string }) {
  const money = (amount: number) => (amount > 0 ? '+' : '') + formatMoney(amount, currency);
  return (
    <section
      aria-label={varianceWords.title}
      className="grid content-start gap-3 break-inside-avoid rounded-lg border bg-surface p-4 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{varianceWords.title}</h3>
        <Explained
          title={WHERE_FROM}
          aria-label={`${varianceWords.total}: ${money(variance.total)}. ${WHERE_FROM}`}
          renderExplanation={() => <ExplanationView {...explainVariance(variance, currency)} />}
          className="rounded font-semibold underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent"
        >
          {money(variance.total)}
        </Explained>
      </header>
      <p className="text-pretty text-muted text-xs">{variance.words}</p>
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{varianceWords.title}</caption>
        <tbody>
          {barsOf(variance).map(({ reason, amount, length }) => (
            <tr key={reason}>
              <th scope="row" className="w-28 py-1 pr-2 text-left align-middle font-normal">
                {varianceWords.reasons[reason]}
              </th>
              <td aria-hidden className="py-1 print:[print-color-adjust:exact]">
                <div className="relative h-5 rounded bg-subtle">
                  <div className="absolute inset-y-0 left-1/2 w-px bg-line-strong" />
                  <div
                    className={cx(
                      'absolute inset-y-0.5',
                      amount < 0
                        ? 'right-1/2 rounded-l bg-danger [background-image:repeating-linear-gradient(135deg,transparent_0_4px,var(--danger-soft)_4px_5px)]'
                        : 'left-1/2 rounded-r bg-success',
                    )}
                    style={{ width: `${50 * Math.abs(length)}%` }}
                  />
                </div>
              </td>
              <td className="w-28 py-1 pl-2 text-right whitespace-nowrap">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="grid gap-1 text-muted text-xs">
        {barsOf(variance).map(({ reason }) => (
          <div key={reason}>
            <dt className="inline font-medium">{varianceWords.reasons[reason]}: </dt>
            <dd className="inline">{varianceWords.meanings[reason]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
