import { createHash } from 'node:crypto';
import type { EndedSessions, PasswordChange, Session } from '@process-ai/contract/account';
import { AppError, errorAt } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { InvitationOffer } from '@process-ai/contract/invitations';
import type { SignInAnswer } from '@process-ai/contract/second-factor';
import { type CurrentUser, Email, type SignIn, type SignInOptions, type SignUp } from '@process-ai/contract/users';
import type { Actor, App, Client, Cookie, Identity } from '../../app.ts';
import { stepAfterPassword } from '../second-factor/service.ts';
import { applyRole, toUser } from '../users/service.ts';
import {
  deleteKnownOrigins,
  deleteOpenResets,
  deletePast,
  deletePendings,
  findAccount,
  findByEmail,
  findByIdentity,
  findInvitation,
  findPasswordHash,
  holdPassword,
  insertIdentity,
  insertPending,
  insertUser,
  redeemInvitation,
  replacePassword,
} from './repository.ts';
import { KNOWN_DAYS, originOf, rememberOrigin } from './service/origin.ts';
import { hashPassword, matchesPassword } from './service/password.ts';
import { queuePasswordWork } from './service/password-queue.ts';
import { refuseGuessable } from './service/password-strength.ts';
import { pauseOf, recordFailure, refuseEarly, withinBudget } from './service/throttle.ts';

export interface SignedIn {
  current: CurrentUser;
  cookies: Cookie[];
}

interface PasswordAccepted {
  answer: SignInAnswer;
  cookies: Cookie[];
}

const SIGN_UPS_AT_ONCE = 250;
const CHANGES_AT_ONCE = 10;
const PENDING_MINUTES = 10;
const SIGN_INS_AT_ONCE = { known: 250, fromAddress: 100 };

type UserRow = Parameters<typeof toUser>[0];

/** Redeems an invitation for an account. Of many tries at once with one token exactly one succeeds. */
export async function signUp(app: App, client: Client, input: SignUp): Promise<PasswordAccepted> {
  const { token, email, password, firstName, lastName } = input;
  if (!token) throw new AppError('invitationRequired');
  await redeemable(app.accessDb, token);
  return queuePasswordWork(`sign-up:${token}`, { max: SIGN_UPS_AT_ONCE }, async () => {
    const { email: boundEmail } = await redeemable(app.accessDb, token);
    if (boundEmail !== null && boundEmail !== email) throw new AppError('invitationOtherEmail');
    await refuseGuessable(password, { email, firstName, lastName });
    const passwordHash = await hashPassword(password);
    return app.accessDb.transaction().execute(async (db) => {
      const invitation = await redeemInvitation(db, token);
      if (!invitation) throw await whyNotRedeemable(db, token);
      const user = await insertUser(db, {
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        is_admin: invitation.makes_admin,
      });
      if (!user) throw new AppError('emailTaken');
      return afterPassword(app, db, client, user, `code:${user.id}`);
    });
  });
}

export const signInOptions = ({ settings, identityProvider }: App): SignInOptions => ({
  passwords: settings.localPasswords,
  singleSignOn: identityProvider?.label ?? null,
});

export async function signIn(app: App, client: Client, { email, password }: SignIn): Promise<PasswordAccepted> {
  const name = email.trim().toLowerCase();
  const account = createHash('sha256').update(name).digest('hex');
  const origin = originOf(client);
  const user = await findAccount(app.accessDb, name, origin);
  const isKnown = Boolean(user?.device_known || user?.address_known);
  const budget = user?.device_known
    ? `${account} ${origin.device}`
    : `${account} ${user?.address_known ? 'known addresses' : 'strangers'}`;

  await refuseEarly(app, budget);
  const lane = isKnown ? budget : origin.address;
  const options = isKnown
    ? { isKnown, max: SIGN_INS_AT_ONCE.known }
    : { max: SIGN_INS_AT_ONCE.fromAddress, pauseMs: await pauseOf(app, origin.address) };
  const matches = await queuePasswordWork(lane, options, () =>
    withinBudget(app, budget, () => matchesPassword(user?.password_hash ?? undefined, password)),
  );
  if (!matches && !isKnown) await recordFailure(app, origin.address);
  const passwordHash = user?.password_hash;
  if (!matches || !user || !passwordHash) throw new AppError('wrongCredentials');
  return app.accessDb.transaction().execute(async (db) => {
    // Whoever has set a new password in this very moment has ended all sessions.
    if (!(await holdPassword(db, user.id, passwordHash))) throw new AppError('wrongCredentials');
    return afterPassword(app, db, client, user, `code:${budget}`);
  });
}

