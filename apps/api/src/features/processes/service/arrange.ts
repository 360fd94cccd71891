import { AppError } from '@process-ai/contract/errors';
import type { MovedProcess, ProcessMove } from '@process-ai/contract/processes';
import { planCopies, planMoves } from '@process-ai/domain/hierarchy-changes';
import type { App } from '../../../app.ts';
import { recordDone } from '../../activity/service.ts';
import { refreshSoon } from '../../evidence/service.ts';
import { inSector } from '../../sectors/service.ts';
import { insertProcesses, listProcesses, placeProcesses } from '../repository.ts';
import { withSortKey } from '../service.ts';

/** Moves branches, all of them or none; answers where those that were named stand now, in their order. */
export async function move(app: App, sectorId: string, given: ProcessMove[]): Promise<MovedProcess[]> {
  const moves = given.map((one) => ({
    ...one,
    processId: one.processId.toLowerCase(),
    parentId: one.parentId?.toLowerCase() ?? null,
  }));
  if (new Set(moves.map(({ processId }) => processId)).size < moves.length) {
    throw new AppError('badRequest', 'A process can be moved only once in a request.');
  }
  const moved = await inSector(app, sectorId, async (tx, sector) => {
    const rows = await listProcesses(tx.db, sector.id);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { processId, version } of moves) {
      const current = byId.get(processId);
      if (!current) throw new AppError('processMissing');
      if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    }
    const places = planMoves(rows, moves);
    const versions = await placeProcesses(tx.db, places);
    const subjects = moves.map(({ processId }) => processId);
    const what = byId.get(subjects[0] ?? '')?.name;
    await recordDone(tx, sector.id, { kind: 'processes', action: 'moved', subjects, what });
    const placeOf = new Map(places.map((place) => [place.id, place]));
    return moves.map(({ processId: id }) => {
      const before = byId.get(id) as MovedProcess;
      const { parentId, level } = placeOf.get(id) ?? before;
      return { id, parentId, level, version: versions.get(id) ?? before.version };
    });
  });
  await refreshSoon(app, sectorId);
  return moved;
}

/** Copies branches beside themselves, all of them or none; answers the ids of their topmost processes. */
export async function duplicate(
  app: App,
  sectorId: string,
  processIds: string[],
): Promise<{ created: number; processIds: string[] }> {
  const ids = new Set(processIds.map((id) => id.toLowerCase()));
  const { rows, roots } = await inSector(app, sectorId, async (tx, sector) => {
    const copies = planCopies(await listProcesses(tx.db, sector.id), ids, app.newId);
    await insertProcesses(tx.db, sector.id, copies.rows.map(withSortKey));
    const subjects = copies.rows.map(({ id }) => id);
    await recordDone(tx, sector.id, { kind: 'processes', action: 'added', subjects, what: copies.rows[0]?.name });
    return copies;
  });
  await refreshSoon(app, sectorId);
  return { created: rows.length, processIds: roots };
}
