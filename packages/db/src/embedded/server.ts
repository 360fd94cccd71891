import { readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { clusterOf, logOf } from './cluster.ts';
import { execute } from './execute.ts';
import type { Home } from './home.ts';
import { isRunning } from './is-running.ts';

/** The port of the server which runs on this cluster, be it ready or not; undefined when none runs. */
export async function runningPort(home: Home): Promise<number | undefined> {
  const pidFile = path.join(clusterOf(home), 'postmaster.pid');
  const content = await readFile(pidFile, 'utf8').catch(() => undefined);
  if (content === undefined) return undefined;
  const [pid = 0, , , port] = content.split('\n').map(Number);
  if (!isRunning(pid)) return undefined;
  if (await servesAnotherFolder(pid, home)) {
    await rm(pidFile, { force: true });
    return undefined;
  }
  return port;
}

/** Starts the server on a free port. False when it did not start, for one because another process was quicker. */
export async function startServer(home: Home, { fsync }: { fsync: boolean }): Promise<boolean> {
  const unsafe = fsync ? '' : ' -c fsync=off -c full_page_writes=off';
  const options = `-p ${await freePort()}${unsafe}`;
  const { ok } = await control(home, 'start', '-l', logOf(home), '-o', options);
  return ok;
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

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}
