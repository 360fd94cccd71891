import postgres from 'postgres';
import { superuser } from './cluster.ts';

/** One process's share in a running server: a connection that holds a shared lock for as long as the process lives. */
type Membership = { url: string; sql: postgres.Sql };

/** Any number, the same in every process. */
const lock = 6_215_001;

/** Joins the server at `port`; undefined when it does not let us in (yet). `onClosed` hears of its end, and of ours. */
export async function join(port: number, password: string, onClosed: () => void): Promise<Membership | undefined> {
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
export async function leave({ sql }: Membership, stop: () => Promise<void>): Promise<void> {
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
