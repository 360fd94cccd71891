import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import type { ImportUndoEntry } from '@process-ai/db/tables/processes';
import { sql } from 'kysely';

export type { ImportUndoEntry };
export type ImportRow = Omit<Row<'process_import'>, 'file'>;

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
  file: Buffer;
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

export const readFile = async (db: Database, id: string): Promise<Buffer | null> => {
  const row = await db.selectFrom('process_import').select('file').where('id', '=', id).executeTakeFirst();
  return row?.file ?? null;
};

export const listCompleted = (db: Database, sectorId: string): Promise<ImportRow[]> =>
  db
    .selectFrom('process_import')
    .select(fields)
    .where('sector_id', '=', sectorId)
    .where('status', '=', 'completed')
    .orderBy('completed_at', 'desc')
    .execute();

export const deletePreview = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('process_import').where('id', '=', id).execute();
};

interface Completion {
  created: number;
  updated: number;
  skipped: number;
  undo: ImportUndoEntry[];
}

/** The file itself is no longer needed once its processes are saved. */
export const markCompleted = async (db: Database, id: string, completion: Completion): Promise<void> => {
  await db
    .updateTable('process_import')
    .set({ ...completion, undo: completion.undo, status: 'completed', file: null, completed_at: new Date() })
    .where('id', '=', id)
    .execute();
};

export const markUndone = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('process_import').set({ status: 'undone', undo: null }).where('id', '=', id).execute();
};

export interface CreatedRow {
  id: string;
  parentId: string | null;
  code: string;
  name: string;
  version: number;
  /** Whether ROI inputs have been entered for it. */
  hasInputs: boolean;
}

/** What the import created and is still there. */
export const listCreated = (db: Database, sectorId: string, importId: string): Promise<CreatedRow[]> =>
  db
    .selectFrom('process as p')
    .leftJoin('roi_input as i', 'i.process_id', 'p.id')
    .select(['p.id', 'p.parent_id as parentId', 'p.code', 'p.name', 'p.version'])
    .select(sql<boolean>`i.process_id is not null`.as('hasInputs'))
    .where('p.sector_id', '=', sectorId)
    .where('p.import_id', '=', importId)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_key')
    .execute();

/** The parents of processes that this import did not create: they must stay, whatever happens to the import. */
export const listForeignParents = async (db: Database, sectorId: string, importId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('process')
    .select('parent_id')
    .distinct()
    .where('sector_id', '=', sectorId)
    .where('deleted_at', 'is', null)
    .where('parent_id', 'is not', null)
    .where((eb) => eb.or([eb('import_id', 'is', null), eb('import_id', '!=', importId)]))
    .execute();
  return rows.flatMap((row) => (row.parent_id ? [row.parent_id] : []));
};

/** Takes these processes away, and lets nothing that the import created be restored any more. */
export const withdrawProcesses = async (db: Database, importId: string, ids: string[]): Promise<void> => {
  await sql`update process set deleted_at = now() where id = any(${ids}::uuid[])`.execute(db);
  await sql`
    update process set deletion_id = null where import_id = ${importId} and deleted_at is not null
  `.execute(db);
};
