import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

interface Offering {
  name: string;
  description: string | null;
  category: string | null;
}

/** A vendor that somebody wants to look at more closely for a sector. */
export interface SectorShortlistTable {
  sector_id: string;
  vendor_id: string;
  note: string | null;
  kept_by: string;
  kept_at: Generated<Date>;
  version: Generated<number>;
}

export interface VendorTable {
  id: Generated<string>;
  name: string;
  overview: string;
  headquarters: string | null;
  founded: string | null;
  industry: string | null;
  website: string | null;
  capabilities: Json<string[]>;
  products: Json<Offering[]>;
  ai_capabilities: Json<Offering[]>;
  /** Month of the curated directory's facts, as "2026-11"; null for a vendor of one's own. */
  facts_as_of: string | null;
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}
