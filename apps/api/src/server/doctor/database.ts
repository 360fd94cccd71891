import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type Database } from '@process-ai/db/connect';
import { productUrl } from '@process-ai/db/embedded/product-role';
import { startEmbedded } from '@process-ai/db/embedded/start-embedded';
import { schemaOf } from '@process-ai/db/migrate';
import { examineWay, missingLimits, type Way } from '@process-ai/db/pooler';
import { sql } from 'kysely';
import type { Config } from '../config.ts';
import type { DatabaseSettings } from '../databases.ts';
import { createShutdown, type Shutdown } from '../shutdown.ts';
import { clockFinding } from './clock.ts';
import { type Finding, note, ok, reasonOf, wrong } from './finding.ts';

type Where = Pick<Config, 'dataDir' | 'databasePool' | keyof DatabaseSettings>;

/** Reachable, new enough, with the rights that it takes, and with a schema that this version knows. */
export async function* examineDatabase(config: Where): AsyncGenerator<Finding> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) {
    yield note('Database', `There is none in ${config.dataDir} yet.`, 'Nothing: the first start makes it.');
    return;
  }
  const shutdown = createShutdown();
  try {
    const { db, close } = connect(await urlOf(config, shutdown), { max: 1 });
    shutdown.add('the connection to the database', 3000, close);
    const server = await lookAt(db);
    yield* serverFindings(server, config);
    yield clockFinding('the database', server.now - server.askedAt);
    yield* schemaFindings(await schemaOf(db));
    yield* examineWays(config, db);
  } catch (error) {
    const says = `The database cannot be reached: ${reasonOf(error)}`;
    const advice = config.databaseUrl
      ? adviceOn(config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', error)
      : `Look into ${join(config.dataDir, 'postgres', 'postgres.log')}.`;
    yield wrong('Database', says, advice);
  } finally {
    await shutdown.run();
  }
}

async function urlOf({ dataDir, databaseUrl, databaseDirectUrl }: Where, shutdown: Shutdown): Promise<string> {
  if (databaseUrl) return databaseDirectUrl ?? databaseUrl;
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  shutdown.add('the embedded PostgreSQL', 5000, embedded.stop);
  return productUrl(embedded.url);
}

interface Server {
  version: string;
  number: number;
  role: string;
  isSuperuser: boolean;
  mayCreate: boolean;
  isReplica: boolean;
  connections: number;
  megabytes: number;
  /** The database's clock, and ours in the middle of the question, both in ms. */
  now: number;
  askedAt: number;
}

async function lookAt(db: Database): Promise<Server> {
  // The first statement also opens the connection, which takes longer than an answer.
  await sql`select 1`.execute(db);
  const begin = Date.now();
  const { rows } = await sql<Omit<Server, 'askedAt'>>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      current_user as role, (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as "mayCreate",
      pg_is_in_recovery() as "isReplica", current_setting('max_connections')::int as connections,
      (pg_database_size(current_database()) / 1000000)::int as megabytes,
      extract(epoch from clock_timestamp())::float8 * 1000 as now
  `.execute(db);
  const [server] = rows;
  if (!server) throw new Error('It gave no answer.');
  return { ...server, askedAt: (begin + Date.now()) / 2 };
}

const OLDEST = 150_000;
/** Beside those for requests and jobs. */
const CONNECTIONS_BESIDE = 9;

function* serverFindings(server: Server, { databaseUrl, databaseDirectUrl, databasePool }: Where): Generator<Finding> {
  const { version, number, role, megabytes, connections } = server;
  if (number < OLDEST) {
    yield wrong('Database', `PostgreSQL ${version} is too old.`, 'Upgrade it to 15 or newer.');
  } else if (server.isReplica) {
    const advice =
      'Set DATABASE_URL to the primary server, or name all servers and add ?target_session_attrs=read-write.';
    yield wrong('Database', 'It is a replica, which takes no writes.', advice);
  } else if (!server.mayCreate) {
    const advice = `As its owner: grant create on schema public to ${role}.`;
    yield wrong('Database', `The role ${role} may not make tables.`, advice);
  } else {
    yield ok('Database', `PostgreSQL ${version}, as ${role}, ${megabytes} MB.`);
  }
  if (databaseUrl && server.isSuperuser) {
    const advice = 'Make a role that owns the database and has no more rights, and use it in DATABASE_URL.';
    yield note('Database', `The role ${role} is a superuser, who can read files of that machine.`, advice);
  }
  // Those of a pooler are its own matter.
  if (!databaseDirectUrl && databasePool + CONNECTIONS_BESIDE > connections) {
    const says = `One process may open ${databasePool + CONNECTIONS_BESIDE} connections, the server takes ${connections}.`;
    yield wrong('Database', says, 'Lower DATABASE_POOL, or raise max_connections.');
  }
}

function* schemaFindings({ latest, missing, unknown }: Awaited<ReturnType<typeof schemaOf>>): Generator<Finding> {
  if (unknown.length > 0) {
    const says = `The schema is that of a newer version: it has ${unknown.join(', ')}.`;
    yield wrong('Schema', says, 'Start the version that made it, or restore a backup from before.');
  } else if (latest === null) {
    yield note('Schema', 'The database is empty.', 'Nothing: the first start makes the tables.');
  } else if (missing.length > 0) {
    const says = `It stands at ${latest}; ${missing.length} migrations are to come.`;
    yield note('Schema', says, 'Nothing: the next start runs them. Back the database up before that.');
  } else {
    yield ok('Schema', `Up to date, at ${latest}.`);
  }
}

/** What to do where an address does not lead to the database. */
function adviceOn(setting: string, error: unknown): string {
  // So pgbouncer refuses what it does not know.
  if (reasonOf(error).includes('startup parameter')) {
    return `${setting} leads to a pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.`;
  }
  return `Check host, port, name, user and password in ${setting}, and that PostgreSQL accepts connections from here.`;
}

/** The ways to the database beside the direct one, which `direct` has gone. */
async function* examineWays(config: DatabaseSettings, direct: Database): AsyncGenerator<Finding> {
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
