import type { DeepLevels, ImportProblem, ImportReading } from '@process-ai/contract/imports';
import { assignLevels } from './assign-levels.ts';
import { checkOrder, fitDeepLevels } from './check-levels.ts';
import { cutCycles } from './cut-cycles.ts';
import { identifyRows } from './identify-rows.ts';
import type { Mapping } from './mapping.ts';
import type { RawProcess } from './raw-process.ts';
import { resolveParents } from './resolve-parents.ts';
import { readStatedLevels } from './stated-levels.ts';

/**
 * Rows as the file has them → processes with levels 1–5 and parents by code, in the order of the file, and every problem by
 * row. `columns` names the columns in those problems. Time grows with the number of rows.
 */
export function buildTree(
  rows: RawProcess[],
  columns: Mapping,
  deepLevels: DeepLevels | undefined,
): Pick<ImportReading, 'counts' | 'hasDeepLevels' | 'processes' | 'problems'> {
  const problems: ImportProblem[] = [];
  const { levels, modelRow } = readStatedLevels(rows, columns.level, problems);
  const identified = identifyRows(rows, modelRow, levels, columns, problems);
  resolveParents(identified, rows, modelRow, columns, problems);
  const nodes = [...new Set(identified)].filter((node) => node !== null);
  cutCycles(nodes, columns, problems);
  assignLevels(nodes, columns, problems);
  checkOrder(nodes, columns, problems);
  const fitted = fitDeepLevels(nodes, deepLevels, columns, problems);

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
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
