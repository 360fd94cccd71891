import type { BlueprintLogo } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { fittedSize } from '../image-size.ts';
import { caseCell, onSummary } from './business-case-cells.ts';
import { passFormula, passOf, verdictOf } from './check.ts';
import { checksOf } from './checks.ts';
import { FIRST_ROW, RANKING, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, restyle, setPrintArea, styleCell, styleHeader } from './sheet-style.ts';
import { FIGURE_ROW } from './summary-figures.ts';
import { type CellContent, putCell } from './table.ts';

const GUIDE: [name: string, what: string][] = [
  [SHEET.assumptions, 'What holds for all processes and vendors, each with its default and its source.'],
  [SHEET.inputs, 'What was entered for each process.'],
  [SHEET.calculation, 'Cost, savings and payback of each process, step by step.'],
  [
    SHEET.summary,
    'The totals, the business case over the years in three cases, what moves it, and the largest savings.',
  ],
  [
    SHEET.opportunities,
    'What could be done in each process, with the reasons, the roadmap, and what each vendor covers.',
  ],
  [SHEET.vendors, 'How the vendors fit the opportunities, why, and who they are.'],
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
    'Business case',
    'Year 0 is the implementation cost; each year then has the savings, ramped up and less their risk, and the run cost with its risk, at the end of the year. NPV discounts the years and not year 0. ROI is NPV ÷ present value of the costs.',
  ],
  [
    'Vendor fit',
    'Four shares, each from 0 to 1, times their weights: coverage, AI coverage, depth and sector. The scale is absolute: one vendor more or less changes no other score.',
  ],
  [
    'Totals',
    'A process below another one that has inputs is left out: its money is in that one already. Estimates on Opportunities are a second view of the same savings and are added nowhere.',
  ],
  [
    'Sources',
    'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Load: BLS ECEC. Hours: SSA POMS. Multi-year figures: the definitions of Forrester’s TEI. Implementation costs and the 60% rate are assumptions of this tool: replace them with your own.',
  ],
];

export function writeReadMe(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint, text } = plan;
  const { title, sector, generatedAt, processes, assumptions, branding, sources } = blueprint;
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
  if (sources.length > 0) line('Opportunities by', text(sources.join(', '), 'Sources'));
  if (branding.companyName) line('Handed over by', text(branding.companyName, 'Company name'));
  line('Exported', `${generatedAt.slice(0, 16).replace('T', ' ')} UTC`);

  heading('At a glance');
  for (const [label, content, format] of glance(plan)) {
    line(label, content);
    restyle(sheet.getCell(`B${at - 1}`), { ...(format && { numFmt: format }), font: { bold: true } });
    restyle(sheet.getCell(`B${at - 1}`), { alignment: { vertical: 'top', horizontal: 'left', indent: 1 } });
  }

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

  if (branding.logo) placeLogo(workbook, sheet, branding.logo);
  sheet.views = [{ state: 'normal', showGridLines: false }];
  delete sheet.pageSetup.printTitlesRow;
  sheet.pageSetup.fitToHeight = 1;
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

  function line(label: string, words: CellContent): void {
    putCell(sheet, `A${at}`, label);
    putCell(sheet, `B${at}`, words);
    fitRow(sheet, at);
    at += 1;
  }
}

/** The results that a reader wants first, all by formula. */
function glance(plan: SheetPlan): [label: string, content: CellContent, format?: string][] {
  const { blueprint, cases, formats } = plan;
  const { summary, comparison } = blueprint;
  const best = comparison.fits[0];
  const verdict = verdictOf(checksOf(plan));
  const figure = (name: keyof typeof FIGURE_ROW) => onSummary(`$B$${FIGURE_ROW[name]}`);
  return [
    [
      'Checks',
      {
        formula: `${passFormula('ChecksVerdict')}&": "&ChecksVerdict`,
        result: `${passOf(verdict)}: ${verdict}`,
      },
    ],
    ['Projected savings a year', { formula: figure('savings'), result: summary.totalSavings }, formats.money],
    [
      'Payback, base case, months',
      { formula: onSummary(caseCell('paybackMonths')), result: cases.base.result.paybackMonths ?? 'N/A' },
      '#,##0.0',
    ],
    [
      'Net present value, base case',
      { formula: onSummary(caseCell('npv')), result: cases.base.result.npv },
      formats.money,
    ],
    ...(best
      ? ([
          [
            'Best vendor fit',
            {
              formula: `${SHEET.vendors}!$${RANKING.name}$${FIRST_ROW}&" ("&TEXT(${SHEET.vendors}!$${RANKING.score}$${FIRST_ROW},"0.00")&")"`,
              result: `${plan.text(best.vendorName, 'Vendor name')} (${best.overallScore.toFixed(2)})`,
            },
          ],
        ] as [string, CellContent][])
      : []),
  ];
}

/** Pixels. */
const LOGO = { height: 48, width: 180 };
const PIXELS_PER_CHARACTER = 7;
const EMU_PER_PIXEL = 9525;

/** At the right end of the title. */
function placeLogo(workbook: ExcelJS.Workbook, sheet: ExcelJS.Worksheet, { bytes, mime }: BlueprintLogo): void {
  const size = fittedSize(bytes, LOGO);
  if (!size) return;
  const { width, height } = size;
  const column = (sheet.getColumn('B').width ?? 1) * PIXELS_PER_CHARACTER;
  const image = workbook.addImage({
    // exceljs takes the bytes of any kind, but says Buffer of Node.
    buffer: bytes as unknown as ExcelJS.Buffer,
    extension: mime === 'image/png' ? 'png' : 'jpeg',
  });
  const place = {
    nativeCol: 1,
    nativeColOff: Math.round((column - width) * EMU_PER_PIXEL),
    nativeRow: 0,
    nativeRowOff: 0,
  };
  sheet.addImage(image, { tl: place as ExcelJS.Anchor, ext: { width, height } });
}
