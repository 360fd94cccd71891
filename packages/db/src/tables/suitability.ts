import type { ColumnType, Generated } from 'kysely';

/** What a person answered instead of the analyst, by criterion. */
export type Overrules = Record<string, { answer: 1 | 2 | 3 | 4 | 5; by: string; at: string }>;

export interface ProcessSuitabilityTable {
  process_id: string;
  sector_id: string;
  /** Best score of the three tracks, 0–100, when it was last analysed; null until then. */
  best_score: number | null;
  overrules: ColumnType<Overrules, Overrules | undefined, Overrules>;
  /** A `ProcessFinding` of the contract, in its state at the last analysis; null until then. */
  finding: ColumnType<Record<string, unknown> | null, string | null | undefined, string | null>;
  updated_at: Generated<Date>;
}
