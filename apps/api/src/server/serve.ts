import { fileURLToPath } from 'node:url';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { migrate } from '@process-ai/db/migrate';
import type { App } from '../app.ts';
import { firstAdminToken } from '../features/invitations/service.ts';
import { compose } from './compose.ts';
import { type Config, readConfig } from './config.ts';
import { createHttp } from './http/create-http.ts';

/** The built web app, from the source and from the bundle alike. */
const WEB_ROOT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../web/dist' : '../../web/dist', import.meta.url),
);

/** Starts the product as the environment says, and stops it cleanly on SIGTERM and SIGINT. */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config);
    onSignal(() => server.stop());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** Stops once, however often it is told: a terminal signals the whole process group, and so does who started us. */
export function onSignal(stop: () => Promise<void>): void {
  let stopped: Promise<void> | undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stopped ??= stop().then(() => process.exit(0));
    });
  }
}

export interface RunningServer {
  url: string;
  app: App;
  stop(): Promise<void>;
}

/** Database, migrations, HTTP: in this order, and stopped in the reverse one. */
export async function startServer(config: Config, say = sayOnStdout): Promise<RunningServer> {
  const database = await openDatabase(config);
  await migrate(database.url);
  const { app, takeJobs, close } = await compose(database.url, config, (error) => http.log.error(error));
  const http = await createHttp(app, config, WEB_ROOT);
  await http.listen({ port: config.port, host: config.host });
  await takeJobs();

  const [address] = http.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  const url = config.publicUrl ?? `http://localhost:${port}`;
  say(`Process AI is ready at ${url}`);
  const token = await firstAdminToken(app);
  if (token) say(`Create the first administrator at ${url}/?token=${token}`);

  const stop = async () => {
    await http.close();
    await close();
    await database.stop();
  };
  return { url, app, stop };
}

async function openDatabase({ databaseUrl, dataDir }: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startEmbedded({ dataDir, log: sayOnStdout });
}

const sayOnStdout = (line: string) => void process.stdout.write(`${line}\n`);
