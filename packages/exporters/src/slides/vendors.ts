import type { FitPart } from '@process-ai/contract/vendor-comparison';
import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { BASIS_WORDS, percent } from '../figure-words.ts';
import { FIT_PART_LABELS, fitPartInSentence, vendorRanking, winnerChange } from '../story-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, barsHeight, chartLook, SIZE } from './deck-theme.ts';
import { drawTable, type TableColumn } from './draw-table.ts';
import { shortName } from './fit-text.ts';
import { writableTexts } from './writable-texts.ts';

const MOST = 6;

const PART_STEPS: Record<FitPart, number> = { coverage: 6, aiCoverage: 4, depth: 2, sector: 1 };

/** Who could deliver it, and what each score is made of. */
export function vendorSlides(plan: DeckPlan): SlideDraft[] {
  const { theme, blueprint } = plan;
  const { comparison } = blueprint;
  const { fits, weights } = comparison;
  if (fits.length === 0) return [];
  const shown = fits.slice(0, MOST).map((fit, index) => ({ ...fit, rank: index + 1 }));
  const upwards = shown.toReversed();
  const parts = FIT_PARTS.filter((part) => shown.some(({ score }) => score[part] > 0));
  const total = FIT_PARTS.reduce((sum, part) => sum + weights[part], 0);
  const share = (part: FitPart) => percent(total > 0 ? (100 * weights[part]) / total : 0, 0);
  const more =
    fits.length > shown.length ? ` The first ${shown.length} of ${fits.length}; the others are in the workbook.` : '';
  return [
    {
      section: 'Vendors',
      title: vendorRanking(comparison, shortName),
      source: `Source: fit to the exported opportunities, 0–100. Weights: ${FIT_PARTS.map((part) => `${fitPartInSentence(part)} ${share(part)}`).join(', ')}.${more}`,
      notes: [
        'Coverage: share of the opportunities that a vendor covers, weighed by their savings (wholly = 1, in part = 0.5). AI coverage: the same over AI and agentic opportunities, by AI capabilities only. Depth: share of opportunities covered wholly. Sector: the vendor’s industry is the client’s (1), any (0.5), another (0).',
        'The scale is absolute: adding or removing a vendor changes no other score. How much of a vendor’s profile is filled in stands beside the score, never in it.',
        winnerChange(comparison, shortName),
        ...shown.map(
          ({ vendorName, dataCoverage }) =>
            `${vendorName}: ${percent(100 * dataCoverage, 0)} of the profile is filled in.`,
        ),
      ],
      draw(slide) {
        if (parts.length > 0) {
          const labels = upwards.map(
            ({ vendorName, overallScore }) => `${shortName(vendorName, 24)}  ${overallScore.toFixed(0)}`,
          );
          slide.addChart(
            'bar',
            parts.map((part) => ({
              name: FIT_PART_LABELS[part],
              labels,
              values: upwards.map(({ score }) => score[part]),
            })),
            {
              ...chartLook(theme),
              x: BODY.x,
              y: BODY.y,
              w: 5.7,
              h: barsHeight(shown.length),
              barDir: 'bar',
              barGrouping: 'stacked',
              barGapWidthPct: 55,
              chartColors: parts.map((part) => theme.scale[PART_STEPS[part]] ?? theme.accent),
              dataBorder: { pt: 0.75, color: theme.white },
              catAxisLabelFontSize: 12,
              valAxisMinVal: 0,
              valAxisMaxVal: 100,
              valAxisLabelFormatCode: '0',
              showLegend: true,
              showValue: true,
              dataLabelFormatCode: '[>=5]0;""',
              altText: `Stacked bars of the fit of each vendor: ${shown.map(({ vendorName, overallScore }) => `${vendorName} ${overallScore.toFixed(0)}`).join(', ')} of 100 points.`,
            },
          );
        }
        drawTable(slide, theme, {
          name: 'The vendors by fit, and why',
          box: { x: 6.55, y: BODY.y, w: 6.18, h: BODY.h },
          size: SIZE.tiny,
          rows: shown,
          columns: [
            { header: '#', width: 0.4, align: 'right', cell: ({ rank }) => String(rank) },
            { header: 'Vendor', width: 1.3, bold: true, lines: 2, cell: ({ vendorName }) => vendorName },
            { header: 'Score', width: 0.6, align: 'right', cell: ({ overallScore }) => overallScore.toFixed(0) },
            { header: 'Why', width: 3.9, lines: 4, cell: ({ recommendationReason }) => recommendationReason },
          ],
        });
      },
    },
  ];
}

