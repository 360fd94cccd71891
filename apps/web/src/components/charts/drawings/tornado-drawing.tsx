import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { AXIS, GRID, MARGIN, niceTicks, roomFor, type TipProps, TooltipBox } from './axis.tsx';

interface TornadoBar {
  /** The driver that is moved. */
  label: string;
  /** What comes out with the driver at its low and at its high value, and how these values are called ("$36,000"). */
  atLow: number;
  atHigh: number;
  lowLabel: string;
  highLabel: string;
}

export interface TornadoChartProps extends ChartTexts {
  /** Largest swing first. */
  bars: readonly TornadoBar[];
  /** What comes out while nothing is moved. */
  base: number;
  baseLabel: string;
  /** How the two sides are called, such as "−20%" and "+20%". */
  low: string;
  high: string;
  format: (value: number) => string;
  formatShort: (value: number) => string;
  columns: { driver: string };
}

export function TornadoDrawing(props: TornadoChartProps & ChartSize) {
  const { bars, base, baseLabel, low, high, format, formatShort, width, height } = props;
  const data = bars.map((bar) => ({ ...bar, lowSpan: span(base, bar.atLow), highSpan: span(base, bar.atHigh) }));
  const ends = bars.flatMap(({ atLow, atHigh }) => [atLow, atHigh]);
  const [least, most] = [Math.min(base, ...ends), Math.max(base, ...ends)];
  // The values of the drivers stand at the ends of the bars and need room beyond them.
  const room = (most - least || 1) * (width < 520 ? 0.5 : 0.2);
  const [from, to] = [least - room, most + room];
  const ticks = niceTicks(from, to, width < 520 ? 5 : 7).filter((tick) => tick >= from && tick <= to);
  const renderTip = ({ payload }: TipProps) => {
    const bar = payload?.[0]?.payload as TornadoBar | undefined;
    return bar ? (
      <TooltipBox
        title={bar.label}
        lines={[
          { label: `${low} (${bar.lowLabel})`, value: format(bar.atLow) },
          { label: `${high} (${bar.highLabel})`, value: format(bar.atHigh) },
        ]}
      />
    ) : null;
  };
  // A bar without length has no label, so a label's place among the others does not tell whose it is.
  // Where both bars point the same way, the longer one covers the end of the shorter, which is named on the free side.
  const labelOf = (end: 'atLow' | 'atHigh') => (bar: TornadoBar) => {
    const [own, other] = [bar[end] - base, bar[end === 'atLow' ? 'atHigh' : 'atLow'] - base];
    const isCovered = own * other > 0 && Math.abs(own) < Math.abs(other);
    return (own < 0 !== isCovered ? LEFT : '') + (end === 'atLow' ? bar.lowLabel : bar.highLabel);
  };
  return (
    <BarChart
      width={width}
      height={height}
      data={data}
      layout="vertical"
      barGap={-24}
      barSize={24}
      margin={{ ...MARGIN, top: 20 }}
      accessibilityLayer={false}
    >
      <CartesianGrid {...GRID} horizontal={false} />
      <XAxis {...AXIS} type="number" domain={[from, to]} ticks={ticks} tickFormatter={formatShort} />
      <YAxis
        {...AXIS}
        type="category"
        dataKey="label"
        interval={0}
        width={roomFor(
          bars.map(({ label }) => label),
          width / 3,
        )}
      />
      <Tooltip cursor={{ fill: 'var(--subtle)' }} isAnimationActive={false} content={renderTip} />
      <Bar dataKey="lowSpan" fill="var(--chart-ai)" isAnimationActive={false} radius={2}>
        <LabelList dataKey={labelOf('atLow')} content={EndLabel} />
      </Bar>
      <Bar dataKey="highSpan" fill="var(--chart-automation)" isAnimationActive={false} radius={2}>
        <LabelList dataKey={labelOf('atHigh')} content={EndLabel} />
      </Bar>
      <ReferenceLine
        x={base}
        stroke="var(--ink)"
        label={{ value: baseLabel, position: 'top', fill: 'var(--ink)', fontSize: 12 }}
      />
    </BarChart>
  );
}

interface EndLabelProps {
  x?: number | string | undefined;
  y?: number | string | undefined;
  width?: number | string | undefined;
  height?: number | string | undefined;
  value?: unknown;
}

/** Before the value of a driver whose bar points to the left. */
const LEFT = '<';

/** The driver's value, at that end of its bar which points away from the base. */
function EndLabel({ x, y, width, height, value }: EndLabelProps) {
  const [left, right] = [
    Math.min(Number(x), Number(x) + Number(width)),
    Math.max(Number(x), Number(x) + Number(width)),
  ];
  const text = String(value);
  const toTheLeft = text.startsWith(LEFT);
  return (
    <text
      x={toTheLeft ? left - 6 : right + 6}
      y={Number(y) + Number(height) / 2}
      dy="0.35em"
      textAnchor={toTheLeft ? 'end' : 'start'}
      fill="var(--muted)"
      fontSize={12}
    >
      {toTheLeft ? text.slice(LEFT.length) : text}
    </text>
  );
}

const span = (base: number, value: number) => [Math.min(base, value), Math.max(base, value)];
