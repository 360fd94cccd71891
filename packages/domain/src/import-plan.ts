import { AppError } from '@process-ai/contract/errors';
import type { ImportedProcess, OnConflict } from '@process-ai/contract/imports';
import { codeSortKey, type LevelledNode, misplaced } from './hierarchy.ts';

const CODES_NAMED = 20;
const ISSUES_NAMED = 100;

interface StoredProcess extends LevelledNode {
  code: string;
  name: string;
  description: string | null;
  version: number;
}

export interface ProcessToSave extends LevelledNode {
  code: string;
  sortKey: string;
  name: string;
  description: string | null;
}

interface ProcessToUpdate extends ProcessToSave {
  version: number;
  before: Pick<StoredProcess, 'name' | 'level' | 'description' | 'parentId'>;
}

interface ImportPlan {
  created: ProcessToSave[];
  updated: ProcessToUpdate[];
  /** Processes of the file that the sector has already, and that stay as they are. */
  skipped: number;
}

/**
 * What saving the file's processes in a sector means, given what to do with codes that are there already.
 * A parent named by the file may stand in the file or in the sector. Linear in the number of rows.
 * @throws AppError codesTaken (onConflict "stop"), invalidInput with issues named by the row in the file
 */
export function planImport(
  existing: readonly StoredProcess[],
  rows: readonly ImportedProcess[],
  onConflict: OnConflict,
  newId: () => string,
): ImportPlan {
  const stored = new Map(existing.map((process) => [process.code, process]));
  if (onConflict === 'stop') refuseTaken(rows, stored);

  const ids = new Map(existing.map((process) => [process.code, process.id]));
  for (const { code } of rows) if (!ids.has(code)) ids.set(code, newId());

  const plan: ImportPlan = { created: [], updated: [], skipped: 0 };
  const rowNumbers = new Map<string, number>();
  for (const row of rows) {
    const current = stored.get(row.code);
    if (current && onConflict === 'skip') {
      plan.skipped += 1;
      continue;
    }
    const process = toSave(row, ids);
    rowNumbers.set(process.id, row.row);
    if (!current) plan.created.push(process);
    else if (sameAs(process, current)) plan.skipped += 1;
    else plan.updated.push({ ...process, version: current.version, before: current });
  }
  refuseBrokenLevels(existing, plan, rowNumbers);
  return plan;
}

function refuseTaken(rows: readonly ImportedProcess[], stored: ReadonlyMap<string, StoredProcess>): void {
  const taken = rows.filter(({ code }) => stored.has(code)).map(({ code }) => code);
  if (taken.length > 0) throw new AppError('codesTaken', taken.slice(0, CODES_NAMED).join(', '));
}

const toSave = (row: ImportedProcess, ids: ReadonlyMap<string, string>): ProcessToSave => ({
  id: ids.get(row.code) as string,
  code: row.code,
  sortKey: codeSortKey(row.code),
  name: row.name,
  level: row.level,
  description: row.description,
  parentId: row.parentCode === null ? null : (ids.get(row.parentCode) ?? null),
});

const sameAs = (process: ProcessToSave, current: StoredProcess) =>
  process.name === current.name &&
  process.level === current.level &&
  process.description === current.description &&
  process.parentId === current.parentId;

/** The tree as it would be afterwards: every process below its parent, so that no circle is possible either. */
function refuseBrokenLevels(
  existing: readonly StoredProcess[],
  { created, updated }: ImportPlan,
  rowNumbers: ReadonlyMap<string, number>,
): void {
  const after = new Map<string, StoredProcess | ProcessToSave>(existing.map((process) => [process.id, process]));
  for (const process of [...created, ...updated]) after.set(process.id, process);

  const broken = misplaced([...after.values()]).map(({ node, parent }) => {
    const row = rowNumbers.get(node.id) ?? rowNumbers.get(parent.id) ?? 0;
    const message = `“${node.code}” has level ${node.level}, which is not below level ${parent.level} of its parent “${parent.code}”`;
    return { path: String(row), message };
  });
  if (broken.length === 0) return;
  const more = broken.length > 1 ? ` (and ${broken.length - 1} more)` : '';
  throw new AppError('invalidInput', `${broken[0]?.message}${more}.`, { issues: broken.slice(0, ISSUES_NAMED) });
}
