import { createHash } from 'node:crypto';
import type { EndedSessions, PasswordChange, Session } from '@process-ai/contract/account';
import { AppError, errorAt } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { InvitationOffer } from '@process-ai/contract/invitations';
import type { CurrentUser, SignIn, SignUp } from '@process-ai/contract/users';
import type { Actor, App, Client, Cookie } from '../../app.ts';
import { toUser } from '../users/service.ts';
import {
  addFailure,
  addTry,
  countFailures,
  deleteKnownOrigins,
  deleteOpenResets,
  deletePast,
  findAccount,
  findInvitation,
  findPasswordHash,
  findWait,
  holdPassword,
  insertUser,
  redeemInvitation,
  replacePassword,
  takeBackTry,
} from './repository.ts';
import { KNOWN_DAYS, originOf, rememberOrigin } from './service/origin.ts';
import { hashPassword, matchesPassword } from './service/password.ts';
import { queuePasswordWork } from './service/password-queue.ts';
import { refuseGuessable } from './service/password-strength.ts';

interface SignedIn {
  current: CurrentUser;
  cookies: Cookie[];
}

const SIGN_UPS_AT_ONCE = 250;
const CHANGES_AT_ONCE = 10;
const SIGN_INS_AT_ONCE = { known: 250, fromAddress: 100 };

type UserRow = Parameters<typeof toUser>[0];

/** Redeems an invitation for an account. Of many tries at once with one token exactly one succeeds. */
export async function signUp(app: App, client: Client, input: SignUp): Promise<SignedIn> {
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
      return startSession(app, db, client, user);
    });
  });
}

export async function signIn(app: App, client: Client, { email, password }: SignIn): Promise<SignedIn> {
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
    withinBudget(app, budget, () => matchesPassword(user?.password_hash, password)),
  );
  if (!matches && !isKnown) await recordFailure(app, origin.address);
  if (!matches || !user) throw new AppError('wrongCredentials');
  return app.accessDb.transaction().execute(async (db) => {
    // Whoever has set a new password in this very moment has ended all sessions.
    if (!(await holdPassword(db, user.id, user.password_hash))) throw new AppError('wrongCredentials');
    return startSession(app, db, client, user);
  });
}

async function startSession(app: App, db: App['db'], client: Client, user: UserRow): Promise<SignedIn> {
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
  const key = `change:${userId}`;
  await queuePasswordWork(key, { max: CHANGES_AT_ONCE, isKnown: true }, async () => {
    const stored = await findPasswordHash(app.accessDb, userId);
    const isRight = await withinBudget(app, key, () => matchesPassword(stored, input.currentPassword));
    if (!isRight || stored === undefined) throw wrongCurrentPassword();
    await refuseGuessable(input.newPassword, actor.user, 'newPassword');
    const passwordHash = await hashPassword(input.newPassword);
    await app.accessDb.transaction().execute(async (db) => {
      if (!(await replacePassword(db, userId, stored, passwordHash))) throw wrongCurrentPassword();
      await app.sessions.endAll(db, userId, client.sessionId);
      await deleteOpenResets(db, userId);
      await deleteKnownOrigins(db, userId);
      await rememberOrigin(app, db, userId, client);
    });
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

const FREE_FAILURES = 20;
const PAUSE_MS = 100;
const PAUSE_MAX_MS = 5000;

/**
 * Tries at a password have a budget, kept in the database for all processes: five at once, ten in the first hour, and
 * the wait doubles. All strangers share one for each account, all known addresses another, and each known device has
 * its own: so whoever guesses from many addresses uses up the first, and the account's owner still gets in.
 */
async function withinBudget(
  app: App,
  key: string,
  isRight: () => Promise<boolean>,
  refusal: Refusal = 'signInThrottled',
): Promise<boolean> {
  if (!(await addTry(app.accessDb, key))) throw throttled(Math.max(1, await findWait(app.accessDb, key)), refusal);
  const right = await isRight();
  if (right) await takeBackTry(app.accessDb, key);
  return right;
}

/** Turns a hopeless try away before it waits for its turn. */
async function refuseEarly(app: App, key: string, refusal: Refusal = 'signInThrottled'): Promise<void> {
  const seconds = await findWait(app.accessDb, key);
  if (seconds > 0) throw throttled(seconds, refusal);
}

/**
 * How long a stranger is held after many failures at this address. The address itself is never refused, since many
 * people may share it.
 */
async function pauseOf(app: App, address: string): Promise<number> {
  const failures = await countFailures(app.accessDb, address);
  return Math.min(PAUSE_MAX_MS, Math.max(0, failures - FREE_FAILURES) * PAUSE_MS);
}

const recordFailure = (app: App, address: string): Promise<void> => addFailure(app.accessDb, address);

type Refusal = 'signInThrottled' | 'clientPageThrottled';

function throttled(seconds: number, refusal: Refusal): AppError {
  const time =
    seconds <= 90 ? `${seconds} ${seconds === 1 ? 'second' : 'seconds'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new AppError(refusal, time, { retryAfterSeconds: seconds });
}

const DAY_MS = 24 * 60 * 60_000;

/** Deletes what has no effect any more: ended sessions, used links, old tries, origins not used for long. */
export async function purgeExpired(app: App): Promise<void> {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await app.sessions.deleteExpired();
  await deletePast(app.accessDb, { tries: daysAgo(1), origins: daysAgo(KNOWN_DAYS), resets: daysAgo(30) });
}
