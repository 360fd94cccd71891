import { expect } from '@playwright/test';
import { join, type Statements } from './statement.ts';
import { created, FIGURES, PLAYBOOK, TOUCHPOINT, UNKNOWN, VENDOR, type World } from './world.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const uuid = expect.stringMatching(UUID);
const time = expect.stringMatching(TIME);
const text = expect.stringMatching(/\S/);
const number = expect.any(Number);

type Match = { vendorCapability: string; matchType: string };
type Thing = Record<string, unknown>;

/** One statement for each field of a thing. */
const has = (thing: string, find: (world: World) => Promise<Thing>, fields: Thing): Statements<World> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      `3: ${thing} has ${field}`,
      async (world: World) => expect(await find(world)).toMatchObject({ [field]: value }),
    ]),
  );

const sectorOf = async ({ admin, sector }: World) => created(await admin.get(sector));
const cardOf = async ({ admin, sectorId }: World) =>
  created(await admin.get('/api/sectors')).find(({ id }: { id: string }) => id === sectorId);
const processOf = async (world: World, code: string) =>
  (await sectorOf(world)).processes.find((process: { code: string }) => process.code === code);
const journeyOf = async (world: World) => (await sectorOf(world)).journeys[0];
const roiOf = async ({ admin, sector }: World) => created(await admin.get(`${sector}/roi`));
const playbookOf = async ({ admin, sector, playbookId }: World) =>
  created(await admin.get(`${sector}/playbooks`)).find(({ id }: { id: string }) => id === playbookId);
const compared = async ({ admin, sectorId, processIds }: World) =>
  created(await admin.post('/api/vendors/compare', { sectorId, processIds: Object.values(processIds) }));
const userOf = async ({ admin }: World) => created(await admin.get('/api/user')).user;
const discovered = async ({ admin, sector }: World) =>
  created(await admin.post(`${sector}/research-processes`)).processes;
const invitationOf = async ({ admin }: World) => {
  const invitation = created(await admin.post('/api/invitations', { email: 'new@example.com' }));
  await admin.delete(`/api/invitations/${invitation.id}`);
  return invitation;
};
const exported = async ({ admin, sector, vendorId }: World) =>
  created(await admin.post(`${sector}/export/sheets`, { vendorIds: [vendorId] }));

const FLAGS = ['hasProcesses', 'hasAnalysis', 'hasJourneys', 'hasROI'];
const flags = (value: boolean) => Object.fromEntries(FLAGS.map((flag) => [flag, value]));

const SECTORS = join<World>(
  has('a sector', sectorOf, {
    id: uuid,
    name: 'Retail bank',
    description: 'Lending to households',
    referenceModel: 'BIAN',
    icon: null,
    processes: [{ code: '1' }, { code: '1.1' }, { code: '1.2' }],
    journeys: [{ name: 'A first loan' }],
    insights: [{ title: 'report.pdf' }],
    roiResults: [{ savingsPercentage: 60 }],
    ...flags(true),
  }),
  Object.fromEntries(
    FLAGS.map((flag) => [
      `3: ${flag} of an empty sector is false`,
      async ({ admin, bareId }: World) =>
        expect(created(await admin.get(`/api/sectors/${bareId}`))).toMatchObject({ [flag]: false }),
    ]),
  ),
  has('a sector in the list', cardOf, flags(true)),
  Object.fromEntries(
    ['eTOM', 'BIAN', 'ACORD', 'ISA-95', 'ARTS', 'APQC PCF'].flatMap((referenceModel) => [
      [
        `3: a sector can follow ${referenceModel}`,
        async ({ admin }: World) => {
          const sector = created(await admin.post('/api/sectors', { name: 'By model', referenceModel }));
          expect(sector).toMatchObject({ referenceModel });
          await admin.delete(`/api/sectors/${sector.id}`);
        },
      ],
      [
        `1: a process library is researched from ${referenceModel}`,
        async ({ admin }: World) => {
          const { id } = created(await admin.post('/api/sectors', { name: 'By library', referenceModel }));
          const { processes } = created(await admin.post(`/api/sectors/${id}/research-processes`));
          expect(processes.length).toBeGreaterThan(20);
          await admin.delete(`/api/sectors/${id}`);
        },
      ],
    ]),
  ),
);

