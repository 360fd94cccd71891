import type { ImportProblem } from '@process-ai/contract/imports';
import type { Mapping } from './mapping.ts';
import { error, quoted } from './problems.ts';
import type { TreeNode } from './tree-node.ts';

/** Reports each circle of parents once, at its first row, and cuts it there: from then on every walk upwards ends. */
export function cutCycles(nodes: TreeNode[], columns: Mapping, problems: ImportProblem[]): void {
  const walkOf = new Map<TreeNode, TreeNode>();
  for (const start of nodes) {
    let node: TreeNode | null = start;
    while (node && !walkOf.has(node)) {
      walkOf.set(node, start);
      node = node.parent;
    }
    if (!node || walkOf.get(node) !== start) continue;
    problems.push(error(node.raw.row, columns.parent, `The parents of ${quoted(node.raw.code)} lead back to itself.`));
    node.parent = null;
  }
}
