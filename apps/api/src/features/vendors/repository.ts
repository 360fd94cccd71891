import type { VendorInput } from '@process-ai/contract/vendors';
import type { Database } from '@process-ai/db/connect';
import { type DeletedRow, listDeletedRows } from '@process-ai/db/deleted-rows';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type VendorRow = Row<'vendor'>;

const present = (db: Database) => db.selectFrom('vendor').selectAll().where('deleted_at', 'is', null);

export const listVendors = (db: Database): Promise<VendorRow[]> =>
  present(db).orderBy(sql`lower(name)`).orderBy('id').execute();

export const findVendor = (db: Database, id: string): Promise<VendorRow | undefined> =>
  present(db).where('id', '=', id).executeTakeFirst();

export const findVendors = (db: Database, ids: string[]): Promise<VendorRow[]> =>
  present(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy(sql`lower(name)`).execute();

export const isNameTaken = async (db: Database, name: string, exceptId?: string): Promise<boolean> => {
  const found = await present(db)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();
  return found !== undefined;
};

export const insertVendor = (db: Database, vendor: VendorInput): Promise<VendorRow | undefined> =>
  db
    .insertInto('vendor')
    .values(toColumns(vendor))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Adds the entries whose id and name are not taken, deleted ones included. */
export const insertDirectory = async (
  db: Database,
  entries: readonly (VendorInput & { id: string; factsAsOf: string })[],
): Promise<void> => {
  await db
    .insertInto('vendor')
    .values(entries.map(({ id, factsAsOf, ...vendor }) => ({ ...toColumns(vendor), id, facts_as_of: factsAsOf })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** undefined when it is gone, or its version is no longer the given one. */
export const updateVendor = (
  db: Database,
  id: string,
  vendor: VendorInput,
  version?: number,
  factsAsOf?: string | null,
): Promise<VendorRow | undefined> =>
  db
    .updateTable('vendor')
    .set((eb) => ({
      ...toColumns(vendor),
      ...(factsAsOf !== undefined && { facts_as_of: factsAsOf }),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .returningAll()
    .executeTakeFirst();

export const setDeleted = (db: Database, id: string, deletedAt: Date | null): Promise<VendorRow | undefined> =>
  db
    .updateTable('vendor')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('deleted_at', deletedAt ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();

export const listDeleted = (db: Database): Promise<DeletedRow[]> => listDeletedRows(db, 'vendor');

const toColumns = ({ aiCapabilities, ...vendor }: VendorInput) => ({ ...vendor, ai_capabilities: aiCapabilities });
