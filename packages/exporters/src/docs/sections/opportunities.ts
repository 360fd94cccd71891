import { OPPORTUNITY_TYPE_LABELS, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { evidenceWords, whyWords } from '../../basis-words.ts';
import { noneInWords, opportunitiesInWords } from '../../case-words.ts';
import { counted } from '../../figure-words.ts';
import { originOf } from '../../origin-words.ts';
import { type Block, heading, leadIn, prose, type TableBlock } from '../blocks.ts';
import { areaName, type DocsPlan } from '../docs-plan.ts';
import { shortened, shortName } from '../document-text.ts';

const DETAILED = 15;
const REJECTED = 40;
/** Rows of the chapter; what has no room stands in the appendix. */
const CHAPTER_ROWS = 90;
const AREA_ROWS_MIN = 3;
/** Rows of one table of the appendix: a huge one is slow to write and slow to open. */
const TABLE_ROWS = 150;
const TEXT_MAX = 1200;

/** The opportunities by area, and the largest ones in detail. */
export function opportunityChapter(plan: DocsPlan): Block[] {
  const { opportunities, areas, words } = plan;
  if (opportunities.length === 0) {
    const none = noneInWords(plan, shortName(plan.blueprint.sector.name));
    return [heading(1, 'Opportunities'), prose(`${none}.`), ...rejectedOnes(plan)];
  }
  const room = rowsOfAreas(plan);
  const detailed = opportunities.slice(0, DETAILED);
  return [
    heading(1, 'Opportunities'),
    prose(
      `${opportunitiesInWords(plan)}${plan.totalEstimate[plan.basis] > 0 ? `, worth ${words.byBasis(plan.totalEstimate)}` : ''}. An effort of 1 is days of one team, 5 a programme of its own.`,
    ),
    heading(2, 'By area'),
    ...areas.flatMap((area, index): Block[] => {
      const members = new Set(area.processes);
      const own = opportunities.filter(({ process }) => members.has(process));
      if (own.length === 0) return [];
      const shown = own.slice(0, room[index]);
      const left = own.length - shown.length;
      const table = opportunityTable(`Opportunities: ${shortName(areaName(area))}`, shown, plan);
      return left > 0 ? [table, prose(`${left.toLocaleString('en-US')} more stand in appendix B.`, 'Note')] : [table];
    }),
    heading(2, detailed.length === 1 ? 'In detail' : `The ${detailed.length} largest in detail`),
    ...detailed.flatMap((row, index) => detail(row, index + 1, plan)),
    ...rejectedOnes(plan),
  ];
}

/** What nobody has decided on, where it is asked for: apart from all that counts. */
export function proposalAppendix(plan: DocsPlan): Block[] {
  const { proposals, areas, words } = plan;
  if (proposals.length === 0) return [];
  const total = savingsByBasis(proposals);
  return [
    heading(1, 'Appendix: what is proposed, and not decided'),
    prose(
      `${counted(proposals.length, 'opportunity is', 'opportunities are')} proposed and not decided${total.measured + total.benchmark > 0 ? `, worth ${words.byBasis(total)}` : ''}. No figure of this document counts them.`,
    ),
    ...areas.flatMap((area): Block[] => {
      const members = new Set(area.processes.map(({ id }) => id));
      const own = proposals.filter(({ process }) => members.has(process.id));
      const name = shortName(areaName(area));
      return inTables(name, `Proposed: ${name}`, own, (caption, rows) => opportunityTable(caption, rows, plan));
    }),
  ];
}

/** What was rejected, with what each took away; else nothing. */
function rejectedOnes({ rejected, words }: DocsPlan): Block[] {
  if (rejected.length === 0) return [];
  const shown = rejected.toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0)).slice(0, REJECTED);
  const left = rejected.length - shown.length;
  return [
    heading(2, 'Rejected'),
    leadIn(
      `${counted(rejected.length, 'opportunity was', 'opportunities were')} rejected, and no figure of this document counts ${rejected.length === 1 ? 'it' : 'them'}. The amount is what an opportunity would be worth if it alone were taken up again; opportunities of one process share its savings, so amounts are not to be added up.`,
    ),
    {
      kind: 'table',
      caption: 'Rejected opportunities, with what each took away',
      columns: [
        { header: 'Process', width: 2900 },
        { header: 'Opportunity', width: 3500 },
        { header: 'Type', width: 1200 },
        { header: 'Would be worth', width: 1800, align: 'right' },
      ],
      rows: shown.map((opportunity) => [
        `${opportunity.process.code} ${shortName(opportunity.process.name)}`,
        shortName(opportunity.title),
        OPPORTUNITY_TYPE_LABELS[opportunity.type],
        words.worth(opportunity),
      ]),
    },
    ...(left > 0 ? [prose(`${counted(left, 'more stands', 'more stand')} in the workbook.`, 'Note')] : []),
  ];
}

