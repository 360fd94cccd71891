import { NAME_LIMITS } from '@process-ai/domain/name-limits';
import type { ChartRunOptions } from 'docx/charts';
import type { FigureWords } from '../figure-words.ts';
import { UNSEEN } from '../ooxml/post-process-document.ts';
import { writable } from '../ooxml/xml-text.ts';
import type { Palette } from '../palette.ts';
import type { ChartBlock } from './blocks.ts';
import { oneLine } from './document-text.ts';
import { TEXT_WIDTH_PX } from './page.ts';

const BAR_ROW = 24;
/** A bar shorter than this share of the longest has no room for its figure. */
const LABEL_SHARE = 0.1;
/** The same for a part of a bar, whose figures are short. */
const PART_SHARE = 0.05;
const WHITE = 'ffffff';

interface BarRows {
  caption: string;
  rows: readonly { label: string; value: number }[];
  written(value: number): string;
}

/** Horizontal bars, the first row on top, each with its figure. */
export function barChart({ caption, rows, written }: BarRows, palette: Palette): ChartBlock {
  const height = 60 + BAR_ROW * rows.length;
  return chartBlock(caption, altOf(caption, rows, written), height, {
    type: 'bar',
    ...look(palette, height),
    legend: false,
    gapWidth: 45,
    categories: rows.map(({ label }) => labelOf(label)),
    categoryAxis: { reverseOrder: true, font: { color: palette.ink } },
    // Room for the figure of the longest bar: programs break one that has none.
    valueAxis: {
      visible: false,
      gridlines: false,
      minimum: 0,
      maximum: 1.25 * Math.max(...rows.map(({ value }) => value)),
    },
    series: [
      {
        name: caption,
        values: rows.map(({ value }) => value),
        color: palette.accentInk,
        pointLabels: rows.map(({ value }) => ({ text: written(value), position: 'outsideEnd' })),
      },
    ],
  });
}

interface StackedRows {
  caption: string;
  categories: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
  written(value: number): string;
}

/** Horizontal bars, each of several parts. */
export function stackedChart({ caption, categories, series, written }: StackedRows, palette: Palette): ChartBlock {
  const height = 90 + (BAR_ROW + 4) * categories.length;
  const colours = [
    { color: palette.series[2], ink: WHITE },
    { color: palette.series[1], ink: WHITE },
    { color: palette.series[0], ink: palette.ink },
    { color: palette.faint, ink: palette.ink },
  ];
  const totals = categories.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  const fits = (value: number) => value >= PART_SHARE * Math.max(...totals);
  const alt = categories
    .map(
      (category, at) =>
        `${category}: ${series.map(({ name, values }) => `${name} ${written(values[at] ?? 0)}`).join(', ')}`,
    )
    .join('; ');
  return chartBlock(caption, `${caption}. ${alt}.`, height, {
    type: 'bar',
    stacking: 'stacked',
    ...look(palette, height),
    legend: { position: 'bottom' },
    gapWidth: 45,
    categories: categories.map((label) => labelOf(label)),
    categoryAxis: { reverseOrder: true, font: { color: palette.ink } },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
    series: series.map(({ name, values }, index) => {
      const { color, ink } = colours[index] ?? { color: palette.line, ink: palette.ink };
      const pointLabels = values.map((value) => fits(value) && { text: written(value), font: { color: ink } });
      return { name, values: [...values], color, pointLabels };
    }),
  });
}

interface WaterfallRows {
  caption: string;
  steps: readonly { label: string; from: number; to: number; kind: 'total' | 'decrease' | 'increase' }[];
  written(value: number): string;
}

/** Columns that begin where the one before ends, on columns that are not seen. */
export function waterfallChart(
  { caption, steps, written }: WaterfallRows,
  palette: Palette,
  { say }: Pick<FigureWords, 'say'>,
): ChartBlock {
  const height = 290;
  const rows = steps.map(({ label, from, to }) => ({ label, value: Math.abs(to - from) }));
  const most = Math.max(...steps.map(({ from, to }) => Math.max(from, to)));
  // In all of them or in none: a figure of some below its bar looks forgotten.
  const fits = rows.every(({ value }) => value >= LABEL_SHARE * most);
  const colours = { total: palette.accentInk, decrease: palette.series[0], increase: palette.warning };
  return chartBlock(caption, altOf(caption, rows, written), height, {
    type: 'column',
    stacking: 'stacked',
    ...look(palette, height),
    legend: false,
    gapWidth: 40,
    categories: rows.map(({ label, value }) => (fits ? label : `${label} (${written(value)})`)),
    categoryAxis: { font: { color: palette.ink } },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
    series: [
      {
        name: say.document.case.below,
        values: steps.map(({ from, to }) => Math.max(0, Math.min(from, to))),
        color: UNSEEN,
      },
      {
        name: say.document.case.amount,
        values: rows.map(({ value }) => value),
        color: palette.accentInk,
        colors: steps.map(({ kind }) => colours[kind]),
        pointLabels: rows.map(({ value }, index) => {
          const color = steps[index]?.kind === 'decrease' ? palette.ink : WHITE;
          return fits && { text: written(value), position: 'insideEnd', font: { color, bold: true } };
        }),
      },
    ],
  });
}

