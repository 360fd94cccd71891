import { AppError } from '@process-ai/contract/errors';
import { fileNameOf } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import {
  type DeepLevels,
  type ImportCompletion,
  type ImportedProcess,
  ImportFormat,
  ImportMapping,
  type ImportOutcome,
  type ImportPreview,
  type ImportReading,
  type ImportRecord,
  type ImportUndone,
} from '@process-ai/contract/imports';
import { codeSortKey, misplaced } from '@process-ai/domain/hierarchy';
import { planImport } from '@process-ai/domain/import-plan';
import type { App } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { refreshSoon } from '../evidence/service.ts';
import {
  insertProcesses,
  listCodes,
  listProcesses,
  type ProcessRow,
  updateProcesses,
  withdraw,
} from '../processes/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import {
  deletePreview,
  dropOldPreviews,
  findFileId,
  findImport,
  forgetDeletions,
  type ImportRow,
  type ImportUndoEntry,
  insertPreview,
  listCompleted,
  listCreatedIds,
  markCompleted,
  markUndone,
  updatePreview,
} from './repository.ts';

const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** How a file is to be read; what is absent is guessed from the file. */
interface ReadOptions {
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

/** The completed imports that can still be undone, newest first. */
export async function list(app: App, sectorId: string): Promise<ImportRecord[]> {
  const sector = await getSummary(app, sectorId);
  return (await listCompleted(app.db, sector.id)).map(toRecord);
}

/** What a file holds, and which of its codes the sector has already; nothing is kept. */
export async function peek(
  app: App,
  sectorId: string,
  { file, ...options }: ReadOptions & { file: File },
): Promise<Omit<ImportPreview, 'id' | 'fileName'>> {
  const { id } = await getSummary(app, sectorId);
  return read(app, id, await uploadOf(app, file), options);
}

/** Reads a file and keeps it, so that it can be completed; the sector stays as it is. */
export async function preview(
  app: App,
  sectorId: string,
  { file: upload, ...options }: ReadOptions & { file: File },
): Promise<ImportPreview> {
  const sector = await getSummary(app, sectorId);
  const file = await uploadOf(app, upload);
  const [reading] = await Promise.all([
    read(app, sector.id, file, options),
    dropOldPreviews(app.db, sector.id, new Date(Date.now() - PREVIEW_LIFETIME_MS)),
  ]);
  const stored = await app.files.put([file.bytes], file.bytes.length);
  const id = app.newId();
  await insertPreview(app.db, {
    id,
    sector_id: sector.id,
    file_name: file.name,
    format: reading.format,
    file_id: stored.id,
    mapping: reading.mapping,
  });
  return { ...reading, id, fileName: file.name };
}

async function uploadOf(app: App, upload: File): Promise<{ name: string; bytes: Buffer }> {
  if (upload.size > app.settings.uploadMaxBytes) {
    throw new AppError('fileTooLarge', `${Math.floor(app.settings.uploadMaxBytes / 1024 / 1024)} MB`);
  }
  return { name: fileNameOf(upload.name) || 'file', bytes: Buffer.from(await upload.arrayBuffer()) };
}

/** Reads the file of a preview in another way. The preview stays as it was where that fails. */
export async function reread(
  app: App,
  sectorId: string,
  importId: string,
  options: ReadOptions,
): Promise<ImportPreview> {
  const { id: sector } = await getSummary(app, sectorId);
  const { id, file } = await findPreview(app, sector, importId);
  const reading = await read(app, sector, file, options);
  if (!(await updatePreview(app.db, sector, id, reading.mapping))) throw new AppError('importNotPreview');
  return { ...reading, id, fileName: file.name };
}

/**
 * Saves what the preview showed: all of it or nothing. The file is read once more: to store and load the reading of
 * 20,000 processes takes as long (0.3 s), and would do so in this process instead of a worker.
 */
export async function complete(
  app: App,
  sectorId: string,
  importId: string,
  { onConflict, deepLevels, mapping }: ImportCompletion,
): Promise<ImportOutcome> {
  const { id: sector } = await getSummary(app, sectorId);
  const { id, file, ...found } = await findPreview(app, sector, importId);
  const reading = await read(app, sector, file, { mapping: mapping ?? found.mapping, deepLevels });
  const processes = readyToSave(reading, deepLevels !== undefined);

  const outcome = await inSector(app, sector, async (tx) => {
    // Asked again under the sector's lock: of two people who complete the same preview, the second is told.
    const { status } = await find(tx, sector, id);
    if (status !== 'preview') throw new AppError('importNotPreview');

    const existing = await listProcesses(tx.db, sector);
    const plan = planImport(existing, processes, onConflict, app.newId);
    await insertProcesses(tx.db, sector, plan.created, id);
    await updateProcesses(tx.db, plan.updated);

    const undo = plan.updated.map<ImportUndoEntry>((row) => ({
      id: row.id,
      version: row.version + 1,
      before: row.before,
    }));
    const outcome = { created: plan.created.length, updated: plan.updated.length, skipped: plan.skipped };
    await markCompleted(tx.db, sector, id, { ...outcome, undo });
    const count = outcome.created + outcome.updated;
    await recordDone(tx, sector, { kind: 'import', action: 'done', subjects: [id], count, what: file.name });
    return outcome;
  });
  await refreshSoon(app, sector);
  return outcome;
}

/** Drops a preview, or undoes a completed import: what was worked on since stays, and is named. */
export async function remove(app: App, sectorId: string, importId: string): Promise<ImportUndone> {
  const { id: sector } = await getSummary(app, sectorId);
  const undone = await inSector(app, sector, async (tx) => {
    const found = await find(tx, sector, importId);
    if (found.status === 'preview') {
      await deletePreview(tx.db, sector, found.id);
      return { deleted: 0, restored: 0, kept: [] };
    }
    const updated = await restoreUpdated(tx, sector, found);
    const created = await withdraw(tx, sector, await listCreatedIds(tx.db, sector, found.id));
    await forgetDeletions(tx.db, sector, found.id);
    await markUndone(tx.db, sector, found.id);
    await recordDone(tx, sector, { kind: 'import', action: 'undone', subjects: [found.id], what: found.file_name });
    return { deleted: created.withdrawn, restored: updated.restored, kept: [...updated.kept, ...created.kept] };
  });
  await refreshSoon(app, sector);
  return undone;
}

/** The import, which must belong to this sector. */
async function find(app: App, sectorId: string, importId: string): Promise<ImportRow> {
  const row = await findImport(app.db, sectorId, requireId(importId, 'importMissing'));
  if (!row || row.status === 'undone') throw new AppError('importMissing');
  return row;
}

async function findPreview(app: App, sectorId: string, importId: string) {
  const row = await find(app, sectorId, importId);
  const fileId = row.status === 'preview' ? await findFileId(app.db, sectorId, row.id) : null;
  const stored = fileId && (await app.files.find(fileId));
  if (!stored) throw new AppError('importNotPreview');
  const bytes = await app.files.readWhole(stored.id).catch(async (failure: unknown) => {
    // Somebody else completed or dropped it meanwhile, and its file went with that.
    const { status } = await find(app, sectorId, row.id);
    throw status === 'preview' ? failure : new AppError('importNotPreview');
  });
  return { id: row.id, file: { name: row.file_name, bytes }, mapping: ImportMapping.parse(row.mapping) };
}

/** What the file holds, and which of its codes the sector has already. */
async function read(app: App, sectorId: string, file: { name: string; bytes: Buffer }, options: ReadOptions) {
  const [reading, sectorCodes] = await Promise.all([
    app.workers.run('readProcesses', file.bytes, file.name, options),
    listCodes(app.db, sectorId),
  ]);
  const existingCodes = reading.processes.map(({ code }) => code).filter((code) => sectorCodes.has(code));
  return { ...withParentsOfSector(reading, sectorCodes), existingCodes };
}

/** A parent that the file lacks is no problem when the sector has it. */
function withParentsOfSector(reading: ImportReading, sectorCodes: ReadonlySet<string>): ImportReading {
  const ofFile = new Set(reading.processes.map(({ code }) => code));
  const settled = new Set(
    reading.processes.flatMap(({ parentCode, row }) =>
      parentCode !== null && !ofFile.has(parentCode) && sectorCodes.has(parentCode) ? [row] : [],
    ),
  );
  const problems = reading.problems.filter(
    ({ severity, row, column }) => !(severity === 'error' && settled.has(row) && column === reading.mapping.parent),
  );
  return { ...reading, problems };
}

const ERRORS_NAMED = 5;

function readyToSave({ processes, problems, hasDeepLevels }: ImportReading, chosen: boolean): ImportedProcess[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const named = errors.slice(0, ERRORS_NAMED).map(({ row, message }) => `row ${row}: ${message}`);
    const issues = errors.slice(0, 100).map(({ row, message }) => ({ path: String(row), message }));
    throw new AppError('importHasErrors', named.join('; '), { issues });
  }
  if (hasDeepLevels && !chosen) {
    throw new AppError(
      'importHasErrors',
      'it has levels below 5. Choose whether to fold them into level 5 or to skip them.',
    );
  }
  return processes;
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

const toRecord = (row: ImportRow): ImportRecord => ({
  id: row.id,
  fileName: row.file_name,
  format: ImportFormat.parse(row.format),
  completedAt: (row.completed_at ?? row.created_at).toISOString(),
  created: row.created ?? 0,
  updated: row.updated ?? 0,
  skipped: row.skipped ?? 0,
});
