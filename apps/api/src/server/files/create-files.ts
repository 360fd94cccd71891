import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@process-ai/contract/errors';
import type { Database } from '@process-ai/db/connect';
import { FILE_CHUNK_BYTES, type FilePlace } from '@process-ai/db/tables/files';
import { sql } from 'kysely';
import type { Files, Pieces } from '../../app.ts';
import { insertSmallFile } from './database-place.ts';
import { ofSize } from './place.ts';
import { type Places, placeOf } from './places.ts';
import { removeDue } from './remove-due.ts';

interface FilesOptions {
  /** Where new files go; the others are read from where they are. */
  placeOfNew: FilePlace;
  places: Places;
  newId(): string;
  onError(error: unknown): void;
}

export function createFiles(db: Database, { placeOfNew, places, newId, onError }: FilesOptions): Files {
  const find = (id: string) => findFile(db, id);
  const found = async (id: string) => {
    const file = await find(id);
    if (!file) throw new AppError('routeMissing');
    return file;
  };

  /** One statement instead of three: most uploads and exports are small. */
  const putSmall = async (id: string, content: Pieces, size: number) => {
    const hash = createHash('sha256');
    const bytes = await buffer(hashed(ofSize(content, size), hash));
    const sha256 = hash.digest('hex');
    await insertSmallFile(db, { id, sha256, bytes });
    return { id, size, sha256 };
  };

  const files: Files = {
    async put(content, size) {
      const id = newId();
      if (placeOfNew === 'database' && size > 0 && size <= FILE_CHUNK_BYTES) return putSmall(id, content, size);
      await db.insertInto('stored_file').values({ id, place: placeOfNew, size, sha256: null }).execute();
      try {
        const hash = createHash('sha256');
        await placeOf(places, placeOfNew).write(id, hashed(ofSize(content, size), hash), size);
        const sha256 = hash.digest('hex');
        await db.updateTable('stored_file').set({ sha256 }).where('id', '=', id).execute();
        return { id, size, sha256 };
      } catch (error) {
        // What cannot be removed now is removed when nobody has claimed it in time.
        await db.deleteFrom('stored_file').where('id', '=', id).execute().catch(onError);
        throw error;
      }
    },

    async find(id) {
      const file = await find(id);
      return file && { id, size: file.size, sha256: file.sha256 };
    },

    async *read(id, range) {
      let file = await found(id);
      const { start, end } = range ?? { start: 0, end: file.size };
      const hash = start === 0 && end === file.size ? createHash('sha256') : null;
      let at = start;
      // What is given out ends before its last piece unless the checksum holds: so its reader notices.
      let last: Buffer | null = null;
      while (at < end) {
        try {
          for await (const piece of placeOf(places, file.place).read(id, { start: at, end })) {
            if (last) yield last;
            last = piece;
            at += piece.length;
            hash?.update(piece);
          }
          if (at < end) throw new Error(`The file ${id} is cut off.`);
        } catch (error) {
          const now = await find(id);
          // It may have been moved meanwhile: then the rest is where it is now.
          if (!now || now.place === file.place) throw error;
          file = now;
        }
      }
      if (hash && hash.digest('hex') !== file.sha256)
        throw new Error(`The file ${id} is damaged: its checksum differs.`);
      if (last) yield last;
    },

    async readWhole(id) {
      const pieces: Buffer[] = [];
      for await (const piece of files.read(id)) pieces.push(piece);
      return Buffer.concat(pieces);
    },

    removeUnclaimed: () => removeDue(db, places, onError),
  };
  return files;
}

/** A file that is whole, and where it is. */
export const findFile = async (
  db: Database,
  id: string,
): Promise<{ place: FilePlace; size: number; sha256: string } | undefined> =>
  db
    .selectFrom('stored_file')
    .select(['place', 'size', sql<string>`sha256`.as('sha256')])
    .where('id', '=', id)
    .where('sha256', 'is not', null)
    .executeTakeFirst();

export async function* hashed(
  content: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    hash.update(piece);
    yield piece;
  }
}
