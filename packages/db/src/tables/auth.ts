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

/** The secret from which an authenticator app makes its codes; it must be read to check one, so it is no hash. */
export interface SecondFactorTable {
  user_id: string;
  /** Base32. */
  secret: string;
  /** null = set up, and not yet proven by a code. */
  confirmed_at: Date | null;
  /** The last 30 seconds, counted since 1970, whose code was used: neither it nor an earlier one is taken again. */
  last_step: number | null;
}

export interface RecoveryCodeTable {
  user_id: string;
  /** SHA-256 of 80 random bits. */
  code_hash: string;
  used_at: Date | null;
}

/** Somebody whose password was right, and who has still to do the second step. */
export interface PendingSignInTable {
  /** SHA-256 of the secret. */
  secret_hash: string;
  user_id: string;
  /** Names the budget of tries at a code. */
  budget: string;
  expires_at: Date;
}

/** Who a person is at an identity provider. */
export interface SsoIdentityTable {
  issuer: string;
  subject: string;
  user_id: string;
  created_at: CreatedAt;
}
