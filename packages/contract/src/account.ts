import { z } from 'zod';
import { Id, Timestamp } from './ids.ts';
import { requiredText } from './text.ts';
import { NewPassword } from './users.ts';

/** The email stays: it is the name that one signs in with, and nothing here could prove that a new one is one's own. */
export const Profile = z.object({ firstName: requiredText(100), lastName: requiredText(100) });
export type Profile = z.infer<typeof Profile>;

export const PasswordChange = z.object({
  currentPassword: z.string().min(1, 'Required').max(200),
  newPassword: NewPassword,
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Where somebody is signed in. */
export const Session = z.object({
  id: Id,
  /** As the browser names itself. */
  userAgent: z.string().nullable(),
  /** Where from, when it was last seen. */
  address: z.string().nullable(),
  startedAt: Timestamp,
  /** Within some minutes. */
  lastSeenAt: Timestamp,
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const EndedSessions = z.object({ ended: z.int() });
export type EndedSessions = z.infer<typeof EndedSessions>;