/** `budget`: of tries at a code, apart from those of other origins, as that of passwords. */
async function afterPassword(
  app: App,
  db: App['db'],
  client: Client,
  user: UserRow,
  budget: string,
): Promise<PasswordAccepted> {
  const step = await stepAfterPassword(db, user.id);
  if (step === null) {
    const { current, cookies } = await startSession(app, db, client, user);
    return { answer: { ...current, pending: null }, cookies };
  }
  const token = app.newSecret();
  const expiresAt = new Date(Date.now() + PENDING_MINUTES * 60_000);
  await insertPending(db, { secret_hash: pendingHash(token), user_id: user.id, budget, expires_at: expiresAt });
  return { answer: { authenticated: false, user: null, pending: { token, step } }, cookies: [] };
}

export const pendingHash = (token: string) => createHash('sha256').update(token).digest('hex');

export async function startSession(app: App, db: App['db'], client: Client, user: UserRow): Promise<SignedIn> {
  const session = await app.sessions.start(db, user.id, client);
  const device = await rememberOrigin(app, db, user.id, client);
  return { current: { authenticated: true, user: toUser(user) }, cookies: [session, device] };
}

/** The hash of a password that opens a thing rather than an account. */
export const hashSharedPassword = (actor: Actor, password: string): Promise<string> =>
  queuePasswordWork(`share:${actor.user.id}`, { max: CHANGES_AT_ONCE, isKnown: true }, () => hashPassword(password));

/**
 * Whether this is the password of a thing that is shared with people who have no account. Each network has a budget of
 * tries of its own for it: whoever guesses keeps nobody else out.
 */
export async function matchesSharedPassword(
  app: App,
  client: Client,
  { key, passwordHash, password }: { key: string; passwordHash: string; password: string },
): Promise<boolean> {
  const { address } = originOf(client);
  const budget = `${key} ${address}`;
  await refuseEarly(app, budget, 'clientPageThrottled');
  const options = { max: SIGN_INS_AT_ONCE.fromAddress, pauseMs: await pauseOf(app, address) };
  const matches = await queuePasswordWork(address, options, () =>
    withinBudget(app, budget, () => matchesPassword(passwordHash, password), 'clientPageThrottled'),
  );
  if (!matches) await recordFailure(app, address);
  return matches;
}

/** Ends the other sessions, and whatever else could let somebody in who knew the old password. */
export async function changePassword(app: App, actor: Actor, client: Client, input: PasswordChange): Promise<void> {
  const userId = actor.user.id;
  await withOwnPassword(app, actor, input.currentPassword, async (stored) => {
    await refuseGuessable(input.newPassword, actor.user, 'newPassword');
    const passwordHash = await hashPassword(input.newPassword);
    await app.accessDb.transaction().execute(async (db) => {
      if (!(await replacePassword(db, userId, stored, passwordHash))) throw wrongCurrentPassword();
      await deletePendings(db, userId);
      await app.sessions.endAll(db, userId, client.sessionId);
      await deleteOpenResets(db, userId);
      await deleteKnownOrigins(db, userId);
      await rememberOrigin(app, db, userId, client);
    });
  });
}

/** Throws currentPasswordWrong at the field of that name. */
export const requireOwnPassword = (app: App, actor: Actor, password: string): Promise<void> =>
  withOwnPassword(app, actor, password, async () => {});

