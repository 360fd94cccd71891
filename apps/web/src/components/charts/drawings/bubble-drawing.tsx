import { useSyncExternalStore } from 'react';
import { CartesianGrid, Scatter, ScatterChart, Tooltip, useCartesianScale, XAxis, YAxis } from 'recharts';
import type { ChartSize, ChartTableData, ChartTexts, Showing } from '../chart-frame.tsx';
import { AXIS, axisLabel, GRID, MARGIN, roomFor, type TipProps, TooltipBox } from './axis.tsx';
import { BrushArea, type Brushed, BrushScales, useBrush } from './brush-area.tsx';

interface Bubble {
  key: string;
  x: number;
  y: number;
  /** How much it stands for, by which its area grows; 1 = the smallest. */
  weight: number;
  /** An outline alone: what stands on other ground than the filled ones. */
  hollow?: boolean;
  /** Pale: what is left out elsewhere. */
  dimmed?: boolean;
  /** What the pointer reads. */
  title: string;
  lines: readonly { label: string; value: string }[];
}

export interface BubbleGroup {
  label: string;
  colour: string;
  mark: 'circle' | 'triangle' | 'diamond';
  bubbles: readonly Bubble[];
}

/** Which bubble is pointed at elsewhere. A store, so that only the ring around it is drawn anew. */
export interface PointedBubble {
  subscribe: (listener: () => void) => () => void;
  /** The key of the bubble; null for none. */
  get: () => string | null;
}

interface BubbleAxis {
  label: string;
  domain: readonly [number, number];
  ticks?: readonly number[];
  /** A square-root scale spreads out the small ones among which few are very large; say so in the label. */
  scale?: 'linear' | 'sqrt';
  format: (value: number) => string;
}

export interface BubbleChartProps extends ChartTexts {
  groups: readonly BubbleGroup[];
  x: BubbleAxis;
  y: BubbleAxis;
  /** Words in the upper corners, such as "Quick wins" at the left. */
  corners?: { left: string; right: string };
  table: ChartTableData;
  height?: number;
  showing?: Showing;
  onShowing?: (showing: Showing) => void;
  /** A bubble was clicked. What that does must be in reach of the keyboard elsewhere, such as in the table. */
  onOpen?: (key: string) => void;
  /** An area was drawn with the pointer. It must be in reach of the keyboard elsewhere too. */
  onBrush?: (area: Brushed) => void;
  pointed?: PointedBubble;
}

export function BubbleDrawing(props: BubbleChartProps & ChartSize) {
  const { groups, x, y, corners, onOpen, onBrush, pointed, width, height } = props;
  const brush = useBrush(onBrush);
  const heaviest = Math.max(1, ...groups.flatMap(({ bubbles }) => bubbles.map(({ weight }) => weight)));
  const largest = Math.min(20, Math.max(9, width / 45));
  const renderMark = (group: BubbleGroup) => (point: unknown) => (
    <Mark {...(point as MarkProps)} group={group} heaviest={heaviest} largest={largest} />
  );
  const chart = (
    <ScatterChart width={width} height={height} margin={{ ...MARGIN, top: 24, bottom: 16 }} accessibilityLayer={false}>
      <CartesianGrid {...GRID} vertical={false} />
      <XAxis
        {...AXIS}
        type="number"
        dataKey="x"
        domain={[...x.domain]}
        {...(x.ticks ? { ticks: x.ticks, interval: 0 } : {})}
        tickFormatter={x.format}
        label={axisLabel(x.label, 'bottom')}
        height={40}
      />
      <YAxis
        {...AXIS}
        type="number"
        dataKey="y"
        domain={[...y.domain]}
        scale={y.scale ?? 'linear'}
        padding={{ top: 12, bottom: largest }}
        {...(y.ticks ? { ticks: y.ticks } : {})}
        tickFormatter={y.format}
        label={axisLabel(y.label, 'left')}
        width={20 + roomFor([y.format(y.domain[1])], 88)}
      />
      <Tooltip isAnimationActive={false} cursor={false} content={renderTip} />
      {groups.map((group) => (
        <Scatter
          key={group.label}
          name={group.label}
          data={group.bubbles}
          isAnimationActive={false}
          {...(onOpen
            ? { onClick: (point) => brush.isDrawn() || onOpen((point.payload as Bubble).key), cursor: 'pointer' }
            : {})}
          shape={renderMark(group)}
        />
      ))}
      {corners ? (
        <>
          <Corner x={width - 24} text={corners.right} anchor="end" />
          <Corner x={28 + roomFor([y.format(y.domain[1])], 88) + 8} text={corners.left} anchor="start" />
        </>
      ) : null}
      {pointed ? <Ring pointed={pointed} groups={groups} radius={heaviest > 1 ? largest : 6} /> : null}
      {onBrush ? <BrushScales onScales={brush.onScales} /> : null}
    </ScatterChart>
  );
  return onBrush ? <BrushArea brush={brush}>{chart}</BrushArea> : chart;
}

