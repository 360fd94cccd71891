import type { ImportProblem } from '@process-ai/contract/imports';
import { codesAbove, isDottedNumber, withoutLastDot } from './dotted-code.ts';
import type { Mapping } from './mapping.ts';
import { error, quoted, warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import type { TreeNode } from './tree-node.ts';

/**
 * Sets the parent of each node: the one it is nested in, else what its parent column names (a code, a key, or a name), else
 * the nearest code above its own that is there. No parent is invented; `nodes` stand by row index.
 */
export function resolveParents(
  nodes: (TreeNode | null)[],
  rows: RawProcess[],
  modelRow: number,
  columns: Mapping,
  problems: ImportProblem[],
): void {
  const unique = new Set(nodes.filter((node) => node !== null));
  const byCode = new Map([...unique].map((node) => [withoutLastDot(node.raw.code), node]));
  if (rows.some(({ within }) => within !== null)) {
    for (const node of unique) node.parent = enclosingNode(node.raw, rows, nodes);
  }
  if (columns.parent !== null) {
    const model = rows[modelRow];
    const find = parentFinder(unique, byCode);
    for (const node of unique) {
      const { parent, row } = node.raw;
      if (node.parent || !parent || (model && (parent === model.code || parent === model.name))) continue;
      const found = find(node);
      if (typeof found === 'object') node.parent = found;
      else {
        node.unknownParent = parent;
        problems.push(error(row, columns.parent, found));
      }
    }
  } else if (rows.every(({ within }) => within === null)) {
    linkDottedCodes(unique, byCode, columns, problems);
  }
}

/** Rows without a code have no node: what is nested in them belongs to the node around them. */
function enclosingNode(raw: RawProcess, rows: RawProcess[], nodes: (TreeNode | null)[]): TreeNode | null {
  for (let within = raw.within; within !== null; within = rows[within]?.within ?? null) {
    const node = nodes[within];
    if (node) return node;
  }
  return null;
}

/** Levels can tell a few processes of one name apart; comparing thousands for each of thousands would take forever. */
const NAMESAKES_MAX = 50;

/** Looks a parent up by code, key and name in turn; a sentence instead of a node says why there is none. */
function parentFinder(nodes: Set<TreeNode>, byCode: Map<string, TreeNode>): (node: TreeNode) => TreeNode | string {
  const byKey = new Map([...nodes].filter(({ raw }) => raw.key).map((node) => [node.raw.key, node]));
  const byName = Map.groupBy(nodes, ({ raw }) => raw.name.toLowerCase());
  return ({ raw, level }) => {
    const { parent } = raw;
    const key = withoutLastDot(parent);
    const direct = byCode.get(key) ?? byKey.get(parent) ?? byCode.get(`${key}.0`);
    if (direct) return direct;
    const named = byName.get(parent.toLowerCase()) ?? [];
    const few = named.length > NAMESAKES_MAX ? [] : named;
    const others = few.length > 1 ? few.filter((candidate) => candidate.raw !== raw) : few;
    const above = others.length > 1 ? others.filter((candidate) => candidate.level && candidate.level < level) : others;
    if (above.length === 1 && above[0]) return above[0];
    if (named.length) return `${named.length} processes are named ${quoted(parent)}: give the code of the parent.`;
    const firstWord = byCode.get(withoutLastDot(parent.split(' ')[0] ?? ''));
    return firstWord && /\d/.test(firstWord.raw.code) ? firstWord : `The parent ${quoted(parent)} is not in the file.`;
  };
}

function linkDottedCodes(
  nodes: Set<TreeNode>,
  byCode: Map<string, TreeNode>,
  columns: Mapping,
  problems: ImportProblem[],
): void {
  const missing = new Map<string, { row: number; count: number; place: string }>();
  for (const node of nodes) {
    const above = codesAbove(node.raw.code);
    const nearest = above.find((code) => byCode.has(code));
    node.parent = nearest === undefined ? null : (byCode.get(nearest) ?? null);
    const expected = isDottedNumber(node.raw.code) && above.find((code) => !code.endsWith('.0'));
    if (!expected || nearest === expected || nearest === `${expected}.0`) continue;
    const place = node.parent ? `moved up below ${quoted(node.parent.raw.code)}` : 'without a parent';
    const { count, row } = missing.get(expected) ?? { count: 0, row: node.raw.row };
    missing.set(expected, { row, count: count + 1, place });
  }
  for (const [code, { row, count, place }] of missing) {
    const what = count === 1 ? 'one process is' : `${count} processes are`;
    problems.push(warning(row, columns.code, `${quoted(code)} is not in the file, so ${what} ${place}.`));
  }
}
