import { beforeAll, describe, expect, test } from 'vitest';
import { seedDirectory } from '../../features/vendors/service.ts';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';
import { assistant } from './testing-assistant.ts';

const server = serverForTests();
let address: string;
beforeAll(async () => {
  await seedDirectory(server.app);
  address = await server.http.listen({ port: 0 });
});

const CSV = 'code,name,level\n1,Handle claims,1\n1.1,Register claim,2\n1.2,Check invoice,2\n1.3,Pay claim,2\n';

async function insurer(person: Caller): Promise<{ sectorId: string; processIds: string[] }> {
  const { body: sector } = await person.post('/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  const { body: preview } = await person.upload(`/api/sectors/${sector.id}/imports`, { name: 'a.csv', bytes: CSV });
  await person.post(`/api/sectors/${sector.id}/imports/${preview.id}/complete`, {});
  const { body: whole } = await person.get(`/api/sectors/${sector.id}`);
  const processIds = whole.processes.map(({ id }: { id: string }) => id);
  await person.post(`/api/sectors/${sector.id}/analyze`, { processIds });
  return { sectorId: sector.id, processIds };
}

/** One figure for all that is stored, but for when a token was last used. */
async function checksum(): Promise<string> {
  const { sql } = server.app;
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'api_token' order by 1`;
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const [row] =
        await sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as sum from ${sql(name)} t`;
      return `${name} ${row?.sum}`;
    }),
  );
  return sums.join('\n');
}

