import type { PlacedProcess, ProcessContext } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import {
  LEVEL_MAX,
  type Process,
  type ProcessInput,
  type ProcessNode,
  type ProcessUpdate,
} from '@process-ai/contract/processes';
import type { Deleted } from '@process-ai/contract/sectors';
import { checkMove, codeSortKey, misplaced, planAddition, reasonsToKeep } from '@process-ai/domain/hierarchy';
import type { Answers } from '@process-ai/domain/suitability';
import type { App } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { refreshSoon } from '../evidence/service.ts';
import { listCounts, listOpportunities } from '../opportunities/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { basisOf, priced, type ValueBasis, valuesOf, withAmounts } from '../values/service.ts';
import { withOpportunities } from './mapper.ts';
import {
  findIds,
  findProcesses,
  insertProcesses,
  listCodes,
  listDeletion,
  listDeletions,
  listNodes,
  listProcesses,
  listVersioned,
  listVersions,
  listWithdrawalCandidates,
  markBranchesDeleted,
  markWithdrawn,
  type ProcessRow,
  type RowVersion,
  saveFindingStates,
  unmarkDeleted,
  updateProcesses,
} from './repository.ts';

export type { ProcessRow, RowVersion };
export {
  findProcesses,
  insertProcesses,
  listCodes,
  listNodes,
  listProcesses,
  listVersioned,
  listVersions,
  saveFindingStates,
  updateProcesses,
};

/** The tree in natural code order, slim enough for tens of thousands. */
export async function tree(app: App, sectorId: string): Promise<ProcessNode[]> {
  const { id: ofSector } = await getSummary(app, sectorId);
  const [rows, counts] = await Promise.all([listNodes(app.db, ofSector), listCounts(app.db, ofSector)]);
  return rows.map((row) => ({ ...row, opportunityCount: counts.get(row.id) ?? 0 }));
}

/** Every process of a sector that is known to exist, with its opportunities and what they are worth. */
export async function listAll(
  app: App,
  sectorId: string,
  known: ValueBasis | Promise<ValueBasis> = basisOf(app.db, sectorId),
): Promise<Process[]> {
  const [rows, opportunities, basis] = await Promise.all([
    listProcesses(app.db, sectorId),
    listOpportunities(app.db, sectorId),
    known,
  ]);
  return withOpportunities(rows, priced(basis, rows, opportunities));
}

/** These processes with their opportunities, in natural code order; throws when one is not in the sector. */
export async function getProcesses(app: App, sectorId: string, processIds: string[]): Promise<Process[]> {
  const ids = idsOf(processIds);
  const [sector, rows, opportunities] = await Promise.all([
    getSummary(app, sectorId),
    findProcesses(app.db, sectorId, ids),
    listOpportunities(app.db, sectorId, { processIds: ids }),
  ]);
  const found = allOf(rows, ids);
  if (opportunities.length === 0) return withOpportunities(found, []);
  return app.derivations(async (db) => {
    const values = await valuesOf(db, await basisOf(db, sector.id, sector));
    return withOpportunities(found, withAmounts(opportunities, values));
  });
}

/** The ids of these processes; throws when one is not in the sector. */
export async function requireProcesses(app: App, sectorId: string, processIds: string[]): Promise<string[]> {
  const ids = idsOf(processIds);
  return allOf(await findIds(app.db, sectorId, ids), ids);
}

const idsOf = (processIds: string[]) => [...new Set(processIds.map((id) => requireId(id, 'processMissing')))];

function allOf<Found>(found: Found[], ids: readonly string[]): Found[] {
  if (found.length < ids.length) throw new AppError('processMissing');
  return found;
}

export async function get(app: App, sectorId: string, processId: string): Promise<Process> {
  const [process] = await getProcesses(app, requireId(sectorId, 'sectorMissing'), [processId]);
  if (!process) throw new AppError('processMissing');
  return process;
}

/** Adds the whole batch or nothing. */
export async function create(app: App, sectorId: string, batch: ProcessInput[]): Promise<Process[]> {
  const created = await inSector(app, sectorId, async (tx, sector) => {
    const planned = await createProcesses(tx, sector.id, batch);
    const subjects = planned.map(({ id }) => id);
    await recordDone(tx, sector.id, { kind: 'processes', action: 'added', subjects, what: planned[0]?.name });
    return planned.map((row) => ({ ...row, version: 1, finding: null, opportunities: [] }));
  });
  await refreshSoon(app, sectorId);
  return created;
}

/** Adds a batch to a sector whose row is held. */
export async function createProcesses(app: App, sectorId: string, batch: ProcessInput[]) {
  const planned = planAddition(await listProcesses(app.db, sectorId), batch, app.newId);
  await insertProcesses(app.db, sectorId, planned.map(withSortKey));
  return planned;
}

export async function update(
  app: App,
  sectorId: string,
  processId: string,
  { version, ...input }: ProcessUpdate,
): Promise<Process> {
  const id = requireId(processId, 'processMissing');
  await inSector(app, sectorId, async (tx, sector) => {
    const rows = await listProcesses(tx.db, sector.id);
    const current = rows.find((row) => row.id === id);
    if (!current) throw new AppError('processMissing');
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    if (rows.some((row) => row.code === input.code && row.id !== id)) throw new AppError('codesTaken', input.code);
    const { parentId = current.parentId, description = current.description } = input;
    const moved = { ...input, id, parentId: parentId?.toLowerCase() ?? null, description };
    checkMove(rows, id, moved.parentId, moved.level);
    await updateProcesses(tx.db, [withSortKey(moved)]);
    await recordDone(tx, sector.id, { kind: 'processes', action: 'changed', subjects: [id], what: input.name });
  });
  await refreshSoon(app, sectorId);
  return get(app, sectorId, id);
}

