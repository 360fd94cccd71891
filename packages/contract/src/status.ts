import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { JobKind } from './jobs.ts';

/** A job that ended without what it was for. */
export const FailedJob = z.object({
  id: Id,
  kind: JobKind,
  error: z.string().describe('The sentence that its person was told.'),
  finishedAt: Timestamp,
});
export type FailedJob = z.infer<typeof FailedJob>;

/** How an installation is doing. */
export const ServerStatus = z.object({
  startedAt: Timestamp.describe('When the process that answers was started.'),
  versions: z.object({
    product: z.string(),
    node: z.string(),
    database: z.string().describe('Of PostgreSQL.'),
    schema: z.string().describe('The last migration that has run.'),
  }),
  jobs: z.object({
    queued: z.int(),
    running: z.int(),
    oldestQueuedAt: Timestamp.nullable(),
    succeeded: z.int().describe('In the last 24 hours, as the next two.'),
    failed: z.int(),
    cancelled: z.int(),
  }),
  failures: z.array(FailedJob).describe('Of the last 24 hours, the newest first, 50 at most.'),
  workers: z
    .object({
      busy: z.int(),
      waiting: z.int().describe('Tasks without a child process.'),
      killed: z.int().describe('Child processes, since the start, that ended in the middle of a task.'),
    })
    .describe('Heavy work of the process that answers.'),
  storage: z.object({
    databaseBytes: z.number(),
    freeBytes: z.number().nullable().describe('On the disk of DATA_DIR; null where that folder is not there.'),
  }),
  analyst: z.object({
    source: z.string(),
    canBeTested: z.boolean().describe('Whether it is a service that has to be reached.'),
  }),
});
export type ServerStatus = z.infer<typeof ServerStatus>;

export const AnalystTest = z.object({ milliseconds: z.int().describe('How long the analyst took to answer.') });
export type AnalystTest = z.infer<typeof AnalystTest>;
