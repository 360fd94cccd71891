import type { Generated } from 'kysely';
import type { CreatedAt } from './column-types.ts';

export interface AppUserTable {
  id: Generated<string>;
  email: string;
  first_name: string;
  last_name: string;
  /** null = comes in by single sign-on only. */
  password_hash: string | null;
  is_admin: boolean;
  profile_image_url: string | null;
  created_at: CreatedAt;
}
