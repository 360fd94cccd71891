import { lazy } from 'react';
import { Chart } from './chart-frame.tsx';
import type { HistogramChartProps, WaterfallChartProps } from './drawings/bar-drawings.tsx';
import type { LineChartProps } from './drawings/line-drawing.tsx';
import type { TornadoChartProps } from './drawings/tornado-drawing.tsx';

// They load with the first chart on screen.
const Histogram = lazy(async () => ({ default: (await import('./drawings/bar-drawings.tsx')).HistogramDrawing }));
const Lines = lazy(async () => ({ default: (await import('./drawings/line-drawing.tsx')).LineDrawing }));
const Tornado = lazy(async () => ({ default: (await import('./drawings/tornado-drawing.tsx')).TornadoDrawing }));
const Waterfall = lazy(async () => ({ default: (await import('./drawings/bar-drawings.tsx')).WaterfallDrawing }));

/** How often a figure came out where. What lies below zero is hatched. */
export function HistogramChart(props: HistogramChartProps) {
  const { bins, format, columns } = props;
  const all = bins.reduce((sum, { count }) => sum + count, 0);
  return (
    <Chart
      {...props}
      height={props.height ?? 300}
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
      {(size) => <Histogram {...props} {...size} />}
    </Chart>
  );
}

/** Figures over time, with a line at zero. */
export function LineChart(props: LineChartProps) {
  const { xs, series, xLabel, formatX, format, tableAt = xs.map((_, place) => place) } = props;
  return (
    <Chart
      {...props}
      height={props.height ?? 320}
      legend={series.map(({ label, colour = 'var(--accent)', dashed }) => ({
        label,
        colour,
        mark: dashed ? 'dashed' : 'line',
      }))}
      table={{
        columns: [{ label: xLabel }, ...series.map(({ label }) => ({ label, numeric: true }))],
        rows: tableAt.map((place) => ({
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
      {(size) => <Lines {...props} {...size} />}
    </Chart>
  );
}

/** Which driver moves the result most, one at a time. */
export function TornadoChart(props: TornadoChartProps) {
  const { bars, low, high, format, columns } = props;
  return (
    <Chart
      {...props}
      height={64 + bars.length * 48}
      legend={[
        { label: low, colour: 'var(--chart-ai)', mark: 'square' },
        { label: high, colour: 'var(--chart-automation)', mark: 'square' },
      ]}
      table={{
        columns: [{ label: columns.driver }, { label: low, numeric: true }, { label: high, numeric: true }],
        rows: bars.map(({ label, atLow, atHigh, lowLabel, highLabel }) => ({
          key: label,
          cells: [label, `${format(atLow)} (${lowLabel})`, `${format(atHigh)} (${highLabel})`],
        })),
      }}
    >
      {(size) => <Tornado {...props} {...size} />}
    </Chart>
  );
}

/** How one total becomes another, part by part. A decrease is good news (cost that goes), an increase is not. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { bars, format, columns } = props;
  return (
    <Chart
      {...props}
      height={props.height ?? 320}
      table={{
        columns: [{ label: columns.label }, { label: columns.amount, numeric: true }],
        rows: bars.map(({ label, kind, amount }, index) => ({
          key: `${index} ${label}`,
          cells: [label, format(kind === 'decrease' ? -amount : amount)],
        })),
      }}
    >
      {(size) => <Waterfall {...props} {...size} />}
    </Chart>
  );
}
