import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { whyWords } from '../basis-words.ts';
import type { FigureWords } from '../figure-words.ts';
import { listedInDocument } from '../listed-in-document.ts';
import { originOf } from '../origin-words.ts';
import { largestInWords } from '../value-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { inTexts } from './stacked-tables.ts';
import {
  laidOut,
  NOTE,
  rowsOfPage,
  rowsThatFit,
  type TableColumn,
  type TableDraft,
  withoutNote,
} from './table-layout.ts';

/** So many are shown as the largest; where there are few more, all of them. */
const TOP = 10;
const ROWS = 16;

/** The opportunities that save most. */
export function topOpportunitySlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, words, theme } = plan;
  const count = opportunities.length;
  if (count === 0) return [];
  const says = words.say.deck.opportunities;
  const table = topTable(opportunities, words);
  const { rows: top, isAll } = table;
  return [
    {
      section: 'value',
      title: largestInWords(plan, words),
      source: says.source,
      notes: [
        says.note,
        ...top.map(
          (one, index) =>
            `${index + 1}. ${one.rationale ? words.say.money.labelled(one.title, whyWords(one, words)) : one.title}`,
        ),
        plan.origins,
      ],
      draw(slide, drafts) {
        drawTable(slide, plan, { ...table, name: says.table, grows: true });
        const note = { ...BODY, y: BODY.y + BODY.h - NOTE.h, h: NOTE.h };
        const look = { size: SIZE.small, bold: true, color: theme.muted };
        if (isAll) return;
        const listed = Math.max(0, ...drafts.map(({ lists = 0 }) => lists));
        const next = top.length + 1;
        const inDocument = listedInDocument(opportunities);
        const more =
          listed < next ? says.leftOut(next, count, inDocument) : says.goesOn(next, listed, count, inDocument);
        drawText(slide, more, note, look);
      },
    },
  ];
}

/** The largest opportunities, as many as fit, and whether these are all. */
function topTable(opportunities: readonly RankedOpportunity[], words: FigureWords) {
  const ranked = opportunities.slice(0, ROWS).map((opportunity, index) => ({ ...opportunity, rank: index + 1 }));
  const table = {
    size: SIZE.tiny,
    isWhole: true,
    columns: [
      { header: '#', width: 0.5, align: 'right' as const, cell: ({ rank }: RankedRow) => String(rank) },
      ...opportunityColumns<RankedRow>(words, 2),
    ],
  };
  const isAll = ({ rows }: { rows: readonly RankedRow[] }) => rows.length === opportunities.length;
  const airy = { ...table, box: BODY, rows: ranked };
  if (isAll(airy) && rowsThatFit(airy) === ranked.length) return { ...airy, isAll: true };
  const [dense] = listPages(opportunities, 0, 1, words);
  if (dense && isAll(dense)) return { ...dense, isAll: true };
  const largest = { ...table, box: withoutNote(BODY), rows: ranked.slice(0, TOP) };
  return { ...largest, isAll: false, rows: largest.rows.slice(0, rowsThatFit(largest)) };
}

interface RankedRow extends RankedOpportunity {
  /** From 1. */
  rank: number;
}

/** How every table of opportunities shows them. */
const opportunityColumns = <Row extends RankedOpportunity>(
  words: FigureWords,
  lines: number,
  headers = words.say.document.columns,
): TableColumn<Row>[] => [
  { header: headers.opportunity, width: 4.95, bold: true, lines, cell: ({ title }) => title },
  { header: headers.process, width: 2.8, lines, cell: ({ process }) => `${process.code} ${process.name}` },
  { header: headers.type, width: 1.4, cell: ({ type }) => words.say.money.types[type] },
  {
    header: headers.savings,
    width: 2.05,
    lines: 2,
    align: 'right',
    cell: words.worth,
  },
  { header: headers.effort, width: 0.8, align: 'right', cell: ({ effort }) => String(effort) },
];

const MORE = 0.24;

/** The opportunities after the largest where so many slides hold all of them, else their first; then, if asked for, what is only proposed. */
export const allOpportunitySlides = (plan: DeckPlan, most: number): SlideDraft[] => {
  const { kinds } = plan.words.say.deck.opportunities;
  const shown = listSlides(
    plan,
    plan.opportunities,
    plan.decided ? kinds.accepted : kinds.proposed,
    most - (plan.proposals.length > 0 ? 1 : 0),
  );
  const proposed = listSlides(plan, plan.proposals, kinds.undecided, most - shown.length);
  return [...shown, ...proposed];
};

