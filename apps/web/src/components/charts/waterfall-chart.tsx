import { lazy, type ReactNode } from 'react';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';

const Drawing = lazy(async () => ({
  default: (await import('./drawings/waterfall-drawing.tsx')).WaterfallDrawing,
}));

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

/** How one total becomes another, part by part. A decrease is good news (cost that goes), an increase is not. */
export const WaterfallChart = ({
  bars,
  format,
  formatShort,
  columns,
  controls,
  height = 320,
  ...texts
}: WaterfallChartProps) => (
  <ChartFrame
    {...texts}
    height={height}
    controls={controls}
    table={{
      columns: [{ label: columns.label }, { label: columns.amount, numeric: true }],
      rows: bars.map(({ label, kind, amount }, index) => ({
        key: `${index} ${label}`,
        cells: [label, format(kind === 'decrease' ? -amount : amount)],
      })),
    }}
  >
    {(size) => (
      <ChartImage label={texts.title}>
        <Drawing bars={bars} amountLabel={columns.amount} format={format} formatShort={formatShort} {...size} />
      </ChartImage>
    )}
  </ChartFrame>
);
