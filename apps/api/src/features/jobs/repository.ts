import { type JobFailure, type JobKind, LONG_JOBS } from '@process-ai/contract/jobs';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type JobRow = Row<'job'> & { ahead: number | null };

interface NewJob {
  id: string;
  kind: string;
  sector_id: string | null;
  user_id: string;
  token_id: string | null;
  total: number;
  params: unknown;
  round: number;
}

/** The job with what it has to work through, in order. */
export const insertJob = async (db: Database, job: NewJob, itemIds: string[]): Promise<void> => {
  const items = sql`
    select ${job.id}::uuid, t.id, t.position
    from unnest(${itemIds}::uuid[]) with ordinality as t (id, position)
  `;
  await db
    .with('inserted', (cte) => cte.insertInto('job').values(job))
    .insertInto('job_item')
    .columns(['job_id', 'item_id', 'position'])
    .expression(() => items)
    .execute();
};

/** The user's unfinished jobs. Until the transaction ends, this user starts no others. */
export const countUnfinished = async (db: Database, userId: string): Promise<{ queued: number; running: number }> => {
  await sql`select pg_advisory_xact_lock(hashtext('job share'), hashtext(${userId}))`.execute(db);
  const { rows } = await sql<{ queued: number; running: number }>`
    select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'running')::int as running
    from job where user_id = ${userId} and status in ('queued', 'running')
  `.execute(db);
  return rows[0] ?? { queued: 0, running: 0 };
};

/** With how many go before a queued job in its queue, in the order in which they are taken. */
const jobs = (db: Database) =>
  db
    .selectFrom('job')
    .selectAll()
    .select(
      sql<number | null>`case when job.status = 'queued' then (
        select count(*)::int from job as other
        where other.status = 'queued' and (other.round, other.created_at, other.id) < (job.round, job.created_at, job.id)
          and (other.kind = any(${LONG_JOBS}::text[])) = (job.kind = any(${LONG_JOBS}::text[]))
      ) end`.as('ahead'),
    );

/** `readerId`: undefined too where this person may not open its sector. */
export const findJob = (db: Database, id: string, readerId?: string): Promise<JobRow | undefined> =>
  jobs(db)
    .where('id', '=', id)
    .$if(readerId !== undefined, (query) =>
      query.where(
        sql<boolean>`(sector_id is null or exists (
          select from sector s where s.id = sector_id and role_in_sector(s.id, s.access, ${readerId ?? null}) is not null
        ))`,
      ),
    )
    .executeTakeFirst();

