import type { Check } from './check.ts';
import { CALCULATION as C, FIRST_ROW, INPUT, range, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { FIGURE_ROW } from './summary-figures.ts';

/** On the figures of the processes and their totals. */
export const figureChecks = (plan: SheetPlan): Check[] => [...soundness(plan), ...judgement(plan)];

const calculated = ({ costed }: SheetPlan, letter: string) => range(SHEET.calculation, letter, costed.length);
const summary = (name: keyof typeof FIGURE_ROW) => `${SHEET.summary}!$B$${FIGURE_ROW[name]}`;

/** What can only be zero unless the workbook is broken, or holds impossible inputs. */
function soundness(plan: SheetPlan): Check[] {
  const { costed, formats } = plan;
  const column = (letter: string) => calculated(plan, letter);
  const error = { severity: 'Error' as const, result: 0 };
  const count = (first: string, last: string, condition: string) =>
    `COUNTIF(${SHEET.inputs}!$${first}$${FIRST_ROW}:$${last}$${FIRST_ROW + Math.max(costed.length, 1) - 1},"${condition}")`;
  return [
    {
      ...error,
      label: 'Summary and Calculation agree on the savings',
      formula: `${summary('savings')}-SUM(${column(C.countedSavings)})`,
      format: formats.moneyExact,
      note: 'The same total by two ways.',
    },
    {
      ...error,
      label: 'Net benefit is savings less run cost',
      formula: `${summary('net')}-(${summary('savings')}-SUMIFS(${column(C.runCost)},${column(C.counts)},1))`,
      format: formats.moneyExact,
      note: 'The same total by two ways.',
    },
    {
      ...error,
      label: 'Rows on Inputs without a row on Calculation',
      formula: `COUNT(${SHEET.inputs}!$${INPUT.number}:$${INPUT.number})-COUNT(${SHEET.calculation}!$${C.number}:$${C.number})`,
      format: '0',
      note: 'Add a process by copying the last row on both sheets, and widen the ranges on Summary.',
    },
    {
      ...error,
      label: 'Negative inputs',
      formula: count(INPUT.fte, INPUT.realisation, '<0'),
      format: '0',
      note: 'Counts, amounts, times and rates cannot be negative.',
    },
    {
      ...error,
      label: 'Rates above 100%',
      formula: count(INPUT.rate, INPUT.realisation, '>1'),
      format: '0',
      note: 'Automation rate and realisation are shares: 60% is 0.6.',
    },
  ];
}

/** What is possible, and worth a look. */
function judgement(plan: SheetPlan): Check[] {
  const results = plan.costed.map(({ roi, opportunities }) => ({
    ...roi.result,
    estimated: 1000 * opportunities.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0),
  }));
  const column = (letter: string) => calculated(plan, letter);
  const count = (holds: (result: (typeof results)[number]) => boolean) => results.filter(holds).length;
  return [
    {
      label: 'Processes whose work exceeds the team’s hours',
      formula: `COUNTIF(${column(C.utilisation)},">1")`,
      result: count(({ utilisation }) => utilisation !== null && utilisation > 1),
      severity: 'Warning',
      format: '0',
      note: 'Runs × minutes need more hours than the FTE have: one of the three is off.',
    },
    {
      label: 'Processes whose opportunities promise more than they cost',
      formula: `SUMPRODUCT((${column(C.cost)}>0)*(${column(C.estimated)}>${column(C.cost)}))`,
      result: count(({ currentAnnualCost, estimated }) => currentAnnualCost > 0 && estimated > currentAnnualCost),
      severity: 'Warning',
      format: '0',
      note: 'No more can be saved than is spent. The totals use the projected savings, not these estimates.',
    },
    {
      label: 'Processes that never pay back',
      formula: `COUNTIFS(${column(C.cost)},">0",${column(C.net)},"<=0")`,
      result: count(({ currentAnnualCost, netAnnual }) => currentAnnualCost > 0 && netAnnual <= 0),
      severity: 'Warning',
      format: '0',
      note: 'The run cost eats the savings.',
    },
    {
      label: 'Processes counted in a process above them',
      formula: `COUNTIF(${column(C.counts)},0)`,
      result: count(({ countedInAncestor }) => countedInAncestor),
      severity: 'Note',
      format: '0',
      note: 'Left out of the totals, so that no saving is counted twice. Clear “Counted in” on Inputs to count one itself.',
    },
    {
      label: 'Processes priced by team instead of by work',
      formula: `COUNTIF(${column(C.basis)},"capacity")`,
      result: count(({ basis }) => basis === 'capacity'),
      severity: 'Note',
      format: '0',
      note: 'Frequency or runtime is missing, so the cost is that of the whole team.',
    },
  ];
}
