import type { SavingsByBasis } from '@process-ai/contract/process-values';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { flattenVisible } from './hierarchy.ts';

/** One box of the landscape, in the unit of the given size. Its figures cover the process and all below it. */
export interface LandscapeBox extends Rectangle {
  process: LandscapeProcess;
  /** 0 for a root. */
  depth: number;
  /** Height of the strip that is kept free for the name above the boxes inside; 0 where there are none. */
  header: number;
  processCount: number;
  savings: SavingsByBasis;
  opportunityCount: number;
  /** Mean of the analysed ones, 0–100; null when there are none. */
  suitability: number | null;
  /** 0–1 */
  analysedShare: number;
  /** Processes below that are not drawn, by the depth or because they would be too small to see. */
  hidden: number;
}

interface LandscapeSize {
  width: number;
  height: number;
  /** Levels of boxes: 1 = roots only. */
  depth: number;
}

/** 0 = nothing to show, 6 = the most. */
export type ColourStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const HEADER = 22;
const PADDING = 3;
/** Narrower than this, a box shows nothing inside. */
const INSIDE_MIN = 12;
const HEADER_WIDTH_MIN = 48;

/**
 * Nested boxes of the process tree, parents before what stands inside them, siblings largest first. The area of a box
 * grows with the number of processes it stands for, so that colours can show savings, suitability or analysis.
 */
export function layoutLandscape(processes: readonly LandscapeProcess[], size: LandscapeSize): LandscapeBox[] {
  const boxes: LandscapeBox[] = [];
  if (Math.min(size.width, size.height, size.depth) <= 0) return boxes;

  const place = (siblings: Branch[], inside: Rectangle, depth: number): void => {
    const sorted = siblings.toSorted((a, b) => b.processCount - a.processCount);
    const areas = squarify(
      sorted.map(({ processCount }) => processCount),
      inside,
    );
    sorted.forEach((branch, index) => {
      const area = areas[index] as Rectangle;
      const { inner, header } = insideOf(area);
      const opens = branch.children.length > 0 && depth + 1 < size.depth && inner !== null;
      boxes.push({
        ...area,
        process: branch.process,
        depth,
        header: opens ? header : 0,
        processCount: branch.processCount,
        savings: branch.savings,
        opportunityCount: branch.opportunityCount,
        suitability: branch.suitable > 0 ? branch.suitabilitySum / branch.suitable : null,
        analysedShare: branch.analysed / branch.processCount,
        hidden: opens ? 0 : branch.processCount - 1,
      });
      if (opens) place(branch.children, inner, depth + 1);
    });
  };
  place(branchesOf(processes), { x: 0, y: 0, width: size.width, height: size.height }, 0);
  return boxes;
}

/** The colour of a value, in six equal steps up to `max`; 0 for nothing, not known, or a scale without a top. */
export function colourStep(value: number | null, max: number): ColourStep {
  if (value === null || !(value > 0) || !(max > 0)) return 0;
  return Math.min(6, Math.ceil((6 * value) / max)) as ColourStep;
}

/** The colour of a value on a scale from the least to the most that was found: 1 to 6, and 0 where it is not known. */
export function stepBetween(value: number | null, least: number, most: number): ColourStep {
  if (value === null) return 0;
  if (!(most > least)) return 3;
  return (1 + Math.min(5, Math.floor((6 * (value - least)) / (most - least)))) as ColourStep;
}

interface Branch {
  process: LandscapeProcess;
  children: Branch[];
  processCount: number;
  savings: SavingsByBasis;
  opportunityCount: number;
  suitabilitySum: number;
  suitable: number;
  analysed: number;
}

