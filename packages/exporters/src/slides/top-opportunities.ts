import { estimateOf, OPPORTUNITY_TYPE_LABELS, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { overpromisingNote } from '@process-ai/domain/roi-warnings';
import { basisMark } from '../basis-words.ts';
import { counted, decimals, type FigureWords, percent } from '../figure-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY } from './deck-theme.ts';
import { drawTable, type TableColumn } from './draw-table.ts';

const MOST = 10;

/** The opportunities with the highest estimated savings. */
export function topOpportunitySlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, theme, money } = plan;
  if (opportunities.length === 0) return [];
  const top = opportunities.slice(0, MOST);
  return [
    {
      section: 'Value',
      title: titleOf(plan),
      source: `Source: estimates of the opportunities, which are assumptions. Effort: 1 (days, one team) to 5 (a programme of its own).`,
      notes: [
        overpromisingNote(plan.overpromising),
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
            ...opportunityColumns<RankedOpportunity & { rank: number }>(money),
          ],
        });
      },
    },
  ];
}

function titleOf({ overpromising, opportunities, totalEstimate: total, money }: DeckPlan): string {
  const count = opportunities.length;
  if (total <= 0) return `${counted(count, 'opportunity waits', 'opportunities wait')} for an estimate of the savings`;
  if (overpromising > 0) {
    const [those, these] =
      overpromising === 1 ? ['1 process promise', 'it costs'] : [`${overpromising} processes promise`, 'these cost'];
    return `Of ${counted(count, 'opportunity', 'opportunities')}, those of ${those} more than ${these} a year`;
  }
  const saved = `${money.short(1000 * total)} a year`;
  if (count === 1) return `The one opportunity is estimated to save ${saved}`;
  if (count <= MOST) return `The ${count} opportunities are estimated to save ${saved}`;
  const share = percent((100 * estimateOf(opportunities.slice(0, MOST))) / total, 0);
  return `The ${MOST} largest opportunities hold ${share} of the ${saved} that all ${decimals(count)} are estimated to save`;
}

/** How every table of opportunities shows them. */
export const opportunityColumns = <Row extends RankedOpportunity>(money: FigureWords): TableColumn<Row>[] => [
  { header: 'Opportunity', width: 3.75, bold: true, cell: ({ title }) => title },
  { header: 'Process', width: 2.75, cell: ({ process }) => `${process.code} ${process.name}` },
  { header: 'Type', width: 1.25, cell: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
  { header: 'Basis', width: 1.1, cell: basisMark },
  {
    header: 'Estimated savings',
    width: 1.45,
    align: 'right',
    cell: ({ estimatedSavings }) => `${money.thousands(estimatedSavings)}/yr`,
  },
  { header: 'Effort', width: 0.8, align: 'right', cell: ({ effort }) => String(effort) },
  { header: 'Decision', width: 1.1, cell: ({ status }) => (status === 'accepted' ? 'Accepted' : 'Proposed') },
];
