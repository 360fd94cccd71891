import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';

/** What something was done with. */
export const AuditKind = z.enum([
  'session',
  'refusal',
  'account',
  'secondFactor',
  'token',
  'webhook',
  'invitation',
  'settings',
  'sector',
  'import',
  'processes',
  'suitability',
  'opportunities',
  'inputs',
  'scenarios',
  'plan',
  'actuals',
  'journeys',
  'documents',
  'playbooks',
  'vendors',
  'comments',
  'export',
  'download',
  'link',
]);
export type AuditKind = z.infer<typeof AuditKind>;

/** How whoever did it was known: by a session, by an API token, by a job of theirs, not at all, or it was the product itself. */
export const AuditVia = z.enum(['session', 'token', 'job', 'nobody', 'system']);
export type AuditVia = z.infer<typeof AuditVia>;

const Values = z.record(z.string(), z.unknown());

/** One thing that was changed: only what differs, long texts cut. */
export const AuditChange = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  before: Values.optional().describe('Absent where the thing is new.'),
  after: Values.optional().describe('Absent where the thing is gone.'),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  userId: Id.nullable().describe('Null where nobody is known.'),
  by: z.string().nullable().describe('As the person was called then.'),
  via: AuditVia,
  credentialId: Id.nullable().describe('Of the session, or of the API token.'),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  kind: AuditKind,
  action: z
    .string()
    .describe('Such as "added", "changed", "deleted", "restored", "signedIn"; of a refusal the code of the error.'),
  sectorId: Id.nullable(),
  sector: z.string().nullable().describe('Name of the sector as it is now; null where there is none.'),
  subjectId: z.string().nullable().describe('Id of the one thing that it is about.'),
  what: z.string().nullable().describe('Its name then; of a refusal what was asked for.'),
  count: z.int().describe('How many things it is about, or how often it was refused.'),
  isWithheld: z
    .boolean()
    .describe(
      'Whether `what` and the changes are left out: they are of a sector that you may not open. Who may open it is told.',
    ),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditEntryDetail = AuditEntry.extend({
  changes: z
    .array(AuditChange)
    .nullable()
    .describe('Null where nothing is kept but the entry, it is about more than 100 things, or they are withheld.'),
});
export type AuditEntryDetail = z.infer<typeof AuditEntryDetail>;

const Choice = z.array(z.object({ id: Id, name: z.string() }));

export const AuditPage = z.object({
  entries: z.array(AuditEntry).describe('Newest first.'),
  next: z.string().nullable().describe('What to send as `cursor` for those before; null = these are the first ones.'),
  people: Choice.describe('Whoever is in the log, by name.'),
  sectors: Choice.describe('The sectors in the log that are there, by name.'),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const AuditFilter = z.object({
  kind: AuditKind.optional(),
  userId: Id.optional().describe('What this person did, and what was done to the account.'),
  sectorId: Id.optional(),
  from: Timestamp.optional().describe('The first moment.'),
  to: Timestamp.optional().describe('The moment before which it ends.'),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

export const AuditQuery = AuditFilter.extend({
  limit: z.coerce.number().int().min(1).max(200).optional().describe('50 where it is left out.'),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, 'Send what came as `next`')
    .optional()
    .describe('What came as `next`.'),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** For how many months an entry may be kept. */
export const AUDIT_MONTHS = { min: 6, max: 120 };