/** Bars below each other that stand on unseen ones, and so begin where they should. */
export const floatingBars = (rows: readonly { label: string }[], palette: Palette, height: number) =>
  ({
    type: 'bar',
    stacking: 'stacked',
    ...look(palette, height),
    legend: false,
    gapWidth: 40,
    categories: rows.map(({ label }) => label),
    categoryAxis: { reverseOrder: true, font: { color: palette.ink } },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
  }) as const;

interface Lines {
  caption: string;
  alt: string;
  /** Of the points, one after the other from zero. */
  axis: { title: string /** So many points are between two that have a name. */; step: number };
  series: readonly { name: string; values: readonly number[] }[];
  /** A place on the first line, also between two points: the legend says what it is, since a text beside it would lie on the lines. */
  marked: { at: number; text: string } | null;
  format: string;
}

export function lineChart({ caption, alt, axis, series, marked, format }: Lines, palette: Palette): ChartBlock {
  const height = 280;
  const colours = [palette.accentInk, palette.muted];
  const lines = series.map(({ name, values }, index) => ({
    name,
    points: values.map((y, x) => ({ x, y })),
    line: { color: colours[index] ?? palette.muted, width: 2, ...(index > 0 && { dash: 'dash' as const }) },
  }));
  const point = marked && {
    name: marked.text,
    points: [{ x: marked.at, y: heightAt(marked.at, series[0]?.values ?? []) }],
    color: palette.warning,
    markers: { shape: 'diamond' as const, size: 10 },
  };
  return chartBlock(caption, `${caption}. ${alt}`, height, {
    type: 'scatter',
    ...look(palette, height),
    legend: { position: 'bottom' },
    lines: 'straight',
    markers: false,
    xAxis: {
      title: axis.title,
      crossesAt: 'minimum',
      minimum: 0,
      maximum: (series[0]?.values.length ?? 1) - 1,
      interval: axis.step,
      gridlines: false,
      numberFormat: '0',
    },
    yAxis: { numberFormat: format },
    series: [...lines, ...(point ? [point] : [])],
  });
}

/** Of a line through these values at a place between two of them. */
function heightAt(at: number, values: readonly number[]): number {
  const [before, after] = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0];
  return before + (after - before) * (at - Math.floor(at));
}

interface Histogram {
  caption: string;
  alt: string;
  categories: readonly string[];
  values: readonly number[];
  /** Of the values. */
  name: string;
  categoryTitle: string;
}

export function histogramChart(
  { caption, alt, categories, values, name, categoryTitle }: Histogram,
  palette: Palette,
): ChartBlock {
  const height = 230;
  return chartBlock(caption, `${caption}. ${alt}`, height, {
    type: 'column',
    ...look(palette, height),
    legend: false,
    gapWidth: 8,
    categories: [...categories],
    categoryAxis: { title: categoryTitle },
    valueAxis: { visible: false, gridlines: false, minimum: 0 },
    series: [{ name, values: [...values], color: palette.series[1] }],
  });
}

export const labelOf = (text: string) => oneLine(writable(text), NAME_LIMITS.label);

export const chartBlock = (caption: string, alt: string, height: number, chart: ChartRunOptions): ChartBlock => ({
  kind: 'chart',
  caption,
  alt: oneLine(alt, 1000),
  height,
  chart,
});

export const look = (palette: Palette, height: number) => ({
  transformation: { width: TEXT_WIDTH_PX, height },
  font: { name: 'Calibri', color: palette.muted },
  chartArea: { fill: WHITE, border: 'none' as const },
});

const altOf = (
  caption: string,
  rows: readonly { label: string; value: number }[],
  written: (value: number) => string,
) => `${caption}. ${rows.map(({ label, value }) => `${label}: ${written(value)}`).join('; ')}.`;
