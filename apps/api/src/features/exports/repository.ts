import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';

export type ExportRow = Omit<Row<'export_file'>, 'file'>;

interface NewExport {
  id: string;
  sector_id: string;
  user_id: string;
  format: string;
  title: string;
  file_name: string;
  file: Buffer;
}

export const insertExport = async (db: Database, row: NewExport): Promise<void> => {
  await db.insertInto('export_file').values(row).execute();
};

const ofPresentSectors = (db: Database) =>
  db.selectFrom('export_file as e').innerJoin('sector as s', 's.id', 'e.sector_id').where('s.deleted_at', 'is', null);

export const listExports = (db: Database, sectorId: string): Promise<ExportRow[]> =>
  ofPresentSectors(db)
    .select(['e.id', 'e.sector_id', 'e.user_id', 'e.format', 'e.title', 'e.file_name', 'e.created_at'])
    .where('e.sector_id', '=', sectorId)
    .orderBy('e.created_at', 'desc')
    .execute();

export const findFile = (
  db: Database,
  id: string,
): Promise<{ file: Buffer; file_name: string; format: string } | undefined> =>
  ofPresentSectors(db).select(['e.file', 'e.file_name', 'e.format']).where('e.id', '=', id).executeTakeFirst();
