import type { BusinessCase, NpvRange, Sensitivity } from '@process-ai/contract/business-case';
import { SPREADS } from '@process-ai/domain/npv-range';
import { SCENARIOS_RULE } from '@process-ai/domain/sector-business-case';
import { SENSITIVITY_STEP } from '@process-ai/domain/sensitivity';
import { counted, decimals, type FigureWords, monthsOf, percent } from '../figure-words.ts';
import { DRIVER_LABELS, DRIVER_MOVES } from '../story-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, chartLook, GAP, SIZE } from './deck-theme.ts';
import { drawFigure } from './draw.ts';
import { drawTable } from './draw-table.ts';

/** What the programme earns over the years. */
export function businessCaseSlides({ blueprint, theme, words }: DeckPlan): SlideDraft[] {
  const { businessCase, assumptions, summary } = blueprint;
  if (!businessCase) return [];
  const { base } = businessCase;
  const { years, discountRate, ramp, benefitRisk, costRisk } = assumptions;
  let balance = 0;
  const cumulative = base.flows.map((flow) => {
    balance += flow;
    return balance;
  });
  const labels = base.flows.map((_, year) => (year === 0 ? 'Start' : `Year ${year}`));
  const largest = Math.max(...[...base.flows, ...cumulative].map(Math.abs));
  const horizon = counted(years, 'year');
  return [
    {
      section: 'Business case',
      title: `The programme ${base.npv >= 0 ? `is worth ${words.short(base.npv)}` : `loses ${words.short(-base.npv)}`} over ${horizon} (NPV) and ${paysBack(base, horizon)}`,
      source: `Source: savings and costs of the ROI over ${horizon}; ${percent(100 * discountRate)} discount rate, ramp ${ramp.map((share) => percent(100 * share, 0)).join(' / ')}, ${percent(100 * benefitRisk, 0)} taken off benefits, ${percent(100 * costRisk, 0)} added to costs (assumptions).`,
      notes: [
        'Each year: projected savings × ramp × (1 − benefit risk), less run cost × (1 + cost risk). At the start: implementation cost × (1 + cost risk), not discounted. NPV: all of it discounted to the start. ROI: (present benefits − present costs) ÷ present costs. Definitions as in Forrester’s TEI.',
        `Savings of a full year: ${words.short(summary.totalSavings)}. Implementation cost: ${words.short(summary.totalImplementationCost)}, assumed by type of opportunity where nobody entered it (automation 20,000, AI 45,000, agentic 90,000).`,
        SCENARIOS_RULE,
      ],
      draw(slide) {
        slide.addChart(
          [
            {
              type: 'bar',
              data: [{ name: 'Cash flow of the year', labels, values: base.flows }],
              options: { chartColors: [theme.scale[3] ?? theme.accent], barGapWidthPct: 70 },
            },
            {
              type: 'line',
              data: [{ name: 'Cumulative', labels, values: cumulative }],
              // The library indexes marker colors by the position of the series in the whole chart.
              options: { chartColors: [theme.accent, theme.accent], lineSize: 2.5, lineDataSymbolSize: 8 },
            },
          ] as never,
          {
            ...chartLook(theme),
            x: BODY.x,
            y: BODY.y,
            w: 7.1,
            h: BODY.h,
            showLegend: true,
            catAxisLabelPos: 'low',
            valAxisLabelFormatCode: words.axis(largest),
            altText: `Cash flow of each year and cumulative: ${labels.map((label, index) => `${label} ${words.short(base.flows[index] ?? 0)}, cumulative ${words.short(cumulative[index] ?? 0)}`).join('; ')}.`,
          } as never,
        );
        drawTable(slide, theme, {
          name: 'Key figures of the business case in three cases',
          box: { x: 8, y: BODY.y + 0.3, w: 4.73, h: BODY.h - 0.3 },
          size: SIZE.body,
          rows: figureRows(words),
          columns: [
            { header: 'Figure', width: 1.7, bold: true, lines: 2, cell: ({ name }) => name },
            { header: 'Low', width: 1, align: 'right', lines: 2, cell: ({ of }) => of(businessCase.low) },
            { header: 'Base', width: 1, align: 'right', lines: 2, bold: true, cell: ({ of }) => of(businessCase.base) },
            { header: 'High', width: 1, align: 'right', lines: 2, cell: ({ of }) => of(businessCase.high) },
          ],
        });
      },
    },
  ];
}

const paysBack = ({ paybackMonths }: BusinessCase, horizon: string) =>
  paybackMonths === null ? `does not pay back within ${horizon}` : `pays back in ${monthsOf(paybackMonths)}`;

const inMonths = (value: number | null) => (value === null ? 'N/A' : decimals(value, 1));

