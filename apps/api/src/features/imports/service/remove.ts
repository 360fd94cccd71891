import type { ImportUndone } from '@process-ai/contract/imports';
import { codeSortKey } from '@process-ai/domain/hierarchy';
import type { App } from '../../../app.ts';
import { changeAll, rowsOf } from '../../processes/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import {
  type CreatedRow,
  deletePreview,
  deleteProcesses,
  type ImportRow,
  type ImportUndoEntry,
  listCreated,
  listForeignParents,
  markUndone,
} from '../repository.ts';
import { find } from '../service.ts';

/** Drops a preview, or undoes a completed import: what was worked on since stays, and is named. */
export async function remove(app: App, sectorId: string, importId: string): Promise<ImportUndone> {
  const { id: sector } = await overview(app, sectorId);
  return inSector(app, sector, async (db) => {
    const inTransaction = { ...app, db };
    const found = await find(inTransaction, sector, importId);
    if (found.status === 'preview') {
      await deletePreview(db, found.id);
      return { deleted: 0, restored: 0, kept: [] };
    }
    const put = await putBack(inTransaction, sector, found);
    const taken = await takeAway(inTransaction, sector, found);
    await markUndone(db, found.id);
    return { deleted: taken.deleted, restored: put.restored, kept: [...put.kept, ...taken.kept] };
  });
}

type Kept = ImportUndone['kept'];

/** What the import changed gets its former values back, unless somebody has changed it again. */
async function putBack(app: App, sectorId: string, { undo }: ImportRow): Promise<{ restored: number; kept: Kept }> {
  const rows = new Map((await rowsOf(app, sectorId)).map((row) => [row.id, row]));
  const kept: Kept = [];
  const entries = (undo ?? []).flatMap((entry: ImportUndoEntry) => {
    const row = rows.get(entry.id);
    if (!row) return [];
    const gone = entry.before.parentId !== null && !rows.has(entry.before.parentId);
    if (row.version === entry.version && !gone) return [{ ...row, ...entry.before, sortKey: codeSortKey(row.code) }];
    kept.push({ code: row.code, name: row.name, reason: gone ? 'its former parent is gone' : 'edited since' });
    return [];
  });
  await changeAll(app, entries);
  return { restored: entries.length, kept };
}

/** What the import created goes, unless it was worked on or something that stays hangs below it. */
async function takeAway(app: App, sectorId: string, { id }: ImportRow): Promise<{ deleted: number; kept: Kept }> {
  const [created, foreignParents] = await Promise.all([
    listCreated(app.db, sectorId, id),
    listForeignParents(app.db, sectorId, id),
  ]);
  const reasons = whyKept(created, new Set(foreignParents));
  await deleteProcesses(
    app.db,
    created.filter((row) => !reasons.has(row.id)).map((row) => row.id),
  );
  const kept = created.flatMap(({ id: kept, code, name }) => {
    const reason = reasons.get(kept);
    return reason ? [{ code, name, reason }] : [];
  });
  return { deleted: created.length - kept.length, kept };
}

function whyKept(created: CreatedRow[], foreignParents: Set<string>): Map<string, string> {
  const byId = new Map(created.map((row) => [row.id, row]));
  const reasons = new Map<string, string>();
  for (const row of created) {
    if (row.version > 1) reasons.set(row.id, 'edited since');
    else if (row.hasInputs) reasons.set(row.id, 'has ROI inputs');
    else if (foreignParents.has(row.id)) reasons.set(row.id, 'has sub-processes that were added since');
  }
  for (const id of [...reasons.keys()]) {
    for (let above = byId.get(byId.get(id)?.parentId ?? ''); above; above = byId.get(above.parentId ?? '')) {
      if (reasons.has(above.id)) break;
      reasons.set(above.id, 'has sub-processes that stay');
    }
  }
  return reasons;
}
