import type { CreatedAt } from './column-types.ts';

export interface ExportFileTable {
  id: string;
  sector_id: string;
  user_id: string | null;
  format: string;
  title: string;
  file_name: string;
  /** null when the file lives in Google Workspace. */
  file: Buffer | null;
  external_url: string | null;
  created_at: CreatedAt;
}
