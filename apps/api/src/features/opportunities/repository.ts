import type {
  BenefitMoves,
  Opportunity,
  OpportunityDraft,
  OpportunityInput,
  OpportunityStatus,
  OpportunityType,
} from '@process-ai/contract/opportunities';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { WRITTEN_BY } from '@process-ai/db/written-by';
import { sql } from 'kysely';

/** An opportunity as it was proposed or entered; what it is worth is derived. */
export interface OpportunityRow
  extends Omit<Opportunity, 'benefit' | 'estimatedSavings' | 'countedSavings' | 'savingsBasis' | 'sizeClass'> {
  processId: string;
  benefitMoves: BenefitMoves;
  benefitLow: number;
  benefitLikely: number;
  benefitHigh: number;
}

const fields = [
  'id',
  'process_id as processId',
  'type',
  'title',
  'description',
  'entered_savings as enteredSavings',
  'benefit_moves as benefitMoves',
  'benefit_low as benefitLow',
  'benefit_likely as benefitLikely',
  'benefit_high as benefitHigh',
  'effort',
  'rationale',
  'basis',
  'confidence',
  'use_case_id as useCaseId',
  'source',
  'status',
  'owner',
  'due_date as dueDate',
  'edited',
  'version',
] as const;

/** Who said what the status says, and when: an `Opportunity['decided']`. */
const DECIDED = sql<Opportunity['decided']>`case when decided_at is not null then json_build_object(
  'by', decided_by, 'at', to_char(decided_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
) end`.as('decided');

const inSector = (db: Database, sectorId: string) =>
  db.selectFrom('opportunity').select(fields).select(DECIDED).where('sector_id', '=', sectorId);

/** What has not been rejected, or all, by process and in order. */
export const listOpportunities = (
  db: Database,
  sectorId: string,
  { processIds, which = 'notRejected' }: { processIds?: string[]; which?: 'notRejected' | 'all' } = {},
): Promise<OpportunityRow[]> =>
  inSector(db, sectorId)
    .$if(which === 'notRejected', (query) => query.where('status', '<>', 'rejected'))
    .$if(processIds !== undefined, (query) => query.where('process_id', '=', sql<string>`any(${processIds}::uuid[])`))
    .orderBy('process_id')
    .orderBy('position')
    .execute();

const byProcess = (db: Database, sectorId: string) =>
  db
    .selectFrom('opportunity')
    .where('sector_id', '=', sectorId)
    .where('status', '<>', 'rejected')
    .orderBy('process_id')
    .orderBy('position');

/** What has not been rejected, by process and in order. */
export const listVersioned = (db: Database, sectorId: string): Promise<(OpportunityRow & { writtenBy: string })[]> =>
  byProcess(db, sectorId).select(fields).select(DECIDED).select(WRITTEN_BY).execute();

/** Of the same rows in the same order, without what they say. */
export const listVersions = (db: Database, sectorId: string): Promise<{ id: string; writtenBy: string }[]> =>
  byProcess(db, sectorId).select(['id', WRITTEN_BY]).execute();

/** Of these, what has not been rejected; in no order. */
export const findOpportunities = (db: Database, sectorId: string, ids: string[]): Promise<OpportunityRow[]> =>
  inSector(db, sectorId).where('id', '=', sql<string>`any(${ids}::uuid[])`).where('status', '<>', 'rejected').execute();

export type NeedRow = Pick<OpportunityRow, 'processId' | 'id' | 'title' | 'description' | 'useCaseId' | 'status'> & {
  type: OpportunityType;
};

/** What a comparison of vendors goes by, of each opportunity that has not been rejected; in order within a process. */
export const listNeeds = (db: Database, sectorId: string, processIds: string[]): Promise<NeedRow[]> =>
  db
    .selectFrom('opportunity')
    .select(['process_id as processId', 'id', 'type', 'title', 'description', 'use_case_id as useCaseId', 'status'])
    .where('sector_id', '=', sectorId)
    .where('status', '<>', 'rejected')
    .where('process_id', '=', sql<string>`any(${processIds}::uuid[])`)
    .orderBy('position')
    .execute();

