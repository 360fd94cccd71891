import type { Analyst } from '@process-ai/ai/analyst';
import { AppError } from '@process-ai/contract/errors';
import { type Playbook, PlaybookInput } from '@process-ai/contract/playbooks';
import { loadPlaybookLibrary } from '@process-ai/library/playbook-library';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { CLAIMS_PLAYBOOK } from './playbooks.fixture.ts';

const server = serverForTests();
let builtIn: Analyst;
let path: string;
beforeAll(async () => {
  builtIn = server.app.analyst;
});
afterEach(() => {
  server.app.analyst = builtIn;
});
const newSector = async (referenceModel = 'BIAN'): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Playbooks', referenceModel })).body.id}`;
beforeEach(async () => {
  path = await newSector();
});

const MINE = {
  ...CLAIMS_PLAYBOOK,
  complexity: 'beginner',
  estimatedTimeToValue: '2-3 weeks',
  industry: 'Insurance',
  tags: ['claims'],
  expectedOutcomes: ['Half the time to first answer'],
};
const NOWHERE = '00000000-0000-4000-8000-000000000000';

const list = async (): Promise<Playbook[]> => (await server.admin.get(`${path}/playbooks`)).body;
const create = async (changes: object = {}): Promise<Playbook> =>
  (await server.admin.post('/api/playbooks', { ...MINE, ...changes })).body;
const processes = async () => (await server.admin.get(path)).body.processes;

describe('the list', () => {
  test('has the library first, what fits the sector at its top, then the custom ones, newest first', async () => {
    const older = await create({ name: 'Older' });
    const newer = await create({ name: 'Newer' });
    path = await newSector('ACORD, as of 2015');
    const playbooks = await list();
    expect(playbooks.map(({ isCustom }) => isCustom)).toEqual([...Array(14).fill(false), true, true]);
    expect(playbooks.slice(0, 2).map(({ industry }) => industry)).toEqual(['Insurance', 'Insurance']);
    expect(playbooks.slice(2, 6).map(({ industry }) => industry)).toEqual(Array(4).fill('Cross-industry'));
    expect(playbooks.slice(14)).toEqual([newer, older]);
    for (const { id } of [newer, older]) await server.admin.delete(`/api/playbooks/${id}`);
  });

  test('shows whose names a playbook holds, also once a person has saved a copy of it', async () => {
    const holds = { Telecommunications: 'TM Forum', Banking: 'BIAN', 'Cross-industry': 'APQC' };
    for (const playbook of await list()) {
      const owner = holds[playbook.industry as keyof typeof holds] ?? 'aligned with, not published by';
      if (playbook.industry !== 'Retail') expect(playbook.attribution).toContain(owner);
    }
    const [billing] = await list();
    const copied = await create({ ...billing, name: 'A copy' });
    expect(copied.attribution).toBe(billing?.attribution);
    await server.admin.delete(`/api/playbooks/${copied.id}`);
  });

  test('is for those who are signed in', async () => {
    const { id } = (await loadPlaybookLibrary())[0] ?? { id: '' };
    const answers = [
      server.nobody.get(`${path}/playbooks`),
      server.nobody.get(`/api/playbooks/${id}`),
      server.nobody.post('/api/playbooks', MINE),
      server.nobody.post(`${path}/apply-playbook/${id}`),
    ];
    for (const { status } of await Promise.all(answers)) expect(status).toBe(401);
  });
});

