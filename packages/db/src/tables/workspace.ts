import type { Generated } from 'kysely';

/** One row: how the client's documents look, and what is required of everybody. */
export interface WorkspaceTable {
  id: Generated<number>;
  company_name: string | null;
  accent_colour: string | null;
  logo: Buffer | null;
  logo_type: string | null;
  /** The firm's own, as it was uploaded. */
  document_template: Buffer | null;
  document_template_name: string | null;
  slides_template: Buffer | null;
  slides_template_name: string | null;
  require_second_factor: Generated<boolean>;
  /** What `access` new sectors have. */
  sector_access: Generated<'all' | 'chosen'>;
  /** For how many months the audit log keeps an entry. */
  audit_months: Generated<number>;
  /** How long deleted things, the files of exports, and activity are kept; null = until somebody deletes them. */
  deleted_days: number | null;
  export_months: number | null;
  activity_months: number | null;
}
