import type { Generated } from 'kysely';

/** Where the bytes of a file are. */
export type FilePlace = 'database' | 'folder' | 's3';

/** Of each chunk but the last. */
export const FILE_CHUNK_BYTES = 262_144;

export interface StoredFileTable {
  id: string;
  place: FilePlace;
  /** In bytes. */
  size: number;
  /** In hexadecimal; null while it is being written. */
  sha256: string | null;
  /** Until a row refers to it; what none has claimed by then is removed. null = it belongs to a row. */
  held_until: Generated<Date | null>;
}

export interface StoredFileChunkTable {
  file_id: string;
  /** 0 is the first. */
  position: number;
  bytes: Buffer;
}

/** What is to be removed in a place other than the database, once it is due. */
export interface FileRemovalTable {
  file_id: string;
  place: FilePlace;
  due_at: Generated<Date>;
}
