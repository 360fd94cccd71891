import { type DeckPlan, type PlacedOpportunity, type SlideDraft, sumOf, TYPE_NAMES } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { drawTable, type TableColumn } from './draw-table.ts';
import { counted, type MoneyText, percent } from './money-text.ts';

const MOST = 10;

/** The opportunities with the highest estimated savings. */
export function topOpportunitySlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, theme, money } = plan;
  if (opportunities.length === 0) return [];
  const top = opportunities.slice(0, MOST);
  const total = sumOf(opportunities);
  const they = top.length === 1 ? 'The one opportunity holds' : `The ${top.length} largest opportunities hold`;
  return [
    {
      section: 'Value',
      title:
        total > 0
          ? `${they} ${percent((100 * sumOf(top)) / total, 0)} of the ${money.short(1000 * total)} a year that all ${opportunities.length} are estimated to save`
          : `${counted(opportunities.length, 'opportunity waits', 'opportunities wait')} for an estimate of what they save`,
      source: `Source: estimates of the opportunities, which are assumptions. Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        'Estimated savings of an opportunity: from the ROI inputs of its process where there are any, else from benchmarks by level and volume, labelled as an assumption. They are never added to the projected savings of the ROI.',
        ...top.map(({ title, rationale }, index) => `${index + 1}. ${title}${rationale ? `: ${rationale}` : ''}`),
        plan.proposedBy,
      ],
      draw(slide) {
        drawTable(slide, theme, {
          name: 'The opportunities with the highest estimated savings',
          box: BODY,
          size: 12,
          rows: top.map((opportunity, index) => ({ ...opportunity, rank: index + 1 })),
          columns: [
            { header: '#', width: 0.5, align: 'right', cell: ({ rank }) => String(rank) },
            ...opportunityColumns<PlacedOpportunity & { rank: number }>(money),
          ],
        });
      },
    },
  ];
}

/** How every table of opportunities shows them. */
export const opportunityColumns = <Row extends PlacedOpportunity>(money: MoneyText): TableColumn<Row>[] => [
  { header: 'Opportunity', width: 4.6, bold: true, cell: ({ title }) => title },
  { header: 'Process', width: 3.4, cell: ({ process }) => `${process.code} ${process.name}` },
  { header: 'Type', width: 1.1, cell: ({ type }) => TYPE_NAMES[type] },
  {
    header: 'Estimated savings',
    width: 1.35,
    align: 'right',
    cell: ({ estimatedSavings }) => money.thousandsAYear(estimatedSavings),
  },
  { header: 'Effort', width: 0.65, align: 'right', cell: ({ effort }) => String(effort) },
  { header: 'Decision', width: 0.95, cell: ({ status }) => (status === 'accepted' ? 'Accepted' : 'Proposed') },
];
