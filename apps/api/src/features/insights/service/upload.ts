import { AppError } from '@process-ai/contract/errors';
import { fileNameOf } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import { INSIGHT_TYPE_REFUSED, INSIGHT_TYPES, type Insight } from '@process-ai/contract/insights';
import type { Actor, App, StartedJob } from '../../../app.ts';
import { start } from '../../jobs/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import { findInsight, insertInsight, updateSummary } from '../repository.ts';
import { get } from '../service.ts';

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
  await inSector(app, ofSector, (tx) =>
    insertInsight(tx.db, {
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
  const { id: ofSector } = await overview(app, sectorId);
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
