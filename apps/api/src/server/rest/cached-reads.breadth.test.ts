import { get as httpGet } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { UNBATCHED } from '@process-ai/contract/unbatched';
import { beforeAll, describe, expect, test } from 'vitest';
import { appRouter } from '../../app-router.ts';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { isAskedAlone } from './procedures.ts';
import { createResponseCache } from './response-cache.ts';

const server = serverForTests();

/** A sector filled by SQL, with two opportunities for each process; in steps that a slow machine does within the limit of a statement. */
async function filledSector(processes: number): Promise<string> {
  const { body } = await server.admin.post('/api/sectors', { name: 'Filled', referenceModel: 'BIAN' });
  const step = 2000;
  for (let first = 1; first <= processes; first += step) {
    const last = Math.min(processes, first + step - 1);
    await server.app.sql`
      with filled as (
        insert into process (id, sector_id, code, sort_key, name, level)
        select gen_random_uuid(), ${body.id}, n::text, lpad(n::text, 8, '0'), 'Process ' || n, 1
        from generate_series(${first}::int, ${last}::int) n
        returning id, sector_id
      )
      insert into opportunity
        (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely, benefit_high,
          rationale, source, position)
      select gen_random_uuid(), sector_id, id, 'ai', 'Read letters', repeat(md5(id::text || p), 6),
        'handling time', 0.1, 0.2, 0.3, md5(id::text), 'Test', p
      from filled, generate_series(1, 2) p
    `;
  }
  return body.id;
}

