import type { Opportunity } from '@process-ai/contract/opportunities';
import { loadPlaybookLibrary } from '@process-ai/library/playbook-library';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { CLAIMS_PLAYBOOK } from './playbooks.fixture.ts';

const server = serverForTests();
let newId: () => string;
let path: string;
beforeAll(async () => {
  newId = server.app.newId;
});
afterEach(() => {
  server.app.newId = newId;
});
const newSector = async (): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Playbooks', referenceModel: 'BIAN' })).body.id}`;
beforeEach(async () => {
  path = await newSector();
});

const create = async (changes: object = {}): Promise<{ id: string }> =>
  (await server.admin.post('/api/playbooks', { ...CLAIMS_PLAYBOOK, ...changes })).body;
const plan = async (id: string) => (await server.admin.get(`${path}/playbooks/${id}/plan`)).body;
const apply = async (id: string) => (await server.admin.post(`${path}/apply-playbook/${id}`)).body;
const applications = async () => (await server.admin.get(`${path}/playbook-applications`)).body;
const undo = (applicationId: string) => server.admin.delete(`${path}/playbook-applications/${applicationId}`);
/** All that a person can have worked on. */
const content = async () => {
  const { processes, journeys } = (await server.admin.get(path)).body;
  return { processes, journeys, roiInputs: (await server.admin.get(`${path}/roi`)).body.roiInputs };
};
const byCode = async (code: string) =>
  (await content()).processes.find((process: { code: string }) => process.code === code);

const COUNTS = { processesAdded: 3, opportunitiesAdded: 1, journeysAdded: 1, roiInputsAdded: 1 };
const NOTHING = { processesAdded: 0, opportunitiesAdded: 0, journeysAdded: 0, roiInputsAdded: 0, applicationId: null };

