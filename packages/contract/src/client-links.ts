import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';
import { NewPassword } from './users.ts';

/** A link by which a client reads the blueprint in the browser without an account. */
export const ClientLink = z.object({
  id: Id,
  label: z.string().describe('Whom it is for, in the words of the team; the client does not see it.'),
  createdBy: z.string().nullable().describe('Who made it; null where that account is gone.'),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  revokedAt: Timestamp.nullable(),
  hasPassword: z.boolean(),
  openings: z.int().describe('How often its page was opened.'),
  lastOpenedAt: Timestamp.nullable(),
});
export type ClientLink = z.infer<typeof ClientLink>;

export const LINK_DAYS_DEFAULT = 30;

/** An empty password means none. */
export const ClientLinkInput = z.object({
  label: requiredText(100),
  days: z
    .int('Must be a whole number')
    .min(1, 'At least 1 day')
    .max(366, 'At most 366 days')
    .optional()
    .describe(`Days until it expires; absent = ${LINK_DAYS_DEFAULT}.`),
  password: z
    .union([z.literal(''), NewPassword])
    .nullish()
    .transform((value) => value || null),
});
export type ClientLinkInput = z.infer<typeof ClientLinkInput>;

/** `url` is told here once, and never again. */
export const ClientLinkCreated = ClientLink.extend({
  url: z.string().describe('Root-relative. The secret stands in the fragment, which browsers send to no server.'),
});
export type ClientLinkCreated = z.infer<typeof ClientLinkCreated>;

export const ClientLinkOpening = z.object({
  openedAt: Timestamp,
  address: z.string().nullable().describe('The network it was opened from: the end of the address is not kept.'),
  userAgent: z.string().nullable().describe('As the browser named itself.'),
});
export type ClientLinkOpening = z.infer<typeof ClientLinkOpening>;

/** `token` is what stands in the fragment of a link. */
export const ClientPageInput = z.object({ token: z.string().max(200), password: z.string().max(200).nullish() });
export type ClientPageInput = z.infer<typeof ClientPageInput>;

const Cell = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  heat: z.int().min(0).max(6).optional().describe('How much is to be found there: 0 = nothing, 6 = the most.'),
});

/** A part of the page, in reading order. */
export const ClientPageBlock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('prose'),
    style: z.enum(['Body', 'Lead', 'Note', 'Meta']),
    term: z.string().optional().describe('Stands in bold before the text.'),
    text: z.string(),
  }),
  z.object({
    kind: z.literal('figures'),
    figures: z.array(z.object({ label: z.string(), value: z.string(), note: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.object({ header: z.string(), align: z.literal('right').optional() })),
    rows: z.array(z.array(Cell)),
  }),
]);
export type ClientPageBlock = z.infer<typeof ClientPageBlock>;

/** The blueprint as a client reads it: in the words and figures of the document. */
export const ClientPage = z.object({
  title: z.string(),
  subtitle: z.string(),
  client: z.string(),
  about: z.array(z.string()).describe('What the cover says below the name of the client, a line each.'),
  draft: z.boolean().describe('True where something has to be mended before it is handed over.'),
  accent: z.string().describe('"#rrggbb"'),
  onAccent: z.string().describe('"#rrggbb", readable on the accent.'),
  logo: z.string().nullable().describe('As a data URL.'),
  expiresAt: Timestamp,
  blocks: z.array(ClientPageBlock),
});
export type ClientPage = z.infer<typeof ClientPage>;
