import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** One row. */
export interface CleanupTable {
  id: Generated<number>;
  /** When something was last deleted for good; null = never. */
  erased_at: Date | null;
  /** When the last cleanup began, and when the last one ended that was not cut short. */
  begun_at: Generated<Date>;
  ended_at: Date | null;
  /** A `CleanupReport` of the contract: what the last one deleted for good. */
  report: Json<{ deleted: number; exports: number; activity: number } | null>;
}
