import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { weightOf } from '@process-ai/domain/vendor-comparison-matching';
import type ExcelJS from 'exceljs';
import { basisWords } from '../basis-words.ts';
import { BASIS_WORDS } from '../figure-words.ts';
import { CALCULATION, HEADER_ROW, lastRow, OPPORTUNITY as O, range, SHEET } from './layout.ts';
import { matchColumns } from './match-columns.ts';
import { type ListedOpportunity, projectedShares, type SheetPlan, sharings } from './plan.ts';
import { addSheet, restyle, setPrintArea, styleHeader } from './sheet-style.ts';
import { type ListColumn, writeList } from './table.ts';

const STATUS_LABEL = {
  proposed: 'Proposed',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const satisfies Record<OpportunityStatus, string>;

type Columns = ListColumn<ListedOpportunity>[];

/** What could be done, and on the right, beyond the printed page, how each vendor matches it. */
export function writeOpportunities(workbook: ExcelJS.Workbook, plan: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.opportunities,
    'Opportunities',
    'What could be done in each process, and when. Each saves its share of what its process saves; measured and benchmark are never added up. On the right: what each vendor covers.',
  );
  const matches = matchColumns(plan);
  writeList(sheet, plan, [...identity(plan), ...content(plan), ...weights, ...matches], plan.listed);
  sheet.views = [{ state: 'frozen', xSplit: 6, ySplit: HEADER_ROW, showGridLines: false }];
  if (matches.length > 0) writeMatchTitles(sheet, matches);
  setPrintArea(sheet, O.projected, lastRow(plan.listed.length));
}

function writeMatchTitles(sheet: ExcelJS.Worksheet, matches: Columns): void {
  const half = matches.length / 2;
  const titles = [
    'Match of each vendor: 1 whole, 0.5 in part, 0 none. Change one, and the ranking follows.',
    'The same by AI capabilities alone.',
  ];
  for (const [index, title] of titles.entries()) {
    const cell = sheet.getCell(`${matches[index * half]?.letter}${HEADER_ROW - 1}`);
    cell.value = title;
    restyle(cell, { font: { name: 'Calibri', size: 10, bold: true } });
  }
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
    width: 28,
    cell: ({ opportunity }) => text(opportunity.title, 'Opportunity'),
  },
];

function content(plan: SheetPlan): Columns {
  const { formats, text, listed, costed, numbers, blueprint } = plan;
  const waves = wavesOf(blueprint);
  const shares = projectedShares(plan);
  const shared = sharings(plan);
  const column = (letter: string) => range(SHEET.opportunities, letter, listed.length).replace(/^.*!/, '');
  const calculated = (letter: string) => range(SHEET.calculation, letter, costed.length);
  return [
    {
      letter: O.description,
      header: 'Description',
      width: 46,
      cell: ({ opportunity }) => text(opportunity.description, `Description of “${opportunity.title}”`),
    },
    {
      letter: O.savings,
      header: 'Savings a year, thousands',
      width: 13,
      kind: 'input',
      format: formats.thousands,
      cell: ({ opportunity }) => opportunity.estimatedSavings ?? '',
    },
    { letter: O.effort, header: 'Effort, 1–5', width: 8, format: '0', cell: ({ opportunity }) => opportunity.effort },
    { letter: O.status, header: 'Status', width: 11, cell: ({ opportunity }) => STATUS_LABEL[opportunity.status] },
    { letter: O.wave, header: 'Roadmap', width: 14, cell: ({ number }) => waves[number - 1] ?? '–' },
    {
      letter: O.rationale,
      header: 'Why',
      width: 40,
      cell: ({ opportunity }) => text(opportunity.rationale, `Rationale of “${opportunity.title}”`),
    },
    {
      letter: O.source,
      header: 'Source and basis',
      width: 20,
      cell: ({ opportunity }) =>
        text(
          [
            opportunity.source,
            ...(opportunity.edited ? ['edited'] : []),
            basisWords(opportunity),
            opportunity.estimatedSavings === null
              ? `moves ${opportunity.benefit.moves}`
              : `savings ${savingsWords(opportunity)}`,
          ]
            .filter(Boolean)
            .join(', '),
          'Source and basis',
        ),
    },
    {
      letter: O.projected,
      header: 'Its share of the projected savings',
      width: 14,
      format: formats.money,
      cell: ({ number, process }, at) => {
        const sharing = shared.get(numbers.get(process.id) ?? 0);
        if (!sharing) return 0;
        const of = sharing.numbers.length === 1 ? `$${O.process}${at}` : `{${sharing.numbers.join(',')}}`;
        const together = `SUMPRODUCT(SUMIFS(${column(O.savings)},${column(O.process)},${of},${column(O.status)},"<>${STATUS_LABEL.rejected}"))`;
        const saved = `IFERROR(INDEX(${calculated(CALCULATION.countedSavings)},MATCH(${sharing.process.number},${calculated(CALCULATION.number)},0)),0)`;
        return {
          formula: `IF($${O.status}${at}="${STATUS_LABEL.rejected}",0,${saved}*IF(${together}>0,${O.savings}${at}/${together},0))`,
          result: shares[number - 1] ?? 0,
        };
      },
    },
  ];
}

const savingsWords = ({ enteredSavings, savingsBasis }: ListedOpportunity['opportunity']) =>
  enteredSavings !== null ? 'entered by a person' : savingsBasis === null ? '' : BASIS_WORDS[savingsBasis];

const weights: Columns = [
  {
    letter: O.weight,
    header: 'Weight for vendors',
    width: 10,
    format: '#,##0.##',
    cell: ({ opportunity }, at) => ({
      formula: `IF(${O.savings}${at}>0,${O.savings}${at},1)`,
      result: weightOf(opportunity),
    }),
  },
  {
    letter: O.aiWeight,
    header: 'Weight for AI',
    width: 10,
    format: '#,##0.##',
    cell: ({ opportunity }, at) => ({
      formula: `IF(${O.type}${at}="${OPPORTUNITY_TYPE_LABELS.automation}",0,${O.weight}${at})`,
      result: opportunity.type === 'automation' ? 0 : weightOf(opportunity),
    }),
  },
];

/** The roadmap's wave of each opportunity of the blueprint, in its order; null where it is in none. */
function wavesOf({ processes, roadmap }: Blueprint): (string | null)[] {
  // Items of the roadmap have no id; items that agree in all of this are taken in turn.
  const planned = new Map<string, string[]>();
  const key = (code: string, type: OpportunityType, title: string) => [code, type, title].join('\n');
  const waves = [...roadmap.waves, { name: 'Later', items: roadmap.later }];
  for (const { name, items } of waves) {
    for (const { processCode, type, opportunityTitle } of items) {
      const at = key(processCode, type, opportunityTitle);
      planned.set(at, [...(planned.get(at) ?? []), name]);
    }
  }
  return processes.flatMap(({ code, opportunities }) =>
    opportunities.map(({ type, title, status }) =>
      status === 'rejected' ? null : (planned.get(key(code, type, title))?.shift() ?? null),
    ),
  );
}
