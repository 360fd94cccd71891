import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** What people run to be told: answers with the status that is asked of it, or never. */
async function receiver() {
  const received: Received[] = [];
  let answer: number | 'never' = 200;
  const listening = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer === 'never') return;
      response.writeHead(answer, { location: '/elsewhere' }).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    listening.closeAllConnections();
    listening.close();
  });
  return {
    url: `http://127.0.0.1:${(listening.address() as AddressInfo).port}/hook?key=secret`,
    received,
    answerWith: (status: number | 'never') => {
      answer = status;
    },
  };
}

const EVENTS = ['job.finished', 'opportunity.decided'];
const IDEA = { type: 'ai', title: 'Read letters', effort: 2 };

const server = serverForTests({ WEBHOOKS: 'private' });
let path: string;
let processId: string;
beforeEach(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Told', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const rows = [{ code: '1', name: 'Match invoices with purchase orders', level: 1 }];
  [{ id: processId }] = (await server.admin.post(`${path}/processes`, rows)).body;
});
afterEach(() => server.app.sql`delete from webhook`);

const webhookTo = async (url: string, input = {}, person: Caller = server.admin) => {
  const { status, body } = await person.post('/api/webhooks', { url, events: EVENTS, ...input });
  expect(status, `answer: ${JSON.stringify(body)}`).toBe(200);
  return { ...body, path: `/api/webhooks/${body.id}` };
};
const deliveriesOf = async (webhook: { path: string }, person: Caller = server.admin) =>
  (await person.get(`${webhook.path}/deliveries`)).body;
const stateOf = async (webhook: { path: string }, person?: Caller) =>
  (await deliveriesOf(webhook, person)).map(({ state }: { state: string }) => state);
/** The time until the next try is over. */
const soon = () => server.app.sql`update webhook_delivery set next_try_at = now() where state = 'waiting'`;
const decideSomething = async (status = 'accepted') => {
  const { body } = await server.admin.post(`${path}/processes/${processId}/opportunities`, IDEA);
  if (status !== 'accepted')
    await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [body.id], status });
  return body.id as string;
};

test('a finished job and a decision are sent with a signature, and again under the same id until they are taken', async () => {
  const there = await receiver();
  const { secret, ...webhook } = await webhookTo(there.url);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(JSON.stringify((await server.admin.get('/api/webhooks')).body)).not.toContain(secret);
  there.answerWith(500);
  await server.admin.post(`${path}/analyze`, { processIds: [processId] });
  await expect.poll(() => there.received.length).toBe(1);
  const failed = { type: 'job.finished', state: 'waiting', tries: 1, status: 500, problem: null };
  await expect.poll(() => deliveriesOf(webhook)).toMatchObject([failed]);
  const [{ id, triedAt, nextTryAt }] = await deliveriesOf(webhook);
  expect(Math.round((Date.parse(nextTryAt) - Date.parse(triedAt)) / 1000)).toBeGreaterThanOrEqual(10);

  there.answerWith(204);
  await soon();
  const delivered = { state: 'delivered', tries: 2, status: 204, nextTryAt: null };
  await expect.poll(() => deliveriesOf(webhook)).toMatchObject([delivered]);
  const [first, second] = there.received as [Received, Received];
  expect([first.headers['webhook-id'], second.headers['webhook-id']]).toEqual([id, id]);
  const told = new Webhook(secret).verify(second.body, second.headers as Record<string, string>);
  const sectorId = path.split('/').at(-1);
  const job = { kind: 'analysis', status: 'succeeded', sectorId };
  expect(told).toMatchObject({ type: 'job.finished', id, data: job });
  const { link } = (told as { data: { link: string } }).data;
  expect((await server.admin.get(link)).body).toMatchObject(job);
  const forged = second.body.replace('succeeded', 'cancelled');
  expect(() => new Webhook(secret).verify(forged, second.headers as Record<string, string>)).toThrow(
    'No matching signature found',
  );

  const opportunityId = await decideSomething('rejected');
  await expect.poll(() => there.received.length).toBe(4);
  const userId = (await server.admin.get('/api/user')).body.user.id;
  const decisions = there.received.slice(2).map(({ body }) => JSON.parse(body));
  expect(decisions.map(({ type }) => type)).toEqual(['opportunity.decided', 'opportunity.decided']);
  expect(decisions.map(({ data }) => data)).toEqual(
    ['accepted', 'rejected'].map((decision) => ({
      sectorId,
      opportunityIds: [opportunityId],
      decision,
      by: userId,
    })),
  );
});

