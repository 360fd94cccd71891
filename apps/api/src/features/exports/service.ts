import { createHash } from 'node:crypto';
import type { ClientPage } from '@process-ai/contract/client-links';
import { AppError } from '@process-ai/contract/errors';
import { DEFAULT_COVER } from '@process-ai/contract/export-covers';
import {
  EXPORT_FORMATS,
  type ExportChanges,
  type ExportDestination,
  type ExportFormat,
  ExportInput,
  type ExportPreview,
  type ExportPreviewInput,
  type ExportRecord,
  ExportResult,
  type ExportSection,
  isExportFormat,
  type Readiness,
} from '@process-ai/contract/exports';
import { fileStem } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import type { SectorSummary } from '@process-ai/contract/sectors';
import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import { directoryIndustry } from '@process-ai/library/vendor-directory';
import type { Actor, App, RunningJob, StartedJob, StoredFile } from '../../app.ts';
import { ClosedSector } from '../../closed-sector.ts';
import { personName } from '../../person-name.ts';
import type { ExportOrder } from '../../worker-tasks.ts';
import { recordDone } from '../activity/service.ts';
import { start } from '../jobs/service.ts';
import { list as listJourneys } from '../journeys/service.ts';
import { requireProcesses } from '../processes/service.ts';
import { list as listScenarios } from '../scenarios/service.ts';
import { getSummary } from '../sectors/service.ts';
import { assumptionsOf } from '../values/service.ts';
import { getVendors, shortlist } from '../vendors/service.ts';
import { branding, hasTemplate, templateFor } from '../workspace/service.ts';
import { type ExportRow, findExport, findFile, insertExport, listExports, revisionOf } from './repository.ts';
import { shownOf } from './service/cover.ts';

/** The exports of a sector, newest first. */
export async function list(app: App, sectorId: string): Promise<ExportRecord[]> {
  const sector = await getSummary(app, sectorId);
  const rows = await listExports(app.db, sector.id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    format: row.format,
    url: urlOf(row),
    by: row.made_by,
    size: row.size,
    figures: row.figures,
    // Before there was a language, all files were English.
    cover: row.cover && { ...row.cover, language: row.cover.language ?? DEFAULT_COVER.language },
    createdAt: row.created_at.toISOString(),
  }));
}

/** Where the next export goes. */
export const destination = (app: App): ExportDestination => ({ google: app.googleDrive !== null });

export interface Download {
  file: StoredFile;
  fileName: string;
  mime: string;
  sectorId: string;
}

/** The file of an export that this person may read. */
export async function download(app: App, { user }: Actor, exportId: string): Promise<Download> {
  const row = await findFile(app.db, requireId(exportId, 'exportMissing'), user.id);
  if (row && !row.readable) throw new ClosedSector(row.sector_id, 'exportMissing');
  const file = row?.file_id && (await app.files.find(row.file_id));
  if (!file || !isExportFormat(row.format)) throw new AppError('exportMissing');
  return { file, fileName: row.file_name, mime: EXPORT_FORMATS[row.format].mime, sectorId: row.sector_id };
}

/** What should be mended in a sector before it is exported. */
export async function checkReadiness(app: App, sectorId: string): Promise<Readiness> {
  const sector = await getSummary(app, sectorId);
  const order = { sectorId: sector.id, source: await besideProcesses(app, sector, {}, null) };
  return app.workers.run('checkReadiness', order, sector.counts.processes);
}

/** What cover and summary of the files would say now. */
export async function preview(
  app: App,
  { user }: Actor,
  sectorId: string,
  input: ExportPreviewInput,
): Promise<ExportPreview> {
  const sector = await getSummary(app, sectorId);
  const choice = await checkedChoice(app, sector.id, input);
  return { ...(await previewOf(app, sector, choice, user.id)).preview, firmTemplate: await hasTemplate(app) };
}

