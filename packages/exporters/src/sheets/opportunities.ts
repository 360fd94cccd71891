import type { OpportunityStatus } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import type ExcelJS from 'exceljs';
import { basisWords, evidenceWords } from '../basis-words.ts';
import { originOf } from '../origin-words.ts';
import { FIRST_ROW, HEADER_ROW, lastRow, OPPORTUNITY as O, SHEET } from './layout.ts';
import { matchColumns } from './match-columns.ts';
import { opportunityMoney } from './opportunity-money.ts';
import type { ListedOpportunity, SheetPlan } from './plan.ts';
import { wayOf } from './share-rows.ts';
import { addSheet, freezeColumns, restyle, setPrintArea, styleHeader } from './sheet-style.ts';
import { SHEET_WORDS } from './sheet-words.ts';
import { type ListColumn, writeList } from './table.ts';
import { AMOUNT, allow, SHARE } from './validation.ts';

export const DECISION = {
  proposed: 'Proposed',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const satisfies Record<OpportunityStatus, string>;

type Columns = ListColumn<ListedOpportunity>[];

/** What could be done, and on the right, beyond the printed page, its money step by step and how each vendor matches it. */
export function writeOpportunities(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.opportunities,
    'Opportunities',
    'What could be done in each process; what is rejected shows what it would save, and counts nothing. Change a decision: what it saves moves to the others of its process, and initiatives, case and Summary follow. Measured and benchmark are never added up.',
  );
  const matches = matchColumns(plan);
  const columns = [...identity(plan), ...content(plan), ...opportunityMoney(plan), ...matches];
  writeList(sheet, plan, columns, plan.listed);
  const last = lastRow(plan.listed.length);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${last}`;
  allow(sheet, rows(O.decision), { list: Object.values(DECISION) });
  allow(sheet, rows(O.initiative), { whole: [1, Math.max(1, plan.work.length)], optional: true });
  allow(sheet, rows(O.entered), { ...AMOUNT, optional: true });
  allow(sheet, rows(O.likely), SHARE);
  const [first, end] = [matches[0]?.letter, matches.at(-1)?.letter];
  if (first && end) allow(sheet, `${first}${FIRST_ROW}:${end}${last}`, SHARE);
  freezeColumns(sheet, 6);
  writeTitle(sheet, O.open, 'What it saves, step by step. All by formula.');
  if (matches.length > 0) writeMatchTitles(sheet, matches);
  // Where a figure comes from, and why, is for the screen: on paper it would make the rest too small to read.
  setPrintArea(sheet, O.wave, last);
}

function writeTitle(sheet: ExcelJS.Worksheet, letter: string, title: string): void {
  const cell = sheet.getCell(`${letter}${HEADER_ROW - 1}`);
  cell.value = title;
  restyle(cell, { font: { name: 'Calibri', size: 10, bold: true } });
}

function writeMatchTitles(sheet: ExcelJS.Worksheet, matches: Columns): void {
  const half = matches.length / 2;
  const titles = [
    'Match of each vendor: 1 whole, 0.5 in part, 0 none. Change one, and the ranking follows.',
    'The same by AI capabilities alone.',
  ];
  for (const [index, title] of titles.entries()) writeTitle(sheet, matches[index * half]?.letter ?? '', title);
  for (const { letter } of matches) styleHeader(sheet.getCell(`${letter}${HEADER_ROW}`));
}

const identity = ({ numbers, text }: SheetPlan): Columns => [
  { letter: O.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
  {
    letter: O.process,
    header: 'Process No.',
    width: 9,
    format: '0',
    cell: ({ process }) => numbers.get(process.id) ?? 0,
  },
  { letter: O.code, header: 'Code', width: 10, cell: ({ process }) => text(process.code, 'Code') },
  { letter: O.name, header: 'Process', width: 24, cell: ({ process }) => text(process.name, 'Process name') },
  { letter: O.type, header: 'Type', width: 12, cell: ({ opportunity }) => OPPORTUNITY_TYPE_LABELS[opportunity.type] },
  {
    letter: O.title,
    header: 'Opportunity',
    width: 32,
    cell: ({ opportunity }) => text(opportunity.title, 'Opportunity'),
  },
];

const SIZE_FORMULA = (at: number) =>
  `IF(OR(${O.basis}${at}<>"Benchmark",N(${O.amount}${at})=0),"",IF(${O.amount}${at}<SizeFromM*Payroll,"S",IF(${O.amount}${at}<SizeFromL*Payroll,"M","L")))`;

function content(plan: SheetPlan): Columns {
  const { formats, text, blueprint, carriedBy } = plan;
  const waves = wavesOf(blueprint);
  return [
    {
      letter: O.description,
      header: 'Description',
      width: 64,
      cell: ({ opportunity }) => text(opportunity.description, `Description of “${opportunity.title}”`),
    },
    {
      letter: O.amount,
      header: `Savings, ${blueprint.assumptions.currency} a year`,
      width: 14,
      format: formats.money,
      cell: ({ opportunity: { estimatedSavings } }, at) => ({
        formula: `IF(${O.way}${at}="Entered",${O.entered}${at},IF(${O.basis}${at}="","",MAX(0,${O.toShare}${at}-${O.enteredTogether}${at})*${O.weight}${at}/${O.weights}${at}))`,
        result: estimatedSavings === null ? '' : 1000 * estimatedSavings,
      }),
    },
    {
      letter: O.basis,
      header: 'Basis',
      width: 12,
      cell: ({ opportunity: { savingsBasis } }, at) => ({
        formula: `IF(OR(${O.way}${at}="Other unit",INDEX(ShareCarries,${O.row}${at})=0),"",INDEX(ShareBasis,${O.row}${at}))`,
        result: savingsBasis === null ? '' : savingsBasis === 'measured' ? 'Measured' : 'Benchmark',
      }),
    },
    {
      letter: O.size,
      header: 'Size, not yet costed',
      width: 9,
      cell: ({ opportunity: { sizeClass } }, at) => ({ formula: SIZE_FORMULA(at), result: sizeClass ?? '' }),
    },
    { letter: O.effort, header: 'Effort, 1–5', width: 10, format: '0', cell: ({ opportunity }) => opportunity.effort },
    {
      letter: O.decision,
      header: 'Decision',
      width: 12,
      kind: 'input',
      cell: ({ opportunity }) => DECISION[opportunity.status],
    },
    {
      letter: O.initiative,
      header: 'Initiative No.',
      width: 10,
      kind: 'input',
      format: '0',
      cell: ({ opportunity }) => carriedBy.get(opportunity.id) ?? null,
    },
    { letter: O.wave, header: 'Roadmap', width: 14, cell: ({ opportunity }) => waves.get(opportunity.id) ?? '–' },
    {
      letter: O.entered,
      header: `Entered by a person, ${blueprint.assumptions.currency} a year`,
      width: 14,
      kind: 'input',
      format: formats.money,
      cell: ({ opportunity: { enteredSavings } }) => (enteredSavings === null ? null : 1000 * enteredSavings),
    },
    { letter: O.moves, header: 'Moves', width: 14, cell: ({ opportunity }) => opportunity.benefit.moves },
    {
      letter: O.likely,
      header: 'Likely benefit, share of it',
      width: 11,
      kind: 'input',
      format: '0.0%',
      cell: ({ opportunity }) => opportunity.benefit.likely,
    },
    {
      letter: O.rationale,
      header: 'Why',
      width: 64,
      cell: ({ opportunity: { rationale, title }, process }) => {
        const evidence = evidenceWords(blueprint, process.id, rationale, SHEET_WORDS);
        return text(evidence ? `${rationale} Evidence: ${evidence}.`.trim() : rationale, `Rationale of “${title}”`);
      },
    },
    {
      letter: O.source,
      header: 'Source and basis',
      width: 28,
      cell: ({ opportunity }) =>
        text(
          [
            originOf(opportunity.source, SHEET_WORDS),
            ...(opportunity.edited ? ['edited'] : []),
            basisWords(opportunity),
            ...(wayOf(opportunity) === 'Entered' ? ['savings entered by a person'] : []),
          ]
            .filter(Boolean)
            .join(', '),
          'Source and basis',
        ),
    },
  ];
}

/** The roadmap's wave of each opportunity that is in one, by its id. */
function wavesOf({ roadmap }: Blueprint): Map<string, string> {
  const waves = [...roadmap.waves, { name: 'Later', items: roadmap.later }];
  return new Map(waves.flatMap(({ name, items }) => items.map((item) => [item.opportunityId, name] as const)));
}
