import { CALCULATION as C, FIRST_ROW, range, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';

/** Row of each figure, for the formulas that refer to it. */
export const FIGURE_ROW = {
  savings: FIRST_ROW,
  savingsInMillions: FIRST_ROW + 1,
  cost: FIRST_ROW + 2,
  percentage: FIRST_ROW + 3,
  averagePayback: FIRST_ROW + 4,
  portfolioPayback: FIRST_ROW + 5,
  implementation: FIRST_ROW + 6,
  net: FIRST_ROW + 7,
  efficiency: FIRST_ROW + 8,
  processes: FIRST_ROW + 9,
} as const;

export interface Figure {
  row: number;
  label: string;
  formula: string;
  result: number | string;
  format: string;
  note: string;
}

export function summaryFigures({ blueprint, costed, formats }: SheetPlan): Figure[] {
  const { summary } = blueprint;
  const column = (letter: string) => range(SHEET.calculation, letter, costed.length);
  const counts = column(C.counts);
  const total = (letter: string) => `SUMIFS(${column(letter)},${counts},1)`;
  const value = (name: keyof typeof FIGURE_ROW) => `B${FIGURE_ROW[name]}`;
  const paying = `COUNTIFS(${counts},1,${column(C.net)},">0")`;
  return [
    {
      row: FIGURE_ROW.savings,
      label: 'Projected savings a year',
      formula: total(C.savings),
      result: summary.totalSavings,
      format: formats.money,
      note: 'Sum over the processes that count (each saving once).',
    },
    {
      row: FIGURE_ROW.savingsInMillions,
      label: 'Total ROI a year, in millions',
      formula: `${value('savings')}/1000000`,
      result: summary.totalSavings / 1e6,
      format: formats.moneyExact,
      note: 'The same, as the ROI page shows it.',
    },
    {
      row: FIGURE_ROW.cost,
      label: 'Current cost a year',
      formula: total(C.cost),
      result: summary.totalCurrentCost,
      format: formats.money,
      note: 'Sum over the processes that count.',
    },
    {
      row: FIGURE_ROW.percentage,
      label: 'Savings in percent of the current cost',
      formula: `IF(${value('cost')}>0,${value('savings')}/${value('cost')},0)`,
      result: summary.savingsPercentage / 100,
      format: '0.0%',
      note: 'Projected savings divided by current cost.',
    },
    {
      row: FIGURE_ROW.averagePayback,
      label: 'Average payback, months',
      formula: `IF(${paying}=0,"N/A",${total(C.payback)}/${paying})`,
      result: summary.averagePaybackMonths ?? 'N/A',
      format: '#,##0.0',
      note: 'Plain mean over the processes that pay back; one slow process moves it far.',
    },
    {
      row: FIGURE_ROW.portfolioPayback,
      label: 'Portfolio payback, months',
      formula: `IF(${value('net')}>0,12*${value('implementation')}/${value('net')},"N/A")`,
      result: summary.portfolioPaybackMonths ?? 'N/A',
      format: '#,##0.0',
      note: 'All implementation cost against all net benefit: when the whole programme pays back.',
    },
    {
      row: FIGURE_ROW.implementation,
      label: 'Implementation cost, once',
      formula: total(C.implementation),
      result: summary.totalImplementationCost,
      format: formats.money,
      note: 'As entered; assumed by type of opportunity where nothing was entered.',
    },
    {
      row: FIGURE_ROW.net,
      label: 'Net benefit a year',
      formula: total(C.net),
      result: summary.totalNetAnnual,
      format: formats.money,
      note: 'Projected savings less run cost.',
    },
    {
      row: FIGURE_ROW.efficiency,
      label: 'Efficiency gain',
      formula: `IF(${value('processes')}=0,DefaultAutomationRate,IF(${value('cost')}>0,SUMPRODUCT(${column(C.cost)},${column(C.rate)},${counts})/${value('cost')},${total(C.rate)}/${value('processes')}))`,
      result: summary.efficiencyGain / 100,
      format: '0.0%',
      note: 'Mean automation rate, weighted by current cost.',
    },
    {
      row: FIGURE_ROW.processes,
      label: 'Processes in these totals',
      formula: `SUM(${counts})`,
      result: summary.processCount,
      format: '#,##0',
      note: 'A process below another one with inputs is left out: its money is in that one already.',
    },
  ];
}