export interface Removal {
  deleted: number;
  /** Undoes this delete with `restore`. */
  deletionId: string;
}

/** Takes away these processes and everything below them: all of them, or none where one is not in the sector. */
export async function remove(app: App, sectorId: string, processIds: string[]): Promise<Removal> {
  const ids = idsOf(processIds);
  const deletionId = app.newId();
  const deleted = await inSector(app, sectorId, async (tx, sector) => {
    const [first] = allOf(await findProcesses(tx.db, sector.id, ids), ids);
    const count = await markBranchesDeleted(tx.db, sector.id, ids, deletionId);
    const what = ids.length === 1 ? first?.name : null;
    await recordDone(tx, sector.id, { kind: 'processes', action: 'deleted', subjects: [deletionId], count, what });
    return count;
  });
  return { deleted, deletionId };
}

/** What was deleted and can be brought back, newest first. */
export async function deletions(app: App, sectorId: string): Promise<Deleted[]> {
  const { id: ofSector } = await getSummary(app, sectorId);
  return (await listDeletions(app.db, ofSector)).map(({ id, code, name, processes, branches, deletedAt }) => ({
    id,
    name: `${code} ${name}${processes > 1 ? ` and ${processes - 1} ${branches > 1 ? 'more' : 'below'}` : ''}`,
    deletedAt: deletedAt.toISOString(),
  }));
}

/** Brings back what one delete took away, unless its place has been taken since. */
export async function restore(app: App, sectorId: string, deletionId: string): Promise<{ restored: number }> {
  const id = requireId(deletionId, 'processMissing');
  const restored = await inSector(app, sectorId, async (tx, sector) => {
    const branch = await listDeletion(tx.db, sector.id, id);
    if (branch.length === 0) throw new AppError('processMissing');
    const present = await listProcesses(tx.db, sector.id);
    const codes = new Set(present.map((row) => row.code));
    const taken = branch.filter((row) => codes.has(row.code)).map((row) => row.code);
    if (taken.length > 0) throw new AppError('codesTaken', taken.slice(0, 20).join(', '));
    const places = new Set([...present, ...branch].map((row) => row.id));
    if (branch.some((row) => row.parent_id !== null && !places.has(row.parent_id))) {
      throw new AppError('parentDeleted');
    }
    const [misfit] = misplaced([...present, ...branch.map((row) => ({ ...row, parentId: row.parent_id }))]);
    if (misfit) throw new AppError('placeTaken', misfit.parent.code);
    await unmarkDeleted(tx.db, sector.id, id);
    const count = branch.length;
    await recordDone(tx, sector.id, { kind: 'processes', action: 'restored', count, what: branch[0]?.name });
    return { restored: branch.length };
  });
  await refreshSoon(app, sectorId);
  return restored;
}

export const withSortKey = <T extends { code: string }>(row: T) => ({ ...row, sortKey: codeSortKey(row.code) });

type Row = Pick<Process, 'id' | 'parentId' | 'code' | 'name' | 'level' | 'description'>;

/** What an analyst gets to know of a process by itself: its place in the tree, and what a person said. */
export type ProcessInTree = PlacedProcess & Pick<ProcessContext, 'overruled'>;

/** One process in its tree. */
export async function contextOf(
  app: App,
  sectorId: string,
  processId: string,
  overruled: Answers,
): Promise<ProcessInTree> {
  const rows = await listProcesses(app.db, sectorId);
  const process = rows.find(({ id }) => id === processId);
  if (!process) throw new AppError('processMissing');
  return contexts(rows, () => overruled)(process);
}

/** Processes in their tree. */
export function contexts(rows: Row[], overruledOf: (processId: string) => Answers): (process: Row) => ProcessInTree {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, (row) => row.parentId);

  return ({ id, parentId, code, name, level, description }) => {
    const ancestors: { code: string; name: string }[] = [];
    for (let above = byId.get(parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (ancestors.length === LEVEL_MAX) break;
      ancestors.unshift({ code: above.code, name: above.name });
    }
    return {
      code,
      name,
      description,
      level,
      ancestors,
      children: (children.get(id) ?? []).map((child) => child.name),
      overruled: overruledOf(id),
    };
  };
}

export interface KeptProcess {
  code: string;
  name: string;
  reason: string;
}

/**
 * Takes back processes that an import or a playbook added, in a sector whose row is held. What somebody has worked on
 * since stays, and is named with the reasons.
 */
export async function withdraw(
  app: App,
  sectorId: string,
  ids: string[],
): Promise<{ withdrawn: number; kept: KeptProcess[] }> {
  const candidates = await listWithdrawalCandidates(app.db, sectorId, ids);
  const reasons = reasonsToKeep(candidates);
  const leaving = candidates.filter(({ id }) => !reasons.has(id)).map(({ id }) => id);
  await markWithdrawn(app.db, sectorId, leaving);
  const kept = candidates.flatMap(({ id, code, name }) => {
    const reason = reasons.get(id);
    return reason ? [{ code, name, reason }] : [];
  });
  return { withdrawn: leaving.length, kept };
}
