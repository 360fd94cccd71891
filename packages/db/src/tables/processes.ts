import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

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
