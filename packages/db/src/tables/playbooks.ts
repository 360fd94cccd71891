import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

export interface PlaybookTable {
  id: string;
  /** A `PlaybookInput` of the contract. */
  content: Json<Record<string, unknown>>;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

/** The ids of what applying a playbook added, so that it can be taken back. */
export interface AppliedEntries {
  processIds: string[];
  opportunityIds: string[];
  journeyIds: string[];
  roiProcessIds: string[];
}

export interface PlaybookApplicationTable {
  id: string;
  sector_id: string;
  playbook_name: string;
  added: Json<AppliedEntries>;
  applied_at: CreatedAt;
  undone_at: Date | null;
}
