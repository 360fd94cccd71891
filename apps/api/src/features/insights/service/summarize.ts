import { AppError } from '@process-ai/contract/errors';
import { verifyCitations } from '@process-ai/domain/citations';
import type { App, RunningJob } from '../../../app.ts';
import { inSector } from '../../sectors/service.ts';
import { findInsight, findPages, updateSummary } from '../repository.ts';

/** Summarises the job's documents; a sentence whose words do not stand in the document is dropped, whoever wrote it. */
export async function summarizeInJob(app: App, job: RunningJob): Promise<{ summarized: number }> {
  for (const id of job.waiting) await summarizeOne(app, job, id);
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
    const proposed = await app.analyst.summarizeDocument({ title, fileName, pages }, job.signal);
    await keep({
      summary_status: 'ready',
      sentences: verifyCitations(proposed, pages),
      figures: await app.workers.run('findFigures', pages),
      source: app.analyst.source,
    });
  } catch (error) {
    // What is busy now may have room at the next try.
    const mayPass = error instanceof AppError && error.kind === 'SERVICE_UNAVAILABLE';
    if (!(error instanceof AppError) || mayPass || job.signal.aborted) throw error;
    await inSector(app, job.sectorId, (tx) => updateSummary(tx.db, job.sectorId, id, { summary_status: 'failed' }));
    throw new AppError('summaryFailed', error.message);
  }
}
