import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { Email } from './users.ts';

export const Invitation = z.object({
  id: Id,
  email: z.string().nullable(),
  /** Whether it makes an administrator. */
  isAdmin: z.boolean(),
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
  isAdmin: z.boolean().optional(),
});
export type InvitationInput = z.infer<typeof InvitationInput>;

/** What the sign-up page may know of a token before it is redeemed. */
export const InvitationOffer = z.object({ email: z.string().nullable(), makesAdmin: z.boolean() });
export type InvitationOffer = z.infer<typeof InvitationOffer>;
