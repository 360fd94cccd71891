import type { TreeNode } from './hierarchy.ts';

/** A tree as arrays by the place of each node in the given order: quick to sum up and down for tens of thousands. */
export interface IndexedTree {
  indexOf: ReadonlyMap<string, number>;
  /** -1 for a root. */
  parents: Int32Array;
  /** Every node, parents before their children. */
  order: Int32Array;
  roots: readonly number[];
  isLeaf(index: number): boolean;
  /** Adds what each node has to its parent, from the bottom up. */
  sumUp(amounts: Float64Array): Float64Array;
}

/** Nodes whose parent is not among them are roots. */
export function indexTree(nodes: readonly TreeNode[]): IndexedTree {
  const size = nodes.length;
  const indexOf = new Map<string, number>();
  for (let index = 0; index < size; index += 1) indexOf.set((nodes[index] as TreeNode).id, index);
  const parents = new Int32Array(size);
  const firstChild = new Int32Array(size).fill(-1);
  const nextSibling = new Int32Array(size).fill(-1);
  const order = new Int32Array(size);
  const roots: number[] = [];
  let placed = 0;
  for (let index = size - 1; index >= 0; index -= 1) {
    const parent = indexOf.get((nodes[index] as TreeNode).parentId ?? '') ?? -1;
    parents[index] = parent;
    if (parent < 0) continue;
    nextSibling[index] = firstChild[parent] as number;
    firstChild[parent] = index;
  }
  for (let index = 0; index < size; index += 1) {
    if (parents[index] !== -1) continue;
    roots.push(index);
    order[placed++] = index;
  }
  for (let next = 0; next < placed; next += 1) {
    let child = firstChild[order[next] as number] as number;
    for (; child !== -1; child = nextSibling[child] as number) order[placed++] = child;
  }
  return {
    indexOf,
    parents,
    order: order.subarray(0, placed),
    roots,
    isLeaf: (index) => firstChild[index] === -1,
    sumUp(amounts) {
      for (let at = placed - 1; at >= 0; at -= 1) {
        const index = order[at] as number;
        const parent = parents[index] as number;
        if (parent !== -1) amounts[parent] = (amounts[parent] as number) + (amounts[index] as number);
      }
      return amounts;
    },
  };
}
