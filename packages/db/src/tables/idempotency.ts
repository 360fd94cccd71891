import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface IdempotencyKeyTable {
  user_id: string;
  key: string;
  /** Of method, address and body. */
  request_hash: string;
  /** "written": what was asked for is in the database, and its answer is not stored yet. */
  status: 'running' | 'written' | 'answered';
  answer_status: number | null;
  answer_headers: Json<Record<string, string>> | null;
  /** Compressed JSON; null where it is too large or holds a secret. */
  answer_body: Buffer | null;
  /** The last sign of life of the process that works on it. */
  alive_at: Generated<Date>;
  created_at: CreatedAt;
}
