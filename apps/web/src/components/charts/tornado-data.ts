import type { ChartTexts } from './chart-frame.tsx';

export interface TornadoBar {
  /** The driver that is moved. */
  label: string;
  /** What comes out with the driver at its low and at its high value, and how these values are called ("$36,000"). */
  atLow: number;
  atHigh: number;
  lowLabel: string;
  highLabel: string;
}

export interface TornadoChartProps extends ChartTexts {
  /** Largest swing first. */
  bars: readonly TornadoBar[];
  /** What comes out while nothing is moved. */
  base: number;
  baseLabel: string;
  /** How the two sides are called, such as "−20%" and "+20%". */
  low: string;
  high: string;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  columns: { driver: string };
}
