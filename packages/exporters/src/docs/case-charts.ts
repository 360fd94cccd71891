import type { CaseYear } from '@process-ai/contract/business-case';
import type { CaseWave } from '@process-ai/domain/blueprint-priorities';
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
}

/** A bar has room for its months when it takes this share of all of them. */
const WHEN_SHARE = 0.28;

/** Bars along the months, each where its work begins; lighter where it is not in the business case. */
export function spanChart({ caption, rows }: SpanRows, palette: Palette, { say }: FigureWords): ChartBlock {
  const says = say.document.plan;
  const height = 76 + 30 * rows.length;
  const last = Math.max(...rows.map(({ to }) => to));
  const begin = ({ from }: SpanRows['rows'][number]) => Math.max(1, from);
  const colourOf = ({ counts }: SpanRows['rows'][number]) => (counts ? palette.accentInk : palette.series[0]);
  const alt = say.money.separated(rows.map(({ label, when }) => `${label}, ${when}`));
  return chartBlock(caption, `${caption}. ${alt}.`, height, {
    ...floatingBars(
      rows.map(({ label }) => ({ label: labelOf(label) })),
      palette,
      height,
    ),
    valueAxis: { title: says.month, minimum: 0, maximum: last, numberFormat: '0' },
    series: [
      { name: says.before, values: rows.map((row) => begin(row) - 1), color: UNSEEN },
      {
        name: says.months,
        values: rows.map((row) => Math.max(0, row.to - begin(row) + 1)),
        color: palette.accentInk,
        colors: rows.map(colourOf),
        pointLabels: rows.map((row) =>
          row.to - begin(row) + 1 >= WHEN_SHARE * last
            ? { text: row.when, font: { color: textOn(colourOf(row)) } }
            : false,
        ),
      },
    ],
  });
}
