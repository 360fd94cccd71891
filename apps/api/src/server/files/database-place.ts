import type { Database } from '@process-ai/db/connect';
import { FILE_CHUNK_BYTES } from '@process-ai/db/tables/files';
import { sql } from 'kysely';
import type { Place } from './place.ts';

/** Read at a time: chunks are not packed, so that the server finds a part of one without the rest. */
const SLICE_BYTES = 131_072;

/** A row for each chunk: a download asks for one after the other, and holds no connection while its reader is slow. */
export function createDatabasePlace(db: Database): Place {
  return {
    async write(id, content) {
      let position = 0;
      for await (const bytes of inChunks(content)) {
        // A file never changes: what an earlier try left behind is a part of the same bytes.
        await db
          .insertInto('stored_file_chunk')
          .values({ file_id: id, position, bytes: asBytea(bytes) })
          .onConflict((conflict) =>
            conflict.columns(['file_id', 'position']).doUpdateSet((eb) => ({ bytes: eb.ref('excluded.bytes') })),
          )
          .execute();
        position += 1;
      }
    },
    async *read(id, { start, end }) {
      for (let at = start; at < end; ) {
        const position = Math.floor(at / FILE_CHUNK_BYTES);
        const offset = at % FILE_CHUNK_BYTES;
        const length = Math.min(SLICE_BYTES, FILE_CHUNK_BYTES - offset, end - at);
        const slice = await db
          .selectFrom('stored_file_chunk')
          .select(sql<Buffer>`substring(bytes from ${offset + 1}::int for ${length}::int)`.as('bytes'))
          .where('file_id', '=', id)
          .where('position', '=', position)
          .executeTakeFirst();
        if (slice?.bytes.length !== length) throw new Error(`Chunk ${position} of the file ${id} is not whole.`);
        yield slice.bytes;
        at += length;
      }
    },
    async remove(id) {
      await db.deleteFrom('stored_file_chunk').where('file_id', '=', id).execute();
    },
  };
}

/** A file of one chunk, with its row. */
export const insertSmallFile = async (
  db: Database,
  { id, sha256, bytes }: { id: string; sha256: string; bytes: Buffer },
): Promise<void> => {
  await db
    .with('file', (cte) =>
      cte.insertInto('stored_file').values({ id, place: 'database', size: bytes.length, sha256 }).returning('id'),
    )
    .insertInto('stored_file_chunk')
    .columns(['file_id', 'position', 'bytes'])
    .expression((eb) => eb.selectFrom('file').select(['id', eb.lit(0).as('position'), asBytea(bytes).as('bytes')]))
    .execute();
};

/** As base64, since the driver's own hexadecimal takes twice as much memory meanwhile. */
const asBytea = (bytes: Buffer) => sql<Buffer>`decode(${bytes.toString('base64')}, 'base64')`;

async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + FILE_CHUNK_BYTES - length);
      waiting.push(part);
      length += part.length;
      at += part.length;
      if (length < FILE_CHUNK_BYTES) continue;
      yield Buffer.concat(waiting);
      waiting = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
