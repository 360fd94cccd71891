import { createTRPCClient, httpBatchLink } from '@trpc/client';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AppRouter } from '../app-router.ts';
import { type Caller, testServer } from '../server/testing.ts';
import { serverForTests } from '../server/testing-hooks.ts';

const server = serverForTests();
let address: string;
beforeAll(async () => {
  address = await server.http.listen({ port: 0 });
});

const clientOf = (headers: Record<string, string>) =>
  createTRPCClient<AppRouter>({ links: [httpBatchLink({ url: `${address}/api/trpc`, headers })] });

describe('the tRPC door', () => {
  test('leads to the same procedures, batched', async () => {
    const client = clientOf(server.admin.headers);
    const sector = await client.sectors.create.mutate({ name: 'Typed', referenceModel: 'BIAN' });
    const [listed, me] = await Promise.all([client.sectors.list.query(), client.users.me.query()]);
    expect(listed).toEqual([sector]);
    expect(me.user?.isAdmin).toBe(true);
    expect((await server.admin.get('/api/sectors')).body).toEqual(listed);
  });

  test('reads a file sent as a form', async () => {
    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Form', referenceModel: 'BIAN' });
    const form = new FormData();
    form.set('sectorId', sector.id);
    form.set('file', new File(['Code,Name\n1,Sell'], 'a.csv'));
    const answer = await fetch(`${address}/api/trpc/imports.preview`, {
      method: 'POST',
      body: form,
      headers: server.admin.headers,
    });
    expect(await answer.json()).toMatchObject({ result: { data: { format: 'csv', processes: [{ code: '1' }] } } });
  });

  test.each([
    ['nobody', {}, (client: ReturnType<typeof clientOf>) => client.sectors.list.query(), 'UNAUTHORIZED', 'notSignedIn'],
    [
      'wrong input',
      null,
      (client: ReturnType<typeof clientOf>) => client.sectors.create.mutate({ name: '', referenceModel: 'x' }),
      'BAD_REQUEST',
      'invalidInput',
    ],
    [
      'unknown',
      null,
      (client: ReturnType<typeof clientOf>) => client.sectors.getSummary.query({ sectorId: 'x' }),
      'NOT_FOUND',
      'sectorMissing',
    ],
  ])('says why, for %s', async (_case, headers, ask, code, reason) => {
    const failure = await ask(clientOf(headers ?? server.admin.headers)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ data: { code, reason }, message: expect.stringMatching(/^[A-Z]/) });
    expect(JSON.stringify(failure)).not.toContain('stack');
  });

  test('words a refusal before the procedure as tRPC clients expect it, batched or not', async () => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(27 * 1024 * 1024)], 'big.csv'));
    const send = { method: 'POST', body: form, headers: server.admin.headers };
    const big = await fetch(`${address}/api/trpc/imports.preview`, send);
    expect([big.status, await big.json()]).toMatchObject([413, { error: { data: { code: 'PAYLOAD_TOO_LARGE' } } }]);
    const foreign = clientOf({ ...server.admin.headers, origin: 'https://evil.example' });
    const refused = [1, 2].map((n) => foreign.sectors.remove.mutate({ sectorId: `${n}` }));
    for (const { status, ...answer } of await Promise.allSettled(refused)) {
      expect(status).toBe('rejected');
      expect(answer).toMatchObject({
        reason: {
          message: expect.stringContaining('another site'),
          data: { code: 'FORBIDDEN', reason: 'foreignOrigin' },
        },
      });
    }
  });

  test('names a mutation that is asked as a query', async () => {
    const answer = await fetch(`${address}/api/trpc/sectors.create`, { headers: server.admin.headers });
    expect([answer.status, await answer.json()]).toMatchObject([
      405,
      {
        error: { message: expect.stringContaining('method'), data: { code: 'METHOD_NOT_SUPPORTED', httpStatus: 405 } },
      },
    ]);
  });

  test('runs no batch of hundreds', async () => {
    const many = Array(500).fill('users.me').join(',');
    const answer = await fetch(`${address}/api/trpc/${many}?batch=1&input={}`);
    expect(answer.status).toBe(400);
  });
});

describe('a failure nobody foresaw', () => {
  test('is one fixed sentence through either door', async () => {
    const { app } = server;
    const analyst = app.analyst;
    app.analyst = {
      ...analyst,
      researchProcesses: () => Promise.reject(new Error('password=secret at /srv/db.ts:12')),
    };
    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Boom', referenceModel: 'BIAN' });
    const rest = await server.admin.post(`/api/sectors/${sector.id}/research-processes`);
    expect([rest.status, rest.body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
    const trpc = await clientOf(server.admin.headers)
      .processes.research.mutate({ sectorId: sector.id })
      .catch((error: unknown) => error);
    for (const answer of [rest.body, trpc]) expect(JSON.stringify(answer)).not.toMatch(/secret|db\.ts/);
    app.analyst = analyst;
  });
});

describe('rate limits', () => {
  test('count procedures, and say when to come back', async () => {
    const limited = await testServer({ RATE_LIMIT: 'on' });
    const batch = Array(20).fill('users.me').join(',');
    const statuses = [];
    for (let n = 0; n < 152; n += 1) {
      const { statusCode, headers } = await limited.http.inject({ url: `/api/trpc/${batch}?batch=1&input={}` });
      statuses.push(statusCode === 429 ? Number(headers['retry-after']) > 0 && statusCode : statusCode);
    }
    // One of the 3,000 was the administrator's sign-up.
    expect(statuses.lastIndexOf(200)).toBe(148);
    expect(statuses.slice(149)).toEqual([429, 429, 429]);
    await limited.stop();
  });

  test('count by person, not by address, cost a batch as much as its parts, and leave health alone', async () => {
    const limited = await testServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '60' });
    const member = await limited.member('colleague@example.com');
    const batch = Array.from({ length: 20 }, () => 'users.me').join(',');
    const statuses = async (who: Caller, path: string, times: number) => {
      const answers = [];
      for (let n = 0; n < times; n += 1) answers.push((await who.get(path)).status);
      return answers;
    };
    // The administrator has made an invitation.
    expect(await statuses(limited.admin, `/api/trpc/${batch}?batch=1&input={}`, 3)).toEqual([200, 200, 429]);
    expect(await statuses(member, '/api/sectors', 40)).toEqual(Array(40).fill(200));
    expect(await statuses(limited.admin, '/api/sectors', 1)).toEqual([429]);
    expect(await statuses(limited.nobody, '/api/health', 70)).toEqual(Array(70).fill(200));
    await limited.stop();
  });

  test('count a read of a whole sector as ten, unless it is there already', async () => {
    const limited = await testServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '60' });
    const { body: sector } = await limited.admin.post('/api/sectors', { name: 'Costs', referenceModel: 'BIAN' });
    const member = await limited.member('reader@example.com');
    const read = async () => (await member.get(`/api/sectors/${sector.id}`)).status;
    const write = () => limited.admin.patch(`/api/sectors/${sector.id}`, { name: 'Costs more' });
    for (let n = 0; n < 5; n += 1) {
      await write();
      expect(await read()).toBe(200);
    }
    expect([await read(), await read()]).toEqual([200, 200]);
    await write();
    expect(await read()).toBe(429);
    await limited.stop();
  });
});
