import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
import type { SectorChangeKind } from '@process-ai/contract/sector-overview';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** Of the processes that are still there. */
export const countAnalyzed = async (db: Database, sectorId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from process p
    where p.sector_id = ${sectorId} and p.deleted_at is null and (
      p.finding is not null
      or exists (select from opportunity o where o.process_id = p.id and o.status <> 'rejected')
    )
  `.execute(db);
  return rows[0]?.count ?? 0;
};

export const countByKind = (
  db: Database,
  sectorId: string,
): Promise<{ type: OpportunityType; status: OpportunityStatus; count: number }[]> =>
  db
    .selectFrom('opportunity as o')
    .innerJoin('process as p', 'p.id', 'o.process_id')
    .select(['o.type', 'o.status', sql<number>`count(*)::int`.as('count')])
    .where('o.sector_id', '=', sectorId)
    .where('p.sector_id', '=', sectorId)
    .where('p.deleted_at', 'is', null)
    .groupBy(['o.type', 'o.status'])
    .execute();

/** The sector's revision, and that of its last export; null where there is none, or where that was not kept. */
export const findExported = async (db: Database, sectorId: string) => {
  const { rows } = await sql<{ revision: number; exported: boolean; exportedRevision: number | null }>`
    select s.revision, e.id is not null as exported, e.sector_revision as "exportedRevision"
    from sector s
    left join lateral (
      select id, sector_revision from export_file where sector_id = s.id order by created_at desc limit 1
    ) e on true
    where s.id = ${sectorId}
  `.execute(db);
  return rows[0];
};

export const listNewestJourneys = async (db: Database, sectorId: string, most: number) => {
  const { rows } = await sql<{ id: string; name: string; touchPoints: number }>`
    select id, name, jsonb_array_length(touch_points) as "touchPoints" from journey
    where sector_id = ${sectorId} and deleted_at is null
    order by updated_at desc, id limit ${most}
  `.execute(db);
  return rows;
};

/** Of documents and processes that are still there. */
export const countEvidence = async (db: Database, sectorId: string) => {
  const { rows } = await sql<{ sentences: number; processes: number }>`
    select count(distinct (e.insight_id, e.position))::int as sentences, count(distinct e.process_id)::int as processes
    from evidence e
    join insight i on i.id = e.insight_id
    join process p on p.id = e.process_id
    where e.sector_id = ${sectorId} and i.deleted_at is null and p.deleted_at is null
  `.execute(db);
  return rows[0] ?? { sentences: 0, processes: 0 };
};

export interface ChangeRow {
  kind: SectorChangeKind;
  what: string | null;
  count: number;
  by: string | null;
  at: Date;
}

/**
 * What is recorded of who did what, newest first. What one person does again and again within an hour is one
 * entry; ROI inputs that a playbook brought are part of its own.
 */
export const listChanges = async (db: Database, sectorId: string, most: number): Promise<ChangeRow[]> => {
  const { rows } = await sql<ChangeRow>`
    select kind, what, count, by, at from (
      select 'import' as kind, file_name as what, (coalesce(created, 0) + coalesce(updated, 0))::int as count,
        null as by, completed_at as at
      from process_import where sector_id = ${sectorId} and status = 'completed' and completed_at is not null
      union all
      select case j.kind when 'sample-client' then 'analysis' else j.kind end, null, j.done, nullif(concat_ws(' ', u.first_name, u.last_name), ''), j.finished_at
      from job j left join app_user u on u.id = j.user_id
      where j.sector_id = ${sectorId} and j.kind in ('analysis', 'research', 'sample-client') and j.status = 'succeeded'
      union all
      select 'playbook', playbook_name, 1, null, applied_at
      from playbook_application where sector_id = ${sectorId} and undone_at is null
      union all
      select 'inputs', null, count(*)::int, updated_by, max(updated_at)
      from roi_input
      where sector_id = ${sectorId} and coalesce(updated_by, '') not like 'Playbook: %' group by updated_by, date_trunc('hour', updated_at)
      union all
      select 'plan', null, count(*)::int, made_by, max(made_at)
      from plan_change where sector_id = ${sectorId} group by made_by, date_trunc('hour', made_at)
      union all
      select 'journeys', max(name), count(*)::int, null, max(updated_at)
      from journey where sector_id = ${sectorId} and deleted_at is null group by date_trunc('hour', updated_at)
      union all
      select 'insight', title, 1, null, uploaded_at
      from insight where sector_id = ${sectorId} and deleted_at is null
      union all
      select 'export', format, 1, made_by, created_at from export_file where sector_id = ${sectorId}
    ) as change
    order by at desc limit ${most}
  `.execute(db);
  return rows;
};

export interface StandingRow {
  id: string;
  createdAt: Date;
  updatedAt: Date;
  exported: boolean;
  /** Another one whenever the value or the last change of the sector can be another. */
  standing: string;
}

/** How every sector stands, without reading what is below it: exports and ends of jobs leave its revision as it is. */
export const listStandings = async (db: Database): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    select s.id, s.created_at as "createdAt", s.updated_at as "updatedAt", e.at is not null as exported,
      concat_ws(' ', s.revision, s.updated_at, e.at, j.at) as standing
    from sector s
    left join (select sector_id, max(created_at) as at from export_file group by sector_id) e on e.sector_id = s.id
    left join (select sector_id, max(finished_at) as at from job group by sector_id) j on j.sector_id = s.id
    where s.deleted_at is null
  `.execute(db);
  return rows;
};
