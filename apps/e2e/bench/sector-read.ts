import { Agent } from 'node:http';
import { valueProcesses } from '../../../packages/domain/src/process-values.ts';
import { DEFAULT_ASSUMPTIONS } from '../../../packages/domain/src/roi.ts';
import type { ValuedOpportunity } from '../../../packages/domain/src/value-source.ts';
import { placed } from '../../../packages/library/src/workforce/functions.ts';
import { referenceWeights } from '../../../packages/library/src/workforce/reference-weights.ts';
import { workforceShares } from '../../../packages/library/src/workforce/shares.ts';
import { requestOk } from '../server/ask.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { accessCheck } from './access-check.ts';
import { alternate, ratios, time } from './alternate.ts';
import { nextMessage, startChild } from './child.ts';
import { createFilledSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';
import type { Load, Order } from './load.ts';
import { type Answer, portOf, read } from './read-answer.ts';

const CONNECTIONS = 16;

/** A sector of 1,000 processes and 2,000 opportunities, read by somebody signed in, against bare servers. */
export async function benchSectorRead(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  const sectorId = await createFilledSector(one);
  const bare = startChild('bare-server.ts', one.databaseUrl, sectorId);
  const loader = startChild('load.ts');
  try {
    const barePort = await nextMessage<number>(bare);
    const load = (order: Pick<Order, 'port' | 'head' | 'status'>) => {
      loader.send({ connections: CONNECTIONS, ms: 2500, ...order } satisfies Order);
      return nextMessage<Load>(loader);
    };
    return [
      ...(await unchanged(one, sectorId, barePort, load)),
      await afterWrite(one, sectorId, barePort, 'the sector', writesOf(one, sectorId).sector),
      await afterWrite(one, sectorId, barePort, 'an opportunity', writesOf(one, sectorId).opportunity),
      await derived(one, sectorId),
      ...(await accessCheck(one, sectorId)),
    ];
  } finally {
    loader.kill();
    bare.kill();
    await one.stop();
  }
}

async function unchanged(
  { product }: OneDatabase,
  sectorId: string,
  barePort: number,
  load: (order: Pick<Order, 'port' | 'head' | 'status'>) => Promise<Load>,
): Promise<Finding[]> {
  const sector = { port: portOf(product.url), path: `/api/sectors/${sectorId}` };
  const headers = { cookie: product.cookie, 'accept-encoding': 'gzip' };
  await read({ ...sector, headers });
  const kept = await read({ ...sector, headers });
  const ifChanged = { ...headers, 'if-none-match': String(kept.headers.etag) };

  const ours = () => load({ port: sector.port, head: headOf(sector.path, headers), status: 200 });
  const notModified = () => load({ port: sector.port, head: headOf(sector.path, ifChanged), status: 304 });
  const bare = () => load({ port: barePort, head: headOf('/aggregate', {}), status: 200 });
  const full = await alternate(7, ours, bare);
  const matching = await alternate(3, notModified, bare);
  return [
    {
      what: `sector read, unchanged: ${sizeOf([kept])}`,
      measured: besideBare(full),
      values: ratios(full.ours.map(perSecond), full.baseline.map(perSecond)),
      unit: '×',
      limit: { bound: 'at least', value: 20 },
    },
    {
      what: 'sector read, unchanged: 304 for a matching ETag',
      measured: besideBare(matching),
      values: ratios(matching.ours.map(perSecond), matching.baseline.map(perSecond)),
      unit: '×',
    },
  ];
}

/**
 * What a first read costs with the amounts that it derives, and without: less what deriving the same takes by itself.
 * Each write changes a figure, so that the amounts are derived again, here as there with what does not change kept.
 */
async function derived(one: OneDatabase, sectorId: string): Promise<Finding> {
  const { product, sql } = one;
  const rows = await sql<{ id: string; parentId: string | null; name: string }[]>`
    select id, parent_id as "parentId", name from process where sector_id = ${sectorId} order by sort_key
  `;
  const facts = await sql<(Omit<ValuedOpportunity, 'benefit'> & Record<'low' | 'likely' | 'high', number>)[]>`
    select id, process_id as "processId", status, entered_savings as "enteredSavings",
      benefit_low as low, benefit_likely as likely, benefit_high as high
    from opportunity where sector_id = ${sectorId}
  `;
  // As they are kept from one read to the next: a write puts one opportunity in the place of another.
  let opportunities = facts.map(
    ({ low, likely, high, ...fact }): ValuedOpportunity => ({
      ...fact,
      benefit: { moves: 'handling time', low, likely, high },
    }),
  );
  let kept: ReturnType<typeof valueProcesses>['kept'] | undefined;
  const derive = async () => {
    const source = {
      processes: placed(rows),
      opportunities,
      inputs: [],
      assumptions: DEFAULT_ASSUMPTIONS,
      profile: { employees: null, employeeCost: null },
      workforce: { shares: workforceShares(null).shares, referenceWeights: referenceWeights('APQC PCF') },
    };
    const values = valueProcesses(source, kept);
    ({ kept } = values);
    return opportunities.filter((_, place) => values.amountAt(place).savingsBasis === 'benchmark').length;
  };
  if ((await derive()) === 0) throw new Error('No opportunity has an amount');
  let writes = 0;
  const deriveAfterWrite = () => {
    writes += 1;
    opportunities = opportunities.with(0, { ...(opportunities[0] as ValuedOpportunity), enteredSavings: writes });
    return time(derive);
  };
  const first = firstReads(product, sectorId, writesOf(one, sectorId).opportunity);
  const { ours, baseline } = await alternate(100, async () => (await first.read()).ms, deriveAfterWrite);
  first.end();
  return {
    what: 'sector read, first after a write: with derived amounts against without',
    measured: `${figure(median(ours))} ms, of which ${figure(median(baseline))} ms derive`,
    values: ratios(
      ours,
      ours.map((whole, round) => whole - (baseline[round] ?? 0)),
    ),
    unit: '×',
    limit: { bound: 'at most', value: 1.1 },
  };
}

type Write = (count: number) => Promise<unknown>;

/** Each time something else, so that nothing that was answered before still holds. */
function writesOf({ product, sql }: OneDatabase, sectorId: string): Record<'sector' | 'opportunity', Write> {
  const path = `/api/sectors/${sectorId}`;
  return {
    sector: (count) => requestOk(product, 'PATCH', path, { description: `Revision ${count}` }),
    async opportunity(count) {
      const [row] = await sql<{ id: string }[]>`
        select id from opportunity where sector_id = ${sectorId} order by id limit 1
      `;
      const input = { type: 'ai', title: 'Read invoices', estimatedSavings: count, effort: 2 };
      return requestOk(product, 'PUT', `${path}/opportunities/${row?.id}`, input);
    },
  };
}

/** Reads of a sector, each right after a write. */
function firstReads(product: OneDatabase['product'], sectorId: string, write: Write) {
  const path = `/api/sectors/${sectorId}`;
  const agent = new Agent({ keepAlive: true });
  const etags = new Set<unknown>();
  let writes = 0;
  const first = async () => {
    writes += 1;
    await write(writes);
    const headers = { cookie: product.cookie, 'accept-encoding': 'gzip' };
    const answer = await read({ port: portOf(product.url), path, headers, agent });
    etags.add(answer.headers.etag);
    return answer;
  };
  return {
    read: first,
    end() {
      agent.destroy();
      if (etags.size !== writes) {
        throw new Error(`${writes} writes made ${etags.size} ETags: not all reads were first ones`);
      }
    },
  };
}

async function afterWrite(
  { product }: OneDatabase,
  sectorId: string,
  barePort: number,
  what: string,
  write: Write,
): Promise<Finding> {
  const first = firstReads(product, sectorId, write);
  const agent = new Agent({ keepAlive: true });
  const bare = () => read({ port: barePort, path: '/rows', agent });

  const { ours, baseline } = await alternate(100, first.read, bare);
  agent.destroy();
  first.end();
  return {
    what: `sector read, first after a write of ${what}: ${sizeOf(ours)}`,
    measured: `${figure(median(ours.map(ms)))} ms; bare http and flat rows ${figure(median(baseline.map(ms)))} ms`,
    values: ratios(baseline.map(ms), ours.map(ms)),
    unit: '×',
    limit: { bound: 'at least', value: 0.7 },
  };
}

const sizeOf = ([answer]: Answer[]) =>
  `${figure((answer?.bytes ?? 0) / 1000)} KB ${answer?.headers['content-encoding'] ?? 'uncompressed'}`;
const perSecond = (load: Load) => load.perSecond;
const ms = (answer: { ms: number }) => answer.ms;

/** Rates, and how busy the loader was, so that it is seen not to be the bottleneck. */
function besideBare({ ours, baseline }: { ours: Load[]; baseline: Load[] }): string {
  const rateOf = (loads: Load[]) => `${figure(median(loads.map(perSecond)))}/s`;
  const busy = figure(median(ours.map((load) => load.busy * 100)));
  return `${rateOf(ours)} (loader ${busy} % busy); bare http and json_agg ${rateOf(baseline)}`;
}

function headOf(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
