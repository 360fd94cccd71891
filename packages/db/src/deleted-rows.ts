import { type RawBuilder, sql } from 'kysely';
import type { Database } from './connect.ts';

/** The tables whose rows are deleted by a mark, each with what a person calls a row. */
const NAMES = {
  sector: sql`name`,
  vendor: sql`name`,
  playbook: sql`content ->> 'name'`,
  journey: sql`name`,
  insight: sql`title`,
};
type MarkedTable = keyof typeof NAMES;

/** A row that can be brought back. `deletedAt` is ISO 8601 in UTC. */
export interface DeletedRow {
  id: string;
  name: string;
  deletedAt: string;
}

/** The marked rows of a table that are of one sector, or fulfil a condition, the last deleted first. */
export async function listDeletedRows(
  db: Database,
  table: MarkedTable,
  which?: string | RawBuilder<unknown>,
): Promise<DeletedRow[]> {
  const { rows } = await sql<{ id: string; name: string; deletedAt: Date }>`
    select id, ${NAMES[table]} as name, deleted_at as "deletedAt" from ${sql.table(table)}
    where deleted_at is not null ${typeof which === 'object' ? sql`and ${which}` : within(which)}
    order by deleted_at desc
  `.execute(db);
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt.toISOString() }));
}

/** Marks a row, or with null takes its mark away; answers its name, or null when there is no such row, or it stands so already. */
export async function setRowDeleted(
  db: Database,
  table: MarkedTable,
  id: string,
  deletedAt: Date | null,
  sectorId?: string,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    update ${sql.table(table)} set deleted_at = ${deletedAt}
    where id = ${id} and deleted_at is ${deletedAt ? sql`null` : sql`not null`} ${within(sectorId)}
    returning ${NAMES[table]} as name
  `.execute(db);
  return rows[0]?.name ?? null;
}

/** The same for rows of a sector. */
export const setRowDeletedIn =
  (table: MarkedTable) =>
  (db: Database, sectorId: string, id: string, deletedAt: Date | null): Promise<string | null> =>
    setRowDeleted(db, table, id, deletedAt, sectorId);

const within = (sectorId: string | undefined) => (sectorId === undefined ? sql`` : sql`and sector_id = ${sectorId}`);