describe('every tool', () => {
  test('is listed with a schema, a short description and whether it writes', async () => {
    const { client } = await assistant(address, server.admin, 'read');
    const { tools } = await client.listTools();
    expect(
      tools.map(({ name, annotations }) => `${name}${annotations?.readOnlyHint ? '' : ' (writes)'}`).toSorted(),
    ).toEqual([
      'compare_vendors',
      'create_sector (writes)',
      'decide_opportunities (writes)',
      'draft_playbook (writes)',
      'export_blueprint (writes)',
      'get_job',
      'get_plan',
      'get_process',
      'get_roi',
      'get_sector',
      'import_processes (writes)',
      'list_sectors',
      'propose_plan (writes)',
      'research_processes (writes)',
      'search',
      'set_roi_inputs (writes)',
      'start_analysis (writes)',
    ]);
    for (const { name, description = '', inputSchema, annotations } of tools) {
      expect([name, description.length > 20 && description.length < 400, inputSchema.type]).toEqual([
        name,
        true,
        'object',
      ]);
      expect(Object.hasOwn(inputSchema.properties ?? {}, 'confirm')).toBe(!annotations?.readOnlyHint);
    }
  });

  test('that reads answers a token that only reads, and hands lists over in pages', async () => {
    const { sectorId, processIds } = await insurer(server.admin);
    const { call } = await assistant(address, server.admin, 'read');
    const sectors = await call('list_sectors');
    expect(sectors.body.sectors).toContainEqual(expect.objectContaining({ id: sectorId, counts: expect.any(Object) }));
    expect((await call('get_sector', { sectorId })).body).toMatchObject({
      sector: { name: 'Insurer' },
      coverage: { processes: 4 },
      value: { unit: 'USD a year' },
    });
    const first = await call('search', { sectorId, what: 'processes', limit: 3 });
    expect(first.body.processes.map(({ code }: { code: string }) => code)).toEqual(['1', '1.1', '1.2']);
    const rest = await call('search', { sectorId, what: 'processes', limit: 3, cursor: first.body.nextCursor });
    expect([rest.body.processes[0].code, rest.body.nextCursor]).toEqual(['1.3', null]);
    const invoices = await call('search', { sectorId, what: 'opportunities', text: 'invoice' });
    const [opportunity] = invoices.body.opportunities;
    const process = await call('get_process', { sectorId, processId: opportunity.process.id });
    expect(process.body.opportunities[0].reason.length).toBeGreaterThan(20);
    expect(process.body.useCases[0]).toMatchObject({ firstStep: expect.any(String), benefit: expect.any(Object) });
    const input = {
      processId: processIds[2],
      fteCount: 2,
      processFrequency: 6000,
      averageSalary: 52_000,
      averageRuntime: 30,
    };
    await server.admin.post(`/api/sectors/${sectorId}/roi/inputs`, [input]);
    await server.admin.post(`/api/sectors/${sectorId}/roi/calculate`);
    const roi = await call('get_roi', { sectorId });
    // 6,000 runs of half an hour at 25 an hour (52,000 ÷ 2,080), of which 60 % is saved.
    expect(roi.body.results[0]).toMatchObject({ currentAnnualCost: 75_000, projectedSavings: 45_000 });
    expect(roi.body.results[0].trace[0]).toBe(
      'currentAnnualCost = 6000 runs × 30 min ÷ 60 = 3000 h; × 52000 × 1 ÷ 2080 h = 75000',
    );
    expect((await call('get_plan', { sectorId })).body).toMatchObject({ initiatives: [], nextCursor: null });
    expect((await call('compare_vendors', { sectorId, limit: 2 })).body.vendors).toHaveLength(2);
    const { body: job } = await server.admin.post(`/api/sectors/${sectorId}/research-processes`);
    expect(job.processes.length).toBeGreaterThan(0);
  });

  test('that writes changes nothing until it is confirmed, and says what it would do', async () => {
    const { sectorId, processIds } = await insurer(server.admin);
    const { call } = await assistant(address, server.admin);
    const { body: found } = await call('search', { sectorId, what: 'opportunities' });
    const opportunityIds = found.opportunities.map(({ id }: { id: string }) => id);
    const processId = processIds[1];
    const roi = { processId, fteCount: 1, processFrequency: 10, averageSalary: 100, averageRuntime: 5 };
    const before = await checksum();
    for (const [name, given, said] of [
      ['create_sector', { name: 'Docks', referenceModel: 'Our own' }, 'Create the sector Docks.'],
      [
        'import_processes',
        { sectorId, fileName: 'b.csv', content: `${CSV}2,Sell,1\n` },
        'Add 1 processes, and leave as they are 4 whose codes are there already.',
      ],
      ['decide_opportunities', { sectorId, opportunityIds, status: 'rejected' }, `Make ${opportunityIds.length} of`],
      ['set_roi_inputs', { sectorId, inputs: [roi] }, 'none → 10'],
      ['propose_plan', { sectorId }, 'Group 0 accepted opportunities'],
      ['research_processes', { sectorId }, 'Research processes for Insurer.'],
      ['start_analysis', { sectorId }, 'Analyze 4 of 4 processes.'],
      ['draft_playbook', { sectorId }, 'Draft a playbook from the 4 processes'],
      ['export_blueprint', { sectorId, format: 'slides' }, 'Make a .pptx file'],
    ] as const) {
      const { isError, body } = await call(name, given);
      expect([name, isError, body.dryRun, JSON.stringify(body)]).toEqual([
        name,
        false,
        true,
        expect.stringContaining(said),
      ]);
    }
    expect(await checksum()).toBe(before);
    expect((await call('set_roi_inputs', { sectorId, inputs: [roi], confirm: true })).body.saved).toBe(1);
    expect(await checksum()).not.toBe(before);
  });

  test('that starts a job answers at once to who asks for no progress, and the job can be followed', async () => {
    const { sectorId } = await insurer(server.admin);
    const { call } = await assistant(address, server.admin);
    const started = await call('draft_playbook', { sectorId, confirm: true });
    expect(started.body.next).toContain('get_job');
    const ended = await call('get_job', { jobId: started.body.job.id, waitSeconds: 50 });
    expect(ended.body).toMatchObject({
      job: { status: 'succeeded' },
      result: { counts: { processes: expect.any(Number) } },
    });
  });
});

