import { z } from 'zod';
import { Id } from './ids.ts';

export const TouchPointType = z.enum(['human', 'agent', 'hybrid']);

export const TouchPoint = z.object({
  id: Id,
  name: z.string(),
  type: TouchPointType,
  description: z.string(),
  /** Code of a process of the sector. */
  processStep: z.string(),
  momentThatMatters: z.boolean(),
});

export const Journey = z.object({
  id: Id,
  name: z.string(),
  description: z.string().nullable(),
  touchPoints: z.array(TouchPoint),
});
export type Journey = z.infer<typeof Journey>;
