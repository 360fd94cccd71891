import type { CaseYear } from '@process-ai/contract/business-case';
import type { CaseWave } from '@process-ai/domain/blueprint-priorities';
import { lastBeforeBreak } from '@process-ai/domain/plan-break';
import type { FigureWords } from '../figure-words.ts';
import { UNSEEN } from '../ooxml/post-process-document.ts';
import type { Palette } from '../palette.ts';
import { textOn } from '../palette.ts';
import type { ChartBlock } from './blocks.ts';
import { chartBlock, floatingBars, labelOf, look } from './charts.ts';

/** Columns of each year: benefits above zero, costs below it. */
export function yearChart(
  years: readonly CaseYear[],
  waves: readonly CaseWave[],
  words: FigureWords,
  palette: Palette,
): ChartBlock {
  const height = 270;
  const { document, money, case: cases } = words.say;
  const says = document.case;
  const caption = says.chart(waves.length > 1);
  const colours = [palette.accentInk, palette.series[2], palette.series[1], palette.series[0]];
  const parts = [
    ...waves.map(({ name, benefits }, index) => ({
      name: waves.length > 1 ? name : says.benefits,
      color: colours[index] ?? palette.accentInk,
      of: ({ year }: CaseYear) => benefits[year] ?? 0,
    })),
    { name: says.oneOff, color: palette.faint, of: ({ oneOffCost }: CaseYear) => -oneOffCost },
    { name: says.run, color: palette.muted, of: ({ runCost }: CaseYear) => -runCost },
  ];
  const { format, scaled } = words.scaledAxis(years.flatMap((year) => parts.map(({ of }) => of(year))));
  const alt = years.map((year) =>
    money.labelled(
      cases.yearName(year.year),
      parts.map(({ name, of }) => `${name} ${words.short(of(year))}`).join(', '),
    ),
  );
  return chartBlock(caption, `${caption}. ${money.separated(alt)}.`, height, {
    type: 'column',
    stacking: 'stacked',
    ...look(palette, height),
    legend: { position: 'bottom' },
    gapWidth: 60,
    categories: years.map(({ year }) => cases.yearName(year)),
    categoryAxis: { crossesAt: 'minimum', font: { color: palette.ink } },
    valueAxis: { numberFormat: format },
    series: parts.map(({ name, color, of }) => ({ name, color, values: years.map((year) => scaled(of(year))) })),
  });
}

interface SpanRows {
  caption: string;
  /** First and last month, counted from month 1 of the plan; what lies before it is cut. */
  rows: readonly { label: string; when: string; from: number; to: number; counts: boolean }[];
  /** Of the business case: what lies far beyond them stands apart, behind the months of the others. */
  years: number;
  /** Name of the first month; null = it has none. */
  first: string | null;
}

/** A bar has room for its months when it takes this share of all of them. */
const WHEN_SHARE = 0.28;
/** Of the months of the others: before bars that stand apart, and their length. */
const APART = { gap: 0.12, length: 0.3 };
/** Where the months break off, as the two strokes of a slide do. */
const BREAK_MARK = '//';

/** Bars along the months, each where its work begins and with its months in it or beside it; lighter where it is not in the business case. */
export function spanChart(
  { caption, rows, years, first }: SpanRows,
  palette: Palette,
  { say }: FigureWords,
): ChartBlock {
  const says = say.document.plan;
  const height = 76 + 30 * rows.length;
  const cut = lastBeforeBreak(rows, years);
  const last = cut ?? Math.max(...rows.map(({ to }) => to));
  const apart = (1 + APART.gap) * last;
  const end = cut === null ? last : apart + APART.length * last;
  const bars = rows.map(({ from, to, when, counts }) => {
    const begin = from > last ? apart : Math.max(1, from) - 1;
    const until = to > last ? end : Math.max(begin, to);
    const colour = counts ? palette.accentInk : palette.series[0];
    const isInside = until - begin >= WHEN_SHARE * end || (cut !== null && to > last);
    const isBehind = !isInside && end - until >= WHEN_SHARE * end;
    return { begin, until, when, colour, isInside, isBehind, isApart: from > last };
  });
  const alt = say.money.separated(rows.map(({ label, when }) => `${label}, ${when}`));
  return chartBlock(caption, `${caption}. ${alt}.`, height, {
    ...floatingBars(
      rows.map(({ label }) => ({ label: labelOf(label) })),
      palette,
      height,
    ),
    // Behind a break, months have no scale; their dates stand at every bar.
    valueAxis:
      cut === null
        ? { title: says.month(first), minimum: 0, maximum: end, numberFormat: '0' }
        : { visible: false, gridlines: false, minimum: 0, maximum: end },
    series: [
      {
        name: says.before,
        values: bars.map(({ begin }) => begin),
        color: UNSEEN,
        pointLabels: bars.map(({ when, isInside, isBehind, isApart }) => {
          if (isApart)
            return { text: `${says.later} ${BREAK_MARK}`, position: 'insideEnd', font: { color: palette.muted } };
          return !isInside && !isBehind && { text: when, position: 'insideEnd', font: { color: palette.ink } };
        }),
      },
      {
        name: says.months,
        values: bars.map(({ begin, until }) => until - begin),
        color: palette.accentInk,
        colors: bars.map(({ colour }) => colour),
        pointLabels: bars.map(
          ({ when, colour, isInside }) => isInside && { text: when, font: { color: textOn(colour) } },
        ),
      },
      {
        name: says.after,
        values: bars.map(({ until }) => end - until),
        color: UNSEEN,
        pointLabels: bars.map(
          ({ when, isBehind }) => isBehind && { text: when, position: 'insideBase', font: { color: palette.ink } },
        ),
      },
    ],
  });
}
