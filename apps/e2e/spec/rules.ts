import { expect } from '@playwright/test';
import type { Answer, Client } from './client.ts';
import type { Statements } from './statement.ts';
import { created, FIGURES, PLAYBOOK, TOUCHPOINT, type World } from './world.ts';

const read = async (asked: Promise<Answer>) => created(await asked);
const refused = async (asked: Promise<Answer>, status: number, words: string | RegExp) => {
  const answer = await asked;
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  if (typeof words === 'string') expect(answer.body.error).toContain(words);
  else expect(answer.body.error).toMatch(words);
};
const without = <T extends object>(body: T, name: keyof T) => ({ ...body, [name]: undefined });

const SECTOR = { name: 'Valid', referenceModel: 'BIAN' };
const PROCESS = { code: 'X', name: 'Valid', level: 3 };
const VENDOR = { name: 'Valid', overview: 'Valid' };
const JOURNEY = { name: 'Valid', touchPoints: [TOUCHPOINT] };

/** Section 5: what is refused. */
export const RULES: Statements<World> = {
  '5: a sector needs a name': ({ admin }) => refused(admin.post('/api/sectors', without(SECTOR, 'name')), 400, /name/),
  '5: a sector needs a name that is not blank': ({ admin }) =>
    refused(admin.post('/api/sectors', { ...SECTOR, name: '  ' }), 400, /name/),
  '5: a sector needs a reference model': ({ admin }) =>
    refused(admin.post('/api/sectors', without(SECTOR, 'referenceModel')), 400, /referenceModel/),
  '5: the description of a sector is optional': async ({ admin }) => {
    const sector = await read(admin.post('/api/sectors', { ...SECTOR, description: '' }));
    expect(sector.description).toBeNull();
    await admin.delete(`/api/sectors/${sector.id}`);
  },
  '5: editing a sector needs a name': ({ admin, sector }) => refused(admin.patch(sector, { name: '' }), 400, /name/),
  '5: editing a sector needs a reference model': ({ admin, sector }) =>
    refused(admin.patch(sector, { referenceModel: '' }), 400, /referenceModel/),
  '5: a process needs a code': ({ admin, sector }) =>
    refused(admin.post(`${sector}/processes`, [without(PROCESS, 'code')]), 400, /code/),
  '5: a process needs a name': ({ admin, sector }) =>
    refused(admin.post(`${sector}/processes`, [without(PROCESS, 'name')]), 400, /name/),
  '5: the level of a process is at least 1': ({ admin, sector }) =>
    refused(admin.post(`${sector}/processes`, [{ ...PROCESS, level: 0 }]), 400, 'between 1 and 5'),
  '5: the level of a process is at most 5': ({ admin, sector }) =>
    refused(admin.post(`${sector}/processes`, [{ ...PROCESS, level: 6 }]), 400, 'between 1 and 5'),
  '5: the level of a process is 3 where none is named': async ({ admin, sector }) => {
    const [process] = await read(admin.post(`${sector}/processes`, [{ code: 'D', name: 'Default' }]));
    expect(process).toMatchObject({ level: 3, parentId: null });
    await admin.delete(`${sector}/processes/${process.id}`);
  },
  '5: a process is no parent of itself': ({ admin, sector, processIds }) =>
    refused(
      admin.put(`${sector}/processes/${processIds['1.1']}`, {
        code: '1.1',
        name: 'Check credit applications',
        level: 2,
        parentId: processIds['1.1'],
      }),
      400,
      /\S/,
    ),
  '5: a journey needs a name': ({ admin, sector }) =>
    refused(
      admin.post(`${sector}/journeys`, { ...JOURNEY, name: '' }),
      400,
      'Please provide a journey name and at least one touchpoint',
    ),
  '5: a journey needs a touchpoint': ({ admin, sector }) =>
    refused(
      admin.post(`${sector}/journeys`, { ...JOURNEY, touchPoints: [] }),
      400,
      'Please provide a journey name and at least one touchpoint',
    ),
  ...Object.fromEntries(
    (['name', 'type', 'description', 'processStep'] as const).map((field) => [
      `5: a touchpoint needs ${field}`,
      ({ admin, sector }: World) =>
        refused(
          admin.post(`${sector}/journeys`, { ...JOURNEY, touchPoints: [without(TOUCHPOINT, field)] }),
          400,
          new RegExp(field),
        ),
    ]),
  ),
  '5: a touchpoint without an id gets a UUID': async ({ admin, sector }) => {
    const journey = await read(admin.post(`${sector}/journeys`, JOURNEY));
    expect(journey.touchPoints[0].id).toMatch(/^[0-9a-f-]{36}$/);
    await admin.delete(`${sector}/journeys/${journey.id}`);
  },
  ...Object.fromEntries(
    (['fteCount', 'processFrequency', 'averageSalary', 'averageRuntime'] as const).flatMap((field) => [
      [
        `5: ${field} is not negative`,
        ({ admin, sector, processIds }: World) =>
          refused(
            admin.post(`${sector}/roi/inputs`, [{ processId: processIds['1.1'], ...FIGURES, [field]: -1 }]),
            400,
            new RegExp(field),
          ),
      ],
      [
        `5: ${field} is a number`,
        ({ admin, sector, processIds }: World) =>
          refused(
            admin.post(`${sector}/roi/inputs`, [{ processId: processIds['1.1'], ...FIGURES, [field]: 'many' }]),
            400,
            new RegExp(field),
          ),
      ],
    ]),
  ),
  '5: ROI needs inputs for at least one process': async ({ admin }) => {
    const { id } = await read(admin.post('/api/sectors', SECTOR));
    await refused(
      admin.post(`/api/sectors/${id}/roi/calculate`),
      400,
      'Please enter ROI inputs for at least one process',
    );
    await admin.delete(`/api/sectors/${id}`);
  },
  '5: an export needs a vendor': ({ admin, sector }) =>
    refused(admin.post(`${sector}/export/docs`, { vendorIds: [] }), 400, 'Please select at least one vendor to export'),
  ...Object.fromEntries(
    ['report.txt', 'report', 'report.pdf.exe', 'report.jpg', 'report.xlsx'].map((fileName) => [
      `5: the document ${fileName} is refused`,
      ({ admin, sector }: World) =>
        refused(
          admin.upload(`${sector}/insights`, fileName, 'text'),
          415,
          'Please upload PDF, DOC, PPT, or PNG files only.',
        ),
    ]),
  ),
  '5: the extension of a document counts in any case': async ({ admin, sector }) => {
    const { status } = await admin.upload(`${sector}/insights`, 'REPORT.PDF', 'not a PDF');
    expect([415, 422]).toContain(status);
  },
  '5: generating a playbook needs a process': async ({ admin }) => {
    const { id } = await read(admin.post('/api/sectors', SECTOR));
    await refused(
      admin.post(`/api/sectors/${id}/playbooks/generate`),
      400,
      'No Processes Available: Add processes to this sector before generating a playbook.',
    );
    await admin.delete(`/api/sectors/${id}`);
  },
  '5: a playbook needs a name': ({ admin }) =>
    refused(admin.post('/api/playbooks', { ...PLAYBOOK, name: ' ' }), 400, /name/),
  '5: a playbook needs a description': ({ admin }) =>
    refused(admin.post('/api/playbooks', { ...PLAYBOOK, description: '' }), 400, /description/),
  '5: the complexity of a playbook is beginner, intermediate or advanced': ({ admin }) =>
    refused(admin.post('/api/playbooks', { ...PLAYBOOK, complexity: 'hard' }), 400, /beginner, intermediate.*advanced/),
  '5: a vendor needs a name': ({ admin }) => refused(admin.post('/api/vendors', { ...VENDOR, name: ' ' }), 400, /name/),
  '5: a vendor needs an overview': ({ admin }) =>
    refused(admin.post('/api/vendors', { ...VENDOR, overview: ' ' }), 400, /overview/),
  '5: empty capability rows, and products and AI capabilities without a name, are dropped': async ({ admin }) => {
    const rows = [{ name: ' ', description: 'Nameless' }, { name: 'Kept' }];
    const body = { ...VENDOR, name: 'Rows', capabilities: ['', ' ', 'Kept'], products: rows, aiCapabilities: rows };
    const vendor = await read(admin.post('/api/vendors', body));
    expect(vendor).toMatchObject({
      capabilities: ['Kept'],
      products: [{ name: 'Kept' }],
      aiCapabilities: [{ name: 'Kept' }],
    });
    await admin.delete(`/api/vendors/${vendor.id}`);
  },
  '5: a comparison needs a process': ({ admin, sectorId }) =>
    refused(admin.post('/api/vendors/compare', { sectorId, processIds: [] }), 400, /processIds/),
  '5: a user cannot delete themselves': async ({ admin }) => {
    const { user } = await read(admin.get('/api/user'));
    await refused(admin.delete(`/api/users/${user.id}`), 400, 'You cannot delete yourself');
  },
  ...Object.fromEntries(
    [{}, { email: null }, { email: '' }].map((body) => [
      `5: the email of an invitation is optional: ${JSON.stringify(body)}`,
      async ({ admin }: World) => {
        const invitation = await read(admin.post('/api/invitations', body));
        expect(invitation.email).toBeNull();
        await admin.delete(`/api/invitations/${invitation.id}`);
      },
    ]),
  ),
};