describe('applying', () => {
  test('does what the plan says: processes with parents, opportunities, journeys, and ROI inputs in minutes', async () => {
    const { id } = await create();
    const nothing = { processes: [], opportunities: [], journeys: [], roiInputs: [] };
    expect(await plan(id)).toEqual({
      adds: {
        processes: CLAIMS_PLAYBOOK.processes.map(({ code, name }) => ({ code, name })),
        opportunities: [{ code: '1.1', title: 'Read letters' }],
        journeys: ['A claim'],
        roiInputs: ['1.1'],
      },
      leaves: nothing,
    });
    const outcome = await apply(id);
    expect(outcome).toEqual({ ...COUNTS, applicationId: expect.any(String) });
    const { processes, journeys, roiInputs } = await content();
    const [root, registered] = processes;
    expect(processes).toMatchObject([
      { code: '1' },
      { code: '1.1', parentId: root.id },
      { code: '1.2', parentId: root.id },
    ]);
    expect(registered.opportunities).toMatchObject([
      {
        title: 'Read letters',
        estimatedSavings: 40,
        status: 'accepted',
        decided: { by: 'Ada Tester' },
        source: `Playbook: ${CLAIMS_PLAYBOOK.name}`,
      },
    ]);
    expect(journeys).toMatchObject([
      {
        name: 'A claim',
        source: `Playbook: ${CLAIMS_PLAYBOOK.name}`,
        touchPoints: [{ processStep: '1.1', momentThatMatters: true }],
      },
    ]);
    expect(roiInputs).toMatchObject([{ processId: registered.id, fteCount: 3, averageRuntime: 18 }]);
    expect((await server.admin.get(path)).body).toMatchObject({
      hasProcesses: true,
      hasAnalysis: true,
      hasJourneys: true,
    });

    expect((await plan(id)).adds).toEqual(nothing);
    expect(await apply(id)).toEqual(NOTHING);
    expect(await content()).toEqual({ processes, journeys, roiInputs });
    expect(await applications()).toMatchObject([
      { id: outcome.applicationId, playbookName: CLAIMS_PLAYBOOK.name, ...COUNTS },
    ]);
  });

  test('takes a touchpoint of exactly the fields that it must have, and finds it a process', async () => {
    const touchPoints = [
      { name: 'Tell', description: 'By phone', type: 'human', momentThatMatters: true },
      { name: 'Get the money', description: 'Claims are paid by transfer', type: 'agent', momentThatMatters: false },
    ];
    const { status, body } = await server.admin.post('/api/playbooks', {
      ...CLAIMS_PLAYBOOK,
      journeys: [{ name: 'A claim', description: 'From call to cash', touchPoints }],
    });
    expect([status, body.journeys[0].touchPoints]).toEqual([
      200,
      touchPoints.map((touchPoint) => ({
        ...touchPoint,
        processStep: null,
        phase: null,
        channel: null,
        emotion: null,
        painPoint: null,
      })),
    ]);
    expect(await apply(body.id)).toMatchObject(COUNTS);
    const [{ touchPoints: applied }] = (await content()).journeys;
    const first = CLAIMS_PLAYBOOK.processes[0]?.code;
    expect(applied).toMatchObject(touchPoints.map((one) => ({ ...one, processStep: first, processMissing: false })));
  });

  test('each library playbook overwrites nothing that a person entered, and twice is once', async () => {
    for (const playbook of await loadPlaybookLibrary()) {
      path = await newSector();
      const [first, ...others] = playbook.processes.filter(({ opportunities }) => opportunities.length > 0);
      const assumed = playbook.roiAssumptions[0]?.processCode;
      const codes = [...new Set([first?.code ?? '', others.at(-1)?.code ?? '', assumed ?? ''])];
      const own = codes.map((code) => ({
        code,
        name: `Mine ${code}`,
        level: 3,
        description: `Written by hand: ${code}`,
      }));
      await server.admin.post(`${path}/processes`, own);
      const { id: processId } = await byCode(first?.code ?? '');
      const opportunity = {
        type: 'agentic',
        title: 'My own idea',
        description: 'By hand',
        estimatedSavings: 7,
        effort: 2,
      };
      const added = await server.admin.post(`${path}/processes/${processId}/opportunities`, opportunity);
      expect(added.status).toBe(200);
      const input = { fteCount: 1.5, processFrequency: 99, averageSalary: 1000, averageRuntime: 3 };
      const { id: assumedId } = await byCode(assumed ?? '');
      await server.admin.post(`${path}/roi/inputs`, [{ processId: assumedId, ...input, automationRate: 0.4 }]);
      const touchPoints = [{ name: 'Mine', description: 'By hand', type: 'human', processStep: codes[0] }];
      const name = ` ${playbook.journeys[0]?.name.toUpperCase()}`;
      await server.admin.post(`${path}/journeys`, { name, description: 'By hand', touchPoints });
      const before = await content();

      const { adds, leaves } = await plan(playbook.id);
      const outcome = await apply(playbook.id);
      const after = await content();
      const known = new Map(after.processes.map((process: { id: string }) => [process.id, process]));
      for (const { opportunities, ...process } of before.processes) {
        expect(known.get(process.id)).toMatchObject(process);
        expect((known.get(process.id) as typeof process).opportunities).toEqual(expect.arrayContaining(opportunities));
      }
      expect(after.journeys).toEqual(expect.arrayContaining(before.journeys));
      expect(after.roiInputs).toEqual(expect.arrayContaining(before.roiInputs));
      expect(leaves.processes.map(({ code }: { code: string }) => code)).toEqual(expect.arrayContaining(codes));
      expect([leaves.journeys, leaves.roiInputs]).toEqual([[playbook.journeys[0]?.name], [assumed]]);
      expect(outcome).toMatchObject({
        processesAdded: playbook.processes.length - codes.length,
        opportunitiesAdded: playbook.processes.flatMap(({ opportunities }) => opportunities).length,
        journeysAdded: playbook.journeys.length - 1,
        roiInputsAdded: playbook.roiAssumptions.length - 1,
      });
      expect(adds.processes).toHaveLength(outcome.processesAdded);
      // With persona, and each touchpoint with where it happens, how it feels and what hurts.
      const arrived = after.journeys.filter((journey: { name: string }) => journey.name !== name.trim());
      expect(arrived).toMatchObject(playbook.journeys.slice(1));
      const brought = after.processes
        .flatMap(({ opportunities }: { opportunities: Opportunity[] }) => opportunities)
        .filter(({ source }: Opportunity) => source.startsWith('Playbook: '));
      // What ships with the product brings no money: a sector derives its own.
      expect(brought.filter(({ enteredSavings }: Opportunity) => enteredSavings !== null)).toEqual([]);
      expect(await apply(playbook.id)).toEqual(NOTHING);
      expect(await content()).toEqual(after);

      expect((await undo(outcome.applicationId)).body).toMatchObject({ kept: [] });
      expect(await content()).toEqual(before);
    }
  }, 120_000);

  test('does all of it or nothing', async () => {
    const { id } = await create();
    const before = [await content(), (await server.admin.get(path)).body.version];
    let left = 5;
    server.app.newId = () => {
      left -= 1;
      if (left < 0) throw new Error('the disk is full');
      return newId();
    };
    expect((await server.admin.post(`${path}/apply-playbook/${id}`)).status).toBe(500);
    expect(left).toBeLessThan(0);
    expect([await content(), (await server.admin.get(path)).body.version]).toEqual(before);
    expect(await applications()).toEqual([]);
    server.app.newId = newId;
    expect(await apply(id)).toMatchObject(COUNTS);
  });

  test('at once by two persons is once', async () => {
    const { id } = await create();
    const outcomes = await Promise.all([apply(id), apply(id)]);
    expect(outcomes.map(({ processesAdded }) => processesAdded).toSorted((a, b) => a - b)).toEqual([0, 3]);
    expect((await content()).processes).toHaveLength(3);
  });

  test('takes a playbook with the longest name there may be', async () => {
    const { id } = await create({ name: 'N'.repeat(300) });
    const { applicationId } = await apply(id);
    expect((await undo(applicationId)).body).toEqual({ removed: 6, kept: [] });
  });

  test('does not bring back what a person has rejected', async () => {
    const { id } = await create();
    await apply(id);
    const { opportunities } = await byCode('1.1');
    const decided = await server.admin.post(`${path}/opportunities/decide`, {
      opportunityIds: opportunities.map((opportunity: { id: string }) => opportunity.id),
      status: 'rejected',
    });
    expect(decided.status).toBe(200);
    expect(await apply(id)).toEqual(NOTHING);
  });
});