/** What has become of the sector since it was exported. */
export async function changes(app: App, sectorId: string, exportId: string): Promise<ExportChanges> {
  const sector = await getSummary(app, sectorId);
  const row = await findExport(app.db, sector.id, requireId(exportId, 'exportMissing'));
  if (!row) throw new AppError('exportMissing');
  const { sector_revision: revision, figures: before } = row;
  // The figures are those of the sector, whatever is shown beside them.
  const { figures: now } = await previewOf(app, sector, { vendorIds: [], sections: [], template: 'standard' }, null);
  const missing = (those: readonly { id: string }[]) => {
    const ids = new Set(those.map(({ id }) => id));
    return ({ id }: { id: string }) => !ids.has(id);
  };
  const names = (initiatives: readonly { name: string }[]) => initiatives.map(({ name }) => name);
  return {
    writes: revision === null ? null : (await revisionOf(app.db, sector.id)) - revision,
    before,
    now,
    added: before ? names(now.initiatives.filter(missing(before.initiatives))) : [],
    removed: before ? names(before.initiatives.filter(missing(now.initiatives))) : [],
  };
}

async function previewOf(app: App, sector: SectorSummary, choice: ExportPreviewInput, personId: string | null) {
  const [source, template] = await Promise.all([
    besideProcesses(app, sector, choice, personId),
    templateFor(app, 'docs', choice),
  ]);
  const order = { sectorId: sector.id, processIds: choice.processIds, source, template };
  return app.workers.run('previewBlueprint', order, sector.counts.processes);
}

/**
 * Builds the client's file and keeps it, so that its link works until it or the sector is deleted. What is wrong with the
 * choice is said before the job starts.
 */
export async function create(
  app: App,
  actor: Actor,
  sectorId: string,
  format: string,
  choice: ExportInput,
): Promise<StartedJob<ExportResult>> {
  if (!isExportFormat(format)) {
    throw new AppError('exportFormatUnknown', `Available: ${Object.keys(EXPORT_FORMATS).join(', ')}.`);
  }
  const { id } = await getSummary(app, sectorId);
  const checked = await checkedChoice(app, id, choice);
  if (checked.vendorIds.length === 0 && showsVendors(choice)) throw new AppError('noVendorSelected');
  const job = await start(app, actor, {
    kind: 'export',
    sectorId: id,
    params: { format, choice: checked, by: personName(actor.user) },
  });
  return { job, answer: ExportResult.parse };
}

const showsVendors = ({ sections }: Pick<ExportInput, 'sections'>) => !sections || sections.includes('vendors');

/** With the vendors that the files show. Throws where one of them, or of the processes, is not there. */
async function checkedChoice<Choice extends ExportPreviewInput>(app: App, sectorId: string, choice: Choice) {
  const chosen = choice.vendorIds ?? (await shortlist(app, sectorId)).map(({ vendorId }) => vendorId);
  const vendorIds = showsVendors(choice) ? chosen : [];
  await getVendors(app, vendorIds);
  if (choice.processIds?.length) await requireProcesses(app, sectorId, choice.processIds);
  return { ...choice, vendorIds };
}

