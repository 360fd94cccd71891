import { type DeckPlan, type PlacedOpportunity, type SlideDraft, sumOf } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { counted } from './money-text.ts';
import { opportunityColumns } from './top-opportunities.ts';

const ROWS = 16;

/** All opportunities on at most so many slides, and how many more there are. */
export function allOpportunitySlides(plan: DeckPlan, most: number): SlideDraft[] {
  const { opportunities, theme, money } = plan;
  const count = opportunities.length;
  const pages = Math.min(Math.max(0, most), Math.ceil(count / ROWS));
  const total = money.short(1000 * sumOf(opportunities));
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
    const which =
      rows.length === count
        ? `All ${counted(count, 'opportunity is', 'opportunities are')}`
        : `Opportunities ${first + 1} to ${last} of ${count} are`;
    return {
      section: 'Appendix',
      title: `${which} estimated to save ${money.short(1000 * sumOf(rows))} a year${rows.length === count ? '' : ` of ${total}`}`,
      source:
        'Source: estimates of the opportunities, which are assumptions; highest first. Effort: 1 (days, one team) to 5 (a programme of its own).',
      notes: [
        'Descriptions and reasons of every opportunity are in the workbook and in the document of the same blueprint.',
        ...rows.map(({ number, title, description, source }) => `${number}. ${title}: ${description} (${source})`),
      ],
      draw(slide) {
        const { end } = drawTable<PlacedOpportunity & { number: number }>(slide, theme, {
          name: `Opportunities ${first + 1} to ${last}`,
          box: BODY,
          size: SIZE.tiny,
          rows,
          columns: [
            { header: '#', width: 0.6, align: 'right', cell: ({ number }) => String(number) },
            ...opportunityColumns<PlacedOpportunity & { number: number }>(money),
          ],
        });
        if (more)
          drawText(
            slide,
            more,
            { x: BODY.x, y: end + 0.05, w: BODY.w, h: 0.22 },
            { size: SIZE.small, bold: true, color: theme.muted },
          );
      },
    };
  });
}
