import { AppError } from '@process-ai/contract/errors';
import { fileNameOf } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import { INSIGHT_TYPE_REFUSED, INSIGHT_TYPES, type Insight } from '@process-ai/contract/insights';
import type { Job } from '@process-ai/contract/jobs';
import type { Actor, App } from '../../../app.ts';
import { resultOf, start } from '../../jobs/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import { findInsight, insertInsight, updateSummary } from '../repository.ts';
import { get } from '../service.ts';

interface Upload {
  file: File;
  /** Absent or empty = the name of the file. */
  title?: string | null | undefined;
}

/** Keeps a document and its text, summarises it, and waits for that. */
export async function upload(app: App, actor: Actor, sectorId: string, document: Upload): Promise<Insight> {
  const { job, insightId } = await receive(app, actor, sectorId, document);
  await resultOf(app, job.id);
  return get(app, sectorId, insightId);
}

/** Keeps a document and its text; its summary is the job's work. A document that cannot be read is not kept. */
export async function startUpload(app: App, actor: Actor, sectorId: string, document: Upload): Promise<Job> {
  return (await receive(app, actor, sectorId, document)).job;
}

/** Summarises a document anew, as after a failure. */
export async function summarize(app: App, actor: Actor, sectorId: string, insightId: string): Promise<Insight> {
  const job = await startSummary(app, actor, sectorId, insightId);
  await resultOf(app, job.id);
  return get(app, sectorId, insightId);
}

export async function startSummary(app: App, actor: Actor, sectorId: string, insightId: string): Promise<Job> {
  const id = requireId(insightId, 'insightMissing');
  const { id: ofSector } = await overview(app, sectorId);
  await inSector(app, ofSector, async (db) => {
    if (!(await findInsight(db, ofSector, id))) throw new AppError('insightMissing');
    await updateSummary(db, ofSector, id, { summary_status: 'running' });
  });
  return start(app, actor, { kind: 'insight-summary', sectorId: ofSector, itemIds: [id] });
}

async function receive(app: App, actor: Actor, sectorId: string, { file, title }: Upload) {
  const { id: ofSector } = await overview(app, sectorId);
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
  const id = app.newId();
  await inSector(app, ofSector, (db) =>
    insertInsight(db, {
      id,
      sector_id: ofSector,
      title: storable(title ?? '') || fileName,
      file_name: fileName,
      file_type: fileType,
      file_size: bytes.length,
      file: bytes,
      pages,
      notice,
    }),
  );
  return {
    insightId: id,
    job: await start(app, actor, { kind: 'insight-summary', sectorId: ofSector, itemIds: [id] }),
  };
}

/** Titles that nobody typed come from foreign machines. */
const storable = (name: string) =>
  name
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .trim();
