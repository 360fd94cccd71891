import { LEVEL_DEFAULT, LEVEL_MAX } from '@process-ai/contract/processes';
import { flattenVisible, type TreeNode, type VisibleNode } from '@process-ai/domain/hierarchy';

/** The level a tree is opened down to at first. */
export const LEVEL_SHOWN = 2;

export interface ProcessLike extends TreeNode {
  code: string;
  name: string;
  level: number;
}

/** A tree as it is drawn when wholly open: depth first, every branch in one piece. */
export interface Forest<T> {
  rows: readonly VisibleNode<T>[];
  /** Where a process stands among the rows. */
  places: ReadonlyMap<string, number>;
  /** The branch of row i is rows i up to, without, ends[i]. */
  ends: readonly number[];
}

/** How far a tree is open: down to a level, but for the processes that were turned the other way. */
export interface Expansion {
  level: number;
  turned: ReadonlySet<string>;
}

/** Ids of which one only wants to know whether one is among them. */
export type Ids = Pick<ReadonlySet<string>, 'has'>;

/** What a tick box says of its branch. */
export type Tick = 'none' | 'some' | 'all';

export function growForest<T extends TreeNode>(nodes: readonly T[]): Forest<T> {
  const rows = flattenVisible(nodes, new Set(nodes.map(({ id }) => id)));
  const places = new Map(rows.map(({ node }, index) => [node.id, index]));
  const ends = Array.from({ length: rows.length }, () => rows.length);
  const open: number[] = [];
  rows.forEach(({ depth }, index) => {
    while (open.length > depth) ends[open.pop() ?? 0] = index;
    open.push(index);
  });
  return { rows, places, ends };
}

/** The rows that stand open, from top to bottom. */
export function visibleRows<T extends TreeNode>({ rows, ends }: Forest<T>, expanded: Ids): VisibleNode<T>[] {
  const visible: VisibleNode<T>[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index] as VisibleNode<T>;
    visible.push(row);
    index = !row.hasChildren || expanded.has(row.node.id) ? index + 1 : (ends[index] ?? rows.length);
  }
  return visible;
}

export function expandedIds<T extends ProcessLike>({ rows }: Forest<T>, { level, turned }: Expansion): Set<string> {
  const expanded = new Set<string>();
  for (const { node, hasChildren } of rows) {
    if (hasChildren && node.level < level !== turned.has(node.id)) expanded.add(node.id);
  }
  return expanded;
}

/** Opens or closes these processes, the others staying as they are. */
export function withExpanded<T extends ProcessLike>(
  { rows, places }: Forest<T>,
  { level, turned }: Expansion,
  ids: readonly string[],
  open: boolean,
): Expansion {
  const next = new Set(turned);
  for (const id of ids) {
    const node = rows[places.get(id) ?? -1]?.node;
    if (!node) continue;
    if (node.level < level === open) next.delete(id);
    else next.add(id);
  }
  return { level, turned: next };
}

/** The processes above this one, from its parent up. */
export function ancestorIds<T extends TreeNode>({ rows, places }: Forest<T>, id: string): string[] {
  const above: string[] = [];
  let node = rows[places.get(id) ?? -1]?.node;
  while (node?.parentId && places.has(node.parentId)) {
    above.push(node.parentId);
    node = rows[places.get(node.parentId) ?? -1]?.node;
  }
  return above;
}

/** These processes and the ones above them, from top to bottom. */
export function withAncestors<T extends TreeNode>({ rows, places }: Forest<T>, ids: readonly string[]): T[] {
  const kept = new Set<string>();
  for (const id of ids) {
    for (let step: string | null | undefined = id; step && places.has(step) && !kept.has(step); ) {
      kept.add(step);
      step = rows[places.get(step) ?? -1]?.node.parentId;
    }
  }
  return rows.flatMap(({ node }) => (kept.has(node.id) ? [node] : []));
}

/** The process and all below it, from top to bottom; none when it is not in the forest. */
export function branchIds<T extends TreeNode>({ rows, places, ends }: Forest<T>, id: string): string[] {
  const place = places.get(id);
  return place === undefined ? [] : rows.slice(place, ends[place]).map(({ node }) => node.id);
}

/** How many processes stand below this one. */
export function countBelow<T>({ places, ends }: Forest<T>, id: string): number {
  const place = places.get(id);
  return place === undefined ? 0 : (ends[place] ?? 0) - place - 1;
}

/** What a tick at `id` means while only `shown` is in sight: the whole branch of each lowest row shown below it. */
export function coveredIds<T extends TreeNode>(all: Forest<T>, shown: Forest<T>, id: string): string[] {
  const place = shown.places.get(id);
  if (place === undefined) return [];
  return shown.rows
    .slice(place, shown.ends[place])
    .flatMap(({ node, hasChildren }) => (hasChildren ? [] : branchIds(all, node.id)));
}

