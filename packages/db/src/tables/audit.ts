import type { ColumnType, Generated } from 'kysely';

/** What somebody did, or was refused. Rows only come, or go by age: a trigger refuses anything else. */
export interface AuditEntryTable {
  id: Generated<string>;
  at: Generated<Date>;
  user_id: string | null;
  /** As the person was called then. */
  by_name: string | null;
  via: string;
  /** The session by its public id, or the API token. */
  credential_id: string | null;
  address: string | null;
  user_agent: string | null;
  kind: string;
  action: string;
  sector_id: string | null;
  subject_id: string | null;
  what: string | null;
  count: Generated<number>;
  /** Of each thing its id, its name, and what differs; null where they are too many, or nothing is shown. */
  changes: ColumnType<AuditChange[] | null, string | null | undefined, null>;
}

interface AuditChange {
  id?: string;
  name?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}
