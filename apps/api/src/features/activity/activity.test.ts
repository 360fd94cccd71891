import type { ActivityEvent, ActivityPage } from '@process-ai/contract/activity';
import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
beforeEach(async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Claims', referenceModel: 'ACORD' });
  path = `/api/sectors/${body.id}`;
});

const page = async (query = ''): Promise<ActivityPage> => (await server.admin.get(`${path}/activity${query}`)).body;
/** Newest first, as "opportunities accepted 2". */
const lines = async (query = '') =>
  (await page(query)).events.map(({ kind, action, count }) => `${kind} ${action} ${count}`);
let ben: Caller;
beforeAll(async () => {
  ben = await server.member('ben@example.com');
  await server.app.sql`update app_user set first_name = 'Ben' where email = 'ben@example.com'`;
});
const newest = async () => (await page()).events[0] as ActivityEvent;

const addProcesses = async (...names: string[]): Promise<string[]> => {
  const batch = names.map((name, at) => ({ code: `${at + 1}`, name, level: 1 }));
  return (await server.admin.post(`${path}/processes`, batch)).body.map(({ id }: { id: string }) => id);
};
const addOpportunities = async (processId: string, ...titles: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const title of titles) {
    const { body } = await server.admin.post(`${path}/processes/${processId}/opportunities`, {
      type: 'ai',
      title,
      effort: 2,
    });
    ids.push(body.id);
  }
  return ids;
};
const decide = (opportunityIds: string[], status: string, as = server.admin) =>
  as.post(`${path}/opportunities/decide`, { opportunityIds, status });
const INPUTS = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };

