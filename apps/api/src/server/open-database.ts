import { productUrl } from '@process-ai/db/embedded/product-role';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { migrate } from '@process-ai/db/migrate';
import type { Config } from './config.ts';
import type { Shutdown } from './shutdown.ts';

/** The URL that leads to the server of a migrated database, past any pooler: the given one, or the embedded one. */
export async function openDatabase(config: Where, shutdown: Shutdown): Promise<string> {
  const url = await reachDatabase(config, shutdown);
  await migrate(url).catch((error: unknown) => {
    if (!config.databaseUrl) throw error;
    const name = config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const reason = reasonOf(error);
    // So pgbouncer refuses what it does not know.
    const advice = reason.includes('startup parameter') ? '. It is a pooler: set DATABASE_DIRECT_URL as well' : '';
    throw new Error(`The database of ${name} cannot be used: ${reason}${advice}`);
  });
  return url;
}

type Where = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>;

/** The URL that leads to the server of the database, as that is. */
export async function reachDatabase(config: Where, shutdown: Shutdown): Promise<string> {
  const { databaseUrl, databaseDirectUrl, dataDir } = config;
  if (databaseUrl) return databaseDirectUrl ?? databaseUrl;
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
