import { connect } from '@process-ai/db/connect';
import { up as countSectors } from '@process-ai/db/migrations/0005-sector-counts';
import { up as deriveValues } from '@process-ai/db/migrations/0009-values';
import { lineOfText, pagesPdf } from '@process-ai/documents/insights/pdf.fixture';
import { randomNumbers } from '@process-ai/domain/random-numbers';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';

const server = serverForTests();
/** Without the product's limits on statements, which a recount reaches on a slow machine. */
let direct: ReturnType<typeof connect>;
beforeAll(() => {
  direct = connect(server.databaseUrl, { max: 1, limits: false });
});
afterAll(() => direct.close());

const WRITES = 300;

test('after random writes the counts of a sector are those of its rows', async () => {
  const random = randomNumbers(1);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const path = await newSector();
  const write = writesTo(path, random, pick);
  const done: string[] = [];
  for (let n = 0; n < WRITES; n += 1) {
    const name = pick(Object.keys(write)) ?? '';
    if (await write[name]?.()) done.push(name);
    if (n % 10 === 0) await expectExact(path, done);
  }
  await expectExact(path, done);
  expect(new Set(done)).toEqual(new Set(Object.keys(write)));
}, 600_000);

test('rows that leave by a cascade, or come many at once, are counted', async () => {
  const path = await newSector();
  const rows = Array.from({ length: 3000 }, (_, n) => ({ code: `${n + 1}`, name: `Process ${n}`, level: 1 }));
  await server.admin.post(`${path}/processes`, rows);
  const sectorId = idIn(path);
  await direct.sql`
    insert into opportunity (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely,
      benefit_high, rationale, source, position)
    select gen_random_uuid(), sector_id, id, 'ai', 'A', '', 'handling time', 0.1, 0.2, 0.3, '', 'Test', 1 from process where sector_id = ${sectorId}
  `;
  await expectExact(path, []);
  await direct.sql`delete from process where sector_id = ${sectorId} and code like '1%'`;
  const counts = await expectExact(path, []);
  expect(counts.processes).toBe(3000 - 1111);
});

