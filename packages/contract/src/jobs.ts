import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

export const JobKind = z.enum([
  'analysis',
  'research',
  'journey-suggestions',
  'playbook-draft',
  'insight-summary',
  'evidence',
  'vendor-refresh',
  'export',
  'sample-client',
]);
export type JobKind = z.infer<typeof JobKind>;

/** What may take minutes: it waits for others like it, and holds up nothing that takes seconds. */
export const LONG_JOBS: readonly JobKind[] = [
  'analysis',
  'research',
  'journey-suggestions',
  'playbook-draft',
  'insight-summary',
  'sample-client',
];

export const JobStatus = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

export const isFinished = (status: JobStatus): boolean => status !== 'queued' && status !== 'running';

/** Something that a job could not do, while it kept the rest. */
export const JobFailure = z.object({ name: z.string(), message: z.string() });
export type JobFailure = z.infer<typeof JobFailure>;

/** Long work: it goes on when the page is closed, and can be found again. */
export const Job = z.object({
  id: Id,
  kind: JobKind,
  sectorId: Id.nullable(),
  status: JobStatus,
  ahead: z.int().nullable().describe('How many others go first while it is queued; null once it has begun.'),
  done: z.int().describe('How many of `total` are done.'),
  total: z.int(),
  current: z.string().nullable().describe('What is being worked on.'),
  error: z.string().nullable().describe('A sentence for a person; null unless it failed.'),
  failures: z.array(JobFailure),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type Job = z.infer<typeof Job>;
