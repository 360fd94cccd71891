import type { DeepLevels, ImportProblem, ImportReading } from '@process-ai/contract/imports';
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX } from '@process-ai/contract/text';
import { codesAbove, isDottedNumber, withoutLastDot } from './dotted-code.ts';
import { fitLevels, readStatedLevels } from './levels.ts';
import type { Mapping } from './mapping.ts';
import { error, isStorable, quoted, storable, warning } from './problems.ts';
import type { RawProcess, TreeNode } from './raw-process.ts';

/**
 * Rows as the file has them → processes with levels 1–5 and parents by code, in the order of the file, and every problem.
 * A parent is the process around it where the format nests, else what the parent column names (a code, a key or a name),
 * else the nearest code above that is in the file; none is invented. `columns` names the columns in the problems. Time
 * grows with the number of rows.
 */
export function buildTree(
  rows: RawProcess[],
  columns: Mapping,
  deepLevels: DeepLevels | undefined,
): Pick<ImportReading, 'counts' | 'hasDeepLevels' | 'processes' | 'problems'> {
  const problems: ImportProblem[] = [];
  const { levels, modelRow } = readStatedLevels(rows, columns.level, problems);
  const byRow = identifyRows(rows, modelRow, levels, columns, problems);
  const nodes = [...new Set(byRow)].filter((node) => node !== null);
  const isNested = rows.some(({ within }) => within !== null);
  if (isNested) for (const node of nodes) node.parent = enclosingNode(node.raw, rows, byRow);
  const byCode = new Map(nodes.map((node) => [withoutLastDot(node.raw.code), node]));
  if (columns.parent !== null) findStatedParents(nodes, byCode, rows[modelRow], columns, problems);
  else if (!isNested) linkDottedCodes(nodes, byCode, columns, problems);
  cutCycles(nodes, columns, problems);
  const fitted = fitLevels(nodes, deepLevels, columns, problems);

  const counts: Record<string, number> = {};
  for (const { level } of fitted.nodes) counts[level] = (counts[level] ?? 0) + 1;
  return {
    counts,
    hasDeepLevels: fitted.hasDeepLevels,
    processes: fitted.nodes.map(({ raw, level, parent, unknownParent }) => ({
      code: raw.code,
      name: raw.name,
      level,
      description: raw.description || null,
      parentCode: parent?.raw.code ?? unknownParent,
      row: raw.row,
    })),
    problems,
  };
}

/**
 * Rows → nodes by row index, with storable texts. The model row and rows without code or name have none. A row whose code
 * an earlier row has shares that row's node: a warning if it only repeats it, else an error.
 */
function identifyRows(
  rows: RawProcess[],
  modelRow: number,
  levels: number[],
  columns: Mapping,
  problems: ImportProblem[],
): (TreeNode | null)[] {
  const byCode = new Map<string, TreeNode>();
  return rows.map((row, index) => {
    const raw = index === modelRow ? null : checkTexts(row, columns, problems);
    if (!raw) return null;
    const level = levels[index] ?? 0;
    const first = byCode.get(raw.code);
    if (first) {
      const problem = repeats(raw, level, first)
        ? warning(raw.row, columns.code, `The row repeats row ${first.raw.row} and is left out.`)
        : error(raw.row, columns.code, `The code ${quoted(raw.code)} stands in row ${first.raw.row} already.`);
      problems.push(problem);
      return first;
    }
    const node: TreeNode = { raw, level, parent: null, unknownParent: null };
    byCode.set(raw.code, node);
    return node;
  });
}

function checkTexts(row: RawProcess, columns: Mapping, problems: ImportProblem[]): RawProcess | null {
  const missing = (['code', 'name'] as const).filter((field) => !row[field]);
  for (const field of missing) problems.push(error(row.row, columns[field], `The ${field} is missing.`));
  if (missing.length) return null;
  const raw = { ...row };
  for (const [field, max] of LIMITS) {
    const text = row[field];
    if (text.length > max) {
      problems.push(
        error(row.row, columns[field], `The ${field} has ${text.length} characters; at most ${max} can be stored.`),
      );
    }
    if (isStorable(text)) continue;
    problems.push(error(row.row, columns[field], `The ${field} contains characters that cannot be stored.`));
    raw[field] = storable(text);
  }
  return raw;
}

const LIMITS = [
  ['code', CODE_MAX],
  ['name', NAME_MAX],
  ['description', DESCRIPTION_MAX],
  ['parent', NAME_MAX],
] as const;

function repeats(raw: RawProcess, level: number, first: TreeNode): boolean {
  const { name, description, parent, within } = first.raw;
  const same = raw.name === name && raw.description === description && raw.parent === parent && raw.within === within;
  return same && level === first.level;
}

/** Rows without a code have no node: what is nested in them belongs to the node around them. */
function enclosingNode(raw: RawProcess, rows: RawProcess[], byRow: (TreeNode | null)[]): TreeNode | null {
  for (let within = raw.within; within !== null; within = rows[within]?.within ?? null) {
    const node = byRow[within];
    if (node) return node;
  }
  return null;
}

/** Sets the parents that the file states. Processes below `model`, the row of the whole model, have none. */
function findStatedParents(
  nodes: TreeNode[],
  byCode: Map<string, TreeNode>,
  model: RawProcess | undefined,
  columns: Mapping,
  problems: ImportProblem[],
): void {
  const find = parentFinder(nodes, byCode);
  for (const node of nodes) {
    const { parent, row } = node.raw;
    if (node.parent || !parent || (model && (parent === model.code || parent === model.name))) continue;
    const found = find(node);
    if (typeof found === 'object') node.parent = found;
    else {
      node.unknownParent = parent;
      problems.push(error(row, columns.parent, found));
    }
  }
}

/** Levels can tell a few processes of one name apart; comparing thousands for each of thousands would take forever. */
const NAMESAKES_MAX = 50;

/** Looks a parent up by code, key and name in turn; a sentence instead of a node says why there is none. */
function parentFinder(nodes: TreeNode[], byCode: Map<string, TreeNode>): (node: TreeNode) => TreeNode | string {
  const byKey = new Map(nodes.filter(({ raw }) => raw.key).map((node) => [node.raw.key, node]));
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
  nodes: TreeNode[],
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

/** Reports each circle of parents once, at its first row, and cuts it there, so that every later walk upwards ends. */
function cutCycles(nodes: TreeNode[], columns: Mapping, problems: ImportProblem[]): void {
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
