import type { CreatedAt } from './column-types.ts';

/** People who are given access to sectors together. */
export interface TeamTable {
  id: string;
  name: string;
  created_at: CreatedAt;
}

export interface TeamMemberTable {
  team_id: string;
  user_id: string;
}
