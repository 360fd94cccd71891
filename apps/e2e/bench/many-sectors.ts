import { randomBytes } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { seeded } from '../server/random.ts';
import type { Product } from '../server/start-product.ts';
import { alternate, ratios } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';

export const SECTORS = 200;
const PROCESSES = 2000;
const USERS = 50;
const THINK_MS = { least: 1000, most: 2000 };
const MEASURED_MS = 40_000;
const LIMIT_MS = 500;

/** The home page of a workspace that has grown, beside that of a new one, and with fifty people in it. */
export async function benchManySectors(): Promise<Finding[]> {
  const many = await startOnOneDatabase();
  const one = await startOnOneDatabase();
  try {
    const sectorIds = await fill(many.sql, SECTORS);
    await fill(one.sql, 1);
    return [await besideOne(many, one), ...(await inUse(many.product, sectorIds))];
  } finally {
    await one.stop();
    await many.stop();
  }
}

/** Sectors of 2,000 processes with two opportunities each, by SQL: through the API it would take an hour. */
export async function fill(sql: postgres.Sql, sectors: number): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    insert into sector (name, reference_model) select 'Sector ' || n, 'APQC PCF' from generate_series(1, ${sectors}::int) n
    returning id
  `;
  for (const { id } of rows) {
    await sql`
      with filled as (
        insert into process (id, sector_id, code, sort_key, name, level, description)
        select gen_random_uuid(), ${id}, n::text, lpad(n::text, 8, '0'), 'Process ' || n || ' ' || md5(n::text), 1,
          repeat(md5(n::text), 3)
        from generate_series(1, ${PROCESSES}::int) n
        returning id, sector_id
      )
      insert into opportunity
        (id, sector_id, process_id, type, title, description, benefit_moves, benefit_low, benefit_likely,
        benefit_high, rationale, source, position)
      select gen_random_uuid(), sector_id, id, 'ai', 'Read ' || md5(id::text), repeat(md5(id::text), 3), 'handling time', 0.1, 0.2, 0.3, md5(id::text),
        'Built-in analyst', position
      from filled, generate_series(1, 2) position
    `;
  }
  await sql`analyze`;
  return rows.map(({ id }) => id);
}

async function besideOne(many: OneDatabase, one: OneDatabase): Promise<Finding> {
  const agent = new Agent({ keepAlive: true });
  const home = ({ product }: OneDatabase) => openHome(product, product.cookie, agent);
  const { ours, baseline } = await alternate(
    60,
    () => home(many),
    () => home(one),
  );
  agent.destroy();
  return {
    what: `home page: ${SECTORS} sectors beside one`,
    measured: `${figure(median(ours))} ms; one sector ${figure(median(baseline))} ms; each of ${figure(PROCESSES)} processes`,
    values: [median(ratios(ours, baseline))],
    unit: '×',
    limit: { bound: 'at most', value: 2 },
  };
}

/** Fifty people, each with a session and a connection of their own, who look around with pauses in between. */
async function inUse(product: Product, sectorIds: string[]): Promise<Finding[]> {
  const users = await signUpMembers(product);
  const until = performance.now() + MEASURED_MS;
  const latencies = await lookAround(product, users, sectorIds, () => performance.now() < until);
  return Object.entries(latencies).map(([page, values]) => ({
    what: `${USERS} users on ${SECTORS} sectors: p95 of opening ${page === 'home' ? 'the home page' : 'a sector'}`,
    measured: `${figure(values.length)} times, median ${figure(median(values))} ms, slowest ${figure(Math.max(...values))} ms`,
    values: [percentile(values, 0.95)],
    unit: 'ms',
    limit: { bound: 'at most', value: LIMIT_MS },
  }));
}

/** The cookies of fifty people. */
export const signUpMembers = (product: Product): Promise<string[]> =>
  Promise.all(Array.from({ length: USERS }, (_, n) => signUpMember(product, n)));

/** How long each opening of a page took, in ms, for as long as `goesOn`. */
export async function lookAround(
  product: Product,
  users: readonly string[],
  sectorIds: readonly string[],
  goesOn: () => boolean,
) {
  const random = seeded(1);
  const latencies = { home: [] as number[], sector: [] as number[] };
  await Promise.all(
    users.map(async (cookie) => {
      const agent = new Agent({ keepAlive: true });
      await sleep(random() * THINK_MS.most);
      while (goesOn()) {
        latencies.home.push(await openHome(product, cookie, agent));
        await sleep(THINK_MS.least + random() * (THINK_MS.most - THINK_MS.least));
        const sectorId = sectorIds[Math.floor(random() * sectorIds.length)] ?? '';
        latencies.sector.push(await openSector(product, cookie, agent, sectorId));
        await sleep(THINK_MS.least + random() * (THINK_MS.most - THINK_MS.least));
      }
      agent.destroy();
    }),
  );
  return latencies;
}

async function signUpMember({ url, cookie }: Product, n: number): Promise<string> {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const invitation = (await (await post('/api/invitations', {}, { cookie })).json()) as { token: string };
  const person = { email: `user-${n}@example.com`, firstName: 'User', lastName: `${n}` };
  const password = randomBytes(12).toString('hex');
  const answer = await post('/api/auth/sign-up', { ...person, password, token: invitation.token });
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** What the pages ask for, step by step: what stands together is asked at once. */
const openHome = (product: Product, cookie: string, agent: Agent) =>
  load(product, cookie, agent, [['users.me'], ['sectors.list', 'sectors.favorites', 'sectors.highlights']]);

const openSector = (product: Product, cookie: string, agent: Agent, sectorId: string) =>
  load(product, cookie, agent, [['sectors.getSummary'], ['processes.tree', 'jobs.running']], { sectorId });

/** From the first request to the last byte of the last answer. */
async function load(
  product: Product,
  cookie: string,
  agent: Agent,
  steps: string[][],
  input?: object,
): Promise<number> {
  const begin = performance.now();
  const query = encodeURIComponent(JSON.stringify(input ? { 0: input } : {}));
  const ask = (name: string) => read(`${product.url}/api/trpc/${name}?batch=1&input=${query}`, cookie, agent);
  for (const step of steps) await Promise.all(step.map(ask));
  return performance.now() - begin;
}

function read(address: string, cookie: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { cookie, 'accept-encoding': 'gzip' }, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).on('error', reject);
  });
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;
