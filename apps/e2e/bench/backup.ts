import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { startOnOneDatabase } from '../server/one-database.ts';
import { type Finding, figure, median } from './finding.ts';
import { fill, lookAround, percentile, SECTORS, signUpMembers } from './many-sectors.ts';

const QUIET_MS = 30_000;
/** As the nightly one runs. */
const NICENESS = 10;
const LIMIT = 2;

/** A backup of a workspace that has grown, while fifty people use it; and what it holds, restored beside it. */
export async function benchBackup(): Promise<Finding[]> {
  const { product, sql, databaseUrl: url, stop } = await startOnOneDatabase();
  const file = path.join(tmpdir(), `process-ai-bench-${process.pid}.backup`);
  try {
    const sectorIds = await fill(sql, SECTORS);
    const users = await signUpMembers(product);
    const quietUntil = performance.now() + QUIET_MS;
    const quiet = await lookAround(product, users, sectorIds, () => performance.now() < quietUntil);
    let isRunning = true;
    const running = runCommand('backup', file, url).finally(() => {
      isRunning = false;
    });
    const busy = await lookAround(product, users, sectorIds, () => isRunning);
    const made = await running;
    const { size } = await stat(file);
    await sql`create database restored template template0`;
    const restored = await runCommand('restore', file, new URL('/restored', url).href);
    return [
      ...(['home', 'sector'] as const).map((page): Finding => {
        const [before, meanwhile] = [percentile(quiet[page], 0.95), percentile(busy[page], 0.95)];
        return {
          what: `backup of ${SECTORS} sectors in use: p95 of opening ${page === 'home' ? 'the home page' : 'a sector'} beside that without`,
          measured: `${figure(meanwhile)} ms (${figure(busy[page].length)} times, median ${figure(median(busy[page]))}) beside ${figure(before)} ms (${figure(quiet[page].length)} times)`,
          values: [meanwhile / before],
          unit: '×',
          limit: { bound: 'at most', value: LIMIT },
        };
      }),
      {
        what: `memory of the process that makes the backup, of ${figure(size / 1e6)} MB`,
        measured: `${figure(made.seconds)} s; restored and every row compared in ${figure(restored.seconds)} s`,
        values: [made.megabytes],
        unit: 'MB',
      },
    ];
  } finally {
    await rm(file, { force: true });
    await stop();
  }
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
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
  } catch {
    return undefined;
  }
}
