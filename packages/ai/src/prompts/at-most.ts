import { z } from 'zod';

/** A list of an answer: at least one item; what goes beyond `max` is left out. */
export const atMost = <Item extends z.ZodType>(max: number, item: Item) =>
  z
    .array(item)
    .transform((items) => items.slice(0, max))
    .refine((items) => items.length > 0, 'must not be empty');
