import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const NEEDS_BOTH = 'Please provide a journey name and at least one touchpoint';

const server = serverForTests();
let path: string;
let processes: Record<string, { id: string; code: string; name: string; level: number }>;
beforeEach(async () => {
  path = await sectorPath();
  const rows = [
    { code: '1', name: 'Sell policies', level: 1 },
    { code: '1.1', name: 'Quote a policy', level: 2, parentCode: '1' },
    { code: '1.2', name: 'Settle a claim', level: 2, parentCode: '1' },
  ];
  const { body } = await server.admin.post(`${path}/processes`, rows);
  processes = Object.fromEntries(body.map((row: { code: string }) => [row.code, row]));
});

const sectorPath = async () => {
  const { body } = await server.admin.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  return `/api/sectors/${body.id}`;
};
const POINT = { name: 'Ask for a quote', type: 'agent', description: 'On the web', processStep: '1.1' };
const JOURNEY = { name: 'Buy a policy', touchPoints: [POINT] };
const add = async (change: object = {}) =>
  (await server.admin.post(`${path}/journeys`, { ...JOURNEY, ...change })).body;
const list = async () => (await server.admin.get(`${path}/journeys`)).body;
const renameProcess = (code: string, to: string) => {
  const { id, ...process } = processes[code] ?? { id: NOWHERE };
  return server.admin.put(`${path}/processes/${id}`, { ...process, code: to, parentId: processes['1']?.id });
};

