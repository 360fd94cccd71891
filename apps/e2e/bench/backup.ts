import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { requestOk } from '../server/ask.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import type { Product } from '../server/start-product.ts';
import { ratios } from './alternate.ts';
import { type Finding, figure, median } from './finding.ts';
import { fill, lookAround, percentile, SECTORS, signUpMembers } from './many-sectors.ts';
import { createSector } from './upload.ts';

const ROUNDS = 3;
const QUIET_MS = 20_000;
/** As the nightly one runs. */
const NICENESS = 10;
const LIMIT = 2;
/** Between two light requests of the same caller. */
const BREATH_MS = 50;
const CALLERS = 2;

/** A backup of a workspace that has grown, while fifty people use it; and what it holds, restored beside it. */
export async function benchBackup(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  const file = path.join(tmpdir(), `process-ai-bench-${process.pid}.backup`);
  try {
    const sectorIds = await fill(one.sql, SECTORS);
    const written = await createSector(one.product);
    const users = await signUpMembers(one.product);
    // What the product keeps in memory is there before anything counts.
    const people = { users, sectorIds, written };
    await useFor(one.product, people, QUIET_MS);
    const quiet: Used[] = [];
    const busy: Used[] = [];
    let made = { seconds: 0, megabytes: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await useFor(one.product, people, QUIET_MS));
      const isLast = round === ROUNDS - 1;
      const backup = await startBackup(one, file);
      const moment = isLast ? await seeMoment(one.databaseUrl) : null;
      busy.push(await use(one.product, people, backup.isRunning));
      made = await backup.done;
      if (moment === null) continue;
      const compared = await restoreAndCompare(one, file, moment);
      return findingsOf(quiet, busy, [made.megabytes], await describe(file, made.seconds, compared));
    }
    throw new Error('No round was the last.');
  } finally {
    await rm(file, { force: true });
    await one.stop();
  }
}

interface People {
  /** The cookies of those who look around. */
  users: string[];
  /** Where they look. */
  sectorIds: string[];
  /** The one that is written to: a small one, since what the home page says of it is derived anew each time. */
  written: string;
}

interface Used {
  home: number[];
  sector: number[];
  light: number[];
}

/** Fifty people look around, and some callers ask little: how long each of that took, in ms. */
async function use(product: Product, people: People, goesOn: () => boolean): Promise<Used> {
  const light: number[] = [];
  const [opened] = await Promise.all([
    lookAround(product, people.users, people.sectorIds, goesOn),
    ...Array.from({ length: CALLERS }, () => askLittle(product, people.written, light, goesOn)),
  ]);
  return { ...opened, light };
}

function useFor(product: Product, people: People, ms: number): Promise<Used> {
  const until = performance.now() + ms;
  return use(product, people, () => performance.now() < until);
}

/** Two reads and a write, one after the other. */
async function askLittle(product: Product, sectorId: string, latencies: number[], goesOn: () => boolean) {
  for (let turn = 0; goesOn(); turn += 1) {
    const begin = performance.now();
    if (turn % 3 === 0) await requestOk(product, 'GET', '/api/user');
    else if (turn % 3 === 1) await requestOk(product, 'GET', '/api/sectors');
    else await requestOk(product, 'PATCH', `/api/sectors/${sectorId}`, { description: `Turn ${turn}` });
    latencies.push(performance.now() - begin);
    await sleep(BREATH_MS);
  }
}

/** Begins while nobody uses the product, and answers once the backup sees its one moment. */
async function startBackup({ sql, databaseUrl }: OneDatabase, file: string) {
  let isRunning = true;
  const done = runCommand('backup', file, databaseUrl).finally(() => {
    isRunning = false;
  });
  for (;;) {
    const [seen] = await sql`
      select from pg_stat_activity where application_name = 'process-ai backup' and backend_xmin is not null`;
    if (seen || !isRunning) break;
    await sleep(5);
  }
  return { done, isRunning: () => isRunning };
}

/** By table. */
type Sums = Map<string, { rows: string; sum: string }>;

interface Moment {
  sums(): Promise<Sums>;
  close(): Promise<void>;
}

