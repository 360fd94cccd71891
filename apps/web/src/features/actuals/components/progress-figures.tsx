import type { Actuals, MeasureProgress } from '@process-ai/contract/actuals';
import { monthInWords } from '@process-ai/domain/calendar-months';
import { ExplanationView } from '../../../components/explanation/explanation-view.tsx';
import { Figure, FigureStrip } from '../../../components/figure-strip.tsx';
import { Progress } from '../../../components/progress.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
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
  const paceOf = (observed: Actuals['forecast']['observed']['savings']) =>
    observed ? `${money(observed.actual)} ÷ ${money(observed.planned)}` : words.noFigure;
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
                worked: paceOf(forecast.observed.savings),
                value: percent(forecast.savingsPerformance),
              },
              {
                label: words.costPace,
                formula: words.costPaceFormula,
                worked: paceOf(forecast.observed.cost),
                value: percent(forecast.costPerformance),
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

const measureWords = copy.measures;

const figure = (value: number | null, unit: string | null) =>
  value === null ? '–' : [formatNumber(value, Number.isInteger(value) ? 0 : 1), unit].filter(Boolean).join(' ');

/** How far each measure has come from its baseline to its target. */
export const MeasureProgressTable = ({ measures }: { measures: readonly MeasureProgress[] }) => (
  <Table label={measureWords.title}>
    <TableHead>
      <tr>
        <TableHeaderCell className="px-3!">{measureWords.measure}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{measureWords.baseline}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{measureWords.latest}</TableHeaderCell>
        <TableHeaderCell className="px-2! text-right">{measureWords.target}</TableHeaderCell>
        <TableHeaderCell className="px-3!">{measureWords.progress}</TableHeaderCell>
      </tr>
    </TableHead>
    <TableBody>
      {measures.map(({ id, name, unit, better, baseline, target, targetNow, latest, progress }) => {
        const share = progress === null ? null : Math.round(100 * progress);
        return (
          <TableRow key={id} className="break-inside-avoid">
            <th scope="row" className="min-w-32 px-3 py-1.5 font-normal">
              {name}
              <span className="block text-muted text-xs">{measureWords.better[better]}</span>
            </th>
            <TableCell className="px-2! text-right whitespace-nowrap">{figure(baseline, unit)}</TableCell>
            <TableCell className="px-2! text-right whitespace-nowrap">
              {latest ? (
                <>
                  {figure(latest.value, unit)}
                  <span className="block text-muted text-xs">{monthInWords(latest.month)}</span>
                </>
              ) : (
                '–'
              )}
            </TableCell>
            <TableCell className="px-2! text-right whitespace-nowrap">
              {figure(target, unit)}
              {targetNow === target ? null : (
                <span className="block text-warning text-xs">{measureWords.targetNow(figure(targetNow, unit))}</span>
              )}
            </TableCell>
            <TableCell className="min-w-24 px-3!">
              {share === null ? (
                '–'
              ) : (
                <>
                  <Progress label={name} value={Math.max(0, Math.min(100, share))} max={100} valueText={`${share}%`} />
                  <span className="text-muted text-xs">{share}%</span>
                </>
              )}
            </TableCell>
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