export async function exportInJob(app: App, job: RunningJob): Promise<ExportResult> {
  const { format, choice, by } = job.params as { format: ExportFormat; choice: unknown; by?: string };
  const input = ExportInput.parse(choice);
  // Read first: what is written meanwhile counts as a change since, never as part of the file.
  const revision = await revisionOf(app.db, job.sectorId);
  // Made by a run that was killed before it could say so.
  const earlier = await findExport(app.db, job.sectorId, job.id);
  if (earlier) return { url: urlOf(earlier), title: earlier.title };
  const sector = await getSummary(app, job.sectorId);
  const [source, template] = await Promise.all([
    besideProcesses(app, sector, input, job.userId),
    templateFor(app, format, input),
  ]);
  const order = { format, sectorId: sector.id, processIds: input.processIds, source, template };
  const made = await app.workers.run('exportBlueprint', order, sector.counts.processes);
  const bytes = Buffer.from(made.bytes);
  // Nobody wants the file of a cancelled export; without an item done, this only asks.
  await job.progress(app.db, [], null);

  const { title, generatedAt } = source;
  const { extension, mime } = EXPORT_FORMATS[format];
  const fileName = `${fileStem(sector.name)}-blueprint-${generatedAt.slice(0, 10)}.${extension}`;
  const external = app.googleDrive && (await app.googleDrive.upload({ title, format, mime, bytes }, job.signal));
  const row = {
    id: job.id,
    sector_id: job.sectorId,
    user_id: job.userId,
    format,
    title,
    file_name: fileName,
    file_id: external === null ? (await app.files.put([bytes], bytes.length)).id : null,
    external_url: external,
    made_by: by ?? null,
    sector_revision: revision,
    figures: made.figures,
    cover: made.cover,
  };
  await app.db.transaction().execute(async (db) => {
    await job.progress(db, [], null);
    await insertExport(db, row);
    const what = { kind: 'export' as const, action: 'done' as const, subjects: [row.id], what: format };
    await recordDone({ db }, job.sectorId, what, job.userId);
  });
  return { url: urlOf(row), title };
}

/**
 * What a document of this moment says, for a page in the browser: with the vendors on the shortlist, if there are any.
 * @param personId who answers for it; null = nobody
 */
export async function readPage(
  app: App,
  { sectorId, sections }: { sectorId: string; sections: ExportSection[] },
  personId: string | null,
): Promise<Omit<ClientPage, 'expiresAt'>> {
  const sector = await getSummary(app, sectorId);
  const choice = await checkedChoice(app, sector.id, { sections });
  const source = await besideProcesses(app, sector, choice, personId);
  return app.workers.run('clientPage', { sectorId: sector.id, processIds: undefined, source }, sector.counts.processes);
}

/** Another one whenever something changes that such a page shows; it bears a date, so every day has its own. */
export async function pageVersion(app: App, sectorId: string, personId: string | null): Promise<string> {
  const revision = await revisionOf(app.db, sectorId);
  const kept = await shortlist(app, sectorId);
  const [vendors, { logo, ...look }, cover] = await Promise.all([
    getVendors(
      app,
      kept.map(({ vendorId }) => vendorId),
    ),
    branding(app),
    shownOf(app, sectorId, {}, personId),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([revision, vendors.map(({ id, version }) => [id, version]), look, cover]))
    .update(logo?.bytes ?? '')
    .update(new Date().toISOString().slice(0, 10))
    .digest('base64');
}

/**
 * What the file shows beside the processes and the plan: those are read where the file is made.
 * @param personId whose file it is; null = nobody’s
 */
async function besideProcesses(
  app: App,
  sector: SectorSummary,
  { vendorIds = [], weights, include, sections, cover: otherwise = {} }: ExportInput,
  personId: string | null,
): Promise<ExportOrder['source']> {
  const [vendors, { assumptions, changes }, journeys, scenarios, look, cover] = await Promise.all([
    getVendors(app, vendorIds),
    assumptionsOf(app.db, sector.id),
    listJourneys(app, sector.id),
    listScenarios(app, sector.id),
    branding(app),
    shownOf(app, sector.id, otherwise, personId),
  ]);
  const { shortName } = sector.profile;
  return {
    title: `${shortName ?? sector.name} – Blueprint`,
    shortName,
    generatedAt: new Date().toISOString(),
    sector,
    assumptions,
    assumptionChanges: changes,
    scenarios,
    journeys,
    vendors,
    industry: directoryIndustry(sector.referenceModel, sector.name, sector.description, sector.profile.industry),
    weights: weights ?? DEFAULT_FIT_WEIGHTS,
    branding: look,
    cover,
    ...(include && { include }),
    ...(sections && { sections }),
  };
}

const urlOf = ({ id, external_url }: Pick<ExportRow, 'id' | 'external_url'>): string =>
  external_url ?? `/api/exports/${id}/file`;
