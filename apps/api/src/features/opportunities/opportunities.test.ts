import type { Opportunity, SectorOpportunity } from '@process-ai/contract/opportunities';
import { beforeEach, describe, expect, test } from 'vitest';
import { actingUser } from '../../acting-user.ts';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let path: string;
let processId: string;
beforeEach(async () => {
  const { body: sector } = await server.admin.post('/api/sectors', { name: 'Bank', referenceModel: 'BIAN' });
  path = `/api/sectors/${sector.id}`;
  const rows = [{ code: '1', name: 'Match supplier invoices with purchase orders', level: 3 }];
  processId = (await server.admin.post(`${path}/processes`, rows)).body[0].id;
});

const analyze = () => server.admin.post(`${path}/analyze`, { processIds: [processId] });
const listed = async (): Promise<SectorOpportunity[]> => (await server.admin.get(`${path}/opportunities`)).body;
const decide = (opportunityIds: string[], status: string) =>
  server.admin.post(`${path}/opportunities/decide`, { opportunityIds, status });
const BY_HAND = { type: 'ai', title: 'Read the delivery note', estimatedSavings: 12.5, effort: 2 };
const addByHand = async (): Promise<Opportunity> =>
  (await server.admin.post(`${path}/processes/${processId}/opportunities`, BY_HAND)).body;
const firstOf = async () => {
  const [first] = await listed();
  if (!first) throw new Error('The analysis proposed nothing');
  return first;
};

describe('an opportunity', () => {
  test('is added by hand, said so, and listed beside its process', async () => {
    const added = await addByHand();
    expect(added).toMatchObject({ ...BY_HAND, description: '', source: 'Added by hand', status: 'accepted' });
    expect(added.rationale).toBe('Added by Ada Tester.');
    expect(await listed()).toEqual([
      expect.objectContaining({ id: added.id, processCode: '1', processName: expect.stringMatching(/^Match/) }),
    ]);
  });

  test('that was accepted, changed or added stays through the next analysis; a mere proposal is replaced', async () => {
    await analyze();
    const proposed = await listed();
    const edited = await firstOf();
    const change = { ...BY_HAND, title: 'What our team calls it', version: edited.version };
    expect((await server.admin.put(`${path}/opportunities/${edited.id}`, change)).body).toMatchObject({
      title: 'What our team calls it',
      status: 'accepted',
      edited: true,
      source: 'Built-in analyst',
      version: 2,
    });
    await addByHand();
    await analyze();
    const after = await listed();
    expect(after.map(({ title }) => title).sort()).toEqual(
      [...proposed.map(({ title }) => title), 'What our team calls it', BY_HAND.title].sort(),
    );
    expect(after.filter(({ id }) => proposed.some((before) => before.id === id)).map(({ id }) => id)).toEqual([
      edited.id,
    ]);
  });

  test('that was rejected is left out everywhere, is not proposed again, and can be taken back', async () => {
    await analyze();
    const rejected = await firstOf();
    const before = (await listed()).length;
    expect((await decide([rejected.id], 'rejected')).body).toEqual({ changed: 1 });
    await analyze();
    const titles = (await listed()).map(({ title }) => title);
    expect([titles.length, titles.includes(rejected.title)]).toEqual([before - 1, false]);
    const { body: sector } = await server.admin.get(path);
    expect(sector.processes[0].opportunities).toHaveLength(before - 1);
    const { body: cards } = await server.admin.get('/api/sectors');
    expect(cards.find(({ id }: { id: string }) => path.endsWith(id)).counts.opportunities).toBe(before - 1);

    await decide([rejected.id], 'accepted');
    expect((await listed()).map(({ id }) => id)).toContain(rejected.id);
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { id } = await addByHand();
    const save = (title: string) => server.admin.put(`${path}/opportunities/${id}`, { ...BY_HAND, title, version: 1 });
    expect([(await save('Mine')).status, (await save('Yours')).status]).toEqual([200, 409]);
    expect((await firstOf()).title).toBe('Mine');
  });

  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['an unknown type', { type: 'magic' }, 'type'],
    ['negative savings', { estimatedSavings: -1 }, 'estimatedSavings'],
    ['an effort of 6', { effort: 6 }, 'effort'],
    ['half an effort', { effort: 2.5 }, 'effort'],
  ])('with %s is refused and changes nothing', async (_case, wrong, field) => {
    const { status, body } = await server.admin.post(`${path}/processes/${processId}/opportunities`, {
      ...BY_HAND,
      ...wrong,
    });
    expect([status, body.issues[0].path]).toEqual([400, field]);
    expect(await listed()).toEqual([]);
  });

  test('of another sector is unknown here', async () => {
    const { id } = await addByHand();
    const { body: other } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    const there = `/api/sectors/${other.id}`;
    const { status } = await server.admin.put(`${there}/opportunities/${id}`, BY_HAND);
    const decided = await server.admin.post(`${there}/opportunities/decide`, {
      opportunityIds: [id],
      status: 'rejected',
    });
    expect([status, decided.status]).toEqual([404, 404]);
    expect(await listed()).toHaveLength(1);
  });

  test('is priced in turn: the edit of its process is saved while its answer waits, and others are answered', async () => {
    const { id } = await addByHand();
    const other = await server.member('grace@example.com');
    const { user } = (await server.admin.get('/api/user')).body;
    const place = Promise.withResolvers<void>();
    const holding = actingUser.run(user.id, () => server.app.derivations(() => place.promise));
    let isAnswered = false;
    const process = { code: '1', name: 'Match invoices', level: 3 };
    const edit = server.admin.put(`${path}/processes/${processId}`, process).finally(() => {
      isAnswered = true;
    });
    await expect.poll(async () => (await other.get(path)).body.processes[0].name).toBe('Match invoices');
    const { body: money } = await other.get(`${path}/processes/${processId}/value`);
    expect([money.value.processId, isAnswered]).toEqual([processId, false]);
    place.resolve();
    await holding;
    expect((await edit).body).toMatchObject({ name: 'Match invoices', opportunities: [{ id }] });
  });
});