test('what is rolled back is told to nobody', async () => {
  const there = await receiver();
  const webhook = await webhookTo(there.url);
  const opportunityId = await decideSomething();
  await expect.poll(() => there.received.length).toBe(1);
  const { sql } = server.app;
  // The last thing that a decision writes.
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`;
  await sql`create trigger refuse before insert or update on sector_event for each row execute function refuse()`;
  onTestFinished(async () => void (await sql`drop function if exists refuse cascade`));
  const decision = { opportunityIds: [opportunityId], status: 'rejected' };
  expect((await server.admin.post(`${path}/opportunities/decide`, decision)).status).toBe(500);
  await sql`drop function refuse cascade`;
  expect(await deliveriesOf(webhook)).toHaveLength(1);
  expect((await server.admin.post(`${path}/opportunities/decide`, decision)).status).toBe(200);
  await expect.poll(() => there.received.length).toBe(2);
});

test('a person hears of no sector that they may not open when it is sent, and a person who is gone of nothing', async () => {
  const there = await receiver();
  const member = await server.member('hears@example.com');
  const userId = (await member.get('/api/user')).body.user.id;
  const letIn = async (role: 'viewer' | null) => {
    const access = { access: 'chosen', people: [{ userId, role }] };
    expect((await server.admin.patch(`${path}/access`, access)).status).toBe(200);
  };
  await letIn('viewer');
  const ofAll = await webhookTo(there.url, {}, member);
  const ofOne = await webhookTo(there.url, { sectorId: path.split('/').at(-1) }, member);
  there.answerWith(503);
  await decideSomething();
  await expect.poll(() => there.received.length).toBe(2);
  await expect.poll(async () => (await deliveriesOf(ofOne, member))[0].status).toBe(503);
  await expect.poll(async () => (await deliveriesOf(ofAll, member))[0].status).toBe(503);

  await letIn(null);
  there.answerWith(200);
  await soon();
  for (const webhook of [ofAll, ofOne]) {
    await expect
      .poll(() => deliveriesOf(webhook, member))
      .toMatchObject([{ state: 'dropped', problem: 'accessEnded', tries: 1, nextTryAt: null }]);
  }
  await decideSomething();
  expect(await stateOf(ofAll, member)).toEqual(['dropped']);
  expect((await member.get('/api/webhooks')).body).toMatchObject([{ sectorName: null }, { sectorName: null }]);
  const closed = await member.post('/api/webhooks', {
    url: there.url,
    events: EVENTS,
    sectorId: path.split('/').at(-1),
  });
  expect(closed.status).toBe(404);
  expect(there.received).toHaveLength(2);

  await letIn('viewer');
  there.answerWith(503);
  await decideSomething();
  await expect.poll(() => there.received.length).toBe(4);
  await server.admin.delete(`/api/users/${userId}`);
  await soon();
  expect(await server.app.sql`select from webhook_delivery`).toHaveLength(0);
});

test('one that is switched off is sent nothing, what waited included, until it is on again', async () => {
  const there = await receiver();
  const webhook = await webhookTo(there.url, { events: ['opportunity.decided'] });
  there.answerWith(500);
  await decideSomething();
  await expect.poll(() => there.received.length).toBe(1);
  expect((await server.admin.patch(webhook.path, { isOn: false })).body).toMatchObject({
    isOn: false,
    offReason: null,
  });
  await decideSomething();
  await expect.poll(() => stateOf(webhook)).toEqual(['dropped']);
  const refused = await server.admin.post(`${webhook.path}/test`);
  expect([refused.status, refused.body.error]).toEqual([400, expect.stringContaining('switched off')]);

  there.answerWith(200);
  expect((await server.admin.patch(webhook.path, { isOn: true })).body.isOn).toBe(true);
  expect((await server.admin.post(`${webhook.path}/test`)).body).toMatchObject({
    type: 'webhook.test',
    state: 'waiting',
  });
  await expect.poll(() => stateOf(webhook)).toEqual(['delivered', 'dropped']);
  // Of what it was not to hear of, it did not.
  await server.admin.post(`${path}/analyze`, { processIds: [processId] });
  await decideSomething();
  await expect
    .poll(() => there.received.map(({ body }) => JSON.parse(body).type))
    .toEqual(['opportunity.decided', 'webhook.test', 'opportunity.decided']);
});

test('ten messages in a row that are given up, or a receiver that wants no more, switch it off', async () => {
  const there = await receiver();
  const webhook = await webhookTo(there.url);
  there.answerWith(500);
  for (let n = 0; n < 10; n += 1) await decideSomething();
  await expect.poll(() => there.received.length).toBe(10);
  const isOn = async () => (await server.admin.get('/api/webhooks')).body[0];
  await expect
    .poll(async () => (await deliveriesOf(webhook)).every(({ tries }: { tries: number }) => tries === 1))
    .toBe(true);
  expect(await isOn()).toMatchObject({ isOn: true });
  // All tries but the last one are over.
  await server.app.sql`update webhook_delivery set tries = 5, next_try_at = now()`;
  await expect.poll(isOn).toMatchObject({ isOn: false, offReason: 'failures' });
  expect(new Set(await stateOf(webhook))).toEqual(new Set(['failed']));
  const { entries } = (await server.admin.get('/api/audit?kind=webhook')).body;
  const host = new URL(there.url).origin;
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'changed', via: 'system', what: host },
    { action: 'added', via: 'session', what: host },
  ]);
  expect(JSON.stringify(entries)).not.toContain('key=secret');

  await server.admin.patch(webhook.path, { isOn: true });
  there.answerWith(410);
  await decideSomething();
  await expect.poll(isOn).toMatchObject({ isOn: false, offReason: 'gone' });
});

test('redirects are not followed, and no answer in time is a failure', async () => {
  const [moved, slow] = [await receiver(), await receiver()];
  moved.answerWith(302);
  slow.answerWith('never');
  const sent = await Promise.all([moved, slow].map(({ url }) => webhookTo(url)));
  for (const webhook of sent) await server.admin.post(`${webhook.path}/test`);
  const [redirected, unanswered] = sent as [{ path: string }, { path: string }];
  const ended = { state: 'failed', tries: 1, nextTryAt: null };
  await expect.poll(() => deliveriesOf(redirected)).toMatchObject([{ ...ended, status: 302, problem: null }]);
  expect(moved.received.map((request) => request.path)).toEqual(['/hook?key=secret']);
  await expect.poll(() => deliveriesOf(unanswered)).toMatchObject([{ ...ended, status: null, problem: 'timeout' }]);
});

test('are managed on the page, by their owner, and ten at most', async () => {
  const there = await receiver();
  const webhook = await webhookTo(there.url);
  const { body: token } = await server.admin.post('/api/tokens', { name: 'script' });
  const script = server.withToken(token.secret);
  expect((await script.get('/api/webhooks')).body).toHaveLength(1);
  expect((await script.post('/api/webhooks', { url: there.url, events: EVENTS })).status).toBe(403);
  expect((await script.patch(webhook.path, { url: 'http://127.0.0.1:1/' })).status).toBe(403);
  const other = await server.member('other-hooks@example.com');
  expect((await other.get(`${webhook.path}/deliveries`)).status).toBe(404);
  expect((await other.patch(webhook.path, { isOn: false })).status).toBe(404);
  expect((await other.post(`${webhook.path}/test`)).status).toBe(404);
  expect((await other.delete(webhook.path)).status).toBe(404);

  for (const input of [{ events: [] }, { events: ['all'] }, { url: 'hooks' }, { url: 'ftp://127.0.0.1/' }]) {
    const { status } = await server.admin.post('/api/webhooks', { url: there.url, events: EVENTS, ...input });
    expect([input, status]).toEqual([input, 400]);
  }
  // Of all machines that may be reached in a closed network, not of one's own hosting.
  expect((await server.admin.patch(webhook.path, { url: 'http://169.254.169.254/' })).status).toBe(400);
  for (let n = 1; n < 10; n += 1) await webhookTo(there.url);
  const full = await server.admin.post('/api/webhooks', { url: there.url, events: EVENTS });
  expect([full.status, full.body.error]).toEqual([400, expect.stringContaining('10 webhooks')]);
  expect((await server.admin.delete(webhook.path)).status).toBe(200);
  expect((await server.admin.get('/api/webhooks')).body).toHaveLength(9);
});
