import type { ImportUndone } from '@process-ai/contract/imports';
import { codeSortKey, misplaced } from '@process-ai/domain/hierarchy';
import type { App } from '../../../app.ts';
import { changeAll, type ProcessRow, rowsOf } from '../../processes/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import {
  type CreatedRow,
  deletePreview,
  type ImportRow,
  type ImportUndoEntry,
  listCreated,
  listForeignParents,
  markUndone,
  withdrawProcesses,
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

/** What the import changed gets its former values back, unless somebody has changed it, or its place, since. */
async function putBack(app: App, sectorId: string, { undo }: ImportRow): Promise<{ restored: number; kept: Kept }> {
  const rows = await rowsOf(app, sectorId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const entries = (undo ?? []).filter(({ id }) => byId.has(id));
  const fitting = new Map(
    entries.filter(({ id, version }) => byId.get(id)?.version === version).map((entry) => [entry.id, entry]),
  );
  const edited = entries.filter(({ id }) => !fitting.has(id)).map(({ id }) => id);
  const lost = dropMisfits(rows, fitting);

  const changes = [...fitting.values()].flatMap(({ id, before }) => {
    const row = byId.get(id);
    return row ? [{ ...row, ...before, sortKey: codeSortKey(row.code) }] : [];
  });
  await changeAll(app, changes);
  const keep = (ids: string[], reason: string) =>
    ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ code: row.code, name: row.name, reason }] : [];
    });
  const kept = [...keep(edited, 'edited since'), ...keep(lost, 'its former place is gone')];
  return { restored: changes.length, kept };
}

/** Takes out the entries whose former place no longer fits the tree, until all the others do; returns their ids. */
function dropMisfits(rows: ProcessRow[], entries: Map<string, ImportUndoEntry>): string[] {
  const dropped: string[] = [];
  const drop = (id: string) => entries.delete(id) && dropped.push(id);
  const present = new Set(rows.map(({ id }) => id));
  for (const { id, before } of entries.values()) {
    if (before.parentId !== null && !present.has(before.parentId)) drop(id);
  }
  for (let again = true; again; ) {
    again = false;
    const tree = rows.map((row) => ({ ...row, ...entries.get(row.id)?.before }));
    for (const { node, parent } of misplaced(tree)) {
      if (drop(node.id) || drop(parent.id)) again = true;
    }
  }
  return dropped;
}

/** What the import created goes, unless it was worked on or something that stays hangs below it. */
async function takeAway(app: App, sectorId: string, { id }: ImportRow): Promise<{ deleted: number; kept: Kept }> {
  const [created, foreignParents] = await Promise.all([
    listCreated(app.db, sectorId, id),
    listForeignParents(app.db, sectorId, id),
  ]);
  const reasons = whyKept(created, new Set(foreignParents));
  await withdrawProcesses(
    app.db,
    id,
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