describe('who takes it on', () => {
  const assign = (body: object) => server.admin.post(`${path}/opportunities/assign`, body);

  test('is said for many at once, part by part, and stays through the next analysis as the proposal it was', async () => {
    await analyze();
    const opportunityIds = (await listed()).map(({ id }) => id);
    const [first = ''] = opportunityIds;
    expect((await assign({ opportunityIds, owner: ' Head of finance ', dueDate: '2027-03-31' })).body).toEqual({
      changed: opportunityIds.length,
    });
    await assign({ opportunityIds: [first], dueDate: null });
    await analyze();
    const after = await listed();
    expect(after.map(({ id }) => id).sort()).toEqual(opportunityIds.sort());
    expect(new Set(after.map(({ owner, status }) => `${owner} ${status}`))).toEqual(
      new Set(['Head of finance proposed']),
    );
    expect(after.find(({ id }) => id === first)?.dueDate).toBeNull();
    await assign({ opportunityIds, owner: '' });
    expect((await listed()).every(({ owner }) => owner === null)).toBe(true);
  });

  test('is refused for what is not there and for what is no date, and then nothing changes', async () => {
    const { id } = await addByHand();
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect((await assign({ opportunityIds: [id, unknown], owner: 'Ada' })).status).toBe(404);
    const wrong = await assign({ opportunityIds: [id], dueDate: '2027-02-30' });
    expect([wrong.status, wrong.body.error]).toEqual([400, expect.stringContaining('Must be a date, as 2027-03-31')]);
    expect(await firstOf()).toMatchObject({ owner: null, dueDate: null, version: 1 });
  });
});

test('the list says where each process stands: its level, its area at the top, and how suitable it is', async () => {
  const rows = [
    { code: '9', name: 'Finance', level: 1 },
    { code: '9.1', name: 'Payables', level: 2, parentCode: '9' },
    { code: '9.1.1', name: 'Match invoices with orders', level: 3, parentCode: '9.1' },
  ];
  const added: { id: string; code: string }[] = (await server.admin.post(`${path}/processes`, rows)).body;
  const below = added.find(({ code }) => code === '9.1.1')?.id;
  await server.admin.post(`${path}/processes/${below}/opportunities`, BY_HAND);
  await addByHand();
  const standing = (await listed()).map(({ processLevel, areaCode, areaName, suitability }) => [
    processLevel,
    areaCode,
    areaName,
    suitability,
  ]);
  expect(standing).toEqual([
    [3, '1', 'Match supplier invoices with purchase orders', null],
    [3, '9', 'Finance', null],
  ]);
  await server.admin.post(`${path}/analyze`, { processIds: [below] });
  const { body: landscape } = await server.admin.get(`${path}/landscape`);
  const score = landscape.find(({ code }: { code: string }) => code === '9.1.1').suitability;
  expect(score).toBeGreaterThan(0);
  expect((await listed()).find(({ areaCode }) => areaCode === '9')?.suitability).toBe(score);
});
