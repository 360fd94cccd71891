import { writeMention } from '@process-ai/contract/comments';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Answer, type Caller, caller, cookieOf } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { filesThatKnow, tablesBeforeNight, tablesThatKnow } from '../erasure/traces.fixture.ts';
import { CLAIMS_PLAYBOOK } from '../playbooks/playbooks.fixture.ts';
import { cleanUpAtNight } from '../storage/service.ts';
import { NAMELESS } from './nameless-columns.fixture.ts';
import { CONTACTS, NAMES, NAMES_IN_JSON } from './repository.ts';

const server = serverForTests();
const NIGHT = new Date(2100, 0, 1, 3);
const WORDS = ['Hildegunst', 'Mythenmetz', 'Lindwurm'];
const EMAIL = 'hildegunst@example.com';
const FULL_NAME = 'Hildegunst von Mythenmetz';
const PASSWORD = 'seven calm lanterns';

async function done(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body } = await answer;
  expect(status, `answer: ${JSON.stringify(body)}`).toBe(200);
  return body;
}

/** An initiative that they own, have committed and measured, and a scenario of their own. */
async function workOnPlan(person: Caller, path: string, opportunityId: string) {
  const months = { startMonth: '2027-01', endMonth: '2027-06' };
  const initiative = { name: 'Invoices', ...months, opportunityIds: [opportunityId], owner: FULL_NAME };
  const { plan } = await done(person.post(`${path}/initiatives`, { ...initiative, status: 'running' }));
  const { id } = plan.initiatives[0];
  await done(person.post(`${path}/initiatives/${id}/baseline`, {}));
  await done(person.patch(`${path}/initiatives/${id}/actuals`, { months: [{ month: '2027-07', savings: 3200 }] }));
  const later = await done(person.post(`${path}/initiatives`, { name: 'Later', ...months, owner: FULL_NAME }));
  await done(person.delete(`${path}/initiatives/${later.plan.initiatives.at(-1).id}`));
  const assumptions = { volume: 1, rate: 1, adoption: 0.7, cost: 1, delayMonths: 3, cashShare: 0.5 };
  const scenario = { name: 'Slow', assumptions: { ...assumptions, includeBenchmark: false } };
  await done(person.post(`${path}/scenarios`, scenario));
}

async function workBesidePlan(person: Caller, path: string, processId: string) {
  const preview = await done(person.upload(`${path}/imports`, { name: 'a.csv', bytes: 'code,name\n2,Pay invoices\n' }));
  await done(person.post(`${path}/imports/${preview.id}/complete`, {}));
  const bytes = pagesPdf(['28 % of invoices have a match exception.'].map(lineOfText));
  await done(person.upload(`${path}/insights`, { name: 'Talk.pdf', bytes }));
  await done(person.put(`${path}/processes/${processId}/suitability`, { criterion: 'rules', answer: 4 }));
  const idea = { type: 'ai', title: 'Read letters', effort: 2 };
  await done(person.post(`${path}/processes/${processId}/opportunities`, idea));
  const contact = { contactName: FULL_NAME, contactEmail: EMAIL, contactPhone: '+49 30 5550101' };
  await done(person.patch(`${path}/export-cover`, { ...contact, version: '1.2' }));
  const { id: vendorId } = await done(person.post('/api/vendors', { name: 'Acme', overview: 'Sells flows.' }));
  await done(person.put(`${path}/shortlist/${vendorId}`, { note: 'Call them.' }));
  const { id: playbookId } = await done(person.post('/api/playbooks', CLAIMS_PLAYBOOK));
  await done(person.post(`${path}/apply-playbook/${playbookId}`, {}));
  await done(person.post(`${path}/playbooks/generate`, {}));
  await done(person.post(`${path}/saved-views`, { name: 'Mine', query: 'owner=Hildegunst' }));
  const link = await done(person.post(`${path}/client-links`, { label: 'Board' }));
  await done(server.nobody.post('/api/client-page', { token: link.url.split('#')[1] }));
  await done(person.patch(`${path}/access`, { access: 'all', people: [] }));
}

/** Somebody who has been called otherwise before, with work of every kind in a sector. */
async function busyPerson() {
  const { admin, nobody } = server;
  const { token } = (await admin.post('/api/invitations', { email: EMAIL })).body;
  const names = { firstName: 'Hildegunst', lastName: 'Lindwurm' };
  const { headers, body } = await nobody.post('/api/auth/sign-up', {
    token,
    email: EMAIL,
    password: PASSWORD,
    ...names,
  });
  const person = caller(server.http, { cookie: cookieOf(headers) });
  const { id } = (await person.post('/api/sectors', { name: 'Works', referenceModel: 'Our own' })).body;
  const path = `/api/sectors/${id}`;
  const rows = [{ code: '1', name: 'Match invoices with purchase orders', level: 1 }];
  const [{ id: processId }] = (await person.post(`${path}/processes`, rows)).body;
  const comment = { subject: 'process', subjectId: processId };
  await person.post(`${path}/comments`, { ...comment, text: 'Who matches them?' });
  await person.patch('/api/user', { ...names, lastName: 'von Mythenmetz' });
  await admin.post(`${path}/comments`, { ...comment, text: `${writeMention(body.user.id)} knows.` });
  await person.post(`${path}/analyze`, { processIds: [processId] });
  const [opportunity] = (await person.get(path)).body.processes[0].opportunities;
  // What was exported stays as it was made: nobody owned anything then, and its cover names another contact.
  await done(person.post(`${path}/export/docs`, { sections: [], cover: { contactName: 'The team' } }));
  const chosen = { opportunityIds: [opportunity.id], owner: FULL_NAME };
  await person.post(`${path}/opportunities/decide`, { ...chosen, status: 'accepted' });
  await person.post(`${path}/opportunities/assign`, chosen);
  await workOnPlan(person, path, opportunity.id);
  await workBesidePlan(person, path, processId);
  const figures = { fteCount: 2, processFrequency: 900, averageSalary: 60_000, averageRuntime: 30 };
  await person.post(`${path}/roi/inputs`, [{ processId, ...figures }]);
  await person.patch(`${path}/roi/assumptions`, { hoursPerYear: 1700 });
  await person.post('/api/tokens', { name: 'Lindwurm script' });
  await done(person.post('/api/webhooks', { url: 'https://203.0.114.7/Lindwurm', events: ['job.finished'] }));
  await nobody.post('/api/auth/sign-in', { email: EMAIL, password: 'not this one at all' });
  return { id: body.user.id as string, person, path, processId };
}

