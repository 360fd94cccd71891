import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Insight, InsightText } from '@process-ai/contract/insights';
import type { Deleted } from '@process-ai/contract/sectors';
import type { App } from '../../app.ts';
import { inSector, overview } from '../sectors/service.ts';
import { toInsight } from './mapper.ts';
import { findFile, findInsight, findPages, listDeleted, listInsights, setDeleted } from './repository.ts';

/** The insights of a sector that is known to exist, newest first. */
export async function listOf(app: App, sectorId: string): Promise<Insight[]> {
  return (await listInsights(app.db, sectorId)).map(toInsight);
}

export async function list(app: App, sectorId: string): Promise<Insight[]> {
  return listOf(app, (await overview(app, sectorId)).id);
}

export async function get(app: App, sectorId: string, insightId: string): Promise<Insight> {
  const { id } = await overview(app, sectorId);
  const row = await findInsight(app.db, id, requireId(insightId, 'insightMissing'));
  if (!row) throw new AppError('insightMissing');
  return toInsight(row);
}

/** The text as it was extracted, page by page. */
export async function text(app: App, sectorId: string, insightId: string): Promise<InsightText> {
  const { id } = await overview(app, sectorId);
  const pages = await findPages(app.db, id, requireId(insightId, 'insightMissing'));
  if (!pages) throw new AppError('insightMissing');
  return { pages };
}

/** The document as it was uploaded. */
export async function download(
  app: App,
  sectorId: string,
  insightId: string,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { id } = await overview(app, sectorId);
  const row = await findFile(app.db, id, requireId(insightId, 'insightMissing'));
  if (!row) throw new AppError('insightMissing');
  return { bytes: row.file, fileName: row.file_name };
}

/** Takes the insight away; `restore` brings it back. */
export const remove = (app: App, sectorId: string, insightId: string): Promise<void> =>
  mark(app, sectorId, insightId, new Date());

export async function restore(app: App, sectorId: string, insightId: string): Promise<Insight> {
  await mark(app, sectorId, insightId, null);
  return get(app, sectorId, insightId);
}

export async function deleted(app: App, sectorId: string): Promise<Deleted[]> {
  const { id } = await overview(app, sectorId);
  const rows = await listDeleted(app.db, id);
  return rows.map((row) => ({ id: row.id, name: row.title, deletedAt: (row.deleted_at ?? new Date()).toISOString() }));
}

async function mark(app: App, sectorId: string, insightId: string, deletedAt: Date | null): Promise<void> {
  const id = requireId(insightId, 'insightMissing');
  await inSector(app, sectorId, async (tx, sector) => {
    if (!(await setDeleted(tx.db, sector.id, id, deletedAt))) throw new AppError('insightMissing');
  });
}
