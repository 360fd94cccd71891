import type { Generated } from 'kysely';

/** One row: how the client's documents look. */
export interface WorkspaceTable {
  id: Generated<number>;
  company_name: string | null;
  accent_colour: string | null;
  logo: Buffer | null;
  logo_type: string | null;
}
