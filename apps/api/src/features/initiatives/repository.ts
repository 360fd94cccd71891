import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import type { PlannedInitiative, StoredSettings } from '@process-ai/domain/initiative-plan';
import type { RecordedChange } from '@process-ai/domain/initiative-undo';
import { sql } from 'kysely';

/** Changes of a sector's plan that can be taken back. */
const CHANGES_KEPT = 50;

/** In their order, each with all opportunities that it was given. */
export const listInitiatives = async (db: Database, sectorId: string): Promise<PlannedInitiative[]> => {
  const [rows, links] = await Promise.all([
    db
      .selectFrom('initiative')
      .selectAll()
      .where('sector_id', '=', sectorId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('initiative_opportunity')
      .select(['initiative_id', 'opportunity_id'])
      .where('sector_id', '=', sectorId)
      .orderBy('opportunity_id')
      .execute(),
  ]);
  const carried = Map.groupBy(links, ({ initiative_id }) => initiative_id);
  return rows.map((row) => ({
    ...toInitiative(row),
    opportunityIds: (carried.get(row.id) ?? []).map(({ opportunity_id }) => opportunity_id),
  }));
};

const toInitiative = (row: Row<'initiative'>): Omit<PlannedInitiative, 'opportunityIds'> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  owner: row.owner,
  startMonth: row.start_month,
  endMonth: row.end_month,
  status: row.status,
  costLines: row.cost_lines,
  annualRunCost: row.annual_run_cost,
  effortDays: row.effort_days,
  dependsOn: row.depends_on,
  gate: row.gate,
  risks: row.risks,
  measures: row.measures,
  source: row.source,
  version: row.version,
  state: row.state,
});

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
  description: string;
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
    .select(['o.id', 'o.process_id as processId', 'o.title', 'o.description', 'o.type', 'o.effort'])
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

export interface PlaceRow {
  id: string;
  parentId: string | null;
  name: string;
}

/** These processes and all above them. */
export const listPlaces = async (db: Database, sectorId: string, processIds: string[]): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    with recursive place as (
      select id, parent_id, name from process where sector_id = ${sectorId} and id = any(${processIds}::uuid[])
      union
      select p.id, p.parent_id, p.name from place c join process p on p.id = c.parent_id
    )
    select id, parent_id as "parentId", name from place
  `.execute(db);
  return rows;
};

export const findSettings = (db: Database, sectorId: string): Promise<StoredSettings | undefined> =>
  db
    .selectFrom('plan_setting')
    .select(['start_month as startMonth', 'capacity_days as capacityDays', 'version', 'state'])
    .where('sector_id', '=', sectorId)
    .executeTakeFirst();

export const saveSettings = async (db: Database, sectorId: string, settings: StoredSettings): Promise<void> => {
  const { startMonth, capacityDays, version, state } = settings;
  const row = { start_month: startMonth, capacity_days: capacityDays, version, state };
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
  initiatives: readonly (PlannedInitiative & { position: number })[],
): Promise<void> => {
  if (initiatives.length === 0) return;
  const ids = initiatives.map(({ id }) => id);
  for (const initiative of initiatives) {
    const row = { ...toRow(initiative), updated_at: new Date() };
    await db
      .insertInto('initiative')
      .values({ ...row, id: initiative.id, sector_id: sectorId })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
  await db
    .deleteFrom('initiative_opportunity')
    .where('sector_id', '=', sectorId)
    .where('initiative_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const links = initiatives.flatMap(({ id, opportunityIds }) =>
    opportunityIds.map((opportunityId) => ({ id, opportunityId })),
  );
  await sql`
    insert into initiative_opportunity (opportunity_id, initiative_id, sector_id)
    select o.id, t.initiative_id, ${sectorId}::uuid
    from unnest(
      ${links.map(({ opportunityId }) => opportunityId)}::uuid[],
      ${links.map(({ id }) => id)}::uuid[]
    ) as t (opportunity_id, initiative_id)
    join opportunity o on o.id = t.opportunity_id and o.sector_id = ${sectorId}::uuid
  `.execute(db);
};

const toRow = (initiative: PlannedInitiative & { position: number }) => ({
  position: initiative.position,
  name: initiative.name,
  description: initiative.description,
  owner: initiative.owner,
  start_month: initiative.startMonth,
  end_month: initiative.endMonth,
  status: initiative.status,
  cost_lines: initiative.costLines,
  annual_run_cost: initiative.annualRunCost,
  effort_days: initiative.effortDays,
  depends_on: initiative.dependsOn,
  gate: initiative.gate,
  risks: initiative.risks,
  measures: initiative.measures,
  source: initiative.source,
  version: initiative.version,
  state: initiative.state,
});

export const savePositions = async (db: Database, sectorId: string, ids: string[]): Promise<void> => {
  await sql`
    update initiative i set position = t.position - 1
    from unnest(${ids}::uuid[]) with ordinality as t (id, position)
    where i.id = t.id and i.sector_id = ${sectorId} and i.position <> t.position - 1
  `.execute(db);
};

/** Keeps what a change touched, and lets go of the oldest. */
export const insertChange = async (
  db: Database,
  sectorId: string,
  change: { id: string; made_by: string; record: RecordedChange },
): Promise<void> => {
  await db
    .insertInto('plan_change')
    .values({ ...change, sector_id: sectorId })
    .execute();
  await sql`
    delete from plan_change where sector_id = ${sectorId} and id in (
      select id from plan_change where sector_id = ${sectorId} order by made_at desc, id offset ${CHANGES_KEPT}
    )
  `.execute(db);
};

export const findChange = async (db: Database, sectorId: string, id: string): Promise<RecordedChange | undefined> => {
  const query = db.selectFrom('plan_change').select('record').where('sector_id', '=', sectorId).where('id', '=', id);
  return (await query.executeTakeFirst())?.record as RecordedChange | undefined;
};

/** What each accepted opportunity saves, in currency units a year: measured where its process has ROI inputs. */
export const listAmounts = async (
  db: Database,
  sectorId: string,
): Promise<Map<string, { measured: number; benchmark: number }>> => {
  const rows = await db
    .selectFrom('opportunity as o')
    .leftJoin('roi_input as r', 'r.process_id', 'o.process_id')
    .select(['o.id', 'o.estimated_savings as savings', 'r.process_id as measured'])
    .where('o.sector_id', '=', sectorId)
    .where('o.status', '=', 'accepted')
    .execute();
  return new Map(
    rows.map(({ id, savings, measured }) => {
      const amount = savings * 1000;
      return [id, { measured: measured === null ? 0 : amount, benchmark: measured === null ? amount : 0 }];
    }),
  );
};
