import type { Generated } from 'kysely';

/** A page of a person in which a sector is open. */
export interface PresenceTable {
  id: string;
  sector_id: string;
  user_id: string;
  /** Its last sign of life. */
  seen_at: Generated<Date>;
}
