import { storyWords } from '@process-ai/domain/story-words/story-words';
import type ExcelJS from 'exceljs';
import { basisWords, evidenceWords, whyWords } from '../basis-words.ts';
import { originOf } from '../origin-words.ts';
import { FIRST_ROW, HEADER_ROW, lastRow, OPPORTUNITY as O } from './layout.ts';
import { matchColumns } from './match-columns.ts';
import { opportunityMoney } from './opportunity-money.ts';
import { dashForNothing, type ListedOpportunity, type SheetPlan } from './plan.ts';
import { printTail, setPrintArea } from './printed-pages.ts';
import { wayOf } from './share-rows.ts';
import { addSheet, freezeColumns, restyle, styleHeader } from './sheet-style.ts';
import { type ListColumn, widthOf, writeList } from './table.ts';
import { AMOUNT, allow, SHARE } from './validation.ts';

type Columns = ListColumn<ListedOpportunity>[];

/** What could be done, and on the right, beyond the printed page, its money step by step and how each vendor matches it. */
export function writeOpportunities(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const { words, sheets } = plan;
  const { decisions } = words.say.workbook.codes;
  const says = words.say.workbookLists.opportunities;
  const sheet = addSheet(workbook, sheets.opportunities, sheets.opportunities, says.subtitle);
  const matches = matchColumns(plan);
  const columns = [...identity(plan), ...content(plan), ...opportunityMoney(plan), ...matches];
  const heights = writeList(sheet, plan, columns, plan.listed);
  const last = lastRow(plan.listed.length);
  const rows = (letter: string) => `${letter}${FIRST_ROW}:${letter}${last}`;
  allow(sheet, rows(O.decision), { list: Object.values(decisions) }, words);
  allow(sheet, rows(O.initiative), { whole: [1, Math.max(1, plan.work.length)], optional: true }, words);
  allow(sheet, rows(O.entered), { ...AMOUNT, optional: true }, words);
  allow(sheet, rows(O.likely), SHARE, words);
  const [first, end] = [matches[0]?.letter, matches.at(-1)?.letter];
  if (first && end) allow(sheet, `${first}${FIRST_ROW}:${end}${last}`, SHARE, words);
  freezeColumns(sheet, 6);
  writeTitle(sheet, O.open, says.steps);
  if (matches.length > 0) writeMatchTitles(sheet, matches, [says.matches, says.aiMatches]);
  // Where a figure comes from, and why, is for the screen: on paper it would make the rest too small to read.
  setPrintArea(sheet, O.wave, last);
  printTail(sheet, heights);
}

function writeTitle(sheet: ExcelJS.Worksheet, letter: string, title: string): void {
  const cell = sheet.getCell(`${letter}${HEADER_ROW - 1}`);
  cell.value = title;
  restyle(cell, { font: { name: 'Calibri', size: 10, bold: true } });
}

function writeMatchTitles(sheet: ExcelJS.Worksheet, matches: Columns, titles: readonly string[]): void {
  const half = matches.length / 2;
  for (const [index, title] of titles.entries()) writeTitle(sheet, matches[index * half]?.letter ?? '', title);
  for (const { letter } of matches) styleHeader(sheet.getCell(`${letter}${HEADER_ROW}`));
}

function identity({ numbers, text, words: { say } }: SheetPlan): Columns {
  const { columns } = say.workbook;
  const says = say.workbookLists.opportunities;
  return [
    { letter: O.number, header: columns.number, width: 6, format: '0', cell: ({ number }) => number },
    {
      letter: O.process,
      header: says.processNumber,
      width: 9,
      format: '0',
      cell: ({ process }) => numbers.get(process.id) ?? 0,
    },
    { letter: O.code, header: columns.code, width: 10, cell: ({ process }) => text(process.code, columns.code) },
    {
      letter: O.name,
      header: columns.process,
      width: 24,
      cell: ({ process }) => text(process.name, columns.processName),
    },
    {
      letter: O.type,
      header: says.type,
      width: widthOf(12, Object.values(say.money.types)),
      cell: ({ opportunity }) => say.money.types[opportunity.type],
    },
    {
      letter: O.title,
      header: columns.opportunity,
      width: 32,
      cell: ({ opportunity }) => text(opportunity.title, columns.opportunity),
    },
  ];
}

const sizeFormula = (at: number, benchmark: string) =>
  `IF(OR(${O.basis}${at}<>"${benchmark}",N(${O.amount}${at})=0),"",IF(${O.amount}${at}<SizeFromM*Payroll,"S",IF(${O.amount}${at}<SizeFromL*Payroll,"M","L")))`;

