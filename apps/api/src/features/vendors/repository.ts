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

/** The names of all, each with its id. */
export const listNames = (db: Database): Promise<Pick<VendorRow, 'id' | 'name'>[]> =>
  present(db).clearSelect().select(['id', 'name']).execute();

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

export interface ShortlistRow extends Row<'sector_shortlist'> {
  sector_name: string;
  vendor_name: string;
}

/** What stands on the shortlist of a sector, or of all that a person may open; by vendor, then by sector. */
export const listShortlisted = (
  db: Database,
  of: { sectorId: string } | { readerId: string },
): Promise<ShortlistRow[]> =>
  db
    .selectFrom('sector_shortlist as kept')
    .innerJoin('sector', 'sector.id', 'kept.sector_id')
    .innerJoin('vendor', 'vendor.id', 'kept.vendor_id')
    .selectAll('kept')
    .select(['sector.name as sector_name', 'vendor.name as vendor_name'])
    .where('sector.deleted_at', 'is', null)
    .where('vendor.deleted_at', 'is', null)
    .where(
      'sectorId' in of
        ? sql<boolean>`kept.sector_id = ${of.sectorId}`
        : sql<boolean>`role_in_sector(sector.id, sector.access, ${of.readerId}) is not null`,
    )
    .orderBy(sql`lower(vendor.name)`)
    .orderBy(sql`lower(sector.name)`)
    .execute();

export const findShortlisted = (db: Database, sectorId: string, vendorId: string) =>
  db
    .selectFrom('sector_shortlist')
    .selectAll()
    .where('sector_id', '=', sectorId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();

/** Puts a vendor on the shortlist; what is there already keeps who put it there, and gets the note. */
export const keepVendor = async (
  db: Database,
  row: Pick<ShortlistRow, 'sector_id' | 'vendor_id' | 'note' | 'kept_by'>,
): Promise<void> => {
  await db
    .insertInto('sector_shortlist')
    .values({ ...row, kept_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .columns(['sector_id', 'vendor_id'])
        .doUpdateSet((eb) => ({ note: row.note, version: eb('sector_shortlist.version', '+', 1) })),
    )
    .execute();
};

export const dropVendor = async (db: Database, sectorId: string, vendorId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sector_shortlist')
    .where('sector_id', '=', sectorId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

const toColumns = ({ aiCapabilities, ...vendor }: VendorInput) => ({ ...vendor, ai_capabilities: aiCapabilities });
