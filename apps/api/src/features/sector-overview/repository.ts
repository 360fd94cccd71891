import type { OpportunityStatus, OpportunityType } from '@process-ai/contract/opportunities';
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

export interface StandingRow {
  id: string;
  exported: boolean;
  /** Another one whenever the value or the last change of the sector can be another. */
  standing: string;
  /** Whether the person may open it. */
  readable: boolean;
}

/** How every sector stands, without reading what is below it: exports leave its revision as it is. */
export const listStandings = async (db: Database, personId: string): Promise<StandingRow[]> => {
  const { rows } = await sql<StandingRow>`
    select s.id, e.at is not null as exported, concat_ws(' ', s.revision, s.updated_at, e.at, v.at) as standing,
      role_in_sector(s.id, s.access, ${personId}) is not null as readable
    from sector s
    left join (select sector_id, max(created_at) as at from export_file group by sector_id) e on e.sector_id = s.id
    left join lateral (
      select at from sector_event where sector_id = s.id order by at desc, id desc limit 1
    ) v on true
    where s.deleted_at is null
  `.execute(db);
  return rows;
};
