import { productUrl } from '@process-ai/db/embedded/product-role';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { migrate } from '@process-ai/db/migrate';
import type { Config } from './config.ts';
import type { Shutdown } from './shutdown.ts';

/** The URL of a migrated database: the given one, or the embedded one. */
export async function openDatabase(config: DatabaseSettings, shutdown: Shutdown): Promise<string> {
  const url = await reachDatabase(config, shutdown);
  await migrate(url).catch((error: unknown) => {
    throw config.databaseUrl ? new Error(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}`) : error;
  });
  return url;
}

type DatabaseSettings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** The URL of the database as it is. */
export async function reachDatabase({ databaseUrl, dataDir }: DatabaseSettings, shutdown: Shutdown): Promise<string> {
  if (databaseUrl) return databaseUrl;
  const onLost = (error: Error) => endBecause(error.message);
  const embedded = await startEmbedded({ dataDir, log: sayOnStdout, onLost }).catch((error: unknown) => {
    throw new Error(`The folder of DATA_DIR cannot be used: ${wholeReasonOf(error)}`);
  });
  shutdown.add('the embedded PostgreSQL', 5000, embedded.stop);
  return productUrl(embedded.url);
}

/** Ends the process with a sentence for the person at the terminal. */
export function endBecause(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** A failed connection has a code and no message. */
function wholeReasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}

export const reasonOf = (error: unknown): string => wholeReasonOf(error).split('\n')[0] ?? '';

export const sayOnStdout = (line: string) => void process.stdout.write(`${line}\n`);
