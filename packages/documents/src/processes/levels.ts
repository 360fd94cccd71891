import type { DeepLevels, ImportProblem } from '@process-ai/contract/imports';
import { LEVEL_DEFAULT, LEVEL_MAX } from '@process-ai/contract/processes';
import { isDottedNumber, levelOfCode } from './dotted-code.ts';
import type { Mapping } from './mapping.ts';
import { error, quoted, warning } from './problems.ts';
import type { RawProcess, TreeNode } from './raw-process.ts';

/** The five levels of APQC's Process Classification Framework by name. */
const LEVEL_NAMES = new Map([
  ['category', 1],
  ['process group', 2],
  ['process', 3],
  ['activity', 4],
  ['task', 5],
]);

/**
 * The levels that the rows state (0 = none), starting at 1. A single row of level 0 is the model itself: its index comes
 * back as `modelRow`, to be left out. Several of them mean that the file counts from 0: all its levels move by one.
 */
export function readStatedLevels(
  rows: RawProcess[],
  column: string | null,
  problems: ImportProblem[],
): { levels: number[]; modelRow: number } {
  const stated = rows.map(({ row, level }) => {
    if (!level) return null;
    const number = parseLevel(level);
    if (number === null)
      problems.push(error(row, column, `${quoted(level)} is not a level: use a whole number from 1 to 5.`));
    return number;
  });
  const zeros = rows.filter((_, index) => stated[index] === 0);
  if (zeros.length > 1) {
    problems.push(warning(0, column, 'The levels of the file start at 0: each was raised by one.'));
    return { levels: stated.map((level) => (level === null ? 0 : level + 1)), modelRow: -1 };
  }
  for (const { row, name } of zeros) {
    const message = `Level 0 is the model itself: ${quoted(name)} is left out, and what stands below it has no parent.`;
    problems.push(warning(row, column, message));
  }
  return { levels: stated.map((level) => level ?? 0), modelRow: stated.indexOf(0) };
}

/** "3", "3.0", "L3", "Level 3", "3 - Process", "Process" → 3; null for anything else, below 0 or beyond 99. */
function parseLevel(text: string): number | null {
  const number = /^(?:\p{L}+[\s:.-]*)?(\d{1,2})(?:\.0+)?(?:\s*[-–:(].*)?$/u.exec(text)?.[1];
  return number === undefined ? (LEVEL_NAMES.get(text.toLowerCase()) ?? null) : Number(number);
}

/**
 * Gives every node its level, reports those that do not stand below their parent, and brings levels beyond 5 to 5 or leaves
 * those nodes out, as chosen. Parents must be free of circles.
 */
export function fitLevels(
  nodes: TreeNode[],
  deepLevels: DeepLevels | undefined,
  columns: Mapping,
  problems: ImportProblem[],
): { nodes: TreeNode[]; hasDeepLevels: boolean } {
  assignLevels(nodes, columns, problems);
  for (const { raw, level, parent } of nodes) {
    if (!parent || level > parent.level) continue;
    const message = `Level ${level} is not below its parent ${quoted(parent.raw.code)}, which has level ${parent.level}.`;
    problems.push(error(raw.row, columns.level ?? columns.parent ?? columns.code, message));
  }
  return fitDeepLevels(nodes, deepLevels, columns, problems);
}

/**
 * Gives each node without a stated level its own: that of its dotted code if the file's codes are dotted numbers and agree
 * with its nesting, else one below its parent; without any hierarchy 3, the product's default.
 */
function assignLevels(nodes: TreeNode[], columns: Mapping, problems: ImportProblem[]): void {
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

/**
 * Brings levels beyond 5 to 5, below the nearest node of level 4 or above (`fold`, also while nobody has chosen), or leaves
 * those nodes out (`skip`), with a warning for each.
 */
function fitDeepLevels(
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
