import type { TouchPointType } from '@process-ai/contract/journeys';

/** What the drawing needs of a touchpoint: a saved one, or one that is only proposed. */
export interface DrawnTouchPoint {
  name: string;
  type: TouchPointType;
  /** Code of its process. */
  processStep: string;
  processMissing?: boolean;
  momentThatMatters: boolean;
  phase: string | null;
  /** −2 to +2; null or absent: not said. */
  emotion?: number | null;
  /** Its lane once the work is done; absent = that of its type. */
  lane?: Lane;
}

/** Automated = no person serves there, and no agent either; unchanged = nothing is done there, whoever could serve. */
export type Lane = TouchPointType | 'automated' | 'unchanged';

export const laneOf = ({ type, lane }: DrawnTouchPoint): Lane => lane ?? type;

interface Point {
  x: number;
  y: number;
}

/** A run of touchpoints of one phase; null where none is named. */
interface DrawnPhase {
  label: string | null;
  x: number;
  width: number;
}

interface DrawnLane {
  type: Lane;
  y: number;
  height: number;
}

export interface DrawnNode extends Point {
  width: number;
  height: number;
  /** Its place in the whole journey, from 1. */
  number: number;
  touchPoint: DrawnTouchPoint;
}

/** The line from one touchpoint to the next, level or upright from point to point. */
export interface DrawnEdge {
  points: Point[];
  /** False for a line that leaves the drawing at its right edge, where the rest of the journey goes on. */
  arrives: boolean;
}

/** How the journey feels, drawn as a line above the lanes: up is good. */
interface DrawnCurve {
  y: number;
  height: number;
  /** Where a feeling is neither good nor bad. */
  middle: number;
  /** In the middle of its column, each touchpoint whose feeling is said. */
  points: (Point & { number: number; emotion: number })[];
}

/** A journey as a swimlane, in pixels at its natural size. The lanes' names stand left of `left`. */
export interface JourneyDrawing {
  width: number;
  height: number;
  /** Where the first column begins. */
  left: number;
  /** Where the lanes begin; phases and curve stand above. */
  top: number;
  /** Of the phases; 0 where none is named. */
  phasesHeight: number;
  /** Null where no touchpoint says how it feels. */
  curve: DrawnCurve | null;
  phases: DrawnPhase[];
  lanes: DrawnLane[];
  nodes: DrawnNode[];
  edges: DrawnEdge[];
}

export const TOUCHPOINT_LABELS: Record<TouchPointType, string> = {
  human: 'Human',
  hybrid: 'Hybrid',
  agent: 'AI Agent',
};

/** From a person alone to an agent alone. */
export const LANES: readonly TouchPointType[] = ['human', 'hybrid', 'agent'];

/** Those that only a journey after what counts has. */
export const LATER_LANES = ['automated', 'unchanged'] as const satisfies readonly Lane[];

/** By what people say of it. */
const EMOTIONS = new Map([
  [-2, 'Very bad'],
  [-1, 'Bad'],
  [0, 'Neutral'],
  [1, 'Good'],
  [2, 'Very good'],
]);
export const emotionLabel = (emotion: number): string => EMOTIONS.get(emotion) ?? '';

const LEFT = 96;
const PHASES = 32;
const CURVE = { height: 88, step: 17 };
const COLUMN = 168;
const NODE = { width: 144, height: 92 };
const LANE = 116;
/** Of a lane without touchpoints. */
const EMPTY_LANE = 44;
const RADIUS = 8;

/**
 * Draws a journey: time runs to the right, one column for each touchpoint, one lane for each type. A part of a long
 * journey is drawn from the touchpoint at `from` up to that before `to` (from 0), with the lines that lead on.
 */
