import { hash, verify } from '@node-rs/argon2';
import { AppError } from '@process-ai/contract/errors';
import type { CurrentUser, InvitationOffer, SignIn, SignUp } from '@process-ai/contract/users';
import type { App, SessionCookie } from '../../app.ts';
import { toUser } from '../users/service.ts';
import { findInvitation, findUserByEmail, insertUser, redeemInvitation } from './repository.ts';

interface SignedIn {
  current: CurrentUser;
  cookie: SessionCookie;
}

/** argon2id at the strength OWASP asks for: 19 MiB, two passes. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified where there is no account, so that an unknown email takes as long as a wrong password. */
const NOBODY = await hash('nobody has this password', STRENGTH);

/** Redeems an invitation for an account. Of many tries at once with one token exactly one succeeds. */
export async function signUp(app: App, { token, email, password, firstName, lastName }: SignUp): Promise<SignedIn> {
  if (!token) throw new AppError('invitationRequired');
  const user = await app.accessDb.transaction().execute(async (db) => {
    const invitation = await redeemInvitation(db, token);
    if (!invitation) throw await whyNotRedeemable(db, token);
    if (invitation.email !== null && invitation.email !== email) throw new AppError('invitationOtherEmail');
    const user = await insertUser(db, {
      email,
      first_name: firstName,
      last_name: lastName,
      password_hash: await hash(password, STRENGTH),
      is_admin: invitation.makes_admin,
    });
    if (!user) throw new AppError('emailTaken');
    return user;
  });
  return { current: { authenticated: true, user: toUser(user) }, cookie: await app.sessions.start(user.id) };
}

export async function signIn(app: App, { email, password }: SignIn): Promise<SignedIn> {
  const user = await findUserByEmail(app.accessDb, email.trim().toLowerCase());
  const matches = await verify(user?.password_hash ?? NOBODY, password);
  if (!user || !matches) throw new AppError('wrongCredentials');
  return { current: { authenticated: true, user: toUser(user) }, cookie: await app.sessions.start(user.id) };
}

/** What the holder of a token is offered; throws why it cannot be redeemed. */
export async function offerOf(app: App, token: string): Promise<InvitationOffer> {
  const invitation = await findInvitation(app.accessDb, token);
  if (!invitation || invitation.used_at !== null || invitation.expires_at <= new Date()) {
    throw await whyNotRedeemable(app.accessDb, token);
  }
  return { email: invitation.email, makesAdmin: invitation.makes_admin };
}

async function whyNotRedeemable(db: App['db'], token: string): Promise<AppError> {
  const invitation = await findInvitation(db, token);
  if (!invitation) return new AppError('invitationInvalid');
  return new AppError(invitation.used_at !== null ? 'invitationUsed' : 'invitationExpired');
}
