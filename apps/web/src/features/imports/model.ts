import type {
  DeepLevels,
  ImportedProcess,
  ImportMapping,
  ImportPreview,
  ImportProblem,
  OnConflict,
} from '@process-ai/contract/imports';
import type { TreeNode } from '@process-ai/domain/hierarchy';
import type { Tree } from '../../components/tree/tree.ts';

/** What a person has decided about a preview. */
export interface Choices {
  onConflict: OnConflict;
  deepLevels: DeepLevels | undefined;
}

/** A preview as it is shown. Read again it keeps its id; `revision` tells that what is shown begins anew. */
export type ShownPreview = ImportPreview & { revision: number };

export type Blocker = 'errors' | 'conflict' | 'deep';

/** What still stands between a preview and its import. */
export function blockersOf(preview: ImportPreview, { onConflict, deepLevels }: Choices): Blocker[] {
  return [
    ...(countOf(preview.problems, 'error') > 0 ? (['errors'] as const) : []),
    ...(preview.existingCodes.length > 0 && onConflict === 'stop' ? (['conflict'] as const) : []),
    ...(preview.hasDeepLevels && !deepLevels ? (['deep'] as const) : []),
  ];
}

export const countOf = (problems: readonly ImportProblem[], severity: ImportProblem['severity']) =>
  problems.filter((problem) => problem.severity === severity).length;

/** Errors before warnings, and each in the order of the file. */
export const sortProblems = (problems: readonly ImportProblem[]) =>
  problems.toSorted((a, b) => a.severity.localeCompare(b.severity) || a.row - b.row);

/** Whether a mapping says enough to read a file with: code and name, or a column per level. */
export const isCompleteMapping = ({ code, name, levels }: ImportMapping) =>
  (levels && levels.length > 0) || (Boolean(code) && Boolean(name));

/** The level columns after one of them is chosen; with none there, the levels below it fall away too. */
export function chooseLevel(levels: readonly string[], index: number, column: string | null): string[] {
  if (column === null) return levels.slice(0, index);
  return [...levels.slice(0, index), column, ...levels.slice(index + 1)];
}

/** A process of a file as a node of a tree; its id is its place in the file, since codes may stand twice in one. */
export interface FileNode extends ImportedProcess, TreeNode {}

/** Puts each process below the first that has its parent's code. What has no such parent, or circles, is a root. */
export function fileNodes(processes: readonly ImportedProcess[]): FileNode[] {
  const placeOf = new Map<string, number>();
  for (const [place, { code }] of processes.entries()) if (!placeOf.has(code)) placeOf.set(code, place);

  const parents = processes.map(({ parentCode }) => (parentCode === null ? undefined : placeOf.get(parentCode)));
  breakCircles(parents);
  return processes.map((process, place) => ({
    ...process,
    id: String(place),
    parentId: parents[place] === undefined ? null : String(parents[place]),
  }));
}

/** Cuts each circle at the first of its members, in place. Every process is walked once. */
function breakCircles(parents: (number | undefined)[]) {
  const walk = parents.map(() => -1);
  for (const start of parents.keys()) {
    let place: number | undefined = start;
    while (place !== undefined && walk[place] === -1) {
      walk[place] = start;
      place = parents[place];
    }
    if (place !== undefined && walk[place] === start) parents[place] = undefined;
  }
}

const SHOWN_WHOLE = 60;

/** The ids that stand open at first: all of a short file, none of a long one. */
export const expandedAtFirst = ({ rows, indexById }: Tree<FileNode>): ReadonlySet<string> =>
  new Set(rows.length > SHOWN_WHOLE ? [] : indexById.keys());