const PLAYBOOKS = join<World>(
  has('a playbook', playbookOf, {
    id: uuid,
    name: PLAYBOOK.name,
    description: PLAYBOOK.description,
    complexity: 'beginner',
    estimatedTimeToValue: '2-3 weeks',
    isCustom: true,
    tags: ['lending'],
    expectedOutcomes: PLAYBOOK.expectedOutcomes,
  }),
  has('a process of a playbook', async (world) => (await playbookOf(world)).processes[0], { ...PLAYBOOK.processes[0] }),
  has('a journey of a playbook', async (world) => (await playbookOf(world)).journeys[0], { ...PLAYBOOK.journeys[0] }),
  has('a touchpoint of a playbook', async (world) => (await playbookOf(world)).journeys[0].touchPoints[0], {
    ...PLAYBOOK.journeys[0]?.touchPoints[0],
  }),
  has('a ROI assumption of a playbook', async (world) => (await playbookOf(world)).roiAssumptions[0], {
    ...PLAYBOOK.roiAssumptions[0],
  }),
);

/** Section 3: what every kind of thing is made of. */
export const ENTITIES: Statements<World> = join(
  {
    '3: the current user response has authenticated': async ({ admin }) =>
      expect(created(await admin.get('/api/user')).authenticated).toBe(true),
    '3: the current user response has the user': async ({ admin }) =>
      expect(created(await admin.get('/api/user')).user).toEqual(expect.any(Object)),
    '4: without a session authenticated is false': async ({ nobody }) =>
      expect(created(await nobody.get('/api/user')).authenticated).toBe(false),
    '3: without a session there is no user': async ({ nobody }) =>
      expect(created(await nobody.get('/api/user')).user).toBeNull(),
  },
  has('a user', userOf, {
    id: uuid,
    firstName: 'Ada',
    lastName: 'Tester',
    email: 'admin@example.com',
    isAdmin: true,
    createdAt: time,
    profileImageUrl: null,
  }),
  SECTORS,
  has('a process', (world) => processOf(world, '1.1'), {
    id: uuid,
    code: '1.1',
    name: 'Check credit applications',
    level: 2,
    description: null,
    parentId: uuid,
    opportunities: expect.any(Array),
  }),
  {
    '3: the parentId of a process is the id of its parent': async (world) =>
      expect((await processOf(world, '1.1')).parentId).toBe(world.processIds['1']),
    '3: the parentId of a root is null': async (world) => expect((await processOf(world, '1')).parentId).toBeNull(),
    '3: a discovered process has parentCode': async (world) => {
      for (const process of await discovered(world)) expect(process).toHaveProperty('parentCode');
    },
    '3: a discovered process has no parentId': async (world) => {
      for (const process of await discovered(world)) expect(process).not.toHaveProperty('parentId');
    },
    '3: the parentCode of a discovered process is the code of another': async (world) => {
      const processes: { code: string; parentCode: string | null }[] = await discovered(world);
      const codes: (string | null)[] = [null, ...processes.map(({ code }) => code)];
      for (const { parentCode } of processes) expect(codes).toContain(parentCode);
    },
  },
  has('an opportunity', async (world) => (await processOf(world, '1.2')).opportunities[0], {
    type: expect.stringMatching(/^(automation|ai|agentic)$/),
    title: text,
    description: text,
    estimatedSavings: number,
  }),
  has('a journey', journeyOf, {
    id: uuid,
    name: 'A first loan',
    description: null,
    touchPoints: [{ name: 'Apply' }],
  }),
  has('a touchpoint', async (world) => (await journeyOf(world)).touchPoints[0], { id: uuid, ...TOUCHPOINT }),
  {
    '3: a touchpoint keeps the UUID that the client made': async ({ admin, sector }) => {
      const touchPoints = [{ ...TOUCHPOINT, id: UNKNOWN }];
      const journey = created(await admin.post(`${sector}/journeys`, { name: 'With ids', touchPoints }));
      expect(journey.touchPoints[0].id).toBe(UNKNOWN);
      await admin.delete(`${sector}/journeys/${journey.id}`);
    },
  },
  has('a ROI input', async (world) => (await roiOf(world)).roiInputs[0], { processId: uuid, ...FIGURES }),
  {
    '3: the runtime of a ROI input is in minutes: 12,000 runs of 30 are 6,000 hours': async (world) =>
      expect((await roiOf(world)).roiResults[0].workHours).toBe(6000),
    '3: the runtime of a playbook is in hours: half an hour becomes 30 minutes': async ({ admin, playbookId }) => {
      const { id } = created(await admin.post('/api/sectors', { name: 'Hours', referenceModel: 'ARTS' }));
      created(await admin.post(`/api/sectors/${id}/apply-playbook/${playbookId}`));
      expect(created(await admin.get(`/api/sectors/${id}/roi`)).roiInputs[0].averageRuntime).toBe(30);
      await admin.delete(`/api/sectors/${id}`);
    },
  },
  has('a ROI result', async (world) => (await roiOf(world)).roiResults[0], {
    processId: uuid,
    currentAnnualCost: 187_500,
    projectedSavings: 112_500,
    paybackMonths: number,
    savingsPercentage: 60,
  }),
  has('an insight', async (world) => (await sectorOf(world)).insights[0], {
    id: uuid,
    title: 'report.pdf',
    fileName: 'report.pdf',
    fileType: 'pdf',
    uploadedAt: time,
    summary: text,
  }),
  PLAYBOOKS,
  has('a vendor', async ({ admin, fullVendorId }) => created(await admin.get(`/api/vendors/${fullVendorId}`)), {
    id: uuid,
    ...VENDOR,
  }),
  has('a comparison result', async (world) => (await compared(world))[0], {
    vendorId: uuid,
    vendorName: text,
    recommendationReason: text,
    overallScore: number,
    sectorMatch: expect.any(Boolean),
    fits: expect.any(Boolean),
    capabilityMatchCount: number,
    aiCapabilityMatchCount: number,
    matchedCapabilities: expect.any(Array),
  }),
  has('a matched capability', async (world) => (await compared(world))[0].matchedCapabilities[0], {
    vendorCapability: text,
    matchType: text,
  }),
  {
    "3: matchType 'ai' marks matches of AI capabilities": async (world) => {
      const results: { vendorId: string; matchedCapabilities: Match[] }[] = await compared(world);
      const isAi = ({ matchType }: Match) => matchType === 'ai';
      const result = results.find(({ matchedCapabilities }) => matchedCapabilities.some(isAi));
      const vendor = created(await world.admin.get(`/api/vendors/${result?.vendorId}`));
      const named = vendor.aiCapabilities.map(({ name }: { name: string }) => name);
      const matched = result?.matchedCapabilities.filter(isAi).map(({ vendorCapability }) => vendorCapability);
      expect(named).toEqual(expect.arrayContaining(matched ?? []));
    },
  },
  has('an invitation', invitationOf, {
    id: uuid,
    email: 'new@example.com',
    token: text,
    createdAt: time,
    expiresAt: time,
    usedAt: null,
  }),
  has('an export response', exported, { url: text, title: text }),
  {
    '3: a failed export has an error field': async ({ admin, sector }) =>
      expect((await admin.post(`${sector}/export/sheets`, { vendorIds: [] })).body.error).toEqual(text),
  },
);
