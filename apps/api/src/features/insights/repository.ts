import type { CitedSentence, DocumentPage, InsightFact, InsightFigure } from '@process-ai/contract/insights';
import type { Database } from '@process-ai/db/connect';
import { type DeletedRow, listDeletedRows, setRowDeletedIn } from '@process-ai/db/deleted-rows';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

/** An insight without its file and its whole text. */
export type InsightRow = Omit<Row<'insight'>, 'file_id' | 'pages' | 'evidence_basis'> & { page_count: number };

const fields = [
  'id',
  'sector_id',
  'title',
  'file_name',
  'file_type',
  'file_size',
  'notice',
  'sentences',
  'figures',
  'facts',
  'language',
  'source',
  'uploaded_at',
  'deleted_at',
] as const;

/** A summary whose job was cancelled, or never came to be, is not being written. */
const summaryStatus = sql<Row<'insight'>['summary_status']>`
  case when summary_status = 'running' and not exists (
    select from job_item i join job j on j.id = i.job_id
    where i.item_id = insight.id and j.status in ('queued', 'running')
  ) then 'failed' else summary_status end
`;

const present = (db: Database, sectorId: string) =>
  db.selectFrom('insight').where('sector_id', '=', sectorId).where('deleted_at', 'is', null);

const shown = (db: Database, sectorId: string) =>
  present(db, sectorId)
    .select(fields)
    .select([summaryStatus.as('summary_status'), sql<number>`jsonb_array_length(pages)`.as('page_count')]);

/** Newest first. */
export const listInsights = (db: Database, sectorId: string): Promise<InsightRow[]> =>
  shown(db, sectorId).orderBy('uploaded_at', 'desc').orderBy('id').execute();

export const findInsight = (db: Database, sectorId: string, id: string): Promise<InsightRow | undefined> =>
  shown(db, sectorId).where('id', '=', id).executeTakeFirst();

export const listDeleted = (db: Database, sectorId: string): Promise<DeletedRow[]> =>
  listDeletedRows(db, 'insight', sectorId);

export const findPages = async (db: Database, sectorId: string, id: string): Promise<DocumentPage[] | undefined> =>
  (await present(db, sectorId).select('pages').where('id', '=', id).executeTakeFirst())?.pages;

export const findFile = (
  db: Database,
  sectorId: string,
  id: string,
): Promise<{ file_id: string; file_name: string } | undefined> =>
  present(db, sectorId).select(['file_id', 'file_name']).where('id', '=', id).executeTakeFirst();

interface NewInsight {
  id: string;
  sector_id: string;
  title: string;
  file_name: string;
  file_type: string;
  file_size: number;
  file_id: string;
  pages: DocumentPage[];
  notice: string | null;
}

export const insertInsight = async (db: Database, row: NewInsight): Promise<void> => {
  await db
    .insertInto('insight')
    .values({ ...row, summary_status: 'running' })
    .execute();
};

interface Summary {
  summary_status: 'running' | 'ready' | 'failed' | 'no-text';
  sentences?: CitedSentence[];
  figures?: InsightFigure[];
  facts?: InsightFact[];
  language?: string | null;
  source?: string | null;
}

export const updateSummary = async (db: Database, sectorId: string, id: string, summary: Summary): Promise<void> => {
  await db
    .updateTable('insight')
    .set({ ...summary, evidence_basis: null })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

export const setDeleted = setRowDeletedIn('insight');
