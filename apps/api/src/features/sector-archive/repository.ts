import { ARCHIVED_ROWS, type SectorArchive } from '@process-ai/contract/sector-archive';
import type { Database } from '@process-ai/db/connect';
import type { Tables } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type ArchivedKind = keyof typeof ARCHIVED_ROWS;

interface ArchivedTable {
  table: keyof Tables;
  order: string[];
  /** Rows that count as deleted have a time here. */
  mark?: 'deleted_at';
  /** Fields that follow from others: written, not archived. */
  derived?: string[];
  /** The column of a field, where it is not its name in snake case. */
  columns?: Record<string, string>;
  /** Columns that begin anew. */
  begins?: Record<string, number>;
}

/** Where the rows of each kind are; a later one may refer to an earlier one. */
const TABLES: Record<ArchivedKind, ArchivedTable> = {
  processes: { table: 'process', order: ['sort_key', 'id'], mark: 'deleted_at', derived: ['sortKey'] },
  opportunities: { table: 'opportunity', order: ['created_at', 'process_id', 'position', 'id'] },
  suitability: { table: 'process_suitability', order: ['process_id'] },
  roiInputs: { table: 'roi_input', order: ['process_id'] },
  roiAssumptions: { table: 'roi_assumption', order: ['sector_id'] },
  scenarios: { table: 'scenario', order: ['created_at', 'id'] },
  journeys: { table: 'journey', order: ['created_at', 'id'], mark: 'deleted_at' },
  insights: { table: 'insight', order: ['uploaded_at', 'id'], mark: 'deleted_at', columns: { file: 'file_id' } },
  evidence: { table: 'evidence', order: ['insight_id', 'position', 'process_id'] },
  evidenceDecisions: { table: 'evidence_decision', order: ['insight_id', 'quote'] },
  planSettings: { table: 'plan_setting', order: ['sector_id'], begins: { version: 1, state: 1 } },
  initiatives: { table: 'initiative', order: ['position', 'id'], begins: { version: 1, state: 1 } },
  initiativeOpportunities: { table: 'initiative_opportunity', order: ['initiative_id', 'opportunity_id'] },
  actuals: { table: 'initiative_actual', order: ['initiative_id', 'month'] },
  comments: { table: 'comment', order: ['created_at', 'id'], mark: 'deleted_at' },
};

const columnOf = (kind: ArchivedKind, field: string) =>
  TABLES[kind].columns?.[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fieldsOf = (kind: ArchivedKind) => Object.keys(ARCHIVED_ROWS[kind].element.shape);

/** All reads of the transaction see one moment. */
export const seeOneMoment = async (db: Database): Promise<void> => {
  await sql`set transaction isolation level repeatable read read only`.execute(db);
};

export const findFacts = async (db: Database, sectorId: string): Promise<SectorArchive['sector'] | undefined> => {
  const { rows } = await sql<SectorArchive['sector']>`
    select name, reference_model as "referenceModel", description, icon, profile, export_cover as "exportCover",
      to_json(roi_calculated_at) #>> '{}' as "roiCalculatedAt", revision
    from sector where id = ${sectorId} and deleted_at is null`.execute(db);
  return rows[0];
};

/** Rows as JSON, with times as text, and a file as its id. */
export const readRows = async (db: Database, kind: ArchivedKind, sectorId: string): Promise<unknown[]> => {
  const { table, order, mark } = TABLES[kind];
  const columns = fieldsOf(kind).map((field) => sql`${sql.ref(columnOf(kind, field))} as ${sql.id(field)}`);
  const { rows } = await sql<{ rows: unknown[] }>`
    select coalesce(json_agg(r), '[]') as rows from (
      select ${sql.join(columns)} from ${sql.table(table)}
      where sector_id = ${sectorId} ${mark ? sql`and ${sql.ref(mark)} is null` : sql``}
      order by ${sql.join(order.map((column) => sql.ref(column)))}
    ) r`.execute(db);
  return rows[0]?.rows ?? [];
};

/** Rows as `readRows` gives them. */
export const writeRows = async (db: Database, kind: ArchivedKind, sectorId: string, rows: object[]): Promise<void> => {
  if (rows.length === 0) return;
  const { table, derived = [], begins = {} } = TABLES[kind];
  const values = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(kind, field), value])),
  );
  const columns = [...fieldsOf(kind), ...derived].map((field) => sql.ref(columnOf(kind, field)));
  const added = Object.entries(begins);
  await sql`
    insert into ${sql.table(table)} (${sql.join([sql.ref('sector_id'), ...columns, ...added.map(([name]) => sql.ref(name))])})
    select ${sql.join([sql`${sectorId}::uuid`, ...columns, ...added.map(([, value]) => sql`${sql.lit(value)}`)])}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(values)}::text::jsonb)`.execute(db);
};

export const updateFacts = async (
  db: Database,
  id: string,
  { exportCover, roiCalculatedAt, revision }: SectorArchive['sector'],
): Promise<void> => {
  await db
    .updateTable('sector')
    .set({
      export_cover: exportCover,
      roi_calculated_at: sql<Date | null>`${roiCalculatedAt}::timestamptz`,
      revision,
    })
    .where('id', '=', id)
    .execute();
};

export const readShortlist = async (db: Database, sectorId: string): Promise<SectorArchive['shortlist']> => {
  const { rows } = await sql<SectorArchive['shortlist'][number]>`
    select v.name as vendor, s.note, s.kept_by as "keptBy"
    from sector_shortlist s join vendor v on v.id = s.vendor_id
    where s.sector_id = ${sectorId} and v.deleted_at is null order by v.name, v.id`.execute(db);
  return rows;
};

/** Returns the names that are not in the directory. */
export const writeShortlist = async (
  db: Database,
  sectorId: string,
  shortlist: SectorArchive['shortlist'],
): Promise<string[]> => {
  const { rows } = await sql<{ vendor: string }>`
    with wanted as (
      select distinct on (lower(w.vendor)) w.vendor, w.note, w."keptBy",
        (select v.id from vendor v where lower(v.name) = lower(w.vendor) and v.deleted_at is null limit 1) as vendor_id
      from jsonb_to_recordset(${JSON.stringify(shortlist)}::text::jsonb) as w (vendor text, note text, "keptBy" text)
    ), kept as (
      insert into sector_shortlist (sector_id, vendor_id, note, kept_by)
      select ${sectorId}::uuid, vendor_id, note, "keptBy" from wanted where vendor_id is not null
    )
    select vendor from wanted where vendor_id is null order by vendor`.execute(db);
  return rows.map(({ vendor }) => vendor);
};
