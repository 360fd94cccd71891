import { AppError, type Issue } from '@process-ai/contract/errors';
import type { ProcessInput } from '@process-ai/contract/processes';
import { matchesWords } from './matches-words.ts';

const CODES_NAMED = 20;
const ISSUES_NAMED = 100;

export interface TreeNode {
  id: string;
  parentId: string | null;
}

export interface LevelledNode extends TreeNode {
  level: number;
}

interface ExistingProcess {
  id: string;
  code: string;
  level: number;
}

export interface PlannedProcess extends LevelledNode {
  code: string;
  name: string;
  description: string | null;
}

export interface VisibleNode<T> {
  node: T;
  /** 0 for a root. */
  depth: number;
  hasChildren: boolean;
  /** Place among its siblings, from 1, and how many they are: what a screen reader announces. */
  position: number;
  siblings: number;
}

/**
 * A key whose plain code-unit order is the natural order of codes: "1.2" before "1.10", "A2" beside "a2".
 * Each run of digits is preceded by its length, and the length by its own; the exact code breaks ties.
 */
export function codeSortKey(code: string): string {
  const folded = code.toLowerCase().replace(/\d+/g, (run) => {
    const digits = run.replace(/^0+(?=\d)/, '');
    const length = String(digits.length);
    return `${length.length}${length}${digits}`;
  });
  return `${folded}\u0001${code}`;
}

/** The rows in natural code order, as a new array. */
export function inCodeOrder<T extends { code: string }>(rows: readonly T[]): T[] {
  return rows
    .map((row) => ({ row, key: codeSortKey(row.code) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ row }) => row);
}

/**
 * Turns a batch to be added to a sector into rows, in the batch's order, with ids and with parents resolved to ids.
 * A parent may come later in the batch than its child: insert all rows in one statement.
 * @throws AppError codesTaken, invalidInput (issues named "<index>.parentCode", "<index>.parentId", "<index>.level")
 */
export function planAddition(
  existing: readonly ExistingProcess[],
  batch: readonly ProcessInput[],
  newId: () => string,
): PlannedProcess[] {
  refuseTakenCodes(existing, batch);

  const ids = batch.map(newId);
  const byId = new Map(existing.map((process) => [process.id, process]));
  const byCode = new Map(existing.map((process) => [process.code, process]));
  batch.forEach(({ code, level }, index) => byCode.set(code, { id: ids[index] as string, code, level }));

  const issues: Issue[] = [];
  const rows = batch.map(({ code, name, level, description, parentId, parentCode }, index) => {
    const parent = parentId ? byId.get(parentId.toLowerCase()) : parentCode ? byCode.get(parentCode) : null;
    if (parent === undefined) {
      const path = `${index}.${parentId ? 'parentId' : 'parentCode'}`;
      issues.push({ path, message: `The parent ${parentId ? '' : `“${parentCode}” `}of “${code}” does not exist` });
    } else if (parent && parent.level >= level) {
      issues.push({ path: `${index}.level`, message: levelMessage(code, level, parent) });
    }
    return { id: ids[index] as string, code, name, level, description, parentId: parent?.id ?? null };
  });
  refuseIssues(issues);
  return rows;
}

/**
 * Checks that process `id` may stand at `level` below `parentId` (null = root).
 * @throws AppError invalidInput, with issues at "parentId" or "level"
 */
export function checkMove(
  processes: readonly LevelledNode[],
  id: string,
  parentId: string | null,
  level: number,
): void {
  const issues: Issue[] = [];
  const parent = processes.find((process) => process.id === parentId);
  if (parentId !== null && !parent) {
    issues.push({ path: 'parentId', message: 'The parent does not exist' });
  } else if (parentId === id) {
    issues.push({ path: 'parentId', message: 'A process cannot be its own parent' });
  } else if (parentId !== null && descendantIds(processes, id).includes(parentId)) {
    issues.push({ path: 'parentId', message: 'A process cannot move below one of its own sub-processes' });
  } else if (parent && parent.level >= level) {
    issues.push({ path: 'level', message: `The level must be greater than ${parent.level}, the level of the parent` });
  }

  const highest = Math.min(...processes.filter((process) => process.parentId === id).map((child) => child.level));
  if (highest <= level) {
    issues.push({ path: 'level', message: `The level must be less than ${highest}, the level of its sub-processes` });
  }
  refuseIssues(issues);
}

/**
 * The nodes that do not stand below their parent. A tree without any has no circles either, since the level rises
 * with each step down.
 */
export function misplaced<T extends LevelledNode>(nodes: readonly T[]): { node: T; parent: T }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return nodes.flatMap((node) => {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    return parent && parent.level >= node.level ? [{ node, parent }] : [];
  });
}

/** The ids of everything below `id`, without itself, parents before children. */
export function descendantIds(nodes: readonly TreeNode[], id: string): string[] {
  const children = childrenByParent(nodes);
  const found = (children.get(id) ?? []).map((child) => child.id);
  for (const next of found) for (const child of children.get(next) ?? []) found.push(child.id);
  return found;
}

