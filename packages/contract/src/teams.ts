import { z } from 'zod';
import { Person } from './comments.ts';
import { Id } from './ids.ts';
import { requiredText } from './text.ts';

export const TEAM_MEMBERS_MAX = 500;

/** People who are given access to sectors together. */
export const Team = z.object({
  id: Id,
  name: z.string(),
  members: z.array(Person).describe('By name.'),
  sectors: z.int().describe('How many sectors name the team in their access.'),
});
export type Team = z.infer<typeof Team>;

export const TeamInput = z.object({
  name: requiredText(100),
  memberIds: z.array(Id).max(TEAM_MEMBERS_MAX, `At most ${TEAM_MEMBERS_MAX} members`),
});
export type TeamInput = z.infer<typeof TeamInput>;
