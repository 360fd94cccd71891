import { z } from 'zod';

/** A list of an answer that may be empty; what goes beyond `max` is left out. */
export const list = <Item extends z.ZodType>(max: number, item: Item) =>
  z.array(item).transform((items) => items.slice(0, max));

/** The same, with at least one item. */
export const nonEmptyList = <Item extends z.ZodType>(max: number, item: Item) =>
  list(max, item).refine((items) => items.length > 0, 'must not be empty');
