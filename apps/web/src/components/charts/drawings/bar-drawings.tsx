import { type ReactNode, useId } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { AXIS, GRID, MARGIN, niceTicks, roomFor, type TipProps, TooltipBox } from './axis.tsx';

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

interface WaterfallBar {
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

const COLOURS = { total: 'var(--muted)', decrease: 'var(--success)', increase: 'var(--danger)' };
const SIGNS = { total: '', decrease: '−', increase: '+' };

export function WaterfallDrawing({
  bars,
  columns,
  format,
  formatShort,
  width,
  height,
}: WaterfallChartProps & ChartSize) {
  const highest = Math.max(...bars.flatMap(({ from, to }) => [from, to]));
  const data = bars.map((bar) => ({
    ...bar,
    span: [Math.min(bar.from, bar.to), Math.max(bar.from, bar.to)],
    [bar.kind === 'decrease' && bar.to > highest / 8 ? 'below' : 'above']: SIGNS[bar.kind] + formatShort(bar.amount),
  }));
  const slanted = width / bars.length < 90;
  const renderTip = ({ payload }: TipProps) => {
    const bar = payload?.[0]?.payload as WaterfallBar | undefined;
    return bar ? (
      <TooltipBox title={bar.label} lines={[{ label: columns.amount, value: SIGNS[bar.kind] + format(bar.amount) }]} />
    ) : null;
  };
  return (
    <BarChart width={width} height={height} data={data} margin={{ ...MARGIN, top: 20 }} accessibilityLayer={false}>
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis
        {...AXIS}
        dataKey="label"
        interval={0}
        {...(slanted
          ? { angle: -35, textAnchor: 'end', height: 84, tickFormatter: shorten }
          : { height: 56, tick: <WrappedTick width={(width - MARGIN.left - MARGIN.right) / bars.length - 12} /> })}
      />
      <YAxis
        {...AXIS}
        tickFormatter={formatShort}
        width={roomFor(
          data.map(({ to }) => formatShort(to)),
          80,
        )}
      />
      <ReferenceLine y={0} stroke="var(--line-strong)" />
      <Tooltip cursor={{ fill: 'var(--subtle)' }} isAnimationActive={false} content={renderTip} />
      <Bar dataKey="span" isAnimationActive={false} maxBarSize={72} radius={2}>
        {data.map(({ label, kind }) => (
          <Cell key={label} fill={COLOURS[kind]} />
        ))}
        {/* Below what goes and above what stays or comes: so the labels of neighbours stand at different heights. */}
        <LabelList dataKey="above" position="top" fill="var(--ink)" fontSize={slanted ? 11 : 12} />
        <LabelList dataKey="below" position="bottom" fill="var(--ink)" fontSize={slanted ? 11 : 12} />
      </Bar>
    </BarChart>
  );
}

/** A name in up to three lines below its bar; whole in the tooltip and in the table. */
const WrappedTick = ({ x = 0, y = 0, payload, width }: Partial<TickProps> & { width: number }) => (
  <foreignObject x={x - width / 2} y={y} width={width} height={50}>
    <div className="line-clamp-3 hyphens-auto wrap-break-word text-center text-muted text-xs leading-4">
      {payload?.value}
    </div>
  </foreignObject>
);

interface TickProps {
  x: number;
  y: number;
  payload: { value: string };
}

const shorten = (label: string) => (label.length > 16 ? `${label.slice(0, 15)}…` : label);
