import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import postgres from 'postgres';
import { launch, type Settings } from './launch.ts';
import { startRoundRobin } from './round-robin.ts';
import { type Credentials, signUp } from './sign-up.ts';
import { FIRST_ADMIN, makeDataDir, READY, removeDataDir } from './start-product.ts';

/** What docker-compose.yml sets up, without containers: two API processes and two workers behind a proxy, on one database. */
export interface Cluster extends Credentials {
  /** Of the proxy. */
  url: string;
  sql: postgres.Sql;
  apis: Member[];
  workers: Member[];
  /** Stops everything and deletes the data. */
  remove(): Promise<void>;
}

interface Member {
  port: number;
  /** Of the process that runs now. */
  readonly pid: number;
  /** Ends the process as a power cut would, and starts it again at the same address. */
  killAndRestart(): Promise<void>;
  /** Returns its exit code. */
  stop(): Promise<number | null>;
}

/** `settingsFor`: more of them, known only once there is a database. */
export async function startCluster(
  settings: Settings = {},
  settingsFor: (databaseUrl: string) => Promise<Settings> = async () => ({}),
): Promise<Cluster> {
  const dataDir = await makeDataDir();
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const common = {
    DATABASE_URL: embedded.url,
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    TRUST_PROXY: 'loopback',
    ...settings,
    ...(await settingsFor(embedded.url)),
  };
  const start = async (ROLE: string) => {
    let running = launch({ ...common, ROLE, PORT: '0' });
    const first = running;
    const [, , port = ''] = await running.printed(READY);
    const stop = async (signal: NodeJS.Signals) => {
      running.kill(signal);
      return (await running.ended).code;
    };
    const member: Member = {
      port: Number(port),
      get pid() {
        return running.pid;
      },
      async killAndRestart() {
        await stop('SIGKILL');
        running = launch({ ...common, ROLE, PORT: port });
        await running.printed(READY);
      },
      stop: () => stop('SIGTERM'),
    };
    return { member, first };
  };
  const { member: firstApi, first } = await start('api');
  const [, invitation = ''] = await first.printed(FIRST_ADMIN);
  const credentials = await signUp(`http://127.0.0.1:${firstApi.port}`, invitation);
  const apis = [firstApi, (await start('api')).member];
  const workers = [(await start('worker')).member, (await start('worker')).member];
  const proxy = await startRoundRobin(apis.map(({ port }) => port));
  const sql = postgres(embedded.url, { max: 2, onnotice: () => {} });
  return {
    ...credentials,
    url: proxy.url,
    sql,
    apis,
    workers,
    async remove() {
      await proxy.close();
      await Promise.all([...apis, ...workers].map(({ stop }) => stop()));
      await sql.end();
      await embedded.stop();
      await removeDataDir(dataDir);
    },
  };
}
