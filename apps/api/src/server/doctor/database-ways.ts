import { connect, type Database } from '@process-ai/db/connect';
import { examineWay, missingLimits, type Way } from '@process-ai/db/pooler';
import { sql } from 'kysely';
import type { DatabaseSettings } from '../databases.ts';
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts';

/** What to do where an address does not lead to the database. */
export function adviceOn(setting: string, error: unknown): string {
  // So pgbouncer refuses what it does not know.
  if (reasonOf(error).includes('startup parameter')) {
    return `${setting} leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`;
  }
  return `Check host, port, name, user and password in ${setting}, and that PostgreSQL accepts connections from here.`;
}

/** The ways to the database beside the direct one, which `direct` has gone. */
export async function* examineWays(config: DatabaseSettings, direct: Database): AsyncGenerator<Finding> {
  const { databaseUrl, databaseDirectUrl, databaseReplicaUrl } = config;
  if (!databaseUrl) return;
  if ((await examineWay(databaseDirectUrl ?? databaseUrl)).isShared) {
    const setting = databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
    const says = `${setting} leads to a pooler that keeps no session: nothing can be listened to or locked there.`;
    yield wrong('Database', says, 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.');
  }
  if (databaseDirectUrl) yield* examinePooler(databaseUrl, config);
  if (databaseReplicaUrl) yield await examineReplica(databaseReplicaUrl, config, direct);
}

async function* examinePooler(url: string, { databasePrepare: prepare }: DatabaseSettings): AsyncGenerator<Finding> {
  let way: Way;
  let limits: string[];
  try {
    way = await examineWay(url);
    const { db, close } = connect(url, { max: 1, pooled: true, prepare: false });
    limits = await missingLimits(db);
    await close();
  } catch (error) {
    yield wrong('Database', `The pooler cannot be reached: ${reasonOf(error)}`, adviceOn('DATABASE_URL', error));
    return;
  }
  if (way.isShared) yield ok('Database', 'DATABASE_URL leads to a pooler in transaction mode.');
  else {
    const advice = 'Set pool_mode = transaction in it, or leave DATABASE_DIRECT_URL out if there is no pooler.';
    yield note('Database', 'DATABASE_URL keeps a connection for each client: no pooler saves any.', advice);
  }
  if (prepare && !way.keepsPrepared) {
    yield wrong('Database', 'The pooler does not keep prepared statements.', 'Set DATABASE_PREPARE=off.');
  }
  if (limits.length > 0) {
    const says = `Connections of the pooler have no such limit as ours: ${limits.join(', ')}.`;
    yield wrong(
      'Database',
      says,
      'Set connect_query of the pooler, or the settings of the role: .github/OPERATIONS.md.',
    );
  }
}

async function examineReplica(url: string, config: DatabaseSettings, direct: Database): Promise<Finding> {
  const pooled = config.databaseDirectUrl !== null;
  const { db, close } = connect(url, { max: 1, pooled, prepare: config.databasePrepare });
  const advice = 'Check DATABASE_REPLICA_URL, or leave it out. The primary answers meanwhile.';
  try {
    const [ours, its] = await Promise.all([direct, db].map(serverOf));
    if (!its?.inRecovery) return note('Database', 'DATABASE_REPLICA_URL leads to no replica.', advice);
    if (its.system !== ours?.system) {
      return wrong('Database', 'DATABASE_REPLICA_URL leads to a replica of another server.', advice);
    }
    return ok('Database', 'The replica answers.');
  } catch (error) {
    return note('Database', `The replica cannot be reached: ${reasonOf(error)}`, advice);
  } finally {
    await close();
  }
}

async function serverOf(db: Database) {
  const { rows } = await sql<{ system: string; inRecovery: boolean }>`
    select system_identifier::text as system, pg_is_in_recovery() as "inRecovery" from pg_control_system()
  `.execute(db);
  return rows[0];
}
