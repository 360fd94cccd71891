import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustExecute } from './execute.ts';
import type { Home } from './home.ts';
import { isRunning } from './is-running.ts';

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
