import type { CoverStatus, ExportCover, ShownCover } from '@process-ai/contract/export-covers';

export const COVER_STATUS_LABELS = {
  draft: 'Draft',
  forReview: 'For review',
  final: 'Final',
} as const satisfies Record<CoverStatus, string>;

/**
 * A cover with what follows from the export: its day (UTC), and that nothing is more than a draft while something blocks.
 * @param generatedAt ISO 8601
 */
export const shownCover = (kept: ExportCover, { draft }: { draft: boolean }, generatedAt: string): ShownCover => ({
  ...kept,
  status: draft ? 'draft' : (kept.status ?? 'forReview'),
  date: kept.date ?? generatedAt.slice(0, 10),
});
