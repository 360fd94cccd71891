import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';

/** What a token may do in its owner's name: read; read and write; or all that its owner may, administration included. */
export const TokenScope = z.enum(['read', 'write', 'admin']);
export type TokenScope = z.infer<typeof TokenScope>;

/** What may be entered, in days. */
export const TOKEN_DAYS_MAX = 3650;

export const ApiToken = z.object({
  id: Id,
  name: z.string(),
  prefix: z.string().describe('The first characters of the secret, to tell tokens apart.'),
  scope: TokenScope,
  createdAt: Timestamp,
  expiresAt: Timestamp.nullable().describe('From then on the token is refused; null = never.'),
  lastUsedAt: Timestamp.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const ApiTokenInput = z.object({
  name: requiredText(100),
  scope: TokenScope.default('admin').describe('Everything that you may do, where it is left out.'),
  expiresInDays: z
    .int()
    .min(1)
    .max(TOKEN_DAYS_MAX)
    .nullable()
    .default(null)
    .describe('Days until the token is refused; null = never.'),
});
export type ApiTokenInput = z.infer<typeof ApiTokenInput>;

/** `secret` is shown here once, and never again. */
export const ApiTokenCreated = ApiToken.extend({ secret: z.string() });
export type ApiTokenCreated = z.infer<typeof ApiTokenCreated>;
