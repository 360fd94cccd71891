import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface ApiTokenTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  /** SHA-256 of the secret. */
  secret_hash: string;
  created_at: CreatedAt;
  scope: 'read' | 'write' | 'admin';
  expires_at: Date | null;
  last_used_at: Date | null;
}
