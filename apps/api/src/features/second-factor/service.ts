import { createHash } from 'node:crypto';
import { AppError } from '@process-ai/contract/errors';
import type { PendingSignIn, RecoveryCodes, SecondFactor, SecondFactorSetup } from '@process-ai/contract/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { App } from '../../app.ts';
import {
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  findRequired,
  insertRecoveryCodes,
  saveUnconfirmed,
  takeRecoveryCode,
  takeStep,
} from './repository.ts';

type Database = App['db'];

const ISSUER = 'Process AI';
const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;

/** RFC 6238 as all authenticator apps have it: SHA-1, six digits, a code for each 30 seconds. */
const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD_SECONDS });

/** The 30 seconds since 1970 whose code this is: now, just before or next, since clocks differ. null = none of them. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const offset = totp(secret).validate({ token: code, timestamp: now, window: 1 });
  return offset === null ? null : Math.floor(now / 1000 / PERIOD_SECONDS) + offset;
}

export async function statusOf(db: Database, userId: string): Promise<SecondFactor> {
  return {
    isOn: await isOn(db, userId),
    recoveryCodesLeft: await countRecoveryCodes(db, userId),
    isRequired: await findRequired(db),
  };
}

const isOn = async (db: Database, userId: string): Promise<boolean> =>
  ((await findFactor(db, userId))?.confirmed_at ?? null) !== null;

/** What somebody has to do once the password was right; null = nothing. */
export async function stepAfterPassword(db: Database, userId: string): Promise<PendingSignIn['step'] | null> {
  if (await isOn(db, userId)) return 'code';
  return (await findRequired(db)) ? 'set-up' : null;
}

/** Makes a secret, which counts once a code of it has been entered. */
export async function begin(db: Database, user: { id: string; email: string }): Promise<SecondFactorSetup> {
  const secret = new Secret({ size: 20 }).base32;
  if (!(await saveUnconfirmed(db, user.id, secret))) throw new AppError('secondFactorOn');
  return { secret, uri: totp(secret, user.email).toString() };
}

/** Whether it is a code of what has been set up, and is not on yet. */
export async function isFirstCode(db: Database, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (!factor) throw new AppError('secondFactorOff');
  if (factor.confirmed_at !== null) throw new AppError('secondFactorOn');
  return stepOf(factor.secret, plain(code), Date.now()) !== null;
}

/** Turns it on by its first code. Call it in a transaction, once `isFirstCode` says so. */
export async function turnOn(db: Database, userId: string, code: string): Promise<RecoveryCodes> {
  const factor = await findFactor(db, userId);
  const step = factor && stepOf(factor.secret, plain(code), Date.now());
  if (!factor || !step || !(await confirmFactor(db, factor, step))) throw new AppError('secondFactorOn');
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await insertRecoveryCodes(db, userId, recoveryCodes.map(plain).map(hashOf));
  return { recoveryCodes };
}

/** Whether it is a code of the app, or a recovery code, that nobody has used; it is used now. */
export async function takeCode(db: Database, userId: string, code: string): Promise<boolean> {
  const factor = await findFactor(db, userId);
  if (!factor || factor.confirmed_at === null) return false;
  const typed = plain(code);
  if (!/^\d{6}$/.test(typed)) return takeRecoveryCode(db, userId, hashOf(typed));
  const step = stepOf(factor.secret, typed, Date.now());
  return step !== null && takeStep(db, factor, step);
}

/** With its recovery codes; false where there was none. */
export const turnOff = (db: Database, userId: string): Promise<boolean> => deleteFactor(db, userId);

/** 128 random bits, in groups of four letters and digits: so many that a fast hash keeps them. */
const newRecoveryCode = (): string => new Secret({ size: 16 }).base32.replace(/(.{4})(?=.)/g, '$1-');

const plain = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');
