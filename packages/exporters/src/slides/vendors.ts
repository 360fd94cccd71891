import type { FitPart } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { percent } from '../figure-words.ts';
import { FIT_PART_LABELS, fitPartInSentence, vendorRanking, winnerChange } from '../story-words.ts';
import { barsHeight, chartLook } from './chart-look.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import { shortName } from './fit-text.ts';

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
