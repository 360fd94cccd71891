import type { FindingState } from '@process-ai/contract/findings';
import type { Process } from '@process-ai/contract/processes';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { WRITTEN_BY } from '@process-ai/db/written-by';
import { sql } from 'kysely';

export type ProcessRow = Omit<Process, 'opportunities'>;

const fields = ['id', 'code', 'name', 'level', 'description', 'parent_id as parentId', 'version', 'finding'] as const;

const inSector = (db: Database, sectorId: string) =>
  db.selectFrom('process').where('sector_id', '=', sectorId).where('deleted_at', 'is', null);

export const listProcesses = (db: Database, sectorId: string): Promise<ProcessRow[]> =>
  inSector(db, sectorId).select(fields).orderBy('sort_key').execute();

export const listVersioned = (db: Database, sectorId: string): Promise<(ProcessRow & RowVersion)[]> =>
  inSector(db, sectorId).select(fields).select(WRITTEN_BY).orderBy('sort_key').execute();

export interface RowVersion {
  id: string;
  writtenBy: string;
}

/** Of the same rows in the same order, without what they say. */
export const listVersions = (db: Database, sectorId: string): Promise<RowVersion[]> =>
  inSector(db, sectorId).select(['id', WRITTEN_BY]).orderBy('sort_key').execute();

export type ProcessNodeRow = Omit<ProcessRow, 'description'>;

/** The tree without its texts: descriptions are most of a large sector. */
export const listNodes = (db: Database, sectorId: string): Promise<ProcessNodeRow[]> =>
  inSector(db, sectorId)
    .select(['id', 'code', 'name', 'level', 'parent_id as parentId', 'version', 'finding'])
    .orderBy('sort_key')
    .execute();

export const findProcesses = (db: Database, sectorId: string, ids: string[]): Promise<ProcessRow[]> =>
  inSector(db, sectorId)
    .select(fields)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('sort_key')
    .execute();

/** The ids that are in the sector, in natural code order. */
export const findIds = async (db: Database, sectorId: string, ids: string[]): Promise<string[]> => {
  const rows = await inSector(db, sectorId)
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('sort_key')
    .execute();
  return rows.map(({ id }) => id);
};

export const listCodes = async (db: Database, sectorId: string): Promise<Set<string>> =>
  new Set((await inSector(db, sectorId).select('code').execute()).map(({ code }) => code));

export interface NewProcess {
  id: string;
  parentId: string | null;
  code: string;
  sortKey: string;
  name: string;
  level: number;
  description: string | null;
}

const asTable = (rows: NewProcess[]) => sql`unnest(
  ${rows.map((row) => row.id)}::uuid[],
  ${rows.map((row) => row.parentId)}::uuid[],
  ${rows.map((row) => row.code)}::text[],
  ${rows.map((row) => row.sortKey)}::text[],
  ${rows.map((row) => row.name)}::text[],
  ${rows.map((row) => row.level)}::smallint[],
  ${rows.map((row) => row.description)}::text[]
)`;

/** Adds rows whose place in the tree has been checked: all in one statement, the columns travel as arrays. */
export const insertProcesses = async (
  db: Database,
  sectorId: string,
  rows: NewProcess[],
  importId: string | null = null,
): Promise<void> => {
  await sql`
    insert into process (id, parent_id, code, sort_key, name, level, description, sector_id, import_id)
    select t.*, ${sectorId}::uuid, ${importId}::uuid
    from ${asTable(rows)} as t
  `.execute(db);
};

/** Keeps what the last analysis knew of processes; their versions stay. */
export const saveFindingStates = async (
  db: Database,
  rows: { processId: string; state: FindingState }[],
): Promise<void> => {
  await sql`
    update process as p set finding = t.state
    from unnest(${rows.map((row) => row.processId)}::uuid[], ${rows.map((row) => row.state)}::text[]) as t (id, state)
    where p.id = t.id
  `.execute(db);
};

/** Changes rows whose place in the tree has been checked, and raises their version, in one statement. */
export const updateProcesses = async (db: Database, rows: NewProcess[]): Promise<void> => {
  await sql`
    update process as p
    set parent_id = t.parent_id, code = t.code, sort_key = t.sort_key, name = t.name, level = t.level,
        description = t.description, version = p.version + 1, updated_at = now()
    from ${asTable(rows)} as t (id, parent_id, code, sort_key, name, level, description)
    where p.id = t.id
  `.execute(db);
};