export function journeyDrawing(
  journey: { touchPoints: readonly DrawnTouchPoint[] },
  { from = 0, to = journey.touchPoints.length }: { from?: number; to?: number } = {},
): JourneyDrawing {
  const points = journey.touchPoints.slice(from, to);
  const hasPhases = journey.touchPoints.some(({ phase }) => phase !== null);
  const phasesHeight = hasPhases ? PHASES : 0;
  const hasCurve = journey.touchPoints.some(({ emotion }) => typeof emotion === 'number');
  const top = phasesHeight + (hasCurve ? CURVE.height : 0);
  const width = LEFT + points.length * COLUMN;
  const lanes = lanesOf(journey.touchPoints, top);
  const nodes = points.map((touchPoint, index) => ({
    x: LEFT + index * COLUMN + (COLUMN - NODE.width) / 2,
    y: (lanes.find(({ type }) => type === laneOf(touchPoint))?.y ?? top) + (LANE - NODE.height) / 2,
    ...NODE,
    number: from + index + 1,
    touchPoint,
  }));
  return {
    width,
    height: lanes.reduce((sum, lane) => sum + lane.height, top),
    left: LEFT,
    top,
    phasesHeight,
    curve: hasCurve ? curveOf(nodes, phasesHeight) : null,
    phases: hasPhases ? phasesOf(points) : [],
    lanes,
    nodes,
    edges: edgesOf(nodes, { width, comesFrom: from > 0, goesOn: to < journey.touchPoints.length }),
  };
}

function curveOf(nodes: readonly DrawnNode[], y: number): DrawnCurve {
  const middle = y + CURVE.height / 2;
  const points = nodes.flatMap(({ x, width, number, touchPoint: { emotion } }) =>
    typeof emotion === 'number' ? [{ x: x + width / 2, y: middle - emotion * CURVE.step, number, emotion }] : [],
  );
  return { y, height: CURVE.height, middle, points };
}

/** The curve as SVG path data: level at each touchpoint, so that no feeling is passed that nobody named. */
export const curvePath = ({ points }: DrawnCurve): string =>
  points
    .map(({ x, y }, index) => {
      const before = points[index - 1];
      if (!before) return `M${x} ${y}`;
      const turn = (before.x + x) / 2;
      return `C${turn} ${before.y} ${turn} ${y} ${x} ${y}`;
    })
    .join('');

/** The line as SVG path data, its corners rounded. */
export function edgePath({ points }: DrawnEdge): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const [start, end] = [towards(point, before), towards(point, after)];
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`;
    })
    .join('');
}

/** By the whole journey, so that its parts stand one below another with the same lanes. */
function lanesOf(touchPoints: readonly DrawnTouchPoint[], top: number): DrawnLane[] {
  let y = top;
  const used = new Set(touchPoints.map(laneOf));
  const lanes: Lane[] = [...LANES, ...LATER_LANES.filter((lane) => used.has(lane))];
  return lanes.map((type) => {
    const height = used.has(type) ? LANE : EMPTY_LANE;
    const lane = { type, y, height };
    y += height;
    return lane;
  });
}

function phasesOf(points: readonly DrawnTouchPoint[]): DrawnPhase[] {
  const phases: DrawnPhase[] = [];
  points.forEach(({ phase }, index) => {
    const last = phases.at(-1);
    if (last && last.label === phase) last.width += COLUMN;
    else phases.push({ label: phase, x: LEFT + index * COLUMN, width: COLUMN });
  });
  return phases;
}

function edgesOf(
  nodes: readonly DrawnNode[],
  { width, comesFrom, goesOn }: { width: number; comesFrom: boolean; goesOn: boolean },
): DrawnEdge[] {
  const middle = ({ y, height }: DrawnNode) => y + height / 2;
  const between = nodes.slice(1).map((node, index) => {
    const before = nodes[index] as DrawnNode;
    const [start, end] = [
      { x: before.x + before.width, y: middle(before) },
      { x: node.x, y: middle(node) },
    ];
    const turn = (start.x + end.x) / 2;
    const corners = start.y === end.y ? [] : [turn, turn].map((x, at) => ({ x, y: at === 0 ? start.y : end.y }));
    return { points: [start, ...corners, end], arrives: true };
  });
  const [first, last] = [nodes[0], nodes.at(-1)];
  const stub = (y: number, start: number, end: number, arrives: boolean): DrawnEdge => ({
    points: [
      { x: start, y },
      { x: end, y },
    ],
    arrives,
  });
  return [
    ...(comesFrom && first ? [stub(middle(first), LEFT, first.x, true)] : []),
    ...between,
    ...(goesOn && last ? [stub(middle(last), last.x + last.width, width, false)] : []),
  ];
}

/** The point where the rounding of a corner begins, on the way to a neighbour. */
function towards(corner: Point, neighbour: Point): Point {
  const length = Math.hypot(neighbour.x - corner.x, neighbour.y - corner.y);
  const share = length === 0 ? 0 : Math.min(RADIUS, length / 2) / length;
  return { x: corner.x + (neighbour.x - corner.x) * share, y: corner.y + (neighbour.y - corner.y) * share };
}