const MATRIX_ROWS = 12;
const MATRIX_VENDORS = 6;

/** Which vendor covers which of the largest opportunities. */
export function vendorMatrixSlides({ blueprint, opportunities, theme, words }: DeckPlan): SlideDraft[] {
  const { fits, matches } = blueprint.comparison;
  const [best] = fits;
  if (!best || matches.length === 0) return [];
  const rows = opportunities.slice(0, MATRIX_ROWS);
  const isShown = new Set(rows.map(({ id }) => id));
  const shown = writableTexts(matches.filter(({ opportunityId }) => isShown.has(opportunityId)));
  const strengths = new Map(shown.map((match) => [`${match.vendorId} ${match.opportunityId}`, match.strength]));
  const strength = (vendorId: string, { id }: RankedOpportunity) => strengths.get(`${vendorId} ${id}`) ?? 0;
  const tally = fits
    .slice(0, MATRIX_VENDORS)
    .map(({ vendorId, vendorName }) => ({
      vendorId,
      vendorName,
      whole: rows.filter((row) => strength(vendorId, row) === 1).length,
      part: rows.filter((row) => strength(vendorId, row) > 0 && strength(vendorId, row) < 1).length,
    }))
    .toSorted((a, b) => b.whole - a.whole || b.part - a.part);
  const [winner = { ...best, whole: 0, part: 0 }] = tally;
  const open = rows.filter((row) => fits.every(({ vendorId }) => strength(vendorId, row) === 0));
  const name = shortName(winner.vendorName);
  const more = fits.length > MATRIX_VENDORS ? ` The first ${MATRIX_VENDORS} of ${fits.length} vendors.` : '';
  const [none] = open;
  const rest = none
    ? `; no vendor here does “${shortName(none.title, 50)}”${open.length > 1 ? ` and ${open.length - 1} more` : ''}`
    : '';
  return [
    {
      section: 'Vendors',
      title:
        winner.whole + winner.part === 0
          ? 'None of the vendors compared does any of what saves most'
          : `Of what saves most, ${name} does most: ${winner.whole > 0 ? `${winner.whole} of ${rows.length} wholly${winner.part > 0 ? `, ${winner.part} in part` : ''}` : `${winner.part} of ${rows.length}, but only in part`}${rest}`,
      source: `Source: capability tags of vendors and opportunities. Whole = made for that very thing; part = a related or general capability, or similar words; – = neither.${more}`,
      notes: [
        'An opportunity is covered wholly where a capability, product or AI capability of the vendor does that very thing, in part where it is a related or general one or shares two significant words.',
        ...shown
          .filter(({ vendorId }) => vendorId === winner.vendorId)
          .map(
            ({ vendorCapability, opportunityId }) =>
              `${rows.find(({ id }) => id === opportunityId)?.title}: by “${vendorCapability}” of ${winner.vendorName}.`,
          ),
      ],
      draw(slide) {
        const [first] = rows;
        const only = rows.every(({ savingsBasis }) => savingsBasis === first?.savingsBasis)
          ? first?.savingsBasis
          : null;
        const columns: TableColumn<RankedOpportunity>[] = [
          { header: 'Opportunity', width: 4.3, bold: true, lines: 2, cell: ({ title }) => title },
          {
            header: only ? `A year, ${BASIS_WORDS[only]}` : 'A year',
            width: only ? 1.2 : 1.9,
            align: 'right',
            cell: (row) => (only ? words.short(1000 * row.countedSavings) : words.worth(row)),
          },
          ...fits.slice(0, MATRIX_VENDORS).map(
            ({ vendorId, vendorName }): TableColumn<RankedOpportunity> => ({
              header: vendorName,
              width: 1.25,
              align: 'center',
              cell: (row) => STRENGTH_WORDS[strength(vendorId, row)] ?? '–',
              fill: (row) => STRENGTH_FILLS[strength(vendorId, row)]?.(theme.scale) ?? null,
            }),
          ),
        ];
        drawTable(slide, theme, {
          name: 'Vendors by the largest opportunities',
          box: BODY,
          size: SIZE.tiny,
          rows,
          columns,
        });
      },
    },
  ];
}

const STRENGTH_WORDS: Record<number, string> = { 1: 'Whole', 0.5: 'Part', 0: '–' };
const STRENGTH_FILLS: Record<number, (scale: readonly string[]) => string | undefined> = {
  1: (scale) => scale.at(-1),
  0.5: (scale) => scale[2],
};
