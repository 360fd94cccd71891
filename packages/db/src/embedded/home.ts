import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { type Binaries, findBinaries } from './binaries.ts';
import { type Account, mustExecute } from './execute.ts';
import { canReach, systemAccount } from './system-account.ts';

/** Where the embedded server keeps its data, where its programs are, and whom it runs as (unset: this process's user). */
export type Home = { folder: string; programs: string; account?: Account };

/** Open to every user, unlike the folders where root may keep the project. */
const openPlace = '/var/lib/process-ai';

/**
 * Finds the home of the embedded server of `dataDir`: DATA_DIR/postgres. Where root keeps DATA_DIR in a folder closed
 * to others, that is a link to a folder below /var/lib/process-ai, for PostgreSQL refuses to run as root.
 */
export async function findHome(dataDir: string, log: (line: string) => void): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const binaries = findBinaries();
  const folder = await target(path.join(path.resolve(dataDir), 'postgres'));
  await mkdir(path.dirname(folder), { recursive: true });
  if (process.getuid?.() !== 0) return { folder, programs: path.join(binaries.folder, 'bin') };

  const owner = await stat(folder).catch(() => undefined);
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : await systemAccount();
  const home = {
    folder: (await canReach(account, path.dirname(folder))) ? folder : await moveToOpenPlace(folder, log),
    programs: await reachablePrograms(account, binaries),
    account,
  };
  // Data which root has copied here belongs to root.
  if (owner?.uid === 0) await mustExecute('chown', ['-R', `${account.uid}:${account.gid}`, home.folder]);
  return home;
}

async function moveToOpenPlace(folder: string, log: (line: string) => void) {
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
  log(
    `The database is kept in ${moved}: PostgreSQL does not run as root, and only root may enter ${path.dirname(folder)}.`,
  );
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
