import type { Person } from '@process-ai/contract/comments';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** A page without a sign of life for so long is gone: its process was killed, or its connection cut. */
const GONE_AFTER = sql`interval '25 seconds'`;

/** A sign of life of a page; takes away those that are gone. A sector or an account that is gone is passed over. */
export const putPresence = async (db: Database, id: string, sectorId: string, userId: string): Promise<void> => {
  await sql`
    with gone as (delete from presence where seen_at < clock_timestamp() - ${GONE_AFTER})
    insert into presence (id, sector_id, user_id)
    select ${id}, s.id, u.id from sector s, app_user u
    where s.id = ${sectorId} and s.deleted_at is null and u.id = ${userId}
      and role_in_sector(s.id, s.access, u.id) is not null
    on conflict (id) do update set seen_at = clock_timestamp()
  `.execute(db);
};

export const deletePresence = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('presence').where('id', '=', id).execute();
};

/** Everybody else who has the sector open, by name, and when something was last done in it: as far as this person may open it. */
export const readPresence = async (
  db: Database,
  sectorId: string,
  userId: string,
): Promise<{ people: Person[]; changedAt: Date | null }> => {
  const { rows } = await sql<{ people: Person[]; changedAt: Date | null }>`
    select (select max(at) from sector_event where sector_id = s.id) as "changedAt",
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
          order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id)
        from app_user u where u.id <> ${userId} and exists (
          select from presence p where p.user_id = u.id and p.sector_id = s.id
            and p.seen_at > clock_timestamp() - ${GONE_AFTER}
        )
      ), '[]') as people
    from sector s where s.id = ${sectorId} and role_in_sector(s.id, s.access, ${userId}) is not null
  `.execute(db);
  return rows[0] ?? { people: [], changedAt: null };
};
