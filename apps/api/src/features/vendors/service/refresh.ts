import { AppError } from '@process-ai/contract/errors';
import type { Job } from '@process-ai/contract/jobs';
import { VENDOR_FIELDS, type Vendor, VendorInput, type VendorRefresh } from '@process-ai/contract/vendors';
import type { Actor, App, RunningJob, StartedJob } from '../../../app.ts';
import { start } from '../../jobs/service.ts';
import { get, update } from '../service.ts';

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
