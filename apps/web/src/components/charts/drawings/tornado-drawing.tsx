import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts';
import { niceTicks } from '../nice-ticks.ts';
import type { TornadoBar, TornadoChartProps } from '../tornado-chart.tsx';
import { AXIS, GRID, MARGIN, roomFor } from './axis.ts';
import { type TipProps, TooltipBox } from './tooltip-box.tsx';

type TornadoDrawingProps = Pick<
  TornadoChartProps,
  'bars' | 'base' | 'baseLabel' | 'low' | 'high' | 'format' | 'formatShort'
> & { width: number; height: number };

export function TornadoDrawing(props: TornadoDrawingProps) {
  const { bars, base, baseLabel, low, high, format, formatShort, width, height } = props;
  const data = bars.map((bar) => ({ ...bar, lowSpan: span(base, bar.atLow), highSpan: span(base, bar.atHigh) }));
  const ends = bars.flatMap(({ atLow, atHigh }) => [atLow, atHigh]);
  const [least, most] = [Math.min(base, ...ends), Math.max(base, ...ends)];
  // The values of the drivers stand at the ends of the bars and need room beyond them.
  const room = (most - least || 1) * (width < 520 ? 0.5 : 0.2);
  const ticks = niceTicks(least - room, most + room, width < 520 ? 3 : 6);
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
  const renderEnd = (end: EndLabelProps['end']) => (label: Omit<EndLabelProps, 'bars' | 'base' | 'end'>) => (
    <EndLabel {...label} bars={bars} base={base} end={end} />
  );
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
      <XAxis
        {...AXIS}
        type="number"
        domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
        ticks={ticks}
        tickFormatter={formatShort}
      />
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
        <LabelList dataKey="lowLabel" content={renderEnd('atLow')} />
      </Bar>
      <Bar dataKey="highSpan" fill="var(--chart-automation)" isAnimationActive={false} radius={2}>
        <LabelList dataKey="highLabel" content={renderEnd('atHigh')} />
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
  index?: number | undefined;
  value?: unknown;
  bars: readonly TornadoBar[];
  base: number;
  end: 'atLow' | 'atHigh';
}

/** The driver's value, at that end of its bar which points away from the base. */
function EndLabel({ x, y, width, height, index = 0, value, bars, base, end }: EndLabelProps) {
  const [left, right] = [
    Math.min(Number(x), Number(x) + Number(width)),
    Math.max(Number(x), Number(x) + Number(width)),
  ];
  const toTheLeft = (bars[index]?.[end] ?? 0) < base;
  return (
    <text
      x={toTheLeft ? left - 6 : right + 6}
      y={Number(y) + Number(height) / 2}
      dy="0.35em"
      textAnchor={toTheLeft ? 'end' : 'start'}
      fill="var(--muted)"
      fontSize={12}
    >
      {String(value)}
    </text>
  );
}

const span = (base: number, value: number) => [Math.min(base, value), Math.max(base, value)];
