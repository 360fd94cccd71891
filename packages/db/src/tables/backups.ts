import type { ColumnType, Generated } from 'kysely';

/** A nightly backup that has ended: with a file, or with a failure. */
export interface BackupRunTable {
  id: Generated<string>;
  started_at: Date;
  finished_at: Generated<Date>;
  file_name: string | null;
  bytes: ColumnType<string | null, number | undefined, never>;
  failure: string | null;
}
