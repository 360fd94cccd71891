import { z } from 'zod';
import type { Prompt } from './prompt.ts';

/** The smallest question whose answer shows that key, address, model and form of the answer are right. */
export const connection: Prompt<{ ok: boolean }> = {
  name: 'connection_test',
  instructions: 'Somebody tests the connection to you. Answer with the field ok set to true.',
  schema: z.object({ ok: z.boolean() }),
};
