import type { ImportProblem } from '@process-ai/contract/imports';
import { LEVEL_DEFAULT } from '@process-ai/contract/processes';
import { isDottedNumber, levelOfCode } from './dotted-code.ts';
import type { Mapping } from './mapping.ts';
import { warning } from './problems.ts';
import type { TreeNode } from './tree-node.ts';

/**
 * Gives each node without a stated level its own: that of its dotted code if the file's codes are dotted numbers and agree
 * with its nesting, else one below its parent; without any hierarchy 3, the product's default. Parents must be free of
 * circles.
 */
export function assignLevels(nodes: TreeNode[], columns: Mapping, problems: ImportProblem[]): void {
  const open = nodes.filter(({ level }) => level === 0);
  if (!open.length) return;
  const byCode = codesStateLevels(nodes);
  const nested = nodes.some(({ parent }) => parent !== null);
  const stated = open.length < nodes.length;
  let unknown = 0;
  for (const start of open) {
    for (const node of pathToLevel(start).reverse()) {
      if (byCode && isDottedNumber(node.raw.code)) node.level = levelOfCode(node.raw.code);
      else if (node.parent) node.level = node.parent.level + 1;
      else if (nested && !byCode && !node.unknownParent) node.level = 1;
      else {
        node.level = LEVEL_DEFAULT;
        unknown += 1;
      }
      if (stated && !node.raw.level)
        problems.push(warning(node.raw.row, columns.level, `The level is missing: ${node.level} was taken.`));
    }
  }
  if (unknown && !stated) {
    const which = unknown === 1 ? 'one process' : `${unknown} processes`;
    problems.push(
      warning(0, columns.level, `The file does not say the level of ${which}: level ${LEVEL_DEFAULT} was taken.`),
    );
  }
}

/** The node and those above it that have no level yet, upwards. */
function pathToLevel(start: TreeNode): TreeNode[] {
  const path: TreeNode[] = [];
  for (let node: TreeNode | null = start; node && node.level === 0; node = node.parent) path.push(node);
  return path;
}

/** True when most codes are dotted numbers, at least one has a dot, and none contradicts the parents that the file gives. */
function codesStateLevels(nodes: TreeNode[]): boolean {
  const numbers = nodes.filter(({ raw }) => isDottedNumber(raw.code));
  if (numbers.length * 2 < nodes.length || !numbers.some(({ raw }) => raw.code.includes('.'))) return false;
  return numbers.every(({ raw, parent }) => {
    const stated = parent && isDottedNumber(parent.raw.code);
    return !stated || levelOfCode(parent.raw.code) < levelOfCode(raw.code);
  });
}