function listSlides(
  plan: DeckPlan,
  opportunities: readonly RankedOpportunity[],
  kind: string,
  most: number,
): SlideDraft[] {
  const { theme, words, opportunities: told } = plan;
  const says = words.say.deck.opportunities;
  const count = opportunities.length;
  const total = savingsByBasis(opportunities);
  // What the main part shows is not listed again.
  const isTold = opportunities === told;
  // What is only proposed has an appendix of its own, with all of it.
  const inDocument = isTold ? listedInDocument(opportunities) : 'all';
  const shown = isTold ? topTable(told, words).rows.length : 0;
  const all = listPages(opportunities, shown, most, words);
  const isWhole = (all.at(-1)?.rows.at(-1)?.rank ?? count) === count;
  // A list that ends in the document is only begun here.
  const pages = isWhole ? all : listPages(opportunities, shown, 1, words);
  return pages.map(({ rows, ...table }, page): SlideDraft => {
    const [first, last] = [rows[0]?.rank ?? 1, rows.at(-1)?.rank ?? 1];
    const more = page === pages.length - 1 && last < count ? says.leftOut(last + 1, count, inDocument) : '';
    const { measured, benchmark } = savingsByBasis(rows);
    const saved = words.byBasis({ measured, benchmark });
    // A part is told of its whole, in one basis; two amounts of two are a sentence that nobody reads.
    const isBoth = measured > 0 && benchmark > 0;
    const part = isBoth ? saved : words.short(1000 * (measured + benchmark));
    const whole = isBoth
      ? null
      : measured > 0
        ? words.say.money.aYear(words.short(1000 * total.measured))
        : words.say.money.benchmarkAYear(words.short(1000 * total.benchmark));
    const drawn = { ...table, rows, name: says.listTable(first, last, kind), grows: true };
    return {
      section: 'appendix',
      ...(isTold && { lists: last }),
      ...(more === '' && { table: inTexts({ ...drawn, isWhole: true, columns: onTwoLines(drawn.columns) }) }),
      title:
        rows.length === count
          ? says.listAll(count, kind, saved)
          : measured + benchmark > 0
            ? says.listPart(first, last, count, kind, part, whole) + eachInWords(rows, isBoth, words)
            : says.listOther(first, last, count, kind),
      source: says.sourceOrdered,
      notes: [
        says.listNote,
        ...rows.map(
          ({ rank, title, description, source }) =>
            `${rank}. ${words.say.money.labelled(title, description)} (${originOf(source, words)})`,
        ),
      ],
      draw(slide) {
        const end = drawTable(slide, plan, drawn);
        if (more)
          drawText(
            slide,
            more,
            { x: BODY.x, y: end + 0.04, w: BODY.w, h: MORE },
            { size: SIZE.small, bold: true, color: theme.muted, valign: 'bottom' },
          );
      },
    };
  });
}

/** From how little to how much each of them saves; empty where they are of two bases, or alone. */
function eachInWords(rows: readonly RankedRow[], isBoth: boolean, words: FigureWords): string {
  const saved = rows.map(({ countedSavings }) => countedSavings).filter((one) => one > 0);
  if (isBoth || saved.length < 2) return '';
  const [least, most] = [words.short(1000 * Math.min(...saved)), words.short(1000 * Math.max(...saved))];
  return words.say.deck.opportunities.each(least, least === most ? null : most);
}

/** As many of the opportunities on each slide as fit there: on one line each, or on two where one would be cut. */
function listPages(
  opportunities: readonly RankedOpportunity[],
  after: number,
  most: number,
  words: FigureWords,
): TableDraft<RankedRow>[] {
  const pages: TableDraft<RankedRow>[] = [];
  for (let from = after; from < opportunities.length && pages.length < most; from += pages.at(-1)?.rows.length ?? 0) {
    const rows = opportunities
      .slice(from, from + ROWS)
      .map((opportunity, index) => ({ ...opportunity, rank: from + index + 1 }));
    const isLast = pages.length === most - 1 && from + rows.length < opportunities.length;
    const table = (lines: number) => ({
      rows,
      isWhole: lines > 1,
      box: { ...BODY, h: BODY.h - (isLast ? MORE - 0.1 : 0) },
      size: SIZE.tiny,
      columns: [
        { header: '#', width: 0.6, align: 'right' as const, cell: ({ rank }: RankedRow) => String(rank) },
        ...opportunityColumns<RankedRow>(words, lines),
      ],
    });
    const onOneLine = table(1);
    const { layout, texts } = laidOut(onOneLine, []);
    const isWhole = layout.rows.every((row, index) => row.every((text, column) => text === texts[index]?.[column]));
    const page = isWhole ? onOneLine : table(2);
    pages.push({ ...page, rows: isWhole ? rows.slice(0, Math.max(1, layout.rows.length)) : rowsOfPage(page) });
  }
  return pages;
}

const onTwoLines = <Row>(columns: readonly TableColumn<Row>[]) => columns.map((column) => ({ ...column, lines: 2 }));
