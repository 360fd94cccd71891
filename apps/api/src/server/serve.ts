import { fileURLToPath } from 'node:url';
import { missingLimits } from '@process-ai/db/pooler';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { firstAdminToken } from '../features/invitations/service.ts';
import { filesElsewhere } from '../features/storage/service.ts';
import { seedDirectory } from '../features/vendors/service.ts';
import { startNightly } from './backups/nightly.ts';
import { compose } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { filesInWords, placeInWords } from './files/places.ts';
import { createHttp } from './http/create-http.ts';
import { createWorkerHttp } from './http/create-worker-http.ts';
import { endBecause, openDatabase, reasonOf, sayOnStdout } from './open-database.ts';
import { createShutdown } from './shutdown.ts';
import { unknownSettings } from './unknown-settings.ts';

/** The steps of a stop, those in compose.ts too, take 28 seconds at most. */
const IN_FLIGHT_MS = 11_000;
const STOP_WITHIN_MS = 29_000;

/** The built web app, from the source and from the bundle alike. */
const WEB_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../web/dist' : '../../web/dist', import.meta.url),
);

/**
 * Starts the product as the environment says, and stops it on SIGTERM and SIGINT, however soon they come: with 0 when
 * all of it stopped cleanly, and after 30 seconds at the latest.
 */
export async function serve(start: () => Promise<RunningServer> = fromEnvironment): Promise<void> {
  const starting = start();
  stopOnSignal(starting);
  try {
    await starting;
  } catch (error) {
    endBecause(error instanceof Error ? error.message : String(error));
  }
}

async function fromEnvironment(): Promise<RunningServer> {
  const config = readConfig(process.env);
  for (const line of unknownSettings(process.env)) sayOnStdout(line);
  return startServer(config);
}

/** Stops once, however often it is told: a terminal signals the whole process group, and so does who started us. */
function stopOnSignal(starting: Promise<RunningServer>): void {
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    let waitingFor = ['the start'];
    const giveUp = () => endBecause(`Stopped without waiting any longer for ${waitingFor.join(', ')}.`);
    setTimeout(giveUp, STOP_WITHIN_MS);
    const server = await starting.catch(() => null);
    if (!server) return;
    waitingFor = await server.stop();
    if (waitingFor.length > 0) giveUp();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopped ??= stop();
    });
  }
}

export interface RunningServer {
  url: string;
  app: App;
  /** Returns what did not stop in time. */
  stop(): Promise<string[]>;
}

/** Database, migrations, HTTP: in this order, and stopped in the reverse one, also when a later one does not start. */
export async function startServer(config: Config, say = sayOnStdout): Promise<RunningServer> {
  const shutdown = createShutdown();
  try {
    const directUrl = await openDatabase(config, shutdown);
    const { app, takeJobs } = await compose(directUrl, config, shutdown, (error) => http.log.error(error));
    for (const { place, ...files } of await filesElsewhere(app)) {
      const where = placeInWords(config)[place];
      say(`Not in the database, but ${where}: ${filesInWords(files)}. Backups of the database do not hold them.`);
    }
    for (const limit of config.databaseDirectUrl ? await missingLimits(app.db) : []) {
      say(`Connections of the pooler in DATABASE_URL have no ${limit} as ours: see .github/OPERATIONS.md, "A pooler".`);
    }
    await seedDirectory(app);
    const isWorker = config.role === 'worker';
    const http = isWorker ? createWorkerHttp(app, config) : await createHttp(app, config, WEB_ROOT);
    shutdown.add('the requests in flight', IN_FLIGHT_MS + 2000, () => closeInTime(http));
    await http.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw notListening(error, config);
    });
    await takeJobs();
    if (config.nightlyBackup && config.role !== 'api') {
      const nightly = startNightly(directUrl, config.nightlyBackup, config.backupPassphrase, (error) =>
        http.log.error(error),
      );
      shutdown.add('the nightly backup', 2000, nightly.close);
    }

    const [address] = http.addresses();
    const port = typeof address === 'object' ? address.port : config.port;
    const url = (isWorker ? null : config.publicUrl) ?? `http://localhost:${port}`;
    say(`${isWorker ? 'A worker of Process AI' : 'Process AI'} is ready at ${url}`);
    const token = isWorker ? null : await firstAdminToken(app);
    if (token) say(`Create the first administrator at ${url}/?token=${token}`);
    return { url, app, stop: shutdown.run };
  } catch (error) {
    await shutdown.run();
    throw error;
  }
}

/** What is in flight may finish; what hangs, since the database does, may not keep the process alive. */
async function closeInTime(http: FastifyInstance): Promise<void> {
  const overdue = setTimeout(() => http.server.closeAllConnections(), IN_FLIGHT_MS);
  await http.close();
  clearTimeout(overdue);
}

function notListening(error: unknown, { port, host }: Config): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new Error(`Something else listens on port ${port}: set PORT to another one.`);
  if (code === 'EACCES') return new Error(`Port ${port} needs more rights: set PORT to one above 1023.`);
  return new Error(`The address ${host} of HOST cannot be listened on: ${reasonOf(error)}`);
}