const figureRows = (words: FigureWords): { name: string; of(one: BusinessCase): string }[] => [
  { name: 'NPV', of: ({ npv }) => words.short(npv) },
  { name: 'Present benefits', of: ({ presentBenefits }) => words.short(presentBenefits) },
  { name: 'Present costs', of: ({ presentCosts }) => words.short(presentCosts) },
  { name: 'ROI', of: ({ roiPercentage }) => (roiPercentage === null ? 'N/A' : percent(roiPercentage)) },
  { name: 'IRR', of: ({ irr }) => (typeof irr === 'number' ? percent(100 * irr) : irr) },
  { name: 'Payback, months', of: ({ paybackMonths }) => inMonths(paybackMonths) },
  { name: 'Discounted payback, months', of: ({ discountedPaybackMonths }) => inMonths(discountedPaybackMonths) },
];

const SENSITIVITY = percent(100 * SENSITIVITY_STEP, 0);

/** What the outcome depends on, as a tornado chart. */
export function sensitivitySlides({ blueprint, theme, words }: DeckPlan): SlideDraft[] {
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
      title: `${DRIVER_MOVES[first.driver]} the outcome most: ${SENSITIVITY} to the worse side ${npv >= 0 ? `takes ${words.short(npv - worst)} off the NPV of ${words.short(npv)}` : `adds ${words.short(npv - worst)} to the loss of ${words.short(-npv)}`}`,
      source: `Source: the business case with one driver at a time moved by ±${SENSITIVITY}, all others as they are.`,
      notes: [
        `Each bar: what the NPV gains or loses when one driver is ${SENSITIVITY} lower or higher than in the base case, largest swing first. The drivers are moved one at a time; they may well move together.`,
        'No year of the ramp rises above the full savings, so a ramp that is full already can only fall.',
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            { name: `${SENSITIVITY} lower`, labels, values: upwards.map(({ npvAtLow }) => npvAtLow - npv) },
            { name: `${SENSITIVITY} higher`, labels, values: upwards.map(({ npvAtHigh }) => npvAtHigh - npv) },
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
            valAxisLabelFormatCode: words.axis(first.swing),
            showValAxisTitle: true,
            valAxisTitle: 'Change of the NPV',
            showLegend: true,
            altText: `Tornado chart of the NPV: ${bars.map((bar) => `${DRIVER_LABELS[bar.driver]} from ${words.short(bar.npvAtLow)} to ${words.short(bar.npvAtHigh)}`).join('; ')}.`,
          },
        );
        drawTable(slide, theme, {
          name: 'The drivers and what they do to the NPV',
          box: { x: 7.75, y: BODY.y + 0.3, w: 4.98, h: BODY.h - 0.3 },
          size: SIZE.small,
          rows: bars,
          columns: [
            { header: 'Driver', width: 1.75, bold: true, lines: 2, cell: ({ driver }) => DRIVER_LABELS[driver] },
            { header: 'From', width: 0.8, align: 'right', cell: (bar) => driverValue(bar.driver, bar.low, words) },
            { header: 'To', width: 0.8, align: 'right', cell: (bar) => driverValue(bar.driver, bar.high, words) },
            { header: 'NPV from', width: 0.9, align: 'right', cell: (bar) => words.short(bar.npvAtLow) },
            { header: 'NPV to', width: 0.9, align: 'right', cell: (bar) => words.short(bar.npvAtHigh) },
          ],
        });
      },
    },
  ];
}

const driverValue = (driver: Sensitivity['driver'], value: number, words: FigureWords) =>
  driver === 'discountRate' || driver === 'ramp' ? percent(100 * value) : words.short(value);

/** The range of the simulated outcome. */
export function npvRangeSlides({ blueprint, theme, words }: DeckPlan): SlideDraft[] {
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
      title: rangeTitle(range, words),
      source: `Source: ${all} draws of savings, implementation and run cost from triangular distributions (assumptions), seed ${seed}.`,
      notes: [
        'P10: one draw in ten is lower. P50: half of them are. P90: nine in ten are. The three drivers are drawn independently of each other; the same seed gives the same range.',
        ...Object.entries(SPREADS).map(
          ([driver, { low, likely, high, reason }]) =>
            `${DRIVER_LABELS[driver as keyof typeof SPREADS]} × ${low} / ${likely} / ${high} (low / likely / high). ${reason}`,
        ),
        `Mean of all draws: ${words.short(mean)}.`,
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
            altText: `Histogram of the NPV: P10 ${words.short(p10)}, P50 ${words.short(p50)}, P90 ${words.short(p90)}, above zero in ${percent(100 * chanceOfGain)} of the draws.`,
          },
        );
        const box = { x: 9.75, y: BODY.y, w: 2.98, h: (BODY.h - 3 * GAP) / 4 };
        const figures = [
          ...named.map(({ name, value }) => ({ value: words.short(value), label: `${name}: ${WORDS[name]}` })),
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

function rangeTitle({ chanceOfGain, draws, p10 }: NpvRange, words: FigureWords): string {
  const all = decimals(draws);
  if (chanceOfGain === 0)
    return `The NPV stays below zero in all ${all} draws; nine in ten lose less than ${words.short(-p10)}`;
  const share = chanceOfGain === 1 ? `all ${all}` : `${percent(100 * chanceOfGain)} of ${all}`;
  return `The NPV is above zero in ${share} draws, and above ${words.short(p10)} in nine of ten`;
}
