import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

/** What a format is called in the path, and what the file is. */
export const EXPORT_FORMATS = {
  sheets: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const isExportFormat = (value: string): value is ExportFormat => Object.hasOwn(EXPORT_FORMATS, value);

/** `processIds` absent or empty = every process with opportunities. */
export const ExportInput = z.object({
  processIds: z.array(Id).max(50_000).optional(),
  vendorIds: z.array(Id).max(1_000).default([]),
});
export type ExportInput = z.infer<typeof ExportInput>;

/** `url` is root-relative; the user or token that asked can open it. */
export const ExportResult = z.object({ url: z.string(), title: z.string() });
export type ExportResult = z.infer<typeof ExportResult>;

export const ExportRecord = ExportResult.extend({ id: Id, format: z.string(), createdAt: Timestamp });
export type ExportRecord = z.infer<typeof ExportRecord>;
