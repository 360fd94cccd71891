import type { Generated } from 'kysely';

/** What one person did in a sector: once, or again and again within a few minutes. */
export interface SectorEventTable {
  id: Generated<string>;
  sector_id: string;
  /** null: by nobody who is known, or by somebody whose account is gone. */
  user_id: string | null;
  /** As the person was called then. */
  by_name: string | null;
  kind: string;
  action: string;
  /** Ids of what it is about; null where they are too many to keep. */
  subjects: string[] | null;
  /** Its name, where it is one thing. */
  what: string | null;
  count: number;
  since: Generated<Date>;
  at: Generated<Date>;
}
