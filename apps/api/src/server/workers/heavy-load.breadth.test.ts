import { beforeAll, expect, test } from 'vitest';
import type { Caller } from '../testing.ts';
import { serverForTests } from '../testing-hooks.ts';

const server = serverForTests();
let vendorId: string;
beforeAll(async () => {
  vendorId = (await server.admin.post('/api/vendors', { name: 'Acme', overview: 'Robotic process automation' })).body
    .id;
});

test('a blueprint of 20,000 processes with opportunities and ROI inputs is made in each format', async () => {
  const path = await filledSector(server.admin, 20_000);
  for (const format of ['docs', 'sheets', 'slides']) {
    // A slow machine has it told as a job before it is made.
    const asked = await server.admin.post(`${path}/export/${format}`, { vendorIds: [vendorId] });
    const made = asked.status === 202 ? await resultOf(asked.body.id) : asked;
    expect([made.status, made.body.error]).toEqual([200, undefined]);
    const { bytes } = await server.admin.get(made.body.url);
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
  }
}, 600_000);

async function resultOf(job: string) {
  const status = async () => (await server.admin.get(`/api/jobs/${job}`)).body.status;
  await expect.poll(status, { timeout: 300_000, interval: 500 }).toBe('succeeded');
  return server.admin.get(`/api/jobs/${job}/result`);
}

/** A sector of so many processes, each with two opportunities and ROI inputs. */
async function filledSector(caller: Caller, count: number): Promise<string> {
  const { body: sector } = await caller.post('/api/sectors', { name: `Sector of ${count}`, referenceModel: 'BIAN' });
  const path = `/api/sectors/${sector.id}`;
  const lines = Array.from({ length: count }, (_, n) => `${n + 1},Check and settle invoice ${n + 1},1`);
  const file = { name: 'processes.csv', bytes: `Code,Name,Level\n${lines.join('\n')}` };
  const { body: preview } = await caller.upload(`${path}/imports`, file);
  const { status } = await caller.post(`${path}/imports/${preview.id}/complete`, { onConflict: 'stop' });
  expect(status).toBe(200);
  await server.app.sql`
    insert into opportunity
      (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely,
        benefit_high, rationale, source, position)
    select gen_random_uuid(), sector_id, id, case n when 1 then 'automation' else 'ai' end,
      'Robotic process automation of ' || name, 'Software takes over the routine cases of ' || name || '.', 'handling time', 0.1, 0.2, 0.3,
      'The steps follow stated rules, and the volume is high.', 'Built-in analyst', n
    from process, generate_series(1, 2) n where sector_id = ${sector.id}
  `;
  await server.app.sql`
    insert into roi_input (process_id, sector_id, fte_count, process_frequency, average_salary, average_runtime)
    select id, sector_id, 4, 12000, 65000, 30 from process where sector_id = ${sector.id}
  `;
  return path;
}
