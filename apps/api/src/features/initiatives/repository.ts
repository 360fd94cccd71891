import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

/** Changes of a sector's plan that can be taken back. */
const CHANGES_KEPT = 50;

export type InitiativeRow = Omit<Row<'initiative'>, 'sector_id' | 'created_at' | 'updated_at'>;

/** In their order. */
export const listInitiatives = (db: Database, sectorId: string): Promise<InitiativeRow[]> =>
  db.selectFrom('initiative').selectAll().where('sector_id', '=', sectorId).orderBy('position').orderBy('id').execute();

export interface LinkRow {
  initiativeId: string;
  opportunityId: string;
}

/** Who carries what, also what is not accepted. */
export const listLinks = (db: Database, sectorId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('initiative_opportunity')
    .select(['initiative_id as initiativeId', 'opportunity_id as opportunityId'])
    .where('sector_id', '=', sectorId)
    .orderBy('opportunity_id')
    .execute();

export interface PlannableRow {
  id: string;
  processId: string;
  effort: number;
  initiativeId: string | null;
}

/** Every opportunity of a present process that is accepted, in the order of the processes, with who carries it. */
export const listAccepted = (db: Database, sectorId: string): Promise<PlannableRow[]> =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('process as p', 'p.id', 'o.process_id')
    .leftJoin('initiative_opportunity as l', 'l.opportunity_id', 'o.id')
    .select(['o.id', 'o.process_id as processId', 'o.effort', 'l.initiative_id as initiativeId'])
    .where('o.sector_id', '=', sectorId)
    .where('p.sector_id', '=', sectorId)
    .where('o.status', '=', 'accepted')
    .where('p.deleted_at', 'is', null)
    .orderBy('p.sort_key')
    .orderBy('o.position')
    .execute();

export interface UnplannedRow {
  id: string;
  processId: string;
  title: string;
  type: 'automation' | 'ai' | 'agentic';
  effort: number;
  useCaseId: string | null;
}

/** Accepted opportunities of present processes that no initiative carries, in the order of the processes. */
export const listUnplanned = (db: Database, sectorId: string): Promise<UnplannedRow[]> =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('process as p', 'p.id', 'o.process_id')
    .leftJoin('initiative_opportunity as l', 'l.opportunity_id', 'o.id')
    .select(['o.id', 'o.process_id as processId', 'o.title', 'o.type', 'o.effort'])
    .select('o.use_case_id as useCaseId')
    .where('o.sector_id', '=', sectorId)
    .where('p.sector_id', '=', sectorId)
    .where('o.status', '=', 'accepted')
    .where('p.deleted_at', 'is', null)
    .where('l.initiative_id', 'is', null)
    .orderBy('p.sort_key')
    .orderBy('o.position')
    .execute();

interface EnteredCosts {
  implementationCost: number | null;
  annualRunCost: number | null;
}

/** What persons have entered for processes, in currency units, once and a year. */
export const listEnteredCosts = async (db: Database, sectorId: string): Promise<Map<string, EnteredCosts>> => {
  const rows = await db
    .selectFrom('roi_input')
    .select(['process_id', 'implementation_cost as implementationCost', 'annual_run_cost as annualRunCost'])
    .where('sector_id', '=', sectorId)
    .execute();
  return new Map(rows.map(({ process_id, ...costs }) => [process_id, costs]));
};

/** How often processes run a year, of those with ROI inputs. */
export const listRuns = async (db: Database, sectorId: string): Promise<Map<string, number>> => {
  const query = db
    .selectFrom('roi_input')
    .select(['process_id', 'process_frequency'])
    .where('sector_id', '=', sectorId);
  return new Map((await query.execute()).map((row) => [row.process_id, row.process_frequency]));
};

/** Those of the opportunities that exist in the sector, whatever their state. */
export const listKnown = async (db: Database, sectorId: string, ids: string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('opportunity')
    .select('id')
    .where('sector_id', '=', sectorId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export type SettingsRow = Omit<Row<'plan_setting'>, 'sector_id'>;

export const findSettings = (db: Database, sectorId: string): Promise<SettingsRow | undefined> =>
  db
    .selectFrom('plan_setting')
    .select(['start_month', 'capacity_days', 'version', 'state'])
    .where('sector_id', '=', sectorId)
    .executeTakeFirst();

export const saveSettings = async (db: Database, sectorId: string, row: SettingsRow): Promise<void> => {
  await db
    .insertInto('plan_setting')
    .values({ ...row, sector_id: sectorId })
    .onConflict((conflict) => conflict.column('sector_id').doUpdateSet(row))
    .execute();
};

export const deleteInitiatives = async (db: Database, sectorId: string, ids: string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('initiative')
    .where('sector_id', '=', sectorId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
};

/**
 * Writes these initiatives as they are now. First all of them leave their opportunities, so that one can hand some over
 * to another; what has been deleted of these in the meantime stays away.
 */
export const saveInitiatives = async (
  db: Database,
  sectorId: string,
  rows: readonly InitiativeRow[],
  links: readonly LinkRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  for (const { id, ...columns } of rows) {
    const row = { ...columns, updated_at: new Date() };
    await db
      .insertInto('initiative')
      .values({ ...row, id, sector_id: sectorId })
      .onConflict((conflict) => conflict.columns(['id', 'sector_id']).doUpdateSet(row))
      .execute();
  }
  await db
    .deleteFrom('initiative_opportunity')
    .where('sector_id', '=', sectorId)
    .where('initiative_id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
    .execute();
  await sql`
    insert into initiative_opportunity (opportunity_id, initiative_id, sector_id)
    select o.id, t.initiative_id, ${sectorId}::uuid
    from unnest(
      ${links.map(({ opportunityId }) => opportunityId)}::uuid[],
      ${links.map(({ initiativeId }) => initiativeId)}::uuid[]
    ) as t (opportunity_id, initiative_id)
    join opportunity o on o.id = t.opportunity_id and o.sector_id = ${sectorId}::uuid
  `.execute(db);
};

export const savePositions = async (db: Database, sectorId: string, ids: string[]): Promise<void> => {
  await sql`
    update initiative i set position = t.position - 1
    from unnest(${ids}::uuid[]) with ordinality as t (id, position)
    where i.id = t.id and i.sector_id = ${sectorId} and i.position <> t.position - 1
  `.execute(db);
};

/**
 * Keeps what a change touched, with the actual figures of the initiatives that it takes away: they go with these. Lets
 * go of the oldest changes.
 */
export const insertChange = async (
  db: Database,
  sectorId: string,
  change: { id: string; made_by: string; record: object },
  goneIds: string[],
): Promise<void> => {
  await db
    .insertInto('plan_change')
    .values({ ...change, sector_id: sectorId })
    .execute();
  if (goneIds.length > 0) {
    await sql`
      update plan_change set actuals = (
        select jsonb_agg(to_jsonb(a)) from initiative_actual a
        where a.sector_id = ${sectorId} and a.initiative_id = any(${goneIds}::uuid[])
      )
      where sector_id = ${sectorId} and id = ${change.id}
    `.execute(db);
  }
  await sql`
    delete from plan_change where sector_id = ${sectorId} and id in (
      select id from plan_change where sector_id = ${sectorId} order by made_at desc, id offset ${CHANGES_KEPT}
    )
  `.execute(db);
};

export const findChange = async (db: Database, sectorId: string, id: string): Promise<object | undefined> => {
  const query = db.selectFrom('plan_change').select('record').where('sector_id', '=', sectorId).where('id', '=', id);
  return (await query.executeTakeFirst())?.record;
};

/** Puts back the actual figures that a change took away with its initiatives, once these are there again. */
export const restoreActuals = async (db: Database, sectorId: string, changeId: string): Promise<void> => {
  await sql`
    insert into initiative_actual
    select a.* from plan_change c, jsonb_populate_recordset(null::initiative_actual, c.actuals) a
    join initiative i on i.id = a.initiative_id and i.sector_id = a.sector_id
    where c.id = ${changeId} and c.sector_id = ${sectorId}
    on conflict do nothing
  `.execute(db);
};

/** Those of the initiatives for which actual figures have been entered. */
export const listReported = async (db: Database, sectorId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('initiative_actual')
    .select('initiative_id')
    .distinct()
    .where('sector_id', '=', sectorId)
    .execute();
  return new Set(rows.map(({ initiative_id }) => initiative_id));
};
