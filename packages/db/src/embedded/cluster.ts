import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { execute, mustExecute } from './execute.ts';
import type { Home } from './home.ts';

export const superuser = 'postgres';

/** The data folder in PostgreSQL's sense. */
export const clusterOf = (home: Home) => path.join(home.folder, 'cluster');
export const logOf = (home: Home) => path.join(home.folder, 'postgres.log');
const passwordOf = (folder: string) => path.join(folder, 'password');

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/**
 * Creates the database cluster and its password, unless it exists. It is made under another name and takes its own in
 * one step, so that a half-made one is never used, and of two processes at once one prevails.
 */
export async function createCluster(home: Home, { fsync }: { fsync: boolean }): Promise<void> {
  if (existsSync(home.folder)) return;
  await removeAbandoned(home);
  const fresh = await mkdtemp(`${home.folder}.new-${process.pid}-`);
  await writeFile(passwordOf(fresh), randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (home.account)
    for (const file of [fresh, passwordOf(fresh)]) await chown(file, home.account.uid, home.account.gid);
  await mustExecute(path.join(home.programs, 'initdb'), initdbArguments(fresh, fsync), home.account);
  await rename(fresh, home.folder).catch((error) => {
    if (!existsSync(home.folder)) throw error;
    return rm(fresh, { recursive: true }); // Another process was quicker.
  });
}

/** Throws a sentence where the data is of another major version of PostgreSQL, which these programs cannot read. */
export async function refuseOtherMajor(home: Home): Promise<void> {
  const major = (await readFile(path.join(clusterOf(home), 'PG_VERSION'), 'utf8').catch(() => home.major)).trim();
  if (major === home.major) return;
  throw new Error(
    `its data is of PostgreSQL ${major}, and this version of Process AI brings PostgreSQL ${home.major}. Start the version that you had, make a backup with it (npm run backup), and restore that with this one into a new DATA_DIR (npm run restore).`,
  );
}

/** The superuser's password. Throws where another user of this machine owns the cluster. */
export async function readPassword(home: Home): Promise<string> {
  return readFile(passwordOf(home.folder), 'utf8').catch((cause) => {
    throw new Error(
      `${home.folder} cannot be read: start as the user who owns it, or set DATA_DIR to another folder.`,
      { cause },
    );
  });
}

function initdbArguments(folder: string, fsync: boolean) {
  return [
    `--pgdata=${path.join(folder, 'cluster')}`,
    `--username=${superuser}`,
    `--pwfile=${passwordOf(folder)}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // PostgreSQL's own collation: the same order on every machine, and no library of the system in the data.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...Object.entries(settings).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ...(fsync ? [] : ['--no-sync']),
  ];
}

/** What processes that were killed half-way have left behind. */
async function removeAbandoned(home: Home) {
  const parent = path.dirname(home.folder);
  const prefix = `${path.basename(home.folder)}.new-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    await rm(path.join(parent, name), { recursive: true, force: true });
  }
}

/** The port of the server which runs on this cluster, be it ready or not; undefined when none runs. */
export async function runningPort(home: Home): Promise<number | undefined> {
  const noted = await noteOf(home);
  if (!noted) return undefined;
  if (noted.pid === 0) {
    await removeEmptyNote(home);
    return undefined;
  }
  if (!isRunning(noted.pid)) return undefined;
  if (await servesAnotherFolder(noted.pid, home)) {
    await rm(pidFileOf(home), { force: true });
    return undefined;
  }
  return noted.port;
}

/**
 * A server creates its note and then fills it in. Whoever took the empty one away in between would start a second server
 * on the same data; only a crash leaves it empty for longer.
 */
async function removeEmptyNote(home: Home) {
  const made = (await stat(pidFileOf(home)).catch(() => undefined))?.mtimeMs ?? Date.now();
  if (Date.now() - made > EMPTY_NOTE_MS) await rm(pidFileOf(home), { force: true });
}

const EMPTY_NOTE_MS = 2000;

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
  // The details of an error quote rows, which the log would keep after they are erased.
  const options = `-p ${port} -c log_error_verbosity=terse${unsafe}`;
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

/** Whether a process of this number is there, be it ours or another user's. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
