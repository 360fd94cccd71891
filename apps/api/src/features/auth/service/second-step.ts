import { AppError, errorAt } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorConfirmation,
  SecondFactorRemoval,
  SecondFactorSetup,
  SecondStep,
} from '@process-ai/contract/second-factor';
import type { Actor, App, Client } from '../../../app.ts';
import { begin, isFirstCode, statusOf, takeCode, turnOff, turnOn } from '../../second-factor/service.ts';
import { findPending, findUser, holdUser, takePending } from '../repository.ts';
import { pendingHash, requireOwnPassword, type SignedIn, startSession } from '../service.ts';
import { withinBudget } from './throttle.ts';

/** Ends a pending sign-in by a code. Of many at once with one code, or with one pending sign-in, exactly one succeeds. */
export async function completeSignIn(app: App, client: Client, { token, code }: SecondStep): Promise<SignedIn> {
  const { user_id: userId, budget } = await openPending(app, token);
  const isRight = await withinBudget(app, budget, () => takeCode(app.accessDb, userId, code), 'codeThrottled');
  if (!isRight) throw new AppError('codeWrong');
  return app.accessDb.transaction().execute(async (db) => startSession(app, db, client, await redeem(db, token)));
}

/** The way to a second factor for somebody who needs one to get in. */
export async function beginRequiredSetup(app: App, token: string): Promise<SecondFactorSetup> {
  const { user_id: userId } = await openPending(app, token);
  const user = await findUser(app.accessDb, userId);
  if (!user) throw new AppError('pendingSignInEnded');
  return begin(app.accessDb, user);
}

export async function completeRequiredSetup(
  app: App,
  client: Client,
  { token, code }: SecondStep,
): Promise<SignedIn & RecoveryCodes> {
  const { user_id: userId, budget } = await openPending(app, token);
  const isRight = await withinBudget(app, budget, () => isFirstCode(app.accessDb, userId, code), 'codeThrottled');
  if (!isRight) throw new AppError('codeWrong');
  return app.accessDb.transaction().execute(async (db) => {
    const user = await redeem(db, token);
    const { recoveryCodes } = await turnOn(db, userId, code);
    return { ...(await startSession(app, db, client, user)), recoveryCodes };
  });
}

export const secondFactorOf = (app: App, actor: Actor): Promise<SecondFactor> => statusOf(app.accessDb, actor.user.id);

export async function beginSetup(app: App, actor: Actor, currentPassword: string): Promise<SecondFactorSetup> {
  await requireOwnPassword(app, actor, currentPassword);
  return begin(app.accessDb, actor.user);
}

export async function confirmSetup(app: App, actor: Actor, { code }: SecondFactorConfirmation): Promise<RecoveryCodes> {
  const { id } = actor.user;
  await requireOwnCode(app, id, () => isFirstCode(app.accessDb, id, code));
  return app.accessDb.transaction().execute((db) => turnOn(db, id, code));
}

/** Whoever has found an open page knows neither the password nor a code. */
export async function removeOwn(app: App, actor: Actor, input: SecondFactorRemoval): Promise<void> {
  const { id } = actor.user;
  if (!(await statusOf(app.accessDb, id)).isOn) throw new AppError('secondFactorOff');
  await requireOwnPassword(app, actor, input.currentPassword);
  await requireOwnCode(app, id, () => takeCode(app.accessDb, id, input.code));
  await turnOff(app.accessDb, id);
}

/** For somebody who has lost the phone and the recovery codes. */
export async function resetFor(app: App, actor: Actor, userId: string): Promise<void> {
  const id = requireId(userId, 'userMissing');
  if (id === actor.user.id) throw new AppError('secondFactorOwn');
  if (!(await findUser(app.accessDb, id))) throw new AppError('userMissing');
  if (!(await turnOff(app.accessDb, id))) throw new AppError('secondFactorOff');
}

async function requireOwnCode(app: App, userId: string, isRight: () => Promise<boolean>): Promise<void> {
  if (await withinBudget(app, `code:${userId}`, isRight, 'codeThrottled')) return;
  throw errorAt('code', 'currentCodeWrong');
}

async function openPending(app: App, token: string) {
  const pending = await findPending(app.accessDb, pendingHash(token));
  if (!pending) throw new AppError('pendingSignInEnded');
  return pending;
}

/** Whose sign-in it was. Whoever sets a new password at this moment waits, and then ends the session as well. */
async function redeem(db: App['db'], token: string) {
  const pending = await findPending(db, pendingHash(token));
  const user = pending && (await holdUser(db, pending.user_id));
  if (!user || !(await takePending(db, pendingHash(token)))) throw new AppError('pendingSignInEnded');
  return user;
}
