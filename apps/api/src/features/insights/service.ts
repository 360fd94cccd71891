import { AppError } from '@process-ai/contract/errors';
import { fileNameOf } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import { INSIGHT_TYPE_REFUSED, INSIGHT_TYPES, type Insight, type InsightText } from '@process-ai/contract/insights';
import type { Deleted } from '@process-ai/contract/sectors';
import { verifyCitations } from '@process-ai/domain/citations';
import type { Actor, App, RunningJob, StartedJob, StoredFile } from '../../app.ts';
import { recordDone } from '../activity/service.ts';
import { refresh } from '../evidence/service.ts';
import { start } from '../jobs/service.ts';
import { getSummary, inSector, setDeletedIn } from '../sectors/service.ts';
import {
  findFile,
  findInsight,
  findPages,
  type InsightRow,
  insertInsight,
  listDeleted,
  listInsights,
  setDeleted,
  updateSummary,
} from './repository.ts';

/** The insights of a sector that is known to exist, newest first. */
export async function insightsOf(app: App, sectorId: string): Promise<Insight[]> {
  return (await listInsights(app.db, sectorId)).map(toInsight);
}

export async function list(app: App, sectorId: string): Promise<Insight[]> {
  return insightsOf(app, (await getSummary(app, sectorId)).id);
}

export async function get(app: App, sectorId: string, insightId: string): Promise<Insight> {
  const { id } = await getSummary(app, sectorId);
  const row = await findInsight(app.db, id, requireId(insightId, 'insightMissing'));
  if (!row) throw new AppError('insightMissing');
  return toInsight(row);
}

/** The text as it was extracted, page by page. */
export async function text(app: App, sectorId: string, insightId: string): Promise<InsightText> {
  const { id } = await getSummary(app, sectorId);
  const pages = await findPages(app.db, id, requireId(insightId, 'insightMissing'));
  if (!pages) throw new AppError('insightMissing');
  return { pages };
}

/** The document as it was uploaded. */
export async function download(
  app: App,
  sectorId: string,
  insightId: string,
): Promise<{ file: StoredFile; fileName: string }> {
  const { id } = await getSummary(app, sectorId);
  const row = await findFile(app.db, id, requireId(insightId, 'insightMissing'));
  const file = row && (await app.files.find(row.file_id));
  if (!file) throw new AppError('insightMissing');
  return { file, fileName: row.file_name };
}

const PART = { kind: 'insight', missing: 'insightMissing', set: setDeleted } as const;

/** Takes the insight away; `restore` brings it back. */
export const remove = (app: App, sectorId: string, insightId: string): Promise<void> =>
  setDeletedIn(app, sectorId, { ...PART, id: insightId, deletedAt: new Date() });

export async function restore(app: App, sectorId: string, insightId: string): Promise<Insight> {
  await setDeletedIn(app, sectorId, { ...PART, id: insightId, deletedAt: null });
  return get(app, sectorId, insightId);
}

export async function deleted(app: App, sectorId: string): Promise<Deleted[]> {
  const { id } = await getSummary(app, sectorId);
  return listDeleted(app.db, id);
}

interface Upload {
  file: File;
  /** Absent or empty = the name of the file. */
  title?: string | null | undefined;
}

