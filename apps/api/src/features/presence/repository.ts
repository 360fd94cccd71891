import type { Person } from '@process-ai/contract/comments';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** A page without a sign of life for so long is gone: its process was killed, or its connection cut. */
const GONE_AFTER = sql`interval '25 seconds'`;

/** A page of a person in which a sector is open. */
export interface OpenPage {
  id: string;
  sectorId: string;
  userId: string;
}

/** A sign of life of pages; takes away those that are gone. A sector or an account that is gone is passed over. */
export const putPresence = async (db: Database, pages: readonly OpenPage[]): Promise<void> => {
  const ids = pages.map(({ id }) => id);
  const sectorIds = pages.map(({ sectorId }) => sectorId);
  const userIds = pages.map(({ userId }) => userId);
  await sql`
    with gone as (
      delete from presence where seen_at < clock_timestamp() - ${GONE_AFTER} and id <> all(${ids}::uuid[])
    )
    insert into presence (id, sector_id, user_id)
    select page.id, s.id, u.id
    from unnest(${ids}::uuid[], ${sectorIds}::uuid[], ${userIds}::uuid[]) as page (id, sector_id, user_id)
      join sector s on s.id = page.sector_id join app_user u on u.id = page.user_id
    where s.deleted_at is null and role_in_sector(s.id, s.access, u.id) is not null
    on conflict (id, sector_id) do update set seen_at = clock_timestamp()
  `.execute(db);
};

export const deletePresence = async (db: Database, sectorId: string, id: string): Promise<void> => {
  await db.deleteFrom('presence').where('sector_id', '=', sectorId).where('id', '=', id).execute();
};

export interface SectorNow {
  id: string;
  people: Person[];
  /** The ids of those who ask and may open it. */
  readers: string[];
  changedAt: Date | null;
}

/** Who has the sectors of these pages open, by name, when something was last done there, and who may know it. */
export const readSectors = async (db: Database, pages: readonly OpenPage[]): Promise<SectorNow[]> => {
  const sectorIds = pages.map(({ sectorId }) => sectorId);
  const userIds = pages.map(({ userId }) => userId);
  const { rows } = await sql<SectorNow>`
    select s.id, (select max(at) from sector_event where sector_id = s.id) as "changedAt",
      array(select who from unnest(asked.users) as who where role_in_sector(s.id, s.access, who) is not null) as readers,
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
          order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id)
        from app_user u where u.id in (
          select p.user_id from presence p where p.sector_id = s.id and p.seen_at > clock_timestamp() - ${GONE_AFTER}
        )
      ), '[]') as people
    from (
      select page.sector_id, array_agg(distinct page.user_id) as users
      from unnest(${sectorIds}::uuid[], ${userIds}::uuid[]) as page (sector_id, user_id) group by page.sector_id
    ) as asked join sector s on s.id = asked.sector_id
  `.execute(db);
  return rows;
};
