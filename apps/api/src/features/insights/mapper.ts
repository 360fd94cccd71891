import type { Insight } from '@process-ai/contract/insights';
import type { InsightRow } from './repository.ts';

export const toInsight = (row: InsightRow): Insight => ({
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
  source: row.source,
  pageCount: row.page_count,
  notice: row.notice,
});

const NO_SUMMARY: Record<InsightRow['summary_status'], string> = {
  running: 'The summary is being written.',
  ready: 'The document holds no sentence that could stand for it.',
  failed: 'The summary could not be written. Please try again.',
  'no-text': 'No text could be read from this file, so there is no summary.',
};
