import type { Team } from '@process-ai/contract/teams';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** By name. */
export const listTeams = async (db: Database): Promise<Team[]> => {
  const { rows } = await sql<Team>`
    select t.id, t.name,
      (select count(*)::int from sector_grant g join sector s on s.id = g.sector_id
        where g.team_id = t.id and s.deleted_at is null) as sectors,
      coalesce((
        select json_agg(json_build_object('id', u.id, 'name', concat_ws(' ', u.first_name, u.last_name))
          order by lower(concat_ws(' ', u.first_name, u.last_name)), u.id)
        from team_member m join app_user u on u.id = m.user_id where m.team_id = t.id
      ), '[]') as members
    from team t order by lower(t.name), t.id
  `.execute(db);
  return rows;
};

/** Of a team that is there already, gives it the name. */
export const putTeam = async (db: Database, id: string, name: string): Promise<void> => {
  await db
    .insertInto('team')
    .values({ id, name })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ name }))
    .execute();
};

/** Holds the row until the transaction ends; false where there is none. */
export const lockTeam = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('team').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined;

export const deleteTeam = async (db: Database, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('team').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
};

/** These are the members from now on; returns how many of them have an account. */
export const putMembers = async (db: Database, teamId: string, userIds: string[]): Promise<number> => {
  await db.deleteFrom('team_member').where('team_id', '=', teamId).execute();
  const { numAffectedRows } = await sql`
    insert into team_member (team_id, user_id)
    select ${teamId}::uuid, id from app_user where id = any(${userIds}::uuid[])
  `.execute(db);
  return Number(numAffectedRows ?? 0);
};