/** The database as it is now, whatever is written later. */
async function seeMoment(url: string): Promise<Moment> {
  const pool = postgres(url, { max: 1, onnotice: () => {} });
  const sql = await pool.reserve();
  await sql`begin isolation level repeatable read read only`;
  await sql`select from sector limit 1`;
  return {
    async sums() {
      const tables = await sql<{ name: string }[]>`
        select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely' order by relname`;
      const sums: Sums = new Map();
      for (const { name } of tables) {
        const [found] = await sql<{ rows: string; sum: string }[]>`
          select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum
          from ${sql(name)} t`;
        if (found) sums.set(name, { ...found });
      }
      return sums;
    },
    async close() {
      await sql`commit`;
      sql.release();
      await pool.end();
    },
  };
}

/** Throws where a table of the restored database is not as the moment saw it. */
async function restoreAndCompare({ sql, databaseUrl }: OneDatabase, file: string, moment: Moment) {
  await sql`create database restored template template0`;
  const url = new URL('/restored', databaseUrl).href;
  const { seconds } = await runCommand('restore', file, url);
  const restored = await seeMoment(url);
  const [expected, found] = [await moment.sums(), await restored.sums()];
  await Promise.all([moment.close(), restored.close()]);
  const names = new Set([...expected.keys(), ...found.keys()]);
  const different = [...names].filter((name) => {
    const [before, after] = [expected.get(name), found.get(name)];
    return !before || !after || before.rows !== after.rows || before.sum !== after.sum;
  });
  if (different.length > 0) throw new Error(`Restored, but not equal: ${different.join(', ')}`);
  const rows = [...found.values()].reduce((sum, table) => sum + Number(table.rows), 0);
  return { seconds, tables: names.size, rows };
}

type Compared = Awaited<ReturnType<typeof restoreAndCompare>>;

async function describe(file: string, seconds: number, { tables, rows, ...restored }: Compared): Promise<string> {
  const { size } = await stat(file);
  return `${figure(size / 1e6)} MB in ${figure(seconds)} s; restored in ${figure(restored.seconds)} s: ${tables} tables, ${figure(rows)} rows, all equal`;
}

function findingsOf(quiet: Used[], busy: Used[], megabytes: number[], made: string): Finding[] {
  const ways = { home: 'opening the home page', sector: 'opening a sector', light: 'light requests' } as const;
  const findings = Object.entries(ways).map(([way, what]): Finding => {
    const timesOf = (rounds: Used[]) => rounds.map((used) => used[way as keyof Used]);
    const p95 = (rounds: Used[]) => timesOf(rounds).map((times) => percentile(times, 0.95));
    const shown = (rounds: Used[]) =>
      `${figure(median(p95(rounds)))} ms (median ${figure(median(timesOf(rounds).flat()))}, ${figure(timesOf(rounds).flat().length)} times)`;
    return {
      what: `backup of ${SECTORS} sectors in use: p95 of ${what} beside that without`,
      measured: `${shown(busy)} beside ${shown(quiet)}`,
      values: ratios(p95(busy), p95(quiet)),
      unit: '×',
      limit: { bound: 'at most', value: LIMIT },
    };
  });
  return [
    ...findings,
    { what: 'memory of the process that makes the backup', measured: made, values: megabytes, unit: 'MB' },
  ];
}

/** Runs a built command of the API as the server does; throws what it says where it fails. */
async function runCommand(name: 'backup' | 'restore', file: string, url: string) {
  const program = path.join(import.meta.dirname, `../../api/dist/${name}.js`);
  const begin = performance.now();
  const env = { ...process.env, DATABASE_URL: url };
  const child = spawn(process.execPath, [program, file], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid !== undefined) setPriority(child.pid, NICENESS);
  let megabytes = Number.NaN;
  const watch = setInterval(() => {
    megabytes = peakOf(child.pid) ?? megabytes;
  }, 100);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(said);
  return { seconds: (performance.now() - begin) / 1000, megabytes };
}

/** The most that a process has held, in MB; undefined once it has ended, or where the system does not tell. */
function peakOf(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}
