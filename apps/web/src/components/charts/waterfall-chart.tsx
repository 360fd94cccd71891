import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';
import type { WaterfallChartProps } from './waterfall-data.ts';

const Drawing = lazy(async () => ({
  default: (await import('./drawings/waterfall-drawing.tsx')).WaterfallDrawing,
}));

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