/** The rows a tree shows, from top to bottom; siblings in the given order, nodes without a known parent as roots. */
export function flattenVisible<T extends TreeNode>(
  nodes: readonly T[],
  expanded: Pick<ReadonlySet<string>, 'has'>,
): VisibleNode<T>[] {
  const children = childrenByParent(nodes);
  const rows: VisibleNode<T>[] = [];
  // Without recursion: a hostile file may hold a tree deeper than the call stack.
  const open = [{ siblings: children.get(null) ?? [], next: 0 }];
  for (let group = open.at(-1); group; group = open.at(-1)) {
    const { siblings, next: index } = group;
    const node = siblings[index];
    if (!node) {
      open.pop();
      continue;
    }
    group.next += 1;
    const below = children.get(node.id);
    rows.push({
      node,
      depth: open.length - 1,
      hasChildren: !!below,
      position: index + 1,
      siblings: siblings.length,
    });
    if (below && expanded.has(node.id)) open.push({ siblings: below, next: 0 });
  }
  return rows;
}

/** The nodes whose code or name holds every word of the text, and their ancestors. Case and accents do not count. */
export function filterTree<T extends TreeNode & { code: string; name: string }>(
  nodes: readonly T[],
  text: string,
): T[] {
  const matches = matchesWords(text);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const kept = new Set<string>();
  for (const node of nodes) {
    if (!matches(`${node.code} ${node.name}`)) continue;
    for (let step: T | undefined = node; step && !kept.has(step.id); step = byId.get(step.parentId ?? '')) {
      kept.add(step.id);
    }
  }
  return nodes.filter((node) => kept.has(node.id));
}

function refuseTakenCodes(existing: readonly ExistingProcess[], batch: readonly ProcessInput[]): void {
  const there = new Set(existing.map((process) => process.code));
  const seen = new Set<string>();
  const taken = new Set<string>();
  const repeated = new Set<string>();
  for (const { code } of batch) {
    if (there.has(code)) taken.add(code);
    else if (seen.has(code)) repeated.add(code);
    seen.add(code);
  }
  if (taken.size > 0) throw new AppError('codesTaken', [...taken].slice(0, CODES_NAMED).join(', '));
  if (repeated.size > 0) throw new AppError('codesRepeated', [...repeated].slice(0, CODES_NAMED).join(', '));
}

function refuseIssues(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  throw new AppError('invalidInput', `${issues[0]?.message}${more}.`, {
    issues: issues.slice(0, ISSUES_NAMED),
  });
}

const levelMessage = (code: string, level: number, parent: ExistingProcess) =>
  `“${code}” has level ${level}, which is not below level ${parent.level} of its parent “${parent.code}”`;

/** Children by parent id, in the given order; under null the roots and all whose parent is not among the nodes. */
function childrenByParent<T extends TreeNode>(nodes: readonly T[]): Map<string | null, T[]> {
  const known = new Set(nodes.map((node) => node.id));
  const children = new Map<string | null, T[]>();
  for (const node of nodes) {
    const parent = node.parentId !== null && known.has(node.parentId) ? node.parentId : null;
    const siblings = children.get(parent);
    if (siblings) siblings.push(node);
    else children.set(parent, [node]);
  }
  return children;
}

/** What is known of a process that an undo would take away. */
interface WithdrawalCandidate {
  id: string;
  parentId: string | null;
  /** Its own fields were changed after it was added. */
  edited: boolean;
  hasRoiInputs: boolean;
  /** Somebody accepted, rejected, changed or added one of its opportunities. */
  hasDecidedOpportunities: boolean;
  /** Somebody answered a question on its suitability. */
  hasSuitabilityAnswers: boolean;
  /** A touchpoint of a journey refers to it. */
  hasJourneys: boolean;
  /** A process below it is not among the candidates. */
  hasOtherChildren: boolean;
}

/** For the id of a process, the places from the root down to it, itself the last; empty for an unknown one. */
export function pathsIn(
  nodes: readonly (TreeNode & { code: string; name: string })[],
): (id: string) => { code: string; name: string }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return (id) => {
    const path: { code: string; name: string }[] = [];
    for (let node = byId.get(id); node; node = byId.get(node.parentId ?? '')) {
      path.unshift({ code: node.code, name: node.name });
    }
    return path;
  };
}

const REASONS = [
  ['edited', 'edited since'],
  ['hasRoiInputs', 'has ROI inputs'],
  ['hasDecidedOpportunities', 'has opportunities that somebody decided on'],
  ['hasSuitabilityAnswers', 'has suitability answers from a person'],
  ['hasJourneys', 'is a step of a journey'],
  ['hasOtherChildren', 'has sub-processes that were added since'],
] as const satisfies readonly (readonly [keyof WithdrawalCandidate, string])[];

/**
 * Why processes stay when what added them is undone, by id; those that may go are absent. The one rule for every
 * undo: nothing that a person worked on goes, nor what it hangs on.
 */
export function reasonsToKeep(candidates: readonly WithdrawalCandidate[]): Map<string, string> {
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const reasons = new Map<string, string>();
  for (const candidate of candidates) {
    const own = REASONS.filter(([fact]) => candidate[fact]).map(([, reason]) => reason);
    if (own.length > 0) reasons.set(candidate.id, own.join(', '));
  }
  for (const id of [...reasons.keys()]) {
    for (let above = byId.get(byId.get(id)?.parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (reasons.has(above.id)) break;
      reasons.set(above.id, 'has sub-processes that stay');
    }
  }
  return reasons;
}
