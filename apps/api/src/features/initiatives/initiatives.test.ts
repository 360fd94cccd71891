import type { Initiative, Plan, PlanChange } from '@process-ai/contract/initiatives';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { content, createInsurer, MONTHS } from './initiatives.fixture.ts';

const server = serverForTests();
let path: string;
let opportunities: string[];
let processIds: string[];

beforeEach(async () => {
  ({ path, processIds, opportunities } = await createInsurer(server));
});

const plan = async (): Promise<Plan> => (await server.admin.get(`${path}/plan`)).body;
const add = (input: object) => server.admin.post(`${path}/initiatives`, { name: 'Claims', ...MONTHS, ...input });
const added = async (input: object): Promise<Initiative> => {
  const { status, body } = await add(input);
  const made = (body as PlanChange).plan?.initiatives.at(-1);
  if (status !== 200 || !made) throw new Error(JSON.stringify(body));
  return made;
};
const one = (...at: number[]) => at.map((index) => opportunities[index] ?? '');
const revision = async () => (await server.admin.get(path)).headers.etag;

describe('a plan', () => {
  test('is empty at first, and begins next month', async () => {
    const { settings, ...rest } = await plan();
    expect(settings).toMatchObject({ capacityDays: 180, capacityAssumed: true });
    expect(settings.startMonth > new Date().toISOString().slice(0, 7)).toBe(true);
    expect(rest).toEqual({
      initiatives: [],
      capacity: [],
      warnings: [],
      unplanned: { opportunityIds: opportunities, measured: expect.any(Number), benchmark: expect.any(Number) },
    });
  });

  test('carries initiatives with their opportunities in the order of the processes, and what they are worth', async () => {
    const before = await revision();
    const change = (await add({ opportunityIds: one(2, 0), effortDays: 120, owner: 'Head of claims' })).body;
    expect(await revision()).not.toBe(before);
    const [initiative] = change.plan.initiatives;
    expect(initiative).toMatchObject({
      name: 'Claims',
      opportunityIds: one(0, 2),
      processIds: [processIds[1], processIds[2]],
      area: 'Claims',
      status: 'proposed',
      source: 'Ada Tester',
      version: 1,
    });
    expect(change).toMatchObject({ initiativeIds: [initiative.id] });
    expect(change.plan.capacity).toHaveLength(6);
    expect(change.plan.capacity[0]).toEqual({ month: '2027-01', plannedDays: 20, capacityDays: 180 });
    expect(change.plan.unplanned.opportunityIds).toEqual(one(1, 3));
    expect(await plan()).toEqual(change.plan);
    expect((await server.admin.get(`${path}/initiatives/${initiative.id}`)).body).toEqual(initiative);
    const both = await added({ name: 'All', opportunityIds: one(1, 3) });
    expect(both.area).toBe(null);
  });

  test('lets go of an opportunity while it is not accepted, and counts it again when it is', async () => {
    const { id } = await added({ opportunityIds: one(0, 1) });
    const decide = (status: string) =>
      server.admin.post(`${path}/opportunities/decide`, { opportunityIds: one(0), status });
    const carried = async () => (await plan()).initiatives[0]?.opportunityIds;
    await decide('rejected');
    expect(await carried()).toEqual(one(1));
    // Whoever saves what is shown does not forget what rests.
    await server.admin.put(`${path}/initiatives/${id}`, { name: 'Other', opportunityIds: one(1) });
    expect((await plan()).unplanned.opportunityIds).toEqual(one(2, 3));
    await decide('accepted');
    expect(await carried()).toEqual(one(0, 1));
  });

  test('warns of what starts too early, of too much work, of nobody and of nothing', async () => {
    const first = await added({ name: 'First', opportunityIds: one(0), effortDays: 1200 });
    await added({
      name: 'Second',
      startMonth: '2027-06',
      endMonth: '2027-07',
      status: 'committed',
      dependsOn: [first.id],
    });
    const { warnings } = await plan();
    expect(warnings.map(({ kind, message }) => [kind, message])).toEqual([
      ['startsTooEarly', '“Second” starts in Jun 2027, before “First” is delivered at the end of Jun 2027.'],
      ['overCapacity', 'From Jan 2027 to Jun 2027 up to 200 person-days a month are planned where 180 can be worked.'],
      ['noOpportunities', '“Second” has no accepted opportunity, so it saves nothing.'],
      ['noOwner', '“Second” is committed, and nobody owns it.'],
    ]);
    expect(warnings[1]?.months).toHaveLength(6);
    await server.admin.patch(`${path}/plan`, { capacityDays: 200 });
    expect((await plan()).warnings.map(({ kind }) => kind)).not.toContain('overCapacity');
  });

  test('has settings of which absent ones stay, and null puts the assumption back', async () => {
    const set = (settings: object) => server.admin.patch(`${path}/plan`, settings);
    expect((await set({ startMonth: '2027-04', capacityDays: 60.5 })).body.plan.settings).toEqual({
      startMonth: '2027-04',
      capacityDays: 60.5,
      capacityAssumed: false,
      version: 2,
    });
    expect((await set({ capacityDays: null, version: 1 })).status).toBe(409);
    const { body } = await set({ capacityDays: null, version: 2 });
    expect(body.plan.settings).toMatchObject({ startMonth: '2027-04', capacityDays: 180, capacityAssumed: true });
    await server.admin.post(`${path}/plan/undo/${body.changeId}`);
    expect((await plan()).settings).toMatchObject({ capacityDays: 60.5, version: 4 });
    expect((await set({ startMonth: '2027-13' })).status).toBe(400);
  });
});

