import { useSyncExternalStore } from 'react';
import type { ChartSize, ChartTableData, ChartTexts, Showing } from '../chart-frame.tsx';
import { MARGIN, niceTicks, roomFor, scaleOf } from './axis.ts';
import { BrushArea, type Brushed, useBrush } from './brush-area.tsx';
import { Plot, TipBox, TipTarget, XAxis, YAxis } from './plot.tsx';

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
  const heaviest = Math.max(1, ...groups.flatMap(({ bubbles }) => bubbles.map(({ weight }) => weight)));
  const largest = Math.min(20, Math.max(9, width / 45));
  const frame = {
    left: MARGIN.left + 20 + roomFor([y.format(y.domain[1])], 88),
    right: width - MARGIN.right,
    top: 24,
    bottom: height - 56,
  };
  const xScale = scaleOf(x.domain, [frame.left, frame.right]);
  const yScale = scaleOf(y.domain, [frame.bottom - largest, frame.top + 12], y.scale);
  const brush = useBrush(onBrush, { x: (px) => xScale.invert(px), y: (px) => yScale.invert(px) });
  const chart = (
    <Plot width={width} height={height}>
      <YAxis frame={frame} at={yScale} ticks={y.ticks ?? niceTicks(...y.domain)} format={y.format} label={y.label} />
      <XAxis frame={frame} at={xScale} ticks={x.ticks ?? niceTicks(...x.domain)} format={x.format} label={x.label} />
      {groups.map((group) => (
        <g key={group.label} {...(onOpen ? { className: 'cursor-pointer' } : {})}>
          {group.bubbles.map((bubble) => {
            const at = { x: xScale(bubble.x), y: yScale(bubble.y) };
            return (
              <TipTarget key={bubble.key} {...at} tip={<TipBox title={bubble.title} lines={bubble.lines} />}>
                <Mark
                  {...{ bubble, group, heaviest, largest, ...at }}
                  {...(onOpen ? { onClick: () => brush.isDrawn() || onOpen(bubble.key) } : {})}
                />
              </TipTarget>
            );
          })}
        </g>
      ))}
      {corners ? (
        <>
          <Corner x={width - 24} text={corners.right} anchor="end" />
          <Corner x={frame.left + 8} text={corners.left} anchor="start" />
        </>
      ) : null}
      {pointed ? (
        <Ring
          pointed={pointed}
          groups={groups}
          at={(bubble) => ({ cx: xScale(bubble.x), cy: yScale(bubble.y) })}
          radius={heaviest > 1 ? largest : 6}
        />
      ) : null}
    </Plot>
  );
  return onBrush ? <BrushArea brush={brush}>{chart}</BrushArea> : chart;
}

interface RingProps extends Pick<BubbleChartProps, 'groups'> {
  pointed: PointedBubble;
  at: (bubble: Bubble) => { cx: number; cy: number };
  radius: number;
}

/** Around the bubble that is pointed at elsewhere. */
function Ring({ pointed, groups, at, radius }: RingProps) {
  const key = useSyncExternalStore(pointed.subscribe, pointed.get);
  const bubble = key === null ? undefined : groups.flatMap(({ bubbles }) => bubbles).find((each) => each.key === key);
  if (!bubble) return null;
  return (
    <circle
      data-testid="pointed-mark"
      {...at(bubble)}
      r={radius + 3}
      fill="none"
      stroke="var(--ink)"
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

const Corner = ({ x, text, anchor }: { x: number; text: string; anchor: 'start' | 'end' }) => (
  <text x={x} y={14} textAnchor={anchor} fill="var(--muted)" fontSize={12} fontWeight={500}>
    {text}
  </text>
);

interface MarkProps {
  /** Px. */
  x: number;
  y: number;
  bubble: Bubble;
  group: BubbleGroup;
  heaviest: number;
  /** Px. */
  largest: number;
  onClick?: () => void;
}

/** Area, not radius, grows with what a bubble stands for. */
function Mark({ x, y, bubble, group, heaviest, largest, onClick }: MarkProps) {
  const { weight, hollow = false, dimmed = false } = bubble;
  const text = String(weight);
  const share = heaviest > 1 ? (weight - 1) / (heaviest - 1) : 0;
  // Where marks stand for several, the smallest still holds a number.
  const smallest = Math.max(4, heaviest > 1 ? largest * 0.55 : largest / 3);
  const radius = Math.sqrt(smallest ** 2 + share * (largest ** 2 - smallest ** 2));
  return (
    <g data-testid="bubble" opacity={dimmed ? 0.25 : 1} onClick={onClick}>
      <path
        d={FORMS[group.mark](x, y, hollow ? radius - 1 : radius)}
        fill={group.colour}
        // What lies below an outline shows through.
        fillOpacity={hollow ? 0.08 : 1}
        stroke={hollow ? group.colour : 'var(--surface)'}
        strokeWidth={1.5}
      />
      {weight > 1 && text.length * 6.8 <= radius * ROOM[group.mark] ? (
        <text
          x={x}
          y={y + (group.mark === 'triangle' ? radius * 0.3 : 0)}
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
