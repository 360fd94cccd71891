import { appendFile, chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import {
  clusterOf,
  createCluster,
  freePort,
  readPassword,
  runningPort,
  startServer,
  stopServer,
  superuser,
} from './embedded/cluster.ts';
import { mustExecute } from './embedded/execute.ts';
import { findHome, type Home } from './embedded/home.ts';

/** A primary server, and a replica that streams from it. */
interface Pair {
  primaryUrl: string;
  replicaUrl: string;
  /** Leads to whichever of the two takes writes. */
  url: string;
  /** Holds back what arrives at the replica, or lets it go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends the primary as a crash would, or the replica in good order. */
  killPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
  promote(): Promise<void>;
  /** Stops both and deletes their data. */
  remove(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'process-ai-pair-'))));
  // When root runs the tests, another user runs PostgreSQL.
  await Promise.all(folders.map((folder) => chmod(folder, 0o755)));
  const [primary, replica] = (await Promise.all(folders.map((folder) => findHome(folder, () => {})))) as [Home, Home];
  await createCluster(primary, { fsync: false });
  const password = await readPassword(primary);
  const ports = [await freePort(), await freePort()] as const;
  // A copy of the files of a server that does not run is a base backup.
  await mustExecute('cp', ['-a', primary.folder, replica.folder]);
  const from = `host=127.0.0.1 port=${ports[0]} user=${superuser} password=${password}`;
  await appendFile(path.join(clusterOf(replica), 'postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
  await writeFile(path.join(clusterOf(replica), 'standby.signal'), '');
  await start(primary, ports[0]);
  await start(replica, ports[1]);
  const urlAt = (hosts: string) => `postgres://${superuser}:${password}@${hosts}/${superuser}`;
  const [primaryUrl, replicaUrl] = ports.map((port) => urlAt(`127.0.0.1:${port}`)) as [string, string];
  const ask = async (text: string) => {
    const sql = postgres(replicaUrl, { max: 1, onnotice: () => {} });
    await sql.unsafe(text);
    await sql.end();
  };
  return {
    primaryUrl,
    replicaUrl,
    url: `${urlAt(ports.map((port) => `127.0.0.1:${port}`).join(','))}?target_session_attrs=read-write`,
    pause: () => ask('select pg_wal_replay_pause()'),
    resume: () => ask('select pg_wal_replay_resume()'),
    killPrimary: () => crash(primary),
    stopReplica: () => stopServer(replica),
    promote: () => ask('select pg_promote()'),
    async remove() {
      for (const home of [replica, primary]) if (await runningPort(home)) await stopServer(home);
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

async function start(home: Home, port: number): Promise<void> {
  const failure = await startServer(home, { fsync: false, port });
  if (failure !== undefined) throw new Error(failure);
}

async function crash(home: Home): Promise<void> {
  const [pid] = (await readFile(path.join(clusterOf(home), 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGQUIT');
  while (await runningPort(home)) await sleep(20);
}
