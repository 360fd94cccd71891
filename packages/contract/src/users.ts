import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText, verbatimText } from './text.ts';

export const PASSWORD_MIN = 12;

export const User = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: Timestamp,
  profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof User>;

export const CurrentUser = z.object({ authenticated: z.boolean(), user: User.nullable() });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'));

export const SignUp = z.object({
  token: z.string().max(200).nullish(),
  email: Email,
  password: verbatimText(200).min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters`),
  firstName: requiredText(100),
  lastName: requiredText(100),
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({ email: z.string().max(254), password: z.string().max(200) });
export type SignIn = z.infer<typeof SignIn>;

export const Invitation = z.object({
  id: Id,
  email: z.string().nullable(),
  token: z.string(),
  createdAt: Timestamp,
  expiresAt: Timestamp,
  usedAt: Timestamp.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** An empty email means an invitation that anyone may redeem. */
export const InvitationInput = z.object({
  email: z
    .union([z.literal(''), Email])
    .nullish()
    .transform((value) => value || null),
});
export type InvitationInput = z.infer<typeof InvitationInput>;

/** What the sign-up page may know of a token before it is redeemed. */
export const InvitationOffer = z.object({ email: z.string().nullable(), makesAdmin: z.boolean() });
export type InvitationOffer = z.infer<typeof InvitationOffer>;

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
