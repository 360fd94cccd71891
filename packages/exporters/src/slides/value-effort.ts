import { estimateOf, OPPORTUNITY_TYPE_LABELS, type RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { ROADMAP_WAVES } from '@process-ai/domain/roadmap';
import { counted, decimals, percent } from '../figure-words.ts';
import { chartLook } from './chart-look.ts';
import { type DeckPlan, type SlideDraft, TYPES } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';
import type { ChartData } from './presentation.ts';

const MOST = 10;
/** Points of one effort beside each other, and how far apart. */
const BESIDE = 5;
const STEP = 0.19;
const LOW_EFFORT = ROADMAP_WAVES[0].effort;

interface Point extends RankedOpportunity {
  number: number;
  /** Its effort, moved a little sideways so that points of one effort stand beside each other. */
  x: number;
}

/** What is worth most for its effort. */
export function valueEffortSlides(plan: DeckPlan): SlideDraft[] {
  const { opportunities, totalEstimate: total, theme, money } = plan;
  if (total <= 0) return [];
  const quick = opportunities.filter(({ effort }) => effort <= LOW_EFFORT);
  const points = pointsOf(opportunities.slice(0, MOST));
  const types = TYPES.filter((type) => points.some((point) => point.type === type));
  const data: ChartData[] = [
    { name: 'Effort', values: points.map(({ x }) => x) },
    ...types.map((type) => ({
      name: OPPORTUNITY_TYPE_LABELS[type],
      values: points.map((point) => (point.type === type ? 1000 * point.estimatedSavings : null)) as number[],
      labels: points.map((point) => (point.type === type ? String(point.number) : '')),
    })),
  ];
  const largest = 1000 * (points[0]?.estimatedSavings ?? 0);
  return [
    {
      section: 'Value',
      title: titleOf(plan, quick),
      source: `Source: estimated savings and effort of the opportunities, both assumptions. Little effort = ${LOW_EFFORT} or less of 5. Shown: the ${points.length} with the highest savings of ${decimals(opportunities.length)}.`,
      notes: [
        'Upwards: estimated savings a year. To the right: effort from 1 (days, one team) to 5 (a programme of its own). Points of the same effort are moved a little sideways, so that none hides another.',
        'Start at the top left, with what saves much for little effort; what is at the top right is a programme of its own and is worth planning early.',
        plan.proposedBy,
      ],
      draw(slide) {
        slide.addChart('scatter', data, {
          ...chartLook(theme),
          x: BODY.x,
          y: BODY.y,
          w: 6.7,
          h: BODY.h,
          chartColors: types.map((type) => theme.scale[{ automation: 2, ai: 4, agentic: 6 }[type]] ?? theme.accent),
          lineSize: 0,
          lineDataSymbolSize: 12,
          lineDataSymbolLineColor: theme.accent,
          showLabel: true,
          dataLabelFormatScatter: 'custom',
          dataLabelPosition: 't',
          showLegend: types.length > 1,
          catAxisMinVal: 0,
          catAxisMaxVal: 6,
          catAxisMajorUnit: 1,
          showCatAxisTitle: true,
          catAxisTitle: 'Effort, 1–5',
          showValAxisTitle: true,
          valAxisTitle: 'Estimated savings a year',
          valAxisMinVal: 0,
          valAxisLabelFormatCode: money.axis(largest),
          catGridLine: { style: 'none' },
          altText: `Scatter chart of estimated savings a year over effort, numbered as in the table: ${points.map((point) => `${point.number} effort ${point.effort}, ${money.thousands(point.estimatedSavings)}/yr`).join('; ')}.`,
        });
        drawTable<Point>(slide, theme, {
          name: 'The numbered points of the chart',
          box: { x: 7.5, y: BODY.y, w: 5.23, h: BODY.h },
          size: SIZE.tiny,
          rows: points,
          columns: [
            { header: 'No.', width: 0.5, align: 'right', cell: ({ number }) => String(number) },
            { header: 'Opportunity', width: 2.8, lines: 2, cell: ({ title }) => title },
            { header: 'Type', width: 1.15, cell: ({ type }) => OPPORTUNITY_TYPE_LABELS[type] },
            {
              header: 'A year',
              width: 0.75,
              align: 'right',
              cell: ({ estimatedSavings }) => money.short(1000 * estimatedSavings),
            },
            { header: 'Effort', width: 0.7, align: 'right', cell: ({ effort }) => String(effort) },
          ],
        });
      },
    },
  ];
}

function titleOf(
  { opportunities, totalEstimate: total, money }: DeckPlan,
  quick: readonly RankedOpportunity[],
): string {
  if (quick.length === 0) {
    const least = Math.min(...opportunities.map(({ effort }) => effort));
    return `No opportunity needs little effort: the ${money.short(1000 * total)} estimated a year take ${least} of 5 or more`;
  }
  const share = percent((100 * estimateOf(quick)) / total, 0);
  return `${counted(quick.length, 'opportunity needs', 'opportunities need')} little effort and hold${quick.length === 1 ? 's' : ''} ${share} of the ${money.short(1000 * total)} estimated a year`;
}

function pointsOf(opportunities: readonly RankedOpportunity[]): Point[] {
  const numbered = opportunities.map((opportunity, index) => ({ ...opportunity, number: index + 1 }));
  return numbered.map((point) => {
    const beside = numbered.filter(({ effort }) => effort === point.effort);
    const place = beside.indexOf(point) % BESIDE;
    const places = Math.min(BESIDE, beside.length);
    return { ...point, x: point.effort + STEP * (place - (places - 1) / 2) };
  });
}