test('a database that was there before is filled, and keeps the figures that people entered', async () => {
  const path = await newSector();
  const { body: added } = await server.admin.post(`${path}/processes`, [{ code: '1', name: 'Sell', level: 1 }]);
  const of = `${path}/processes/${added[0].id}/opportunities`;
  const opportunity = { type: 'agentic', title: 'By hand', effort: 2 };
  const { body: byHand } = await server.admin.post(of, opportunity);
  const { body: byModel } = await server.admin.post(of, { ...opportunity, title: 'By a model' });
  const sectorId = idIn(path);
  const { db } = direct;
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc where proname like '%counted' or proname like 'audited\\_%'
    `.execute(transaction);
    for (const { name } of rows) await sql`drop function ${sql.ref(name)} cascade`.execute(transaction);
    await sql`
      alter table sector drop column process_count, drop column opportunity_count, drop column journey_count,
        drop column insight_count, drop column roi_calculated_at
    `.execute(transaction);
    await sql`
      alter table opportunity drop column entered_savings, drop column benefit_moves, drop column benefit_low,
        drop column benefit_likely, drop column benefit_high, add column estimated_savings float8 not null default 5
    `.execute(transaction);
    await sql`update opportunity set basis = 'model' where id = ${byModel.id}`.execute(transaction);
    await sql`
      create table roi_result (
        process_id uuid primary key,
        sector_id uuid not null references sector on delete cascade,
        result jsonb not null, fingerprint text not null, computed_at timestamptz not null default now()
      )
    `.execute(transaction);
    await sql`
      insert into roi_result select id, sector_id, '{}', '' from process where sector_id = ${sectorId}
    `.execute(transaction);
    await countSectors(transaction as unknown as Kysely<unknown>);
    await deriveValues(transaction as unknown as Kysely<unknown>);
  });
  const kept = await direct.sql`
    select id, entered_savings as entered, benefit_likely as likely from opportunity where sector_id = ${sectorId}
  `;
  expect(new Map(kept.map((row) => [row.id, [row.entered, row.likely]]))).toEqual(
    new Map([
      [byHand.id, [5, 0.25]],
      [byModel.id, [null, 0.25]],
    ]),
  );
  const [sector] = await direct.sql`select roi_calculated_at as at from sector where id = ${sectorId}`;
  expect(sector?.at).toBeInstanceOf(Date);
  const sectors = (await server.admin.get('/api/sectors')).body as { id: string }[];
  expect(sectors.length).toBeGreaterThan(1);
  for (const { id } of sectors) await expectExact(`/api/sectors/${id}`, []);
});

const newSector = async (): Promise<string> =>
  `/api/sectors/${(await server.admin.post('/api/sectors', { name: 'Counts', referenceModel: 'BIAN' })).body.id}`;
const idIn = (path: string) => path.split('/')[3] ?? '';

async function expectExact(path: string, done: readonly string[]) {
  const sectors = (await server.admin.get('/api/sectors')).body;
  const { counts, hasROI } = sectors.find(({ id }: { id: string }) => id === idIn(path));
  const recounted = await recount(path);
  expect({ ...counts, hasROI }, `after ${done.join(', ')}`).toEqual(recounted);
  return recounted;
}

/** As the list of sectors counted before there were columns. */
async function recount(path: string) {
  const [row] = await direct.sql`
    select
      (select count(*)::int from process where sector_id = s.id and deleted_at is null) as processes,
      (select count(*)::int from opportunity o join process p on p.id = o.process_id
        where o.sector_id = s.id and o.status <> 'rejected' and p.deleted_at is null) as opportunities,
      (select count(*)::int from journey where sector_id = s.id and deleted_at is null) as journeys,
      (select count(*)::int from insight where sector_id = s.id and deleted_at is null) as insights,
      roi_calculated_at is not null and exists (select from roi_input i join process p on p.id = i.process_id
        where i.sector_id = s.id and p.deleted_at is null) as "hasROI"
    from sector s where s.id = ${idIn(path)}
  `;
  return { ...row } as {
    processes: number;
    opportunities: number;
    journeys: number;
    insights: number;
    hasROI: boolean;
  };
}

/** Writes through the API, each on something that is there at random; false when there was nothing to write to. */
function writesTo(path: string, random: () => number, pick: <T>(list: readonly T[]) => T | undefined) {
  const { admin } = server;
  const succeeded = ({ status }: { status: number }) => status < 300;
  const processes = async () => (await admin.get(path)).body.processes as { id: string; code: string }[];
  const opportunities = async () => (await admin.get(`${path}/opportunities`)).body as { id: string }[];
  const number = () => Math.floor(random() * 1e6);
  const onOne = async <T>(list: Promise<T[]>, write: (one: T) => Promise<{ status: number }>) => {
    const one = pick(await list);
    return one !== undefined && succeeded(await write(one));
  };
  const listed = async <T>(below: string): Promise<T[]> => (await admin.get(`${path}/${below}`)).body;
  let playbookId: string | undefined;
  const writes: Record<string, () => Promise<boolean>> = {
    addProcesses: async () => {
      const code = `${number()}`;
      const branch = [1, 2, 3].map((n) => ({ code: `${code}.${n}`, name: 'Below', level: 2, parentCode: code }));
      return succeeded(await admin.post(`${path}/processes`, [{ code, name: 'Area', level: 1 }, ...branch]));
    },
    removeProcess: () => onOne(processes(), ({ id }) => admin.delete(`${path}/processes/${id}`)),
    restoreProcess: () =>
      onOne(listed<{ id: string }>('deletions'), ({ id }) => admin.post(`${path}/deletions/${id}/restore`)),
    addOpportunity: () =>
      onOne(processes(), ({ id }) =>
        admin.post(`${path}/processes/${id}/opportunities`, {
          type: 'ai',
          title: `Opportunity ${number()}`,
          estimatedSavings: 5,
          effort: 2,
        }),
      ),
    decide: async () => {
      const chosen = (await opportunities()).filter(() => random() < 0.3).map(({ id }) => id);
      const status = pick(['accepted', 'rejected', 'proposed']);
      return (
        chosen.length > 0 &&
        succeeded(await admin.post(`${path}/opportunities/decide`, { opportunityIds: chosen, status }))
      );
    },
    takeBack: async () => {
      const rejected = await server.app.sql<{ id: string }[]>`
        select id from opportunity where sector_id = ${idIn(path)} and status = 'rejected'
      `;
      return onOne(Promise.resolve([...rejected]), ({ id }) =>
        admin.post(`${path}/opportunities/decide`, { opportunityIds: [id], status: 'accepted' }),
      );
    },
    analyze: () => onOne(processes(), ({ id }) => admin.post(`${path}/analyze`, { processIds: [id] })),
    roi: async () => {
      const saved = await onOne(processes(), ({ id }) =>
        admin.post(`${path}/roi/inputs`, [
          { processId: id, fteCount: 1, processFrequency: 100, averageSalary: 50_000, averageRuntime: 10 },
        ]),
      );
      return saved && succeeded(await admin.post(`${path}/roi/calculate`));
    },
    addJourney: () =>
      onOne(processes(), ({ code }) =>
        admin.post(`${path}/journeys`, {
          name: `Journey ${number()}`,
          touchPoints: [{ name: 'Ask', type: 'human', description: 'By phone', processStep: code }],
        }),
      ),
    removeJourney: () => onOne(listed<{ id: string }>('journeys'), ({ id }) => admin.delete(`${path}/journeys/${id}`)),
    restoreJourney: async () => {
      const deleted = await server.app.sql<{ id: string }[]>`
        select id from journey where sector_id = ${idIn(path)} and deleted_at is not null
      `;
      return onOne(Promise.resolve([...deleted]), ({ id }) => admin.post(`${path}/journeys/${id}/restore`));
    },
    // Reading a document takes as long as thirty other writes.
    addInsight: async () => {
      const file = { name: 'claims.pdf', bytes: PDF };
      return random() < 0.3 && succeeded(await admin.upload(`${path}/insights`, file, { title: `Claims ${number()}` }));
    },
    removeInsight: () => onOne(listed<{ id: string }>('insights'), ({ id }) => admin.delete(`${path}/insights/${id}`)),
    import: async () => {
      const lines = ['Code,Name,Level,Parent', `${number()},Imported,1,`, `${number()},Imported too,1,`];
      const file = { name: 'processes.csv', bytes: lines.join('\n') };
      const { body } = await admin.upload(`${path}/imports`, file);
      return succeeded(await admin.post(`${path}/imports/${body.id}/complete`, { onConflict: 'update' }));
    },
    undoImport: () => onOne(listed<{ id: string }>('imports'), ({ id }) => admin.delete(`${path}/imports/${id}`)),
    applyPlaybook: async () => {
      playbookId ??= (await admin.post('/api/playbooks', PLAYBOOK)).body.id as string;
      return succeeded(await admin.post(`${path}/apply-playbook/${playbookId}`));
    },
    takeBackPlaybook: () =>
      onOne(listed<{ id: string }>('playbook-applications'), ({ id }) =>
        admin.delete(`${path}/playbook-applications/${id}`),
      ),
    removeSector: async () => succeeded(await admin.delete(path)) && succeeded(await admin.post(`${path}/restore`)),
  };
  return writes;
}

const PLAYBOOK = {
  name: 'Counted',
  description: 'Everything a playbook can add.',
  processes: [
    {
      code: 'P',
      name: 'Settle claims',
      level: 1,
      opportunities: [{ type: 'ai', title: 'Read letters', description: 'By a model', estimatedSavings: 40 }],
    },
  ],
  journeys: [
    { name: 'A claim', touchPoints: [{ name: 'Tell', description: 'By phone', type: 'human', processStep: 'P' }] },
  ],
  roiAssumptions: [
    { processCode: 'P', fteCount: 3, processFrequency: 24_000, averageSalary: 45_000, averageRuntime: 0.3 },
  ],
};

const PDF = Buffer.from(pagesPdf([lineOfText('The claims team settles 24,000 claims a year.')]));
