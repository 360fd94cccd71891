import type { z } from 'zod';
import { upTo } from './up-to.ts';

/** A list of an answer: at least one item; what goes beyond `max` is left out. */
export const atMost = <Item extends z.ZodType>(max: number, item: Item) =>
  upTo(max, item).refine((items) => items.length > 0, 'must not be empty');
