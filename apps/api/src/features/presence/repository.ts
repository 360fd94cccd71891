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
    where s.deleted_at is null
    on conflict (id) do update set seen_at = clock_timestamp()
  `.execute(db);
};

export const deletePresence = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('presence').where('id', '=', id).execute();
};

export interface SectorNow {
  id: string;
  people: Person[];
  changedAt: Date | null;
}

/** Who has each of these sectors open, by name, and when something was last done in it. */
export const readSectors = async (db: Database, ids: readonly string[]): Promise<SectorNow[]> => {
  const { rows } = await sql<SectorNow>`
    select asked.id, (select max(at) from sector_event where sector_id = asked.id) as "changedAt",
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
          order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id)
        from app_user u where u.id in (
          select p.user_id from presence p where p.sector_id = asked.id and p.seen_at > clock_timestamp() - ${GONE_AFTER}
        )
      ), '[]') as people
    from unnest(${[...ids]}::uuid[]) as asked (id)
  `.execute(db);
  return rows;
};
