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

/** One row: how the client's documents look. */
export interface WorkspaceTable {
  id: Generated<number>;
  company_name: string | null;
  accent_colour: string | null;
  logo: Buffer | null;
  logo_type: string | null;
}

export interface ExportFileTable {
  id: string;
  sector_id: string;
  user_id: string | null;
  format: string;
  title: string;
  file_name: string;
  /** null when the file lives in Google Workspace. */
  file: Buffer | null;
  external_url: string | null;
  created_at: CreatedAt;
}
