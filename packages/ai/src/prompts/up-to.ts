import { z } from 'zod';

/** A list of an answer that may be empty; what goes beyond `max` is left out. */
export const upTo = <Item extends z.ZodType>(max: number, item: Item) =>
  z.array(item).transform((items) => items.slice(0, max));
