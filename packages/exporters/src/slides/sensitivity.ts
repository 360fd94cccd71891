import type { Sensitivity } from '@process-ai/contract/business-case';
import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { type FigureWords, percent } from '../figure-words.ts';
import { DRIVER_LABELS, DRIVER_MOVES } from '../story-words.ts';
import { chartLook } from './chart-look.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, SIZE } from './deck-theme.ts';
import { drawTable } from './draw-table.ts';

const STEP = percent(100 * SENSITIVITY_STEP, 0);

/** What the outcome hangs on: the bars of a tornado. */
export function sensitivitySlides({ blueprint, theme, money }: DeckPlan): SlideDraft[] {
  const { businessCase } = blueprint;
  const bars = (businessCase?.sensitivities ?? []).filter(({ swing }) => swing > 0);
  const [first] = bars;
  if (!businessCase || !first) return [];
  const { npv } = businessCase.base;
  const upwards = bars.toReversed();
  const labels = upwards.map(({ driver }) => DRIVER_LABELS[driver]);
  const worst = Math.min(first.npvAtLow, first.npvAtHigh);
  return [
    {
      section: 'Business case',
      title: `${DRIVER_MOVES[first.driver]} the outcome most: ${STEP} to the worse side ${npv >= 0 ? `takes ${money.short(npv - worst)} off the NPV of ${money.short(npv)}` : `adds ${money.short(npv - worst)} to the loss of ${money.short(-npv)}`}`,
      source: `Source: the business case with one driver at a time moved by ±${STEP}, all others as they are.`,
      notes: [
        `Each bar: what the NPV gains or loses when one driver is ${STEP} lower or higher than in the base case, largest swing first. The drivers are moved one at a time; they may well move together.`,
        'No year of the ramp rises above the full savings, so a ramp that is full already can only fall.',
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            { name: `${STEP} lower`, labels, values: upwards.map(({ npvAtLow }) => npvAtLow - npv) },
            { name: `${STEP} higher`, labels, values: upwards.map(({ npvAtHigh }) => npvAtHigh - npv) },
          ],
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: 6.9,
            h: BODY.h,
            barDir: 'bar',
            barGrouping: 'stacked',
            barGapWidthPct: 50,
            chartColors: [theme.scale[2] ?? theme.line, theme.accent],
            catAxisLabelPos: 'low',
            valAxisLabelFormatCode: money.axis(first.swing),
            showValAxisTitle: true,
            valAxisTitle: 'Change of the NPV',
            showLegend: true,
            altText: `Tornado chart of the NPV: ${bars.map((bar) => `${DRIVER_LABELS[bar.driver]} from ${money.short(bar.npvAtLow)} to ${money.short(bar.npvAtHigh)}`).join('; ')}.`,
          },
        );
        drawTable(slide, theme, {
          name: 'The drivers and what they do to the NPV',
          box: { x: 7.75, y: BODY.y + 0.3, w: 4.98, h: BODY.h - 0.3 },
          size: SIZE.small,
          rows: bars,
          columns: [
            { header: 'Driver', width: 1.75, bold: true, lines: 2, cell: ({ driver }) => DRIVER_LABELS[driver] },
            { header: 'From', width: 0.8, align: 'right', cell: (bar) => valueOf(bar.driver, bar.low, money) },
            { header: 'To', width: 0.8, align: 'right', cell: (bar) => valueOf(bar.driver, bar.high, money) },
            { header: 'NPV from', width: 0.9, align: 'right', cell: (bar) => money.short(bar.npvAtLow) },
            { header: 'NPV to', width: 0.9, align: 'right', cell: (bar) => money.short(bar.npvAtHigh) },
          ],
        });
      },
    },
  ];
}

const valueOf = (driver: Sensitivity['driver'], value: number, money: FigureWords) =>
  driver === 'discountRate' || driver === 'ramp' ? percent(100 * value) : money.short(value);
