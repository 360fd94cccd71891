import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '@process-ai/db/connect';
import { makeWhenDue } from '../../features/backups/service.ts';
import type { NightlyBackup } from '../config.ts';
import { backupName, isBackupName } from './backup-name.ts';

const LOOK_EVERY_MS = 60_000;
/** Steps below the server's own priority: requests get the processor first. */
const NICENESS = 10;
/** What a process that was killed has left half-written is removed after so long. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Beside this folder when it runs from source, beside the bundle when it is built. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../backup.ts' : './backup.js', import.meta.url),
);

/** Looks each minute whether a backup is due, until it is closed. */
export function startNightly(
  databaseUrl: string,
  plan: NightlyBackup,
  passphrase: string | null,
  onError: (error: unknown) => void,
) {
  const closing = new AbortController();
  const { db, close } = connect(databaseUrl, { max: 1, limits: false, name: 'process-ai nightly backup' });
  const make = (now: Date) =>
    backUp(databaseUrl, plan, passphrase, now, closing.signal).catch((error: unknown) => {
      if (closing.signal.aborted) return null;
      throw error;
    });
  const looking = (async () => {
    while (!closing.signal.aborted) {
      await makeWhenDue(db, plan.hour, make).catch(onError);
      await sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    close: async () => {
      closing.abort();
      await looking;
      await close();
    },
  };
}

/** One more file in the folder; when it is whole, the oldest beyond those that are kept go. Throws a sentence. */
export async function backUp(
  databaseUrl: string,
  { folder, keep }: NightlyBackup,
  passphrase: string | null,
  now: Date,
  signal: AbortSignal,
): Promise<{ fileName: string; bytes: number }> {
  await mkdir(folder, { recursive: true });
  const fileName = backupName(now);
  const file = path.join(folder, fileName);
  const child = spawn(process.execPath, [PROGRAM, file], {
    env: {
      ...(process.env.PATH && { PATH: process.env.PATH }),
      DATABASE_URL: databaseUrl,
      ...(passphrase !== null && { BACKUP_PASSPHRASE: passphrase }),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = () => void child.kill('SIGKILL');
  signal.addEventListener('abort', stop, { once: true });
  yieldToServer(child.pid);
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new Error(said.trim() || `The process that made the backup ended with ${code ?? 'a signal'}.`);
  await removeOldest(folder, keep);
  return { fileName, bytes: (await stat(file)).size };
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = await readdir(folder);
  const old = names.filter(isBackupName).toSorted().slice(0, -keep);
  for (const name of old) await rm(path.join(folder, name), { force: true });
  for (const name of names.filter((part) => part.endsWith('.part') && isBackupName(part.slice(0, -'.part'.length)))) {
    const file = path.join(folder, name);
    const since = await stat(file).catch(() => null);
    if (since && Date.now() - since.mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

/** Where the system forbids it, all stays as it was. */
function yieldToServer(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICENESS);
  } catch {}
}
