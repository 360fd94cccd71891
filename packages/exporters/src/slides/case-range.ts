import type { BreakEven, CaseHeadline, NpvRange } from '@process-ai/contract/business-case';
import { DRIVERS, lowers, raises, SPREADS } from '@process-ai/domain/plan-case-drivers';
import type { FigureWords } from '../figure-words.ts';
import { breakEvenInWords, driverValue, mainRisk, runsInWords, seldomInWords } from '../range-words.ts';
import { type DeckPlan, type SlideDraft } from './deck-plan.ts';
import { BODY, chartLook, GAP } from './deck-theme.ts';
import { drawFigure } from './draw.ts';
import { drawTable } from './draw-table.ts';

/** What the outcome depends on, as a tornado chart, and where it breaks even. */
export function sensitivitySlides(plan: DeckPlan): SlideDraft[] {
  const { blueprint, theme, words, headline } = plan;
  const found = blueprint.case;
  const bars = (found?.swings ?? []).filter(({ swing }) => swing > 0);
  if (!found || !headline || bars.length === 0) return [];
  const { npv } = headline;
  const { range: says } = words.say.deckCase;
  const { drivers } = words.say.case;
  const { labelled } = words.say.money;
  const { case: flows, columns: headers } = words.say.document;
  const upwards = bars.toReversed();
  const labels = upwards.map(({ driver }) => drivers[driver]);
  const evens = new Map(found.breakEvens.map((one) => [one.driver, one] as const));
  return [
    {
      section: 'case',
      title: mainRisk(found, words).replace(/\.$/, ''),
      source: says.source,
      notes: [
        says.note,
        ...found.breakEvens.map((one: BreakEven) => labelled(drivers[one.driver], breakEvenInWords(one, words))),
      ],
      draw(slide) {
        slide.addChart(
          'bar',
          [
            { name: flows.lowers, labels, values: upwards.map((one) => -lowers(one, npv)) },
            { name: flows.raises, labels, values: upwards.map((one) => raises(one, npv)) },
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
            chartColors: [theme.scale[2] ?? theme.line, theme.accent],
            catAxisLabelPos: 'low',
            showLegend: true,
            valAxisLabelFormatCode: words.axis(Math.max(...bars.map(({ swing }) => swing))),
            valAxisMajorUnit: stepOf(bars.flatMap((one) => [-lowers(one, npv), raises(one, npv)])),
            altText: says.tornadoAlt(
              words.short(npv),
              words.say.money.separated(
                bars.map(
                  ({ driver, npvAtLow, npvAtHigh }) =>
                    `${drivers[driver]} ${flows.range(words.short(npvAtLow), words.short(npvAtHigh))}`,
                ),
              ),
            ),
          },
        );
        drawTable(slide, plan, {
          name: says.table,
          box: { x: 6.4, y: BODY.y + 0.2, w: 6.33, h: BODY.h - 0.2 },
          rows: bars,
          columns: [
            { header: headers.driver, width: 1.75, bold: true, lines: 2, cell: ({ driver }) => drivers[driver] },
            {
              header: says.p10ToP90,
              width: 1.5,
              lines: 2,
              cell: ({ driver, low, high }) =>
                flows.range(driverValue(driver, low, words), driverValue(driver, high, words)),
            },
            {
              header: says.npvThen,
              width: 1.3,
              lines: 2,
              cell: ({ npvAtLow, npvAtHigh }) => flows.range(words.short(npvAtLow), words.short(npvAtHigh)),
            },
            {
              header: flows.breaksEven,
              width: 2.1,
              lines: 3,
              cell: ({ driver }) => {
                const even = evens.get(driver);
                return even ? breakEvenInWords(even, words) : '';
              },
            },
          ],
        });
      },
    },
  ];
}

/** Steps of an axis of few labels: more would be turned or broken where an amount has a unit behind it. */
const STEPS = 3;

