import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface ClientLinkTable {
  id: string;
  sector_id: string;
  created_by: string | null;
  /** Who made it or let it work again: it opens as long as they may open the sector. */
  answered_by: string | null;
  label: string;
  /** SHA-256 of the token in the link. */
  token_hash: string;
  /** argon2id; null = the link alone opens the page. */
  password_hash: string | null;
  created_at: CreatedAt;
  expires_at: Date;
  revoked_at: Date | null;
  /** null = all. */
  sections: string[] | null;
}

/** A time that somebody opened the page of a link, or was refused. */
export interface ClientLinkOpeningTable {
  id: Generated<string>;
  link_id: string;
  sector_id: string;
  opened_at: Generated<Date>;
  outcome: 'opened' | 'wrongPassword' | 'expired' | 'revoked';
  /** Without its end. */
  address: string | null;
  user_agent: string | null;
}
