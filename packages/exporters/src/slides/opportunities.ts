import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { whyWords } from '../basis-words.ts';
import type { FigureWords } from '../figure-words.ts';
import { originOf } from '../origin-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable, type TableColumn } from './draw-table.ts';
import { shortName } from './fit-text.ts';

/** So many are shown as the largest. */
const TOP = 10;

/** The opportunities that save most. */
export function topOpportunitySlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, theme, words } = plan;
  if (opportunities.length === 0) return [];
  const says = words.say.deck.opportunities;
  const top = opportunities.slice(0, TOP);
  return [
    {
      section: 'value',
      title: topTitle(plan),
      source: says.source,
      notes: [
        says.note,
        ...top.map(
          ({ title, rationale }, index) =>
            `${index + 1}. ${rationale ? words.say.money.labelled(title, whyWords(rationale)) : title}`,
        ),
        plan.origins,
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: says.table,
          box: BODY,
          size: SIZE.tiny,
          grows: true,
          rows: top.map((opportunity, index) => ({ ...opportunity, rank: index + 1 })),
          columns: [
            { header: '#', width: 0.5, align: 'right', cell: ({ rank }) => String(rank) },
            ...opportunityColumns<RankedOpportunity & { rank: number }>(words, 2),
          ],
        });
      },
    },
  ];
}

function topTitle({ opportunities, totalEstimate, basis, words, decided }: DeckPlan): string {
  const { deck, money } = words.say;
  const says = deck.opportunities;
  const total = totalEstimate[basis];
  const count = opportunities.length;
  if (total <= 0) return says.notCosted(opportunities[0] ? shortName(opportunities[0].title, 60) : null);
  const amount = words.short(1000 * total);
  const saved = basis === 'measured' ? money.measuredAYear(amount) : money.benchmarkAYear(amount);
  if (count === 1) return says.one(saved);
  const paying = opportunities.filter((one) => one.savingsBasis === basis && one.countedSavings > 0).length;
  if (paying < count && count <= TOP) {
    const rest = opportunities.filter(({ savingsBasis }) => savingsBasis !== null && savingsBasis !== basis).length;
    const others = [
      rest > 0 ? says.byBenchmark(rest) : '',
      count - paying - rest > 0 ? says.otherWays(count - paying - rest) : '',
    ];
    return says.some(paying, count, saved, others.filter(Boolean).join(', '));
  }
  if (count <= TOP) return says.all(count, saved);
  const share = words.percent((100 * savingsByBasis(opportunities.slice(0, TOP))[basis]) / total, 0);
  return says.largest(TOP, share, saved, count, decided);
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

const ROWS = 16;
/** Rows of a slide whose texts may take two lines. */
const TWO_LINES = 10;
const MORE = 0.24;

/** All opportunities on at most so many slides, and how many more there are; then, if asked for, what is only proposed. */
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
  { theme, words, opportunities: told }: DeckPlan,
  opportunities: readonly RankedOpportunity[],
  kind: string,
  most: number,
): SlideDraft[] {
  const says = words.say.deck.opportunities;
  const count = opportunities.length;
  const total = words.byBasis(savingsByBasis(opportunities));
  const isTold = opportunities === told && count <= TOP;
  const pages = isTold ? 0 : Math.min(Math.max(0, most), Math.ceil(count / ROWS));
  return Array.from({ length: pages }, (_, page): SlideDraft => {
    const first = page * ROWS;
    const rows = opportunities
      .slice(first, first + ROWS)
      .map((opportunity, index) => ({ ...opportunity, number: first + index + 1 }));
    const last = first + rows.length;
    const more = page === pages - 1 && last < count ? says.moreInWorkbook(count - last) : '';
    const { measured, benchmark } = savingsByBasis(rows);
    const saved = words.byBasis({ measured, benchmark });
    return {
      section: 'appendix',
      title:
        rows.length === count
          ? says.listAll(count, kind, saved)
          : measured + benchmark > 0
            ? says.listPart(first + 1, last, count, kind, saved, total)
            : says.listOther(first + 1, last, count, kind),
      source: says.sourceOrdered,
      notes: [
        says.listNote,
        ...rows.map(
          ({ number, title, description, source }) =>
            `${number}. ${words.say.money.labelled(title, description)} (${originOf(source, words)})`,
        ),
      ],
      draw(slide) {
        const end = drawTable<RankedOpportunity & { number: number }>(slide, theme, {
          name: says.listTable(first + 1, last, kind),
          box: { ...BODY, h: BODY.h - (more ? MORE - 0.1 : 0) },
          size: SIZE.tiny,
          grows: true,
          rows,
          columns: [
            { header: '#', width: 0.6, align: 'right', cell: ({ number }) => String(number) },
            ...opportunityColumns<RankedOpportunity & { number: number }>(words, rows.length <= TWO_LINES ? 2 : 1),
          ],
        });
        if (more)
          drawText(
            slide,
            more,
            { x: BODY.x, y: end + 0.02, w: BODY.w, h: MORE },
            { size: SIZE.small, bold: true, color: theme.muted },
          );
      },
    };
  });
}
