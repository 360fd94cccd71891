import type { Sql } from '@process-ai/db/connect';

const PREFIX = 'process-ai jobs ';

/** By which the database lists the connection on which a process listens for jobs: while it is there, the process lives. */
export const connectionName = (processId: string) => PREFIX + processId;

/** A job at one of its tries, as pg-boss's `fail` wants it. */
interface Orphan {
  queue: string;
  id: string;
  retryCount: number;
}

/**
 * Returns what looks for jobs whose process is gone, and names those that it also saw so the time before: a process
 * whose connection is made anew is away for a moment. The system closes the connections of a process that was killed
 * at once. What a machine leaves that lost its power, or a process that hangs, is noticed by the lack of a heartbeat.
 */
export function createOrphanWatch(sql: Sql, queues: readonly string[], processId: string) {
  let seen = new Set<string>();
  return async (): Promise<Orphan[]> => {
    // Where our own name does not reach the database, as by way of a pooler, nobody's does.
    const orphans = await sql<Orphan[]>`
      with connected as (
        select distinct application_name as name from pg_stat_activity
        where datname = current_database() and application_name like ${`${PREFIX}%`}
      )
      select b.name as queue, b.id, b.retry_count as "retryCount"
      from pgboss.job b join job j on j.id = b.id
      where b.name in ${sql(queues)} and b.state = 'active' and j.taken_by is not null
        and ${connectionName(processId)} in (select name from connected)
        and ${PREFIX} || j.taken_by not in (select name from connected)
    `;
    const before = seen;
    const keyOf = ({ id, retryCount }: Orphan) => `${id} ${retryCount}`;
    seen = new Set(orphans.map(keyOf));
    return orphans.filter((orphan) => before.has(keyOf(orphan)));
  };
}
