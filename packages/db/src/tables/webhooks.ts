import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface WebhookTable {
  id: Generated<string>;
  user_id: string;
  /** null = events of every sector that its owner may open. */
  sector_id: string | null;
  url: string;
  events: string[];
  /** Readable, since what is sent is signed by it. */
  secret: string;
  is_on: Generated<boolean>;
  /** Why it was switched off by itself. */
  off_reason: 'failures' | 'gone' | null;
  /** Messages in a row that were given up. */
  failures: Generated<number>;
  created_at: CreatedAt;
}

export interface WebhookDeliveryTable {
  id: Generated<string>;
  webhook_id: string;
  sector_id: string | null;
  type: string;
  data: Json<object>;
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  tries: Generated<number>;
  /** The HTTP status of the last answer. */
  status: number | null;
  /** Why none came. */
  problem: string | null;
  created_at: CreatedAt;
  tried_at: Date | null;
  /** null = never again. */
  next_try_at: Generated<Date | null>;
  /** Until then a process is at it. */
  taken_until: Date | null;
}
