import type {
  DeepLevels,
  ImportedProcess,
  ImportMapping,
  ImportPreview,
  ImportProblem,
  OnConflict,
} from '@process-ai/contract/imports';

/** What a person has decided about a preview. */
export interface Choices {
  onConflict: OnConflict;
  deepLevels: DeepLevels | undefined;
}

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

/** The processes of a file as a tree, by their place in the list: codes may stand twice in it. */
export interface FileTree {
  processes: readonly ImportedProcess[];
  roots: number[];
  children: ReadonlyMap<number, number[]>;
}

/** Hangs each process below the first that has its parent's code. What has no such parent, or circles, is a root. */
export function buildTree(processes: readonly ImportedProcess[]): FileTree {
  const placeOf = new Map<string, number>();
  for (const [place, { code }] of processes.entries()) if (!placeOf.has(code)) placeOf.set(code, place);

  const parents = processes.map(({ parentCode }) => (parentCode === null ? undefined : placeOf.get(parentCode)));
  breakCircles(parents);

  const roots: number[] = [];
  const children = new Map<number, number[]>();
  for (const [place, parent] of parents.entries()) {
    const siblings = parent === undefined ? roots : (children.get(parent) ?? []);
    siblings.push(place);
    if (parent !== undefined) children.set(parent, siblings);
  }
  return { processes, roots, children };
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

export interface TreeRow {
  /** Its place in the list. */
  place: number;
  process: ImportedProcess;
  /** 1 for a root. */
  depth: number;
  /** From 1, among its siblings. */
  position: number;
  siblings: number;
  parent: number | null;
  hasChildren: boolean;
  expanded: boolean;
}

/** The rows in sight, from top to bottom: what is below a collapsed process is left out. */
export function visibleRows({ processes, roots, children }: FileTree, collapsed: ReadonlySet<number>): TreeRow[] {
  const rows: TreeRow[] = [];
  const open = [{ places: roots, next: 0, parent: null as number | null }];
  for (let group = open.at(-1); group; group = open.at(-1)) {
    const place = group.places[group.next];
    const process = place === undefined ? undefined : processes[place];
    if (place === undefined || !process) {
      open.pop();
      continue;
    }
    group.next += 1;
    const below = children.get(place);
    const expanded = below !== undefined && !collapsed.has(place);
    rows.push({
      place,
      process,
      depth: open.length,
      position: group.next,
      siblings: group.places.length,
      parent: group.parent,
      hasChildren: below !== undefined,
      expanded,
    });
    if (expanded) open.push({ places: below, next: 0, parent: place });
  }
  return rows;
}

const SHOWN_WHOLE = 60;

/** What is collapsed at first: nothing in a short file, every process with others below it in a long one. */
export const collapsedAtFirst = ({ processes, children }: FileTree): ReadonlySet<number> =>
  new Set(processes.length > SHOWN_WHOLE ? children.keys() : []);