function stepOf(values: readonly number[]): number {
  const least = (Math.max(0, ...values) - Math.min(0, ...values)) / STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5].find((step) => step * power >= least) ?? 10);
}

/** The range of the simulated outcome. */
export function npvRangeSlides({ blueprint, theme, words, headline }: DeckPlan): SlideDraft[] {
  const range = blueprint.case?.range;
  if (!headline || !range || range.histogram.counts.length < 2) return [];
  const { p10, p50, p90, chanceOfGain, draws, seed, mean } = range;
  const { range: says } = words.say.deckCase;
  const { drivers, labels: called } = words.say.case;
  const { decimals } = words;
  const { from, width, counts } = range.histogram;
  const starts = counts.map((_, bin) => from + bin * width);
  const named = [
    { name: 'P10', value: p10 },
    { name: 'P50', value: p50 },
    { name: 'P90', value: p90 },
  ];
  const planned = { name: says.planned, value: headline.npv };
  const binOf = (value: number) => Math.max(0, Math.min(counts.length - 1, Math.floor((value - from) / width)));
  const labels = starts.map((_, bin) => {
    const names = [...named, planned].filter(({ value }) => binOf(value) === bin).map(({ name }) => name);
    return names.join(' ') || ' ';
  });
  // A bin has no room for an amount.
  const ends = words.say.document.case.range(words.short(from), words.short(from + counts.length * width));
  const isGain = (start: number) => start + width / 2 > 0;
  const series = [
    { name: says.below, gains: false },
    { name: says.above, gains: true },
  ].filter(({ gains }) => starts.some((start) => isGain(start) === gains));
  const all = decimals(draws);
  return [
    {
      section: 'case',
      title: rangeTitle(range, headline, words),
      source: says.runsSource(all, seed),
      notes: [
        says.runsNote,
        words.say.method.rangeRule,
        ...DRIVERS.map((driver) => {
          const { low, likely, high } = SPREADS[driver];
          const [least, usual, most] = [low, likely, high].map((value) => words.plain(value)) as Three;
          return says.driver(drivers[driver], least, usual, most, words.say.method.spreads[driver]);
        }),
        says.mean(words.short(mean)),
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
            showCatAxisTitle: true,
            catAxisTitle: words.say.money.labelled(
              called.npv(words.say.money.years(blueprint.assumptions.years)),
              ends,
            ),
            showValAxisTitle: true,
            valAxisTitle: says.runsOf(all),
            valAxisLabelFormatCode: words.countAxis,
            showLegend: series.length > 1,
            altText: says.histogramAlt(
              words.short(p10),
              words.short(p50),
              words.short(p90),
              runsInWords(chanceOfGain, words),
              words.short(headline.npv),
            ),
          },
        );
        const box = { x: 9.75, y: BODY.y, w: 2.98, h: (BODY.h - 3 * GAP) / 4 };
        const figures = [
          ...named.map(({ name, value }) => ({
            value: words.short(value),
            label: words.say.money.labelled(name, says.percentiles[name] ?? ''),
          })),
          { value: runsInWords(chanceOfGain, words), label: says.gain },
        ];
        figures.forEach((figure, index) =>
          drawFigure(slide, theme, figure, { ...box, y: box.y + index * (box.h + GAP) }),
        );
      },
    },
  ];
}

type Three = [string, string, string];

/** What is planned may lie above all but a few runs, as delay and cost hardly ever help: then that is what they say. */
function rangeTitle(range: NpvRange, headline: CaseHeadline, words: FigureWords): string {
  const { chanceOfGain, draws, p10, p90 } = range;
  const { range: says } = words.say.deckCase;
  const all = words.decimals(draws);
  if (chanceOfGain === 0) return says.alwaysLoses(all, words.short(-p90));
  const share = chanceOfGain === 1 ? null : runsInWords(chanceOfGain, words);
  if (headline.npv > p90) return says.seldomAsPlanned(share, all, seldomInWords(headline, range, words));
  return says.gains(share, all, words.short(p10), words.short(p90));
}
