import { flattenVisible, type TreeNode, type VisibleNode } from '@process-ai/domain/hierarchy';

/** A node that has a name to show, and to be found by typing. */
export interface LabelledNode extends TreeNode {
  code: string;
  name: string;
}

/** A tree as it is drawn when wholly open: depth first, every branch in one piece. */
export interface Tree<T> {
  rows: readonly VisibleNode<T>[];
  /** The index of each node among the rows. */
  indexById: ReadonlyMap<string, number>;
  /** The branch of row i is rows i up to, without, ends[i]. */
  ends: readonly number[];
}

/** A set of ids of which only the membership counts. */
export type Ids = Pick<ReadonlySet<string>, 'has'>;

/** What a tick box says of its branch. */
export type Tick = 'none' | 'some' | 'all';

const EVERY_ID: Ids = { has: () => true };

export function buildTree<T extends TreeNode>(nodes: readonly T[]): Tree<T> {
  const rows = flattenVisible(nodes, EVERY_ID);
  const indexById = new Map<string, number>();
  const ends = Array.from({ length: rows.length }, () => rows.length);
  const open: number[] = [];
  rows.forEach(({ node, depth }, index) => {
    indexById.set(node.id, index);
    while (open.length > depth) ends[open.pop() ?? 0] = index;
    open.push(index);
  });
  return { rows, indexById, ends };
}

export const nodeById = <T>({ rows, indexById }: Tree<T>, id: string | null | undefined): T | undefined =>
  rows[indexById.get(id ?? '') ?? -1]?.node;

/** The rows that stand open, from top to bottom. */
export function visibleRows<T extends TreeNode>({ rows, ends }: Tree<T>, expanded: Ids): VisibleNode<T>[] {
  const visible: VisibleNode<T>[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index] as VisibleNode<T>;
    visible.push(row);
    index = !row.hasChildren || expanded.has(row.node.id) ? index + 1 : (ends[index] ?? rows.length);
  }
  return visible;
}

/** The ids of the nodes above this one, from its parent up. */
export function ancestorIds<T extends TreeNode>(tree: Tree<T>, id: string): string[] {
  const above: string[] = [];
  let parent = nodeById(tree, nodeById(tree, id)?.parentId);
  while (parent) {
    above.push(parent.id);
    parent = nodeById(tree, parent.parentId);
  }
  return above;
}

/** These nodes and the ones above them, from top to bottom. */
export function withAncestors<T extends TreeNode>(tree: Tree<T>, ids: readonly string[]): T[] {
  const kept = new Set<string>();
  for (const id of ids) {
    let node = nodeById(tree, id);
    while (node && !kept.has(node.id)) {
      kept.add(node.id);
      node = nodeById(tree, node.parentId);
    }
  }
  return tree.rows.flatMap(({ node }) => (kept.has(node.id) ? [node] : []));
}

/** The ids of the node and of all below it, from top to bottom; none when it is not in the tree. */
export function branchIds<T extends TreeNode>({ rows, indexById, ends }: Tree<T>, id: string): string[] {
  const index = indexById.get(id);
  return index === undefined ? [] : rows.slice(index, ends[index]).map(({ node }) => node.id);
}

/** How many nodes stand below this one. */
export function countBelow<T>({ indexById, ends }: Tree<T>, id: string): number {
  const index = indexById.get(id);
  return index === undefined ? 0 : (ends[index] ?? 0) - index - 1;
}

/** What a key does in a tree, by the WAI-ARIA pattern; null when it is not one of the tree's keys. */
type TreeMove = { focus: number } | { expand: readonly string[] } | { collapse: string } | null;

export function moveByKey(key: string, rows: readonly VisibleNode<TreeNode>[], index: number, expanded: Ids): TreeMove {
  const row = rows[index];
  if (!row) return null;
  const open = row.hasChildren && expanded.has(row.node.id);
  switch (key) {
    case 'ArrowDown':
      return { focus: Math.min(index + 1, rows.length - 1) };
    case 'ArrowUp':
      return { focus: Math.max(index - 1, 0) };
    case 'Home':
      return { focus: 0 };
    case 'End':
      return { focus: rows.length - 1 };
    case 'ArrowRight':
      if (open) return { focus: index + 1 };
      return row.hasChildren ? { expand: [row.node.id] } : { focus: index };
    case 'ArrowLeft':
      return open ? { collapse: row.node.id } : { focus: parentIndex(rows, index) };
    case '*':
      return { expand: siblingIds(rows, index) };
    default:
      return null;
  }
}

/** The next row, from the current one on and around, whose code or name begins with the typed text; -1 for none. */
export function findTyped(rows: readonly VisibleNode<LabelledNode>[], index: number, typed: string): number {
  const text = typed.toLowerCase();
  // One letter moves on; more letters may still mean the row they have led to.
  const first = text.length > 1 ? index : index + 1;
  for (let step = 0; step < rows.length; step++) {
    const place = (first + step) % rows.length;
    const node = rows[place]?.node;
    if (node?.name.toLowerCase().startsWith(text) || node?.code.toLowerCase().startsWith(text)) return place;
  }
  return -1;
}

function parentIndex(rows: readonly VisibleNode<TreeNode>[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  for (let above = index - 1; above >= 0; above--) if ((rows[above]?.depth ?? 0) < depth) return above;
  return index;
}

function siblingIds(rows: readonly VisibleNode<TreeNode>[], index: number): string[] {
  const parent = rows[index]?.depth ? rows[parentIndex(rows, index)]?.node.id : undefined;
  return rows.flatMap(({ node, depth, hasChildren }) =>
    hasChildren && depth === rows[index]?.depth && (parent === undefined || node.parentId === parent) ? [node.id] : [],
  );
}
