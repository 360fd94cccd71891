import { OPPORTUNITY_TYPE_LABELS, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { savingsByBasis } from '@process-ai/domain/savings-by-basis';
import { whyWords } from '../basis-words.ts';
import { BASIS_WORDS, counted, decimals, type FigureWords, percent } from '../figure-words.ts';
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
  const top = opportunities.slice(0, TOP);
  return [
    {
      section: 'Value',
      title: topTitle(plan),
      source: `Source: ${BASIS_NOTE} Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        'Savings of an opportunity: its share of what its process saves. Measured = from ROI inputs; benchmark = from the size of the organization, by function and volume. The two are never added up.',
        ...top.map(
          ({ title, rationale }, index) => `${index + 1}. ${title}${rationale ? `: ${whyWords(rationale)}` : ''}`,
        ),
        plan.origins,
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'The opportunities that save most',
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

const BASIS_NOTE =
  'shares of what the processes save: measured by ROI inputs, or by benchmark (S, M, L: by share of the payroll).';

function topTitle({ opportunities, totalEstimate, basis, words, decided }: DeckPlan): string {
  const total = totalEstimate[basis];
  const count = opportunities.length;
  if (total <= 0)
    return `What the opportunities save is not costed yet: ${opportunities[0] ? `“${shortName(opportunities[0].title, 60)}” leads the list` : ''}`;
  const saved = `${words.short(1000 * total)} a year ${BASIS_WORDS[basis]}`;
  if (count === 1) return `The one opportunity saves ${saved}`;
  const paying = opportunities.filter((one) => one.savingsBasis === basis && one.countedSavings > 0).length;
  if (paying < count && count <= TOP) {
    const rest = opportunities.filter(({ savingsBasis }) => savingsBasis !== null && savingsBasis !== basis).length;
    const others = [
      rest > 0 ? `${rest} ${rest === 1 ? 'is' : 'are'} known by benchmark only` : '',
      count - paying - rest > 0
        ? `${count - paying - rest} pay${count - paying - rest === 1 ? 's' : ''} in other ways than savings`
        : '',
    ];
    return `${paying} of ${count} opportunities save${paying === 1 ? 's' : ''} ${saved}; ${others.filter(Boolean).join(', ')}`;
  }
  if (count <= TOP) return `The ${count} opportunities save ${saved}`;
  const share = percent((100 * savingsByBasis(opportunities.slice(0, TOP))[basis]) / total, 0);
  return `The ${TOP} largest opportunities hold ${share} of the ${saved} that all ${decimals(count)} ${decided ? 'accepted' : 'proposed'} ones can save`;
}

/** How every table of opportunities shows them. */
const opportunityColumns = <Row extends RankedOpportunity>(words: FigureWords, lines: number): TableColumn<Row>[] => [
  { header: 'Opportunity', width: 5.2, bold: true, lines, cell: ({ title }) => title },
  { header: 'Process', width: 2.8, lines, cell: ({ process }) => `${process.code} ${process.name}` },
  { header: 'Type', width: 1.15, cell: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
  {
    header: 'Savings',
    width: 2.05,
    lines: 2,
    align: 'right',
    cell: words.worth,
  },
  { header: 'Effort', width: 0.8, align: 'right', cell: ({ effort }) => String(effort) },
];

const ROWS = 16;
/** Rows of a slide whose texts may take two lines. */
const TWO_LINES = 10;
const MORE = 0.24;

/** All opportunities on at most so many slides, and how many more there are; then, if asked for, what is only proposed. */
export const allOpportunitySlides = (plan: DeckPlan, most: number): SlideDraft[] => {
  const shown = listSlides(
    plan,
    plan.opportunities,
    plan.decided ? 'accepted' : 'proposed',
    most - (plan.proposals.length > 0 ? 1 : 0),
  );
  const proposed = listSlides(plan, plan.proposals, 'proposed, not decided', most - shown.length);
  return [...shown, ...proposed];
};

function listSlides(
  { theme, words, opportunities: told }: DeckPlan,
  opportunities: readonly RankedOpportunity[],
  kind: string,
  most: number,
): SlideDraft[] {
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
    const more =
      page === pages - 1 && last < count
        ? `… and ${counted(count - last, 'more opportunity', 'more opportunities')} in the workbook.`
        : '';
    const { measured, benchmark } = savingsByBasis(rows);
    const saved = words.byBasis({ measured, benchmark });
    const which = rows.length === 1 ? `Opportunity ${last}` : `Opportunities ${first + 1} to ${last}`;
    const all = `${count === 1 ? 'The one opportunity' : `All ${decimals(count)} opportunities`} ${kind}`;
    return {
      section: 'Appendix',
      title:
        rows.length === count
          ? `${all} can save ${saved}`
          : measured + benchmark > 0
            ? `${which} of ${decimals(count)} ${kind} hold${rows.length === 1 ? 's' : ''} ${saved}, of ${total}`
            : `${which} of ${decimals(count)} ${kind} pay${rows.length === 1 ? 's' : ''} in other ways than savings`,
      source: `Source: ${BASIS_NOTE} Highest first. Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        'Descriptions and reasons of every opportunity are in the workbook and in the document of the same blueprint.',
        ...rows.map(
          ({ number, title, description, source }) => `${number}. ${title}: ${description} (${originOf(source)})`,
        ),
      ],
      draw(slide) {
        const end = drawTable<RankedOpportunity & { number: number }>(slide, theme, {
          name: `Opportunities ${first + 1} to ${last}, ${kind}`,
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
