import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText, verbatimText } from './text.ts';

export const PASSWORD_MIN = 12;

const INVISIBLE = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]+/gu;

/** The same rule wherever a password is set. Blanks inside a passphrase count, but a run of them counts once. */
export const NewPassword = verbatimText(200)
  .min(PASSWORD_MIN, `At least ${PASSWORD_MIN} characters`)
  .refine(
    (password) => password.replace(INVISIBLE, ' ').trim().length >= PASSWORD_MIN,
    `At least ${PASSWORD_MIN} visible characters: blanks in a row count as one, and blanks at the ends do not count`,
  );

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

/** As administrators see people. */
export const ListedUser = User.extend({ hasSecondFactor: z.boolean() });
export type ListedUser = z.infer<typeof ListedUser>;

export const CurrentUser = z.object({ authenticated: z.boolean(), user: User.nullable() });
export type CurrentUser = z.infer<typeof CurrentUser>;

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('Please enter a valid email address'));

export const SignUp = z.object({
  token: z.string().max(200).nullish(),
  email: Email,
  password: NewPassword,
  firstName: requiredText(100),
  lastName: requiredText(100),
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({ email: z.string().max(254), password: z.string().max(200) });
export type SignIn = z.infer<typeof SignIn>;

/** How one can sign in here. */
export const SignInOptions = z.object({
  passwords: z.boolean(),
  /** The words on the button that leads to the identity provider; null = there is none. */
  singleSignOn: z.string().nullable(),
});
export type SignInOptions = z.infer<typeof SignInOptions>;

export const RoleInput = z.object({ isAdmin: z.boolean() });
export type RoleInput = z.infer<typeof RoleInput>;

/** A one-time link to /reset?token=… by which somebody sets a new password. `token` is shown here once, and never again. */
export const ResetLink = z.object({ token: z.string(), expiresAt: Timestamp });
export type ResetLink = z.infer<typeof ResetLink>;

export const PasswordReset = z.object({ token: z.string().max(200), password: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** Whose password a link resets. */
export const ResetOffer = z.object({ email: z.string() });
export type ResetOffer = z.infer<typeof ResetOffer>;
