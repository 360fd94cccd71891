import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface InvitationTable {
  id: Generated<string>;
  email: string | null;
  token: string;
  /** The first-admin link is such an invitation, too. */
  makes_admin: Generated<boolean>;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}
