import type { ExportCover, ShownCover } from '@process-ai/contract/export-covers';
import type { ExportFigures } from '@process-ai/contract/exports';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type ExportRow = Omit<Row<'export_file'>, 'file_id'> & { size: number | null };

interface NewExport {
  id: string;
  sector_id: string;
  user_id: string | null;
  format: string;
  title: string;
  file_name: string;
  /** null when it lives in Google Workspace, at `external_url`. */
  file_id: string | null;
  external_url: string | null;
  made_by: string | null;
  sector_revision: number;
  figures: ExportFigures;
  cover: ShownCover;
}

export const insertExport = async (db: Database, row: NewExport): Promise<void> => {
  await db.insertInto('export_file').values(row).execute();
};

/** It rises with every write to the sector, or to anything below it. */
export const revisionOf = async (db: Database, sectorId: string): Promise<number> =>
  (await db.selectFrom('sector').select('revision').where('id', '=', sectorId).executeTakeFirstOrThrow()).revision;

/** null where none is kept; what was kept before a field existed lacks it. */
export const findCover = async (db: Database, sectorId: string): Promise<Partial<ExportCover> | null> =>
  (await db.selectFrom('sector').select('export_cover').where('id', '=', sectorId).executeTakeFirstOrThrow())
    .export_cover;

export const updateCover = async (db: Database, sectorId: string, cover: ExportCover): Promise<void> => {
  await db.updateTable('sector').set({ export_cover: cover }).where('id', '=', sectorId).execute();
};

/** How many earlier states of the sector were exported, however many files were made of each. */
export const countExportedBefore = async (db: Database, sectorId: string): Promise<number> => {
  const { states } = await db
    .selectFrom('export_file as e')
    .innerJoin('sector as s', 's.id', 'e.sector_id')
    .select(sql<number>`count(distinct e.sector_revision)::int`.as('states'))
    .where('s.id', '=', sectorId)
    .whereRef('e.sector_revision', '<', 's.revision')
    .executeTakeFirstOrThrow();
  return states;
};

const ofPresentSectors = (db: Database) =>
  db.selectFrom('export_file as e').innerJoin('sector as s', 's.id', 'e.sector_id').where('s.deleted_at', 'is', null);

const fields = [
  'e.id',
  'e.sector_id',
  'e.user_id',
  'e.format',
  'e.title',
  'e.file_name',
  'e.external_url',
  'e.made_by',
  'e.sector_revision',
  'e.figures',
  'e.cover',
  'e.created_at',
] as const;

const records = (db: Database) =>
  ofPresentSectors(db).leftJoin('stored_file as f', 'f.id', 'e.file_id').select(fields).select('f.size');

/** Newest first. */
export const listExports = (db: Database, sectorId: string): Promise<ExportRow[]> =>
  records(db).where('e.sector_id', '=', sectorId).orderBy('e.created_at', 'desc').execute();

export const findExport = (db: Database, sectorId: string, id: string): Promise<ExportRow | undefined> =>
  records(db).where('e.sector_id', '=', sectorId).where('e.id', '=', id).executeTakeFirst();

/** Of all documents together: what is read of them takes seconds then, and little memory. */
const SITUATION_CHARACTERS_MOST = 1_000_000;

/** The documents of a sector with what their summaries quote, newest first, as far as they fit; and the names of the others. */
export const readSituationDocuments = async (db: Database, sectorId: string) => {
  const sized = await db
    .selectFrom('insight')
    .select(['id', 'file_name', sql<number>`length(pages::text)`.as('characters')])
    .where('sector_id', '=', sectorId)
    .where('deleted_at', 'is', null)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  let room = SITUATION_CHARACTERS_MOST;
  const fitting = sized.filter(({ characters }) => {
    const fits = characters <= room;
    if (fits) room -= characters;
    return fits;
  });
  const ids = fitting.map(({ id }) => id);
  const rows = await db
    .selectFrom('insight')
    .select(['file_name', 'pages', 'sentences'])
    .where('sector_id', '=', sectorId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    documents: rows.map(({ file_name, pages, sentences }) => ({ fileName: file_name, pages, sentences })),
    unread: sized.filter((one) => !fitting.includes(one)).map(({ file_name }) => file_name),
  };
};

export const findFile = (
  db: Database,
  id: string,
  readerId: string,
): Promise<
  (Pick<Row<'export_file'>, 'file_id' | 'file_name' | 'format' | 'sector_id'> & { readable: boolean }) | undefined
> =>
  ofPresentSectors(db)
    .select(['e.file_id', 'e.file_name', 'e.format', 'e.sector_id'])
    .select(sql<boolean>`role_in_sector(s.id, s.access, ${readerId}) is not null`.as('readable'))
    .where('e.id', '=', id)
    .executeTakeFirst();
