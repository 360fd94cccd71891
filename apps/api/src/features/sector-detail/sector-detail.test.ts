import type { Process } from '@process-ai/contract/processes';
import { Sector } from '@process-ai/contract/sectors';
import { beforeAll, describe, expect, test } from 'vitest';
import { serverForTests } from '../../server/testing-hooks.ts';
import { get } from './service.ts';

const server = serverForTests();
let sectorId: string;
let path: string;
beforeAll(async () => {
  const sector = { name: 'Insurer', referenceModel: 'APQC PCF', profile: { employees: 900, employeeCost: 70_000 } };
  sectorId = (await server.admin.post('/api/sectors', sector)).body.id;
  path = `/api/sectors/${sectorId}`;
  const rows = NAMES.map((name, n) => ({
    code: n < 3 ? `${n + 1}` : `${(n % 3) + 1}.${n}`,
    level: n < 3 ? 1 : 2,
    name,
    ...(n >= 3 && { parentCode: `${(n % 3) + 1}` }),
  }));
  const { body } = await server.admin.post(`${path}/processes`, rows);
  for (const { id, code } of body.slice(3) as Process[]) {
    for (const [type, title] of Object.entries({ ai: 'Read what comes in', automation: 'Pass it on' })) {
      const { status } = await server.admin.post(`${path}/processes/${id}/opportunities`, { type, title, effort: 2 });
      if (status !== 200) throw new Error(`No opportunity for ${code}`);
    }
  }
});

const NAMES = [
  'Manage Financial Resources',
  'Manage Customer Service',
  'Manage Human Capital',
  'Process accounts payable',
  'Manage customer service requests and inquiries',
  'Recruit and select candidates',
  'Match supplier invoices with purchase orders',
  'Manage customer complaints',
  'Administer payroll',
  'Perform general accounting and reporting',
  'Process warranty claims',
  'Manage employee inquiries',
];

/** As it is answered by a server that has read it before, and as one answers that never did. */
async function both() {
  const { app } = server;
  const asked = (await server.admin.get(path)).body as Sector;
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });
  const fresh = JSON.parse(JSON.stringify(Sector.parse(await get({ ...app, db }, sectorId)))) as Sector;
  return { asked, fresh };
}

const sql = (text: string) => server.app.sql.unsafe(text, [sectorId]);
const bumped = () => sql('update sector set revision = revision + 1 where id = $1');

describe('a sector that was read before is read as if it never was', () => {
  let processes: Process[];
  let before: Sector;
  const all = () => processes.flatMap(({ opportunities }) => opportunities);
  beforeAll(async () => {
    before = (await both()).asked;
    ({ processes } = before);
  });

  const at = <Row>(rows: Row[], n: number) => rows[n] as Row;
  let deletionId: string;
  const writes: [string, () => Promise<unknown>][] = [
    ['the sector', () => server.admin.patch(path, { description: 'Claims by letter' })],
    ['its size', () => server.admin.patch(path, { profile: { employees: 4000, employeeCost: 70_000 } })],
    [
      'the name of a process',
      () =>
        server.admin.put(`${path}/processes/${at(processes, 5).id}`, {
          ...at(processes, 5),
          name: 'Define the claims strategy',
        }),
    ],
    [
      'the code of a process, and so the order',
      () => server.admin.put(`${path}/processes/${at(processes, 1).id}`, { ...at(processes, 1), code: '9.9' }),
    ],
    [
      'a decision',
      () =>
        server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [at(all(), 0).id], status: 'rejected' }),
    ],
    [
      'a decision taken back',
      () =>
        server.admin.post(`${path}/opportunities/decide`, { opportunityIds: [at(all(), 0).id], status: 'accepted' }),
    ],
    [
      'a figure that a person enters',
      () => server.admin.put(`${path}/opportunities/${at(all(), 3).id}`, { ...at(all(), 3), estimatedSavings: 12.5 }),
    ],
    [
      'ROI inputs',
      () =>
        server.admin.post(`${path}/roi/inputs`, [
          {
            processId: at(processes, 2).id,
            fteCount: 3,
            averageSalary: 60_000,
            processFrequency: 100,
            averageRuntime: 20,
          },
        ]),
    ],
    ['an assumption', () => server.admin.patch(`${path}/roi/assumptions`, { hoursPerYear: 1600 })],
    ['a new process', () => server.admin.post(`${path}/processes`, [{ code: '4', level: 1, name: 'Pay salaries' }])],
    [
      'a new opportunity',
      () =>
        server.admin.post(`${path}/processes/${at(processes, 4).id}/opportunities`, {
          type: 'ai',
          title: 'Sort the post',
          effort: 2,
        }),
    ],
    [
      'processes deleted',
      async () => {
        ({ deletionId } = (await server.admin.delete(`${path}/processes/${at(processes, 0).id}`)).body);
      },
    ],
    ['processes brought back', () => server.admin.post(`${path}/deletions/${deletionId}/restore`)],
    ['an analysis', () => server.admin.post(`${path}/analyze`, { processIds: processes.map(({ id }) => id) })],
    [
      'a row by SQL',
      () => sql("update process set name = 'Scan letters' where sector_id = $1 and code = '4'").then(bumped),
    ],
    [
      'a row deleted by SQL',
      () =>
        sql(
          "delete from opportunity where id = (select id from opportunity where sector_id = $1 and title <> 'Sort the post' limit 1)",
        ).then(bumped),
    ],
  ];

  test.each(writes)('after a write of %s', async (_what, write) => {
    await write();
    const { asked, fresh } = await both();
    expect(asked).toEqual(fresh);
    expect(asked).not.toEqual(before);
    before = asked;
  });

  test('a process that nothing has changed for is the same object, and is written once', async () => {
    const [first, again] = [await get(server.app, sectorId), await get(server.app, sectorId)];
    expect(again.processes).toBe(first.processes);
    const { id } = first.processes.find(({ opportunities }) => opportunities.length === 0) ?? at(first.processes, 0);
    await sql(`update process set description = 'By hand' where sector_id = $1 and id = '${id}'`);
    const after = await get(server.app, sectorId);
    expect(after.processes.filter((process, n) => process !== first.processes[n]).map((process) => process.id)).toEqual(
      [id],
    );
  });
});
