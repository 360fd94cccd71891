import type { ChartTexts } from './chart-frame.tsx';

export interface LineSeries {
  label: string;
  /** By place, as many as there are in `xs`; null = a gap. */
  values: readonly (number | null)[];
  /** A CSS colour, best a token; without one the accent. */
  colour?: string;
  dashed?: boolean;
}

export interface LineChartProps extends ChartTexts {
  /** Rising. */
  xs: readonly number[];
  series: readonly LineSeries[];
  xLabel: string;
  formatX: (x: number) => string;
  /** Where the axis has its numbers; without them where there is room. */
  xTicks?: readonly number[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
  /** Places worth a name, such as where it pays back. */
  markers?: readonly { x: number; label: string }[];
  /** The rows of the table, by place in `xs`; without them all. */
  tableAt?: readonly number[];
  height?: number;
}
