import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Cluster, startCluster } from '../server/cluster.ts';
import { alternate, ratios } from './alternate.ts';
import { nextMessage, startChild } from './child.ts';
import { createFilledSector } from './filled-sector.ts';
import { type Finding, figure, median } from './finding.ts';
import type { Load, Order } from './load.ts';
import { read } from './read-answer.ts';

const ROUNDS = 5;
const MS = 2000;
/** So long an answer may take that nobody waits for any more: it shall not count in the next round. */
const REST_MS = 1200;
/**
 * To each process. What one person may have waiting is more than twice as much: those of a round that is over may still
 * be answered.
 */
const CONNECTIONS = 8;
/** What a second process has to add, where there is a processor for it, for PostgreSQL, and for those who ask. */
const GAIN = 1.7;
const CORES_FOR_TWO = 5;

/**
 * Reads a second of two API processes beside those of one, and what a read costs. Where they share cores with each other,
 * with PostgreSQL and with those who ask, both are only shown: each that is added then takes from the others.
 */
export async function benchTwoProcesses(): Promise<Finding[]> {
  const cluster = await startCluster();
  const loaders = [startChild('load.ts'), startChild('load.ts')];
  try {
    const sectorId = await createFilledSector({ product: cluster, sql: cluster.sql });
    const findings: Finding[] = [];
    for (const [what, path] of Object.entries({
      'a sector of 1,000 processes': `/api/sectors/${sectorId}`,
      'its opportunities, first page': `/api/sectors/${sectorId}/opportunities?limit=50`,
      'the list of sectors': '/api/sectors',
    })) {
      findings.push(...(await beside(cluster, loaders, what, path)));
    }
    return findings;
  } finally {
    for (const loader of loaders) loader.kill();
    await cluster.remove();
  }
}

type Loaders = ReturnType<typeof startChild>[];

/** Requests a second at these ports together. */
async function load(loaders: Loaders, ports: number[], head: string): Promise<number> {
  const rates = await Promise.all(
    ports.map((port, at) => {
      const loader = loaders[at] as Loaders[number];
      loader.send({ port, head, status: 200, connections: CONNECTIONS, ms: MS } satisfies Order);
      return nextMessage<Load>(loader);
    }),
  );
  return rates.reduce((sum, { perSecond }) => sum + perSecond, 0);
}

async function beside(cluster: Cluster, loaders: Loaders, what: string, path: string): Promise<Finding[]> {
  const headers = { cookie: cluster.cookie, 'accept-encoding': 'gzip' };
  const ports = cluster.apis.map(({ port }) => port);
  // Each process has read it once before it counts.
  await Promise.all(ports.map((port) => read({ port, path, headers })));
  const head = headOf(path, headers);
  const { ours, baseline } = await alternate(
    ROUNDS,
    () => loaded(cluster, () => load(loaders, ports, head)),
    () => loaded(cluster, () => load(loaders, ports.slice(0, 1), head)),
  );
  return findingsOf(what, ours, baseline);
}

interface Loaded {
  perSecond: number;
  /** In ms of a processor, for each read. */
  api: number;
  database: number;
}

async function loaded(cluster: Cluster, run: () => Promise<number>): Promise<Loaded> {
  await sleep(REST_MS);
  const before = await processorTime(cluster);
  const perSecond = await run();
  const after = await processorTime(cluster);
  const reads = (perSecond * MS) / 1000;
  return { perSecond, api: (after.api - before.api) / reads, database: (after.database - before.database) / reads };
}

function findingsOf(what: string, two: Loaded[], one: Loaded[]): Finding[] {
  const rateOf = (rounds: Loaded[]) => `${figure(median(rounds.map(({ perSecond }) => perSecond)))}/s`;
  const costOf = (rounds: Loaded[]) =>
    `API ${figure(median(rounds.map(({ api }) => api)))} and PostgreSQL ${figure(median(rounds.map(({ database }) => database)))}`;
  const whole = ({ api, database }: Loaded) => api + database;
  const cores = cpus().length;
  const hasCores = cores >= CORES_FOR_TWO;
  return [
    {
      what: `two API processes beside one: ${what}`,
      measured: `${rateOf(two)} beside ${rateOf(one)} on ${cores} cores`,
      values: ratios(
        two.map(({ perSecond }) => perSecond),
        one.map(({ perSecond }) => perSecond),
      ),
      unit: '×',
      ...(hasCores && { limit: { bound: 'at least' as const, value: GAIN } }),
    },
    {
      what: `two API processes beside one: ${what}, processor time of a read`,
      measured: `${costOf(two)} beside ${costOf(one)} ms`,
      values: ratios(two.map(whole), one.map(whole)),
      unit: '×',
      ...(hasCores && { limit: { bound: 'at most' as const, value: Math.round(200 / GAIN) / 100 } }),
    },
  ];
}

/** In ms. */
async function processorTime({ apis, sql }: Cluster): Promise<Pick<Loaded, 'api' | 'database'>> {
  const rows = await sql<{ pid: number }[]>`select pid from pg_stat_activity where backend_type = 'client backend'`;
  return {
    api: apis.reduce((sum, { pid }) => sum + timeOf(pid), 0),
    database: rows.reduce((sum, { pid }) => sum + timeOf(pid), 0),
  };
}

/** As Linux counts it, in hundredths of a second; NaN elsewhere. */
function timeOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return 0;
  }
}

function headOf(path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
