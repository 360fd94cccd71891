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
