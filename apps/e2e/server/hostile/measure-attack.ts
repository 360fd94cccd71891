import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';
import type postgres from 'postgres';
import { requestOk } from '../ask.ts';
import type { OneDatabase } from '../one-database.ts';
import { signUp } from '../sign-up.ts';
import type { Product } from '../start-product.ts';
import type { Orders, Outcome } from './attackers.ts';
import { type Bystander, type Log, startWork } from './bystander.ts';
import { type MemoryPeak, watchMemory } from './memory-watch.ts';
import type { Sender } from './send.ts';

const PROCESSES = 20_000;

/** What an attack did, and what others saw of it. */
export interface AttackMeasured {
  outcomes: Outcome[];
  /** What the other person saw before, and meanwhile. */
  idle: Log;
  meanwhile: Log;
  peak: MemoryPeak;
  seconds: number;
}

/**
 * Hostile files and requests by several people at once, while somebody else works. The product trusts a proxy on this
 * machine. @param idleRounds how often the other person's work is done before, to compare with
 */
export async function measureAttack({ product, sql }: OneDatabase, idleRounds: number): Promise<AttackMeasured> {
  const [bystander, orders] = [await prepareBystander(product, sql), await prepareAttack(product, sql)];
  const idle: Log = { light: [], work: [] };
  for (let round = 0; round < idleRounds; round += 1) {
    const { light, work } = await startWork(bystander).stop();
    idle.light.push(...light);
    idle.work.push(...work);
  }
  const memory = watchMemory(product.pid);
  const work = startWork(bystander);
  const begin = performance.now();
  const outcomes = await attack(orders);
  const seconds = (performance.now() - begin) / 1000;
  return { outcomes, seconds, idle, meanwhile: await work.stop(), peak: await memory.stop() };
}

function attack(orders: Orders): Promise<Outcome[]> {
  const attackers = fork(path.join(import.meta.dirname, 'attackers.ts'), { execArgv: [] });
  // Attackers have machines of their own: what it costs to attack must not count.
  if (attackers.pid !== undefined) setPriority(attackers.pid, 10);
  attackers.send(orders);
  return new Promise((resolve, reject) => {
    attackers.once('message', (outcomes) => resolve(outcomes as Outcome[]));
    // Unlike 'exit', it comes after all messages.
    attackers.once('close', (code) => reject(new Error(`The attackers ended with ${code}`)));
  });
}

async function prepareAttack(product: Product, sql: postgres.Sql): Promise<Orders> {
  const sectorId = await fillSector(product, sql, PROCESSES);
  const uploaders = [await join(product, 'eve', '198.51.100.1'), await join(product, 'mallory', '198.51.100.2')];
  const requester = await join(product, 'trudy', '198.51.100.3');
  return { uploaders, requester, target: { sectorId, ...(await choiceOf(product, sql, sectorId)) } };
}

async function prepareBystander(product: Product, sql: postgres.Sql): Promise<Bystander> {
  const sectorId = await fillSector(product, sql, 20);
  const sender = await join(product, 'grace', '192.0.2.1');
  return { sender, email: 'grace@example.com', sectorId, ...(await choiceOf(product, sql, sectorId)) };
}

async function join({ url, ...admin }: Product, name: string, address: string): Promise<Sender> {
  const invitation = await requestOk({ url, token: admin.token }, 'POST', '/api/invitations', {});
  const person = { email: `${name}@example.com`, firstName: name };
  return { url, address, ...(await signUp(url, invitation.token, person)) };
}

async function choiceOf(product: Product, sql: postgres.Sql, sectorId: string) {
  const rows = await sql<{ id: string }[]>`select id from process where sector_id = ${sectorId} order by sort_key`;
  const vendors: { id: string }[] = await requestOk(product, 'GET', '/api/vendors');
  return { processIds: rows.map(({ id }) => id), vendorIds: vendors.slice(0, 10).map(({ id }) => id) };
}

/** So many processes with two opportunities and ROI inputs each, by SQL: through the API it would take minutes. */
async function fillSector(product: Product, sql: postgres.Sql, processes: number): Promise<string> {
  const sector = { name: `Sector of ${processes}`, referenceModel: 'APQC PCF' };
  const { id } = await requestOk(product, 'POST', '/api/sectors', sector);
  await sql`
    with filled as (
      insert into process (id, sector_id, code, sort_key, name, level, description)
      select gen_random_uuid(), ${id}, n::text, lpad(n::text, 8, '0'), 'Check and settle invoice ' || n, 1,
        'Invoices are checked against the order by stated rules. ' || repeat(md5(n::text), 2)
      from generate_series(1, ${processes}::int) n
      returning id, sector_id
    ), valued as (
      insert into roi_input (process_id, sector_id, fte_count, process_frequency, average_salary, average_runtime)
      select id, sector_id, 4, 12000, 65000, 30 from filled
    )
    insert into opportunity
      (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely,
        benefit_high, rationale, source, position)
    select gen_random_uuid(), sector_id, id, case position when 1 then 'automation' else 'ai' end,
      'Robotic process automation ' || md5(id::text), repeat(md5(id::text), 3), 'handling time', 0.1, 0.2, 0.3,
      md5(id::text), 'Built-in analyst',
      position
    from filled, generate_series(1, 2) position
  `;
  await sql`update sector set revision = revision + 1 where id = ${id}`;
  await sql`analyze`;
  return id;
}