/** Around the bubble that is pointed at elsewhere. */
function Ring({
  pointed,
  groups,
  radius,
}: Pick<BubbleChartProps, 'groups'> & { pointed: PointedBubble; radius: number }) {
  const key = useSyncExternalStore(pointed.subscribe, pointed.get);
  const bubble = key === null ? undefined : groups.flatMap(({ bubbles }) => bubbles).find((each) => each.key === key);
  const at = useCartesianScale({ x: bubble?.x ?? 0, y: bubble?.y ?? 0 });
  if (!bubble || !at) return null;
  return (
    <circle
      data-testid="pointed-mark"
      cx={at.x}
      cy={at.y}
      r={radius + 3}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

function renderTip({ payload }: TipProps) {
  const bubble = payload?.[0]?.payload as Bubble | undefined;
  return bubble ? <TooltipBox title={bubble.title} lines={bubble.lines} /> : null;
}

const Corner = ({ x, text, anchor }: { x: number; text: string; anchor: 'start' | 'end' }) => (
  <text x={x} y={14} textAnchor={anchor} fill="var(--muted)" fontSize={12} fontWeight={500}>
    {text}
  </text>
);

interface MarkProps {
  cx?: number;
  cy?: number;
  payload?: Bubble;
  group: BubbleGroup;
  heaviest: number;
  /** Px. */
  largest: number;
}

/** Area, not radius, grows with what a bubble stands for. */
function Mark({ cx = 0, cy = 0, payload, group, heaviest, largest }: MarkProps) {
  const { weight = 1, hollow = false, dimmed = false } = payload ?? {};
  const text = String(weight);
  const share = heaviest > 1 ? (weight - 1) / (heaviest - 1) : 0;
  // Where marks stand for several, the smallest still holds a number.
  const smallest = Math.max(4, heaviest > 1 ? largest * 0.55 : largest / 3);
  const radius = Math.sqrt(smallest ** 2 + share * (largest ** 2 - smallest ** 2));
  return (
    <g opacity={dimmed ? 0.25 : 1}>
      <path
        d={FORMS[group.mark](cx, cy, hollow ? radius - 1 : radius)}
        fill={group.colour}
        // What lies below an outline shows through.
        fillOpacity={hollow ? 0.08 : 1}
        stroke={hollow ? group.colour : 'var(--surface)'}
        strokeWidth={1.5}
      />
      {weight > 1 && text.length * 6.8 <= radius * ROOM[group.mark] ? (
        <text
          x={cx}
          y={cy + (group.mark === 'triangle' ? radius * 0.3 : 0)}
          dy="0.35em"
          textAnchor="middle"
          fill={hollow ? 'var(--ink)' : 'var(--surface)'}
          fontSize={11}
          fontWeight={600}
        >
          {text}
        </text>
      ) : null}
    </g>
  );
}

/** How wide a number may be inside each form, in radii. */
const ROOM = { circle: 1.8, triangle: 1.3, diamond: 1.6 };

const FORMS = {
  circle: (x: number, y: number, r: number) => `M${x - r},${y}a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0`,
  triangle: (x: number, y: number, r: number) =>
    `M${x},${y - 1.2 * r}L${x + 1.15 * r},${y + 0.85 * r}H${x - 1.15 * r}Z`,
  diamond: (x: number, y: number, r: number) =>
    `M${x},${y - 1.25 * r}L${x + 1.25 * r},${y}L${x},${y + 1.25 * r}L${x - 1.25 * r},${y}Z`,
};
