import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

/** A list as one person wants to find it again. */
export interface SavedViewTable {
  id: Generated<string>;
  user_id: string;
  sector_id: string;
  name: string;
  /** The filters and the order as they stand in the address, without "?". */
  query: string;
  created_at: CreatedAt;
}
