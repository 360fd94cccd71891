import type { WorkspaceArchive } from '@process-ai/contract/workspace-archive';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { firmLetter, LETTER } from '@process-ai/exporters/firm-document.fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../server/testing.ts';
import { CLAIMS_PLAYBOOK } from '../playbooks/playbooks.fixture.ts';
import { asImported, withoutIds } from '../sector-archive/archives.fixture.ts';
import { seedDirectory } from '../vendors/service.ts';
import { PIXELS, png } from '../workspace/pictures.fixture.ts';

let filled: TestServer;
let empty: TestServer;
let third: TestServer;
let archive: WorkspaceArchive;

const exportOf = async ({ admin }: TestServer): Promise<WorkspaceArchive> =>
  (await admin.get('/api/workspace/archive')).body;
const importInto = ({ admin }: TestServer, content: unknown) =>
  admin.upload('/api/workspace/archive', { name: 'workspace.json', bytes: JSON.stringify(content) });

/** Sectors and playbooks are listed by when they came in. */
const comparable = ({ sectors, playbooks, ...rest }: WorkspaceArchive) => ({
  ...rest,
  playbooks: playbooks.toSorted((a, b) => a.name.localeCompare(b.name)),
  sectors: sectors.toSorted((a, b) => a.sector.name.localeCompare(b.sector.name)).map(withoutIds),
});

/** A workspace with something of everything; a second sector, and one that the administrator may not open. */
async function fill({ admin, member }: TestServer): Promise<void> {
  const { body: sample } = await admin.post('/api/sectors/sample-client');
  const bytes = Buffer.from(pagesPdf([lineOfText('Each motor claim takes 18 minutes to register.')]));
  await admin.upload(`/api/sectors/${sample.id}/insights`, { name: 'claims.pdf', bytes });
  const { body: vendor } = await admin.post('/api/vendors', { name: 'Acme Flow', overview: 'Workflow software' });
  await admin.put(`/api/sectors/${sample.id}/shortlist/${vendor.id}`, { note: 'Ask for a price' });
  const { body: vendors } = await admin.get('/api/vendors');
  const sap = vendors.find(({ name }: { name: string }) => name === 'SAP');
  const { id: _, version: _v, updatedAt: _u, factsAsOf: _f, ...content } = sap;
  const edited = await admin.put(`/api/vendors/${sap.id}`, { ...content, headquarters: 'Walldorf, Germany, EU' });
  expect(edited.status).toBe(200);
  await admin.post('/api/playbooks', CLAIMS_PLAYBOOK);
  await admin.post('/api/sectors', { name: 'Second', referenceModel: 'BIAN' });
  const other = await member('other@example.com');
  const { body: closed } = await other.post('/api/sectors', { name: 'Closed', referenceModel: 'BIAN' });
  await other.patch(`/api/sectors/${closed.id}/access`, { access: 'chosen', people: [] });
  await admin.patch('/api/workspace', { companyName: 'Firm & Co', accentColour: '#123456' });
  await admin.upload('/api/workspace/logo', { name: 'logo.png', bytes: png(40, 20, PIXELS) });
  await admin.upload('/api/workspace/templates', { name: 'letter.dotx', bytes: Buffer.from(await firmLetter(LETTER)) });
}

beforeAll(async () => {
  [filled, empty, third] = [await testServer(), await testServer(), await testServer()];
  for (const { app } of [filled, empty, third]) await seedDirectory(app);
  await fill(filled);
  archive = await exportOf(filled);
});
afterAll(async () => {
  for (const server of [filled, empty, third]) await server.stop();
});

test('a workspace that is imported and exported again is the same but for its ids, and says what was imported', async () => {
  expect(archive).toMatchObject({
    format: 'process-ai-workspace',
    appearance: { companyName: 'Firm & Co', accentColour: '#123456', templates: [{ kind: 'document' }] },
    playbooks: [{ name: CLAIMS_PLAYBOOK.name }],
  });
  expect(archive.sectors.map(({ sector }) => sector.name)).toHaveLength(2);
  const { status, body } = await importInto(empty, archive);
  expect([status, body]).toMatchObject([200, { vendors: 2, playbooks: 1, kept: [], refused: [] }]);
  const again = await exportOf(empty);
  const expected = { ...archive, sectors: archive.sectors.map(asImported) };
  expect(comparable(again)).toEqual(comparable(expected));
  await importInto(third, again);
  expect(comparable(await exportOf(third))).toEqual(comparable(again));
});

test('what is here already stays, and is named', async () => {
  const before = await exportOf(filled);
  const { body } = await importInto(filled, {
    ...archive,
    appearance: { ...archive.appearance, companyName: 'Somebody else' },
    vendors: [{ ...archive.vendors.find(({ name }) => name === 'Acme Flow'), overview: 'Something else' }],
    sectors: [],
  });
  expect(body).toMatchObject({ sectors: [], vendors: 0, playbooks: 0, refused: [] });
  expect(body.kept).toEqual(['Logo', 'letter.dotx', 'Acme Flow', CLAIMS_PLAYBOOK.name]);
  expect(await exportOf(filled)).toEqual(before);
});

test('an entry that cannot be imported is named with its reason, and the others come in', async () => {
  const [first] = archive.sectors;
  const { status, body } = await importInto(third, {
    ...archive,
    vendors: [{ name: 'No overview' }],
    playbooks: [],
    sectors: [{ ...first, sector: { ...first?.sector, name: 'Broken' }, processes: 'none' }, archive.sectors[1]],
  });
  expect(status).toBe(200);
  expect(body.sectors).toHaveLength(1);
  expect(body.refused).toMatchObject([
    { name: 'No overview', why: expect.stringContaining('overview') },
    { name: 'Broken', why: expect.stringContaining('processes') },
  ]);
});

test.each([
  ['no JSON', 'x', 'It is not JSON.'],
  ['a sector file', JSON.stringify({ format: 'process-ai-sector' }), 'format'],
])('%s is refused in a sentence, and adds nothing', async (_case, bytes, why) => {
  const { admin } = empty;
  const before = (await admin.get('/api/sectors')).body;
  const { status, body } = await admin.upload('/api/workspace/archive', { name: 'x.json', bytes });
  expect([status, body.error]).toEqual([422, expect.stringContaining(why)]);
  expect((await admin.get('/api/sectors')).body).toEqual(before);
});

test('only administrators export or import a workspace', async () => {
  const member = await empty.member('somebody@example.com');
  expect((await member.get('/api/workspace/archive')).status).toBe(403);
  const upload = await member.upload('/api/workspace/archive', { name: 'x.json', bytes: JSON.stringify(archive) });
  expect(upload.status).toBe(403);
});
