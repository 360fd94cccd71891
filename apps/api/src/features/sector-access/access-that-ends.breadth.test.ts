import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { ENDS_WITHIN_MS, LARGE_BYTES, listen, msFrom, readSlowly } from '../../server/testing-readers.ts';

const server = serverForTests();
const idOf = async (person: Caller): Promise<string> => (await person.get('/api/user')).body.user.id;

let owner: Caller;
let other: Caller;
let ids: { other: string };
beforeAll(async () => {
  [owner, other] = await Promise.all([server.member('owner@example.com'), server.member('other@example.com')]);
  ids = { other: await idOf(other) };
});

/** A sector of the owner's; `role`: what the other one may do, who alone has access besides. */
async function sectorWith(role: 'viewer' | 'editor' | 'owner' | null) {
  const { body } = await owner.post('/api/sectors', { name: 'Rival', referenceModel: 'BIAN' });
  const path = `/api/sectors/${body.id}`;
  const give = (to: typeof role) =>
    owner.patch(`${path}/access`, { access: 'chosen', people: [{ userId: ids.other, role: to }] });
  expect((await give(role)).status).toBe(200);
  return { id: body.id as string, path, give };
}

describe('what runs when access is taken away', () => {
  /** A job of the other one, as if another process worked on it. */
  const jobIn = async (sectorId: string, kind: string) => {
    const [row] = await server.app.sql`
      insert into job (id, kind, sector_id, user_id, status, total, round)
      values (gen_random_uuid(), ${kind}, ${sectorId}, ${ids.other}, 'running', 1, 0) returning id`;
    return `/api/jobs/${row?.['id']}`;
  };
  const stateOf = async (job: string) => (await server.admin.get(job)).body.status;

  test('ends: the job at once, and its result is not there', async () => {
    const { id, path, give } = await sectorWith('editor');
    const [analysis, file] = [await jobIn(id, 'analysis'), await jobIn(id, 'export')];
    const admin = await idOf(server.admin);
    await owner.patch(`${path}/access`, { people: [{ userId: admin, role: 'viewer' }] });
    expect((await server.admin.delete(analysis)).status).toBe(403);
    await give('viewer');
    expect([await stateOf(analysis), await stateOf(file)]).toEqual(['cancelled', 'running']);
    expect((await other.get(`${file}/result`)).status).toBe(200);
    await give(null);
    expect(await stateOf(file)).toBe('cancelled');
    for (const where of [file, `${file}/result`]) expect((await other.get(where)).status).toBe(404);
    expect((await other.delete(file)).status).toBe(404);
  });

  test('ends: the job that a token has started, with the token', async () => {
    const token = (await other.post('/api/tokens', { name: 'script' })).body;
    // Their turn never comes.
    const queue = vi.spyOn(server.app.jobQueue, 'enqueue').mockResolvedValue();
    const jobs: { id: string }[] = [];
    for (const caller of [server.withToken(token.secret), other]) {
      const { id: sectorId } = await sectorWith('editor');
      jobs.push(await trpc(caller, 'processes.startResearch', { sectorId }));
    }
    queue.mockRestore();
    const states = async () => {
      const rows = await server.app.sql`select id, status from job`;
      return jobs.map(({ id }) => rows.find((row) => row['id'] === id)?.['status']);
    };
    expect(await states()).toEqual(['queued', 'queued']);
    await other.delete(`/api/tokens/${token.id}`);
    expect(await states()).toEqual(['cancelled', 'queued']);
  });

  test.each(['a closed sector', 'a revoked token', 'a deleted person'])(
    'ends: a download on its way to a slow reader, by %s',
    async (by) => {
      const { id, path, give } = await sectorWith('viewer');
      const token = (await other.post('/api/tokens', { name: 'script' })).body;
      const goes = await server.member(`${crypto.randomUUID()}@example.com`);
      const goesId = await idOf(goes);
      await owner.patch(`${path}/access`, { people: [{ userId: goesId, role: 'viewer' }] });
      const large = await server.app.files.put([Buffer.alloc(LARGE_BYTES, 'x')], LARGE_BYTES);
      const [file] = await server.app.sql`
        insert into export_file (id, sector_id, format, title, file_name, file_id)
        values (gen_random_uuid(), ${id}, 'docs', 'Rival', 'rival.docx', ${large.id})
        returning id`;
      const reader = by === 'a deleted person' ? goes : server.withToken(token.secret);
      const download = await readSlowly(server, reader, `/api/exports/${file?.['id']}/file`);
      const changes: Record<string, () => Promise<{ status: number }>> = {
        'a closed sector': () => give(null),
        'a revoked token': () => other.delete(`/api/tokens/${token.id}`),
        'a deleted person': () => server.admin.delete(`/api/users/${goesId}`),
      };
      expect(await msFrom(changes[by] ?? expect.fail, download.cutOff)).toBeLessThan(ENDS_WITHIN_MS);
    },
  );

  test('ends: an answer that took long', async () => {
    const { path, give } = await sectorWith('viewer');
    const { workers } = server.app;
    const work = Promise.withResolvers<never>();
    const begun = Promise.withResolvers<void>();
    const run = vi.spyOn(workers, 'run').mockImplementation(() => {
      begun.resolve();
      return work.promise;
    });
    const answer = other.get(`${path}/readiness`);
    await begun.promise;
    await give(null);
    await setTimeout(1600);
    work.resolve({ draft: false, items: [] } as never);
    expect((await answer).body.message).toBe('Sector not found');
    run.mockRestore();
  });

  test('ends: the streams of a sector, and those of a token that is revoked', async () => {
    const { id, give } = await sectorWith('editor');
    const job = await jobIn(id, 'export');
    const token = (await other.post('/api/tokens', { name: 'script' })).body;
    const progress = await listen(server, other, 'jobs.progress', { jobId: job.split('/').at(-1) });
    const presence = await listen(server, server.withToken(token.secret), 'presence.watch', { sectorId: id });
    await expect.poll(progress.text, WAIT).toContain('running');
    await expect.poll(presence.text, WAIT).toContain('"changedAt":"2');
    await give(null);
    await progress.ended;
    await expect.poll(presence.text, WAIT).toContain('"changedAt":null');
    await other.delete(`/api/tokens/${token.id}`);
    await presence.ended;
    expect(presence.text()).toContain('"httpStatus":401');
  });

  test('ends: the streams of a deleted person', async () => {
    const goes = await server.member('listener@example.com');
    const goesId = await idOf(goes);
    const { id, path } = await sectorWith(null);
    await owner.patch(`${path}/access`, { people: [{ userId: goesId, role: 'viewer' }] });
    const [job] = await server.app.sql`
      insert into job (id, kind, sector_id, user_id, status, total, round)
      values (gen_random_uuid(), 'export', ${id}, ${await idOf(owner)}, 'running', 1, 0) returning id`;
    const progress = await listen(server, goes, 'jobs.progress', { jobId: job?.['id'] });
    const presence = await listen(server, goes, 'presence.watch', { sectorId: id });
    await expect.poll(progress.text, WAIT).toContain('running');
    await expect.poll(presence.text, WAIT).toContain('"changedAt":"2');
    const ended = Promise.all([progress.ended, presence.ended]);
    expect(await msFrom(() => server.admin.delete(`/api/users/${goesId}`), ended)).toBeLessThan(ENDS_WITHIN_MS);
  });

  test('puts a client link on hold, whose maker may not open the sector any more', async () => {
    const [maker, keeper] = [await server.member('maker@example.com'), await server.member('keeper@example.com')];
    const makerId = (await maker.get('/api/user')).body.user.id;
    const { id } = (await keeper.post('/api/sectors', { name: 'Held', referenceModel: 'BIAN' })).body;
    const path = `/api/sectors/${id}`;
    const [process] = (await keeper.post(`${path}/processes`, [{ code: '1', name: 'Settle', level: 1 }])).body;
    const opportunity = { type: 'ai', title: 'Letters read on arrival', effort: 2 };
    await keeper.post(`${path}/processes/${process.id}/opportunities`, opportunity);
    const give = (role: string | null) =>
      keeper.patch(`${path}/access`, { access: 'chosen', people: [{ userId: makerId, role }] });
    await give('editor');
    const { body: link } = await maker.post(`${path}/client-links`, { label: 'Board' });
    const token = link.url.split('#')[1];
    const works = async () => [
      (await keeper.get(`${path}/client-links`)).body[0].isAnswered,
      (await server.nobody.post('/api/client-page', { token })).status,
    ];
    expect(await works()).toEqual([true, 200]);
    await give('viewer');
    expect(await works()).toEqual([true, 200]);
    await give(null);
    expect(await works()).toEqual([false, 403]);
    expect((await keeper.post(`${path}/client-links/${link.id}/restore`)).body).toMatchObject({
      isAnswered: true,
      createdBy: 'Ada Tester',
    });
    expect(await works()).toEqual([true, 200]);
    await server.admin.delete(`/api/users/${makerId}`);
    expect(await works()).toEqual([true, 200]);
  });
});

const WAIT = { timeout: 20_000 };

/** Asks for what is read; with an input, for what is done. */
async function trpc({ headers }: Caller, name: string, input?: object) {
  const { body } = await server.http.inject({
    url: `/api/trpc/${name}`,
    headers,
    ...(input && { method: 'POST', payload: input }),
  });
  return JSON.parse(body).result.data;
}