/** Those still to end whose person or token is gone, or may no longer do in the sector what they do: an export only reads. */
export const listForbidden = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select j.id from job j left join sector s on s.id = j.sector_id
    where j.status in ('queued', 'running') and (
      j.user_id is null
      or j.token_id is not null and not exists (select from api_token t where t.id = j.token_id)
      or s.id is not null and coalesce(
        role_in_sector(s.id, s.access, j.user_id) <
          (case j.kind when 'export' then 'viewer' else 'editor' end)::sector_role, true))
  `.execute(db);
  return rows.map(({ id }) => id);
};

type Unqueued = Pick<JobRow, 'id' | 'kind' | 'user_id' | 'round'>;

/** Unfinished jobs that wait in no queue, as after a restore; not those that are about to be handed to one. */
export const listLost = async (db: Database): Promise<Unqueued[]> => {
  const { rows } = await sql<Unqueued>`
    select id, kind, user_id, round from job
    where status in ('queued', 'running') and created_at < now() - interval '1 minute'
      and not exists (
        select from pgboss.job as queued where queued.data ->> 'jobId' = job.id::text and queued.state < 'completed')
    order by created_at, id
  `.execute(db);
  return rows;
};

/** So that it can be queued anew under its own id. */
export const forgetEndedTries = async (db: Database, id: string): Promise<void> => {
  await sql`delete from pgboss.job where data ->> 'jobId' = ${id} and state >= 'completed'`.execute(db);
};

export const listUnfinished = (db: Database, sectorId: string): Promise<JobRow[]> =>
  jobs(db)
    .where('sector_id', '=', sectorId)
    .where('status', 'in', ['queued', 'running'])
    .orderBy('created_at')
    .execute();

/** What the last of them have made. */
export const listResults = async (db: Database, sectorId: string, kind: JobKind, limit: number): Promise<unknown[]> => {
  const rows = await db
    .selectFrom('job')
    .select('result')
    .where('sector_id', '=', sectorId)
    .where('kind', '=', kind)
    .where('status', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ result }) => result);
};

export interface JobCounts {
  queued: number;
  running: number;
  oldest_queued: Date | null;
  succeeded: number;
  failed: number;
  cancelled: number;
}

/** What is to end, of all people, and what has ended since. */
export const countJobs = async (db: Database, since: Date): Promise<JobCounts | undefined> => {
  const { rows } = await sql<JobCounts>`
    select count(*) filter (where status = 'queued')::int as queued,
      count(*) filter (where status = 'running')::int as running,
      min(created_at) filter (where status = 'queued') as oldest_queued,
      count(*) filter (where status = 'succeeded')::int as succeeded,
      count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'cancelled')::int as cancelled
    from job where finished_at is null or finished_at >= ${since}
  `.execute(db);
  return rows[0];
};

/** The newest first. */
export const listFailed = (db: Database, since: Date, limit: number): Promise<JobRow[]> =>
  jobs(db)
    .where('status', '=', 'failed')
    .where('finished_at', '>=', since)
    .orderBy('finished_at', 'desc')
    .limit(limit)
    .execute();

export const listWaitingItems = async (db: Database, id: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('job_item')
    .select('item_id')
    .where('job_id', '=', id)
    .where('done', '=', false)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.item_id);
};

/** One try at a job. Once another has begun, this one writes nothing more. */
export interface Run {
  id: string;
  run: number;
}

/** The job is this process's from now on; undefined when it is no longer to be worked on. */
export const markRunning = async (db: Database, id: string, processId: string): Promise<Row<'job'> | undefined> =>
  db
    .updateTable('job')
    .set((eb) => ({ status: 'running', taken_by: processId, run: eb('run', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .returningAll()
    .executeTakeFirst();

const ofRun = (db: Database, { id, run }: Run) =>
  db.updateTable('job').where('id', '=', id).where('run', '=', run).where('status', '=', 'running');

/** Whether the run goes on, the job has ended, or another run has taken it. */
export const standOf = async (db: Database, { id, run }: Run): Promise<'running' | 'ended' | 'taken'> => {
  const row = await db.selectFrom('job').select(['status', 'run']).where('id', '=', id).executeTakeFirst();
  if (row?.status !== 'running') return 'ended';
  return row.run === run ? 'running' : 'taken';
};

/** Counts items as done. False when the run is over: what was found must then not be saved. */
export const recordProgress = async (
  db: Database,
  run: Run,
  itemIds: string[],
  current: string | null,
): Promise<boolean> => {
  const rows = await db
    .with('counted', () =>
      ofRun(db, run)
        .set((eb) => ({ done: eb('done', '+', itemIds.length), current }))
        .returning('id'),
    )
    .with('items', (cte) =>
      cte
        .updateTable('job_item')
        .from('counted')
        .set({ done: true })
        .whereRef('job_id', '=', 'counted.id')
        .where(sql<boolean>`item_id = any(${itemIds}::uuid[])`),
    )
    .selectFrom('counted')
    .select('id')
    .execute();
  return rows.length > 0;
};

/** Keeps what was found so far. False when the run is over. */
export const recordPartialResult = async (
  db: Database,
  run: Run,
  result: unknown,
  at: { done: number; total: number; current: string | null },
): Promise<boolean> => {
  const written = await ofRun(db, run)
    .set({ result, ...at })
    .executeTakeFirst();
  return written.numUpdatedRows > 0n;
};

export const recordFailures = async (db: Database, { id, run }: Run, failures: JobFailure[]): Promise<void> => {
  await sql`
    update job set failures = failures || ${sql.val(failures)}::jsonb where id = ${id} and run = ${run}
  `.execute(db);
};

export const addUsage = async (db: Database, id: string, input: number, output: number): Promise<void> => {
  await sql`
    update job set usage = jsonb_build_object(
      'input', coalesce((usage ->> 'input')::bigint, 0) + ${input}::bigint,
      'output', coalesce((usage ->> 'output')::bigint, 0) + ${output}::bigint
    ) where id = ${id}
  `.execute(db);
};

/** The job; once it has ended, its user has read of it. */
export const readJob = async (db: Database, id: string): Promise<Row<'job'> | undefined> =>
  db
    .with('read', (cte) =>
      cte.updateTable('job').set({ read_at: new Date() }).where('id', '=', id).where('finished_at', 'is not', null),
    )
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();

interface Ending {
  status: 'succeeded' | 'failed' | 'cancelled';
  result?: unknown;
  error?: string;
}

/** Ends the job unless it has ended already, or another run has taken it; undefined then. */
export const finish = (
  db: Database,
  { id, run }: { id: string; run?: number },
  ending: Ending,
): Promise<Pick<JobRow, 'kind' | 'sector_id' | 'user_id' | 'done'> | undefined> =>
  db
    .updateTable('job')
    .set({ ...ending, current: null, finished_at: new Date() })
    .$if(ending.status === 'succeeded', (query) => query.set((eb) => ({ done: eb.ref('total') })))
    .where('id', '=', id)
    .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0))
    .where('status', 'in', ['queued', 'running'])
    .returning(['kind', 'sector_id', 'user_id', 'done'])
    .executeTakeFirst();
