import { setTimeout } from 'node:timers/promises';
import type { VendorFit } from '@process-ai/contract/vendor-comparison';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { assistant } from '../mcp/testing-assistant.ts';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { addressOf, ENDS_WITHIN_MS, LARGE_BYTES, msFrom, readSlowly } from '../testing-readers.ts';

const server = serverForTests();
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

let people = 0;
/** Somebody new, and how they lose what they have. */
async function somebody({ isAdmin = false } = {}) {
  people += 1;
  const person = await server.member(`person-${people}@example.com`);
  const id = await idOf(person);
  const setAdmin = (to: boolean) => server.admin.patch(`/api/users/${id}`, { isAdmin: to });
  if (isAdmin) expect((await setAdmin(true)).status).toBe(200);
  const { body: token } = await person.post('/api/tokens', { name: 'script', scope: isAdmin ? 'admin' : 'write' });
  return {
    id,
    person,
    script: server.withToken(token.secret),
    demote: () => setAdmin(false),
    remove: () => server.admin.delete(`/api/users/${id}`),
    revoke: () => person.delete(`/api/tokens/${token.id}`),
  };
}

/** Whoever asks for rows of this table waits while `work` goes on. */
const heldUp = (table: string, work: () => Promise<void>) =>
  server.app.sql.begin(async (sql) => {
    await sql`lock table ${sql(table)} in access exclusive mode`;
    await work();
  });

