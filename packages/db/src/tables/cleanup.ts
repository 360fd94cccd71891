import type { Generated } from 'kysely';

/** One row. */
export interface CleanupTable {
  id: Generated<number>;
  /** When something was last deleted for good; null = never. */
  erased_at: Date | null;
  /** When the last cleanup began, and when the last one ended that was not cut short. */
  begun_at: Generated<Date>;
  ended_at: Date | null;
}
