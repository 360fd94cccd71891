import { createHash } from 'node:crypto';
import type { Database } from '@process-ai/db/connect';
import type { FilePlace } from '@process-ai/db/tables/files';
import { sql } from 'kysely';
import { findFile, hashed } from './create-files.ts';
import { type Places, placeOf } from './places.ts';
import { removeDue } from './remove-due.ts';

export interface MoveSummary {
  files: number;
  bytes: number;
  /** Files that stay where they are, each with why. */
  failed: string[];
}

/**
 * Moves all files to one place, one after the other, also while the server runs: each is read back and compared before
 * it counts as moved, and what was left where it was goes only then. Called again, it goes on with what is left.
 */
export async function moveFiles(db: Database, places: Places, to: FilePlace): Promise<MoveSummary> {
  const summary: MoveSummary = { files: 0, bytes: 0, failed: [] };
  placeOf(places, to);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const next = await nextFile(db, to, after);
    if (!next) break;
    after = next.id;
    try {
      if (!(await move(db, places, next.id, to))) continue;
      summary.files += 1;
      summary.bytes += next.size;
    } catch (error) {
      summary.failed.push(error instanceof Error ? error.message : String(error));
    }
  }
  // What left the database is still in its files, until the cleanup of the next night writes them anew.
  if (summary.files > 0 && to !== 'database') await db.updateTable('cleanup').set({ erased_at: new Date() }).execute();
  await removeDue(db, places, (error) => summary.failed.push(String(error)));
  return summary;
}

const nextFile = (db: Database, to: FilePlace, after: string) =>
  db
    .selectFrom('stored_file')
    .select(['id', 'size'])
    .where('place', '<>', to)
    .where('sha256', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** False where it was deleted, or moved by somebody else, meanwhile. */
async function move(db: Database, places: Places, id: string, to: FilePlace): Promise<boolean> {
  const file = await findFile(db, id);
  if (!file || file.place === to) return false;
  const { place: from, size, sha256 } = file;
  // Noted before the first byte is there: a move that is cut short leaves nothing behind for long.
  await noteRemoval(db, id, to, '1 day');
  const same = async (content: AsyncIterable<Buffer>) => {
    const hash = createHash('sha256');
    for await (const _ of hashed(content, hash));
    return hash.digest('hex') === sha256;
  };
  const range = { start: 0, end: size };
  await placeOf(places, to).write(id, placeOf(places, from).read(id, range), size);
  if (!(await same(placeOf(places, to).read(id, range)))) {
    await noteRemoval(db, id, to, '0 days');
    throw new Error(`The file ${id} was not moved: its checksum differs from that of the day when it was stored.`);
  }
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('stored_file')
      .set({ place: to })
      .where('id', '=', id)
      .where('place', '=', from)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) {
      await noteRemoval(tx, id, to, '0 days');
      return false;
    }
    await tx.deleteFrom('file_removal').where('file_id', '=', id).where('place', '=', to).execute();
    if (from === 'database') await tx.deleteFrom('stored_file_chunk').where('file_id', '=', id).execute();
    else await noteRemoval(tx, id, from, '0 days');
    return true;
  });
}

const noteRemoval = async (db: Database, id: string, place: FilePlace, within: string): Promise<void> => {
  const due = sql<Date>`now() + ${within}::interval`;
  await db
    .insertInto('file_removal')
    .values({ file_id: id, place, due_at: due })
    .onConflict((conflict) => conflict.columns(['file_id', 'place']).doUpdateSet({ due_at: due }))
    .execute();
};
