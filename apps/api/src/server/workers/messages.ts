import type { ErrorCode, Issue } from '@process-ai/contract/errors';

/** What the pool asks of a child. */
export interface Order {
  task: string;
  args: unknown[];
}

/** An error loses its class between processes, so one that the product knows travels as a value. */
export type Outcome =
  | { done: unknown }
  | { refused: { code: ErrorCode; detail: string; issues: Issue[] | undefined } }
  | { failed: { message: string; stack: string | undefined } };

/** What a child says: once that it can begin, then the outcome of each order. */
export type Message = { ready: true } | { outcome: Outcome; residentBytes: number };
