import type { ImportProblem } from '@process-ai/contract/imports';
import { CODE_MAX, DESCRIPTION_MAX, NAME_MAX } from '@process-ai/contract/text';
import type { Mapping } from './mapping.ts';
import { error, isStorable, quoted, storable, warning } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import type { TreeNode } from './tree-node.ts';

/**
 * Rows → nodes by row index, with storable texts. The model row and rows without code or name have none; a row with a code that was there
 * before shares the node of the first one, as a warning if it only repeats it, else as an error.
 */
export function identifyRows(
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
      problems.push(repeats(raw, level, first) ? repeated(raw, first, columns) : duplicate(raw, first, columns));
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

function repeated(raw: RawProcess, first: TreeNode, columns: Mapping): ImportProblem {
  return warning(raw.row, columns.code, `The row repeats row ${first.raw.row} and is left out.`);
}

function duplicate(raw: RawProcess, first: TreeNode, columns: Mapping): ImportProblem {
  return error(raw.row, columns.code, `The code ${quoted(raw.code)} stands in row ${first.raw.row} already.`);
}