/** Changes places that have been checked, and raises the versions, in one statement; says the new versions by id. */
export const placeProcesses = async (
  db: Database,
  places: Pick<ProcessRow, 'id' | 'parentId' | 'level'>[],
): Promise<Map<string, number>> => {
  const { rows } = await sql<{ id: string; version: number }>`
    update process as p
    set parent_id = t.parent_id, level = t.level, version = p.version + 1, updated_at = now()
    from unnest(
      ${places.map(({ id }) => id)}::uuid[],
      ${places.map(({ parentId }) => parentId)}::uuid[],
      ${places.map(({ level }) => level)}::smallint[]
    ) as t (id, parent_id, level)
    where p.id = t.id
    returning p.id, p.version
  `.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/**
 * Marks the processes and everything below them; returns how many. What was deleted before is passed through, and told
 * apart by a value: a condition would let PostgreSQL, while it knows too little of new rows, read the whole sector by
 * one of the indexes of what is there for each process.
 */
export const markBranchesDeleted = async (
  db: Database,
  sectorId: string,
  ids: string[],
  deletionId: string,
): Promise<number> => {
  const result = await sql`
    with recursive branch as (
      select id, false as is_gone from process
      where id = any(${ids}::uuid[]) and sector_id = ${sectorId} and deleted_at is null
      union
      select p.id, p.deleted_at is not null from process p join branch b on p.parent_id = b.id
      where p.sector_id = ${sectorId}
    )
    update process set deleted_at = now(), deletion_id = ${deletionId}
    where sector_id = ${sectorId} and id in (select id from branch where not is_gone)
  `.execute(db);
  return Number(result.numAffectedRows ?? 0);
};

export const listDeletion = (db: Database, sectorId: string, deletionId: string): Promise<Row<'process'>[]> =>
  db
    .selectFrom('process')
    .selectAll()
    .where('sector_id', '=', sectorId)
    .where('deletion_id', '=', deletionId)
    .orderBy('level')
    .execute();

export interface Deletion {
  id: string;
  /** Of the process that was deleted with all below it; of the first one where several were. */
  code: string;
  name: string;
  processes: number;
  /** How many were deleted that stand below none of the others. */
  branches: number;
  deletedAt: Date;
}

/** What was deleted and can be brought back, newest first. */
export const listDeletions = async (db: Database, sectorId: string): Promise<Deletion[]> => {
  const { rows } = await sql<Deletion>`
    select distinct on (deletion_id) deletion_id as id, code, name, deleted_at as "deletedAt",
      count(*) over (partition by deletion_id)::int as processes,
      count(*) filter (where not exists (
        select from process as above where above.id = process.parent_id and above.deletion_id = process.deletion_id
      )) over (partition by deletion_id)::int as branches
    from process
    where sector_id = ${sectorId} and deletion_id is not null
    order by deletion_id, level, sort_key
  `.execute(db);
  return rows.sort((a, b) => b.deletedAt.getTime() - a.deletedAt.getTime());
};

export const unmarkDeleted = async (db: Database, sectorId: string, deletionId: string): Promise<void> => {
  await db
    .updateTable('process')
    .set({ deleted_at: null, deletion_id: null })
    .where('sector_id', '=', sectorId)
    .where('deletion_id', '=', deletionId)
    .execute();
};

/** A process that an undo would take away, with what somebody has done to it. */
export interface WithdrawalRow {
  id: string;
  parentId: string | null;
  code: string;
  name: string;
  edited: boolean;
  hasRoiInputs: boolean;
  hasDecidedOpportunities: boolean;
  hasSuitabilityAnswers: boolean;
  hasJourneys: boolean;
  hasOtherChildren: boolean;
}

/** Those of these processes that are still there, in code order. */
export const listWithdrawalCandidates = async (
  db: Database,
  sectorId: string,
  ids: string[],
): Promise<WithdrawalRow[]> => {
  const { rows } = await sql<WithdrawalRow>`
    with candidate as (
      select * from process where sector_id = ${sectorId} and id = any(${ids}::uuid[]) and deleted_at is null
    ),
    journey_step as (
      select distinct step ->> 'processId' as id from journey, jsonb_array_elements(touch_points) as step
      where sector_id = ${sectorId} and deleted_at is null
    )
    select p.id, p.parent_id as "parentId", p.code, p.name,
      p.version > 1 as edited,
      p.id in (select process_id from roi_input where sector_id = ${sectorId}) as "hasRoiInputs",
      p.id in (select process_id from opportunity where sector_id = ${sectorId} and status <> 'proposed')
        as "hasDecidedOpportunities",
      p.id in (select process_id from process_suitability where sector_id = ${sectorId} and overrules <> '{}')
        as "hasSuitabilityAnswers",
      exists (select from journey_step where id = p.id::text) as "hasJourneys",
      exists (
        select from process c where c.parent_id = p.id and c.deleted_at is null
          and c.id not in (select id from candidate)
      ) as "hasOtherChildren"
    from candidate p
    order by p.sort_key
  `.execute(db);
  return rows;
};

export const markWithdrawn = async (db: Database, sectorId: string, ids: string[]): Promise<void> => {
  await sql`
    update process set deleted_at = now() where sector_id = ${sectorId} and id = any(${ids}::uuid[])
  `.execute(db);
};
