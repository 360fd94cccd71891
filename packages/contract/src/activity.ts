import { z } from 'zod';
import { Id, isId, Timestamp } from './ids.ts';

/** What somebody did something with. */
export const ACTIVITY_KINDS = [
  'sector',
  'import',
  'research',
  'analysis',
  'processes',
  'suitability',
  'opportunities',
  'inputs',
  'scenarios',
  'plan',
  'journeys',
  'playbook',
  'insight',
  'vendors',
  'export',
  'link',
] as const;
export const ActivityKind = z.enum(ACTIVITY_KINDS);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const ActivityAction = z.enum([
  'done',
  'undone',
  'added',
  'changed',
  'moved',
  'deleted',
  'restored',
  'accepted',
  'rejected',
  'reopened',
  'assigned',
  'entered',
  'calculated',
  'commented',
  'shared',
]);
export type ActivityAction = z.infer<typeof ActivityAction>;

/** What somebody did in a sector. */
export const SectorChange = z.object({
  kind: ActivityKind,
  action: ActivityAction,
  what: z
    .string()
    .nullable()
    .describe('Name of the one thing that it is about; format of an export; null where it is about several, or none.'),
  count: z.int().describe('How many things it is about.'),
  by: z.string().nullable().describe('Null where it was not kept who did it.'),
  at: Timestamp,
});
export type SectorChange = z.infer<typeof SectorChange>;

/** What one person did, or did again and again within a few minutes. */
export const ActivityEvent = SectorChange.extend({
  id: Id,
  userId: Id.nullable().describe('Null where nobody is known, or the account is gone.'),
  subjectId: Id.nullable().describe('Id of the one thing that it is about.'),
  since: Timestamp.describe('When it was done first; the same as `at` where it was done once.'),
  undoable: z
    .boolean()
    .describe(
      'It can still be taken back: an import, a playbook, or what was deleted. `subjectId` is what its undo takes.',
    ),
});
export type ActivityEvent = z.infer<typeof ActivityEvent>;

export const ActivityPage = z.object({
  events: z.array(ActivityEvent).describe('Newest first.'),
  next: z.string().nullable().describe('What to send as `cursor` for those before; null = these are the first ones.'),
  people: z.array(z.object({ id: Id, name: z.string() })).describe('Whoever has done something here, by name.'),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const ActivityQuery = z.object({
  kind: ActivityKind.optional(),
  userId: Id.optional().describe('Of one person only.'),
  limit: z.coerce.number().int().min(1).max(200).optional().describe('50 where it is left out.'),
  cursor: z
    .string()
    .refine((cursor) => readCursor(cursor) !== null, 'Send what came as `next`')
    .optional()
    .describe('What came as `next`.'),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** The place of an event in the list: when it was done last, and its id. */
export interface ActivityPlace {
  at: string;
  id: string;
}

export const writeCursor = ({ at, id }: ActivityPlace): string => `${at}_${id}`;

/** null where it is none. */
export function readCursor(cursor: string): ActivityPlace | null {
  const [at = '', id = '', ...rest] = cursor.split('_');
  return rest.length === 0 && Timestamp.safeParse(at).success && isId(id) ? { at, id } : null;
}
