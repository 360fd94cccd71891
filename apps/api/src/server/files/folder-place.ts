import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Place } from './place.ts';

/** A file for each, by its id, that only its owner may read. */
export function createFolderPlace(folder: string): Place {
  // Folders of a few thousand files each stay quick to list and to back up.
  const fileOf = (id: string) => path.join(folder, id.slice(0, 2), id);
  return {
    async write(id, content) {
      const file = fileOf(id);
      const part = `${file}.part`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(content), createWriteStream(part, { mode: 0o600, flush: true }));
      await rename(part, file);
    },
    async *read(id, { start, end }) {
      if (start >= end) return;
      let length = 0;
      for await (const piece of createReadStream(fileOf(id), { start, end: end - 1 })) {
        length += (piece as Buffer).length;
        yield piece as Buffer;
      }
      if (length < end - start) throw new Error(`The file ${id} is cut off.`);
    },
    async remove(id) {
      const file = fileOf(id);
      await Promise.all([file, `${file}.part`].map((one) => rm(one, { force: true })));
    },
  };
}
