import type { ImportUndone } from '@process-ai/contract/imports';
import { codeSortKey, misplaced } from '@process-ai/domain/hierarchy';
import type { App } from '../../../app.ts';
import { listProcesses, type ProcessRow, updateProcesses, withdraw } from '../../processes/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import {
  deletePreview,
  forgetDeletions,
  type ImportRow,
  type ImportUndoEntry,
  listCreatedIds,
  markUndone,
} from '../repository.ts';
import { find } from '../service.ts';

/** Drops a preview, or undoes a completed import: what was worked on since stays, and is named. */
export async function remove(app: App, sectorId: string, importId: string): Promise<ImportUndone> {
  const { id: sector } = await overview(app, sectorId);
  return inSector(app, sector, async (tx) => {
    const found = await find(tx, sector, importId);
    if (found.status === 'preview') {
      await deletePreview(tx.db, found.id);
      return { deleted: 0, restored: 0, kept: [] };
    }
    const updated = await restoreUpdated(tx, sector, found);
    const created = await withdraw(tx, sector, await listCreatedIds(tx.db, sector, found.id));
    await forgetDeletions(tx.db, found.id);
    await markUndone(tx.db, found.id);
    return { deleted: created.withdrawn, restored: updated.restored, kept: [...updated.kept, ...created.kept] };
  });
}

type Kept = ImportUndone['kept'];

/** What the import changed gets its former values back, unless somebody has changed it, or its place, since. */
async function restoreUpdated(
  app: App,
  sectorId: string,
  { undo }: ImportRow,
): Promise<{ restored: number; kept: Kept }> {
  const rows = await listProcesses(app.db, sectorId);
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
  await updateProcesses(app.db, changes);
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
