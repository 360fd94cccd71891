import type { ChartSize, ChartTexts } from '../chart-frame.tsx';
import { MARGIN, niceTicks, roomFor, scaleOf } from './axis.ts';
import { Band, Marker, Plot, TipBox, TipTarget, UprightLines, XAxis } from './plot.tsx';

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

const BAR = 24;

export function TornadoDrawing(props: TornadoChartProps & ChartSize) {
  const { bars, base, baseLabel, low, high, format, formatShort, width, height } = props;
  const ends = bars.flatMap(({ atLow, atHigh }) => [atLow, atHigh]);
  const [least, most] = [Math.min(base, ...ends), Math.max(base, ...ends)];
  // The values of the drivers stand at the ends of the bars and need room beyond them.
  const room = (most - least || 1) * (width < 520 ? 0.5 : 0.2);
  const [from, to] = [least - room, most + room];
  const ticks = niceTicks(from, to, width < 520 ? 5 : 7).filter((tick) => tick >= from && tick <= to);
  const labels = bars.map(({ label }) => label);
  const frame = {
    left: MARGIN.left + roomFor(labels, width / 3),
    right: width - MARGIN.right,
    top: 20,
    bottom: height - MARGIN.bottom - 30,
  };
  const x = scaleOf([from, to], [frame.left, frame.right]);
  const each = (frame.bottom - frame.top) / Math.max(1, bars.length);
  return (
    <Plot width={width} height={height}>
      <UprightLines frame={frame} at={x} ticks={ticks} />
      <XAxis frame={frame} at={x} ticks={ticks} format={formatShort} />
      {bars.map((bar, index) => {
        const top = frame.top + index * each;
        const middle = top + each / 2;
        const tip = (
          <TipBox
            title={bar.label}
            lines={[
              { label: `${low} (${bar.lowLabel})`, value: format(bar.atLow) },
              { label: `${high} (${bar.highLabel})`, value: format(bar.atHigh) },
            ]}
          />
        );
        return (
          <TipTarget key={bar.label} x={x(base)} y={middle} tip={tip}>
            <Band x={frame.left} y={top} width={frame.right - frame.left} height={each} />
            <DriverLabel y={middle} width={frame.left} height={each} label={bar.label} />
            <Swing
              {...{ x, base, middle }}
              value={bar.atLow}
              other={bar.atHigh}
              label={bar.lowLabel}
              fill="var(--chart-ai)"
            />
            <Swing
              {...{ x, base, middle }}
              value={bar.atHigh}
              other={bar.atLow}
              label={bar.highLabel}
              fill="var(--chart-automation)"
            />
          </TipTarget>
        );
      })}
      <Marker frame={frame} x={x(base)} label={baseLabel} />
    </Plot>
  );
}

/** The name of a driver at the left of its bars, in up to two lines. */
const DriverLabel = ({ y, width, height, label }: { y: number; width: number; height: number; label: string }) => (
  <foreignObject x={0} y={y - height / 2} width={width - 8} height={height}>
    <div className="flex h-full items-center justify-end">
      <p className="line-clamp-2 wrap-break-word text-right text-muted text-xs leading-4">{label}</p>
    </div>
  </foreignObject>
);

interface SwingProps {
  x: (value: number) => number;
  base: number;
  /** Px. */
  middle: number;
  /** What comes out at this end, and at the other one. */
  value: number;
  other: number;
  label: string;
  fill: string;
}

/**
 * From the base to what comes out, with the driver's value at its end. Where both bars point the same way, the longer one
 * covers the end of the shorter, which is named on the free side of the base. A bar without length has no name.
 */
function Swing({ x, base, middle, value, other, label, fill }: SwingProps) {
  const [left, right] = [Math.min(x(base), x(value)), Math.max(x(base), x(value))];
  const [own, opposite] = [value - base, other - base];
  const isCovered = own * opposite > 0 && Math.abs(own) < Math.abs(opposite);
  const isAtLeft = own < 0 !== isCovered;
  if (right === left) return null;
  return (
    <>
      <rect x={left} y={middle - BAR / 2} width={right - left} height={BAR} rx={2} fill={fill} />
      <text
        x={isAtLeft ? left - 6 : right + 6}
        y={middle}
        dy="0.35em"
        textAnchor={isAtLeft ? 'end' : 'start'}
        fill="var(--muted)"
        fontSize={12}
      >
        {label}
      </text>
    </>
  );
}