describe('an initiative', () => {
  test('keeps what an edit leaves out, and is not overwritten where somebody was faster', async () => {
    const { id, version } = await added({ owner: 'Head of claims', effortDays: 10, opportunityIds: one(0) });
    const edit = (changes: object) => server.admin.put(`${path}/initiatives/${id}`, changes);
    const { body } = await edit({ name: 'Claims intake', version });
    expect(body.plan.initiatives[0]).toMatchObject({
      name: 'Claims intake',
      owner: 'Head of claims',
      effortDays: 10,
      opportunityIds: one(0),
      version: 2,
    });
    expect((await edit({ name: 'Other', version })).status).toBe(409);
    expect((await edit({ owner: null })).body.plan.initiatives[0]).toMatchObject({
      name: 'Claims intake',
      owner: null,
    });
  });

  test('takes an opportunity over from the one that carried it', async () => {
    await added({ opportunityIds: one(0, 1) });
    const { body } = await add({ name: 'Other', opportunityIds: one(1) });
    expect(body.plan.initiatives.map((initiative: Initiative) => initiative.opportunityIds)).toEqual([one(0), one(1)]);
    expect(body.initiativeIds).toHaveLength(2);
  });

  test.each([
    ['an end before its start', { endMonth: '2026-12' }, 'endMonth'],
    ['a month that is none', { startMonth: '2027-1' }, 'startMonth'],
    ['an unknown dependency', { dependsOn: ['00000000-0000-4000-8000-000000000000'] }, 'dependsOn'],
    ['a negative cost', { costLines: [{ kind: 'licence', name: 'Tool', amount: -1 }] }, 'costLines.0.amount'],
    ['an unknown kind of cost', { costLines: [{ kind: 'bribe', name: 'Tool', amount: 1 }] }, 'costLines.0.kind'],
    ['a blank name', { name: ' ' }, 'name'],
  ])('with %s is refused and changes nothing', async (_case, wrong, field) => {
    const { status, body } = await add(wrong);
    expect([status, body.issues?.[0].path]).toEqual([400, field]);
    expect((await plan()).initiatives).toEqual([]);
  });

  test('cannot wait for one that waits for it', async () => {
    const first = await added({ name: 'First' });
    const second = await added({ name: 'Second', dependsOn: [first.id] });
    const { status, body } = await server.admin.put(`${path}/initiatives/${first.id}`, { dependsOn: [second.id] });
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining('Initiatives cannot wait for each other: First → Second → First'),
    ]);
  });

  test('carries accepted opportunities of its own sector only', async () => {
    await server.admin.post(`${path}/opportunities/decide`, { opportunityIds: one(0), status: 'proposed' });
    const { status, body } = await add({ opportunityIds: one(0) });
    expect([status, body.message]).toEqual([400, expect.stringContaining('accept them first')]);
    const there = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    const elsewhere = await server.admin.post(`/api/sectors/${there.body.id}/initiatives`, {
      name: 'Foreign',
      ...MONTHS,
      opportunityIds: one(1),
    });
    expect(elsewhere.status).toBe(404);
  });

  test('that is deleted leaves its opportunities unplanned, and nothing waits for it', async () => {
    const first = await added({ opportunityIds: one(0) });
    await added({ name: 'Second', dependsOn: [first.id] });
    const before = await plan();
    const { body } = await server.admin.delete(`${path}/initiatives/${first.id}`);
    expect(body.plan.initiatives).toEqual([expect.objectContaining({ name: 'Second', dependsOn: [] })]);
    expect(body.plan.unplanned.opportunityIds).toEqual(opportunities);
    const back = await server.admin.post(`${path}/plan/undo/${body.changeId}`);
    expect(content(back.body.plan)).toEqual(content(before));
    expect((await server.admin.get(`${path}/initiatives/nothing`)).status).toBe(404);
  });
});