describe('the activity of a sector', () => {
  test('folds what one person does again and again, counts each thing once, and keeps persons apart', async () => {
    const [processId = ''] = await addProcesses('Settle');
    const [a = '', b = '', c = ''] = await addOpportunities(processId, 'A', 'B', 'C');
    expect(await lines()).toEqual(['opportunities added 3', 'processes added 1', 'sector added 1']);

    await decide([a], 'accepted');
    expect(await newest()).toMatchObject({ by: 'Ada Tester', what: 'A', subjectId: a, count: 1 });
    await decide([b], 'rejected');
    await decide([b, a], 'accepted');
    const first = await newest();
    expect(first).toMatchObject({ action: 'accepted', what: null, subjectId: null, count: 2, undoable: false });
    expect(first.since < first.at).toBe(true);

    await decide([c], 'accepted', ben);
    await decide([c], 'proposed', ben);
    expect((await lines()).slice(0, 4)).toEqual([
      'opportunities reopened 1',
      'opportunities accepted 1',
      'opportunities accepted 2',
      'opportunities rejected 1',
    ]);
    const { people } = await page();
    expect(people.map(({ name }) => name)).toEqual(['Ada Tester', 'Ben Tester']);
    const { userId } = await newest();
    expect(await lines(`?userId=${userId}&kind=opportunities`)).toEqual([
      'opportunities reopened 1',
      'opportunities accepted 1',
    ]);

    // Half a day later, the same is a line of its own.
    await server.app.sql`update sector_event set since = since - interval '12 hours', at = at - interval '12 hours'`;
    await decide([a], 'accepted');
    expect((await lines()).filter((line) => line.startsWith('opportunities accepted'))).toHaveLength(3);
  });

  test('an opportunity says who decided on it, and forgets it when it is made a proposal again', async () => {
    const [processId = ''] = await addProcesses('Settle');
    const [a = ''] = await addOpportunities(processId, 'A');
    const listed = async () => ((await server.admin.get(`${path}/opportunities`)).body as SectorOpportunity[])[0];
    expect((await listed())?.decided).toMatchObject({ by: 'Ada Tester' });
    await decide([a], 'accepted', ben);
    const decided = (await listed())?.decided;
    expect(decided?.by).toBe('Ben Tester');
    expect(Date.parse(decided?.at ?? '')).toBeGreaterThan(Date.parse((await page()).events.at(-1)?.at ?? ''));
    await decide([a], 'proposed');
    expect((await listed())?.decided).toBeNull();
  });

  test('says what was entered, planned, analyzed, exported and shared, each once for many rows', async () => {
    const [first = '', second = ''] = await addProcesses('Take first notice of loss', 'Approve claim payments');
    await server.admin.post(`${path}/analyze`, { processIds: [first, second] });
    expect(await newest()).toMatchObject({ kind: 'analysis', action: 'done', count: 2, by: 'Ada Tester' });
    for (const fteCount of [5, 6, 7]) {
      await server.admin.post(`${path}/roi/inputs`, [{ processId: first, ...INPUTS, fteCount }]);
    }
    await server.admin.post(`${path}/roi/inputs`, [{ processId: second, ...INPUTS }]);
    expect(await newest()).toMatchObject({ kind: 'inputs', action: 'entered', count: 2 });
    await server.admin.post(`${path}/roi/calculate`, {});
    const found: SectorOpportunity[] = (await server.admin.get(`${path}/opportunities`)).body;
    await decide(
      found.map(({ id }) => id),
      'accepted',
    );
    const planned = await server.admin.post(`${path}/initiatives/propose`, {});
    expect([planned.status, planned.body.message]).toEqual([200, undefined]);
    await server.admin.post(`${path}/export/sheets`, { sections: ['situation'] });
    await server.admin.post(`${path}/client-links`, { label: 'For the board', password: null });
    expect((await lines()).map((line) => line.replace(/ \d+$/, ''))).toEqual([
      'link added',
      'export done',
      'plan added',
      'opportunities accepted',
      'inputs calculated',
      'inputs entered',
      'analysis done',
      'processes added',
      'sector added',
    ]);
    expect((await page('?kind=export')).events[0]).toMatchObject({ what: 'sheets', by: 'Ada Tester' });
  });

  test('offers the undo that the product has, for as long as there is something to take back', async () => {
    const csv = 'Code,Name,Level,Parent,Description\n1,Sell,1,,\n1.1,Quote,2,1,';
    const { body: preview } = await server.admin.upload(`${path}/imports`, { name: 'sales.csv', bytes: csv });
    await server.admin.post(`${path}/imports/${preview.id}/complete`, {});
    const imported = await newest();
    expect(imported).toMatchObject({
      kind: 'import',
      what: 'sales.csv',
      count: 2,
      subjectId: preview.id,
      undoable: true,
    });

    const { body: sector } = await server.admin.get(path);
    await server.admin.delete(`${path}/processes/${sector.processes[0].id}`);
    const deleted = await newest();
    expect(deleted).toMatchObject({ action: 'deleted', what: 'Sell', count: 2, undoable: true });
    await server.admin.post(`${path}/deletions/${deleted.subjectId}/restore`);
    expect(await newest()).toMatchObject({ kind: 'processes', action: 'restored', count: 2 });
    expect((await page()).events.map(({ undoable }) => undoable)).toEqual([false, false, true, false]);

    await server.admin.delete(`${path}/imports/${imported.subjectId}`);
    expect((await page()).events.some(({ undoable }) => undoable)).toBe(false);
    expect(await newest()).toMatchObject({ kind: 'import', action: 'undone', what: 'sales.csv' });
  });

  test('what was deleted, revoked or unplanned comes back by the id that its line names', async () => {
    const [first = ''] = await addProcesses('Settle');
    await addOpportunities(first, 'A');
    const { body: journey } = await server.admin.post(`${path}/journeys`, {
      name: 'A claim',
      touchPoints: [{ name: 'Call', type: 'human', description: 'By phone', processStep: '1' }],
    });
    const months = { startMonth: '2027-01', endMonth: '2027-06' };
    const { body: change } = await server.admin.post(`${path}/initiatives`, { name: 'Claims', ...months });
    const { body: link } = await server.admin.post(`${path}/client-links`, { label: 'Board', password: null });
    const ways = [
      ['journeys', `journeys/${journey.id}`, (id: string) => `journeys/${id}/restore`],
      ['plan', `initiatives/${change.initiativeIds[0]}`, (id: string) => `plan/undo/${id}`],
      ['link', `client-links/${link.id}`, (id: string) => `client-links/${id}/restore`],
    ] as const;
    for (const [kind, thing, back] of ways) {
      expect([kind, (await server.admin.delete(`${path}/${thing}`)).status]).toEqual([kind, 200]);
      const line = await newest();
      expect(line).toMatchObject({
        kind,
        action: 'deleted',
        undoable: true,
        what: expect.stringMatching(/A claim|Claims|Board/),
      });
      expect((await server.admin.post(`${path}/${back(line.subjectId ?? '')}`)).status).toBe(200);
      expect(await newest()).toMatchObject({ kind, action: kind === 'plan' ? 'undone' : 'restored', undoable: false });
      expect((await page()).events.some(({ undoable }) => undoable)).toBe(false);
    }
  });

  test('the line of a person whose account is gone keeps the name', async () => {
    const leaver = await server.member('leaver@example.com');
    const { body } = await leaver.get('/api/user');
    await leaver.post(`${path}/processes`, [{ code: '7', name: 'Settle', level: 1 }]);
    expect((await page()).people).toHaveLength(2);
    expect((await server.admin.delete(`/api/users/${body.user.id}`)).status).toBe(200);
    expect(await newest()).toMatchObject({ kind: 'processes', by: 'Ada Tester', userId: null });
    expect((await page()).people).toHaveLength(1);
  });

  test('a write that is refused leaves no line', async () => {
    const [processId = ''] = await addProcesses('Settle');
    const before = await lines();
    expect((await decide(['5f0c1a52-7d0e-4c1b-9a63-000000000000'], 'accepted')).status).toBe(404);
    const entry = { processId, ...INPUTS, fteCount: -1 };
    expect((await server.admin.post(`${path}/roi/inputs`, [entry])).status).toBe(400);
    expect(await lines()).toEqual(before);
  });

  test('is read page by page without a gap, and goes and comes back with its sector', async () => {
    await server.app.sql`
      insert into sector_event (sector_id, kind, action, count, at, since)
      select ${path.split('/').at(-1) ?? ''}, 'export', 'done', 1, at, at
      from (select now() + (n / 3) * interval '1 second' as at from generate_series(1, 120) n) as times
    `;
    const seen: string[] = [];
    let cursor: string | null = '';
    for (let turn = 0; turn < 10 && cursor !== null; turn += 1) {
      const { events, next }: ActivityPage = await page(cursor && `?cursor=${encodeURIComponent(cursor)}`);
      seen.push(...events.map(({ id }) => id));
      cursor = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([121, 121]);

    expect((await server.admin.get(`${path}/activity?cursor=yesterday`)).status).toBe(400);
    expect((await server.admin.get(`${path}/activity?limit=0`)).status).toBe(400);
    expect((await server.nobody.get(`${path}/activity`)).status).toBe(401);
    await server.admin.delete(path);
    expect((await server.admin.get(`${path}/activity`)).status).toBe(404);
    await server.admin.post(`${path}/restore`);
    expect((await lines('?limit=2')).length).toBe(2);
  });
});
