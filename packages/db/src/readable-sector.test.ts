import { afterAll, beforeAll, expect, test } from 'vitest';
import { mayOpen } from './readable-sector.ts';
import { testDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

test('whoever may be served from memory is whoever has a role in the sector', async () => {
  const { sql } = database;
  const people = ['by name', 'by team', 'by both', 'by another team', 'by nothing'];
  const sectors = ['open', 'open with grants', 'chosen', 'chosen without grants'];
  await sql`
    insert into app_user (id, email, first_name, last_name, password_hash)
    select gen_random_uuid(), who || '@example.com', who, '', '' from unnest(${people}::text[]) who`;
  await sql`
    insert into sector (id, name, reference_model, access)
    select gen_random_uuid(), name, 'BIAN', case when name like 'open%' then 'all' else 'chosen' end
    from unnest(${sectors}::text[]) name`;
  await sql`insert into team (id, name) values (gen_random_uuid(), 'theirs'), (gen_random_uuid(), 'another')`;
  await sql`
    insert into team_member (team_id, user_id)
    select t.id, u.id from team t, app_user u
    where (t.name = 'theirs' and u.first_name in ('by team', 'by both'))
      or (t.name = 'another' and u.first_name = 'by another team')`;
  for (const role of ['viewer', 'editor', 'owner']) {
    await sql`delete from sector_grant`;
    await sql`
      insert into sector_grant (sector_id, user_id, role)
      select s.id, u.id, ${role}::sector_role from sector s, app_user u
      where s.name in ('open with grants', 'chosen') and u.first_name in ('by name', 'by both')`;
    await sql`
      insert into sector_grant (sector_id, team_id, role)
      select s.id, t.id, ${role}::sector_role from sector s, team t
      where s.name in ('open with grants', 'chosen') and t.name = 'theirs'`;
    const rows = await sql<{ sector: string; person: string; hot: boolean; role: boolean }[]>`
      select s.name as sector, a.first_name as person, ${sql.unsafe(mayOpen('a.user_id'))} as hot,
        role_in_sector(s.id, s.access, a.user_id) is not null as role
      from sector s, (select id as user_id, first_name from app_user) a
      where s.name = any(${sectors})`;
    expect(rows).toHaveLength(sectors.length * people.length);
    expect(rows.filter(({ hot, role: named }) => hot !== named)).toEqual([]);
    const chosen = rows.filter(({ sector, hot }) => hot && sector === 'chosen').map(({ person }) => person);
    expect(chosen.sort()).toEqual(['by both', 'by name', 'by team']);
    expect(rows.filter(({ sector, hot }) => hot && sector === 'chosen without grants')).toEqual([]);
  }
});
