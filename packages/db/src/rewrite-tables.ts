import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type Sql } from './connect.ts';

/** Whoever holds a table for longer is not waited for: it is tried again, and then left to the next run. */
const LOCK_WAIT = '5s';
const TRIES = 3;

/** What is open for longer is not waited for either: a backup may take hours. */
const OPEN_WAIT_MS = 30_000;
const LOOK_AGAIN_MS = 50;

/**
 * Writes each table anew, with its statistics: until then the bytes of deleted rows stay in the database's files, and
 * frequent values of columns in its statistics. Nobody reads or writes a table meanwhile, as long as that one takes.
 * Throws when some could not be had, or may not be rewritten by this role: those that it may delete from are ours.
 */
export async function rewriteTables(url: string): Promise<void> {
  // Of what a role may not rewrite PostgreSQL only warns, and skips it.
  const warnings: string[] = [];
  const onWarning = (message: string) => void warnings.push(message);
  const { sql, close } = connect(url, { max: 1, limits: false, name: 'process-ai cleanup', onWarning });
  try {
    await sql.unsafe(`set lock_timeout = '${LOCK_WAIT}'`);
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and c.relpersistence <> 't'
        and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and has_table_privilege(c.oid, 'delete')
    `;
    const rewrite = async (command: string): Promise<string[]> => {
      for (let tries = 1; ; tries += 1) {
        try {
          await sql.unsafe(command);
          return warnings.splice(0);
        } catch (error) {
          if (tries === TRIES) return [String(error)];
        }
      }
    };
    const failed = await waitForOlder(sql);
    for (const { name } of tables) failed.push(...(await rewrite(`vacuum (full, analyze) ${name}`)));
    // What the tables' new statistics have taken the place of has only just been deleted.
    failed.push(...(await waitForOlder(sql)));
    failed.push(...(await rewrite('vacuum (full) pg_catalog.pg_statistic')));
    if (failed.length > 0) throw new Error(`Some tables were not written anew: ${failed.join('; ')}`);
  } finally {
    await close();
  }
}

/**
 * Waits for the transactions that began before: what they may still see would be written into the new files as well,
 * though it is deleted. So would it for those that write in other databases of the server, on which the snapshot of a
 * rewrite depends. Returns what to say of those that do not end.
 */
async function waitForOlder(sql: Sql): Promise<string[]> {
  const [{ next } = { next: '' }] = await sql<{ next: string }[]>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as next
  `;
  for (const until = Date.now() + OPEN_WAIT_MS; ; await sleep(LOOK_AGAIN_MS)) {
    const older = await sql<{ who: string }[]>`
      select format('%s since %s', application_name, xact_start) as who from pg_stat_activity
      where pid <> pg_backend_pid() and (
        age(backend_xid) > age(${next}::text::xid)
        or datname = current_database() and age(backend_xmin) > age(${next}::text::xid)
      )
    `;
    if (older.length === 0) return [];
    if (Date.now() > until) return older.map(({ who }) => `a transaction of ${who} may still see what was deleted`);
  }
}
