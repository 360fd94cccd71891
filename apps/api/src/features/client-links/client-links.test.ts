import type { SectorCase } from '@process-ai/contract/business-case';
import type { ClientLinkCreated, ClientPage } from '@process-ai/contract/client-links';
import { ERRORS, type ErrorCode, HTTP_STATUS } from '@process-ai/contract/errors';
import { EXPORT_SECTIONS } from '@process-ai/contract/exports';
import { figureWords } from '@process-ai/exporters/figure-words';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type Answer, caller } from '../../server/testing.ts';
import { serverForTests } from '../../server/testing-hooks.ts';
import { createInsurer, MONTHS } from '../initiatives/initiatives.fixture.ts';
import { purgeEnded } from './service.ts';

const PASSWORD = 'three quiet harbours';

const server = serverForTests();
let sector: string;
let links: string;
beforeAll(async () => {
  const { path, processIds, opportunities } = await createInsurer(server);
  sector = path;
  links = `${path}/client-links`;
  const figures = { fteCount: 40, processFrequency: 90_000, averageSalary: 61_000, averageRuntime: 35 };
  const inputs = [1, 2, 4].map((at) => ({ ...figures, processId: processIds[at], implementationCost: 90_000 }));
  await server.admin.post(`${path}/roi/inputs`, inputs);
  await server.admin.post(`${path}/roi/calculate`);
  for (const [name, ids] of [
    ['Claims without waiting', opportunities.slice(0, 3)],
    ['Invoices paid by themselves', opportunities.slice(3)],
  ] as const) {
    const costLines = [{ kind: 'licence', name: 'Licences', amount: 20_000 }];
    const initiative = { name, owner: 'Head of claims', opportunityIds: ids, costLines, ...MONTHS };
    await server.admin.post(`${path}/initiatives`, initiative);
  }
  await server.admin.post(`${path}/journeys`, {
    name: 'Settle a claim',
    touchPoints: [
      {
        name: 'Report the damage',
        type: 'human',
        description: 'Tells what happened',
        processStep: '1.1',
        momentThatMatters: true,
        phase: 'Report',
        channel: 'App',
        emotion: -1,
        painPoint: 'Forms',
      },
      {
        name: 'Hear the decision',
        type: 'agent',
        description: 'Is told',
        processStep: '1.2',
        momentThatMatters: false,
      },
    ],
  });
});

const share = async (input: object = {}): Promise<ClientLinkCreated & { token: string }> => {
  const { status, body } = await server.admin.post(links, { label: 'Board', ...input });
  expect(status).toBe(200);
  return { ...body, token: body.url.split('#')[1] };
};
const open = (token: string, password?: string): Promise<Answer> =>
  server.nobody.post('/api/client-page', { token, password });

function expectRefusal({ status, body }: Answer, code: ErrorCode) {
  const { kind, sentence } = ERRORS[code];
  const [start = ''] = sentence.split('{');
  expect([status, body.error.slice(0, start.length)]).toEqual([HTTP_STATUS[kind], start]);
}

const textOf = ({ blocks }: ClientPage) =>
  blocks
    .flatMap((block) => {
      if (block.kind === 'figures') return block.figures.map(({ label, value }) => `${label}: ${value}`);
      if (block.kind === 'chart') return [block.caption, ...block.series.flatMap(({ labels }) => labels)];
      return block.kind === 'table' ? block.rows.flat().map(({ text }) => text) : [block.text];
    })
    .join('\n');

