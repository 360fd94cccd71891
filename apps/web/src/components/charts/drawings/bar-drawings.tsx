import { useId } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { AXIS, GRID, MARGIN, niceTicks, type TipProps, TooltipBox } from './axis.tsx';

interface HistogramBin {
  from: number;
  to: number;
  count: number;
}

export interface HistogramChartProps extends ChartTexts {
  /** Rising, each as wide as the others. */
  bins: readonly HistogramBin[];
  /** Values worth a line, such as the median. */
  markers: readonly { x: number; label: string }[];
  format: (value: number) => string;
  formatShort: (value: number) => string;
  columns: { range: string; count: string; share: string };
  height?: number;
}

const AXIS_WIDTH = 52;

export function HistogramDrawing(props: HistogramChartProps & ChartSize) {
  const { bins, markers, columns, format, formatShort, width, height } = props;
  const hatch = useId();
  const data = bins.map((bin) => ({ ...bin, middle: (bin.from + bin.to) / 2 }));
  // A single value has no width of its own.
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0];
  const apart = to > from ? 0 : Math.max(1, Math.abs(from) * 0.1);
  const room = width - AXIS_WIDTH - MARGIN.left - MARGIN.right;
  const renderTip = ({ payload }: TipProps) => {
    const bin = payload?.[0]?.payload as HistogramBin | undefined;
    return bin ? (
      <TooltipBox
        title={`${format(bin.from)} to ${format(bin.to)}`}
        lines={[{ label: columns.count, value: bin.count.toLocaleString('en-US') }]}
      />
    ) : null;
  };
  return (
    <BarChart width={width} height={height} data={data} margin={{ ...MARGIN, top: 44 }} accessibilityLayer={false}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--surface)" />
          <rect width="3" height="6" fill="var(--danger)" />
        </pattern>
      </defs>
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis
        {...AXIS}
        type="number"
        dataKey="middle"
        domain={[from - apart, to + apart]}
        ticks={niceTicks(from, to, width < 520 ? 6 : 9).filter((tick) => tick >= from && tick <= to)}
        tickFormatter={formatShort}
      />
      <YAxis {...AXIS} width={AXIS_WIDTH} tickFormatter={(count: number) => count.toLocaleString('en-US')} />
      <Tooltip cursor={{ fill: 'var(--subtle)' }} isAnimationActive={false} content={renderTip} />
      <Bar dataKey="count" isAnimationActive={false} barSize={Math.max(2, room / Math.max(1, bins.length) - 2)}>
        {data.map(({ middle }) => (
          <Cell key={middle} fill={middle < 0 ? `url(#${hatch})` : 'var(--chart-automation)'} />
        ))}
      </Bar>
      {from < 0 && to > 0 ? <ReferenceLine x={0} stroke="var(--ink)" /> : null}
      {markers.map(({ x, label }, index) => (
        <ReferenceLine
          key={label}
          x={x}
          stroke="var(--ink)"
          strokeDasharray="4 3"
          label={{ value: label, position: 'top', dy: index % 2 === 0 ? 0 : -16, fill: 'var(--ink)', fontSize: 12 }}
        />
      ))}
    </BarChart>
  );
}
