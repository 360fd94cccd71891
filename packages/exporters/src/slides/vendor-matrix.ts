import { type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { counted } from '../figure-words.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable, type TableColumn } from './draw-table.ts';
import { shortName } from './fit-text.ts';
import { writableTexts } from './writable-texts.ts';

const ROWS = 12;
const VENDORS = 6;

/** Which vendor covers which of the largest opportunities. */
export function vendorMatrixSlides({ blueprint, opportunities, theme, money }: DeckPlan): SlideDraft[] {
  const { fits, matches } = blueprint.comparison;
  const [best] = fits;
  if (!best || matches.length === 0) return [];
  const rows = opportunities.slice(0, ROWS);
  const isShown = new Set(rows.map(({ id }) => id));
  const shown = writableTexts(matches.filter(({ opportunityId }) => isShown.has(opportunityId)));
  const strengths = new Map(shown.map((match) => [`${match.vendorId} ${match.opportunityId}`, match.strength]));
  const strength = (vendorId: string, { id }: RankedOpportunity) => strengths.get(`${vendorId} ${id}`) ?? 0;
  const covered = rows.filter((row) => strength(best.vendorId, row) > 0).length;
  const open = rows.filter((row) => fits.every(({ vendorId }) => strength(vendorId, row) === 0)).length;
  const name = shortName(best.vendorName);
  const more = fits.length > VENDORS ? ` The first ${VENDORS} of ${fits.length} vendors.` : '';
  const rest =
    open === 0 ? 'every one has a vendor' : `${counted(open, 'of them has', 'of them have')} no vendor at all`;
  return [
    {
      section: 'Vendors',
      title:
        rows.length === 1
          ? `${name} ${covered === 1 ? 'covers' : 'does not cover'} the one opportunity`
          : `${name} covers ${covered} of the ${rows.length} largest opportunities; ${rest}`,
      source: `Source: capability tags of vendors and opportunities. Whole = the same capability; part = one of the same family, or similar words; – = neither.${more}`,
      notes: [
        'An opportunity is covered wholly where a capability, product or AI capability of the vendor carries its capability, in part where it is one of the same family or shares two significant words.',
        ...shown
          .filter(({ vendorId }) => vendorId === best.vendorId)
          .map(
            ({ vendorCapability, opportunityId }) =>
              `${rows.find(({ id }) => id === opportunityId)?.title}: by “${vendorCapability}” of ${best.vendorName}.`,
          ),
      ],
      draw(slide) {
        const columns: TableColumn<RankedOpportunity>[] = [
          { header: 'Opportunity', width: 4.4, bold: true, cell: ({ title }) => title },
          {
            header: 'A year',
            width: 0.9,
            align: 'right',
            cell: ({ estimatedSavings }) => money.short(1000 * estimatedSavings),
          },
          ...fits.slice(0, VENDORS).map(
            ({ vendorId, vendorName }): TableColumn<RankedOpportunity> => ({
              header: vendorName,
              width: 1.25,
              align: 'center',
              cell: (row) => WORDS[strength(vendorId, row)] ?? '–',
              fill: (row) => FILLS[strength(vendorId, row)]?.(theme.scale) ?? null,
            }),
          ),
        ];
        drawTable(slide, theme, {
          name: 'Vendors by the largest opportunities',
          box: BODY,
          size: SIZE.small,
          rows,
          columns,
        });
      },
    },
  ];
}

const WORDS: Record<number, string> = { 1: 'Whole', 0.5: 'Part', 0: '–' };
const FILLS: Record<number, (scale: readonly string[]) => string | undefined> = {
  1: (scale) => scale.at(-1),
  0.5: (scale) => scale[2],
};