/** Every opportunity by area, where the chapter had no room for all; else nothing. */
export function opportunityAppendix(plan: DocsPlan): Block[] {
  const { areas, opportunities } = plan;
  const room = rowsOfAreas(plan).reduce((sum, rows) => sum + rows, 0);
  if (room >= opportunities.length) return [];
  return [
    heading(1, 'Appendix B: all opportunities'),
    prose(`All ${counted(opportunities.length, 'opportunity', 'opportunities')}, in the order of their processes.`),
    ...areas.flatMap((area): Block[] => {
      const own = area.processes.flatMap((process) =>
        process.opportunities.map((opportunity) => ({ ...opportunity, process })),
      );
      const name = shortName(areaName(area));
      return inTables(name, `Opportunities: ${name}`, own, (caption, rows) => opportunityTable(caption, rows, plan));
    }),
  ];
}

/** Splits the rows of an area into tables of a size that any program opens. */
export function inTables<Row>(
  name: string,
  caption: string,
  rows: readonly Row[],
  table: (caption: string, rows: Row[]) => TableBlock,
): Block[] {
  const tables = Array.from({ length: Math.ceil(rows.length / TABLE_ROWS) }, (_, index) =>
    table(index === 0 ? caption : `${caption} (continued)`, rows.slice(index * TABLE_ROWS, (index + 1) * TABLE_ROWS)),
  );
  return tables.length > 0 ? [heading(3, name), ...tables] : [];
}

/** How many rows each area gets in the chapter: all, or a share by how many it has. */
function rowsOfAreas({ areas, opportunities }: DocsPlan): number[] {
  const counts = areas.map(({ opportunityCount }) => opportunityCount);
  if (opportunities.length <= CHAPTER_ROWS) return counts;
  return counts.map((count) =>
    Math.min(count, Math.max(AREA_ROWS_MIN, Math.floor((CHAPTER_ROWS * count) / opportunities.length))),
  );
}

function opportunityTable(caption: string, rows: readonly RankedOpportunity[], { words }: DocsPlan): TableBlock {
  return {
    kind: 'table',
    caption,
    columns: [
      { header: 'Process', width: 2350 },
      { header: 'Opportunity', width: 2950 },
      { header: 'Type', width: 1150 },
      { header: 'Decision', width: 1050 },
      { header: 'Savings', width: 1200, align: 'right' },
      { header: 'Effort', width: 700, align: 'right' },
    ],
    rows: rows.map((opportunity) => [
      `${opportunity.process.code} ${shortName(opportunity.process.name)}`,
      shortName(opportunity.title),
      OPPORTUNITY_TYPE_LABELS[opportunity.type],
      opportunity.status === 'accepted' ? 'Accepted' : 'Proposed',
      words.worth(opportunity),
      String(opportunity.effort),
    ]),
  };
}

function detail(opportunity: RankedOpportunity, rank: number, { words, blueprint }: DocsPlan): Block[] {
  const { process, type, title, description, source, effort, status, edited } = opportunity;
  const rationale = whyWords(opportunity.rationale);
  const facts = [
    `${process.code} ${shortName(process.name)}`,
    OPPORTUNITY_TYPE_LABELS[type],
    words.worth(opportunity),
    `effort ${effort} of 5`,
    status === 'accepted' ? 'accepted' : 'proposed',
    `source: ${originOf(source)}${edited ? ', edited by a person' : ''}`,
  ];
  const evidence = evidenceWords(blueprint, process.id, rationale);
  return [
    heading(3, `${rank}. ${shortName(title)}`),
    { ...prose(facts.join(' · '), 'Meta'), keepNext: description !== '' || rationale !== '' },
    ...(description ? [{ ...prose(shortened(description, TEXT_MAX)), keepNext: rationale !== '' }] : []),
    ...(rationale ? [prose(shortened(rationale, TEXT_MAX), 'Body', 'Why:')] : []),
    ...(evidence ? [prose(shortened(evidence, TEXT_MAX), 'Body', 'Evidence:')] : []),
  ];
}
