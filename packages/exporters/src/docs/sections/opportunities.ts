import { BUILT_IN_ANALYST } from '@process-ai/contract/opportunities';
import type { Area, RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { SIZE_FROM } from '@process-ai/domain/organisation-size';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { evidenceWords, whyWords } from '../../basis-words.ts';
import { noneInWords, opportunitiesInWords } from '../../case-words.ts';
import type { FigureWords } from '../../figure-words.ts';
import { CHAPTER_ROWS, hasFigure } from '../../listed-in-document.ts';
import { originOf } from '../../origin-words.ts';
import { largestInWords } from '../../value-words.ts';
import { type Block, heading, leadIn, prose, soWhat, type TableBlock } from '../blocks.ts';
import { areaName, type DocsPlan } from '../docs-plan.ts';
import { oneLine } from '../document-text.ts';

const DETAILED = 15;
const REJECTED = 40;
const AREA_ROWS_MIN = 3;
/** Rows of one table of the appendix: a huge one is slow to write and slow to open. */
const TABLE_ROWS = 250;
/**
 * The opportunities by area, and the largest ones in detail.
 * @param hasAppendix whether all of them follow in an appendix, as in a document
 */
export function opportunityChapter(plan: DocsPlan, hasAppendix = true): Block[] {
  const { opportunities, areas, words } = plan;
  const says = words.say.document.opportunities;
  if (opportunities.length === 0) {
    const none = noneInWords(plan, oneLine(plan.blueprint.sector.name), words);
    return [heading(1, says.title), soWhat(`${none}.`), ...rejectedOnes(plan)];
  }
  const room = rowsOfAreas(plan);
  const detailed = opportunities.slice(0, DETAILED);
  const inFile = opportunities.some(hasFigure) ? says.inAppendix : says.inWorkbook;
  const worth = plan.totalEstimate[plan.basis] > 0 ? says.worth(words.byBasis(plan.totalEstimate)) : '';
  return [
    heading(1, says.title),
    soWhat(`${largestInWords(plan, words)}.`),
    prose(`${opportunitiesInWords(plan, words)}${worth}. ${says.effort}${sizesInWords(opportunities, words)}`),
    heading(2, says.byArea),
    ...areas.flatMap((area, index): Block[] => {
      const members = new Set(area.processes);
      const own = opportunities.filter(({ process }) => members.has(process));
      if (own.length === 0) return [];
      const shown = own.slice(0, room[index]);
      const left = own.length - shown.length;
      const table = opportunityTable(says.ofArea(oneLine(areaName(area))), shown, plan);
      const more = hasAppendix ? inFile(left) : words.say.document.more(left);
      return left > 0 ? [table, prose(more, 'Note')] : [table];
    }),
    heading(2, says.detail(detailed.length)),
    ...detailed.flatMap((row, index) => detail(row, index + 1, plan)),
    ...rejectedOnes(plan),
  ];
}

/** What the sizes mean, where one of the opportunities is told by its size. */
export function sizesInWords(
  opportunities: readonly Pick<RankedOpportunity, 'savingsBasis' | 'sizeClass'>[],
  { say, percent }: FigureWords,
): string {
  if (!opportunities.some(({ savingsBasis, sizeClass }) => savingsBasis === 'benchmark' && sizeClass)) return '';
  const { M, L } = SIZE_FROM.one;
  return say.document.opportunities.sizes(percent(100 * M, 2), percent(100 * L, 2));
}

/** What nobody has decided on, where it is asked for: apart from all that counts. */
export function proposalAppendix(plan: DocsPlan): Block[] {
  const { proposals, areas, words } = plan;
  const says = words.say.document.opportunities;
  if (proposals.length === 0) return [];
  const total = savingsByBasis(proposals);
  const worth = total.measured + total.benchmark > 0 ? says.worth(words.byBasis(total)) : '';
  return [
    heading(1, says.proposals),
    prose(says.proposalsLead(proposals.length, worth)),
    ...areas.flatMap((area): Block[] => {
      const members = new Set(area.processes.map(({ id }) => id));
      const own = proposals.filter(({ process }) => members.has(process.id));
      const name = oneLine(areaName(area));
      return inTables(name, says.proposedIn(name), own, words, (caption, rows) =>
        opportunityTable(caption, rows, plan),
      );
    }),
  ];
}

/** What was rejected, with what each took away; else nothing. */
function rejectedOnes({ rejected, words }: DocsPlan): Block[] {
  if (rejected.length === 0) return [];
  const { opportunities: says, columns: headers } = words.say.document;
  const shown = rejected.toSorted((a, b) => (b.estimatedSavings ?? 0) - (a.estimatedSavings ?? 0)).slice(0, REJECTED);
  const left = rejected.length - shown.length;
  return [
    heading(2, says.rejected),
    leadIn(says.rejectedLead(rejected.length)),
    {
      kind: 'table',
      caption: says.rejectedTable,
      columns: [
        { header: headers.process, width: 2900 },
        { header: headers.opportunity, width: 3500 },
        { header: headers.type, width: 1200 },
        { header: says.wouldBeWorth, width: 1800, align: 'right' },
      ],
      rows: shown.map((opportunity) => [
        `${opportunity.process.code} ${oneLine(opportunity.process.name)}`,
        oneLine(opportunity.title),
        words.say.money.types[opportunity.type],
        words.worth(opportunity),
      ]),
    },
    ...(left > 0 ? [prose(says.inWorkbook(left), 'Note')] : []),
  ];
}

/** The opportunities that carry a figure, by area, where the chapter had no room for all; else nothing. */
export function opportunityAppendix(plan: DocsPlan): Block[] {
  const { areas, opportunities, words } = plan;
  const says = words.say.document.opportunities;
  const room = rowsOfAreas(plan).reduce((sum, rows) => sum + rows, 0);
  const listed = opportunities.filter(hasFigure);
  if (room >= opportunities.length || listed.length === 0) return [];
  const ranked = new Map(opportunities.map((one) => [one.id, one]));
  const inArea = (area: Area) =>
    area.processes.flatMap((process) => process.opportunities.flatMap(({ id }) => ranked.get(id) ?? []));
  return [
    heading(1, says.appendix),
    prose(says.appendixLead(listed.length, opportunities.length)),
    ...areas.flatMap((area): Block[] => {
      const own = inArea(area).filter(hasFigure);
      const name = oneLine(areaName(area));
      return inTables(name, says.ofArea(name), own, words, (caption, rows) => opportunityTable(caption, rows, plan));
    }),
    ...notListed(
      areas.map((area) => [area, inArea(area).filter((one) => !hasFigure(one)).length]),
      says.withoutFigures,
      words,
    ),
  ];
}

/** What an appendix leaves out, counted by area in one line; nothing where nothing is. */
export function notListed(
  counts: readonly (readonly [Area, number])[],
  told: (count: number, byArea: string) => string,
  { say, decimals }: FigureWords,
): Block[] {
  const left = counts.filter(([, count]) => count > 0);
  const all = left.reduce((sum, [, count]) => sum + count, 0);
  const byArea = left.map(([area, count]) => say.money.labelled(oneLine(areaName(area)), decimals(count)));
  return all > 0 ? [prose(told(all, say.money.separated(byArea)), 'Note')] : [];
}

/** Splits the rows of an area into tables of a size that any program opens, all about as long. */
export function inTables<Row>(
  name: string,
  caption: string,
  rows: readonly Row[],
  { say }: FigureWords,
  table: (caption: string, rows: Row[]) => TableBlock,
): Block[] {
  const count = Math.ceil(rows.length / TABLE_ROWS);
  const each = Math.ceil(rows.length / count);
  const tables = Array.from({ length: count }, (_, index) =>
    table(index === 0 ? caption : say.document.continued(caption), rows.slice(index * each, (index + 1) * each)),
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

/** Of one table all are accepted, or all proposed: its chapter says which. */
function opportunityTable(caption: string, rows: readonly RankedOpportunity[], { words }: DocsPlan): TableBlock {
  const headers = words.say.document.columns;
  return {
    kind: 'table',
    caption,
    columns: [
      { header: headers.process, width: 2450 },
      { header: headers.opportunity, width: 3000 },
      { header: headers.type, width: 1150 },
      { header: headers.savings, width: 2100, align: 'right' },
      { header: headers.effort, width: 700, align: 'right' },
    ],
    rows: rows.map((opportunity) => [
      `${opportunity.process.code} ${oneLine(opportunity.process.name)}`,
      oneLine(opportunity.title),
      words.say.money.types[opportunity.type],
      words.worth(opportunity),
      String(opportunity.effort),
    ]),
  };
}

function detail(opportunity: RankedOpportunity, rank: number, { words, blueprint }: DocsPlan): Block[] {
  const { process, type, title, description, source, effort, edited } = opportunity;
  const says = words.say.document.opportunities;
  const rationale = whyWords(opportunity, words);
  const facts = [
    `${process.code} ${oneLine(process.name)}`,
    words.say.money.types[type],
    words.worth(opportunity),
    says.effortOf(effort),
    says.source(originOf(source, words), edited),
  ];
  const evidence = evidenceWords(blueprint, process.id, rationale, words);
  return [
    heading(3, `${rank}. ${oneLine(title)}`),
    { ...prose(facts.join(' · '), 'Meta'), keepNext: description !== '' || rationale !== '' },
    ...(description ? [{ ...prose(description.trim()), keepNext: rationale !== '' }] : []),
    // The benefit alone is no reason, and says itself what it is.
    ...(rationale ? [prose(rationale.trim(), 'Body', source === BUILT_IN_ANALYST ? undefined : says.why)] : []),
    ...(evidence ? [prose(evidence.trim(), 'Body', says.evidence)] : []),
  ];
}