describe('merge, split and order', () => {
  const costLines = [{ kind: 'integration', name: 'Claims system', amount: 1000 }];

  test('add up, divide and arrange, and each can be taken back with its baseline', async () => {
    const committed = { status: 'committed', costLines };
    const first = await added({ name: 'First', opportunityIds: one(0, 1), ...committed, effortDays: 10 });
    const late = { startMonth: '2027-03', endMonth: '2027-08' };
    const second = await added({ name: 'Second', opportunityIds: one(2), ...committed, ...late, effortDays: 7 });
    const plans = [await plan()];
    const merge = await server.admin.post(`${path}/initiatives/merge`, { initiativeIds: [second.id, first.id] });
    expect(merge.body.plan.initiatives).toEqual([
      expect.objectContaining({
        id: first.id,
        name: 'First',
        opportunityIds: one(0, 1, 2),
        oneOffCost: 2000,
        effortDays: 17,
        baseline: expect.objectContaining({ startMonth: '2027-01', endMonth: '2027-08', oneOffCost: 2000 }),
      }),
    ]);
    plans.push(merge.body.plan);
    const split = await server.admin.post(`${path}/initiatives/${first.id}/split`, {
      opportunityIds: one(1),
      name: 'Apart',
    });
    expect(split.body.plan.initiatives).toMatchObject([
      { opportunityIds: one(0, 2), oneOffCost: 1333, effortDays: 11, baseline: { oneOffCost: 1333 } },
      {
        name: 'Apart',
        opportunityIds: one(1),
        oneOffCost: 667,
        effortDays: 6,
        source: 'Ada Tester',
        baseline: { endMonth: '2027-08', oneOffCost: 667 },
      },
    ]);
    plans.push(split.body.plan);
    const apart = split.body.plan.initiatives[1].id;
    const order = await server.admin.post(`${path}/initiatives/order`, { initiativeIds: [apart] });
    expect(order.body.plan.initiatives.map(({ id }: Initiative) => id)).toEqual([apart, first.id]);

    for (const { body } of [order, split, merge]) {
      const back = await server.admin.post(`${path}/plan/undo/${body.changeId}`);
      expect(back.status).toBe(200);
      expect(content(back.body.plan)).toEqual(content(plans.pop() as Plan));
    }
  });

  test('of what does not belong together are refused', async () => {
    const { id } = await added({ opportunityIds: one(0) });
    const stopped = await added({ name: 'Stopped', status: 'stopped' });
    const merge = (initiativeIds: string[]) => server.admin.post(`${path}/initiatives/merge`, { initiativeIds });
    expect((await merge([id, stopped.id])).status).toBe(400);
    expect((await merge([id])).status).toBe(400);
    expect((await merge([id, opportunities[0] ?? ''])).status).toBe(404);
    const split = (opportunityIds: string[]) =>
      server.admin.post(`${path}/initiatives/${id}/split`, { opportunityIds, name: 'Part' });
    expect([(await split(one(0))).status, (await split(one(1))).status]).toEqual([400, 404]);
  });
});

describe('a proposal', () => {
  const propose = () => server.admin.post(`${path}/initiatives/propose`);

  test('groups what is accepted, and touches nothing that is planned', async () => {
    const mine = await added({ name: 'Mine', opportunityIds: one(3) });
    const { status, body } = await propose();
    expect(status).toBe(200);
    const [first, ...proposed] = (body as PlanChange).plan.initiatives;
    expect(first).toEqual(mine);
    expect(proposed.flatMap(({ opportunityIds }) => opportunityIds).toSorted()).toEqual(one(0, 1, 2).toSorted());
    for (const initiative of proposed) {
      expect(initiative).toMatchObject({ source: 'Proposed by the product', status: 'proposed', area: 'Claims' });
      expect(initiative.name).toMatch(/^Claims: ./);
      expect([initiative.oneOffCost, initiative.effortDays].every((figure) => figure > 0)).toBe(true);
    }
    expect(body.plan.warnings.map(({ kind }: { kind: string }) => kind)).not.toContain('overCapacity');
    expect(body.plan.unplanned.opportunityIds).toEqual([]);
    const back = await server.admin.post(`${path}/plan/undo/${body.changeId}`);
    expect(back.body.plan.initiatives).toEqual([mine]);
  });

  test('of nothing says what is missing', async () => {
    await add({ opportunityIds: opportunities });
    const { status, body } = await propose();
    expect([status, body.message]).toEqual([400, expect.stringContaining('accept some first')]);
  });
});