export interface PlacedOpportunityRow extends OpportunityRow {
  processCode: string;
  processName: string;
  processLevel: number;
}

/** Opportunities of all processes that are still there, beside their process and in code order. */
export const listWithProcesses = (
  db: Database,
  sectorId: string,
  which: 'rejected' | 'notRejected',
): Promise<PlacedOpportunityRow[]> =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('process as p', 'p.id', 'o.process_id')
    .select(fields.map((field) => `o.${field}` as const))
    .select(DECIDED)
    .select(['p.code as processCode', 'p.name as processName', 'p.level as processLevel'])
    .where('o.sector_id', '=', sectorId)
    .where('p.sector_id', '=', sectorId)
    .where('o.status', which === 'rejected' ? '=' : '<>', 'rejected')
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_key')
    .orderBy('o.position')
    .execute();

export interface PlaceRow {
  id: string;
  parentId: string | null;
  code: string;
  name: string;
  /** 0–100. */
  suitability: number | null;
}

/** Every process of the sector: what stands above it, and how suitable it is. */
export const listPlaces = (db: Database, sectorId: string): Promise<PlaceRow[]> =>
  db
    .selectFrom('process as p')
    .leftJoin('process_suitability as s', 's.process_id', 'p.id')
    .select(['p.id', 'p.parent_id as parentId', 'p.code', 'p.name', 's.best_score as suitability'])
    .where('p.sector_id', '=', sectorId)
    .where('p.deleted_at', 'is', null)
    .execute();

/**
 * How many have not been rejected, by process. Read apart from the processes: right after an analysis PostgreSQL knows
 * nothing of the new rows yet, and joins thousands of processes with thousands of totals pair by pair.
 */
export const listCounts = async (db: Database, sectorId: string): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('opportunity')
    .select(['process_id', sql<number>`count(*)::int`.as('count')])
    .where('sector_id', '=', sectorId)
    .where('status', '<>', 'rejected')
    .groupBy('process_id')
    .execute();
  return new Map(rows.map(({ process_id, count }) => [process_id, count]));
};

export const findOpportunity = (db: Database, sectorId: string, id: string): Promise<OpportunityRow | undefined> =>
  inSector(db, sectorId).where('id', '=', id).executeTakeFirst();

export const hasProcess = async (db: Database, sectorId: string, processId: string): Promise<boolean> => {
  const query = db.selectFrom('process').select('id').where('sector_id', '=', sectorId).where('deleted_at', 'is', null);
  return (await query.where('id', '=', processId).executeTakeFirst()) !== undefined;
};

export type NewOpportunity = OpportunityDraft & {
  id: string;
  processId: string;
  status?: OpportunityStatus;
  /** Thousands a year, from a person. */
  enteredSavings?: number | null;
  /** Who has accepted it. */
  decidedBy?: string;
};