describe('taking back', () => {
  test('leaves the sector as it was, once', async () => {
    await server.admin.post(`${path}/processes`, [{ code: '1', name: 'My own claims', level: 1 }]);
    const before = await content();
    const { id } = await create();
    const { applicationId } = await apply(id);
    await server.admin.post(`${path}/roi/calculate`);
    const elsewhere = await server.admin.delete(`${await newSector()}/playbook-applications/${applicationId}`);
    expect([elsewhere.status, (await undo('x')).status]).toEqual([404, 404]);
    expect((await undo(applicationId)).body).toEqual({ removed: 5, kept: [] });
    expect(await content()).toEqual(before);
    expect((await server.admin.get(`${path}/roi`)).body.roiResults).toEqual([]);
    expect([await applications(), (await undo(applicationId)).status]).toEqual([[], 404]);
    expect(await apply(id)).toMatchObject({ ...COUNTS, processesAdded: 2 });
  });

  test('keeps and names what a person has worked on since', async () => {
    const { id } = await create();
    const { applicationId } = await apply(id);
    const [paid, { id: registeredId }] = [await byCode('1.2'), await byCode('1.1')];
    await server.admin.put(`${path}/processes/${paid.id}`, { ...paid, name: 'Pay claims at once' });
    const figures = { fteCount: 4, processFrequency: 24_000, averageSalary: 45_000, averageRuntime: 18 };
    await server.admin.post(`${path}/roi/inputs`, [{ processId: registeredId, ...figures }]);
    const [journey] = (await content()).journeys;
    await server.admin.patch(`${path}/journeys/${journey.id}`, { ...journey, name: 'A better claim' });

    const { removed, kept } = (await undo(applicationId)).body;
    expect(removed).toBe(1);
    expect(kept).toEqual([
      { kind: 'process', code: '1', name: 'Settle claims', reason: 'has sub-processes that stay' },
      {
        kind: 'process',
        code: '1.1',
        name: 'Register claims',
        reason: 'has ROI inputs, is a step of a journey',
      },
      { kind: 'process', code: '1.2', name: 'Pay claims at once', reason: 'edited since' },
      { kind: 'journey', code: null, name: 'A better claim', reason: 'edited since' },
      { kind: 'roiInputs', code: '1.1', name: 'Register claims', reason: 'figures changed since' },
    ]);
    const { processes, journeys, roiInputs } = await content();
    expect(processes.map(({ name }: { name: string }) => name)).toEqual([
      'Settle claims',
      'Register claims',
      'Pay claims at once',
    ]);
    expect([journeys, roiInputs]).toMatchObject([[{ name: 'A better claim' }], [{ fteCount: 4 }]]);
  });

  test('leaves no touchpoint without its process', async () => {
    const { id } = await create();
    const { applicationId } = await apply(id);
    const touchPoints = [{ name: 'T', description: 'D', type: 'human', processStep: '1.2' }];
    await server.admin.post(`${path}/journeys`, { name: 'Mine', touchPoints });
    await undo(applicationId);
    const [journey] = (await content()).journeys;
    expect(journey.touchPoints).toMatchObject([{ processStep: '1.2', processMissing: false }]);
  });
});
