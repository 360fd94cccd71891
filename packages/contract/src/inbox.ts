import { z } from 'zod';
import { CommentSubject, Person } from './comments.ts';
import { ExportFormatName } from './exports.ts';
import { Id, Timestamp } from './ids.ts';
import { JobKind } from './jobs.ts';

/** A comment that mentions whoever reads the inbox. */
export const InboxMention = z.object({
  by: z.string().nullable().describe('Who wrote it.'),
  subject: CommentSubject,
  subjectId: Id,
  subjectName: z.string(),
  journeyId: Id.nullable().describe('The journey that a touchpoint stands in.'),
  text: z.string().describe('As in the comment: a person in it stands as @[id].'),
  mentions: z.array(Person),
});
export type InboxMention = z.infer<typeof InboxMention>;

/** Long work that one has started and that has ended. */
export const InboxJob = z.object({
  kind: JobKind,
  status: z.enum(['succeeded', 'failed']),
  done: z.int().describe('How many things were worked on.'),
  subjectId: Id.nullable().describe(
    'The one process, document or vendor that it was about; null where there were several, or none.',
  ),
  format: ExportFormatName.nullable().describe('Of an export; null for other work.'),
});
export type InboxJob = z.infer<typeof InboxJob>;

export const InboxEntry = z.object({
  id: Id.describe('Of the comment or the job.'),
  at: Timestamp,
  isRead: z.boolean(),
  sectorId: Id.nullable(),
  sectorName: z.string().nullable(),
  mention: InboxMention.nullable().describe('Null where it is about a job.'),
  job: InboxJob.nullable().describe('Null where it is a mention.'),
});
export type InboxEntry = z.infer<typeof InboxEntry>;

export const Inbox = z.object({
  unread: z.int(),
  entries: z.array(InboxEntry).describe('Newest first, 100 at most.'),
});
export type Inbox = z.infer<typeof Inbox>;

export const InboxRead = z.object({
  ids: z.array(Id).min(1, 'Name at least one').max(100, 'At most 100').describe('Ids of entries.'),
});
export type InboxRead = z.infer<typeof InboxRead>;
