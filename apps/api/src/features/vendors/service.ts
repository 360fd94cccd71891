import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Job } from '@process-ai/contract/jobs';
import type { Deleted, SectorSummary } from '@process-ai/contract/sectors';
import {
  type ComparisonBasis,
  DEFAULT_FIT_WEIGHTS,
  type FitWeights,
  type ShortlistEntry,
  type ShortlistedVendor,
  type VendorFit,
  type VendorMatch,
} from '@process-ai/contract/vendor-comparison';
import { VENDOR_FIELDS, type Vendor, VendorInput, type VendorRefresh } from '@process-ai/contract/vendors';
import { countedOnly, isDecided } from '@process-ai/domain/counted-opportunities';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { isSameVendor } from '@process-ai/domain/vendor-names';
import { directoryIndustry, loadVendorDirectory } from '@process-ai/library/vendor-directory';
import type { Actor, App, RunningJob, StartedJob } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { uniquely } from '../../uniquely.ts';
import { recordDone } from '../activity/service.ts';
import { start } from '../jobs/service.ts';
import { getProcesses } from '../processes/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { assumptionsOf } from '../values/service.ts';
import {
  dropVendor,
  findShortlisted,
  findVendor,
  findVendors,
  insertDirectory,
  insertVendor,
  keepVendor,
  listDeleted,
  listNames,
  listShortlisted,
  listVendors,
  type ShortlistRow,
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
export async function getVendors(app: App, vendorIds: string[]): Promise<Vendor[]> {
  const ids = [...new Set(vendorIds.map((id) => requireId(id, 'vendorMissing')))];
  const rows = await findVendors(app.db, ids);
  if (rows.length < ids.length) throw new AppError('vendorMissing');
  return rows.map(toVendor);
}

export async function create(app: App, input: VendorInput): Promise<Vendor> {
  await refuseTaken(app.db, input.name);
  const row = await insertVendor(app.db, input);
  if (!row) throw new AppError('vendorNameTaken', input.name);
  return toVendor(row);
}

/** Adds a vendor as another workspace had it, or puts it in the place of this one, which nobody has edited. */
export async function addArchived(
  app: App,
  { factsAsOf, ...input }: VendorInput & { factsAsOf: string | null },
  inPlaceOf: string | undefined,
): Promise<void> {
  const { id, version } = await (inPlaceOf === undefined ? create(app, input) : get(app, inPlaceOf));
  if (inPlaceOf !== undefined || factsAsOf !== null) await update(app, id, input, version, factsAsOf);
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
  return uniquely('vendorNameTaken', input.name, () =>
    app.db.transaction().execute(async (db) => {
      const stored = await findVendor(db, id);
      if (!stored) throw new AppError('vendorMissing');
      if (stored.name !== input.name) await refuseTaken(db, input.name, id);
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

/** Brings a vendor back beside others that go by another form of its name, as it stood; not beside its very name. */
export async function restore(app: App, vendorId: string): Promise<Vendor> {
  const id = requireId(vendorId, 'vendorMissing');
  const name = (await listDeleted(app.db)).find((row) => row.id === id)?.name;
  if (name === undefined) throw new AppError('vendorMissing');
  const row = await uniquely('vendorNameTaken', name, () => setDeleted(app.db, id, null));
  if (!row) throw new AppError('vendorMissing');
  return toVendor(row);
}

export const deleted = (app: App): Promise<Deleted[]> => listDeleted(app.db);

/** "SAP SE" is SAP: throws where a vendor is there under this name, in another legal form, or under another name of it. */
async function refuseTaken(db: App['db'], name: string, exceptId?: string): Promise<void> {
  const taken = (await listNames(db)).find((vendor) => vendor.id !== exceptId && isSameVendor(vendor.name, name));
  if (taken) throw new AppError('vendorNameTaken', taken.name);
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

interface Choice {
  sectorId: string;
  processIds: string[];
}

/** Every vendor of the directory against the opportunities of some processes, best first. */
export async function compare(
  app: App,
  { weights = DEFAULT_FIT_WEIGHTS, ...choice }: Choice & { weights?: FitWeights | undefined },
): Promise<VendorFit[]> {
  const [{ sector, currency }, vendors] = await Promise.all([readSector(app, choice.sectorId), list(app)]);
  return app.workers.run('compareVendors', chosenOf(sector.id, choice), vendors, {
    industry: industryOf(sector),
    weights,
    currencySymbol: currencySymbol(currency, 'narrowSymbol'),
  });
}

/** What the comparison goes by, for a page to show beside it. */
export async function basis(app: App, choice: Choice): Promise<ComparisonBasis> {
  const { sector, currency } = await readSector(app, choice.sectorId);
  const processes = await getProcesses(app, sector.id, choice.processIds);
  return { sectorName: sector.name, currency, decided: isDecided(processes), processes: countedOnly(processes) };
}

/** What of these vendors meets which opportunity: the cells of a matrix. */
export async function matches(
  app: App,
  { vendorIds, ...choice }: Choice & { vendorIds: string[] },
): Promise<VendorMatch[]> {
  const [sector, vendors] = await Promise.all([getSummary(app, choice.sectorId), getVendors(app, vendorIds)]);
  return app.workers.run('matchVendors', chosenOf(sector.id, choice), vendors, { industry: industryOf(sector) });
}

const industryOf = ({ referenceModel, name, description, profile }: SectorSummary) =>
  directoryIndustry(referenceModel, name, description, profile.industry);

async function readSector(app: App, sectorId: string) {
  const sector = await getSummary(app, sectorId);
  const { assumptions } = await assumptionsOf(app.db, sector.id);
  return { sector, currency: assumptions.currency };
}

const chosenOf = (sectorId: string, { processIds }: Choice) => ({
  sectorId,
  processIds: processIds.map((id) => requireId(id, 'processMissing')),
});

/** The vendors that were kept for a sector, by name. */
export async function shortlist(app: App, sectorId: string): Promise<ShortlistedVendor[]> {
  const { id } = await getSummary(app, sectorId);
  return (await listShortlisted(app.db, { sectorId: id })).map(toShortlisted);
}

/** Every vendor on the shortlist of any sector that this person may open. */
export const shortlists = async (app: App, { user }: Actor): Promise<ShortlistedVendor[]> =>
  (await listShortlisted(app.db, { readerId: user.id })).map(toShortlisted);

/** Keeps a vendor on the shortlist of a sector; of one that is there already, changes the note. */
export async function keep(
  app: App,
  { user }: Actor,
  sectorId: string,
  vendorId: string,
  { note, version }: ShortlistEntry,
): Promise<ShortlistedVendor> {
  const vendor = await get(app, vendorId);
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await findShortlisted(tx.db, sector.id, vendor.id);
    if (version !== undefined && version !== current?.version) throw new AppError('editedMeanwhile');
    await keepVendor(tx.db, {
      sector_id: sector.id,
      vendor_id: vendor.id,
      note: note === undefined ? (current?.note ?? null) : note,
      kept_by: personName(user),
    });
    const kept = (await listShortlisted(tx.db, { sectorId: sector.id })).find((row) => row.vendor_id === vendor.id);
    // Deleted at this very moment.
    if (!kept) throw new AppError('vendorMissing');
    const action = current ? 'changed' : 'added';
    await recordDone(tx, sector.id, { kind: 'vendors', action, subjects: [vendor.id], what: vendor.name });
    return toShortlisted(kept);
  });
}

/** Takes a vendor off the shortlist of a sector; a deleted one too. */
export async function drop(app: App, sectorId: string, vendorId: string): Promise<void> {
  const id = requireId(vendorId, 'vendorMissing');
  await inSector(app, sectorId, async (tx, sector) => {
    const current = await findShortlisted(tx.db, sector.id, id);
    if (!current || !(await dropVendor(tx.db, sector.id, id))) throw new AppError('notShortlisted');
    const [vendor] = await findVendors(tx.db, [id]);
    await recordDone(tx, sector.id, { kind: 'vendors', action: 'deleted', subjects: [id], what: vendor?.name ?? null });
  });
}

const toShortlisted = (row: ShortlistRow): ShortlistedVendor => ({
  sectorId: row.sector_id,
  sectorName: row.sector_name,
  vendorId: row.vendor_id,
  vendorName: row.vendor_name,
  note: row.note,
  kept: { by: row.kept_by, at: row.kept_at.toISOString() },
  version: row.version,
});

/** Brings the vendor up to date with all that the analyst knows of it. */
export async function refresh(app: App, actor: Actor, vendorId: string): Promise<StartedJob<Vendor>> {
  return { job: await startJob(app, actor, vendorId, { accept: true }), answer: () => get(app, vendorId) };
}

/** Begins to propose what is new of the vendor; nothing is changed until somebody accepts it. */
export const startRefresh = (app: App, actor: Actor, vendorId: string): Promise<Job> =>
  startJob(app, actor, vendorId, { accept: false });

async function startJob(app: App, actor: Actor, vendorId: string, params: { accept: boolean }): Promise<Job> {
  const { id } = await get(app, vendorId);
  return start(app, actor, { kind: 'vendor-refresh', sectorId: null, itemIds: [id], params });
}

export async function refreshInJob(app: App, { waiting, params, signal }: RunningJob): Promise<VendorRefresh> {
  const vendor = await get(app, waiting[0] ?? '');
  const current = VendorInput.parse(vendor);
  const findings = await app.analyst.refreshVendor(current, signal);
  if (!findings) {
    throw new AppError('nothingKnown', `${app.analyst.source} knows nothing of ${vendor.name}. It stays as it is.`);
  }
  const { factsAsOf } = findings;
  const proposed = VendorInput.parse(findings.proposed);
  const differs = VENDOR_FIELDS.filter((field) => JSON.stringify(proposed[field]) !== JSON.stringify(current[field]));
  if ((params as { accept: boolean } | null)?.accept) await update(app, vendor.id, proposed, vendor.version, factsAsOf);
  return { vendor, source: app.analyst.source, factsAsOf, proposed, differs };
}

/** Puts in what the curated directory has and this database never had; what somebody changed or deleted stays so. */
export async function seedDirectory(app: App): Promise<void> {
  await insertDirectory(app.db, await loadVendorDirectory());
}
