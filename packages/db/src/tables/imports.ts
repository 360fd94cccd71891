import type { CreatedAt, Json } from './column-types.ts';

/** What an import changed in a process that existed before, so that undo can put it back. */
export interface ImportUndoEntry {
  id: string;
  /** The version that the import left behind; a higher one means that somebody edited it since. */
  version: number;
  before: { name: string; level: number; description: string | null; parentId: string | null };
}

export interface ProcessImportTable {
  id: string;
  sector_id: string;
  status: 'preview' | 'completed' | 'undone';
  file_name: string;
  format: string;
  /** null once its processes are saved. */
  file_id: string | null;
  mapping: Json<Record<string, unknown>>;
  created: number | null;
  updated: number | null;
  skipped: number | null;
  undo: Json<ImportUndoEntry[]> | null;
  created_at: CreatedAt;
  completed_at: Date | null;
}
