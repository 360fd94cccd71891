import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database, Reader } from './connect.ts';

/** A replica that is further behind is not waited for. */
const BEHIND_MS = 1000;
/** After it was away or too far behind, it is not asked for so long. */
const REST_MS = 5000;
const LOOK_AGAIN_MS = 5;

/**
 * Reads from the replica what is worth the way there. It answers once it has replayed all that was committed before the
 * question, by whichever process: nobody misses what they have just written. Where it is away, more than a second
 * behind, or gives up on the way (a cleanup of the primary may cancel what it reads), the primary answers.
 */
export function createReader(primary: Database, replica: Database): Reader {
  let restsUntil = 0;
  return async (work) => {
    if (performance.now() >= restsUntil) {
      if (await isUpToDate(replica, primary)) {
        try {
          return await work(replica);
        } catch (error) {
          // What is no failure of a database would fail there as well.
          if (!isOfDatabase(error)) throw error;
        }
      }
      restsUntil = performance.now() + REST_MS;
    }
    return work(primary);
  };
}

/** Of a server's log: it holds every transaction whose end was told to anybody. */
interface Position {
  system: string;
  written: string;
}

async function positionOf(primary: Database): Promise<Position> {
  const { rows } = await sql<Position>`
    select system_identifier::text as system, pg_current_wal_flush_lsn()::text as written from pg_control_system()
  `.execute(primary);
  return rows[0] as Position;
}

/** Whether it has replayed all that the primary has written until now, or does so in time. */
async function isUpToDate(replica: Database, primary: Database): Promise<boolean> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), BEHIND_MS);
  const over = new Promise<false>((resolve) => late.signal.addEventListener('abort', () => resolve(false)));
  const looking = async () => {
    const position = await positionOf(primary);
    for (;;) {
      const answer = await hasReplayed(replica, position);
      if (answer !== false || late.signal.aborted) return answer === true;
      await sleep(LOOK_AGAIN_MS);
    }
  };
  const reached = await Promise.race([looking().catch(() => false), over]);
  clearTimeout(timer);
  return reached;
}

/** null = it is no replica, or not of this server: its positions mean something else. */
async function hasReplayed(replica: Database, { system, written }: Position): Promise<boolean | null | undefined> {
  const { rows } = await sql<{ reached: boolean | null }>`
    select case when pg_is_in_recovery() and system_identifier::text = ${system}
      then pg_last_wal_replay_lsn() >= ${written}::pg_lsn end as reached
    from pg_control_system()
  `.execute(replica);
  return rows[0]?.reached;
}

/** postgres.js and PostgreSQL give their errors a code of capitals and digits. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof Error && /^[A-Z0-9_]{5,}$/.test(String((error as { code?: unknown }).code));