function content(plan: SheetPlan): Columns {
  const { formats, text, blueprint, carriedBy, words } = plan;
  const { say } = words;
  const { codes, columns } = say.workbook;
  const says = say.workbookLists.opportunities;
  const { currency } = blueprint.assumptions;
  const waves = wavesOf(plan);
  return [
    {
      letter: O.description,
      header: says.description,
      width: 64,
      cell: ({ opportunity }) => text(opportunity.description, says.descriptionOf(opportunity.title)),
    },
    {
      letter: O.amount,
      header: says.savings(currency),
      width: 14,
      // What has no cost to save of is not known to save nothing.
      format: dashForNothing(formats.money),
      cell: ({ opportunity: { estimatedSavings } }, at) => ({
        formula: `IF(${O.way}${at}="${codes.ways.entered}",${O.entered}${at},IF(${O.basis}${at}="","",MAX(0,${O.toShare}${at}-${O.enteredTogether}${at})*${O.weight}${at}/${O.weights}${at}))`,
        result: estimatedSavings === null ? '' : 1000 * estimatedSavings,
      }),
    },
    {
      letter: O.basis,
      header: columns.basis,
      width: widthOf(12, Object.values(codes.basis)),
      cell: ({ opportunity: { savingsBasis } }, at) => ({
        formula: `IF(OR(${O.way}${at}="${codes.ways.otherUnit}",INDEX(ShareCarries,${O.row}${at})=0),"",INDEX(ShareBasis,${O.row}${at}))`,
        result: savingsBasis === null ? '' : codes.basis[savingsBasis],
      }),
    },
    {
      letter: O.size,
      header: says.size,
      width: 9,
      cell: ({ opportunity: { sizeClass } }, at) => ({
        formula: sizeFormula(at, codes.basis.benchmark),
        result: sizeClass ?? '',
      }),
    },
    { letter: O.effort, header: says.effort, width: 10, format: '0', cell: ({ opportunity }) => opportunity.effort },
    {
      letter: O.decision,
      header: says.decision,
      width: widthOf(12, Object.values(codes.decisions)),
      kind: 'input',
      cell: ({ opportunity }) => codes.decisions[opportunity.status],
    },
    {
      letter: O.initiative,
      header: says.initiativeNumber,
      width: 10,
      kind: 'input',
      format: '0',
      cell: ({ opportunity }) => carriedBy.get(opportunity.id) ?? null,
    },
    { letter: O.wave, header: says.roadmap, width: 14, cell: ({ opportunity }) => waves.get(opportunity.id) ?? '–' },
    {
      letter: O.entered,
      header: says.entered(currency),
      width: 14,
      kind: 'input',
      format: formats.money,
      cell: ({ opportunity: { enteredSavings } }) => (enteredSavings === null ? null : 1000 * enteredSavings),
    },
    {
      letter: O.moves,
      header: says.moves,
      width: 14,
      cell: ({ opportunity }) => say.money.moves[opportunity.benefit.moves],
    },
    {
      letter: O.likely,
      header: says.likely,
      width: 11,
      kind: 'input',
      format: formats.percent,
      cell: ({ opportunity }) => opportunity.benefit.likely,
    },
    {
      letter: O.rationale,
      header: says.why,
      width: 64,
      cell: ({ opportunity, process }) => {
        const why = words.language === 'en' ? opportunity.rationale : whyWords(opportunity, words);
        const evidence = evidenceWords(blueprint, process.id, why, words);
        return text(evidence ? `${why} ${says.evidence(evidence)}`.trim() : why, says.rationaleOf(opportunity.title));
      },
    },
    {
      letter: O.source,
      header: says.source,
      width: 28,
      cell: ({ opportunity }) =>
        text(
          [
            originOf(opportunity.source, words),
            ...(opportunity.edited ? [says.edited] : []),
            basisWords(opportunity, words),
            ...(wayOf(opportunity) === 'entered' ? [says.enteredByPerson] : []),
          ]
            .filter(Boolean)
            .join(', '),
          says.source,
        ),
    },
  ];
}

/** The roadmap's wave of each opportunity that is in one, by its id. */
function wavesOf({ blueprint: { roadmap }, words: { language, say } }: SheetPlan): Map<string, string> {
  const { wave } = storyWords(language);
  const waves = [
    ...roadmap.waves.map(({ name, items }) => ({ name: wave(name), items })),
    { name: say.workbookLists.opportunities.later, items: roadmap.later },
  ];
  return new Map(waves.flatMap(({ name, items }) => items.map((item) => [item.opportunityId, name] as const)));
}
