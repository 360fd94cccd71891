import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';
import { type Places, placeOf } from './places.ts';

const AT_ONCE = 500;

/** Removes what no row has claimed in time, and what is left in other places of files that were deleted or moved. */
export async function removeDue(db: Database, places: Places, onError: (error: unknown) => void): Promise<void> {
  await db.deleteFrom('stored_file').where('held_until', '<', new Date()).execute();
  for (let left = AT_ONCE; left === AT_ONCE; ) left = await removeSome(db, places, onError);
}

/** Returns how many went. */
async function removeSome(db: Database, places: Places, onError: (error: unknown) => void): Promise<number> {
  let removed = 0;
  const due = await db
    .selectFrom('file_removal')
    .select(['file_id', 'place'])
    .where('due_at', '<=', sql<Date>`now()`)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
  for (const { file_id: id, place } of due) {
    try {
      if (!(await isKept(db, id, place))) await placeOf(places, place).remove(id);
      await db.deleteFrom('file_removal').where('file_id', '=', id).where('place', '=', place).execute();
      removed += 1;
    } catch (error) {
      onError(error);
      // Tried again later, and behind those that may not fail.
      const later = sql<Date>`now() + interval '5 minutes'`;
      const ofIt = db.updateTable('file_removal').set({ due_at: later }).where('file_id', '=', id);
      await ofIt.where('place', '=', place).execute();
    }
  }
  return removed;
}

/** Whether it was moved back meanwhile. */
const isKept = async (db: Database, id: string, place: keyof Places): Promise<boolean> =>
  (await db
    .selectFrom('stored_file')
    .select('id')
    .where('id', '=', id)
    .where('place', '=', place)
    .executeTakeFirst()) !== undefined;
