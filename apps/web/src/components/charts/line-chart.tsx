import { lazy } from 'react';
import { ChartFrame } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';
import type { LineChartProps } from './line-data.ts';

const Drawing = lazy(async () => ({ default: (await import('./drawings/line-drawing.tsx')).LineDrawing }));

/** Figures over time, with a line at zero. */
export const LineChart = ({ xs, series, xLabel, formatX, format, tableAt, height = 320, ...rest }: LineChartProps) => {
  const { xTicks, formatShort, markers = [], ...texts } = rest;
  const rows = tableAt ?? xs.map((_, place) => place);
  return (
    <ChartFrame
      {...texts}
      height={height}
      legend={series.map(({ label, colour = 'var(--accent)', dashed }) => ({
        label,
        colour,
        mark: dashed ? 'dashed' : 'line',
      }))}
      table={{
        columns: [{ label: xLabel }, ...series.map(({ label }) => ({ label, numeric: true }))],
        rows: rows.map((place) => ({
          key: String(place),
          cells: [
            formatX(xs[place] ?? 0),
            ...series.map(({ values }) => {
              const value = values[place];
              return value === null || value === undefined ? '–' : format(value);
            }),
          ],
        })),
      }}
    >
      {(size) => (
        <ChartImage label={texts.title}>
          <Drawing
            xs={xs}
            series={series}
            xLabel={xLabel}
            formatX={formatX}
            xTicks={xTicks}
            format={format}
            formatShort={formatShort}
            markers={markers}
            {...size}
          />
        </ChartImage>
      )}
    </ChartFrame>
  );
};
