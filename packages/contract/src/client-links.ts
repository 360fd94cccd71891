import { z } from 'zod';
import { EXPORT_SECTIONS, ExportSection } from './exports.ts';
import { Id, Timestamp } from './ids.ts';
import { requiredText, verbatimText } from './text.ts';
import { NewPassword } from './users.ts';

/** A link by which a client reads the blueprint in the browser without an account. */
export const ClientLink = z.object({
  id: Id,
  label: z.string().describe('Whom it is for, in the words of the team; the client does not see it.'),
  createdBy: z.string().nullable().describe('Who made it; null where that account is gone.'),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  revokedAt: Timestamp.nullable(),
  isAnswered: z
    .boolean()
    .describe(
      'Whether somebody answers for it: who made it, or let it work again, and may still open the sector. Else it opens nothing.',
    ),
  hasPassword: z.boolean(),
  sections: z.array(ExportSection).describe('What the page shows besides what always stands there.'),
  openings: z.int().describe('How often its page was opened.'),
  attempts: z.int().describe('How often somebody tried, with the times that the page opened.'),
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
  sections: z
    .array(ExportSection)
    .max(EXPORT_SECTIONS.length)
    .optional()
    .describe('What the page shows besides the answer, value, opportunities, plan and case; absent = all of it.'),
});
export type ClientLinkInput = z.infer<typeof ClientLinkInput>;

/** `url` is told here once, and never again. */
export const ClientLinkCreated = ClientLink.extend({
  url: z.string().describe('Root-relative. The secret stands in the fragment, which browsers send to no server.'),
});
export type ClientLinkCreated = z.infer<typeof ClientLinkCreated>;

export const ClientLinkOutcome = z.enum(['opened', 'wrongPassword', 'expired', 'revoked']);
export type ClientLinkOutcome = z.infer<typeof ClientLinkOutcome>;

/** A time that somebody opened a link, and whether the page came. */
export const ClientLinkOpening = z.object({
  openedAt: Timestamp,
  outcome: ClientLinkOutcome,
  address: z.string().nullable().describe('The network it was opened from: the end of the address is not kept.'),
  userAgent: z.string().nullable().describe('As the browser named itself.'),
});
export type ClientLinkOpening = z.infer<typeof ClientLinkOpening>;

/** `token` is what stands in the fragment of a link. */
export const ClientPageInput = z.object({ token: verbatimText(200), password: verbatimText(200).nullish() });
export type ClientPageInput = z.infer<typeof ClientPageInput>;

const Cell = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  heat: z.int().min(0).max(6).optional().describe('How much is to be found there: 0 = nothing, 6 = the most.'),
});

/** A color of the page: what the charts tell kinds apart by. */
export const ClientPageTone = z.enum(['accent', 'strong', 'middle', 'light', 'faint', 'muted', 'warning']);
export type ClientPageTone = z.infer<typeof ClientPageTone>;

const Series = z.object({
  name: z.string(),
  values: z.array(z.number()).describe('One for each category.'),
  tones: z.array(ClientPageTone.nullable()).describe('One for each value; null = room that is left empty.'),
  labels: z.array(z.string()).describe('One for each value, empty where it has none.'),
  outside: z.boolean().describe('True where the labels stand behind their bars.'),
  dashed: z.boolean(),
});

const Chart = z.object({
  kind: z.literal('chart'),
  caption: z.string(),
  alt: z.string().describe('What it shows, for who does not see it.'),
  shape: z.enum(['bars', 'columns', 'lines']).describe('Values of one category stand behind or above one another.'),
  categories: z.array(z.string()),
  categoryTitle: z.string().nullable(),
  series: z.array(Series),
  marks: z
    .array(
      z.object({
        at: z.number().describe('The index of its category; 1.5 = halfway from the second to the third.'),
        value: z.number(),
        tone: ClientPageTone,
        label: z.string(),
      }),
    )
    .describe('Points of the first line.'),
  legend: z.boolean(),
  max: z.number().nullable().describe('Where the scale ends; null = at the largest value.'),
  axis: z
    .object({ title: z.string().nullable(), prefix: z.string(), suffix: z.string() })
    .nullable()
    .describe('How the values of the scale are written; null where it is not shown.'),
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
    columns: z.array(
      z.object({
        header: z.string(),
        width: z.number().describe('Its share of the table, 0–1.'),
        align: z.literal('right').optional(),
      }),
    ),
    rows: z.array(z.array(Cell)),
  }),
  Chart,
]);
export type ClientPageBlock = z.infer<typeof ClientPageBlock>;

/** What is filled, and text that is readable on it. */
const Ground = z.object({ fill: z.string(), text: z.string() });

/** The blueprint as a client reads it: in the words and figures of the document. */
export const ClientPage = z.object({
  language: z.string().describe('BCP 47 code of the language that it is written in, as "de-DE".'),
  title: z.string(),
  subtitle: z.string(),
  client: z.string(),
  about: z.array(z.string()).describe('What the cover says below the name of the client, a line each.'),
  draft: z.boolean().describe('True where something has to be mended before it is handed over.'),
  colours: z
    .object({
      accent: z.string(),
      onAccent: z.string(),
      ink: z.string().describe('The accent, dark enough to be read on white.'),
      heat: z.array(z.string()).describe('Behind cells, from 0 to 6.'),
      tones: z.object({
        accent: Ground,
        strong: Ground,
        middle: Ground,
        light: Ground,
        faint: Ground,
        muted: Ground,
        warning: Ground,
      }),
    })
    .describe('Each as "#rrggbb", for a light page.'),
  logo: z.string().nullable().describe('As a data URL.'),
  expiresAt: Timestamp,
  blocks: z.array(ClientPageBlock),
});
export type ClientPage = z.infer<typeof ClientPage>;
