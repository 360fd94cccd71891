import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

/** What a language model was asked and answered, in tokens. */
interface TokenUsage {
  input: number;
  output: number;
}

export interface JobTable {
  id: string;
  kind: string;
  sector_id: string | null;
  user_id: string | null;
  /** The API token that started it: without that it ends. */
  token_id: string | null;
  status: Generated<'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'>;
  done: Generated<number>;
  total: number;
  current: string | null;
  error: string | null;
  failures: ColumnType<JobFailureEntry[], JobFailureEntry[] | undefined, JobFailureEntry[]>;
  result: Json<unknown>;
  /** What the job needs to know beyond its sector and items. */
  params: Json<unknown>;
  usage: Json<TokenUsage> | null;
  /** How many of its user's jobs were unfinished when it began to wait: lower rounds go first, so users take turns. */
  round: Generated<number>;
  /** The process that works on it, or did last; null = none yet. */
  taken_by: string | null;
  /** How often it was taken: what an earlier run still writes is refused. */
  run: Generated<number>;
  created_at: CreatedAt;
  finished_at: Date | null;
  /** When its user has seen that it ended; null = not yet. */
  read_at: Date | null;
}

interface JobFailureEntry {
  name: string;
  message: string;
}

export interface JobItemTable {
  job_id: string;
  position: number;
  item_id: string;
  /** Set in the transaction that saves what was found: a job that is taken over goes on behind it. */
  done: Generated<boolean>;
}
