import type { Generated } from 'kysely';
import type { CreatedAt, Json } from './column-types.ts';

interface Offering {
  name: string;
  description: string | null;
  category: string | null;
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
