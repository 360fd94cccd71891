import type { Generated } from 'kysely';

export interface CommentTable {
  id: Generated<string>;
  sector_id: string;
  subject: 'process' | 'opportunity' | 'touchpoint' | 'initiative';
  subject_id: string;
  /** null: the account is gone. */
  user_id: string | null;
  /** As the person was called then. */
  by_name: string;
  text: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export interface CommentMentionTable {
  comment_id: string;
  sector_id: string;
  /** No key: the name stays when the account goes. */
  user_id: string;
  /** As the person was called then. */
  name: string;
  created_at: Generated<Date>;
  /** When the person has seen it; null = not yet. */
  read_at: Date | null;
}
