import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { ancestorIds, type Tree } from '../../../components/tree/tree.ts';
import { type Change, type Edits, type SavedInputs, valueOf } from './edits.ts';
import { FIELDS } from './fields.ts';

/**
 * Why no figures are entered for a process: those of a process above count for it too, or those of processes below add
 * up to it. What already has figures is never locked, so that a person can take them away.
 */
export type Lock = { by: 'above'; process: LandscapeProcess } | { by: 'below'; count: number };

/** Whether a process has anything to calculate with, saved or typed. */
export const isFigured = (processId: string, edits: Edits, saved: SavedInputs) =>
  (edits[processId] !== undefined || saved.has(processId)) &&
  FIELDS.some((field) => (valueOf(processId, field, edits, saved) ?? 0) > 0);

/** The locked processes, by id. */
export function locksOf(tree: Tree<LandscapeProcess>, edits: Edits, saved: SavedInputs): ReadonlyMap<string, Lock> {
  const locks = new Map<string, Lock>();
  // How many have figures before each row of the open tree: what lies between two is how many a branch holds.
  const before = [0];
  for (const { node } of tree.rows) before.push((before.at(-1) ?? 0) + (isFigured(node.id, edits, saved) ? 1 : 0));
  const countIn = (from: number, to: number) => (before[to] ?? 0) - (before[from] ?? 0);
  if (countIn(0, tree.rows.length) === 0) return locks;

  let above: { process: LandscapeProcess; end: number } | null = null;
  tree.rows.forEach(({ node }, index) => {
    const end = tree.ends[index] ?? index + 1;
    if (above && index >= above.end) above = null;
    if (countIn(index, index + 1) > 0) {
      above ??= { process: node, end };
      return;
    }
    const below = countIn(index, end);
    if (above) locks.set(node.id, { by: 'above', process: above.process });
    else if (below > 0) locks.set(node.id, { by: 'below', count: below });
  });
  return locks;
}

/**
 * Of these changes those that no figure above or below forbids, one process after another: what is taken first locks
 * what comes later.
 */
export function withoutLocked(
  changes: readonly Change[],
  tree: Tree<LandscapeProcess>,
  edits: Edits,
  saved: SavedInputs,
): Change[] {
  const figured = new Set<string>();
  const aboveFigured = new Set<string>();
  const add = (id: string) => {
    figured.add(id);
    for (const ancestor of ancestorIds(tree, id)) aboveFigured.add(ancestor);
  };
  for (const { node } of tree.rows) if (isFigured(node.id, edits, saved)) add(node.id);

  const taken: Change[] = [];
  for (const [processId, own] of Map.groupBy(changes, (change) => change.processId)) {
    const isOpen =
      figured.has(processId) ||
      !(aboveFigured.has(processId) || ancestorIds(tree, processId).some((id) => figured.has(id)));
    if (!isOpen) continue;
    taken.push(...own);
    if (own.some(({ value }) => value > 0)) add(processId);
  }
  return taken;
}
