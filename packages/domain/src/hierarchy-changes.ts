import { AppError, type Issue } from '@process-ai/contract/errors';
import { LEVEL_MAX, LEVEL_MIN, type ProcessMove } from '@process-ai/contract/processes';
import { CODE_MAX } from '@process-ai/contract/text';
import type { LevelledNode, PlannedProcess } from './hierarchy.ts';
import { indexTree } from './indexed-tree.ts';

interface PlacedProcess extends LevelledNode {
  code: string;
}

/** Where a process stands after a move. */
export type Place = Pick<LevelledNode, 'id' | 'parentId' | 'level'>;

/**
 * Where each process stands after the moves, all made at once: those whose place changes, the ones that were named and
 * what is below them. A branch keeps its shape: all of its levels rise or fall by as many.
 * @throws AppError processMissing; badRequest, with issues at "moves.<index>.parentId" or "moves.<index>.level"
 */
export function planMoves(processes: readonly PlacedProcess[], moves: readonly ProcessMove[]): Place[] {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const moveOf = new Map(moves.map((move, index) => [move.processId, { move, index }]));
  const issues: Issue[] = [];
  moves.forEach(({ processId, parentId }, index) => {
    if (!byId.has(processId)) throw new AppError('processMissing');
    if (parentId !== null && !byId.has(parentId)) {
      issues.push({ path: `moves.${index}.parentId`, message: 'The parent does not exist' });
    }
  });
  refuse(issues);

  const moved = processes.map((process) => ({
    ...process,
    parentId: moveOf.has(process.id) ? (moveOf.get(process.id)?.move.parentId ?? null) : process.parentId,
  }));
  const tree = indexTree(moved);
  if (tree.order.length < moved.length) refuseCircle(moved, new Set(tree.order), moveOf);

  const levels = new Int32Array(moved.length);
  /** The place of the move that a process follows; -1 for none. */
  const follows = new Int32Array(moved.length).fill(-1);
  const changed: Place[] = [];
  for (const at of tree.order) {
    const node = moved[at] as PlacedProcess;
    const above = tree.parents[at] as number;
    const named = moveOf.get(node.id);
    const parent = moved[above];
    const parentLevel = above === -1 ? 0 : (levels[above] as number);
    levels[at] = named ? (named.move.level ?? parentLevel + 1) : node.level + (parent ? parentLevel - parent.level : 0);
    follows[at] = named ? named.index : above === -1 ? -1 : (follows[above] as number);
    const level = levels[at];
    const path = `moves.${follows[at]}.level`;
    if (level > LEVEL_MAX || level < LEVEL_MIN) {
      issues.push({
        path,
        message: `“${node.code}” would come to level ${level}; levels go from ${LEVEL_MIN} to ${LEVEL_MAX}`,
      });
    } else if (parent && parentLevel >= level) {
      const message = `“${node.code}” would have level ${level}, which is not below level ${parentLevel} of “${parent.code}”`;
      issues.push({ path, message });
    }
    const before = byId.get(node.id);
    if (before?.level !== level || before.parentId !== node.parentId) {
      changed.push({ id: node.id, parentId: node.parentId, level });
    }
  }
  refuse(issues);
  return changed;
}

/** Of what stands in a circle after the moves, the first one that was moved. */
function refuseCircle(
  moved: readonly PlacedProcess[],
  placed: ReadonlySet<number>,
  moveOf: ReadonlyMap<string, { index: number }>,
): never {
  const circling = moved.find(({ id }, at) => !placed.has(at) && moveOf.has(id));
  const path = `moves.${moveOf.get(circling?.id ?? '')?.index ?? 0}.parentId`;
  const message = `“${circling?.code}” cannot move below itself or one of its own sub-processes`;
  throw new AppError('badRequest', `${message}.`, { issues: [{ path, message }] });
}

function refuse(issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  throw new AppError('badRequest', `${issues[0]?.message}${more}.`, { issues: issues.slice(0, ISSUES_NAMED) });
}

const ISSUES_NAMED = 100;

/** The fewest of these whose branches hold them all: what stands below another one of them is left out. */
export function topmost<T extends { id: string; parentId: string | null }>(
  processes: readonly T[],
  ids: ReadonlySet<string>,
): T[] {
  const { order, parents } = indexTree(processes);
  const covered = new Uint8Array(processes.length);
  for (const at of order) {
    const above = parents[at] as number;
    covered[at] = ids.has((processes[at] as T).id) || (above !== -1 && covered[above] === 1) ? 1 : 0;
  }
  return processes.filter(({ id }, at) => ids.has(id) && !(parents[at] !== -1 && covered[parents[at] as number] === 1));
}

/**
 * Copies of these branches beside them, parents before children: the texts of each process under a code of its own,
 * "1.3" as "1.3-2" and "1.3.1" below it as "1.3-2.1". What was found in them and their figures stay with the originals.
 * @throws AppError processMissing; badRequest where a code would become too long
 */
export function planCopies(
  processes: readonly PlannedProcess[],
  ids: ReadonlySet<string>,
  newId: () => string,
): { rows: PlannedProcess[]; roots: string[] } {
  const byId = new Map(processes.map((process) => [process.id, process]));
  for (const id of ids) if (!byId.has(id)) throw new AppError('processMissing');
  const taken = new Set(processes.map(({ code }) => code));
  const { order, indexOf, parents } = indexTree(processes);
  /** The root that each process is copied with; -1 where it is not. */
  const rootOf = new Int32Array(processes.length).fill(-1);
  const branches = new Map<number, PlannedProcess[]>();
  for (const root of topmost(processes, ids)) {
    const at = indexOf.get(root.id) as number;
    rootOf[at] = at;
    branches.set(at, []);
  }
  for (const at of order) {
    const above = parents[at] as number;
    if (rootOf[at] === -1 && above !== -1) rootOf[at] = rootOf[above] as number;
    branches.get(rootOf[at] as number)?.push(processes[at] as PlannedProcess);
  }

  const rows: PlannedProcess[] = [];
  const roots: string[] = [];
  for (const branch of branches.values()) {
    const codes = freeCodes(branch, taken);
    const idOf = new Map(branch.map(({ id }) => [id, newId()]));
    for (const process of branch) {
      const code = codes.get(process.id) as string;
      taken.add(code);
      rows.push({
        ...process,
        id: idOf.get(process.id) as string,
        parentId: idOf.get(process.parentId ?? '') ?? process.parentId,
        code,
      });
    }
    roots.push(idOf.get((branch[0] as PlannedProcess).id) as string);
  }
  return { rows, roots };
}

/** A code for the copy of each process of a branch, by the id of the original: with the lowest number that is free for all. */
function freeCodes(branch: readonly PlannedProcess[], taken: ReadonlySet<string>): Map<string, string> {
  const byId = new Map(branch.map((process) => [process.id, process]));
  for (let copy = 2; ; copy += 1) {
    const codes = new Map<string, string>();
    for (const { id, parentId, code } of branch) {
      const above = byId.get(parentId ?? '');
      const begins = above !== undefined && code.startsWith(above.code);
      codes.set(id, begins ? `${codes.get(above.id)}${code.slice(above.code.length)}` : `${code}-${copy}`);
    }
    const all = [...codes.values()];
    const tooLong = all.find((code) => code.length > CODE_MAX);
    if (tooLong)
      throw new AppError('badRequest', `The copy’s code “${tooLong}” would be longer than ${CODE_MAX} characters.`);
    if (new Set(all).size === all.length && !all.some((code) => taken.has(code))) return codes;
  }
}
