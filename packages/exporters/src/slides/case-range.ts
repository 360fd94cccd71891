import type { BreakEven, NpvRange } from '@process-ai/contract/business-case';
import { DRIVERS, RANGE_RULE, SPREADS } from '@process-ai/domain/plan-case-drivers';
import { breakEvenInWords, CASE_DRIVER_LABELS, driverValue, mainRisk, runsInWords } from '../case-words.ts';
import { decimals } from '../figure-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, chartLook, GAP } from './deck-theme.ts';
import { drawFigure } from './draw.ts';
import { drawTable } from './draw-table.ts';

/** What the outcome depends on, as a tornado chart, and where it breaks even. */
export function sensitivitySlides({ blueprint, theme, words, headline }: DeckPlan): SlideDraft[] {
  const found = blueprint.case;
  const bars = (found?.swings ?? []).filter(({ swing }) => swing > 0);
  if (!found || !headline || bars.length === 0) return [];
  const { npv } = headline;
  const upwards = bars.toReversed();
  const labels = upwards.map(({ driver }) => CASE_DRIVER_LABELS[driver]);
  const evens = new Map(found.breakEvens.map((one) => [one.driver, one] as const));
  return [
    {
      section: 'Business case',
      title: mainRisk(found, words).replace(/\.$/, ''),
      source: 'Source: the business case with one driver at a time at its P10 and at its P90, all others as planned.',
      notes: [
        'Each bar: what the NPV gains or loses when one driver alone turns out at the low or the high end of its range, largest swing first. They may well move together.',
        ...found.breakEvens.map((one: BreakEven) => `${CASE_DRIVER_LABELS[one.driver]}: ${breakEvenInWords(one)}`),
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            { name: 'At its P10', labels, values: upwards.map(({ npvAtLow }) => npvAtLow - npv) },
            { name: 'At its P90', labels, values: upwards.map(({ npvAtHigh }) => npvAtHigh - npv) },
          ],
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: 5.6,
            h: BODY.h,
            barDir: 'bar',
            barGrouping: 'stacked',
            barGapWidthPct: 45,
            barOverlapPct: 100,
            chartColors: [theme.scale[2] ?? theme.line, theme.accent],
            catAxisLabelPos: 'low',
            showLegend: true,
            valAxisLabelFormatCode: words.axis(Math.max(...bars.map(({ swing }) => swing))),
            altText: `Tornado chart of the NPV of ${words.short(npv)}: ${bars.map(({ driver, npvAtLow, npvAtHigh }) => `${CASE_DRIVER_LABELS[driver]} ${words.short(npvAtLow)} to ${words.short(npvAtHigh)}`).join('; ')}.`,
          },
        );
        drawTable(slide, theme, {
          name: 'Each driver at the ends of its range, and where the case breaks even',
          box: { x: 6.4, y: BODY.y + 0.2, w: 6.33, h: BODY.h - 0.2 },
          rows: bars,
          columns: [
            { header: 'Driver', width: 1.35, bold: true, lines: 2, cell: ({ driver }) => CASE_DRIVER_LABELS[driver] },
            {
              header: 'P10 to P90',
              width: 1.5,
              lines: 2,
              cell: ({ driver, low, high }) => `${driverValue(driver, low)} to ${driverValue(driver, high)}`,
            },
            {
              header: 'NPV then',
              width: 1.3,
              lines: 2,
              cell: ({ npvAtLow, npvAtHigh }) => `${words.short(npvAtLow)} to ${words.short(npvAtHigh)}`,
            },
            {
              header: 'Breaks even',
              width: 2.1,
              lines: 3,
              cell: ({ driver }) => {
                const even = evens.get(driver);
                return even ? breakEvenInWords(even) : '';
              },
            },
          ],
        });
      },
    },
  ];
}

/** The range of the simulated outcome. */
export function npvRangeSlides({ blueprint, theme, words, headline }: DeckPlan): SlideDraft[] {
  const range = headline ? blueprint.case?.range : undefined;
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
    return names.length > 0 ? names.join(' ') : isEnd ? words.short(bin === 0 ? start : start + width) : ' ';
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
      title: rangeTitle(range, words.short),
      source: `Source: ${all} simulated runs of volume, automation rate, adoption, cost and delay from triangular distributions (assumptions), seed ${seed}.`,
      notes: [
        'P10: one run in ten is lower. P50: half of them are. P90: nine in ten are. The same seed gives the same range.',
        RANGE_RULE,
        ...DRIVERS.map((driver) => {
          const { low, likely, high, reason } = SPREADS[driver];
          return `${CASE_DRIVER_LABELS[driver]} ${low} / ${likely} / ${high} (low / likely / high). ${reason}`;
        }),
        `Mean of all runs: ${words.short(mean)}.`,
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
            valAxisTitle: `Runs of ${all}`,
            valAxisLabelFormatCode: '#,##0',
            showLegend: series.length > 1,
            altText: `Histogram of the NPV: P10 ${words.short(p10)}, P50 ${words.short(p50)}, P90 ${words.short(p90)}, above zero in ${runsInWords(chanceOfGain)} of the runs.`,
          },
        );
        const box = { x: 9.75, y: BODY.y, w: 2.98, h: (BODY.h - 3 * GAP) / 4 };
        const figures = [
          ...named.map(({ name, value }) => ({ value: words.short(value), label: `${name}: ${WORDS[name]}` })),
          { value: runsInWords(chanceOfGain), label: 'of the runs above zero' },
        ];
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { ...box, y: box.y + index * (box.h + GAP) }),
        );
      },
    },
  ];
}

const WORDS: Record<string, string> = { P10: 'a poor outcome', P50: 'the middle one', P90: 'a good outcome' };

function rangeTitle({ chanceOfGain, draws, p10, p90 }: NpvRange, short: (units: number) => string): string {
  const all = decimals(draws);
  if (chanceOfGain === 0)
    return `The NPV stays below zero in all ${all} simulated runs; nine in ten lose more than ${short(-p90)}`;
  const share = chanceOfGain === 1 ? `all ${all}` : `${runsInWords(chanceOfGain)} of ${all}`;
  return `The NPV is above zero in ${share} simulated runs, and between ${short(p10)} and ${short(p90)} in eight of ten`;
}
