import { type ReactNode, useId } from 'react';
import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { MARGIN, niceTicks, roomFor, scaleOf } from './axis.ts';
import { Band, Marker, Plot, TipBox, TipTarget, XAxis, YAxis } from './plot.tsx';

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
  // A single value has no width of its own.
  const [from, to] = [bins[0]?.from ?? 0, bins.at(-1)?.to ?? 0];
  const apart = to > from ? 0 : Math.max(1, Math.abs(from) * 0.1);
  const frame = {
    left: MARGIN.left + AXIS_WIDTH,
    right: width - MARGIN.right,
    top: 44,
    bottom: height - MARGIN.bottom - 30,
  };
  const counts = niceTicks(0, Math.max(1, ...bins.map(({ count }) => count)));
  const x = scaleOf([from - apart, to + apart], [frame.left, frame.right]);
  const y = scaleOf([0, counts.at(-1) ?? 1], [frame.bottom, frame.top]);
  const barWidth = Math.max(2, (frame.right - frame.left) / Math.max(1, bins.length) - 2);
  const ticks = niceTicks(from, to, width < 520 ? 6 : 9).filter((tick) => tick >= from && tick <= to);
  return (
    <Plot width={width} height={height}>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" fill="var(--surface)" />
          <rect width="3" height="6" fill="var(--danger)" />
        </pattern>
      </defs>
      <YAxis frame={frame} at={y} ticks={counts} format={(count) => count.toLocaleString('en-US')} />
      <XAxis frame={frame} at={x} ticks={ticks} format={formatShort} />
      {bins.map((bin) => {
        const middle = (bin.from + bin.to) / 2;
        const left = x(middle) - barWidth / 2;
        const tip = (
          <TipBox
            title={`${format(bin.from)} to ${format(bin.to)}`}
            lines={[{ label: columns.count, value: bin.count.toLocaleString('en-US') }]}
          />
        );
        return (
          <TipTarget key={middle} x={x(middle)} y={y(bin.count)} tip={tip}>
            <Band x={left - 1} y={frame.top} width={barWidth + 2} height={frame.bottom - frame.top} />
            <rect
              x={left}
              y={y(bin.count)}
              width={barWidth}
              height={frame.bottom - y(bin.count)}
              fill={middle < 0 ? `url(#${hatch})` : 'var(--chart-automation)'}
            />
          </TipTarget>
        );
      })}
      {from < 0 && to > 0 ? <Marker frame={frame} x={x(0)} /> : null}
      {markers.map((marker, index) => (
        <Marker
          key={marker.label}
          frame={frame}
          x={x(marker.x)}
          label={marker.label}
          raised={index % 2 === 0 ? 0 : 16}
          dashed
        />
      ))}
    </Plot>
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
  const ticks = niceTicks(0, highest);
  const slanted = width / bars.length < 90;
  const frame = {
    left: MARGIN.left + roomFor(ticks.map(formatShort), 80),
    right: width - MARGIN.right,
    top: 20,
    bottom: height - MARGIN.bottom - (slanted ? 84 : 56),
  };
  const y = scaleOf([0, ticks.at(-1) ?? 1], [frame.bottom, frame.top]);
  const each = (frame.right - frame.left) / bars.length;
  const barWidth = Math.min(72, 0.8 * each);
  return (
    <Plot width={width} height={height}>
      <YAxis frame={frame} at={y} ticks={ticks} format={formatShort} />
      {bars.map((bar, index) => {
        const { kind, label, amount, from, to } = bar;
        const left = frame.left + index * each;
        const middle = left + each / 2;
        const [top, bottom] = [y(Math.max(from, to)), y(Math.min(from, to))];
        // Below what goes and above what stays or comes: so the labels of neighbors stand at different heights.
        const isBelow = kind === 'decrease' && to > highest / 8;
        const tip = <TipBox title={label} lines={[{ label: columns.amount, value: SIGNS[kind] + format(amount) }]} />;
        return (
          <TipTarget key={`${index} ${label}`} x={middle} y={top} tip={tip}>
            <Band x={left} y={frame.top} width={each} height={frame.bottom - frame.top} />
            <rect
              x={middle - barWidth / 2}
              y={top}
              width={barWidth}
              height={bottom - top}
              rx={2}
              fill={COLOURS[kind]}
            />
            <text
              x={middle}
              y={isBelow ? bottom + 14 : top - 5}
              textAnchor="middle"
              fill="var(--ink)"
              fontSize={slanted ? 11 : 12}
            >
              {SIGNS[kind] + formatShort(amount)}
            </text>
            {slanted ? (
              <SlantedLabel x={middle} y={frame.bottom + 12} label={label} />
            ) : (
              <WrappedLabel x={middle} y={frame.bottom + 6} width={each - 12} label={label} />
            )}
          </TipTarget>
        );
      })}
      <line x1={frame.left} x2={frame.right} y1={frame.bottom} y2={frame.bottom} stroke="var(--line-strong)" />
    </Plot>
  );
}

interface LabelProps {
  x: number;
  y: number;
  label: string;
}

/** A name in up to three lines below its bar; whole in the tooltip and in the table. */
const WrappedLabel = ({ x, y, width, label }: LabelProps & { width: number }) => (
  <foreignObject x={x - width / 2} y={y} width={width} height={50}>
    <div className="line-clamp-3 hyphens-auto wrap-break-word text-center text-muted text-xs leading-4">{label}</div>
  </foreignObject>
);

const SlantedLabel = ({ x, y, label }: LabelProps) => (
  <text transform={`translate(${x} ${y}) rotate(-35)`} textAnchor="end" fill="var(--muted)" fontSize={12}>
    {label.length > 16 ? `${label.slice(0, 15)}…` : label}
  </text>
);
