import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Deleted } from '@process-ai/contract/sectors';
import type { Vendor, VendorInput } from '@process-ai/contract/vendors';
import type { App } from '../../app.ts';
import {
  findVendor,
  findVendors,
  insertVendor,
  isNameTaken,
  listDeleted,
  listVendors,
  setDeleted,
  updateVendor,
  type VendorRow,
} from './repository.ts';

export async function list(app: App): Promise<Vendor[]> {
  return (await listVendors(app.db)).map(toVendor);
}

export async function get(app: App, vendorId: string): Promise<Vendor> {
  const row = await findVendor(app.db, requireId(vendorId, 'vendorMissing'));
  if (!row) throw new AppError('vendorMissing');
  return toVendor(row);
}

/** These vendors by name; throws when one is unknown. */
export async function pick(app: App, vendorIds: string[]): Promise<Vendor[]> {
  const ids = [...new Set(vendorIds.map((id) => requireId(id, 'vendorMissing')))];
  const rows = await findVendors(app.db, ids);
  if (rows.length < ids.length) throw new AppError('vendorMissing');
  return rows.map(toVendor);
}

export async function create(app: App, input: VendorInput): Promise<Vendor> {
  const row = await insertVendor(app.db, input);
  if (!row) throw new AppError('vendorNameTaken', input.name);
  return toVendor(row);
}

/** `factsAsOf` is the month of facts that come from a directory; absent = as it was. */
export async function update(
  app: App,
  vendorId: string,
  input: VendorInput,
  version?: number,
  factsAsOf?: string | null,
): Promise<Vendor> {
  const id = requireId(vendorId, 'vendorMissing');
  return uniquely(input.name, () =>
    app.db.transaction().execute(async (db) => {
      if (!(await findVendor(db, id))) throw new AppError('vendorMissing');
      if (await isNameTaken(db, input.name, id)) throw new AppError('vendorNameTaken', input.name);
      const row = await updateVendor(db, id, input, version, factsAsOf);
      if (!row) throw new AppError('editedMeanwhile');
      return toVendor(row);
    }),
  );
}

/** Takes the vendor away; `restore` brings it back. */
export async function remove(app: App, vendorId: string): Promise<void> {
  if (!(await setDeleted(app.db, requireId(vendorId, 'vendorMissing'), new Date())))
    throw new AppError('vendorMissing');
}

export async function restore(app: App, vendorId: string): Promise<Vendor> {
  const id = requireId(vendorId, 'vendorMissing');
  return uniquely('this name', () =>
    app.db.transaction().execute(async (db) => {
      const deletedOne = (await listDeleted(db)).find((row) => row.id === id);
      if (!deletedOne) throw new AppError('vendorMissing');
      if (await isNameTaken(db, deletedOne.name)) throw new AppError('vendorNameTaken', deletedOne.name);
      const row = await setDeleted(db, id, null);
      if (!row) throw new AppError('vendorMissing');
      return toVendor(row);
    }),
  );
}

export async function deleted(app: App): Promise<Deleted[]> {
  const rows = await listDeleted(app.db);
  return rows.map((row) => ({ id: row.id, name: row.name, deletedAt: (row.deleted_at ?? new Date()).toISOString() }));
}

const UNIQUE_VIOLATION = '23505';

/** Of several who take one name at once, all but one are told so by the index. */
async function uniquely<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw new AppError('vendorNameTaken', name);
    throw error;
  }
}

const toVendor = (row: VendorRow): Vendor => ({
  id: row.id,
  name: row.name,
  overview: row.overview,
  headquarters: row.headquarters,
  founded: row.founded,
  industry: row.industry,
  website: row.website,
  capabilities: row.capabilities,
  products: row.products,
  aiCapabilities: row.ai_capabilities,
  factsAsOf: row.facts_as_of,
  updatedAt: row.updated_at.toISOString(),
  version: row.version,
});
