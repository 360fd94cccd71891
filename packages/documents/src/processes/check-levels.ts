import type { DeepLevels, ImportProblem } from '@process-ai/contract/imports';
import { LEVEL_MAX } from '@process-ai/contract/processes';
import type { Mapping } from './mapping.ts';
import { error, quoted, warning } from './problems.ts';
import type { TreeNode } from './tree-node.ts';

/** Reports each node that does not stand below its parent. */
export function checkOrder(nodes: TreeNode[], columns: Mapping, problems: ImportProblem[]): void {
  for (const { raw, level, parent } of nodes) {
    if (!parent || level > parent.level) continue;
    const message = `Level ${level} is not below its parent ${quoted(parent.raw.code)}, which has level ${parent.level}.`;
    problems.push(error(raw.row, columns.level ?? columns.parent ?? columns.code, message));
  }
}

/**
 * Brings levels beyond 5 to 5, below the nearest node of level 4 or above (`fold`, also while nobody has chosen), or leaves
 * those nodes out (`skip`). Tells of each, and whether there were any.
 */
export function fitDeepLevels(
  nodes: TreeNode[],
  choice: DeepLevels | undefined,
  columns: Mapping,
  problems: ImportProblem[],
): { nodes: TreeNode[]; hasDeepLevels: boolean } {
  const deep = nodes.filter(({ level }) => level > LEVEL_MAX);
  if (!deep.length) return { nodes, hasDeepLevels: false };
  if (!choice) {
    const what = deep.length === 1 ? 'One process stands' : `${deep.length} processes stand`;
    const message = `${what} beyond level ${LEVEL_MAX}: choose whether to fold into level ${LEVEL_MAX} or to leave out.`;
    problems.push(warning(0, columns.level, message));
  }
  const parents = new Map<TreeNode, TreeNode | null>();
  for (const node of deep) findShallowAncestor(node, parents);
  for (const [node, parent] of parents) {
    const place = parent ? ` below ${quoted(parent.raw.code)}` : '';
    const fate = choice === 'skip' ? 'the process is left out' : `folded into level ${LEVEL_MAX}${place}`;
    problems.push(warning(node.raw.row, columns.level, `Level ${node.level} is beyond ${LEVEL_MAX}: ${fate}.`));
  }
  if (choice === 'skip') return { nodes: nodes.filter((node) => !parents.has(node)), hasDeepLevels: true };
  for (const [node, parent] of parents) Object.assign(node, { level: LEVEL_MAX, parent });
  return { nodes, hasDeepLevels: true };
}

/** Enters the nearest ancestor above level 5 for a deep node and all deep ones on the way, so that each is walked once. */
function findShallowAncestor(start: TreeNode, found: Map<TreeNode, TreeNode | null>): void {
  const path: TreeNode[] = [];
  let node: TreeNode | null = start;
  while (node && node.level >= LEVEL_MAX && !found.has(node)) {
    if (node.level > LEVEL_MAX) path.push(node);
    node = node.parent;
  }
  const ancestor = node ? (found.get(node) ?? (node.level < LEVEL_MAX ? node : null)) : null;
  for (const deep of path) found.set(deep, ancestor);
}
