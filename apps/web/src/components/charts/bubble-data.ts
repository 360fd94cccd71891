import type { ChartTexts, Showing } from './chart-frame.tsx';
import type { ChartTableData } from './chart-table.tsx';

export interface Bubble {
  key: string;
  x: number;
  y: number;
  /** How much it stands for, by which its area grows; 1 = the smallest. */
  weight: number;
  /** What the pointer reads. */
  title: string;
  lines: readonly { label: string; value: string }[];
}

export interface BubbleGroup {
  label: string;
  colour: string;
  mark: 'circle' | 'triangle' | 'diamond';
  bubbles: readonly Bubble[];
}

export interface BubbleAxis {
  label: string;
  domain: readonly [number, number];
  ticks?: readonly number[];
  /** A square-root scale spreads out the small ones among which few are very large; say so in the label. */
  scale?: 'linear' | 'sqrt';
  format: (value: number) => string;
}

export interface BubbleChartProps extends ChartTexts {
  groups: readonly BubbleGroup[];
  x: BubbleAxis;
  y: BubbleAxis;
  /** Words in the upper corners, such as "Quick wins" at the left. */
  corners?: { left: string; right: string };
  table: ChartTableData;
  height?: number;
  showing?: Showing;
  onShowing?: (showing: Showing) => void;
  /** A bubble was clicked. What that does must be in reach of the keyboard elsewhere, such as in the table. */
  onOpen?: (key: string) => void;
}