describe('the page of a client link', () => {
  test('tells what the API tells, to somebody without an account', async () => {
    const link = await share();
    const { status, body } = await open(link.token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ client: 'Insurer', expiresAt: link.expiresAt });

    const { headline } = (await server.admin.get(`${sector}/roi/outlook`)).body as SectorCase;
    expect(headline.annualSavings).toBeGreaterThan(10_000);
    const words = figureWords('USD');
    const text = textOf(body);
    expect(text).toContain(`Savings a year: ${words.short(headline.annualSavings)}`);
    expect(text).toContain(`One-off cost: ${words.short(headline.oneOffCost)}`);
    expect(text).toContain(`Payback: ${words.monthsOf(headline.paybackMonths)}`);
    expect(text).toContain(`: ${words.short(headline.npv)}`);
    const { initiatives } = (await server.admin.get(`${sector}/plan`)).body;
    expect(initiatives.length).toBeGreaterThan(1);
    for (const { name } of initiatives) expect(text).toContain(name);
    const chapters = (body as ClientPage).blocks.flatMap((block) =>
      block.kind === 'heading' && block.level === 1 ? [block.text] : [],
    );
    for (const chapter of [
      'Executive summary',
      'The plan',
      'Business case',
      'Governance and measures',
      'Decisions asked',
    ]) {
      expect(chapters).toContain(chapter);
    }
  });

  test('opens nothing else', async () => {
    const { token } = await share();
    for (const path of [sector, links, '/api/sectors', '/api/client-page']) {
      expect((await server.withToken(token).get(path)).status).not.toBe(200);
    }
    expect((await server.nobody.get(links)).status).toBe(401);
    const other = (await server.admin.post('/api/sectors', { name: 'Other', referenceModel: 'APQC' })).body.id;
    const { body } = await server.nobody.post('/api/client-page', { token, sectorId: other });
    expect(body.client).toBe('Insurer');
    const [{ id }] = (await server.admin.get(links)).body;
    expect((await server.admin.get(`/api/sectors/${other}/client-links/${id}/openings`)).status).toBe(404);
    expect((await server.admin.delete(`/api/sectors/${other}/client-links/${id}`)).status).toBe(404);
  });

  test('is closed once the link is unknown, expired or revoked, and open again once that is taken back', async () => {
    expectRefusal(await open('unknown'), 'clientLinkUnknown');
    const link = await share({ days: 1 });
    expect((await server.admin.delete(`${links}/${link.id}`)).body.revokedAt).not.toBeNull();
    expectRefusal(await open(link.token), 'clientLinkRevoked');
    expect((await server.admin.delete(`${links}/${link.id}`)).status).toBe(404);
    expect((await server.admin.post(`${links}/${link.id}/restore`)).body.revokedAt).toBeNull();
    expect((await open(link.token)).status).toBe(200);
    await sql`update client_link set expires_at = now() where id = ${link.id}`.execute(server.app.db);
    expectRefusal(await open(link.token), 'clientLinkExpired');
  });

  test('is handed out by people alone, since it outlives the API token that would make it', async () => {
    const link = await share();
    const script = server.withToken((await server.admin.post('/api/tokens', { name: 'script' })).body.secret);
    expect((await script.get(links)).status).toBe(200);
    expectRefusal(await script.post(links, { label: 'Board' }), 'tokenCannot');
    expect((await script.delete(`${links}/${link.id}`)).status).toBe(200);
    expectRefusal(await script.post(`${links}/${link.id}/restore`), 'tokenCannot');
    expectRefusal(await open(link.token), 'clientLinkRevoked');
  });

  test('is no change of the sector: what others have read of it stays current', async () => {
    const tag = String((await server.admin.get(sector)).headers.etag);
    const onTag = caller(server.http, { ...server.admin.headers, 'if-match': tag });
    const { status, body, headers } = await onTag.post(links, { label: 'Board' });
    expect([status, headers.etag]).toEqual([200, tag]);
    expect((await onTag.delete(`${links}/${body.id}`)).status).toBe(200);
    expect((await onTag.post(`${links}/${body.id}/restore`)).status).toBe(200);
    expect((await server.admin.get(sector)).headers.etag).toBe(tag);
    expect((await server.admin.get(links)).headers.etag).not.toBe(tag);
  });

  test('is closed while the sector is deleted', async () => {
    const { id } = (await server.admin.post('/api/sectors', { name: 'Short', referenceModel: 'APQC' })).body;
    const { url } = (await server.admin.post(`/api/sectors/${id}/client-links`, { label: 'Board' })).body;
    const token = url.split('#')[1];
    expect((await open(token)).body.client).toBe('Short');
    await server.admin.delete(`/api/sectors/${id}`);
    expectRefusal(await open(token), 'clientLinkUnknown');
  });

  test('opens by its password alone, and only so many are tried', async () => {
    const { token, hasPassword } = await share({ password: PASSWORD });
    expect(hasPassword).toBe(true);
    expectRefusal(await open(token), 'clientPasswordRequired');
    expect((await open(token, PASSWORD)).status).toBe(200);
    for (let tries = 0; tries < 5; tries += 1) {
      expectRefusal(await open(token, 'three loud harbours'), 'clientPasswordWrong');
    }
    const refused = await open(token, PASSWORD);
    expectRefusal(refused, 'clientPageThrottled');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await server.admin.post(links, { label: 'Board', password: 'short' })).status).toBe(400);
  });

  test('shows the sections that were chosen for it', async () => {
    const all = await share();
    expect(all.sections).toEqual(EXPORT_SECTIONS);
    const some = await share({ sections: ['decisions', 'journeys'] });
    expect(some.sections).toEqual(['journeys', 'decisions']);
    const chaptersOf = async (token: string) =>
      ((await open(token)).body as ClientPage).blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 1 ? [block.text] : [],
      );
    const [whole, part] = [await chaptersOf(all.token), await chaptersOf(some.token)];
    expect(whole).toEqual(expect.arrayContaining(['Customer journeys', 'Governance and measures', 'Decisions asked']));
    expect(part).toEqual(expect.arrayContaining(['Customer journeys', 'Decisions asked']));
    expect(part).not.toContain('Governance and measures');
    expect(part.length).toBeLessThan(whole.length);
    expect((await server.admin.post(links, { label: 'Board', sections: ['secrets'] })).status).toBe(400);
  });

  test('tells the journeys step by step, today and what changes', async () => {
    const { token } = await share({ sections: ['journeys'] });
    const { blocks } = (await open(token)).body as ClientPage;
    const table = blocks.find((block) => block.kind === 'table' && block.caption === 'Today and after: Settle a claim');
    if (table?.kind !== 'table') throw new Error('No table of the journey');
    expect(table.columns.map(({ header }) => header).join()).toBe('No.,Touchpoint,Phase,Today,After what is accepted');
    const within = '“Claims without waiting” (Jan to Jun 2027)';
    expect(table.rows.map((row) => row.map(({ text }) => text).join('|'))).toEqual([
      `1|Report the damage\u00a0★\nApp, 1.1|Report|Bad. Forms|Human: Tells what happened\n${within}: Opportunity 0; Opportunity 1; frees 682 hours of work a year`,
      `2|Hear the decision\n1.2|–|–|Automated: Is told\n${within}: Opportunity 2; frees 341 hours of work a year`,
    ]);
  });

  test('is made once for all who open it at the same moment, and anew when something in it changes', async () => {
    const { token } = await share();
    const work = vi.spyOn(server.app.workers, 'run');
    const made = () => work.mock.calls.filter(([task]) => task === 'clientPage').length;
    await server.admin.patch(sector, { description: 'Insures harbours' });
    const pages = await Promise.all(Array.from({ length: 20 }, () => open(token)));
    expect(pages.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(made()).toBe(1);
    for (const { body } of pages) expect(body).toEqual(pages[0]?.body);
    expect(JSON.stringify(pages[0]?.body.about)).toContain('Insures harbours');

    await server.admin.patch(sector, { description: 'Insures ships' });
    expect(JSON.stringify((await open(token)).body.about)).toContain('Insures ships');
    await server.admin.patch('/api/workspace', { companyName: 'Alder & Co.' });
    expect(JSON.stringify((await open(token)).body)).toContain('Alder & Co.');
    expect(made()).toBe(3);
    work.mockRestore();
  });

  test('puts on record each opening and each refusal, which is no opening', async () => {
    const { id, token } = await share({ password: PASSWORD });
    await open(token, 'three loud harbours');
    const outcomes = async () =>
      (await server.admin.get(`${links}/${id}/openings`)).body.map(({ outcome }: { outcome: string }) => outcome);
    expect(await outcomes()).toEqual(['wrongPassword']);
    await server.admin.delete(`${links}/${id}`);
    for (let times = 0; times < 60; times += 1) await open(token, PASSWORD);
    expect((await outcomes()).slice(0, 2)).toEqual(['revoked', 'revoked']);
    expect((await outcomes()).length).toBe(50);
    await server.admin.post(`${links}/${id}/restore`);
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0';
    const { statusCode } = await server.http.inject({
      method: 'POST',
      url: '/api/client-page',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      remoteAddress: '203.0.113.77',
      payload: JSON.stringify({ token, password: PASSWORD }),
    });
    expect(statusCode).toBe(200);
    const { body } = await server.admin.get(`${links}/${id}/openings`);
    const opening = { openedAt: expect.any(String), outcome: 'opened', address: '203.0.113.x', userAgent };
    expect(body[0]).toEqual(opening);
    const listed = (await server.admin.get(links)).body.find((link: { id: string }) => link.id === id);
    expect(listed).toMatchObject({
      openings: 1,
      attempts: 51,
      lastOpenedAt: body[0].openedAt,
      createdBy: 'Ada Tester',
    });
  });

  test('is forgotten with its openings 400 days after its end', async () => {
    const [expired, revoked, recent] = [await share(), await share(), await share()];
    await open(expired.token);
    const end = (column: 'expires_at' | 'revoked_at', days: number, { id }: { id: string }) =>
      sql`update client_link set ${sql.ref(column)} = now() - make_interval(days => ${days}) where id = ${id}`.execute(
        server.app.db,
      );
    await end('expires_at', 401, expired);
    await end('revoked_at', 401, revoked);
    await end('expires_at', 399, recent);
    const before: { id: string }[] = (await server.admin.get(links)).body;
    await purgeEnded(server.app);
    const after: { id: string }[] = (await server.admin.get(links)).body;
    const gone = new Set([expired.id, revoked.id]);
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => !gone.has(id)));
    expect(after.length).toBe(before.length - 2);
    const left = sql`select from client_link_opening where link_id = ${expired.id}`;
    expect((await left.execute(server.app.db)).rows).toEqual([]);
  });

  test('has a secret that is stored nowhere, and told once', async () => {
    const { token } = await share({ password: PASSWORD });
    expect(JSON.stringify((await server.admin.get(links)).body)).not.toContain(token);
    const { rows } = await sql<{ row: string }>`select l::text as row from client_link l`.execute(server.app.db);
    const stored = rows.map(({ row }) => row).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
  });
});
