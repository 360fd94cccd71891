import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { clearableText, DESCRIPTION_MAX, NAME_MAX, optionalText, requiredText } from './text.ts';

/** Shown wherever the curated directory is used. */
export const VENDOR_DIRECTORY_NOTICE =
  'Written by Process AI from public facts, as of November 2026. Names are trademarks of their owners, who have neither ' +
  'supplied nor endorsed these entries. Check what matters to a decision with the vendor.';

/** A product, or something that a vendor's AI can do. */
export const Offering = z.object({
  name: z.string(),
  description: z.string().nullable(),
  category: z.string().nullable(),
});

export const Vendor = z.object({
  id: Id,
  name: z.string(),
  overview: z.string(),
  headquarters: z.string().nullable(),
  founded: z.string().nullable(),
  industry: z.string().nullable(),
  website: z.string().nullable(),
  capabilities: z.array(z.string()),
  products: z.array(Offering),
  aiCapabilities: z.array(Offering),
  factsAsOf: z
    .string()
    .nullable()
    .describe(
      `The day on which the facts of the curated directory were written down, as "2026-11"; null for a vendor of one's own.`,
    ),
  updatedAt: Timestamp,
  version: z.int(),
});
export type Vendor = z.infer<typeof Vendor>;

export const OfferingEntry = z.object({
  name: optionalText(NAME_MAX),
  description: optionalText(2000),
  category: optionalText(200),
});

/** Rows without a name are dropped. */
const offerings = z
  .array(OfferingEntry)
  .max(200, 'At most 200 entries')
  .optional()
  .transform((rows) =>
    (rows ?? []).flatMap(({ name, description, category }) => (name ? [{ name, description, category }] : [])),
  );

const website = optionalText(500).refine(
  (value) => value === null || /^https?:\/\/[^\s]+$/i.test(value),
  'Must be a web address that starts with http:// or https://',
);

export const VendorInput = z.object({
  name: requiredText(NAME_MAX),
  overview: requiredText(DESCRIPTION_MAX),
  headquarters: optionalText(300),
  founded: z
    .union([z.string(), z.int()], 'Must be a year, as 1998 or "about 1998"')
    .nullish()
    .transform((value) => (value === null || value === undefined ? null : String(value)))
    .pipe(clearableText(50)),
  industry: optionalText(200),
  website,
  capabilities: z
    .array(optionalText(NAME_MAX))
    .max(200, 'At most 200 entries')
    .optional()
    .transform((rows) => (rows ?? []).filter((row) => row !== null)),
  products: offerings,
  aiCapabilities: offerings,
});
export type VendorInput = z.infer<typeof VendorInput>;

export const VENDOR_FIELDS = [
  'name',
  'overview',
  'headquarters',
  'founded',
  'industry',
  'website',
  'capabilities',
  'products',
  'aiCapabilities',
] as const;
export type VendorField = (typeof VENDOR_FIELDS)[number];

/** What an analyst knows of a vendor, beside what is stored: nothing is changed until somebody accepts it. */
export const VendorRefresh = z.object({
  vendor: Vendor,
  source: z.string().describe('"Built-in analyst" (the curated directory), or the name of the model.'),
  factsAsOf: z.string().nullable().describe('The day of the facts where it is known.'),
  proposed: VendorInput,
  differs: z.array(z.enum(VENDOR_FIELDS)).describe('The fields in which the two differ.'),
});
export type VendorRefresh = z.infer<typeof VendorRefresh>;
