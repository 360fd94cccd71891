import { estimateOf, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { counted, decimals } from '../figure-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawText } from './draw.ts';
import { drawTable } from './draw-table.ts';
import { opportunityColumns } from './top-opportunities.ts';

const ROWS = 16;
/** So many stand on the slide of the largest already. */
const SHOWN = 10;
const MORE = 0.24;

/** All opportunities on at most so many slides, and how many more there are. */
export function allOpportunitySlides(plan: DeckPlan, most: number): SlideDraft[] {
  const { opportunities, totalEstimate, theme, money } = plan;
  const count = opportunities.length;
  const pages = count <= SHOWN ? 0 : Math.min(Math.max(0, most), Math.ceil(count / ROWS));
  const total = money.short(1000 * totalEstimate);
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
    const saved = money.short(1000 * estimateOf(rows));
    const which = rows.length === 1 ? `Opportunity ${last}` : `Opportunities ${first + 1} to ${last}`;
    return {
      section: 'Appendix',
      title:
        rows.length === count
          ? `All ${count} opportunities are estimated to save ${saved} a year`
          : `${which} of ${decimals(count)} hold${rows.length === 1 ? 's' : ''} ${saved} of the ${total} estimated a year`,
      source:
        'Source: estimates of the opportunities, which are assumptions; highest first. Effort: 1 (days, one team) to 5 (a programme of its own).',
      notes: [
        'Descriptions and reasons of every opportunity are in the workbook and in the document of the same blueprint.',
        ...rows.map(({ number, title, description, source }) => `${number}. ${title}: ${description} (${source})`),
      ],
      draw(slide) {
        const end = drawTable<RankedOpportunity & { number: number }>(slide, theme, {
          name: `Opportunities ${first + 1} to ${last}`,
          box: { ...BODY, h: BODY.h - (more ? MORE - 0.1 : 0) },
          size: SIZE.tiny,
          rows,
          columns: [
            { header: '#', width: 0.6, align: 'right', cell: ({ number }) => String(number) },
            ...opportunityColumns<RankedOpportunity & { number: number }>(money),
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
