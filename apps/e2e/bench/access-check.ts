import { Agent } from 'node:http';
import type postgres from 'postgres';
import { BY_SESSION_UNCHECKED, findBySession } from '../../../packages/db/src/readable-sector.ts';
import type { OneDatabase } from '../server/one-database.ts';
import { ratios, time } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { portOf, read } from './read-answer.ts';

const ROUNDS = 15;
const QUERIES = 400;
const READS = 40;

/** How somebody may open the sector: each is told by another branch of the condition. */
const WAYS = {
  'open to all': async () => {},
  'a grant of their own': async (sql, sectorId, reader) => {
    await sql`insert into sector_grant (sector_id, user_id, role) values (${sectorId}, ${reader}, 'viewer')`;
  },
  'a grant of their team': async (sql, sectorId, reader) => {
    await sql`
      with own as (insert into team (id, name) values (gen_random_uuid(), 'Bench') returning id),
        member as (insert into team_member (team_id, user_id) select id, ${reader} from own)
      insert into sector_grant (sector_id, team_id, role) select ${sectorId}, id, 'viewer' from own`;
  },
} satisfies Record<string, (sql: postgres.Sql, sectorId: string, reader: string) => Promise<void>>;

/**
 * What it costs a hot read that whoever asks may open the sector: the product's own query with that condition and
 * without, in turn on one connection, so that their difference is not lost in the noise of HTTP.
 */
export async function accessCheck({ product, sql }: OneDatabase, sectorId: string): Promise<Finding[]> {
  const [session] = await sql<{ id: string; reader: string }[]>`select id, user_id as reader from session limit 1`;
  if (!session) throw new Error('Nobody is signed in');
  const headers = { cookie: product.cookie, 'accept-encoding': 'gzip' };
  const agent = new Agent({ keepAlive: true });
  const hotRead = () => read({ port: portOf(product.url), path: `/api/sectors/${sectorId}`, headers, agent });
  const connection = await sql.reserve();
  const ask = async (query?: string) => {
    const rows = await findBySession(connection, sectorId, session.id, query);
    if (rows.length !== 1) throw new Error('The sector cannot be read');
  };

  const findings: Finding[] = [];
  for (const [way, give] of Object.entries(WAYS)) {
    await sql`delete from sector_grant where sector_id = ${sectorId}`;
    await sql`update sector set access = ${way === 'open to all' ? 'all' : 'chosen'} where id = ${sectorId}`;
    await give(sql, sectorId, session.reader);
    const rounds: Round[] = [];
    // The first round warms up and does not count.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const measured = await measure(
        () => ask(),
        () => ask(BY_SESSION_UNCHECKED),
        hotRead,
      );
      if (round > 0) rounds.push(measured);
    }
    findings.push(finding(way, rounds));
  }
  connection.release();
  agent.destroy();
  return findings;
}

/** In ms, medians: what the condition adds to a query, and a whole hot read. */
interface Round {
  cost: number;
  read: number;
}

async function measure(
  checked: () => Promise<unknown>,
  unchecked: () => Promise<unknown>,
  hotRead: () => Promise<{ ms: number }>,
): Promise<Round> {
  const costs: number[] = [];
  for (let count = 0; count < QUERIES; count += 1) costs.push((await time(checked)) - (await time(unchecked)));
  const reads: number[] = [];
  for (let count = 0; count < READS; count += 1) reads.push((await hotRead()).ms);
  return { cost: median(costs), read: median(reads) };
}

function finding(way: string, rounds: Round[]): Finding {
  const micro = (values: number[]) => figure(median(values) * 1000);
  const [costs, reads] = [rounds.map(({ cost }) => cost), rounds.map(({ read: whole }) => whole)];
  return {
    what: `sector read, unchanged: who may open it, by ${way}`,
    measured: `${micro(costs)} µs of ${micro(reads)} µs`,
    values: ratios(costs, reads),
    unit: 'of 1',
    limit: { bound: 'at most', value: 0.05 },
  };
}