/** Adds rows behind those that their processes have, in one statement. */
export const insertOpportunities = async (db: Database, sectorId: string, rows: NewOpportunity[]): Promise<void> => {
  await sql`
    insert into opportunity
      (id, process_id, type, title, description, entered_savings, benefit_moves, benefit_low, benefit_likely, benefit_high,
        effort, rationale, basis, confidence, use_case_id, source, status, decided_by, decided_at, position, sector_id)
    select t.id, t.process_id, t.type, t.title, t.description, t.entered, t.moves, t.low, t.likely, t.high,
      t.effort, t.rationale, t.basis, t.confidence, t.use_case_id, t.source, t.status,
      t.decided_by, case when t.decided_by is not null then now() end,
      t.position + coalesce((select max(o.position) from opportunity o where o.process_id = t.process_id and o.sector_id = ${sectorId}), 0),
      ${sectorId}::uuid
    from unnest(
      ${rows.map((row) => row.id)}::uuid[],
      ${rows.map((row) => row.processId)}::uuid[],
      ${rows.map((row) => row.type)}::text[],
      ${rows.map((row) => row.title)}::text[],
      ${rows.map((row) => row.description)}::text[],
      ${rows.map((row) => row.enteredSavings ?? null)}::float8[],
      ${rows.map((row) => row.benefit.moves)}::text[],
      ${rows.map((row) => row.benefit.low)}::float8[],
      ${rows.map((row) => row.benefit.likely)}::float8[],
      ${rows.map((row) => row.benefit.high)}::float8[],
      ${rows.map((row) => row.effort)}::smallint[],
      ${rows.map((row) => row.rationale)}::text[],
      ${rows.map((row) => row.basis)}::text[],
      ${rows.map((row) => row.confidence)}::float8[],
      ${rows.map((row) => row.useCaseId)}::text[],
      ${rows.map((row) => row.source)}::text[],
      ${rows.map((row) => row.status ?? 'proposed')}::text[],
      ${rows.map((row) => row.decidedBy ?? null)}::text[]
    ) with ordinality as t
      (id, process_id, type, title, description, entered, moves, low, likely, high, effort, rationale, basis, confidence,
        use_case_id, source, status, decided_by, position)
  `.execute(db);
};

const COMMENTED = sql<boolean>`exists (select from comment c where c.subject_id = opportunity.id and c.deleted_at is null)`;

/** Takes away what was only proposed; what a person accepted, changed, added, gave an owner or a date, commented on, or rejected stays. */
export const deleteProposals = async (db: Database, sectorId: string, processIds: string[]): Promise<void> => {
  await sql`
    delete from opportunity
    where sector_id = ${sectorId} and process_id = any(${processIds}::uuid[]) and status = 'proposed'
      and owner is null and due_date is null and not ${COMMENTED}
  `.execute(db);
};

/** Type and title of what a person has decided on in these processes, or in the whole sector; rejected ones too. */
export const listDecided = (
  db: Database,
  sectorId: string,
  processIds?: string[],
): Promise<{ processId: string; type: string; title: string }[]> =>
  db
    .selectFrom('opportunity')
    .select(['process_id as processId', 'type', 'title'])
    .where('sector_id', '=', sectorId)
    .$if(processIds !== undefined, (query) => query.where('process_id', '=', sql<string>`any(${processIds}::uuid[])`))
    .where(sql<boolean>`(status <> 'proposed' or owner is not null or due_date is not null or ${COMMENTED})`)
    .execute();

export const updateOpportunity = async (
  db: Database,
  sectorId: string,
  id: string,
  { estimatedSavings, ...changes }: OpportunityInput,
  decidedBy: string,
): Promise<void> => {
  await db
    .updateTable('opportunity')
    .set((eb) => ({
      ...changes,
      entered_savings: estimatedSavings,
      status: 'accepted',
      decided_by: decidedBy,
      decided_at: new Date(),
      edited: true,
      version: eb('version', '+', 1),
    }))
    .where((eb) => eb.and({ sector_id: sectorId, id }))
    .execute();
};

type OpportunityChanges = Partial<
  Pick<Row<'opportunity'>, 'status' | 'decided_by' | 'decided_at' | 'owner' | 'due_date'>
>;

/** Returns how many of them are in the sector. */
export const changeOpportunities = async (
  db: Database,
  sectorId: string,
  ids: string[],
  changes: OpportunityChanges,
): Promise<number> => {
  const result = await db
    .updateTable('opportunity')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('sector_id', '=', sectorId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/** Where use cases are proposed already, by their id: the process of the sector, leaving out these. */
export const listUseCasesTaken = async (
  db: Database,
  sectorId: string,
  exceptProcessIds: string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('opportunity')
    .select(['use_case_id as useCaseId', 'process_id as processId'])
    .where('sector_id', '=', sectorId)
    .where('use_case_id', 'is not', null)
    .where('status', '<>', 'rejected')
    .where('process_id', '<>', sql<string>`all(${exceptProcessIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ useCaseId, processId }) => [useCaseId ?? '', processId]));
};
