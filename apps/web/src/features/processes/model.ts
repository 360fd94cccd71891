import type { ProcessRollUp } from '@process-ai/contract/process-values';
import { LEVEL_DEFAULT, LEVEL_MAX } from '@process-ai/contract/processes';
import type { TreeNode, VisibleNode } from '@process-ai/domain/hierarchy';
import { branchIds, nodeById, type Tick, type Tree } from '../../components/tree/tree.ts';

/** The level a tree is opened down to at first. */
export const LEVEL_SHOWN = 2;

export interface ProcessLike extends TreeNode {
  code: string;
  name: string;
  level: number;
}

/** How far a tree is open: down to a level, but for the processes that were toggled by themselves. */
export interface Expansion {
  level: number;
  toggledIds: ReadonlySet<string>;
}

export function expandedIds<T extends ProcessLike>({ rows }: Tree<T>, { level, toggledIds }: Expansion): Set<string> {
  const expanded = new Set<string>();
  for (const { node, hasChildren } of rows) {
    if (hasChildren && node.level < level !== toggledIds.has(node.id)) expanded.add(node.id);
  }
  return expanded;
}

/** Opens or closes these processes, the others staying as they are. */
export function withExpanded<T extends ProcessLike>(
  tree: Tree<T>,
  { level, toggledIds }: Expansion,
  ids: readonly string[],
  open: boolean,
): Expansion {
  const next = new Set(toggledIds);
  for (const id of ids) {
    const node = nodeById(tree, id);
    if (!node) continue;
    if (node.level < level === open) next.delete(id);
    else next.add(id);
  }
  return { level, toggledIds: next };
}

/** What a tick at `id` means while only `shown` is in sight: the whole branch of each lowest row shown below it. */
export function coveredIds<T extends TreeNode>(all: Tree<T>, shown: Tree<T>, id: string): string[] {
  const index = shown.indexById.get(id);
  if (index === undefined) return [];
  return shown.rows
    .slice(index, shown.ends[index])
    .flatMap(({ node, hasChildren }) => (hasChildren ? [] : branchIds(all, node.id)));
}

/**
 * What each tick box of `shown` says: the state of all that a tick there would cover. What is not tickable does not
 * count.
 */
export function tickStates<T extends TreeNode>(
  all: Tree<T>,
  shown: Tree<T>,
  ticked: ReadonlySet<string>,
  tickable: (node: T) => boolean = () => true,
): (id: string) => Tick {
  if (ticked.size === 0) return () => 'none';
  const wanted = sumsOf(all.rows, ({ node }) => (tickable(node) ? 1 : 0));
  const found = sumsOf(all.rows, ({ node }) => (ticked.has(node.id) ? 1 : 0));
  const covered = (sums: Int32Array) =>
    sumsOf(shown.rows, ({ node, hasChildren }) => {
      const index = all.indexById.get(node.id) ?? 0;
      return hasChildren ? 0 : rangeOf(sums, index, all.ends[index] ?? index);
    });
  const wantedShown = covered(wanted);
  const foundShown = covered(found);

  return (id) => {
    const index = shown.indexById.get(id) ?? 0;
    const end = shown.ends[index] ?? index;
    const count = rangeOf(foundShown, index, end);
    const most = rangeOf(wantedShown, index, end);
    if (most > 0 && count === most) return 'all';
    if (most === 0 && ticked.has(id)) return 'all';
    return count > 0 || ticked.has(id) ? 'some' : 'none';
  };
}

/** These branches as a selection, in which a process counts as selected when all below it are. */
export function selectBranches<T extends TreeNode>(all: Tree<T>, ids: Iterable<string>): Set<string> {
  const chosen = new Set<string>();
  for (const id of ids) for (const covered of branchIds(all, id)) chosen.add(covered);
  return normalizeSelection(all, chosen);
}

/** Selects or deselects processes; a process above them follows. */
export function withSelected<T extends TreeNode>(
  all: Tree<T>,
  selected: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): Set<string> {
  const chosen = new Set(selected);
  for (const id of ids) {
    if (on) chosen.add(id);
    else chosen.delete(id);
  }
  return normalizeSelection(all, chosen);
}

