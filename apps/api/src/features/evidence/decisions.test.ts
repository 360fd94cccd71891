import type { InsightEvidence } from '@process-ai/contract/evidence';
import type { Process } from '@process-ai/contract/processes';
import { beforeEach, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { CAFETERIA, MATCH, SUPPLIERS, sectorWith, VOLUME } from './evidence.fixture.ts';

const server = serverForTests();
const WAIT = { timeout: 60_000 };

let client: Awaited<ReturnType<typeof sectorWith>>;
let at: string;
let match: string;
let travel: string;
beforeEach(async () => {
  client = await sectorWith(server);
  const { id } = await client.upload('report.pdf', MATCH, VOLUME, `${SUPPLIERS} ${CAFETERIA}`);
  at = `${client.path}/insights/${id}/evidence`;
  [match = '', travel = ''] = [client.ids['1.1'], client.ids['2.1']];
});

const decide = (quote: string, processId: string | null, where = at) => server.admin.put(where, { quote, processId });
const tiesOf = async (query = '') => (await client.evidence(query)).map(({ quote, processId }) => [quote, processId]);
const suppliers = () => [SUPPLIERS, client.ids['1.2']];

describe('a person says what a sentence speaks of', () => {
  test('another process: it stands there at once with its figures, with who said so, and can be taken back', async () => {
    const before = await client.evidence();
    const { status, body } = await decide(VOLUME, travel);
    expect(status).toBe(200);
    const { evidence, decisions }: InsightEvidence = body;
    expect(await client.evidence(`?processId=${travel}`)).toEqual([
      { ...before[1], processId: travel, decidedBy: 'Ada Tester' },
    ]);
    expect(evidence.map(({ decidedBy }) => decidedBy)).toEqual([null, null, 'Ada Tester']);
    expect(decisions).toMatchObject([{ quote: VOLUME, processId: travel, decidedBy: 'Ada Tester' }]);
    expect((await server.admin.get(at)).body).toEqual(body);
    const volume = async (processId: string) =>
      (await server.admin.get(`${client.path}/processes/${processId}/suitability`)).body.criteria.find(
        ({ criterion }: { criterion: string }) => criterion === 'volume',
      ).words[0];
    expect(await volume(travel)).toBe('“174,000 a year” (report.pdf, p. 2)');
    expect(await volume(match)).not.toBe('“174,000 a year” (report.pdf, p. 2)');

    const undone = await server.admin.post(`${at}/undo`, { quote: VOLUME });
    expect(undone.body).toEqual({ evidence: before, decisions: [] });
    expect((await server.admin.post(`${at}/undo`, { quote: VOLUME })).body).toEqual(undone.body);
    const { events } = (await server.admin.get(`${client.path}/activity?kind=insight`)).body;
    expect(events[0]).toMatchObject({ action: 'assigned', what: 'report.pdf', count: 1 });
  });

  test('none, or one where its words say none', async () => {
    expect((await decide(MATCH, null)).body.decisions).toMatchObject([{ quote: MATCH, processId: null }]);
    await decide(CAFETERIA, travel);
    expect(await tiesOf()).toEqual([[VOLUME, match], suppliers(), [CAFETERIA, travel]]);
    await decide(CAFETERIA, match);
    expect(await tiesOf(`?processId=${match}`)).toEqual([
      [VOLUME, match],
      [CAFETERIA, match],
    ]);
  });

  test('and it stays so: through an analysis, a new summary, an edit, and in the file of the sector', async () => {
    await decide(MATCH, travel);
    await decide(VOLUME, null);
    const ties = [suppliers(), [MATCH, travel]];
    await server.admin.post(`${client.path}/analyze`, { processIds: Object.values(client.ids) });
    expect(await tiesOf()).toEqual(ties);
    await server.admin.post(at.replace(/evidence$/, 'summarize'));
    expect(await tiesOf()).toEqual(ties);

    await client.upload('second.pdf', VOLUME);
    const process = (await server.admin.get(client.path)).body.processes.find(({ id }: Process) => id === travel);
    await server.admin.put(`${client.path}/processes/${travel}`, { ...process, name: 'Run the choir' });
    const insight = server.app.db.selectFrom('insight').where('sector_id', '=', client.id).select('evidence_basis');
    await expect
      .poll(async () => new Set((await insight.execute()).map(({ evidence_basis }) => evidence_basis)).size, WAIT)
      .toBe(1);
    expect(await tiesOf()).toEqual([[VOLUME, match], ...ties]);

    const archive = (await server.admin.get(`${client.path}/archive`)).body;
    const file = { name: 'sector.json', bytes: Buffer.from(JSON.stringify(archive)) };
    const imported = (await server.admin.upload('/api/sectors/archive', file)).body;
    const copied = (await server.admin.get(`/api/sectors/${imported.id}/archive`)).body;
    expect(copied.evidenceDecisions.map(({ quote }: { quote: string }) => quote)).toEqual([MATCH, VOLUME]);
    const { evidenceDecisions: _none, ...older } = archive;
    const old = {
      name: 'older.json',
      bytes: Buffer.from(JSON.stringify({ ...older, sector: { ...older.sector, name: 'Older' } })),
    };
    expect((await server.admin.upload('/api/sectors/archive', old)).status).toBe(200);
  }, 120_000);

  test('and it rests while its process is deleted', async () => {
    await decide(VOLUME, travel);
    const { deletionId } = (await server.admin.delete(`${client.path}/processes/${travel}`)).body;
    await server.admin.post(`${client.path}/analyze`, { processIds: [match] });
    expect(await tiesOf()).toEqual([[MATCH, match], [VOLUME, match], suppliers()]);
    expect((await server.admin.get(at)).body.decisions).toEqual([]);
    await server.admin.post(`${client.path}/deletions/${deletionId}/restore`);
    await expect.poll(() => tiesOf(), WAIT).toEqual([[MATCH, match], suppliers(), [VOLUME, travel]]);
  }, 120_000);

  test('but not of what the document does not say, nor for a process of others, nor who may only read', async () => {
    const before = await server.admin.get(at);
    const other = await sectorWith(server, [{ code: '1', name: 'Pay', level: 1 }]);
    const unknown = await decide('About 14,500 invoices a year are matched.', travel);
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      'Some of the entries are not valid. The document has no such sentence of at most 500 characters.',
    ]);
    expect((await decide(VOLUME, other.ids['1'] ?? '')).body.message).toBe('Process not found');
    expect((await decide(VOLUME, travel, at.replace(client.path, other.path))).body.message).toBe('Insight not found');
    const viewer = await server.member('viewer@example.com');
    const { id: userId } = (await viewer.get('/api/user')).body.user;
    const access = { access: 'chosen', people: [{ userId, role: 'viewer' }] };
    expect((await server.admin.patch(`${client.path}/access`, access)).status).toBe(200);
    expect((await viewer.put(at, { quote: VOLUME, processId: null })).status).toBe(403);
    expect((await viewer.post(`${at}/undo`, { quote: VOLUME })).status).toBe(403);
    expect((await viewer.get(at)).body).toEqual(before.body);
    expect((await server.admin.get(at)).body).toEqual(before.body);
  });
});
