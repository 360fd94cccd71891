import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface SectorTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
  /** A `SectorProfile` of the contract; what is absent is not known. */
  profile: ColumnType<Record<string, unknown>, Record<string, unknown> | undefined, Record<string, unknown>>;
  /** Rises with every edit of the sector's own fields. */
  version: Generated<number>;
  /** Rises with every write to the sector or anything below it, in the same transaction. */
  revision: Generated<number>;
  /** What its card shows; triggers keep these five, in the transaction of each write. */
  process_count: Generated<number>;
  /** Not rejected, and of processes that are not deleted. */
  opportunity_count: Generated<number>;
  journey_count: Generated<number>;
  insight_count: Generated<number>;
  roi_result_count: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

type FindingState = 'tied' | 'known' | 'near' | 'retrieved' | 'nothing' | 'unknown' | 'heading';

export interface ProcessTable {
  id: string;
  sector_id: string;
  parent_id: string | null;
  code: string;
  /** Plain byte order of this key is the natural order of the codes. */
  sort_key: string;
  name: string;
  level: number;
  description: string | null;
  version: Generated<number>;
  /** A `FindingState` of the contract: what the last analysis knew of it. */
  finding: FindingState | null;
  /** The import that created it, if one did. */
  import_id: string | null;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** The delete that took it away, so that one undo brings back the whole branch. */
  deletion_id: string | null;
}

export interface OpportunityTable {
  id: string;
  sector_id: string;
  process_id: string;
  type: 'automation' | 'ai' | 'agentic';
  title: string;
  description: string;
  estimated_savings: number;
  rationale: string;
  basis: 'tied' | 'known' | 'near' | 'retrieved' | 'model' | 'playbook' | 'person' | null;
  /** 0–1. */
  confidence: number | null;
  use_case_id: string | null;
  source: string;
  position: number;
  effort: Generated<number>;
  /** "rejected" ones are left out everywhere; they are kept so that they are not proposed again. */
  status: Generated<'proposed' | 'accepted' | 'rejected'>;
  edited: Generated<boolean>;
  version: Generated<number>;
  created_at: CreatedAt;
}

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

/** What an import changed in a process that existed before, so that undo can put it back. */
export interface ImportUndoEntry {
  id: string;
  /** The version that the import left behind; a higher one means that somebody edited it since. */
  version: number;
  before: { name: string; level: number; description: string | null; parentId: string | null };
}

export interface ProcessImportTable {
  id: string;
  sector_id: string;
  status: 'preview' | 'completed' | 'undone';
  file_name: string;
  format: string;
  file: Buffer | null;
  mapping: Json<Record<string, unknown>>;
  created: number | null;
  updated: number | null;
  skipped: number | null;
  undo: Json<ImportUndoEntry[]> | null;
  created_at: CreatedAt;
  completed_at: Date | null;
}
