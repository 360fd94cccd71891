import type { SectorArchive } from '@process-ai/contract/sector-archive';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { asImported, UUID, withoutIds } from './archives.fixture.ts';

const server = serverForTests();
let archive: SectorArchive;
let path: string;
let insightFile: Buffer;

const exportOf = async (sectorId: string): Promise<SectorArchive> =>
  (await server.admin.get(`/api/sectors/${sectorId}/archive`)).body;
const importOf = (content: unknown): Promise<Answer> =>
  server.admin.upload('/api/sectors/archive', { name: 'sector.json', bytes: JSON.stringify(content) });
const sectors = async () => (await server.admin.get('/api/sectors')).body as { id: string; name: string }[];

beforeAll(async () => {
  const { body: sample } = await server.admin.post('/api/sectors/sample-client');
  path = `/api/sectors/${sample.id}`;
  insightFile = Buffer.from(pagesPdf([lineOfText('Each motor claim takes 18 minutes to register.')]));
  await server.admin.upload(`${path}/insights`, { name: 'claims.pdf', bytes: insightFile });
  archive = await exportOf(sample.id);
  const [process] = archive.processes;
  await server.admin.post(`${path}/comments`, { subject: 'process', subjectId: process?.id, text: 'Ask the branch' });
  const point = archive.journeys[0]?.touchPoints[0];
  await server.admin.post(`${path}/comments`, { subject: 'touchpoint', subjectId: point?.id, text: 'Who answers?' });
  const { body: vendor } = await server.admin.post('/api/vendors', {
    name: 'Acme Flow',
    overview: 'Workflow software',
  });
  await server.admin.put(`${path}/shortlist/${vendor.id}`, { note: 'Ask for a price' });
  await server.admin.patch(`${path}/roi/assumptions`, { discountRate: 0.07 });
  await server.admin.post(`${path}/scenarios`, { name: 'Slow start', assumptions: { delayMonths: 6 } });
  const [said] = archive.evidence;
  const decision = { quote: said?.quote, processId: process?.id };
  await server.admin.put(`${path}/insights/${said?.insightId}/evidence`, decision);
  archive = await exportOf(sample.id);
});

test('an export that is imported and exported again says what was imported, and else is the same but for its ids', async () => {
  const empty = Object.entries(archive).filter(([, rows]) => Array.isArray(rows) && rows.length === 0);
  // What the sample client does not have would prove nothing.
  expect(empty.map(([kind]) => kind)).toEqual([]);
  const { opportunities, journeys } = archive;
  expect([opportunities, journeys].every((rows) => rows.some(({ source }) => source === 'Built-in analyst'))).toBe(
    true,
  );
  const { status, body } = await importOf(archive);
  expect([status, body]).toMatchObject([200, { name: archive.sector.name, missingVendors: [] }]);
  const again = await exportOf(body.id);
  expect(withoutIds(again)).toEqual(withoutIds(asImported(archive)));
  // Once imported, it is as the file says.
  expect(withoutIds(await exportOf((await importOf(again)).body.id))).toEqual(withoutIds(again));
  const ids = new Set(JSON.stringify(archive).match(UUID));
  expect(again.processes.some(({ id }) => ids.has(id))).toBe(false);

  const read = async (place: string) => {
    const { body: roi } = await server.admin.get(`${place}/roi`);
    const { body: plan } = await server.admin.get(`${place}/plan`);
    return [
      roi.summary,
      plan.initiatives.map(({ name, annualSavings }: Record<string, unknown>) => [name, annualSavings]),
    ];
  };
  expect(await read(`/api/sectors/${body.id}`)).toEqual(await read(path));
  const bytes = again.insights.map(({ file }) => Buffer.from(file, 'base64'));
  expect(bytes).toContainEqual(insightFile);
});

test('a vendor that is not in the directory is named, and the rest is imported', async () => {
  const shortlist = [{ vendor: 'Nobody & Sons', note: null, keptBy: 'Ada' }];
  expect((await importOf({ ...archive, shortlist })).body).toMatchObject({ missingVendors: ['Nobody & Sons'] });
});

const STRANGER = '00000000-0000-4000-8000-000000000001';
const refusals: [string, (content: SectorArchive) => unknown, string][] = [
  ['another format', () => ({ format: 'other' }), 'format'],
  ['a name that is too long', (one) => ({ ...one, sector: { ...one.sector, name: 'x'.repeat(301) } }), 'sector.name'],
  [
    "somebody else's process",
    (one) => ({ ...one, processes: one.processes.map((row) => ({ ...row, parentId: STRANGER })) }),
    'refers to rows that are not in it',
  ],
  ['an id twice', (one) => ({ ...one, processes: [...one.processes, one.processes[0]] }), 'Its ids'],
  [
    'processes in a ring',
    (one) => {
      const [a, b, ...rest] = one.processes;
      return { ...one, processes: [{ ...a, parentId: b?.id }, { ...b, parentId: a?.id }, ...rest] };
    },
    'stands above',
  ],
  [
    'initiatives in a ring',
    (one) => {
      const [a, b, ...rest] = one.initiatives;
      return { ...one, initiatives: [{ ...a, dependsOn: [b?.id] }, { ...b, dependsOn: [a?.id] }, ...rest] };
    },
    'wait for one another',
  ],
  [
    'the same actual month twice',
    (one) => ({ ...one, actuals: [...one.actuals, one.actuals[0]] }),
    'contradict one another',
  ],
  [
    'a number out of range',
    (one) => ({ ...one, planSettings: [{ startMonth: '2027-13', capacityDays: 1 }] }),
    'startMonth',
  ],
];
test.each(refusals)('%s is refused in a sentence, and adds nothing', async (_case, change, sentence) => {
  const before = await sectors();
  const { status, body } = await importOf(change(archive));
  expect([status, body.error]).toEqual([422, expect.stringContaining(sentence)]);
  expect(await sectors()).toEqual(before);
});

test('whoever may not open a sector does not get its file', async () => {
  const other = await server.member('other@example.com');
  await server.app.sql`update sector set access = 'chosen'`;
  expect((await other.get(`${path}/archive`)).status).toBe(404);
});
