import { estimateOf, OPPORTUNITY_TYPE_LABELS } from '@process-ai/domain/blueprint-story';
import { decimals, percent } from '../figure-words.ts';
import { barsHeight, chartLook } from './chart-look.ts';
import { type DeckPlan, isType, type SlideDraft, TYPES, valueNote, valueSource } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';

/** How much automation, AI and agents carry each. */
export function savingsByTypeSlides(plan: DeckPlan): SlideDraft[] {
  const { value, theme, money, opportunities } = plan;
  const [first, ...others] = value.byType.toSorted((a, b) => b.value - a.value);
  if (!first || value.total <= 0) return [];
  const share = (amount: number) => percent((100 * amount) / value.total, 0);
  const next = others
    .filter((part) => part.value > 0)
    .map((part) => `${inSentence(part.label)} ${share(part.value)}`)
    .join(' and ');
  const shown = value.byType.toReversed();
  const largest = Math.max(...value.byType.map((part) => part.value));
  return [
    {
      section: 'Value',
      title: `${subject(first.label)} ${share(first.value)} of the ${money.short(value.total)} a year${next && `, ${next}`}`,
      source: valueSource(plan),
      notes: [
        valueNote(plan),
        value.kind === 'projected'
          ? 'The projected savings of a process are shared among its types in proportion to what its opportunities are estimated to save, evenly where nothing is estimated. “Without an opportunity” is the part of processes with ROI inputs but no opportunity.'
          : 'Each opportunity counts to its own type.',
        'The table counts opportunities and their estimates: a second view of the same savings, not to be added to the chart.',
        plan.proposedBy,
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            {
              name: `${value.name}, ${money.currency} a year`,
              labels: shown.map(({ label }) => label),
              values: shown.map((part) => part.value),
            },
          ],
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y + 0.1,
            w: opportunities.length > 0 ? 6.6 : BODY.w,
            h: Math.min(BODY.h - 0.2, barsHeight(shown.length + 0.5)),
            barDir: 'bar',
            barGapWidthPct: 60,
            chartColors: [theme.accent],
            catAxisLabelFontSize: SIZE.body,
            valAxisHidden: true,
            valAxisMinVal: 0,
            valGridLine: { style: 'none' },
            showValue: true,
            dataLabelFontSize: SIZE.lead,
            dataLabelFontBold: true,
            dataLabelFormatCode: money.labels(largest),
            altText: `Bar chart of ${value.name} a year by type: ${value.byType.map((part) => `${part.label} ${money.short(part.value)}`).join(', ')}.`,
          },
        );
        if (opportunities.length === 0) return;
        drawTable(slide, theme, {
          name: 'Opportunities by type',
          size: SIZE.body,
          box: { x: 7.4, y: BODY.y + 0.75, w: 5.33, h: 3 },
          rows: typeRows(plan),
          columns: [
            { header: 'Type', width: 1.7, bold: true, cell: (row) => row.name },
            { header: 'Number', width: 1.2, align: 'right', cell: (row) => decimals(row.count) },
            { header: 'Estimated a year', width: 1.7, align: 'right', cell: (row) => money.short(1000 * row.savings) },
            { header: 'Mean effort, 1–5', width: 1.5, align: 'right', cell: (row) => row.effort },
          ],
        });
      },
    },
  ];
}

function typeRows({ opportunities }: DeckPlan) {
  return TYPES.map((type) => {
    const rows = opportunities.filter((opportunity) => opportunity.type === type);
    const effort = rows.reduce((sum, row) => sum + row.effort, 0) / rows.length;
    return {
      name: OPPORTUNITY_TYPE_LABELS[type],
      count: rows.length,
      savings: estimateOf(rows),
      effort: rows.length > 0 ? effort.toFixed(1) : '–',
    };
  });
}

const subject = (label: string) =>
  label === OPPORTUNITY_TYPE_LABELS.agentic
    ? 'Agents carry'
    : isType(label)
      ? `${label} carries`
      : 'Processes without an opportunity hold';

const inSentence = (label: string) =>
  label === OPPORTUNITY_TYPE_LABELS.agentic
    ? 'agents'
    : label === OPPORTUNITY_TYPE_LABELS.ai
      ? label
      : label.toLowerCase();
