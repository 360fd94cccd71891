import type { ReactNode } from 'react';
import type { ChartTexts } from './chart-frame.tsx';

export interface WaterfallBar {
  /** Totals stand on zero; the others begin where the bar before them ends. */
  kind: 'total' | 'decrease' | 'increase';
  label: string;
  amount: number;
  from: number;
  to: number;
}

export interface WaterfallChartProps extends ChartTexts {
  bars: readonly WaterfallBar[];
  /** A figure in full, as in the table. */
  format: (amount: number) => string;
  /** A figure on the axis and on the bars, as short as can be. */
  formatShort: (amount: number) => string;
  columns: { label: string; amount: string };
  /** Further controls, left of the switch to the table. */
  controls?: ReactNode;
  height?: number;
}
