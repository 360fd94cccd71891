import type { NpvRange } from '@process-ai/contract/business-case';
import { SPREADS } from '@process-ai/domain/npv-range';
import { decimals, type FigureWords, percent } from '../figure-words.ts';
import { DRIVER_LABELS } from '../story-words.ts';
import { chartLook } from './chart-look.ts';
import type { DeckPlan, SlideDraft } from './deck-plan.ts';
import { BODY, GAP } from './deck-theme.ts';
import { drawFigure } from './draw.ts';

/** How far the outcome may turn out. */
export function npvRangeSlides({ blueprint, theme, money }: DeckPlan): SlideDraft[] {
  const range = blueprint.businessCase?.range;
  if (!range || range.histogram.counts.length < 2) return [];
  const { p10, p50, p90, chanceOfGain, draws, seed, mean } = range;
  const { from, width, counts } = range.histogram;
  const starts = counts.map((_, bin) => from + bin * width);
  const named = [
    { name: 'P10', value: p10 },
    { name: 'P50', value: p50 },
    { name: 'P90', value: p90 },
  ];
  const binOf = (value: number) => Math.min(counts.length - 1, Math.floor((value - from) / width));
  const labels = starts.map((start, bin) => {
    const names = named.filter(({ value }) => binOf(value) === bin).map(({ name }) => name);
    const isEnd = bin === 0 || bin === counts.length - 1;
    return names.length > 0 ? names.join(' ') : isEnd ? money.short(bin === 0 ? start : start + width) : ' ';
  });
  const isGain = (start: number) => start + width / 2 > 0;
  const series = [
    { name: 'NPV below zero', gains: false },
    { name: 'NPV above zero', gains: true },
  ].filter(({ gains }) => starts.some((start) => isGain(start) === gains));
  const all = decimals(draws);
  return [
    {
      section: 'Business case',
      title: titleOf(range, money),
      source: `Source: ${all} draws of savings, implementation and run cost from triangular distributions (assumptions), seed ${seed}.`,
      notes: [
        'P10: one draw in ten is lower. P50: half of them are. P90: nine in ten are. The three drivers are drawn independently of each other; the same seed gives the same range.',
        ...Object.entries(SPREADS).map(
          ([driver, { low, likely, high, reason }]) =>
            `${DRIVER_LABELS[driver as keyof typeof SPREADS]} × ${low} / ${likely} / ${high} (low / likely / high). ${reason}`,
        ),
        `Mean of all draws: ${money.short(mean)}.`,
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          series.map(({ name, gains }) => ({
            name,
            labels,
            values: counts.map((count, bin) => (isGain(starts[bin] ?? 0) === gains ? count : 0)),
          })),
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: 8.9,
            h: BODY.h,
            barGrouping: 'stacked',
            barGapWidthPct: 8,
            chartColors: series.map(({ gains }) => (gains ? theme.accent : theme.warning)),
            catAxisLabelFrequency: '1',
            catAxisLabelRotate: 0,
            showValAxisTitle: true,
            valAxisTitle: `Draws of ${all}`,
            valAxisLabelFormatCode: '#,##0',
            showLegend: series.length > 1,
            altText: `Histogram of the NPV: P10 ${money.short(p10)}, P50 ${money.short(p50)}, P90 ${money.short(p90)}, above zero in ${percent(100 * chanceOfGain)} of the draws.`,
          },
        );
        const box = { x: 9.75, y: BODY.y, w: 2.98, h: (BODY.h - 3 * GAP) / 4 };
        const figures = [
          ...named.map(({ name, value }) => ({ value: money.short(value), label: `${name}: ${WORDS[name]}` })),
          { value: percent(100 * chanceOfGain), label: 'of the draws above zero' },
        ];
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { ...box, y: box.y + index * (box.h + GAP) }),
        );
      },
    },
  ];
}

const WORDS: Record<string, string> = { P10: 'a poor outcome', P50: 'the middle one', P90: 'a good outcome' };

function titleOf({ chanceOfGain, draws, p10 }: NpvRange, money: FigureWords): string {
  const all = decimals(draws);
  if (chanceOfGain === 0)
    return `The NPV stays below zero in all ${all} draws; nine in ten lose less than ${money.short(-p10)}`;
  const share = chanceOfGain === 1 ? `all ${all}` : `${percent(100 * chanceOfGain)} of ${all}`;
  return `The NPV is above zero in ${share} draws, and above ${money.short(p10)} in nine of ten`;
}