describe('a journey', () => {
  test('says who travels, and how each touchpoint feels', async () => {
    const felt = { ...POINT, channel: 'App', emotion: -2, painPoint: 'It asks twice.' };
    const journey = await add({ persona: ' Nurse on shifts ', touchPoints: [felt, POINT] });
    expect(journey).toMatchObject({ persona: 'Nurse on shifts', touchPoints: [felt, { emotion: null }] });
    expect((await server.admin.get(`${path}/journeys`)).body).toEqual([journey]);
    const { body } = await server.admin.patch(`${path}/journeys/${journey.id}`, { ...journey, persona: '' });
    expect(body).toMatchObject({ persona: null, touchPoints: [felt, { channel: null }] });
    for (const emotion of [3, -3, 0.5, 'good']) {
      const { status } = await server.admin.post(`${path}/journeys`, {
        ...JOURNEY,
        touchPoints: [{ ...POINT, emotion }],
      });
      expect(status).toBe(400);
    }
  });

  test('is added with ids of its own, edited, deleted and brought back', async () => {
    const mine = NOWHERE.replace('8000', '8001');
    const journey = await add({
      description: ' ',
      version: 77,
      touchPoints: [POINT, { ...POINT, id: 'no uuid' }, { ...POINT, id: mine, momentThatMatters: true, phase: 'Buy' }],
    });
    expect(journey).toMatchObject({ description: null, source: null, version: 1 });
    expect(journey.touchPoints[0]).toEqual({
      ...POINT,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      momentThatMatters: false,
      phase: null,
      channel: null,
      emotion: null,
      painPoint: null,
      processMissing: false,
    });
    expect(journey.touchPoints[2]).toMatchObject({ id: mine, momentThatMatters: true, phase: 'Buy' });

    expect(new Set(journey.touchPoints.map(({ id }: { id: string }) => id)).size).toBe(3);

    const one = `${path}/journeys/${journey.id}`;
    const [first, second] = journey.touchPoints;
    const turned = { ...journey, name: 'Renamed', touchPoints: [second, first, first] };
    const { body: edited } = await server.admin.patch(one, turned);
    expect(edited).toMatchObject({ name: 'Renamed', version: 2 });
    expect(edited.touchPoints.slice(0, 2)).toEqual([second, first]);
    expect(edited.touchPoints[2].id).not.toBe(first.id);
    expect((await server.admin.patch(one, turned)).status).toBe(409);

    expect((await server.admin.delete(one)).status).toBe(200);
    expect([await list(), (await server.admin.patch(one, JOURNEY)).status]).toEqual([[], 404]);
    expect((await server.admin.get(path)).body).toMatchObject({ journeys: [], hasJourneys: false });
    expect((await server.admin.post(`${one}/restore`)).body).toEqual(edited);
    expect((await server.admin.post(`${one}/restore`)).status).toBe(404);
    expect((await server.admin.get(path)).body).toMatchObject({ journeys: [edited], hasJourneys: true });
  });

  test.each([
    ['no name', { ...JOURNEY, name: ' ' }, 'name', NEEDS_BOTH],
    ['a missing name', { touchPoints: [POINT] }, 'name', NEEDS_BOTH],
    ['no touchpoint', { ...JOURNEY, touchPoints: [] }, 'touchPoints', NEEDS_BOTH],
    ['missing touchpoints', { name: 'Buy' }, 'touchPoints', NEEDS_BOTH],
    ['a nameless touchpoint', { ...JOURNEY, touchPoints: [{ ...POINT, name: '' }] }, 'touchPoints.0.name', 'Required'],
    [
      'another type',
      { ...JOURNEY, touchPoints: [{ ...POINT, type: 'robot' }] },
      'touchPoints.0.type',
      'Must be one of: human, agent, hybrid',
    ],
    [
      'no description',
      { ...JOURNEY, touchPoints: [POINT, { ...POINT, description: ' ' }] },
      'touchPoints.1.description',
      'Required',
    ],
    [
      'no process step',
      { ...JOURNEY, touchPoints: [{ ...POINT, processStep: undefined }] },
      'touchPoints.0.processStep',
      'Required',
    ],
    [
      'a step that is no code',
      { ...JOURNEY, touchPoints: [POINT, { ...POINT, processStep: '9.9' }] },
      'touchPoints.1.processStep',
      '9.9 is not a code of this sector',
    ],
  ])('with %s is refused', async (_case, body, named, message) => {
    const answer = await server.admin.post(`${path}/journeys`, body);
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: named, message }]]);
    expect(await list()).toEqual([]);
  });

  test('takes no process of another sector, and no sector takes the journey of another', async () => {
    const journey = await add();
    const other = await sectorPath();
    const foreign = await server.admin.post(`${other}/journeys`, JOURNEY);
    expect([foreign.status, foreign.body.error]).toEqual([
      400,
      'These process steps are not codes of this sector: 1.1',
    ]);
    for (const id of [journey.id, NOWHERE, 'nonsense']) {
      const one = `${other}/journeys/${id}`;
      const answers = [
        await server.admin.patch(one, JOURNEY),
        await server.admin.delete(one),
        await server.admin.post(`${one}/restore`),
      ];
      for (const { status, body } of answers) expect([status, body.error]).toEqual([404, 'Journey not found']);
    }
    expect(await list()).toEqual([journey]);
  });

  test('follows a process to another code, and says when it has gone', async () => {
    const journey = await add({ touchPoints: [POINT, { ...POINT, processStep: '1.2' }] });
    await renameProcess('1.1', '1.7');
    const steps = async () =>
      (await list())[0].touchPoints.map((point: { processStep: string; processMissing: boolean }) => [
        point.processStep,
        point.processMissing,
      ]);
    expect(await steps()).toEqual([
      ['1.7', false],
      ['1.2', false],
    ]);
    const { body: removal } = await server.admin.delete(`${path}/processes/${processes['1.2']?.id}`);
    expect(await steps()).toEqual([
      ['1.7', false],
      ['1.2', true],
    ]);

    // What was typed before the rename is still understood, and a lost process does not hold up the rest.
    const one = `${path}/journeys/${journey.id}`;
    const saved = await server.admin.patch(one, { ...journey, name: 'Saved all the same' });
    expect([saved.status, await steps()]).toEqual([
      200,
      [
        ['1.7', false],
        ['1.2', true],
      ],
    ]);
    const added = { ...journey, version: 2, touchPoints: [...journey.touchPoints, { ...POINT, processStep: '1.2' }] };
    expect((await server.admin.patch(one, added)).body.issues[0].path).toBe('touchPoints.2.processStep');

    await server.admin.post(`${path}/deletions/${removal.deletionId}/restore`);
    expect(await steps()).toEqual([
      ['1.7', false],
      ['1.2', false],
    ]);
  });

  test('is worth what its processes could save, each counted once', async () => {
    for (const [code, estimatedSavings] of [
      ['1.1', 40],
      ['1.1', 2.5],
      ['1.2', 100],
    ] as const) {
      const opportunity = { type: 'ai', title: `Saves ${estimatedSavings}`, estimatedSavings, effort: 2 };
      await server.admin.post(`${path}/processes/${processes[code]?.id}/opportunities`, opportunity);
    }
    const journey = await add({ touchPoints: [POINT, { ...POINT, processStep: '1.2' }, POINT] });
    const asked = await server.admin.get(`/api/trpc/journeys.savings?input=${inputOf()}`);
    expect(asked.body.result.data).toEqual([
      {
        journeyId: journey.id,
        total: { measured: 0, benchmark: 142.5 },
        processes: [
          { id: processes['1.1']?.id, code: '1.1', name: 'Quote a policy', savings: { measured: 0, benchmark: 42.5 } },
          { id: processes['1.2']?.id, code: '1.2', name: 'Settle a claim', savings: { measured: 0, benchmark: 100 } },
        ],
      },
    ]);
  });

  test('is listed as deleted until it is brought back', async () => {
    const { id } = await add();
    await server.admin.delete(`${path}/journeys/${id}`);
    const { body } = await server.admin.get(`/api/trpc/journeys.deleted?input=${inputOf()}`);
    expect(body.result.data).toMatchObject([{ id, name: 'Buy a policy' }]);
  });
});

const inputOf = () => encodeURIComponent(JSON.stringify({ sectorId: path.split('/').at(-1) }));