describe('what is refused', () => {
  test('writes of a token that only reads, dry runs included', async () => {
    const { sectorId } = await insurer(server.admin);
    const { call } = await assistant(address, server.admin, 'read');
    const before = await checksum();
    for (const confirm of [false, true]) {
      const { isError, body } = await call('research_processes', { sectorId, confirm });
      expect([isError, body]).toEqual([true, { error: 'This API token may only read.', code: 'FORBIDDEN' }]);
    }
    // The refusals themselves are on record.
    const known = (sums: string) => sums.split('\n').filter((line) => !line.startsWith('audit'));
    expect(known(await checksum())).toEqual(known(before));
  });

  test('a sector that is not open to the person: it is not there; and changes by who may only view', async () => {
    const { sectorId, processIds } = await insurer(server.admin);
    const member = await server.member('outside@example.com');
    const { body: me } = await member.get('/api/user');
    const { call } = await assistant(address, member);
    const letIn = (people: object[]) =>
      server.admin.patch(`/api/sectors/${sectorId}/access`, { access: 'chosen', people });
    expect((await letIn([])).status).toBe(200);
    const calls = [
      ['get_sector', {}],
      ['search', { what: 'processes' }],
      ['search', { what: 'opportunities' }],
      ['get_process', { processId: processIds[0] }],
      ['get_roi', {}],
      ['get_plan', {}],
      ['compare_vendors', {}],
      ['propose_plan', {}],
      ['start_analysis', { confirm: true }],
      ['import_processes', { fileName: 'c.csv', content: CSV }],
      ['export_blueprint', { format: 'docs', confirm: true }],
    ] as const;
    for (const [name, given] of calls) {
      const { isError, body } = await call(name, { sectorId, ...given });
      expect([name, isError, body]).toEqual([name, true, { error: 'Sector not found', code: 'NOT_FOUND' }]);
    }
    await letIn([{ userId: me.user.id, role: 'viewer' }]);
    expect((await call('get_sector', { sectorId })).isError).toBe(false);
    const { body } = await call('propose_plan', { sectorId });
    expect(body.error).toBe('You may read this sector, but not change it. Ask an owner.');
  });

  test('what is wrong is said in plain sentences', async () => {
    const { sectorId } = await insurer(server.admin);
    const { call } = await assistant(address, server.admin);
    const errorOf = async (name: string, given: object) => (await call(name, given)).body.error;
    expect(await errorOf('no_such_tool', {})).toBe('There is no tool called no_such_tool.');
    expect(await errorOf('get_sector', { sectorId: 'x' })).toBe('Sector not found');
    expect(await errorOf('search', { sectorId, what: 'people' })).toMatch(
      /^Some of the entries are not valid\. what: /,
    );
    expect(await errorOf('search', { sectorId, what: 'processes', cursor: 'x' })).toMatch(/^This cursor is not one/);
    expect(await errorOf('import_processes', { sectorId })).toBe('Give either researchJobId, or fileName and content.');
    expect(await errorOf('get_job', { jobId: sectorId })).toBe('Job not found');
  });

  test('strangers, pages of other sites, sessions, and what is not POST', async () => {
    const { secret } = await assistant(address, server.admin);
    const ask = (headers: Record<string, string>, method = 'POST') =>
      fetch(`${address}/mcp`, {
        method,
        headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
        ...(method === 'POST' && { body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }) }),
      });
    const authorization = `Bearer ${secret}`;
    const nobody = await ask({});
    expect([nobody.status, nobody.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await ask({ authorization: 'Bearer pai_wrong' })).status).toBe(401);
    expect((await ask(server.admin.headers)).status).toBe(401);
    expect((await ask({ authorization, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask({ authorization, origin: address })).status).toBe(200);
    const listening = await ask({ authorization }, 'GET');
    expect([listening.status, listening.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
