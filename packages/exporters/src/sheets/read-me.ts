import type ExcelJS from 'exceljs';
import { FIRST_ROW, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, restyle, setPrintArea, styleCell, styleHeader } from './sheet-style.ts';
import { putCell } from './table.ts';

const GUIDE: [name: string, what: string][] = [
  [SHEET.summary, 'The totals, the largest savings, and the opportunities by type.'],
  [SHEET.assumptions, 'What holds for all processes: hours, load on salaries, default rates and implementation costs.'],
  [SHEET.inputs, 'What was entered for each process.'],
  [SHEET.calculation, 'Cost, savings and payback of each process, step by step.'],
  [SHEET.opportunities, 'What could be done in each process, with the reasons.'],
  [SHEET.vendors, 'The vendors selected for this blueprint.'],
  [SHEET.checks, 'Sums that must agree, and warnings.'],
];

const METHOD: [term: string, how: string][] = [
  ['Work hours', 'Runs a year × minutes a run ÷ 60.'],
  ['Cost of an hour', 'Average salary × load on salaries ÷ working hours of a year.'],
  [
    'Current cost',
    'Workload basis: work hours × cost of an hour. Where runs or minutes are missing, capacity basis: FTE × salary × load. FTE, runs and minutes are never multiplied together.',
  ],
  ['Projected savings', 'Current cost × automation rate × realisation.'],
  ['Net benefit', 'Projected savings less run cost.'],
  ['Payback', 'Implementation cost ÷ (net benefit ÷ 12). N/A where the net benefit is zero or less.'],
  [
    'Totals',
    'A process below another one that has inputs is left out: its money is in that one already. Estimates on Opportunities are a second view of the same savings and are added nowhere.',
  ],
  [
    'Sources',
    'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Load: BLS ECEC. Hours: SSA POMS. Implementation costs and the 60 % rate are assumptions of this tool: replace them with your own.',
  ],
];

export function writeReadMe(workbook: ExcelJS.Workbook, { blueprint, text }: SheetPlan): void {
  const { title, sector, generatedAt, processes, assumptions } = blueprint;
  const sheet = addSheet(
    workbook,
    SHEET.readMe,
    text(title, 'Title'),
    'Business value of automation, AI and agents, by process.',
  );
  sheet.getColumn('A').width = 26;
  sheet.getColumn('B').width = 110;
  let at = FIRST_ROW - 1;

  heading('This workbook');
  line('Sector', text(sector.name, 'Sector name'));
  if (sector.description) line('Description', text(sector.description, 'Sector description'));
  line('Reference model', text(sector.referenceModel, 'Reference model'));
  line('Processes', `${processes.length}, of which ${processes.filter(({ roi }) => roi).length} with ROI inputs`);
  line('Currency', text(assumptions.currency, 'Currency'));
  line('Exported', `${generatedAt.slice(0, 16).replace('T', ' ')} UTC`);

  heading('Sheets');
  for (const [name, what] of GUIDE) {
    line(name, what);
    const cell = sheet.getCell(`A${at - 1}`);
    cell.value = { text: name, hyperlink: `#'${name}'!A1` };
    restyle(cell, { font: { color: { argb: 'FF1D4ED8' }, underline: true } });
  }

  heading('How to read the cells');
  line('Blue on yellow', 'An input or assumption. Change it, and everything that follows from it changes.');
  styleCell(sheet.getCell(`A${at - 1}`), 'input');
  line('Black', 'A formula or a text. Every figure can be followed back to its inputs.');

  heading('How the figures are computed');
  for (const [term, how] of METHOD) line(term, how);

  sheet.views = [{ state: 'normal', showGridLines: false }];
  sheet.pageSetup.printTitlesRow = '1:1';
  setPrintArea(sheet, 'B');

  function heading(words: string): void {
    if (at > FIRST_ROW) at += 1;
    const [left, right] = [sheet.getCell(`A${at}`), sheet.getCell(`B${at}`)];
    left.value = words;
    styleHeader(left);
    styleHeader(right);
    restyle(left, { alignment: { vertical: 'middle', horizontal: 'left', indent: 1 } });
    at += 1;
  }

  function line(label: string, words: string): void {
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, words);
    fitRow(sheet, at);
    at += 1;
  }
}