/** An answer that is asked for over a connection, and what becomes of it. */
async function ask({ headers }: Caller, path: string, body?: object): Promise<number> {
  const answer = await fetch(`${await addressOf(server)}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  return answer.status;
}

describe('a demoted administrator', () => {
  test.each(['person', 'script'] as const)('gets no more of a log that they read slowly, as a %s', async (as) => {
    const { demote, ...admin } = await somebody({ isAdmin: true });
    await server.app.sql`
      insert into audit_entry (via, kind, action, changes)
      select 'system', 'sector', 'changed', jsonb_build_object('name', repeat('x', ${LARGE_BYTES / 2000}::int))
      from generate_series(1, 2000)`;
    const { cutOff } = await readSlowly(server, admin[as], '/api/audit/csv');
    expect(await msFrom(demote, cutOff)).toBeLessThan(ENDS_WITHIN_MS);
  });

  test('gets no answer that takes long', async () => {
    const { demote, person } = await somebody({ isAdmin: true });
    await heldUp('second_factor', async () => {
      const answer = ask(person, '/api/users');
      await setTimeout(100);
      expect(await msFrom(demote, answer)).toBeLessThan(ENDS_WITHIN_MS);
      expect(await answer).toBe(403);
    });
  });

  test('gets no answer of a test of the analyst', async () => {
    const { demote, person } = await somebody({ isAdmin: true });
    const asked = Promise.withResolvers<void>();
    server.app.analyst.testConnection = () => {
      asked.resolve();
      return new Promise(() => {});
    };
    const answer = ask(person, '/api/status/analyst-test', {});
    await asked.promise;
    expect(await msFrom(demote, answer)).toBeLessThan(ENDS_WITHIN_MS);
    expect(await answer).toBe(403);
    delete server.app.analyst.testConnection;
  });

  test('gets no archive of a person that took long', async () => {
    const { demote, id, person } = await somebody({ isAdmin: true });
    let answer: Promise<number> | undefined;
    await heldUp('comment', async () => {
      answer = ask(person, `/api/users/${id}/archive`);
      await setTimeout(100);
      expect((await demote()).status).toBe(200);
      await setTimeout(1600);
    });
    expect(await answer).toBe(403);
  });
});

describe('whoever may no longer open a sector', () => {
  let path: string;
  let sectorId: string;
  let processIds: string[];
  beforeAll(async () => {
    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' });
    sectorId = sector.id;
    path = `/api/sectors/${sectorId}`;
    const { body } = await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }]);
    processIds = [body[0].id];
    await server.admin.patch(`${path}/access`, { access: 'chosen' });
  });
  /** What the person may do, who is let in besides the owner. */
  const give = (userId: string, role: 'viewer' | 'editor' | null) =>
    server.admin.patch(`${path}/access`, { people: [{ userId, role }] });

  test('gets no answer that is still being put together for several', async () => {
    const { id, person } = await somebody();
    await give(id, 'viewer');
    await heldUp('opportunity', async () => {
      const [theirs, ours] = [ask(person, path), ask(server.admin, path)];
      await setTimeout(100);
      expect(await msFrom(() => give(id, null), theirs)).toBeLessThan(ENDS_WITHIN_MS);
      expect(await theirs).toBe(404);
      void ours.catch(() => {});
    });
    expect(await ask(server.admin, path)).toBe(200);
  });

  test.each(['a closed sector', 'a revoked token', 'a deleted person'])(
    'gets no comparison that takes long, by %s',
    async (by) => {
      const { id, script, remove, revoke } = await somebody();
      await give(id, 'viewer');
      const begun = Promise.withResolvers<void>();
      const work = Promise.withResolvers<never>();
      const run = vi.spyOn(server.app.workers, 'run').mockImplementation(() => {
        begun.resolve();
        return work.promise;
      });
      const answer = ask(script, '/api/vendors/compare', { sectorId, processIds });
      await begun.promise;
      const changes: Record<string, () => Promise<{ status: number }>> = {
        'a closed sector': () => give(id, null),
        'a revoked token': revoke,
        'a deleted person': remove,
      };
      expect(await msFrom(changes[by] ?? expect.fail, answer)).toBeLessThan(ENDS_WITHIN_MS);
      expect(await answer).toBe(by === 'a closed sector' ? 404 : 401);
      // It holds its place among reads of a whole sector to its end.
      work.resolve([] as never);
      run.mockRestore();
    },
  );

  test.each([
    ['REST', '/api/vendors/compare'],
    ['tRPC', '/api/trpc/vendors.compare'],
  ])('gets no more of a comparison that they read slowly, by %s', async (_door, address) => {
    const { id, script } = await somebody();
    await give(id, 'viewer');
    const fit: VendorFit = {
      vendorId: id,
      vendorName: 'Reader',
      recommendationReason: 'x'.repeat(LARGE_BYTES / 100),
      overallScore: 50,
      sectorMatch: false,
      fits: true,
      capabilityMatchCount: 0,
      aiCapabilityMatchCount: 0,
      matchedCapabilities: [],
      score: { coverage: 50, aiCoverage: 0, depth: 0, sector: 0 },
      shares: { coverage: 1, aiCoverage: null, depth: 0, sector: 0 },
      dataCoverage: 1,
    };
    const many = Array.from({ length: 100 }, () => fit);
    const run = vi.spyOn(server.app.workers, 'run').mockResolvedValue(many);
    const { cutOff } = await readSlowly(server, script, address, { sectorId, processIds });
    run.mockRestore();
    expect(await msFrom(() => give(id, null), cutOff)).toBeLessThan(ENDS_WITHIN_MS);
  });

  test('waits no longer for a job, whoever ended its work', async () => {
    const { id, person, remove } = await somebody();
    await give(id, 'editor');
    // Its turn never comes.
    const queue = vi.spyOn(server.app.jobQueue, 'enqueue').mockResolvedValue();
    const answer = ask(person, `${path}/research-processes`, {});
    await expect.poll(async () => server.app.sql`select from job where user_id = ${id}`).toHaveLength(1);
    expect(await msFrom(remove, answer)).toBeLessThan(ENDS_WITHIN_MS);
    expect(await answer).not.toBe(200);
    queue.mockRestore();
  });
});

describe('an assistant whose token is revoked', () => {
  /** A job of the administrator's, as if another process worked on it, in a sector that is open to all. */
  async function runningJob() {
    const { body: sector } = await server.admin.post('/api/sectors', { name: 'Open', referenceModel: 'BIAN' });
    const [job] = await server.app.sql`
      insert into job (id, kind, sector_id, user_id, status, total, round)
      values (gen_random_uuid(), 'journey-suggestions', ${sector.id}, ${await idOf(server.admin)}, 'running', 1, 0)
      returning id`;
    return { jobId: job?.['id'] as string, sectorId: sector.id as string };
  }
  async function follower() {
    const { person } = await somebody();
    const { call, secret } = await assistant(await addressOf(server), person);
    const { body: tokens } = await person.get('/api/tokens');
    const { id } = tokens.find(({ name }: { name: string }) => name === 'assistant');
    return { call, secret, revoke: () => person.delete(`/api/tokens/${id}`) };
  }

  test('follows the job of another no longer', async () => {
    const { jobId } = await runningJob();
    const { call, revoke } = await follower();
    const answer = call('get_job', { jobId, waitSeconds: 20 });
    await setTimeout(300);
    expect(await msFrom(revoke, answer)).toBeLessThan(ENDS_WITHIN_MS);
    expect(await answer).toMatchObject({ isError: true, body: { code: 'UNAUTHORIZED' } });
  });

  test('does not read what the job has made just then', async () => {
    const { jobId } = await runningJob();
    const { call, revoke } = await follower();
    const answer = call('get_job', { jobId, waitSeconds: 20 });
    await setTimeout(1600);
    await revoke();
    await server.app.sql`update job set status = 'succeeded', result = '{"source": "secret"}' where id = ${jobId}`;
    const { isError, body } = await answer;
    expect([isError, JSON.stringify(body)]).toEqual([true, expect.not.stringContaining('secret')]);
  });

  test('gets no answer of a tool that takes long, nor one whose sector is closed', async () => {
    const { sectorId } = await runningJob();
    for (const how of ['revoked', 'closed']) {
      const { call, revoke } = await follower();
      const close = () => server.admin.patch(`/api/sectors/${sectorId}/access`, { access: 'chosen' });
      await heldUp('opportunity', async () => {
        const answer = call('get_sector', { sectorId });
        await setTimeout(200);
        expect(await msFrom(how === 'revoked' ? revoke : close, answer)).toBeLessThan(ENDS_WITHIN_MS);
        expect(await answer).toMatchObject({
          isError: true,
          body: { code: how === 'revoked' ? 'UNAUTHORIZED' : 'NOT_FOUND' },
        });
      });
    }
  });
});