/** Whoever asks proves once more who they are. `work` hashes, or does nothing. */
async function withOwnPassword(
  app: App,
  { user }: Actor,
  password: string,
  work: (stored: string) => Promise<void>,
): Promise<void> {
  const key = `change:${user.id}`;
  await queuePasswordWork(key, { max: CHANGES_AT_ONCE, isKnown: true }, async () => {
    const stored = await findPasswordHash(app.accessDb, user.id);
    const isRight = await withinBudget(app, key, () => matchesPassword(stored, password));
    if (!isRight || stored === undefined) throw wrongCurrentPassword();
    await work(stored);
  });
}

const wrongCurrentPassword = () => errorAt('currentPassword', 'currentPasswordWrong');

export const listSessions = (app: App, actor: Actor, client: Client): Promise<Session[]> =>
  app.sessions.list(actor.user.id, client);

export async function endSession(app: App, actor: Actor, sessionId: string): Promise<void> {
  const id = requireId(sessionId, 'sessionMissing');
  if (!(await app.sessions.endListed(actor.user.id, id))) throw new AppError('sessionMissing');
}

export const endOtherSessions = async (app: App, actor: Actor, client: Client): Promise<EndedSessions> => ({
  ended: await app.sessions.endAll(app.db, actor.user.id, client.sessionId),
});

/** What the holder of a token is offered; throws why it cannot be redeemed. */
export async function offerOf(app: App, token: string): Promise<InvitationOffer> {
  const { email, makes_admin: makesAdmin } = await redeemable(app.accessDb, token);
  return { email, makesAdmin };
}

async function redeemable(db: App['db'], token: string) {
  const invitation = await findInvitation(db, token);
  if (invitation && invitation.used_at === null && invitation.expires_at > new Date()) return invitation;
  throw await whyNotRedeemable(db, token);
}

async function whyNotRedeemable(db: App['db'], token: string): Promise<AppError> {
  const invitation = await findInvitation(db, token);
  if (!invitation) return new AppError('invitationInvalid');
  return new AppError(invitation.used_at !== null ? 'invitationUsed' : 'invitationExpired');
}

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what has no effect any more: ended sessions, used links, old tries, origins not used for long. */
export async function purgeExpired(app: App): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await app.sessions.deleteExpired();
  await deletePast(app.accessDb, { tries: daysAgo(1), origins: daysAgo(KNOWN_DAYS), resets: daysAgo(30) });
}

/**
 * Signs in whom the identity provider has named: by that identity, else by an address which the provider vouches for,
 * else by an invitation. A second factor is the provider's matter.
 */
export async function signInAs(app: App, client: Client, identity: Identity, token: string | null): Promise<SignedIn> {
  return app.accessDb.transaction().execute(async (db) => {
    const known = await findByIdentity(db, identity);
    const user = known ?? (await findLinkable(db, identity)) ?? (await join(db, identity, token));
    if (!known) await insertIdentity(db, identity, user.id);
    const isAdmin = identity.isAdmin === null ? user.is_admin : await applyRole(db, user.id, identity.isAdmin);
    return startSession(app, db, client, { ...user, is_admin: isAdmin });
  });
}

const findLinkable = async (db: App['db'], { email }: Identity) =>
  email === null ? undefined : findByEmail(db, email);

async function join(db: App['db'], { email: given, firstName, lastName }: Identity, token: string | null) {
  if (token === null) throw new AppError('invitationRequired');
  const email = Email.safeParse(given).data;
  if (email === undefined) throw new AppError('identityWithoutEmail');
  const invitation = await redeemInvitation(db, token);
  if (!invitation) throw await whyNotRedeemable(db, token);
  if (invitation.email !== null && invitation.email !== email) throw new AppError('invitationOtherEmail');
  const user = await insertUser(db, {
    email,
    first_name: nameFrom(firstName) || email.replace(/@.*/, ''),
    last_name: nameFrom(lastName),
    password_hash: null,
    is_admin: invitation.makes_admin,
  });
  if (!user) throw new AppError('emailTaken');
  return user;
}

/** What a person could have entered: PostgreSQL stores no NUL, and half a character is none. */
const nameFrom = (text: string) => text.replaceAll('\u0000', '').toWellFormed().slice(0, 100).toWellFormed();
