import { hasNoCost } from '@process-ai/domain/blueprint-story';
import { FIRST_ROW } from './layout.ts';
import { countedOf, dashForNothing, paybackCell, paybackFormat, paybackUnit, type SheetPlan } from './plan.ts';
import type { CellContent } from './table.ts';
import { freedIn } from './work-rows.ts';

const FIGURES = [
  'scenario',
  'npv',
  'p50',
  'payback',
  'scope',
  'caseSavings',
  'caseOneOff',
  'caseAtRisk',
  'caseRun',
  'freed',
  'savings',
  'cost',
  'percentage',
  'net',
  'benchmark',
  'notCosted',
] as const;
type FigureName = (typeof FIGURES)[number];

/** Row of each figure, for the formulas that refer to it. */
export const FIGURE_ROW = Object.fromEntries(FIGURES.map((name, index) => [name, FIRST_ROW + index])) as Record<
  FigureName,
  number
>;

export interface Figure {
  row: number;
  label: string;
  unit: CellContent;
  /** Absent where the product has simulated the figure, or counted beyond this file. */
  formula?: string;
  result: number | string;
  format: string;
  note: string;
}

/** What a reader wants first: one net present value and one payback, with what they cover. */
export function summaryFigures(plan: SheetPlan): Figure[] {
  const { blueprint, formats, scenarios, text, work, freedBy, words } = plan;
  const { say, day } = words;
  const { units, codes, columns } = say.workbook;
  const says = say.workbook.summary;
  const { notApplicable } = say.money;
  const { noCost } = say.case.notes;
  const { summary, assumptions, processes, processValues } = blueprint;
  const headline = blueprint.case?.headline;
  const range = blueprint.case?.range;
  const { currency, years } = assumptions;
  const value = (name: FigureName) => `B${FIGURE_ROW[name]}`;
  const money = formats.money;
  const unknown = plan.costed.length > 0 ? '' : ';;"–"';
  const yearly = units.aYear(currency);
  const measured = headline?.measuredProcesses ?? summary.processCount;
  const all = headline?.processes ?? Math.max(processValues.length, processes.length);
  const benchmark = countedOf(plan).filter(({ savingsBasis }) => savingsBasis === 'benchmark');
  const figure = (name: FigureName, rest: Pick<Figure, 'formula' | 'result' | 'format'> & Partial<Figure>): Figure => ({
    row: FIGURE_ROW[name],
    ...says.figures[name],
    ...rest,
  });
  const payback = hasNoCost(headline ?? null) ? noCost : paybackCell(headline?.paybackMonths ?? null, plan);
  /** A hidden sheet is not referred to. */
  const unlessEmpty = (sheet: 'businessCase' | 'calculation') =>
    plan.empty.has(sheet) && { note: says.nothingMeasured };
  return [
    figure('scenario', {
      formula: 'ScenarioInForce',
      result: text(scenarios[0]?.name ?? '', columns.scenario),
      format: '@',
    }),
    figure('npv', {
      label: says.npvOver(say.money.years(years)),
      unit: currency,
      formula: 'NetPresentValue',
      result: headline?.npv ?? 0,
      format: money,
      ...unlessEmpty('businessCase'),
    }),
    figure('p50', {
      unit: currency,
      result: headline?.p50 ?? notApplicable,
      format: money,
      note: range ? says.simulated(range.seed, day(blueprint.generatedAt)) : says.nothingToSimulate,
    }),
    figure('payback', {
      formula: `IF(AND(${value('caseSavings')}>0,${value('caseOneOff')}+${value('caseRun')}=0),"${noCost}",PaybackMonths)`,
      unit: paybackUnit(value('payback'), says.figures.payback.unit, payback),
      result: payback,
      format: paybackFormat(plan, '#,##0.0'),
    }),
    figure('scope', {
      result: say.case.scope(measured, all),
      format: '@',
    }),
    figure('caseSavings', {
      unit: yearly,
      formula: 'SUM(IniSavings)',
      result: headline?.annualSavings ?? 0,
      format: money,
    }),
    figure('caseOneOff', {
      unit: units.once(currency),
      formula: 'SUM(IniOneOff)',
      result: headline?.oneOffCost ?? 0,
      format: money,
    }),
    figure('caseAtRisk', {
      unit: units.once(currency),
      formula: `${value('caseOneOff')}*(1+CostRisk)`,
      result: (headline?.oneOffCost ?? 0) * (1 + assumptions.costRisk),
      format: money,
    }),
    figure('caseRun', {
      unit: yearly,
      formula: 'SUM(IniRun)',
      result: headline?.annualRunCost ?? 0,
      format: money,
    }),
    figure('freed', {
      formula: 'SUM(IniFreed)',
      result: work.reduce((sum, row) => sum + freedIn(row, freedBy), 0),
      format: `#,##0.0${unknown}`,
    }),
    figure('savings', {
      unit: yearly,
      formula: 'SUMIFS(CalcSavings,CalcCounts,1)',
      result: summary.totalSavings,
      format: money,
    }),
    figure('cost', {
      unit: yearly,
      formula: 'SUMIFS(CalcCost,CalcCounts,1)',
      result: summary.totalCurrentCost,
      format: money,
    }),
    figure('percentage', {
      formula: `IF(${value('cost')}>0,${value('savings')}/${value('cost')},0)`,
      result: summary.savingsPercentage / 100,
      format: formats.percent + unknown,
    }),
    figure('net', {
      unit: yearly,
      formula: 'SUMIFS(CalcNet,CalcCounts,1)',
      result: summary.totalNetAnnual,
      format: money,
      ...unlessEmpty('calculation'),
    }),
    figure('benchmark', {
      unit: yearly,
      formula: `SUMIFS(OppCounted,OppBasis,"${codes.basis.benchmark}",OppCounts,1)`,
      result: benchmark.reduce((sum, { countedSavings }) => sum + 1000 * countedSavings, 0),
      format: dashForNothing(money),
    }),
    figure('notCosted', {
      formula: `COUNTIFS(OppBasis,"${codes.basis.benchmark}",OppCounts,1)`,
      result: benchmark.length,
      format: '#,##0',
    }),
  ];
}
