import { AppError } from '@process-ai/contract/errors';
import { z } from 'zod';

export const PAGE_MAX = 500;

/** Which part of a list is asked for. */
export interface PageAsked {
  limit: number;
  cursor?: string | undefined;
}

export interface Page<Item> {
  items: Item[];
  /** Of the next page; null on the last one. */
  nextCursor: string | null;
}

/** Where a page ended: the place of its last item, and which one that was. */
const Place = z.tuple([z.int().min(0), z.string()]);

/**
 * A part of a list in its order. The next page begins after the item that the last one ended with, wherever that has
 * moved; where it is gone, after its place.
 * @throws AppError badRequest for a cursor that no list has given
 */
export function pageOf<Item>(
  list: readonly Item[],
  keyOf: (item: Item) => string,
  { limit, cursor }: PageAsked,
): Page<Item> {
  const start = cursor === undefined ? 0 : startAfter(list, keyOf, placeOf(cursor));
  const items = list.slice(start, start + limit);
  const last = items.at(-1);
  const end = start + items.length;
  if (last === undefined || end >= list.length) return { items, nextCursor: null };
  return { items, nextCursor: Buffer.from(JSON.stringify([end - 1, keyOf(last)])).toString('base64url') };
}

function startAfter<Item>(list: readonly Item[], keyOf: (item: Item) => string, [at, key]: [number, string]): number {
  const there = list[at];
  if (there !== undefined && keyOf(there) === key) return at + 1;
  const moved = list.findIndex((item) => keyOf(item) === key);
  return moved < 0 ? at : moved + 1;
}

function placeOf(cursor: string): [number, string] {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('badRequest', 'This cursor is not one of the list. Leave it out to begin at the start.');
  }
}
