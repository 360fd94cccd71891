import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface AppUserTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string;
  is_admin: boolean;
  profile_image_url: string | null;
  created_at: CreatedAt;
}

export interface SessionTable {
  /** SHA-256 of the id in the cookie. */
  id: string;
  user_id: string;
  expires_at: Date;
}

export interface InvitationTable {
  id: Generated<string>;
  email: string | null;
  token: string;
  /** The first-admin link is an invitation that makes an admin. */
  makes_admin: Generated<boolean>;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

export interface ApiTokenTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  created_at: CreatedAt;
  last_used_at: Date | null;
}
