import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, Cell, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { AXIS, GRID, MARGIN, roomFor, type TipProps, TooltipBox } from './axis.tsx';

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
        {...(slanted ? { angle: -35, textAnchor: 'end', height: 84, tickFormatter: shorten } : {})}
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

const shorten = (label: string) => (label.length > 16 ? `${label.slice(0, 15)}…` : label);
