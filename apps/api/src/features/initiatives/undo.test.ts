import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { content, createInsurer, MONTHS } from './initiatives.fixture.ts';

const server = serverForTests();
let path: string;
let opportunities: string[];
beforeEach(async () => {
  ({ path, opportunities } = await createInsurer(server));
});

const add = (input: object) => server.admin.post(`${path}/initiatives`, { name: 'Claims', ...MONTHS, ...input });

describe('undo', () => {
  test('is refused once somebody has changed the same, and says what', async () => {
    const { id } = (await add({ name: 'First', opportunityIds: opportunities.slice(0, 1) })).body.plan.initiatives[0];
    const edit = (name: string) => server.admin.put(`${path}/initiatives/${id}`, { name });
    const { body } = await edit('Second');
    await edit('Third');
    const answer = await server.admin.post(`${path}/plan/undo/${body.changeId}`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This cannot be taken back any more: “Third” has been changed since.',
    ]);
    const { body: now } = await server.admin.get(`${path}/plan`);
    expect(now.initiatives[0]?.name).toBe('Third');
  });

  test('can be taken back itself, and of other sectors is unknown', async () => {
    const { body } = await add({ opportunityIds: opportunities.slice(0, 1) });
    const undo = (changeId: string, at = path) => server.admin.post(`${at}/plan/undo/${changeId}`);
    const undone = await undo(body.changeId);
    expect(undone.body.plan.initiatives).toEqual([]);
    const again = await undo(undone.body.changeId);
    expect(content(again.body.plan)).toEqual(content(body.plan));
    const { body: there } = await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'BIAN' });
    expect((await undo(body.changeId, `/api/sectors/${there.id}`)).status).toBe(404);
  });

  test('reaches back fifty changes', async () => {
    const first = await add({ name: 'First' });
    const second = await add({ name: 'Second' });
    for (let edit = 0; edit < 49; edit += 1) await server.admin.patch(`${path}/plan`, { capacityDays: edit });
    const undo = ({ body }: typeof first) => server.admin.post(`${path}/plan/undo/${body.changeId}`);
    expect([(await undo(first)).status, (await undo(second)).status]).toEqual([404, 200]);
  });
});