/** Ticks or unticks what these tick boxes cover: all of it, unless all of it is ticked. */
export function toggled<T extends TreeNode>(
  all: Tree<T>,
  shown: Tree<T>,
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
export const topmostSelected = <T extends TreeNode>({ rows }: Tree<T>, selected: ReadonlySet<string>): T[] =>
  rows.flatMap(({ node }) => (selected.has(node.id) && !selected.has(node.parentId ?? '') ? [node] : []));

/** What siblings of the tree can stand in the order of. */
export const SORTS = ['code', 'name', 'value', 'opportunities', 'analyzed'] as const;
export type Sort = (typeof SORTS)[number];

/**
 * The processes with siblings in that order: names from A, all else from the most; equal ones stay in code order. Value
 * is what is measured, and only where that is equal what is not costed yet.
 */
export function inOrder<T extends ProcessLike>(
  nodes: readonly T[],
  sort: Sort,
  rollUpOf: (id: string) => ProcessRollUp | undefined,
): readonly T[] {
  if (sort === 'code') return nodes;
  const compare = sort === 'name' ? byName : byFigures(nodes, (id) => figuresOf(rollUpOf(id), sort));
  // Only siblings are compared: a tree has few of them at each place.
  return [...Map.groupBy(nodes, ({ parentId }) => parentId).values()].flatMap((siblings) => siblings.toSorted(compare));
}

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });
const byName = (a: ProcessLike, b: ProcessLike) => compareTexts(a.name, b.name);

function byFigures<T extends ProcessLike>(nodes: readonly T[], figures: (id: string) => readonly [number, number]) {
  const known = new Map(nodes.map(({ id }) => [id, figures(id)]));
  return (a: T, b: T) => {
    const [[first, second], [other, next]] = [known.get(a.id) ?? NOTHING, known.get(b.id) ?? NOTHING];
    return other - first || next - second;
  };
}

const NOTHING = [0, 0] as const;

function figuresOf(rollUp: ProcessRollUp | undefined, sort: Sort): readonly [number, number] {
  if (!rollUp) return NOTHING;
  if (sort === 'value') return [rollUp.savings.measured, rollUp.savings.benchmark];
  if (sort === 'analyzed') return [rollUp.analyzed / rollUp.processes, 0];
  return [foundIn(rollUp), 0];
}

/** Opportunities of all types. */
export const foundIn = ({ opportunities: { automation, ai, agentic } }: ProcessRollUp) => automation + ai + agentic;

/** How many there are of each level, from the first level that occurs. */
export function countByLevel(nodes: readonly { level: number }[]): { level: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { level } of nodes) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].map(([level, count]) => ({ level, count })).sort((a, b) => a.level - b.level);
}

/** Where a process goes by one step: below the sibling before it, beside its parent, or into the branch before or after. */
export type Step = 'in' | 'out' | 'up' | 'down';

/** The parent that a step leads to (null = root); undefined where there is none. */
export function parentAfter<T extends TreeNode>(tree: Tree<T>, id: string, step: Step): string | null | undefined {
  const node = nodeById(tree, id);
  const parent = nodeById(tree, node?.parentId);
  if (step === 'in') return siblingOf(tree, id, -1);
  if (!parent) return undefined;
  if (step === 'out') return nodeById(tree, parent.parentId)?.id ?? null;
  return siblingOf(tree, parent.id, step === 'up' ? -1 : 1);
}

function siblingOf<T extends TreeNode>({ rows, indexById, ends }: Tree<T>, id: string, by: 1 | -1): string | undefined {
  const index = indexById.get(id);
  const row = index === undefined ? undefined : rows[index];
  if (!row || index === undefined) return undefined;
  if (by === 1) return row.position < row.siblings ? rows[ends[index] ?? -1]?.node.id : undefined;
  if (row.position === 1) return undefined;
  let at = index - 1;
  while (at > 0 && rows[at]?.depth !== row.depth) at -= 1;
  return rows[at]?.node.id;
}

/** The level of a new process below this one, or of a new root. */
export const levelBelow = (parent: { level: number } | undefined): number =>
  parent ? Math.min(parent.level + 1, LEVEL_MAX) : LEVEL_DEFAULT;

export const labelOf = ({ code, name }: Pick<ProcessLike, 'code' | 'name'>) => `${code} ${name}`;

/** The selection in which a process above others is selected exactly when all of them are. */
function normalizeSelection<T extends TreeNode>({ rows, ends }: Tree<T>, chosen: Set<string>): Set<string> {
  const leaves = sumsOf(rows, ({ hasChildren }) => (hasChildren ? 0 : 1));
  const found = sumsOf(rows, ({ node, hasChildren }) => (!hasChildren && chosen.has(node.id) ? 1 : 0));
  const normalized = new Set<string>();
  rows.forEach(({ node }, index) => {
    const end = ends[index] ?? index;
    if (rangeOf(found, index, end) === rangeOf(leaves, index, end)) normalized.add(node.id);
  });
  return normalized;
}

/** Sums over the rows before each index, so that a range is one subtraction. */
function sumsOf<T>(rows: readonly VisibleNode<T>[], weight: (row: VisibleNode<T>) => number): Int32Array {
  const sums = new Int32Array(rows.length + 1);
  rows.forEach((row, index) => {
    sums[index + 1] = (sums[index] ?? 0) + weight(row);
  });
  return sums;
}

const rangeOf = (sums: Int32Array, from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
