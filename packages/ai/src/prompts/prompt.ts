import type { z } from 'zod';

/** What is asked of a model, and the form its answer must have. */
export interface Prompt<T> {
  /** Names the form on the wire: letters, digits and underscores. */
  name: string;
  /** Names every field of the answer: some servers enforce the form without showing it to the model. */
  instructions: string;
  /** Checks, cleans and cuts the answer. The model is told what it takes in, not what it makes of it. */
  schema: z.ZodType<T>;
}
