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
  /** Names the session in its owner's list; it opens nothing. */
  public_id: Generated<string>;
  /** As its browser named itself, and where from, when it was last seen. */
  user_agent: string | null;
  address: string | null;
  started_at: CreatedAt;
  last_seen_at: Generated<Date>;
}

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

/** A one-time link by which a person sets a new password. */
export interface PasswordResetTable {
  id: Generated<string>;
  user_id: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  created_at: CreatedAt;
  expires_at: Date;
  used_at: Date | null;
}

/** A browser or an address from which this person has signed in before. */
export interface KnownOriginTable {
  user_id: string;
  /** "device:" and the SHA-256 of its cookie, or "address:" and the network. */
  origin: string;
  last_used_at: Generated<Date>;
}

/** How often a password was tried, by account and kind of origin, or by address. */
export interface SignInThrottleTable {
  key: string;
  tries: number;
  last_try_at: Generated<Date>;
}