test('a person gets what is stored of them as files, and is gone for good when erased, while the work stays', async () => {
  const { admin, app } = server;
  const { id, person, path, processId } = await busyPerson();
  const own = await person.get('/api/user/archive');
  expect(own.headers['content-type']).toBe('application/zip');
  const files = unzipSync(own.bytes);
  const rowsOf = (file: string) => JSON.parse(strFromU8(files[`${file}.json`] ?? new Uint8Array()));
  expect(rowsOf('account')).toMatchObject([{ email: EMAIL, last_name: 'von Mythenmetz' }]);
  expect(rowsOf('comments')).toMatchObject([{ sector: 'Works', text: 'Who matches them?' }]);
  expect(rowsOf('mentions')).toMatchObject([{ by: 'Ada Tester' }]);
  expect(rowsOf('tokens')).toMatchObject([{ name: 'Lindwurm script', scope: 'admin' }]);
  expect(rowsOf('webhooks')).toMatchObject([{ url: 'https://203.0.114.7/Lindwurm', sector: null, is_on: true }]);
  expect(rowsOf('activity').length).toBeGreaterThan(2);
  expect(JSON.stringify(Object.keys(files).map((name) => strFromU8(files[name] as Uint8Array)))).not.toMatch(
    /_hash|secret"/,
  );
  expect((await admin.get(`/api/users/${id}/archive`)).bytes.subarray(0, 2).toString()).toBe('PK');
  expect((await person.get(`/api/users/${id}/archive`)).status).toBe(403);

  await app.sql`analyze`;
  const known = await tablesThatKnow(app.sql, WORDS);
  expect(Object.keys(known)).toEqual(
    expect.arrayContaining([
      'api_token',
      'app_user',
      'audit_entry',
      'comment',
      'comment_mention',
      'opportunity',
      'roi_assumption',
      'roi_input',
      'sector_event',
      'webhook',
    ]),
  );
  expect(await filesThatKnow(app.sql, WORDS)).not.toEqual([]);
  const erase = (name: string, as = admin) => as.post(`/api/users/${id}/erase`, { name });
  expect((await erase('somebody@example.com')).status).toBe(400);
  expect((await erase(EMAIL, person)).status).toBe(403);
  const ownId = (await admin.get('/api/user')).body.user.id;
  expect((await admin.post(`/api/users/${ownId}/erase`, { name: 'admin@example.com' })).status).toBe(400);
  const before = (await admin.get(path)).body;
  expect((await erase(EMAIL)).status).toBe(200);

  expect((await person.get('/api/sectors')).status).toBe(401);
  expect((await erase(EMAIL)).status).toBe(404);
  expect(await tablesBeforeNight(app.sql, WORDS)).toEqual({});
  const comments = (await admin.get(`${path}/comments?subject=process&subjectId=${processId}`)).body;
  expect(comments).toMatchObject([
    { by: 'Former member', userId: null, text: 'Who matches them?' },
    { by: 'Ada Tester', mentions: [{ id, name: 'Former member' }] },
  ]);
  const after = (await admin.get(path)).body;
  expect(after.processes[0].opportunities[0].decided.by).toBe('Former member');
  expect(after.processes[0].opportunities).toHaveLength(before.processes[0].opportunities.length);
  expect((await admin.get(`${path}/export-cover`)).body).toMatchObject({
    version: '1.2',
    contactName: null,
    contactEmail: null,
    contactPhone: null,
  });
  const { entries } = (await admin.get(`/api/audit?userId=${id}`)).body;
  expect(entries[0]).toMatchObject({ kind: 'account', action: 'erased', by: 'Ada Tester', what: null, subjectId: id });
  expect(entries.some(({ userId, kind }: { userId: string; kind: string }) => userId === id && kind === 'sector')).toBe(
    true,
  );

  await cleanUpAtNight(app, NIGHT);
  expect(await tablesThatKnow(app.sql, WORDS)).toEqual({});
  expect(await filesThatKnow(app.sql, WORDS)).toEqual([]);
});

test('where a person may be named is renamed or cleared, column by column, or it is said why not', async () => {
  const rows = await server.app.sql<{ place: string }[]>`
    select concat(c.relname, '.', a.attname) as place
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^kysely'
      and a.attnum > 0 and not a.attisdropped
      and t.typname in ('text', '_text', 'varchar', '_varchar', 'json', 'jsonb', '_json', '_jsonb', 'bytea')
      and c.relname <> 'app_user' and not exists (
        select from pg_constraint f
        where f.conrelid = c.oid and f.confrelid = 'app_user'::regclass and f.confdeltype = 'c'
      )
  `;
  const nameless = Object.values(NAMELESS).flatMap((tables) =>
    Object.entries(tables).flatMap(([table, columns]) => columns.split(' ').map((column) => `${table}.${column}`)),
  );
  expect([...NAMES, ...NAMES_IN_JSON, ...CONTACTS, ...nameless].toSorted()).toEqual(
    rows.map(({ place }) => place).toSorted(),
  );
});
