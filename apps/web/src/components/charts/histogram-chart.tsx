import { lazy } from 'react';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';
import type { Histogram } from './drawings/histogram-drawing.tsx';

const Drawing = lazy(async () => ({
  default: (await import('./drawings/histogram-drawing.tsx')).HistogramDrawing,
}));

interface HistogramChartProps extends ChartTexts, Histogram {
  columns: { range: string; count: string; share: string };
  height?: number;
}

/** How often a figure came out where. What lies below zero is hatched. */
export const HistogramChart = (props: HistogramChartProps) => {
  const { bins, markers, format, formatShort, columns, height = 300, ...texts } = props;
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartFrame
      {...texts}
      height={height}
      table={{
        columns: [
          { label: columns.range },
          { label: columns.count, numeric: true },
          { label: columns.share, numeric: true },
        ],
        rows: bins.map(({ from, to, count }) => ({
          key: String(from),
          cells: [
            from === to ? format(from) : `${format(from)} to ${format(to)}`,
            count.toLocaleString('en-US'),
            `${((100 * count) / Math.max(1, all)).toFixed(1)}%`,
          ],
        })),
      }}
    >
      {(size) => (
        <ChartImage label={texts.title}>
          <Drawing
            bins={bins}
            markers={markers}
            countLabel={columns.count}
            format={format}
            formatShort={formatShort}
            {...size}
          />
        </ChartImage>
      )}
    </ChartFrame>
  );
};
