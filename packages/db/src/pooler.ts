import { sql } from 'kysely';
import { connect, type Database, LIMITS } from './connect.ts';

/** Those of our limits that hold on no connection of a pooler, since neither it nor the role sets them. */
export async function missingLimits(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string; ms: number }>`
    select name, setting::int as ms from pg_settings where name = any(${Object.keys(LIMITS)}::text[]) order by name
  `.execute(db);
  return rows.filter(({ name, ms }) => ms === 0 || ms > LIMITS[name as keyof typeof LIMITS]).map(({ name }) => name);
}

/** What is between us and the server at an address. */
export interface Way {
  /** Whether a client has a connection of the server to itself only for the length of a transaction. */
  isShared: boolean;
  /** Whether a statement that was prepared by name is found on each of them. */
  keepsPrepared: boolean;
}

const TRIES = 5;
/** A pooler that has one connection gives it to nobody else meanwhile. */
const ANSWER_WITHIN_MS = 3000;

/** Tries it out, with two clients. Throws what connecting throws. */
export async function examineWay(url: string): Promise<Way> {
  const clients = [0, 1].map(() => connect(url, { max: 1, pooled: true, name: 'process-ai doctor' }));
  const [one, other] = clients as [(typeof clients)[0], (typeof clients)[0]];
  try {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const own = await serverOf(one.sql);
      // Whoever comes next gets the connection that was used last.
      const isOther = await other.sql.begin(async (sql) => {
        await sql`select 1`;
        const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, null).unref());
        return (await Promise.race([serverOf(one.sql), late])) !== own;
      });
      if (isOther) return { isShared: true, keepsPrepared: await keepsPrepared(one.sql, other.sql) };
    }
    return { isShared: false, keepsPrepared: true };
  } finally {
    await Promise.all(clients.map(({ close }) => close()));
  }
}

type Sql = ReturnType<typeof connect>['sql'];

/** By its process; not prepared, since that is what may not be kept. */
async function serverOf(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid');
  return row?.pid;
}

/** Prepares on one connection of the server, and asks on another; in a transaction, where the driver does not help itself. */
async function keepsPrepared(one: Sql, other: Sql): Promise<boolean> {
  const ask = (sql: Pick<Sql, 'unsafe'>) => sql.unsafe('select $1::int as n', [1], { prepare: true });
  try {
    await ask(one);
    await other.begin(async (held) => {
      await held.unsafe('select 1');
      await one.begin((sql) => ask(sql));
    });
    return true;
  } catch {
    return false;
  }
}
