import type { ReactNode } from 'react';
import {
  CartesianGrid,
  Line,
  LineChart as Recharts,
  ReferenceDot,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { AXIS, axisLabel, GRID, MARGIN, roomFor, type TipProps, TooltipBox } from './axis.tsx';

interface LineSeries {
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
  /** Events on the first line, each named by a character or two. */
  points?: readonly { x: number; label: string }[];
  /** The rows of the table, by place in `xs`; without them all. */
  tableAt?: readonly number[];
  height?: number;
  /** Further controls, left of the toggle. */
  controls?: ReactNode;
}

export function LineDrawing(props: LineChartProps & ChartSize) {
  const { xs, series, xLabel, formatX, xTicks, format, formatShort, markers = [], points = [], width, height } = props;
  const data = xs.map((x, place) => ({ x, values: series.map(({ values }) => values[place] ?? null) }));
  // A name stands on that side of its line where there is more room.
  const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
  const shown = series.flatMap(({ values }) => values.flatMap((value) => (value === null ? [] : [formatShort(value)])));
  const renderTip = ({ payload }: TipProps) => {
    const point = payload?.[0]?.payload as { x: number; values: (number | null)[] } | undefined;
    if (!point) return null;
    const lines = series.flatMap(({ label }, index) => {
      const value = point.values[index];
      return value === null || value === undefined ? [] : [{ label, value: format(value) }];
    });
    return <TooltipBox title={formatX(point.x)} lines={lines} />;
  };
  return (
    <Recharts
      width={width}
      height={height}
      data={data}
      margin={{ ...MARGIN, top: 24, bottom: 16 }}
      accessibilityLayer={false}
    >
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis
        {...AXIS}
        dataKey="x"
        type="number"
        domain={['dataMin', 'dataMax']}
        tickFormatter={formatX}
        {...(xTicks ? { ticks: xTicks } : {})}
        label={axisLabel(xLabel, 'bottom')}
        height={40}
      />
      <YAxis {...AXIS} tickFormatter={formatShort} width={roomFor(shown, 84)} />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      {markers.map(({ x, label }) => (
        <ReferenceLine
          key={label}
          x={x}
          stroke="var(--ink)"
          strokeDasharray="4 3"
          label={{
            value: label,
            position: x > middle ? 'insideTopRight' : 'insideTopLeft',
            fill: 'var(--ink)',
            fontSize: 12,
          }}
        />
      ))}
      <Tooltip isAnimationActive={false} cursor={{ stroke: 'var(--line-strong)' }} content={renderTip} />
      {series.map(({ label, colour = 'var(--accent)', dashed }, index) => (
        <Line
          key={label}
          name={label}
          dataKey={({ values }: { values: (number | null)[] }) => values[index] ?? null}
          stroke={colour}
          strokeWidth={2}
          {...(dashed ? { strokeDasharray: '6 4' } : {})}
          dot={xs.length <= 12}
          isAnimationActive={false}
        />
      ))}
      {pointsApart(points).map(({ x, label }) => (
        <ReferenceDot
          key={x}
          x={x}
          y={series[0]?.values[xs.indexOf(x)] ?? 0}
          r={4}
          fill="var(--surface)"
          stroke="var(--ink)"
          label={{ value: label, position: 'top', fill: 'var(--ink)', fontSize: 11 }}
        />
      ))}
    </Recharts>
  );
}

/** Those of one place share a dot: "2, 3". */
const pointsApart = (points: readonly { x: number; label: string }[]) =>
  [...Map.groupBy(points, ({ x }) => x)].map(([x, here]) => ({ x, label: here.map(({ label }) => label).join(', ') }));