/** Keeps a document and its text; its summary is the job's work. A document that cannot be read is not kept. */
export async function upload(
  app: App,
  actor: Actor,
  sectorId: string,
  { file, title }: Upload,
): Promise<StartedJob<Insight>> {
  const { id: ofSector } = await getSummary(app, sectorId);
  const fileName = fileNameOf(file.name) || 'document';
  const fileType = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (!(INSIGHT_TYPES as readonly string[]).includes(fileType)) {
    throw new AppError('fileTypeRefused', INSIGHT_TYPE_REFUSED);
  }
  if (file.size > app.settings.uploadMaxBytes) {
    throw new AppError('fileTooLarge', `${Math.floor(app.settings.uploadMaxBytes / 1024 / 1024)} MB`);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const { pages, notice } = await app.workers.run('readDocument', bytes, fileName);
  const what = storable(title ?? '') || fileName;
  app.analyst.prepareSummary?.({ title: what, fileName, pages });
  const stored = await app.files.put([bytes], bytes.length);
  const id = app.newId();
  await inSector(app, ofSector, async (tx) => {
    await insertInsight(tx.db, {
      id,
      sector_id: ofSector,
      title: what,
      file_name: fileName,
      file_type: fileType,
      file_size: bytes.length,
      file_id: stored.id,
      pages,
      notice,
    });
    await recordDone(tx, ofSector, { kind: 'insight', action: 'added', subjects: [id], what });
  });
  return startSummary(app, actor, ofSector, id);
}

/** Summarises a document anew, as after a failure. */
export async function summarize(
  app: App,
  actor: Actor,
  sectorId: string,
  insightId: string,
): Promise<StartedJob<Insight>> {
  const id = requireId(insightId, 'insightMissing');
  const { id: ofSector } = await getSummary(app, sectorId);
  await inSector(app, ofSector, async (tx) => {
    if (!(await findInsight(tx.db, ofSector, id))) throw new AppError('insightMissing');
    await updateSummary(tx.db, ofSector, id, { summary_status: 'running' });
  });
  return startSummary(app, actor, ofSector, id);
}

async function startSummary(app: App, actor: Actor, sectorId: string, id: string): Promise<StartedJob<Insight>> {
  const job = await start(app, actor, { kind: 'insight-summary', sectorId, itemIds: [id] });
  return { job, answer: () => get(app, sectorId, id) };
}

/** Titles that nobody typed come from foreign machines. */
const storable = (name: string) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .trim();

/** Summarises the job's documents; a sentence whose words do not stand in the document is dropped, whoever wrote it. */
export async function summarizeInJob(app: App, job: RunningJob): Promise<{ summarized: number }> {
  for (const id of job.waiting) await summarizeOne(app, job, id);
  await refresh(app, job);
  return { summarized: job.waiting.length };
}

async function summarizeOne(app: App, job: RunningJob, id: string): Promise<void> {
  const [insight, pages] = await Promise.all([
    findInsight(app.db, job.sectorId, id),
    findPages(app.db, job.sectorId, id),
  ]);
  if (!insight || !pages) return;
  const keep = (summary: Parameters<typeof updateSummary>[3]) =>
    inSector(app, job.sectorId, async (tx) => {
      await job.progress(tx.db, [id], insight.title);
      await updateSummary(tx.db, job.sectorId, id, summary);
    });
  if (pages.every(({ text }) => text.trim() === '')) return keep({ summary_status: 'no-text', source: null });
  try {
    const { title, file_name: fileName } = insight;
    const summary = await app.analyst.summarizeDocument({ title, fileName, pages }, job.signal);
    const found = summary.figures ?? (await app.workers.run('findFigures', pages));
    await keep({
      summary_status: 'ready',
      sentences: verifyCitations(summary.sentences, pages),
      ...found,
      source: app.analyst.source,
    });
  } catch (error) {
    // What is busy now may have room at the next try.
    const mayPass = error instanceof AppError && error.kind === 'SERVICE_UNAVAILABLE';
    if (!(error instanceof AppError) || mayPass || job.signal.aborted) throw error;
    await inSector(app, job.sectorId, async (tx) => {
      await job.progress(tx.db, [], null);
      await updateSummary(tx.db, job.sectorId, id, { summary_status: 'failed' });
    });
    throw new AppError('summaryFailed', error.message);
  }
}

const toInsight = (row: InsightRow): Insight => ({
  id: row.id,
  title: row.title,
  fileName: row.file_name,
  fileType: row.file_type,
  fileSize: row.file_size,
  uploadedAt: row.uploaded_at.toISOString(),
  summary: row.sentences.length > 0 ? row.sentences.map(({ text }) => text).join(' ') : NO_SUMMARY[row.summary_status],
  summaryStatus: row.summary_status,
  sentences: row.sentences,
  figures: row.figures,
  facts: row.facts,
  language: row.language,
  source: row.source,
  pageCount: row.page_count,
  notice: row.notice,
});

const NO_SUMMARY: Record<InsightRow['summary_status'], string> = {
  running: 'The summary is being written.',
  ready: 'This document holds titles, labels or blanks, and no sentences that tell something.',
  failed: 'The summary could not be written. Please try again.',
  'no-text': 'No text could be read from this file, so there is no summary.',
};
