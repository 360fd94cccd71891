import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterOf, createCluster, logOf, readPassword } from './cluster.ts';
import { findHome, type Home } from './home.ts';
import { join, leave, type Membership } from './membership.ts';
import { runningPort, startServer, stopServer } from './server.ts';

type Options = {
  /** The application's data folder; the server's data goes into its subfolder postgres. */
  dataDir: string;
  /** Told what a person may want to know, one line at a time. */
  log: (line: string) => void;
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
const attempts = 5;

/**
 * Starts the PostgreSQL that npm installed, on the data below `dataDir`, or joins the one which runs there already:
 * it outlives a killed process, and several processes of one machine share it. Throws an Error worded for the person
 * at the terminal when there is none for this platform, or when it does not start.
 */
export async function startEmbedded({ dataDir, log, fsync = true }: Options): Promise<Embedded> {
  const home = await findHome(dataDir, log);
  await createCluster(home, { fsync });
  const password = await readPassword(home);
  const deadline = Date.now() + patienceMs;
  let startedHere = false;
  for (let failures = 0; failures < attempts && Date.now() < deadline; ) {
    const port = await runningPort(home);
    const membership = port && (await join(port, password));
    if (membership) return embedded(home, membership, startedHere);
    if (port === undefined) {
      if (await startServer(home, { fsync })) startedHere = true;
      else failures += 1;
    }
    // It is starting or stopping, or what a killed server has left behind is about to go.
    await sleep(20 + 300 * failures);
  }
  throw new Error(`The embedded PostgreSQL on ${clusterOf(home)} does not start.${await lastWords(home)}`);
}

function embedded(home: Home, membership: Membership, startedHere: boolean): Embedded {
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= leave(membership, () => stopServer(home)));
  return { url: membership.url, startedHere, stop };
}

async function lastWords(home: Home) {
  const lines = await readFile(logOf(home), 'utf8').catch(() => '');
  return ` The last lines of ${logOf(home)}:\n${lines.trim().split('\n').slice(-5).join('\n')}`;
}
