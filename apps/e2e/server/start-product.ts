import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { type Launched, launch, type Settings } from './launch.ts';
import { type Credentials, signUp } from './sign-up.ts';

/** The built product on a data folder of its own, with its first administrator signed up. */
export interface Product extends Credentials {
  /** The same after each restart. */
  url: string;
  dataDir: string;
  /** The process that runs now. */
  readonly pid: number;
  /** Asks the process to end; returns its exit code. The data stays. */
  stop(): Promise<number | null>;
  /** Ends the process as a power cut would; PostgreSQL lives on. */
  kill9(): Promise<void>;
  /** Starts it again at the same address on the same data, with other settings where some are given; stops it first where it runs. */
  restart(changed?: Settings): Promise<void>;
  /** Stops everything and deletes the data. */
  remove(): Promise<void>;
}

export const READY = /Process AI is ready at (http:\/\/\S+:(\d+))/;
export const FIRST_ADMIN = /\?token=(\S+)/;

/** Starts the built product on a free port and a fresh data folder. Build it first: `npm run build`. */
export async function startProduct(settings: Settings = {}): Promise<Product> {
  const dataDir = await makeDataDir();
  const base = { RATE_LIMIT: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir, ...settings };
  let running: Launched | undefined = launch({ PORT: '0', ...base });
  const [, url = '', port = ''] = await running.printed(READY);
  const [, invitation = ''] = await running.printed(FIRST_ADMIN);
  const credentials = await signUp(url, invitation);

  const end = async (signal: NodeJS.Signals) => {
    running?.kill(signal);
    const code = (await running?.ended)?.code ?? null;
    running = undefined;
    return code;
  };
  return {
    ...credentials,
    url,
    dataDir,
    get pid() {
      return running?.pid ?? 0;
    },
    stop: () => end('SIGTERM'),
    kill9: async () => void (await end('SIGKILL')),
    restart: async (changed = {}) => {
      await end('SIGTERM');
      running = launch({ ...base, PORT: port, ...changed });
      await running.printed(READY);
    },
    remove: async () => {
      await end('SIGTERM');
      await removeDataDir(dataDir);
    },
  };
}

/** An empty folder which the user who runs PostgreSQL for root can enter. */
export async function makeDataDir(): Promise<string> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'process-ai-e2e-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}

/** A killed process has left its PostgreSQL running, which must not outlive its data. */
export async function removeDataDir(dataDir: string): Promise<void> {
  if (existsSync(path.join(dataDir, 'postgres/cluster/postmaster.pid'))) {
    await (await startEmbedded({ dataDir, log: () => {} })).stop();
  }
  await rm(dataDir, { recursive: true, force: true });
}
