import type { CleanupReport, FilesElsewhere, Retention, Stored, StoredKind } from '@process-ai/contract/storage';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

interface Kind {
  tables: readonly string[];
  /** Of which table rows are counted. */
  counted: string;
  /** Whether its rows refer to files. */
  hasFiles?: boolean;
  /** What can be brought back is marked by this column. */
  mark?: string;
}

const KINDS: Record<Exclude<StoredKind, 'sectors'>, Kind> = {
  documents: {
    tables: ['insight', 'evidence', 'evidence_decision'],
    counted: 'insight',
    mark: 'deleted_at',
    hasFiles: true,
  },
  exports: { tables: ['export_file'], counted: 'export_file', hasFiles: true },
  imports: { tables: ['process_import'], counted: 'process_import', hasFiles: true },
  activity: { tables: ['sector_event'], counted: 'sector_event' },
  audit: { tables: ['audit_entry'], counted: 'audit_entry' },
  jobs: { tables: ['job', 'job_item'], counted: 'job' },
  people: { tables: ['app_user', 'session', 'api_token', 'known_origin'], counted: 'app_user' },
};

/** How many there are of each kind, and how large they are on the disk. */
export const listStored = async (db: Database): Promise<Stored[]> => {
  const own = await Promise.all(
    Object.entries(KINDS).map(async ([kind, { tables, counted, mark, hasFiles = false }]) => {
      const files = sql`(
        select coalesce(sum(f.size), 0) from stored_file f join ${sql.table(counted)} o on o.file_id = f.id
      )`;
      const { rows } = await sql<Omit<Stored, 'kind'>>`
        select count(*)::int as count,
          ${mark ? sql`count(*) filter (where ${sql.ref(mark)} is not null)::int` : sql`null::int`} as deleted,
          (select sum(pg_total_relation_size(t::regclass))::float8 from unnest(${[...tables]}::text[]) t)
            + ${hasFiles ? files : sql`0`} as bytes
        from ${sql.table(counted)}
      `.execute(db);
      return { kind: kind as StoredKind, ...(rows[0] ?? { count: 0, deleted: null, bytes: 0 }) };
    }),
  );
  const others = Object.values(KINDS).flatMap(({ tables }) => tables);
  const { rows } = await sql<Omit<Stored, 'kind'>>`
    select count(*)::int as count, count(deleted_at)::int as deleted, (
      select sum(pg_total_relation_size(c.oid))::float8
      from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
        and (c.relname = 'sector' and a.attname = 'id' or a.attname = 'sector_id') and c.relname <> all(${others}::text[])
    ) as bytes
    from sector
  `.execute(db);
  return [{ kind: 'sectors', ...(rows[0] ?? { count: 0, deleted: 0, bytes: 0 }) }, ...own];
};

export const listFilesElsewhere = (db: Database): Promise<FilesElsewhere[]> =>
  db
    .selectFrom('stored_file')
    .select([
      sql<FilesElsewhere['place']>`place`.as('place'),
      sql<number>`count(*)::int`.as('count'),
      sql<number>`sum(size)::float8`.as('bytes'),
    ])
    .where('place', '<>', 'database')
    .groupBy('place')
    .orderBy('place')
    .execute();

export const databaseBytes = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes
  `.execute(db);
  return rows[0]?.bytes ?? 0;
};

/** null where the product's role may not ask. */
export const walBytes = async (db: Database): Promise<number | null> => {
  const { rows } = await sql<{ may: boolean }>`
    select has_function_privilege('pg_ls_waldir()', 'execute') as may
  `.execute(db);
  if (!rows[0]?.may) return null;
  const wal = await sql<{ bytes: number }>`select sum(size)::float8 as bytes from pg_ls_waldir()`.execute(db);
  return wal.rows[0]?.bytes ?? null;
};

export const findRetention = async (db: Database): Promise<Retention> => {
  const row = await db
    .selectFrom('workspace')
    .select(['deleted_days', 'export_months', 'activity_months'])
    .executeTakeFirstOrThrow();
  return { deletedDays: row.deleted_days, exportMonths: row.export_months, activityMonths: row.activity_months };
};

export const updateRetention = async (db: Database, retention: Retention): Promise<void> => {
  await db
    .updateTable('workspace')
    .set({
      deleted_days: retention.deletedDays,
      export_months: retention.exportMonths,
      activity_months: retention.activityMonths,
    })
    .execute();
};

/**
 * True for the one process that is to clean up now: nobody has begun to since `before`. With `orNever` also where nobody
 * ever has, since then the row's time is that of the installation.
 */
export const claimCleanup = async (db: Database, before: Date, { orNever = false } = {}): Promise<boolean> => {
  const nothing: CleanupReport = { deleted: 0, exports: 0, activity: 0 };
  const result = await db
    .updateTable('cleanup')
    // A report tells from now on that there has been one.
    .set((eb) => ({ begun_at: new Date(), report: eb.fn.coalesce('report', sql<CleanupReport>`${nothing}::jsonb`) }))
    .where((eb) => {
      const isPast = eb('begun_at', '<', before);
      return orNever ? isPast.or(eb('report', 'is', null).and('ended_at', 'is', null)) : isPast;
    })
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

export const findCleanup = (db: Database) => db.selectFrom('cleanup').selectAll().executeTakeFirstOrThrow();

export const saveReport = async (db: Database, report: CleanupReport): Promise<void> => {
  await db.updateTable('cleanup').set({ report }).execute();
};

interface OldRow {
  id: string;
  sector_id: string;
}

export const listOldSectors = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db.selectFrom('sector').select('id').where('deleted_at', '<', before).execute();
  return rows.map(({ id }) => id);
};

/** Of sectors that are there: of one that is deleted they go with it. */
export const listOldInsights = (db: Database, before: Date): Promise<OldRow[]> =>
  db
    .selectFrom('insight as i')
    .innerJoin('sector as s', 's.id', 'i.sector_id')
    .select(['i.id', 'i.sector_id'])
    .where('i.deleted_at', '<', before)
    .where('s.deleted_at', 'is', null)
    .execute();

/** What else can be brought back: of processes with all that hangs on them. */
const MARKED = ['process', 'journey', 'comment', 'playbook', 'vendor'] as const;
/** So many at a time, so that no statement takes too long. */
const AT_ONCE = 2000;

export const deleteOldMarked = async (db: Database, before: Date): Promise<number> => {
  let deleted = 0;
  for (const table of MARKED) {
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where ctid = any(array(
          select ctid from ${sql.table(table)} where deleted_at < ${before} limit ${AT_ONCE}
        ))
      `.execute(db);
      deleted += Number(numAffectedRows);
      if (numAffectedRows < AT_ONCE) break;
    }
  }
  // Comments outlive what they are about, so that it comes back with them: now it does not.
  await sql`
    delete from comment c where c.subject = 'process' and not exists (select from process p where p.id = c.subject_id)
  `.execute(db);
  return deleted;
};

export const deleteOldExports = (db: Database, before: Date): Promise<number> =>
  deleteBefore(db, 'export_file', 'created_at', before);

export const deleteOldActivity = (db: Database, before: Date): Promise<number> =>
  deleteBefore(db, 'sector_event', 'at', before);

const deleteBefore = async (db: Database, table: string, column: string, before: Date): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ${sql.ref(column)} < ${before}
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
};
