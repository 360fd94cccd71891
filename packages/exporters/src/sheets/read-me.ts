import type { BlueprintLogo } from '@process-ai/domain/blueprint';
import { COVER_STATUS_LABELS } from '@process-ai/domain/blueprint-cover';
import type ExcelJS from 'exceljs';
import { contactLine } from '../cover-words.ts';
import { fittedSize } from '../image-size.ts';
import { passFormula, passOf, verdictOf } from './check.ts';
import { checksOf, flagVerdict } from './checks.ts';
import { FIRST_ROW, RANKING, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet, fitRow, restyle, setPrintArea, styleCell, styleHeader } from './sheet-style.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { FIGURE_ROW, summaryFigures } from './summary-figures.ts';
import { type CellContent, putCell } from './table.ts';

const GUIDE: [name: string, what: string][] = [
  [SHEET.summary, 'What the plan is worth, when it pays back and what that covers; the largest savings.'],
  [SHEET.assumptions, 'What holds for all processes and vendors, each with its default and its source.'],
  [SHEET.scenarios, 'Every scenario, a low and a high end, and the one switch that the whole file follows.'],
  [SHEET.inputs, 'What was entered for each process, by whom and from where.'],
  [SHEET.calculation, 'Cost, savings and payback of each process, step by step.'],
  [
    SHEET.opportunities,
    'What could be done in each process, with its decision and its initiative, what it saves, and what each vendor covers.',
  ],
  [SHEET.shares, 'What the opportunities of each process share: measured, or by benchmark.'],
  [SHEET.initiatives, 'The plan: who delivers what, when, at which cost, and what it saves.'],
  [SHEET.timeline, 'The case by month.'],
  [SHEET.businessCase, 'The case by year, what it comes to, and how sure that is.'],
  [SHEET.vendors, 'How the vendors fit the opportunities, why, and who they are.'],
  [
    SHEET.checks,
    'Sums that must agree, and warnings. Every sheet shows the verdict at its head, red where something is broken.',
  ],
];

const VENDOR_FIT = 'Vendor fit';

const METHOD: [term: string, how: string][] = [
  ['Work hours', 'Runs a year × minutes a run ÷ 60.'],
  ['Cost of an hour', 'Average salary × load on salaries ÷ working hours of a year.'],
  [
    'Current cost',
    'Workload basis: work hours × cost of an hour. Where runs or minutes are missing, capacity basis: FTE × salary × load. FTE, runs and minutes are never multiplied together.',
  ],
  ['Projected savings', 'Current cost × automation rate × realization.'],
  ['Net benefit', 'Projected savings less run cost.'],
  ['Payback', 'Implementation cost ÷ (net benefit ÷ 12). N/A where the net benefit is zero or less.'],
  [
    'Business case',
    'Each initiative spends its one-off cost evenly from its first to its last month; its savings, ramped up and less their risk, and its run cost begin in the month after. The months are summed to years, discounted at their ends; what lies before month 1 is year 0 and is not discounted. ROI is NPV ÷ present value of the costs.',
  ],
  [
    'Signs',
    'Benefits, savings and costs are positive everywhere; a net figure is benefits less costs, and red where it is below zero. All amounts are in units of the currency, not in thousands.',
  ],
  [
    'Measured and benchmark',
    'Measured rests on inputs that somebody entered. What is not yet costed has a benchmark from the size of the organization, in a class S, M or L. The two are never added up.',
  ],
  [
    'Opportunities',
    'Those of a process that are not rejected share its savings by their likely benefits. What a person entered stands, and the others share what it leaves. An initiative counts those that are accepted; without a plan the waves of the roadmap count all that are not rejected.',
  ],
  [
    'FTE',
    'Work today is the hours of work ÷ the working hours of a year, or the team where the hours are not known. An opportunity frees its measured savings ÷ the cost of one FTE of that work.',
  ],
  [
    VENDOR_FIT,
    'Four shares, each from 0 to 1, times their weights: coverage, AI coverage, depth and sector. The scale is absolute: one vendor more or less changes no other score.',
  ],
  [
    'Totals',
    'A process below another one that has inputs is left out: its money is in that one already. Which headings carry money, the share of a process in what one above it costs, and the benchmark costs are as exported.',
  ],
  [
    'Sources',
    'Workload basis: UiPath Automation Hub and ServiceNow LEAP documentation. Load: BLS ECEC. Hours: SSA POMS. Multi-year figures: the definitions of Forrester’s TEI. Implementation costs and the 60% rate are assumptions of this tool: replace them with your own.',
  ],
];

export function writeReadMe(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { blueprint, text } = plan;
  const { title, sector, cover, generatedAt, processes, assumptions, branding, sources } = blueprint;
  const showsVendors = blueprint.sections.includes('vendors');
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
  line(
    'Status',
    cover.status === 'draft'
      ? `${SHEET_WORDS.say.cover.draftMark}: not ready to be handed over.`
      : COVER_STATUS_LABELS[cover.status],
  );
  if (cover.version) line('Version', text(cover.version, 'Version'));
  line('Date', SHEET_WORDS.day(cover.date));
  if (cover.confidentiality) line('Confidentiality', text(cover.confidentiality, 'Confidentiality'));
  line('Sector', text(sector.name, 'Sector name'));
  if (sector.description) line('Description', text(sector.description, 'Sector description'));
  line('Reference model', text(sector.referenceModel, 'Reference model'));
  line('Processes', `${processes.length}, of which ${processes.filter(({ roi }) => roi).length} with ROI inputs`);
  line('Currency', text(assumptions.currency, 'Currency'));
  if (sources.length > 0) line('Opportunities by', text(sources.join(', '), 'Sources'));
  if (branding.companyName) line('Handed over by', text(branding.companyName, 'Company name'));
  const contact = contactLine(cover);
  if (contact) line('Contact', text(contact, 'Contact'));
  line('Exported', `${generatedAt.slice(0, 16).replace('T', ' ')} UTC`);

  heading('At a glance');
  for (const [label, content, format] of glance(plan)) {
    line(label, content);
    restyle(sheet.getCell(`B${at - 1}`), { ...(format && { numFmt: format }), font: { bold: true } });
    restyle(sheet.getCell(`B${at - 1}`), { alignment: { vertical: 'top', horizontal: 'left', indent: 1 } });
    if (label === 'Checks') flagVerdict(sheet, `B${at - 1}`);
  }

  heading('Sheets');
  for (const [name, what] of GUIDE) {
    if (name === SHEET.vendors && !showsVendors) continue;
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
  for (const [term, how] of METHOD) if (showsVendors || term !== VENDOR_FIT) line(term, how);

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
  const { blueprint, formats } = plan;
  const { comparison } = blueprint;
  const headline = blueprint.case?.headline;
  const best = comparison.fits[0];
  const verdict = verdictOf(checksOf(plan));
  return [
    [
      'Checks',
      {
        formula: `${passFormula('ChecksVerdict')}&": "&ChecksVerdict`,
        result: `${passOf(verdict)}: ${verdict}`,
      },
    ],
    ['Net present value', { formula: 'NetPresentValue', result: headline?.npv ?? 0 }, formats.money],
    ['Payback', { formula: 'PaybackMonths', result: headline?.paybackMonths ?? 'N/A' }, '#,##0.0" months"'],
    [
      'Scope',
      {
        formula: `${SHEET.summary}!$B$${FIGURE_ROW.scope}`,
        result: String(summaryFigures(plan).find(({ row }) => row === FIGURE_ROW.scope)?.result ?? ''),
      },
    ],
    ...(best
      ? ([
          [
            'Vendor with the most points',
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
