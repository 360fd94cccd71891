import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string().describe('The first characters of the secret, to tell tokens apart.'),
  createdAt: Timestamp,
  lastUsedAt: Timestamp.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokenInput = z.object({ name: requiredText(100) });
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

/** `secret` is shown here once, and never again. */
export const ApiTokenCreated = ApiToken.extend({ secret: z.string() });
export type ApiTokenCreated = z.infer<typeof ApiTokenCreated>;
