import { lazy } from 'react';
import { ChartFrame, type ChartTexts } from './chart-frame.tsx';
import { ChartImage } from './chart-image.tsx';

const Drawing = lazy(async () => ({ default: (await import('./drawings/line-drawing.tsx')).LineDrawing }));

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