/** The roots, each with what is below it and the totals of both. */
function branchesOf(processes: readonly LandscapeProcess[]): Branch[] {
  const rows = flattenVisible(processes, new Set(processes.map(({ id }) => id)));
  const roots: Branch[] = [];
  const path: Branch[] = [];
  const branches = rows.map(({ node, depth }) => {
    const branch: Branch = {
      process: node,
      children: [],
      processCount: 1,
      savings: { ...node.savings },
      opportunityCount: node.opportunityCount,
      suitabilitySum: node.suitability ?? 0,
      suitable: node.suitability === null ? 0 : 1,
      analysed: node.analysed ? 1 : 0,
    };
    path[depth] = branch;
    const parent = depth > 0 ? path[depth - 1] : undefined;
    (parent?.children ?? roots).push(branch);
    return { branch, parent };
  });
  // Children come after their parents, so that from the end each total is complete before it is passed on.
  for (const { branch, parent } of branches.toReversed()) {
    if (!parent) continue;
    parent.processCount += branch.processCount;
    parent.savings.measured += branch.savings.measured;
    parent.savings.benchmark += branch.savings.benchmark;
    parent.opportunityCount += branch.opportunityCount;
    parent.suitabilitySum += branch.suitabilitySum;
    parent.suitable += branch.suitable;
    parent.analysed += branch.analysed;
  }
  return roots;
}

/** The room for boxes inside a box, below its header where one fits; none when it is too small. */
function insideOf({ x, y, width, height }: Rectangle): { inner: Rectangle | null; header: number } {
  const fits = width >= HEADER_WIDTH_MIN && height >= HEADER + INSIDE_MIN + PADDING;
  const header = fits ? HEADER : 0;
  const top = Math.max(header, PADDING);
  const inner = { x: x + PADDING, y: y + top, width: width - 2 * PADDING, height: height - top - PADDING };
  return { inner: Math.min(inner.width, inner.height) >= INSIDE_MIN ? inner : null, header };
}

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides an area into rectangles in proportion to weights above zero, as close to squares as a row-by-row division
 * gets; best with the largest weight first. Source: Bruls, Huizing, van Wijk, "Squarified Treemaps" (2000).
 */
export function squarify(weights: readonly number[], area: Rectangle): Rectangle[] {
  const rectangles: Rectangle[] = [];
  let free = area;
  let left = weights.reduce((sum, weight) => sum + weight, 0);
  for (let start = 0; start < weights.length; ) {
    const { end, sum } = rowFrom(weights, start, (free.width * free.height) / left, Math.min(free.width, free.height));
    const share = sum / left;
    const isColumn = free.width >= free.height;
    const row = isColumn ? { ...free, width: free.width * share } : { ...free, height: free.height * share };

    let before = 0;
    for (const weight of weights.slice(start, end)) {
      const [from, part] = [before / sum, weight / sum];
      rectangles.push(
        isColumn
          ? { ...row, y: row.y + row.height * from, height: row.height * part }
          : { ...row, x: row.x + row.width * from, width: row.width * part },
      );
      before += weight;
    }
    free = isColumn
      ? { ...free, x: free.x + row.width, width: free.width - row.width }
      : { ...free, y: free.y + row.height, height: free.height - row.height };
    left -= sum;
    start = end;
  }
  return rectangles;
}

/** The weights from `start` that share a row along a side: as many as bring its worst rectangle closer to a square. */
function rowFrom(weights: readonly number[], start: number, scale: number, side: number) {
  const largest = weights[start] ?? 0;
  let sum = largest;
  let end = start + 1;
  let worst = worstRatio(largest, largest, sum, scale, side);
  for (; end < weights.length; end += 1) {
    const weight = weights[end] ?? 0;
    const next = worstRatio(largest, weight, sum + weight, scale, side);
    if (next > worst) break;
    worst = next;
    sum += weight;
  }
  return { end, sum };
}

/** Long to short side of the worst rectangle in a row whose largest and smallest weights are given. */
function worstRatio(largest: number, smallest: number, sum: number, scale: number, side: number): number {
  const thickness = (sum * scale) / side;
  const ratio = (weight: number) => (weight * scale) / (thickness * thickness);
  return Math.max(ratio(largest), 1 / ratio(smallest));
}
