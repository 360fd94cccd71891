import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import type { ImportUndoEntry } from '@process-ai/db/tables/imports';

export type { ImportUndoEntry };
export type ImportRow = Omit<Row<'process_import'>, 'file_id'>;

const fields = [
  'id',
  'sector_id',
  'status',
  'file_name',
  'format',
  'mapping',
  'created',
  'updated',
  'skipped',
  'undo',
  'created_at',
  'completed_at',
] as const;

interface NewPreview {
  id: string;
  sector_id: string;
  file_name: string;
  format: string;
  file_id: string;
  mapping: Record<string, unknown>;
}

export const insertPreview = async (db: Database, preview: NewPreview): Promise<void> => {
  await db
    .insertInto('process_import')
    .values({ ...preview, status: 'preview' })
    .execute();
};

/** Previews that nobody completed are of no use for long. */
export const dropOldPreviews = async (db: Database, sectorId: string, before: Date): Promise<void> => {
  await db
    .deleteFrom('process_import')
    .where('sector_id', '=', sectorId)
    .where('status', '=', 'preview')
    .where('created_at', '<', before)
    .execute();
};

export const findImport = (db: Database, sectorId: string, id: string): Promise<ImportRow | undefined> =>
  db
    .selectFrom('process_import')
    .select(fields)
    .where('id', '=', id)
    .where('sector_id', '=', sectorId)
    .executeTakeFirst();

/** Where its file is; null once its processes are saved. */
export const findFileId = async (db: Database, sectorId: string, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('process_import')
    .select('file_id')
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.file_id ?? null;
};

export const listCompleted = (db: Database, sectorId: string): Promise<ImportRow[]> =>
  db
    .selectFrom('process_import')
    .select(fields)
    .where('sector_id', '=', sectorId)
    .where('status', '=', 'completed')
    .orderBy('completed_at', 'desc')
    .execute();

/** False when the import is no preview any more. */
export const updatePreview = async (
  db: Database,
  sectorId: string,
  id: string,
  mapping: Record<string, unknown>,
): Promise<boolean> => {
  const result = await db
    .updateTable('process_import')
    .set({ mapping })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .where('status', '=', 'preview')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const deletePreview = async (db: Database, sectorId: string, id: string): Promise<void> => {
  await db.deleteFrom('process_import').where('sector_id', '=', sectorId).where('id', '=', id).execute();
};

interface Completion {
  created: number;
  updated: number;
  skipped: number;
  undo: ImportUndoEntry[];
}

/** The file itself is no longer needed once its processes are saved. */
export const markCompleted = async (
  db: Database,
  sectorId: string,
  id: string,
  completion: Completion,
): Promise<void> => {
  await db
    .updateTable('process_import')
    .set({ ...completion, undo: completion.undo, status: 'completed', file_id: null, completed_at: new Date() })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

export const markUndone = async (db: Database, sectorId: string, id: string): Promise<void> => {
  await db
    .updateTable('process_import')
    .set({ status: 'undone', undo: null })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

/** The processes that the import created and that are still there. */
export const listCreatedIds = async (db: Database, sectorId: string, importId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('process')
    .select('id')
    .where('sector_id', '=', sectorId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
};

/** Lets nothing that the import created, and somebody deleted, be restored any more. */
export const forgetDeletions = async (db: Database, sectorId: string, importId: string): Promise<void> => {
  await db
    .updateTable('process')
    .set({ deletion_id: null })
    .where('sector_id', '=', sectorId)
    .where('import_id', '=', importId)
    .where('deleted_at', 'is not', null)
    .execute();
};