const trpcUrl = (name: string, sectorId: string, times = 1) => {
  const names = Array.from({ length: times }, () => name).join(',');
  const inputs = Object.fromEntries(Array.from({ length: times }, (_, n) => [n, { sectorId }]));
  return `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
};
const single = (name: string, input: unknown) => `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Counts the statements on a table while something runs. */
async function statementsOn(table: string, work: () => Promise<unknown>): Promise<number> {
  const { db } = server.app;
  let statements = 0;
  server.app.db = db.withPlugin({
    transformQuery: ({ node }) => {
      if (JSON.stringify(node).includes(`"name":"${table}"`)) statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work().finally(() => {
    server.app.db = db;
  });
  return statements;
}

describe('what holds a whole sector', () => {
  test('is the same through both doors, and read from the database once for both', async () => {
    const id = await filledSector(50);
    const rest = await server.admin.get(`/api/sectors/${id}`);
    expect(rest.body.processes[49].opportunities).toHaveLength(2);
    const again = await statementsOn('opportunity', async () => {
      const alone = await server.admin.get(single('sectors.get', { sectorId: id }));
      const batched = await server.admin.get(trpcUrl('sectors.get', id));
      expect(alone.body).toEqual({ result: { data: rest.body } });
      expect(batched.body).toEqual([{ result: { data: rest.body } }]);
      const zipped = await server.http.inject({
        url: single('sectors.get', { sectorId: id }),
        headers: { ...server.admin.headers, 'accept-encoding': 'gzip' },
      });
      expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(alone.body);
    });
    expect(again).toBe(0);
  });

  test('is read once, however many ask at once', async () => {
    const id = await filledSector(500);
    const statements = await statementsOn('opportunity', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => server.admin.get(`/api/sectors/${id}`)));
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.processes.length}`))).toEqual(
        new Set(['200 500']),
      );
    });
    expect(statements).toBe(1);
  });

  test('is refused in a batch with others, before anything is read', async () => {
    const id = await filledSector(1);
    const statements = await statementsOn('sector', async () => {
      const { status, body } = await server.admin.get(trpcUrl('sectors.get', id, 20));
      expect([status, body.length, body[0].error.data.code]).toEqual([400, 20, 'BAD_REQUEST']);
      expect(body[0].error.message).toContain('in a request of its own');
    });
    expect(statements).toBe(0);
  });

  test('is what clients are told to ask for alone', () => {
    const large = Object.keys(appRouter._def.procedures).filter(isAskedAlone);
    expect([...UNBATCHED].sort()).toEqual(large.sort());
  });

  test('stays behind the sign-in, and says what is wrong with a request', async () => {
    const id = await filledSector(1);
    await server.admin.get(single('processes.tree', { sectorId: id }));
    const answers = await Promise.all([
      server.nobody.get(single('processes.tree', { sectorId: id })),
      server.admin.get(single('processes.tree', {})),
      server.admin.get(single('processes.tree', { sectorId: 'x' })),
      server.admin.get(single('processes.tree', { sectorId: server.app.newId() })),
      server.admin.get('/api/trpc/processes.tree?input={'),
      server.admin.get('/api/sectors/x/landscape'),
    ]);
    expect(answers.map(({ status, body }) => [status, (body.error.message ?? body.error) as string])).toEqual([
      [401, 'Please sign in to continue.'],
      [400, 'Some of the entries are not valid. sectorId: Required'],
      [404, 'Sector not found'],
      [404, 'Sector not found'],
      [400, 'The input is not valid JSON.'],
      [404, 'Sector not found'],
    ]);
  });
});

describe('a sector of 20,000 processes and 40,000 opportunities', () => {
  let id: string;
  let port: number;
  beforeAll(async () => {
    id = await filledSector(20_000);
    await server.http.listen({ port: 0, host: '127.0.0.1' });
    port = (server.http.server.address() as AddressInfo).port;
  });

  /** Reads an answer without keeping it; returns its size as it came. */
  const read = (path: string, caller: Caller, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; bytes: number }>((resolve, reject) => {
      httpGet({ port, path, headers: { ...caller.headers, ...headers }, agent: false }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      }).once('error', reject);
    });

  test('is read sixty times at once in little memory, while others are answered', async () => {
    const members = await Promise.all([1, 2, 3].map((n) => server.member(`reader-${n}@example.com`)));
    const before = process.memoryUsage().rss;
    let peak = before;
    const over = new AbortController();
    let light = 0;
    const others = (async () => {
      while (!over.signal.aborted) {
        await read('/api/user', server.admin);
        peak = Math.max(peak, process.memoryUsage().rss);
        light += 1;
      }
    })();
    const whole = Array.from({ length: 60 }, (_, n) =>
      read(`/api/sectors/${id}`, members[n % 3] ?? server.admin, n % 12 ? { 'accept-encoding': 'gzip' } : {}),
    );
    await Promise.race(whole);
    const lightMeanwhile = light;
    const answers = await Promise.all(whole);
    over.abort();
    await others;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers[0]?.bytes).toBeGreaterThan(20_000_000);
    expect(answers[1]?.bytes).toBeLessThan(5_000_000);
    expect(lightMeanwhile).toBeGreaterThan(5);
    expect((peak - before) / 1024 / 1024).toBeLessThan(500);
  }, 90_000);

  test('is a landscape at once, though PostgreSQL does not know its rows yet', async () => {
    const small = await filledSector(2000);
    const time = async (sectorId: string) => {
      const begin = performance.now();
      await server.app.sql`update sector set revision = revision + 1 where id = ${sectorId}`;
      expect((await read(`/api/sectors/${sectorId}/landscape`, server.admin)).status).toBe(200);
      return performance.now() - begin;
    };
    await time(small);
    const ratios = [];
    for (let round = 0; round < 3; round += 1) ratios.push((await time(id)) / (await time(small)));
    // Ten times the rows: a plan that pairs rows with rows takes a hundred times as long.
    expect(Math.min(...ratios)).toBeLessThan(30);
  });
});

test('whoever reads much keeps nobody else waiting', async () => {
  const id = await filledSector(500);
  const processes = await server.app.sql<{ id: string }[]>`select id from process where sector_id = ${id}`;
  const input = { sectorId: id, processIds: processes.map((process) => process.id) };
  const greedy = await server.member('greedy@example.com');
  const order: string[] = [];
  const compare = async (who: string, caller: Caller) => {
    const { status, body } = await caller.post('/api/trpc/vendors.basis', input);
    expect([status, body.result.data.processes.length]).toEqual([200, 500]);
    order.push(who);
  };
  await Promise.all([...Array.from({ length: 12 }, () => compare('greedy', greedy)), compare('other', server.admin)]);
  expect(order.indexOf('other')).toBeLessThan(4);
});

test('whoever asks for more than may wait is told when to come back', async () => {
  const id = await filledSector(300);
  const processes = await server.app.sql<{ id: string }[]>`select id from process where sector_id = ${id}`;
  const input = { sectorId: id, processIds: processes.map((process) => process.id) };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => server.admin.post('/api/trpc/vendors.basis', input)),
  );
  // One runs and twenty wait.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(21);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body, headers } of refused) {
    expect([status, body.error.data.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('bytes on their way are bounded, and free again once they have arrived', () => {
  const { hold } = createResponseCache();
  const release = Array.from({ length: 10 }, () => hold(Buffer.alloc(16 * 1024 * 1024)));
  const one = Buffer.alloc(1);
  expect(() => hold(one)).toThrow('busy');
  release[0]?.();
  const ends = [hold(one), hold(one)];
  for (const end of ends) end();
});
