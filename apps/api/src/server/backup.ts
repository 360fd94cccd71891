import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { createBackup } from '@process-ai/db/backup/create-backup';
import { backupName } from './backups/backup-name.ts';
import { readConfig } from './config.ts';
import { filesInWords } from './files/places.ts';
import { reachDatabase } from './open-database.ts';
import { createShutdown } from './shutdown.ts';
import { VERSION } from './version.ts';

/** `npm run backup [file or folder]`: writes the whole database into one file; also while the server runs. */
async function backup(target = 'backups'): Promise<void> {
  const config = readConfig(process.env);
  const shutdown = createShutdown();
  try {
    // npm runs scripts in the folder of package.json; a path is meant from where the person stands.
    const file = await fileAt(path.resolve(process.env.INIT_CWD ?? '.', target));
    const url = await reachDatabase(config, shutdown);
    const { bytes, tables, rows, foreign, filesElsewhere } = await createBackup(url, file, {
      passphrase: config.backupPassphrase,
      version: VERSION,
    });
    const how = config.backupPassphrase === null ? 'not encrypted, since BACKUP_PASSPHRASE is not set' : 'encrypted';
    process.stdout.write(`${file}: ${rows} rows of ${tables} tables in ${bytes} bytes, ${how}.\n`);
    if (filesElsewhere.count > 0) {
      const what = `${filesInWords(filesElsewhere)} that are not in the database`;
      process.stdout.write(`Left out: ${what}. Back up their folder or bucket after this.\n`);
    }
    if (foreign.length > 0)
      process.stdout.write(`Left out, since they are not of Process AI: ${foreign.join(', ')}.\n`);
  } finally {
    await shutdown.run();
  }
}

/** A name that ends so is that of the file; any other is that of a folder for it. */
async function fileAt(target: string): Promise<string> {
  const isFile = target.endsWith('.backup') && !(await stat(target).catch(() => null))?.isDirectory();
  await mkdir(isFile ? path.dirname(target) : target, { recursive: true });
  return isFile ? target : path.join(target, backupName(new Date()));
}

try {
  await backup(process.argv[2]);
} catch (error) {
  process.stderr.write(`No backup was made. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
