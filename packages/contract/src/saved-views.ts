import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';

/** The opportunities of a sector by filters that one person named; nobody else sees it. */
export const SavedView = z.object({
  id: Id,
  sectorId: Id,
  sectorName: z.string(),
  name: z.string(),
  query: z
    .string()
    .describe('Filters and order as in the address of the list, without "?": "status=proposed&effort=1-2".'),
  createdAt: Timestamp,
});
export type SavedView = z.infer<typeof SavedView>;

/** A name that is taken already names the new filters from then on. */
export const SavedViewInput = z.object({
  name: requiredText(60),
  query: z
    .string()
    .max(2000, 'At most 2000 characters')
    .regex(/^[\x21-\x7e]*$/, 'Must be as in an address, without blanks')
    .transform((query) => query.replace(/^\?/, '')),
});
export type SavedViewInput = z.infer<typeof SavedViewInput>;