/**
 * What each tick box of `shown` says: the state of all that a tick there would cover. What is not tickable does not
 * count.
 */
export function tickStates<T extends TreeNode>(
  all: Forest<T>,
  shown: Forest<T>,
  ticked: ReadonlySet<string>,
  tickable: (node: T) => boolean = () => true,
): (id: string) => Tick {
  if (ticked.size === 0) return () => 'none';
  const wanted = sumsOf(all.rows, ({ node }) => (tickable(node) ? 1 : 0));
  const found = sumsOf(all.rows, ({ node }) => (ticked.has(node.id) ? 1 : 0));
  const covered = (sums: Int32Array) =>
    sumsOf(shown.rows, ({ node, hasChildren }) => {
      const place = all.places.get(node.id) ?? 0;
      return hasChildren ? 0 : rangeOf(sums, place, all.ends[place] ?? place);
    });
  const wantedShown = covered(wanted);
  const foundShown = covered(found);

  return (id) => {
    const place = shown.places.get(id) ?? 0;
    const end = shown.ends[place] ?? place;
    const count = rangeOf(foundShown, place, end);
    const most = rangeOf(wantedShown, place, end);
    if (most > 0 && count === most) return 'all';
    if (most === 0 && ticked.has(id)) return 'all';
    return count > 0 || ticked.has(id) ? 'some' : 'none';
  };
}

/** These branches as a selection, in which a process counts as selected when all below it are. */
export function selectBranches<T extends TreeNode>(all: Forest<T>, ids: Iterable<string>): Set<string> {
  const chosen = new Set<string>();
  for (const id of ids) for (const covered of branchIds(all, id)) chosen.add(covered);
  return settle(all, chosen);
}

/** Selects or deselects processes; a process above them follows. */
export function withSelected<T extends TreeNode>(
  all: Forest<T>,
  selected: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): Set<string> {
  const chosen = new Set(selected);
  for (const id of ids) {
    if (on) chosen.add(id);
    else chosen.delete(id);
  }
  return settle(all, chosen);
}

/** Ticks or unticks what these tick boxes cover: all of it, unless all of it is ticked. */
export function toggled<T extends TreeNode>(
  all: Forest<T>,
  shown: Forest<T>,
  selected: ReadonlySet<string>,
  ids: readonly string[],
  tickOf: (id: string) => Tick,
): Set<string> {
  const covered = ids.flatMap((id) => coveredIds(all, shown, id));
  return withSelected(all, selected, covered, tickOfAll(ids, tickOf) !== 'all');
}

/** One tick box for several. */
export function tickOfAll(ids: readonly string[], tickOf: (id: string) => Tick): Tick {
  const states = new Set(ids.map(tickOf));
  if (states.size > 1) return 'some';
  return states.values().next().value ?? 'none';
}

/** The fewest processes whose branches make up the selection. */
export const topmostSelected = <T extends TreeNode>({ rows }: Forest<T>, selected: ReadonlySet<string>): T[] =>
  rows.flatMap(({ node }) => (selected.has(node.id) && !selected.has(node.parentId ?? '') ? [node] : []));

/** How many there are of each level, from the first level that occurs. */
export function countByLevel(nodes: readonly { level: number }[]): { level: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { level } of nodes) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) => ({ level, count })).sort((a, b) => a.level - b.level);
}

/** The level of a new process below this one, or of a new root. */
export const levelBelow = (parent: { level: number } | undefined): number =>
  parent ? Math.min(parent.level + 1, LEVEL_MAX) : LEVEL_DEFAULT;

export const labelOf = ({ code, name }: Pick<ProcessLike, 'code' | 'name'>) => `${code} ${name}`;

/** From the lowest rows up: a process above others is in the set when all of them are, and only then. */
function settle<T extends TreeNode>({ rows, ends }: Forest<T>, chosen: Set<string>): Set<string> {
  const leaves = sumsOf(rows, ({ hasChildren }) => (hasChildren ? 0 : 1));
  const found = sumsOf(rows, ({ node, hasChildren }) => (!hasChildren && chosen.has(node.id) ? 1 : 0));
  const settled = new Set<string>();
  rows.forEach(({ node }, place) => {
    const end = ends[place] ?? place;
    if (rangeOf(found, place, end) === rangeOf(leaves, place, end)) settled.add(node.id);
  });
  return settled;
}

/** Sums over the rows before each place, so that a range is one subtraction. */
function sumsOf<T>(rows: readonly VisibleNode<T>[], weight: (row: VisibleNode<T>) => number): Int32Array {
  const sums = new Int32Array(rows.length + 1);
  rows.forEach((row, index) => {
    sums[index + 1] = (sums[index] ?? 0) + weight(row);
  });
  return sums;
}

const rangeOf = (sums: Int32Array, from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
