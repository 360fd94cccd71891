import { FIRST_ROW } from './layout.ts';
import { countedOf, type SheetPlan } from './plan.ts';
import { freedIn } from './work-rows.ts';

const FIGURES = [
  'scenario',
  'npv',
  'p50',
  'payback',
  'scope',
  'caseSavings',
  'caseOneOff',
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
  unit: string;
  /** Absent where the product has simulated the figure, or counted beyond this file. */
  formula?: string;
  result: number | string;
  format: string;
  note: string;
}

/** What a reader wants first: one net present value and one payback, with what they cover. */
export function summaryFigures(plan: SheetPlan): Figure[] {
  const { blueprint, formats, scenarios, text, work, freedBy } = plan;
  const { summary, assumptions, processes, processValues } = blueprint;
  const headline = blueprint.case?.headline;
  const range = blueprint.case?.range;
  const { currency, years } = assumptions;
  const value = (name: FigureName) => `B${FIGURE_ROW[name]}`;
  const money = formats.money;
  const yearly = `${currency} a year`;
  const measured = headline?.measuredProcesses ?? summary.processCount;
  const all = headline?.processes ?? Math.max(processValues.length, processes.length);
  const benchmark = countedOf(plan).filter(({ savingsBasis }) => savingsBasis === 'benchmark');
  const figure = (name: FigureName, rest: Omit<Figure, 'row'>): Figure => ({ row: FIGURE_ROW[name], ...rest });
  return [
    figure('scenario', {
      label: 'Scenario in force',
      unit: '',
      formula: 'ScenarioInForce',
      result: text(scenarios[0]?.name ?? '', 'Scenario'),
      format: '@',
      note: 'The switch stands on Scenarios.',
    }),
    figure('npv', {
      label: `Net present value over ${years} ${years === 1 ? 'year' : 'years'}`,
      unit: currency,
      formula: 'NetPresentValue',
      result: headline?.npv ?? 0,
      format: money,
      note: 'What the plan is worth today, from Business case. Measured processes only, unless the scenario says otherwise.',
    }),
    figure('p50', {
      label: 'P50 of the simulation, as exported',
      unit: currency,
      result: headline?.p50 ?? 'N/A',
      format: money,
      note: range
        ? `A value: simulated with seed ${range.seed} on ${blueprint.generatedAt.slice(0, 10)} in the first scenario. As likely undercut as exceeded.`
        : 'Without measured processes there is nothing to simulate.',
    }),
    figure('payback', {
      label: 'Payback',
      unit: 'months',
      formula: 'PaybackMonths',
      result: headline?.paybackMonths ?? 'N/A',
      format: '#,##0.0',
      note: 'From the beginning of month 1 until the plan has paid for itself for good.',
    }),
    figure('scope', {
      label: 'Scope',
      unit: '',
      result: `${measured.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} processes measured`,
      format: '@',
      note: 'What is not measured is not in these figures; it stands below as not yet costed.',
    }),
    figure('caseSavings', {
      label: 'Savings of the plan in a full year',
      unit: yearly,
      formula: 'SUM(IniSavings)',
      result: headline?.annualSavings ?? 0,
      format: money,
      note: 'Of the initiatives in the case, before ramp and risks.',
    }),
    figure('caseOneOff', {
      label: 'One-off cost of the plan',
      unit: `${currency}, once`,
      formula: 'SUM(IniOneOff)',
      result: headline?.oneOffCost ?? 0,
      format: money,
      note: 'The ask, before the risk added to costs.',
    }),
    figure('caseRun', {
      label: 'Run cost of the plan',
      unit: yearly,
      formula: 'SUM(IniRun)',
      result: headline?.annualRunCost ?? 0,
      format: money,
      note: 'Once all of it is delivered, before the risk added to costs.',
    }),
    figure('freed', {
      label: 'Work that the plan frees',
      unit: 'FTE',
      formula: 'SUM(IniFreed)',
      result: work.reduce((sum, row) => sum + freedIn(row, freedBy), 0),
      format: '#,##0.0',
      note: 'Of the measured work of its processes, once all of it is delivered. What is done with it is for people to decide.',
    }),
    figure('savings', {
      label: 'Measured savings of all processes',
      unit: yearly,
      formula: 'SUMIFS(CalcSavings,CalcCounts,1)',
      result: summary.totalSavings,
      format: money,
      note: 'Of the processes with inputs, as the ROI page shows it: planned and decided or not; each saving once.',
    }),
    figure('cost', {
      label: 'Their cost today',
      unit: yearly,
      formula: 'SUMIFS(CalcCost,CalcCounts,1)',
      result: summary.totalCurrentCost,
      format: money,
      note: 'Of the processes with inputs.',
    }),
    figure('percentage', {
      label: 'Savings as a share of that cost',
      unit: 'share',
      formula: `IF(${value('cost')}>0,${value('savings')}/${value('cost')},0)`,
      result: summary.savingsPercentage / 100,
      format: '0.0%',
      note: 'Measured savings divided by cost.',
    }),
    figure('net', {
      label: 'Savings less run cost of the processes',
      unit: yearly,
      formula: 'SUMIFS(CalcNet,CalcCounts,1)',
      result: summary.totalNetAnnual,
      format: money,
      note: 'As on Calculation.',
    }),
    figure('benchmark', {
      label: 'Not yet costed, by benchmark',
      unit: yearly,
      formula: 'SUMIFS(OppCounted,OppBasis,"Benchmark",OppCounts,1)',
      result: benchmark.reduce((sum, { countedSavings }) => sum + 1000 * countedSavings, 0),
      format: money,
      note: 'From the size of the organization, not from inputs. Never added to what is measured.',
    }),
    figure('notCosted', {
      label: 'Opportunities not yet costed',
      unit: 'opportunities',
      formula: 'COUNTIFS(OppBasis,"Benchmark",OppCounts,1)',
      result: benchmark.length,
      format: '#,##0',
      note: 'Their size classes stand on Opportunities.',
    }),
  ];
}