/** Sections 4 and 9: constants and rules that the REST door shows. */
export const CONSTANTS: Statements<World> = {
  '9: savings percentage = total projected savings / total current annual cost': async ({ admin, sector }) => {
    const { summary } = await read(admin.post(`${sector}/roi/calculate`));
    expect(summary.savingsPercentage).toBeCloseTo((100 * summary.totalSavings) / summary.totalCurrentCost, 6);
  },
  '9: average payback is the mean of the paybacks': async ({ admin, sector }) => {
    const { summary, roiResults } = await read(admin.post(`${sector}/roi/calculate`));
    expect(summary.averagePaybackMonths).toBeCloseTo(roiResults[0].paybackMonths, 6);
  },
  '9: the average automation rate is 60 %': async ({ admin, sector }) =>
    expect((await read(admin.get(`${sector}/roi`))).summary.efficiencyGain).toBe(60),
  '9: an invitation expires after it was created': async ({ admin }) => {
    const { id, createdAt, expiresAt } = await read(admin.post('/api/invitations', {}));
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.parse(createdAt));
    await admin.delete(`/api/invitations/${id}`);
  },
  ...Object.fromEntries(
    ['human', 'agent', 'hybrid'].map((type) => [
      `9: ${type} is a touchpoint type`,
      async ({ admin, sector }: World) => {
        const body = { name: type, touchPoints: [{ ...TOUCHPOINT, type }] };
        const journey = await read(admin.post(`${sector}/journeys`, body));
        expect(journey.touchPoints[0].type).toBe(type);
        await admin.delete(`${sector}/journeys/${journey.id}`);
      },
    ]),
  ),
  '9: no other touchpoint type is accepted': ({ admin, sector }) =>
    refused(
      admin.post(`${sector}/journeys`, { name: 'Other', touchPoints: [{ ...TOUCHPOINT, type: 'robot' }] }),
      400,
      /human, agent.*hybrid/,
    ),
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].map((level) => [
      `9: ${level} is a level of a process`,
      async ({ admin, bareId }: World) => {
        const path = `/api/sectors/${bareId}/processes`;
        const [process] = await read(admin.post(path, [{ code: `L${level}`, name: 'At a level', level }]));
        expect(process.level).toBe(level);
        await admin.delete(`${path}/${process.id}`);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['beginner', 'intermediate', 'advanced'].map((complexity) => [
      `9: ${complexity} is a complexity of playbooks`,
      async ({ admin }: World) => {
        const playbook = await read(admin.post('/api/playbooks', { ...PLAYBOOK, name: complexity, complexity }));
        expect(playbook.complexity).toBe(complexity);
        await admin.delete(`/api/playbooks/${playbook.id}`);
      },
    ]),
  ),
};

const STEPS: [flag: string, act: (path: string, client: Client, processId: string) => Promise<unknown>][] = [
  ['hasProcesses', async () => {}],
  ['hasAnalysis', (path, client, id) => client.post(`${path}/analyze`, { processIds: [id] })],
  ['hasJourneys', (path, client) => client.post(`${path}/journeys`, JOURNEY)],
  [
    'hasROI',
    async (path, client, processId) => {
      await client.post(`${path}/roi/inputs`, [{ processId, ...FIGURES }]);
      await client.post(`${path}/roi/calculate`);
    },
  ],
];
const KINDS = { docs: 'wordprocessingml', sheets: 'spreadsheetml', slides: 'presentationml' };

/** Sections 1 and 4: what the product is for, and what changes what. */
export const PURPOSE: Statements<World> = {
  ...Object.fromEntries(
    STEPS.map(([flag, act]) => [
      `4: ${flag} is true once its step is done`,
      async ({ admin }: World) => {
        const { id } = await read(admin.post('/api/sectors', SECTOR));
        const path = `/api/sectors/${id}`;
        const [process] = await read(admin.post(`${path}/processes`, [{ code: '1.1', name: 'Lend', level: 1 }]));
        await act(path, admin, process.id);
        const sector = await read(admin.get(path));
        expect(Object.keys(sector).filter((name) => sector[name] === true)).toContain(flag);
        await admin.delete(path);
      },
    ]),
  ),
  '4: saving ROI inputs anew takes the place of those before': async ({ admin, sector, processIds }) => {
    const input = { processId: processIds['1.1'], ...FIGURES };
    await read(admin.post(`${sector}/roi/inputs`, [{ ...input, fteCount: 6 }]));
    const { roiInputs } = await read(admin.post(`${sector}/roi/inputs`, [input]));
    expect(roiInputs).toEqual([expect.objectContaining(input)]);
  },
  '1: an uploaded document is summarised': async ({ admin, sector }) =>
    expect((await read(admin.get(sector))).insights[0].summary).toContain('14,500 invoices'),
  ...Object.fromEntries(
    Object.entries(KINDS).map(([format, kind]) => [
      `1: a blueprint is exported for ${format}`,
      async ({ admin, sector, vendorId }: World) => {
        const { url } = await read(admin.post(`${sector}/export/${format}`, { vendorIds: [vendorId] }));
        expect((await admin.get(url)).headers.get('content-type')).toContain(kind);
      },
    ]),
  ),
  ...Object.fromEntries(
    ['automation', 'ai', 'agentic'].map((type) => [
      `1: opportunities can be ${type}`,
      async ({ admin, sector, processIds }: World) => {
        const body = { type, title: `Of type ${type}`, description: 'By hand', estimatedSavings: 5, effort: 2 };
        const path = `${sector}/processes/${processIds['1.2']}/opportunities`;
        const opportunity = await read(admin.post(path, body));
        expect(opportunity.type).toBe(type);
        await admin.delete(`${sector}/opportunities/${opportunity.id}`);
      },
    ]),
  ),
};
