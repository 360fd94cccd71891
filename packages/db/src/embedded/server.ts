import { readFile, realpath, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { clusterOf, logOf } from './cluster.ts';
import { execute } from './execute.ts';
import type { Home } from './home.ts';
import { isRunning } from './is-running.ts';

/** The port of the server which runs on this cluster, be it ready or not; undefined when none runs. */
export async function runningPort(home: Home): Promise<number | undefined> {
  const noted = await noteOf(home);
  if (!noted || !isRunning(noted.pid)) return undefined;
  if (await servesAnotherFolder(noted.pid, home)) {
    await rm(pidFileOf(home), { force: true });
    return undefined;
  }
  return noted.port;
}

const pidFileOf = (home: Home) => path.join(clusterOf(home), 'postmaster.pid');

/** Where the server listens, or did when it was killed; asked before runningPort(), which tidies up. */
export const lastPort = async (home: Home): Promise<number | undefined> => (await noteOf(home))?.port;

/** What the server has noted when it started; one that was killed has left it behind. */
async function noteOf(home: Home): Promise<{ pid: number; port: number | undefined } | undefined> {
  const content = await readFile(pidFileOf(home), 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  const [pid = 0, , , port] = content.split('\n').map(Number);
  return { pid, port };
}

interface StartOptions {
  fsync: boolean;
  port: number;
}

/** Starts the server. Returns why it did not start, for one because another process was quicker. */
export async function startServer(home: Home, { fsync, port }: StartOptions): Promise<string | undefined> {
  const unsafe = fsync ? '' : ' -c fsync=off -c full_page_writes=off';
  const options = `-p ${port}${unsafe}`;
  const logged = await sizeOf(logOf(home));
  const { ok, output } = await control(home, 'start', '-l', logOf(home), '-o', options);
  return ok ? undefined : ((await reasonIn(logOf(home), logged)) ?? output.trim());
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size ?? 0;

/** What a server says at each start. */
const ROUTINE = / LOG: {2}(starting PostgreSQL|listening on|database system|redo|checkpoint)/;
const REASON_LINES = 20;

async function reasonIn(log: string, from: number): Promise<string | undefined> {
  const content = await readFile(log).catch(() => Buffer.alloc(0));
  const lines = content.subarray(from).toString().trim().split('\n');
  return (
    lines
      .filter((line) => !ROUTINE.test(line))
      .slice(-REASON_LINES)
      .join('\n') || undefined
  );
}

/** Stops the server cleanly: what is committed is on disk, and open connections are closed. */
export async function stopServer(home: Home): Promise<void> {
  await control(home, 'stop', '-m', 'fast');
}

/** pg_ctl puts the server into a session of its own, so that Ctrl-C in our terminal does not reach it. */
function control(home: Home, verb: string, ...args: string[]) {
  return execute(path.join(home.programs, 'pg_ctl'), [verb, '-D', clusterOf(home), '-w', ...args], home.account);
}

/**
 * After a crash the number in postmaster.pid may have passed to another process, and in a copied folder it is that of
 * the original's server; PostgreSQL would then refuse to start. A server's working directory is its data folder.
 */
async function servesAnotherFolder(pid: number, home: Home) {
  if (process.platform !== 'linux') return false;
  // As the server's user, because root in a container may not look into the processes of others.
  const { ok, output } = await execute('readlink', [`/proc/${pid}/cwd`], home.account);
  return !ok || output.trim() !== (await realpath(clusterOf(home)));
}

/** The preferred port where nobody has taken it, or any other. */
export function freePort(preferred = 0): Promise<number> {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (preferred === 0 ? reject(error) : resolve(freePort())));
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
