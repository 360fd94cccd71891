import type { ColumnType, Generated, Selectable } from 'kysely';

/**
 * The tables as Kysely sees them. Column and field differ only by snake and camel case.
 * Every child of a sector carries `sector_id`, so that no query has to join its way up (performance: a generic plan
 * scans the whole child table otherwise).
 */
export interface Tables {
  app_user: AppUserTable;
  session: SessionTable;
  invitation: InvitationTable;
  api_token: ApiTokenTable;
  sector: SectorTable;
  process: ProcessTable;
  opportunity: OpportunityTable;
  process_import: ProcessImportTable;
  roi_input: RoiInputTable;
  roi_result: RoiResultTable;
  vendor: VendorTable;
  export_file: ExportFileTable;
  job: JobTable;
  job_item: JobItemTable;
}

type CreatedAt = Generated<Date>;
/** A jsonb column: plain values in, plain values out. */
type Json<T> = ColumnType<T, T, T>;

interface AppUserTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_admin: boolean;
  profile_image_url: string | null;
  created_at: CreatedAt;
}

interface SessionTable {
  /** SHA-256 of the id in the cookie. */
  id: string;
  user_id: string;
  expires_at: Date;
}

interface InvitationTable {
  id: Generated<string>;
  email: string | null;
  token: string;
  /** The first-admin link is an invitation that makes an admin. */
  makes_admin: Generated<boolean>;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

interface ApiTokenTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  created_at: CreatedAt;
  last_used_at: Date | null;
}

interface SectorTable {
  id: Generated<string>;
  name: string;
  description: string | null;
  reference_model: string;
  icon: string | null;
  /** Rises with every edit of the sector's own fields. */
  version: Generated<number>;
  /** Rises with every write to the sector or anything below it, in the same transaction. */
  revision: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ProcessTable {
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
  /** The import that created it, if one did. */
  import_id: string | null;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
  /** The delete that took it away, so that one undo brings back the whole branch. */
  deletion_id: string | null;
}

interface OpportunityTable {
  id: string;
  sector_id: string;
  process_id: string;
  type: 'automation' | 'ai' | 'agentic';
  title: string;
  description: string;
  estimated_savings: number;
  rationale: string;
  source: string;
  position: number;
  created_at: CreatedAt;
}

/** What an import changed in a process that existed before, so that undo can put it back. */
export interface ImportUndoEntry {
  id: string;
  /** The version that the import left behind; a higher one means that somebody edited it since. */
  version: number;
  before: { name: string; level: number; description: string | null; parentId: string | null };
}

interface ProcessImportTable {
  id: string;
  sector_id: string;
  status: 'preview' | 'completed' | 'undone';
  file_name: string;
  format: string;
  file: Buffer | null;
  mapping: Json<Record<string, unknown>>;
  created: number | null;
  updated: number | null;
  skipped: number | null;
  undo: Json<ImportUndoEntry[]> | null;
  created_at: CreatedAt;
  completed_at: Date | null;
}

interface RoiInputTable {
  process_id: string;
  sector_id: string;
  fte_count: number;
  process_frequency: number;
  average_salary: number;
  average_runtime: number;
  implementation_cost: number | null;
  annual_run_cost: number | null;
  automation_rate: number | null;
  realisation: number | null;
  updated_at: Generated<Date>;
}

interface RoiResultTable {
  process_id: string;
  sector_id: string;
  /** The result as the domain computed it, without what is derived on reading. */
  result: Json<Record<string, unknown>>;
  /** What it was computed from; a mismatch with today's inputs means out of date. */
  fingerprint: string;
  computed_at: Generated<Date>;
}

export interface Offering {
  name: string;
  description: string | null;
  category: string | null;
}

interface VendorTable {
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
  version: Generated<number>;
  created_at: CreatedAt;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

interface ExportFileTable {
  id: string;
  sector_id: string;
  user_id: string | null;
  format: string;
  title: string;
  file_name: string;
  file: Buffer;
  created_at: CreatedAt;
}

/** What a language model was asked and answered, in tokens. */
export interface TokenUsage {
  input: number;
  output: number;
}

interface JobTable {
  id: string;
  kind: string;
  sector_id: string | null;
  user_id: string | null;
  status: Generated<'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled'>;
  done: Generated<number>;
  total: number;
  current: string | null;
  error: string | null;
  failures: ColumnType<JobFailureEntry[], JobFailureEntry[] | undefined, JobFailureEntry[]>;
  result: Json<unknown>;
  usage: Json<TokenUsage> | null;
  created_at: CreatedAt;
  finished_at: Date | null;
}

interface JobFailureEntry {
  name: string;
  message: string;
}

interface JobItemTable {
  job_id: string;
  position: number;
  item_id: string;
  /** Set in the transaction that saves what was found: a job that is taken over goes on behind it. */
  done: Generated<boolean>;
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
