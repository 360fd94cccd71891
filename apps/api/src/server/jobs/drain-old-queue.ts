import type { Sql } from '@process-ai/db/connect';
import type { QueuedJob } from '../../app.ts';

/** Of versions in which all jobs waited in one queue. */
const OLD_QUEUE = 'jobs';

/**
 * Hands over what still waits in the queue of an earlier version; what a process of that version works on stays its own
 * for as long as it gives signs of life. Returns whether that queue is empty.
 */
export async function drainOldQueue(sql: Sql, send: (job: QueuedJob) => Promise<void>): Promise<boolean> {
  const waiting = await sql<{ entry: string; job: QueuedJob | null }[]>`
    select b.id as entry, case when j.id is not null then jsonb_build_object(
      'id', j.id, 'kind', j.kind, 'userId', coalesce(b.group_id, 'nobody'), 'round', j.round) end as job
    from pgboss.job b left join job j on j.id::text = b.data ->> 'jobId' and j.status in ('queued', 'running')
    where b.name = ${OLD_QUEUE}
      and (b.state in ('created', 'retry') or b.state = 'active' and b.heartbeat_on < now() - interval '10 seconds')
  `;
  for (const { entry, job } of waiting) {
    if (job) await send(job);
    await sql`delete from pgboss.job where name = ${OLD_QUEUE} and id = ${entry}`;
  }
  const [left] = await sql`select from pgboss.job where name = ${OLD_QUEUE} and state < 'completed' limit 1`;
  return left === undefined;
}
