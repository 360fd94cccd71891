import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();

test('one call adds the sample client as a sector of its own, which says what it is and can be deleted', async () => {
  const { admin } = server;
  const { body: other } = await admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
  const shared = async () => (await admin.get(`/api/sectors/${other.id}/playbooks`)).body as object[];
  const playbooks = await shared();
  expect(playbooks.length).toBeGreaterThan(0);
  const { status, body: sample } = await admin.post('/api/sectors/sample-client');
  expect(status).toBe(200);
  expect(sample).toMatchObject({
    name: expect.stringContaining('sample client'),
    isSample: true,
    hasProcesses: true,
    hasAnalysis: true,
    hasJourneys: true,
    hasROI: true,
  });
  const path = `/api/sectors/${sample.id}`;
  const { body: whole } = await admin.get(path);
  expect(whole.insights).toMatchObject([{ title: 'Board paper: claims in days' }]);
  expect(whole.journeys.length).toBeGreaterThan(2);
  const { body: opportunities } = await admin.get(`${path}/opportunities`);
  const statuses = opportunities.map((one: { status: string }) => one.status);
  expect(statuses).toContain('accepted');
  expect(statuses).toContain('proposed');
  const { body: plan } = await admin.get(`${path}/plan`);
  expect(plan.initiatives.map((one: { status: string }) => one.status)).toContain('delivered');

  // Nothing of it is left in what all sectors share.
  expect(await shared()).toEqual(playbooks);

  expect((await admin.delete(path)).status).toBe(200);
  expect((await admin.get('/api/sectors')).body).toMatchObject([{ id: other.id }]);
});

/** The second journey that is saved raises this, so many times; what comes after is saved. */
async function raiseAtSecondJourney(state: string, times: number) {
  const { db } = server.app;
  await sql`create sequence saved_journeys`.execute(db);
  await sql`
    create function raise_at_second() returns trigger language plpgsql as $$
    begin
      if nextval('saved_journeys') between 2 and ${sql.lit(times + 1)} then
        raise exception 'told to' using errcode = ${sql.lit(state)};
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger raise_at_second before insert on journey for each row execute function raise_at_second()`.execute(
    db,
  );
  onTestFinished(async () => {
    await sql`drop trigger raise_at_second on journey`.execute(db);
    await sql`drop function raise_at_second`.execute(db);
    await sql`drop sequence saved_journeys`.execute(db);
  });
}

test('the next try goes on with it after a failure that passes, and has nothing twice', async () => {
  await raiseAtSecondJourney('57014', 1);
  const { status, body: sample } = await server.admin.post('/api/sectors/sample-client');
  expect(status).toBe(200);
  const path = `/api/sectors/${sample.id}`;
  const { journeys, insights, processes } = (await server.admin.get(path)).body;
  const names: string[] = [...journeys, ...processes].map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(journeys.length).toBeGreaterThan(2);
  expect(insights).toHaveLength(1);
  const { body: plan } = await server.admin.get(`${path}/plan`);
  expect(plan.initiatives.map((one: { status: string }) => one.status)).toContain('delivered');
  await server.admin.delete(path);
});

test('a failure that stays is told, and leaves nothing', async () => {
  await raiseAtSecondJourney('22012', 99);
  expect((await server.admin.post('/api/sectors/sample-client')).status).toBe(500);
  expect((await server.admin.get('/api/sectors')).body).not.toContainEqual(expect.objectContaining({ isSample: true }));
});

test('is refused to whoever has twenty jobs waiting, and leaves no sector behind', async () => {
  const { app } = server;
  const busy = await server.member('busy@example.com');
  const { user } = (await busy.get('/api/user')).body;
  await app.sql`
    insert into job (id, kind, user_id, total)
    select gen_random_uuid(), 'vendor-strengths', ${user.id}, 1 from generate_series(1, 20)`;
  const count = () => app.sql`select id from sector`.then((rows) => rows.length);
  const before = await count();
  expect((await busy.post('/api/sectors/sample-client')).status).toBe(429);
  expect(await count()).toBe(before);
});
