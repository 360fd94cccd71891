import { expect } from '@playwright/test';
import type { Statements } from './statement.ts';
import { created, FIGURES, type World } from './world.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const uuid = expect.stringMatching(UUID);
const time = expect.stringMatching(TIME);
const text = expect.any(String);
const number = expect.any(Number);

const sectorOf = async ({ admin, sector }: World) => created(await admin.get(sector));
const cardOf = async ({ admin, sectorId }: World) =>
  created(await admin.get('/api/sectors')).find(({ id }: { id: string }) => id === sectorId);
const processOf = async (world: World, code: string) =>
  (await sectorOf(world)).processes.find((process: { code: string }) => process.code === code);
const playbookOf = async ({ admin, sector, playbookId }: World) =>
  created(await admin.get(`${sector}/playbooks`)).find(({ id }: { id: string }) => id === playbookId);
const compared = async ({ admin, sectorId, processIds }: World) =>
  created(await admin.post('/api/vendors/compare', { sectorId, processIds: Object.values(processIds) }));

/** Section 3: what every kind of thing is made of. */
export const ENTITIES: Statements<World> = {
  'the current user response has authenticated and user': async ({ admin }) =>
    expect(created(await admin.get('/api/user'))).toEqual({ authenticated: true, user: expect.any(Object) }),
  'without a session authenticated is false and user is null': async ({ nobody }) =>
    expect(created(await nobody.get('/api/user'))).toEqual({ authenticated: false, user: null }),
  'a user has id, firstName, lastName, email, isAdmin, createdAt, profileImageUrl': async ({ admin }) =>
    expect(created(await admin.get('/api/user')).user).toMatchObject({
      id: uuid,
      firstName: 'Ada',
      lastName: 'Tester',
      email: 'admin@example.com',
      isAdmin: true,
      createdAt: time,
      profileImageUrl: null,
    }),
  'a sector has id, name, optional description, referenceModel and optional icon': async (world) =>
    expect(await sectorOf(world)).toMatchObject({
      id: uuid,
      name: 'Retail bank',
      description: null,
      referenceModel: 'BIAN',
      icon: null,
    }),
  'a sector has processes, journeys, insights and roiResults': async (world) => {
    const sector = await sectorOf(world);
    expect(sector.processes).toHaveLength(3);
    expect(sector.journeys).toHaveLength(1);
    expect(sector.insights).toHaveLength(1);
    expect(sector.roiResults).toHaveLength(1);
  },
  'a sector has the flags hasProcesses, hasAnalysis, hasJourneys, hasROI': async (world) =>
    expect(await sectorOf(world)).toMatchObject({
      hasProcesses: true,
      hasAnalysis: true,
      hasJourneys: true,
      hasROI: true,
    }),
  'the flags of a new sector are false': async ({ admin }) => {
    const { id } = created(await admin.post('/api/sectors', { name: 'New', referenceModel: 'eTOM' }));
    expect(created(await admin.get(`/api/sectors/${id}`))).toMatchObject({
      hasProcesses: false,
      hasAnalysis: false,
      hasJourneys: false,
      hasROI: false,
    });
    await admin.delete(`/api/sectors/${id}`);
  },
  'the list of sectors carries the same flags': async (world) =>
    expect(await cardOf(world)).toMatchObject({
      hasProcesses: true,
      hasAnalysis: true,
      hasJourneys: true,
      hasROI: true,
    }),
  ...Object.fromEntries(
    ['eTOM', 'BIAN', 'ACORD', 'ISA-95', 'ARTS', 'APQC PCF'].map((referenceModel) => [
      `a sector can follow ${referenceModel}`,
      async ({ admin }: World) => {
        const sector = created(await admin.post('/api/sectors', { name: 'By model', referenceModel }));
        expect(sector).toMatchObject({ referenceModel });
        await admin.delete(`/api/sectors/${sector.id}`);
      },
    ]),
  ),
  'a process has id, code, name, level, description, parentId and opportunities': async (world) =>
    expect(await processOf(world, '1.1')).toMatchObject({
      id: uuid,
      code: '1.1',
      name: 'Check credit applications',
      level: 2,
      description: null,
      parentId: world.processIds['1'],
      opportunities: expect.any(Array),
    }),
  'the parentId of a root is null': async (world) =>
    expect(await processOf(world, '1')).toMatchObject({ parentId: null }),
  'discovered processes name their parent by parentCode': async ({ admin, sector }) => {
    const { processes } = created(await admin.post(`${sector}/research-processes`));
    expect(processes.length).toBeGreaterThan(0);
    for (const process of processes) {
      expect(Object.keys(process)).toEqual(expect.arrayContaining(['code', 'name', 'level', 'description']));
      expect(process.parentCode === null || typeof process.parentCode === 'string').toBe(true);
      expect(process).not.toHaveProperty('parentId');
    }
  },
  'an opportunity has type, title, description and estimatedSavings as a number': async (world) => {
    const { opportunities } = await processOf(world, '1.2');
    expect(opportunities.length).toBeGreaterThan(0);
    for (const opportunity of opportunities) {
      expect(opportunity).toMatchObject({
        type: expect.stringMatching(/^(automation|ai|agentic)$/),
        title: text,
        description: text,
        estimatedSavings: number,
      });
    }
  },
  'a journey has id, name, description and touchPoints': async (world) =>
    expect((await sectorOf(world)).journeys[0]).toMatchObject({
      id: uuid,
      name: 'A first loan',
      description: null,
      touchPoints: [expect.any(Object)],
    }),
  'a touchpoint has id, name, type, description, processStep and momentThatMatters': async (world) =>
    expect((await sectorOf(world)).journeys[0].touchPoints[0]).toMatchObject({
      id: uuid,
      name: 'Apply',
      type: 'hybrid',
      description: 'Online or at the branch',
      processStep: '1.1',
      momentThatMatters: true,
    }),
  'a ROI input has processId, fteCount, processFrequency, averageSalary and averageRuntime': async ({
    admin,
    sector,
    processIds,
  }) =>
    expect(created(await admin.get(`${sector}/roi`)).roiInputs[0]).toMatchObject({
      processId: processIds['1.1'],
      ...FIGURES,
    }),
  'the runtime of a ROI input counts in minutes: 12,000 runs of 30 minutes are 6,000 hours': async (world) =>
    expect((await sectorOf(world)).roiResults[0].workHours).toBe(6000),
  'a ROI result has processId, currentAnnualCost, projectedSavings, paybackMonths and savingsPercentage': async (
    world,
  ) =>
    expect((await sectorOf(world)).roiResults[0]).toMatchObject({
      processId: world.processIds['1.1'],
      currentAnnualCost: 187_500,
      projectedSavings: 112_500,
      paybackMonths: number,
      savingsPercentage: 60,
    }),
  'an insight has id, title, fileName, fileType, uploadedAt and summary': async (world) =>
    expect((await sectorOf(world)).insights[0]).toMatchObject({
      id: uuid,
      title: 'report.pdf',
      fileName: 'report.pdf',
      fileType: 'pdf',
      uploadedAt: time,
      summary: text,
    }),
  'a playbook has id, name, description, complexity, estimatedTimeToValue, isCustom, tags and expectedOutcomes': async (
    world,
  ) =>
    expect(await playbookOf(world)).toMatchObject({
      id: uuid,
      name: 'Lending without paper',
      description: 'From application to payout.',
      complexity: 'beginner',
      estimatedTimeToValue: '2-3 weeks',
      isCustom: true,
      tags: ['lending'],
      expectedOutcomes: ['Answers the same day'],
    }),
  'the processes of a playbook have code, name, description, level and opportunities': async (world) =>
    expect((await playbookOf(world)).processes[0]).toMatchObject({
      code: '7',
      name: 'Decide on loans',
      description: 'Scoring and approval',
      level: 1,
      opportunities: [{ type: 'ai', title: 'Score applications', description: 'By a model', estimatedSavings: 40 }],
    }),
  'the touchpoints of a playbook have name, description, type and momentThatMatters': async (world) =>
    expect((await playbookOf(world)).journeys[0]).toMatchObject({
      name: 'A loan in a day',
      description: 'For small amounts',
      touchPoints: [{ name: 'Ask', description: 'In the app', type: 'agent', momentThatMatters: true }],
    }),
  'the ROI assumptions of a playbook have processCode, fteCount, processFrequency, averageSalary and averageRuntime':
    async (world) =>
      expect((await playbookOf(world)).roiAssumptions[0]).toMatchObject({
        processCode: '7',
        fteCount: 3,
        processFrequency: 24_000,
        averageSalary: 45_000,
        averageRuntime: 0.5,
      }),
  'a vendor has its fields, capabilities as texts, and products and aiCapabilities with name, description, category':
    async ({ admin, vendorId }) =>
      expect(created(await admin.get(`/api/vendors/${vendorId}`))).toMatchObject({
        id: uuid,
        name: 'Flow Works',
        overview: 'Document capture and workflow',
        headquarters: null,
        founded: null,
        industry: null,
        website: null,
        capabilities: ['Invoice processing', 'Document capture'],
        products: [{ name: 'Flow', description: 'Reads invoices', category: 'Automation' }],
        aiCapabilities: [{ name: 'Reader', description: 'Extracts data from documents', category: 'AI' }],
      }),
  'a comparison result has the fields of the specification': async (world) => {
    const results = await compared(world);
    expect(results.length).toBeGreaterThan(1);
    for (const result of results) {
      expect(result).toMatchObject({
        vendorId: uuid,
        vendorName: text,
        recommendationReason: text,
        overallScore: number,
        sectorMatch: expect.any(Boolean),
        capabilityMatchCount: number,
        aiCapabilityMatchCount: number,
        matchedCapabilities: expect.any(Array),
      });
    }
  },
  "a matched capability has vendorCapability and matchType, where 'ai' marks AI matches": async (world) => {
    const matches = (await compared(world)).flatMap(
      ({ matchedCapabilities }: { matchedCapabilities: unknown[] }) => matchedCapabilities,
    );
    expect(matches).toContainEqual({ vendorCapability: text, matchType: 'ai' });
  },
  'an invitation has id, optional email, token, createdAt, expiresAt and usedAt': async ({ admin }) => {
    const invitation = created(await admin.post('/api/invitations', { email: 'new@example.com' }));
    expect(invitation).toMatchObject({
      id: uuid,
      email: 'new@example.com',
      token: text,
      createdAt: time,
      expiresAt: time,
      usedAt: null,
    });
    await admin.delete(`/api/invitations/${invitation.id}`);
  },
  'an export answers url and title': async ({ admin, sector, vendorId }) =>
    expect(created(await admin.post(`${sector}/export/sheets`, { vendorIds: [vendorId] }))).toEqual({
      url: text,
      title: text,
    }),
  'a failed export answers with an error field': async ({ admin, sector }) =>
    expect((await admin.post(`${sector}/export/sheets`, { vendorIds: [] })).body.error).toBe(
      'Please select at least one vendor to export',
    ),
};
