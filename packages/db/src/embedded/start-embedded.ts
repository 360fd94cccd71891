import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import {
  clusterOf,
  createCluster,
  freePort,
  lastPort,
  logOf,
  readPassword,
  refuseOtherMajor,
  runningPort,
  startServer,
  stopServer,
  superuser,
} from './cluster.ts';
import { findHome, type Home } from './home.ts';

type Options = {
  /** The application's data folder; the server's data goes into its subfolder postgres. */
  dataDir: string;
  /** Told what a person may want to know, one line at a time. */
  log: (line: string) => void;
  /** Told when the server has died and cannot be started again where its connections were. */
  onLost?: (reason: Error) => void;
  /** False only for data that may be lost, such as that of tests. */
  fsync?: boolean;
};

export type Embedded = {
  url: string;
  /** Whether this call started the server, rather than finding it running. */
  startedHere: boolean;
  /** Leaves the server, and stops it when nobody else has joined it. May be called twice. */
  stop(): Promise<void>;
};

const patienceMs = 120_000;
/** Those who were connected wait meanwhile. */
const restartPatienceMs = 9000;
const attempts = 5;

/**
 * Starts the PostgreSQL that npm installed, on the data below `dataDir`, or joins the one which runs there already:
 * it outlives a killed process, and several processes of one machine share it. When it dies, whichever process notices
 * first starts it again at the same address. Throws an Error worded for the person at the terminal when there is none
 * for this platform, or when it does not start.
 */
export async function startEmbedded({ dataDir, log, onLost, fsync = true }: Options): Promise<Embedded> {
  const home = await findHome(dataDir, log);
  await createCluster(home, { fsync });
  await refuseOtherMajor(home);
  const password = await readPassword(home);
  const leaving = new AbortController();
  let restarting: Promise<void> | undefined;

  const restart = async () => {
    try {
      const port = Number(new URL(membership.url).port);
      const until = Date.now() + restartPatienceMs;
      const again = await startOrJoin(home, password, { fsync, port, until, onClosed, signal: leaving.signal });
      membership = again.membership;
      if (again.startedHere) log('PostgreSQL had ended unexpectedly, and was started again.');
    } catch (error) {
      if (leaving.signal.aborted) return;
      onLost?.(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const onClosed = () => {
    if (!leaving.signal.aborted) restarting = restart();
  };
  const options = { fsync, until: Date.now() + patienceMs, onClosed, signal: leaving.signal };
  let { membership, startedHere } = await startOrJoin(home, password, options);

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    leaving.abort();
    await restarting;
    await leave(membership, () => stopServer(home));
  };
  return {
    url: membership.url,
    startedHere,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

type StartOptions = {
  fsync: boolean;
  /** The only one that will do, since others are connected to it. */
  port?: number;
  until: number;
  onClosed: () => void;
  signal: AbortSignal;
};

async function startOrJoin(home: Home, password: string, { fsync, port, until, onClosed, signal }: StartOptions) {
  let startedHere = false;
  let reason = '';
  let last: number | undefined;
  for (let failures = 0; failures < attempts && Date.now() < until; ) {
    signal.throwIfAborted();
    last ??= await lastPort(home);
    const running = await runningPort(home);
    if (port !== undefined && running !== undefined && running !== port) {
      throw new Error(`The embedded PostgreSQL on ${clusterOf(home)} died and now runs on another port. Start again.`);
    }
    const membership = running && (await join(running, password, onClosed));
    if (membership) return { membership, startedHere };
    if (running === undefined) {
      const failure = await startServer(home, { fsync, port: port ?? (await freePort(last)) });
      if (failure === undefined) startedHere = true;
      else {
        reason = failure;
        failures += 1;
      }
    }
    // It is starting or stopping, or what a killed server has left behind is about to go.
    await sleep(20 + 300 * failures);
  }
  throw new Error(`The embedded PostgreSQL on ${clusterOf(home)} does not start. ${logOf(home)} says:\n${reason}`);
}

/** One process's share in a running server: a connection that holds a shared lock for as long as the process lives. */
type Membership = { url: string; sql: postgres.Sql };

/** Any number, the same in every process. */
const lock = 6_215_001;

/** Joins the server at `port`; undefined when it does not let us in (yet). `onClosed` hears of its end, and of ours. */
async function join(port: number, password: string, onClosed: () => void): Promise<Membership | undefined> {
  const url = `postgres://${superuser}:${password}@127.0.0.1:${port}/${superuser}`;
  let joined = false;
  const connection = { application_name: 'process-ai membership' };
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    keep_alive: 10,
    connection,
    onclose: () => joined && onClosed(),
    onnotice: () => {},
  });
  try {
    await sql`select pg_advisory_lock_shared(${lock})`;
    joined = true;
    return { url, sql };
  } catch {
    await sql.end({ timeout: 0 });
    return undefined;
  }
}

/**
 * Leaves the server, and calls `stop` when this was the last member. Who starts in the meantime waits for our lock,
 * sees the server go and starts it again.
 */
async function leave({ sql }: Membership, stop: () => Promise<void>): Promise<void> {
  try {
    await sql`select pg_advisory_unlock_shared(${lock})`;
    const [answer] = await sql`select pg_try_advisory_lock(${lock}) as last`;
    if (answer?.last) await stop();
  } catch {
    // The server is gone already.
  } finally {
    await sql.end({ timeout: 0 });
  }
}
