import { writeMention } from '@process-ai/contract/comments';
import type { Presence } from '@process-ai/contract/presence';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
const WAIT = { timeout: 30_000 };

/** A page with the sector open: the last that it was told, and how to close it. */
async function open(http: FastifyInstance, { headers }: Caller, sectorId: string | null) {
  const address = http.server.listening ? http.listeningOrigin : await http.listen({ port: 0, host: '127.0.0.1' });
  const closing = new AbortController();
  const told: Presence[] = [];
  const input = encodeURIComponent(JSON.stringify({ sectorId }));
  const { body } = await fetch(`${address}/api/trpc/presence.watch?input=${input}`, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: closing.signal,
  });
  const reading = (async () => {
    let text = '';
    for await (const chunk of body ?? []) {
      text += Buffer.from(chunk).toString();
      for (const [, data] of text.matchAll(/^data: (\{"unread".*)\n/gm)) told.push(JSON.parse(data ?? ''));
      text = text.slice(text.lastIndexOf('\n\n') + 1);
    }
  })().catch(() => {});
  return {
    last: () => told.at(-1),
    names: () => told.at(-1)?.people.map(({ name }) => name),
    close: async () => {
      closing.abort();
      await reading;
    },
  };
}

test('who has a sector open sees who else has, in another process too, and what is new', async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Claims', referenceModel: 'ACORD' });
  const ben = await server.member('ben@example.com');
  const benId: string = (await ben.get('/api/user')).body.user.id;
  await server.app.sql`update app_user set first_name = 'Ben' where id = ${benId}`;
  const replica = await server.replica();
  const [adas, bens] = [await open(server.http, server.admin, sector.id), await open(replica.http, ben, sector.id)];
  const elsewhere = await open(server.http, server.admin, null);
  await expect.poll(adas.names, WAIT).toEqual(['Ben Tester']);
  await expect.poll(bens.names, WAIT).toEqual(['Ada Tester']);
  expect(elsewhere.last()).toEqual({ unread: 0, people: [], changedAt: null });

  const before = bens.last()?.changedAt ?? '';
  const path = `/api/sectors/${sector.id}`;
  const [process] = (await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }])).body;
  const comment = { subject: 'process', subjectId: process.id, text: writeMention(benId) };
  await server.admin.post(`${path}/comments`, comment);
  await expect.poll(() => bens.last()?.unread, WAIT).toBe(1);
  expect(Date.parse(bens.last()?.changedAt ?? '')).toBeGreaterThan(Date.parse(before));

  // Another page of the same person keeps them there.
  const again = await open(replica.http, ben, sector.id);
  await expect.poll(() => again.last()?.unread, WAIT).toBe(1);
  await again.close();
  await expect.poll(async () => (await server.app.sql`select from presence`).count, WAIT).toBe(2);
  expect(adas.names()).toEqual(['Ben Tester']);
  await bens.close();
  await expect.poll(adas.names, WAIT).toEqual([]);

  // A process that was killed says no goodbye.
  await server.app.sql`
    insert into presence (id, sector_id, user_id, seen_at)
    values (gen_random_uuid(), ${sector.id}, ${benId}, clock_timestamp() - interval '20 seconds')
  `;
  await expect.poll(adas.names, WAIT).toEqual(['Ben Tester']);
  await expect.poll(adas.names, WAIT).toEqual([]);
  await Promise.all([adas.close(), elsewhere.close()]);
  await expect
    .poll(async () => (await server.app.sql`select from presence where user_id <> ${benId}`).count, WAIT)
    .toBe(0);
  await replica.stop();
}, 60_000);
