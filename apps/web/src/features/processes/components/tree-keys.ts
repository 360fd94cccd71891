import type { TreeNode, VisibleNode } from '@process-ai/domain/hierarchy';
import type { Ids } from '../model.ts';

/** What a key does in a tree, by the WAI-ARIA pattern; null when it is not one of the tree's keys. */
export type TreeMove = { focus: number } | { expand: readonly string[] } | { collapse: string } | null;

export function moveByKey<T extends TreeNode>(
  key: string,
  rows: readonly VisibleNode<T>[],
  index: number,
  expanded: Ids,
): TreeMove {
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
export function findTyped<T extends TreeNode & { code: string; name: string }>(
  rows: readonly VisibleNode<T>[],
  index: number,
  typed: string,
): number {
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

function parentIndex<T>(rows: readonly VisibleNode<T>[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  for (let above = index - 1; above >= 0; above--) if ((rows[above]?.depth ?? 0) < depth) return above;
  return index;
}

function siblingIds<T extends TreeNode>(rows: readonly VisibleNode<T>[], index: number): string[] {
  const parent = rows[index]?.depth ? rows[parentIndex(rows, index)]?.node.id : undefined;
  return rows.flatMap(({ node, depth, hasChildren }) =>
    hasChildren && depth === rows[index]?.depth && (parent === undefined || node.parentId === parent) ? [node.id] : [],
  );
}
