import type { AuditEntry } from '@process-ai/contract/audit';
import { AUDITED } from '@process-ai/db/audit/audited-tables';
import { NOT_AUDITED } from '@process-ai/db/audit/not-audited-tables';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { expect, test } from 'vitest';
import { caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { UNSHOWN, UNSHOWN_EVERYWHERE } from './unshown-columns.fixture.ts';

const server = serverForTests();

const entries = async (query = ''): Promise<AuditEntry[]> =>
  (await server.admin.get(`/api/audit?limit=200${query}`)).body.entries;
const deeds = async (query = '') => (await entries(query)).map(({ kind, action }) => `${kind} ${action}`);
const detail = async (entry: AuditEntry | undefined) => (await server.admin.get(`/api/audit/${entry?.id}`)).body;
const newSector = async (name: string) =>
  (await server.admin.post('/api/sectors', { name, referenceModel: 'Our own' })).body.id as string;

test('each table of the product is audited, or it is said why not', async () => {
  const rows = await server.app.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^kysely'
  `;
  const said = [...Object.keys(AUDITED), ...Object.keys(NOT_AUDITED)];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(said.toSorted());
});

test('each column of an audited table is shown or hidden, or it is said why the log leaves it out', async () => {
  const told = Object.entries(AUDITED).flatMap(([table, { shows, hides = [], mark }]) =>
    [...shows, ...hides, ...(mark === undefined ? [] : [mark]), ...UNSHOWN_EVERYWHERE].map(
      (column) => `${table}.${column}`,
    ),
  );
  const rows = await server.app.sql<{ place: string }[]>`
    select concat(table_name, '.', column_name) as place from information_schema.columns
    where table_schema = 'public' and table_name = any(${Object.keys(AUDITED)}::text[])
  `;
  const left = rows.map(({ place }) => place).filter((place) => !told.includes(place));
  const said = Object.values(UNSHOWN).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  expect(left.toSorted()).toEqual(said.toSorted());
});

test('a change is told with who, from where, before and after, and a secret never', async () => {
  const person = await server.member('grace@example.com');
  const browser = caller(server.http, { ...person.headers, 'user-agent': 'Firefox of Grace' });
  const id = await newSector('Docks');
  await browser.patch(`/api/sectors/${id}`, { name: 'Harbor', version: 1 });
  const [renamed] = await entries(`&sectorId=${id}`);
  const { id: userId } = (await person.get('/api/user')).body.user;
  expect(renamed).toMatchObject({
    kind: 'sector',
    action: 'changed',
    by: 'Ada Tester',
    userId,
    via: 'session',
    address: '127.0.0.1',
    userAgent: 'Firefox of Grace',
    what: 'Harbor',
  });
  expect((await detail(renamed)).changes).toEqual([
    { id, name: 'Harbor', before: { name: 'Docks' }, after: { name: 'Harbor' } },
  ]);

  const { secret } = (await person.post('/api/tokens', { name: 'Nightly' })).body;
  await server.withToken(secret).post(`/api/sectors/${id}/processes`, [{ code: '1', name: 'Berths', level: 1 }]);
  const [added] = await entries(`&sectorId=${id}`);
  expect(added).toMatchObject({ kind: 'processes', action: 'added', via: 'token', userId, what: '1 Berths' });

  await person.post('/api/user/password', {
    currentPassword: 'correct horse battery',
    newPassword: 'wet gravel violin',
  });
  const all = await server.app.sql<{ line: string }[]>`select to_jsonb(e)::text as line from audit_entry e`;
  const text = all.map(({ line }) => line).join('\n');
  for (const told of ['wet gravel violin', 'correct horse battery', secret, 'argon2', 'secret_hash']) {
    expect(text).not.toContain(told);
  }
});

test('sign-ins, failures, refusals and sign-outs are there', async () => {
  const person = await server.member('alan@example.com');
  const { id: userId } = (await person.get('/api/user')).body.user;
  for (let tries = 0; tries < 3; tries += 1) {
    await server.nobody.post('/api/auth/sign-in', { email: 'ALAN@example.com', password: 'my bank password' });
  }
  await server.nobody.post('/api/auth/sign-in', { email: 'my other password', password: 'x' });
  expect((await person.get('/api/users')).status).toBe(403);
  await person.get('/api/logout');
  expect(await deeds(`&userId=${userId}`)).toEqual([
    'session signedOut',
    'refusal adminOnly',
    'session wrongCredentials',
    'session signedIn',
    'account added',
  ]);
  expect(JSON.stringify(await entries())).not.toContain('my other password');
});

test('decisions, inputs, imports, exports, downloads, links and deletions are there', async () => {
  const { admin, nobody } = server;
  const id = await newSector('Ferries');
  const path = `/api/sectors/${id}`;
  const rows = Array.from({ length: 130 }, (_, n) => ({ code: String(n + 1), name: `Step ${n + 1}`, level: 1 }));
  await admin.post(`${path}/processes`, rows);
  const { body: sector } = await admin.get(path);
  const processId = sector.processes[0].id;
  const inputs = { processId, fteCount: 2, processFrequency: 100, averageSalary: 50_000, averageRuntime: 30 };
  await admin.post(`${path}/roi/inputs`, [inputs]);
  await admin.post(`${path}/roi/inputs`, [{ ...inputs, fteCount: 3 }]);
  const csv = { name: 'piers.csv', bytes: 'code,name\n200,Tie up\n201,Cast off\n' };
  const { body: preview } = await admin.upload(`${path}/imports`, csv);
  await admin.post(`${path}/imports/${preview.id}/complete`, {});
  const idea = { type: 'ai', title: 'Book by letter', effort: 2 };
  const { body: opportunity } = await admin.post(`${path}/processes/${processId}/opportunities`, idea);
  const decide = (status: string) =>
    admin.post(`${path}/opportunities/decide`, { opportunityIds: [opportunity.id], status });
  // What a person adds is accepted already.
  await decide('rejected');
  await decide('accepted');
  const { body: exported } = await admin.post(`${path}/export/sheets`, { sections: [] });
  await admin.get(exported.url);
  const { body: link } = await admin.post(`${path}/client-links`, { label: 'Board' });
  expect((await nobody.post('/api/client-page', { token: link.url.split('#')[1] })).status).toBe(200);
  const { body: uploaded } = await admin.upload(`${path}/insights`, {
    name: 'Berths.pdf',
    bytes: pagesPdf([lineOfText('Berths are booked by phone.')]),
  });
  await admin.get(`${path}/insights/${uploaded.id}/file`);
  await admin.delete(`${path}/insights/${uploaded.id}`);
  await admin.delete(path);
  const told = await entries(`&sectorId=${id}`);
  expect(told.map(({ kind, action, count }) => `${kind} ${action} ${count}`)).toEqual([
    'sector deleted 1',
    'documents deleted 1',
    'download done 1',
    'documents added 1',
    'link opened 1',
    'link added 1',
    'download done 1',
    'export done 1',
    'opportunities accepted 1',
    'opportunities rejected 1',
    'opportunities added 1',
    'import done 1',
    'processes added 2',
    'inputs changed 1',
    'inputs added 1',
    'processes added 130',
    'sector added 1',
  ]);
  const one = (deed: string) => told.find(({ kind, action }) => `${kind} ${action}` === deed);
  expect((await detail(one('inputs changed'))).changes).toEqual([
    { id: processId, name: '1 Step 1', before: { fte_count: 2 }, after: { fte_count: 3 } },
  ]);
  expect((await detail(one('opportunities accepted'))).changes).toEqual([
    { id: opportunity.id, name: 'Book by letter', before: { status: 'rejected' }, after: { status: 'accepted' } },
  ]);
  expect(one('import done')).toMatchObject({ by: 'Ada Tester', what: 'piers.csv' });
  expect(one('link opened')).toMatchObject({ by: null, userId: null, what: 'Board' });
  expect((await detail(told.find(({ count }) => count === 130))).changes).toBeNull();
});

test('of a statement that touches thousands of rows the number is kept, and only rows that differ count', async () => {
  const id = await newSector('Locks');
  const { sql } = server.app;
  await sql`
    insert into process (id, sector_id, code, sort_key, name, level)
    select gen_random_uuid(), ${id}, n::text, n::text, 'Step ' || n, 1 from generate_series(1, 5000) n
  `;
  await sql`update process set sort_key = sort_key || 'x' where sector_id = ${id}`;
  await sql`update process set name = case when code::int <= 3000 then name || '!' else name end where sector_id = ${id}`;
  await sql`update process set deleted_at = now() where sector_id = ${id}`;
  const told = await entries(`&sectorId=${id}&kind=processes`);
  expect(told.map(({ action, count, via }) => `${action} ${count} ${via}`)).toEqual([
    'deleted 5000 system',
    'changed 3000 system',
    'added 5000 system',
  ]);
});

test('what is undone leaves no entry', async () => {
  const id = await newSector('Quays');
  const before = (await entries(`&sectorId=${id}`)).length;
  const refused = await server.admin.patch(`/api/sectors/${id}`, { name: 'Piers', version: 7 });
  expect(refused.status).toBe(409);
  expect(await entries(`&sectorId=${id}`)).toHaveLength(before);
});

test('the log only grows: an entry goes by age alone, and only words can be taken out of it', async () => {
  const { sql } = server.app;
  await expect(sql`update audit_entry set action = 'nothing'`).rejects.toThrow('only grows');
  await expect(sql`update audit_entry set user_id = null`).rejects.toThrow('only grows');
  await expect(sql`delete from audit_entry`).rejects.toThrow('only grows');
  await expect(sql`truncate audit_entry`).rejects.toThrow('only grows');
  await sql`insert into audit_entry (at, via, kind, action) values (now() - interval '25 months', 'system', 'settings', 'changed')`;
  expect((await sql`delete from audit_entry where at < now() - interval '24 months'`).count).toBe(1);
  await sql`update audit_entry set what = null, changes = null where kind = 'token'`;
  expect((await server.admin.patch('/api/workspace', { auditMonths: 5 })).status).toBe(400);
  expect((await server.admin.patch('/api/workspace', { auditMonths: 12 })).body.auditMonths).toBe(12);
});

test('pages follow one another, filters hold, and the file says the same', async () => {
  const first = (await server.admin.get('/api/audit?limit=3')).body;
  const second = (await server.admin.get(`/api/audit?limit=3&cursor=${first.next}`)).body;
  expect([...first.entries, ...second.entries].map(({ id }) => id)).toEqual(
    (await entries()).slice(0, 6).map(({ id }) => id),
  );
  expect(await entries('&to=2020-01-01T00:00:00.000Z')).toEqual([]);
  expect(new Set(await deeds('&kind=settings'))).toEqual(new Set(['settings changed']));
  expect((await server.admin.get('/api/audit/99999999')).status).toBe(404);
  await newSector('=HYPERLINK("http://evil")');
  const { body, headers } = await server.admin.get('/api/audit/csv?kind=sector');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-log-/);
  const lines = String(body).trim().split('\r\n');
  expect(lines).toHaveLength((await entries('&kind=sector')).length + 1);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
  expect((await (await server.member('nosy@example.com')).get('/api/audit/csv')).status).toBe(403);
});
