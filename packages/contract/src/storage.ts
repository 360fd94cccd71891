import { z } from 'zod';
import { Timestamp } from './ids.ts';

/** What is stored, in the words of people. */
export const StoredKind = z.enum(['sectors', 'documents', 'exports', 'imports', 'activity', 'audit', 'jobs', 'people']);
export type StoredKind = z.infer<typeof StoredKind>;

export const Stored = z.object({
  kind: StoredKind,
  count: z.int(),
  deleted: z.int().nullable().describe('How many of them are deleted and can be brought back; null where nothing can.'),
  bytes: z.int().describe('On the disk, with indexes and files; of sectors without what has a line of its own.'),
});
export type Stored = z.infer<typeof Stored>;

/** The least and the most that can be chosen. */
export const RETENTION = {
  deletedDays: { min: 1, max: 3650 },
  exportMonths: { min: 1, max: 120 },
  activityMonths: { min: 1, max: 120 },
};

const upTo = ({ min, max }: { min: number; max: number }) =>
  z.int('Must be a whole number').min(min, `At least ${min}`).max(max, `At most ${max}`).nullable();

/** null = kept until somebody deletes it. */
export const Retention = z.object({
  deletedDays: upTo(RETENTION.deletedDays).describe(
    'Days from a deletion to its end for good, of all that can be brought back.',
  ),
  exportMonths: upTo(RETENTION.exportMonths).describe('Months for which the file of an export is stored.'),
  activityMonths: upTo(RETENTION.activityMonths).describe('Months for which the activity of sectors is kept.'),
});
export type Retention = z.infer<typeof Retention>;

/** What the last cleanup has deleted for good. */
export const CleanupReport = z.object({ deleted: z.int(), exports: z.int(), activity: z.int() });
export type CleanupReport = z.infer<typeof CleanupReport>;

/** Files that are not in the database. */
export const FilesElsewhere = z.object({
  place: z.enum(['folder', 's3']),
  count: z.int(),
  bytes: z.int().describe('Part of what is stored, and not of the database.'),
});
export type FilesElsewhere = z.infer<typeof FilesElsewhere>;

export const StorageReport = z.object({
  stored: z.array(Stored),
  databaseBytes: z.int().describe('Of the whole database, without its write-ahead log.'),
  walBytes: z.int().nullable().describe('Of the write-ahead log; null where the database does not tell.'),
  filesElsewhere: z.array(FilesElsewhere).describe('Which backups of the database do not hold.'),
  retention: Retention,
  cleanup: z.object({
    begunAt: Timestamp.nullable().describe('Null until the first one.'),
    endedAt: Timestamp.nullable().describe('Null while it runs, and where it was cut short.'),
    report: CleanupReport.nullable(),
    isDue: z.boolean().describe('Something was deleted for good that is still in the files of the database.'),
  }),
});
export type StorageReport = z.infer<typeof StorageReport>;
