import path from 'node:path';
import { restoreBackup } from '@process-ai/db/backup/restore-backup';
import { readConfig } from './config.ts';
import { reachDatabase } from './open-database.ts';
import { createShutdown } from './shutdown.ts';

/** `npm run restore -- <file>`: puts a backup into an empty database. */
async function restore(file: string | undefined): Promise<void> {
  if (!file) throw new Error('Say which backup: npm run restore -- <file>');
  const config = readConfig(process.env);
  const shutdown = createShutdown();
  try {
    const from = path.resolve(process.env.INIT_CWD ?? '.', file);
    const { head, tables, rows } = await restoreBackup(
      await reachDatabase(config, shutdown),
      from,
      config.backupPassphrase,
    );
    process.stdout.write(
      `Restored ${rows} rows of ${tables} tables as they were on ${head.createdAt}. Every row was compared.\n`,
    );
  } finally {
    await shutdown.run();
  }
}

try {
  await restore(process.argv[2]);
} catch (error) {
  process.stderr.write(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
