import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

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