describe('a custom playbook', () => {
  test('is saved, edited once per version, deleted and brought back', async () => {
    const { status, body: created } = await server.admin.post('/api/playbooks', {
      ...MINE,
      isCustom: false,
      id: NOWHERE,
    });
    expect([status, created]).toMatchObject([200, { ...MINE, isCustom: true, attribution: null, version: 1 }]);
    expect(created.id).not.toBe(NOWHERE);
    const one = `/api/playbooks/${created.id}`;
    expect((await server.admin.get(one)).body).toEqual(created);

    const { body: edited } = await server.admin.put(one, { ...created, name: 'Renamed', tags: [] });
    expect(edited).toEqual({ ...created, name: 'Renamed', tags: [], version: 2 });
    const late = await server.admin.put(one, { ...created, name: 'Too late' });
    expect([late.status, (await server.admin.get(one)).body]).toEqual([409, edited]);

    expect((await server.admin.delete(one)).status).toBe(200);
    for (const answer of [server.admin.get(one), server.admin.put(one, MINE), server.admin.delete(one)]) {
      expect([(await answer).status, (await answer).body.error]).toEqual([404, 'Playbook not found']);
    }
    expect((await list()).filter(({ isCustom }) => isCustom)).toEqual([]);
    expect((await server.admin.post(`${one}/restore`)).body).toEqual(edited);
    expect((await server.admin.post(`${one}/restore`)).status).toBe(404);
    await server.admin.delete(one);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Required'],
    ['no description', { description: undefined }, 'description', 'Required'],
    ['another complexity', { complexity: 'expert' }, 'complexity', 'Must be one of: beginner, intermediate, advanced'],
    ['a sixth level', { processes: [{ code: '1', name: 'A', level: 6 }] }, 'processes.0.level', expect.any(String)],
    [
      'a journey of no steps',
      { journeys: [{ name: 'A', touchPoints: [] }] },
      'journeys.0.touchPoints',
      'At least one touchpoint',
    ],
    [
      'a negative figure',
      { roiAssumptions: [{ ...MINE.roiAssumptions[0], fteCount: -1 }] },
      'roiAssumptions.0.fteCount',
      'Must not be negative',
    ],
  ])('with %s is refused', async (_case, changes, issuePath, message) => {
    const { status, body } = await server.admin.post('/api/playbooks', { ...MINE, ...changes });
    expect([status, body.issues]).toEqual([400, [{ path: issuePath, message }]]);
  });

  test('is never one of the library', async () => {
    const [{ id } = { id: '' }] = await loadPlaybookLibrary();
    for (const answer of [
      server.admin.put(`/api/playbooks/${id}`, MINE),
      server.admin.delete(`/api/playbooks/${id}`),
    ]) {
      expect([(await answer).status, (await answer).body.error]).toEqual([
        403,
        'A library playbook cannot be changed. Save a copy of it instead.',
      ]);
    }
    for (const unknown of [NOWHERE, 'x']) {
      expect((await server.admin.get(`/api/playbooks/${unknown}`)).status).toBe(404);
      expect((await server.admin.post(`${path}/apply-playbook/${unknown}`)).status).toBe(404);
    }
  });
});

describe('a draft', () => {
  test('needs processes, and saves nothing', async () => {
    const empty = await server.admin.post(`${path}/playbooks/generate`);
    expect([empty.status, empty.body.error]).toEqual([
      400,
      'No Processes Available: Add processes to this sector before generating a playbook.',
    ]);
    await server.admin.post(`${path}/processes`, [
      { code: '1', name: 'Settle claims', level: 1 },
      { code: '1.1', name: 'Check incoming invoices', level: 2, parentCode: '1' },
      { code: '1.2', name: 'Answer customer complaints', level: 2, parentCode: '1' },
    ]);
    const before = await processes();
    const { status, body: draft } = await server.admin.post(`${path}/playbooks/generate`);
    expect([status, draft]).toMatchObject([200, { isCustom: true, source: 'Built-in analyst' }]);
    expect(draft).not.toHaveProperty('id');
    expect(draft.processes.length).toBeGreaterThan(0);
    expect((await list()).some(({ isCustom }) => isCustom)).toBe(false);
    expect(await processes()).toEqual(before);

    const { body: saved } = await server.admin.post('/api/playbooks', draft);
    expect(saved).toMatchObject({ name: draft.name, processes: draft.processes, source: 'Built-in analyst' });
    await server.admin.delete(`/api/playbooks/${saved.id}`);
  });

  test.each<[string, Analyst['draftPlaybook'], string]>([
    [
      'that the analyst cannot give',
      async () => {
        throw new AppError('analystFailed', 'The AI service refused this request.');
      },
      'The AI service refused this request.',
    ],
    [
      'that could not be saved',
      async () => ({ ...PlaybookInput.parse(MINE), name: '' }),
      'The analyst drafted a playbook that cannot be saved. Please try again.',
    ],
  ])('%s is a failure of the service', async (_case, draftPlaybook, sentence) => {
    server.app.analyst = { ...builtIn, draftPlaybook };
    await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Settle claims', level: 1 }]);
    const { status, body } = await server.admin.post(`${path}/playbooks/generate`);
    expect([status, body.error]).toEqual([502, sentence]);
  });
});
