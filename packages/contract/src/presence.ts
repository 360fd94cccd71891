import { z } from 'zod';
import { Person } from './comments.ts';
import { Timestamp } from './ids.ts';

/** What is new for one person, and who looks at the same sector. */
export const Presence = z.object({
  unread: z.int().describe('Entries of the inbox.'),
  people: z.array(Person).describe('Who else has the sector open, by name.'),
  changedAt: Timestamp.nullable().describe('When something was last done in the sector.'),
});
export type Presence = z.infer<typeof Presence>;
