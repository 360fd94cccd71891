import type { Analyst, SectorOutline } from '@process-ai/ai/analyst';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
let builtIn: Analyst;
let path: string;
let processes: Record<string, { id: string }>;
beforeAll(async () => {
  builtIn = server.app.analyst;
});
afterEach(() => {
  server.app.analyst = builtIn;
});
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
const SUGGESTED = {
  ...POINT,
  type: 'agent' as const,
  momentThatMatters: false,
  phase: null,
  channel: null,
  emotion: null,
  painPoint: null,
};
const JOURNEY = { name: 'Buy a policy', touchPoints: [POINT] };
const add = async (change: object = {}) =>
  (await server.admin.post(`${path}/journeys`, { ...JOURNEY, ...change })).body;
const list = async () => (await server.admin.get(`${path}/journeys`)).body;

describe('suggestions', () => {
  test('are drawn from the outline of the sector, and save nothing', async () => {
    await server.admin.post(`${path}/roi/inputs`, [
      {
        processId: processes['1.1']?.id,
        fteCount: 2,
        processFrequency: 900,
        averageSalary: 50_000,
        averageRuntime: 90,
      },
    ]);
    const felt = { channel: 'App', emotion: -1, painPoint: 'It takes too long.' };
    const draft = { ...POINT, momentThatMatters: true, phase: 'Buy', ...felt };
    const persona = 'Somebody in a hurry';
    const outlines: SectorOutline[] = [];
    server.app.analyst = {
      ...builtIn,
      source: 'fake analyst',
      suggestJourneys: async (outline) => {
        outlines.push(outline);
        return [{ name: 'Buy', description: null, persona, touchPoints: [{ ...draft, type: 'agent' }] }];
      },
    };
    const { status, body } = await server.admin.post(`${path}/journeys/generate`);
    expect([status, body]).toEqual([
      200,
      { source: 'fake analyst', journeys: [{ name: 'Buy', description: null, persona, touchPoints: [draft] }] },
    ]);
    expect(outlines[0]?.processes.map(({ code, parentCode, roi }) => [code, parentCode, roi])).toEqual([
      ['1', null, null],
      ['1.1', '1', { fteCount: 2, processFrequency: 900, averageSalary: 50_000, averageRuntime: 1.5 }],
      ['1.2', '1', null],
    ]);
    expect(await list()).toEqual([]);
  });

  test('need processes', async () => {
    const { status, body } = await server.admin.post(`${await sectorPath()}/journeys/generate`);
    expect([status, body.error]).toEqual([400, 'Add processes to this sector before mapping journeys.']);
  });

  test('of the built-in analyst stand on codes of the sector', async () => {
    const more = ['Take first notice of loss', 'Verify cover', 'Appraise vehicle damage', 'Issue claim payments'];
    await server.admin.post(
      `${path}/processes`,
      more.map((name, n) => ({ code: `1.${n + 3}`, name, level: 2, parentCode: '1' })),
    );
    const { status, body } = await server.admin.post(`${path}/journeys/generate`);
    expect([status, body.source]).toEqual([200, 'Built-in analyst']);
    const [suggestion] = body.journeys;
    const sourceOf = async (journey: object) => {
      const saved = await server.admin.post(`${path}/journeys`, journey);
      expect(saved.status).toBe(200);
      return saved.body.source;
    };
    const { source } = body;
    expect((await server.admin.post(`${path}/journeys`, { ...suggestion, source })).body).toMatchObject({
      ...suggestion,
      source: 'Built-in analyst',
    });
    const [first, ...rest] = suggestion.touchPoints;
    const reworded = { ...suggestion, name: 'Ours', touchPoints: [{ ...first, description: 'In our words' }, ...rest] };
    expect(rest.length).toBeGreaterThan(1);
    expect(await sourceOf({ ...reworded, source })).toBe('Built-in analyst');
    expect(await sourceOf({ ...suggestion, source: 'Playbook: Sales' })).toBeNull();
    expect(await sourceOf({ ...JOURNEY, source })).toBeNull();
    expect(await sourceOf({ ...suggestion, touchPoints: [first, POINT], source })).toBeNull();
  });

  test('of another sector, or none, make no journey an analyst’s', async () => {
    server.app.analyst = {
      ...builtIn,
      source: 'fake analyst',
      suggestJourneys: async () => [{ ...JOURNEY, description: null, persona: null, touchPoints: [SUGGESTED] }],
    };
    const source = 'fake analyst';
    expect(await add({ source })).toMatchObject({ source: null });
    await server.admin.post(`${path}/journeys/generate`);
    expect(await add({ source })).toMatchObject({ source });
    expect(await add({ source: 'Built-in analyst' })).toMatchObject({ source: null });
    const other = await sectorPath();
    await server.admin.post(`${other}/processes`, [{ code: '1.1', name: 'Quote a policy', level: 1 }]);
    expect((await server.admin.post(`${other}/journeys`, { ...JOURNEY, source })).body.source).toBeNull();
    // Whoever suggests now: what was suggested before keeps its name.
    server.app.analyst = builtIn;
    expect(await add({ source })).toMatchObject({ source });
  });
});
