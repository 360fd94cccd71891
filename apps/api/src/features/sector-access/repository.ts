import type { AccessMode, RestrictedSector, SectorGrant, SectorRole } from '@process-ai/contract/sector-access';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** Who is given access, and as what. */
export type Holder = { user_id: string } | { team_id: string };

interface StandingRow {
  name: string;
  access: AccessMode;
  role: SectorRole | null;
}

/** How a person stands to a sector; undefined when it is unknown or deleted. */
export const findStanding = (db: Database, sectorId: string, personId: string): Promise<StandingRow | undefined> =>
  db
    .selectFrom('sector')
    .select(['name', 'access', sql<SectorRole | null>`role_in_sector(id, access, ${personId})`.as('role')])
    .where('id', '=', sectorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Owners first, then by name. */
export const listGrants = async (db: Database, sectorId: string): Promise<SectorGrant[]> => {
  const { rows } = await sql<SectorGrant>`
    select 'person' as kind, u.id, concat_ws(' ', u.first_name, u.last_name) as name, u.email as detail, g.role
    from sector_grant g join app_user u on u.id = g.user_id where g.sector_id = ${sectorId}
    union all
    select 'team', t.id, t.name, (select count(*)::text from team_member m where m.team_id = t.id), g.role
    from sector_grant g join team t on t.id = g.team_id where g.sector_id = ${sectorId}
    order by role desc, name, id
  `.execute(db);
  return rows;
};

export const updateAccess = async (db: Database, sectorId: string, access: AccessMode): Promise<void> => {
  await db.updateTable('sector').set({ access }).where('id', '=', sectorId).execute();
};

export const putGrant = async (db: Database, sectorId: string, holder: Holder, role: SectorRole): Promise<void> => {
  const row = { user_id: null, team_id: null, ...holder };
  await db
    .insertInto('sector_grant')
    .values({ sector_id: sectorId, role, ...row })
    .onConflict((conflict) =>
      conflict.columns(['sector_id', row.user_id === null ? 'team_id' : 'user_id']).doUpdateSet({ role }),
    )
    .execute();
};

export const deleteGrant = async (db: Database, sectorId: string, holder: Holder): Promise<void> => {
  await db
    .deleteFrom('sector_grant')
    .where('sector_id', '=', sectorId)
    .where((eb) => eb.and(holder))
    .execute();
};

/** Those of the ids that there are. */
export const findHolders = async (db: Database, table: 'app_user' | 'team', ids: string[]): Promise<string[]> => {
  const rows = await db.selectFrom(table).select('id').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
  return rows.map(({ id }) => id);
};

/** Whether anybody owns the sector who has an account, alone or in a team. */
export const hasOwner = async (db: Database, sectorId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from sector_grant g left join team_member m on m.team_id = g.team_id
    where g.sector_id = ${sectorId} and g.role = 'owner' and coalesce(g.user_id, m.user_id) is not null limit 1
  `.execute(db);
  return rows.length > 0;
};

/** By name. */
export const listRestricted = async (db: Database): Promise<RestrictedSector[]> => {
  const { rows } = await sql<RestrictedSector>`
    select s.id, s.name, coalesce(array_agg(holder.name order by holder.name) filter (where holder.name is not null), '{}') as owners
    from sector s
    left join sector_grant g on g.sector_id = s.id and g.role = 'owner'
    left join lateral (
      select concat_ws(' ', u.first_name, u.last_name) as name from app_user u where u.id = g.user_id
      union all select t.name from team t where t.id = g.team_id
    ) holder on true
    where s.access = 'chosen' and s.deleted_at is null
    group by s.id order by lower(s.name), s.id
  `.execute(db);
  return rows;
};
