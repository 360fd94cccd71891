import { hash } from 'node:crypto';
import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { ApiToken, ApiTokenCreated, ApiTokenInput } from '@process-ai/contract/tokens';
import type { Actor, App } from '../../app.ts';
import { cancelForbidden } from '../jobs/service.ts';
import { toUser } from '../users/service.ts';
import { deleteToken, findOwner, insertToken, listTokens, recordUse, type TokenRow } from './repository.ts';

/** Lets a secret scanner, and a person, see what a leaked string is. */
const PREFIX = 'pai_';
const SHOWN = 10;
/** Writing the time of each single use would cost more than it tells. */
const USE_RECORDED_EVERY_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function list(app: App, actor: Actor): Promise<ApiToken[]> {
  return (await listTokens(app.db, actor.user.id)).map(toToken);
}

export async function create(app: App, actor: Actor, input: ApiTokenInput): Promise<ApiTokenCreated> {
  const secret = PREFIX + app.newSecret();
  const { name, scope, expiresInDays } = input;
  const row = await insertToken(app.db, {
    user_id: actor.user.id,
    name,
    scope,
    expires_at: expiresInDays === null ? null : new Date(Date.now() + expiresInDays * DAY_MS),
    prefix: secret.slice(0, SHOWN),
    secret_hash: secretHash(secret),
  });
  return { ...toToken(row), secret };
}

/** What it has started ends with it. */
export async function remove(app: App, actor: Actor, tokenId: string): Promise<void> {
  const id = requireId(tokenId, 'tokenMissing');
  if (!(await deleteToken(app.db, actor.user.id, id))) throw new AppError('tokenMissing');
  await cancelForbidden(app);
}

/** Who a bearer secret stands for, and what it may do; null for an unknown, revoked or expired one. */
export async function ownerOf(
  app: App,
  secret: string,
): Promise<Pick<Actor, 'user' | 'scope' | 'credentialId'> | null> {
  const owner = await findOwner(app.accessDb, secretHash(secret));
  if (!owner) return null;
  await recordTokenUse(app, owner);
  return { user: toUser(owner), scope: owner.scope, credentialId: owner.token_id };
}

export interface TokenUse {
  token_id: string;
  last_used_at: Date | null;
}

export async function recordTokenUse(app: App, { token_id, last_used_at }: TokenUse): Promise<void> {
  const now = new Date();
  if (last_used_at && now.getTime() - last_used_at.getTime() <= USE_RECORDED_EVERY_MS) return;
  await recordUse(app.accessDb, token_id, now);
}

/** 256 random bits need no slow hash: there is nothing to guess. */
export const secretHash = (secret: string) => hash('sha256', secret);

const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scope: row.scope,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at?.toISOString() ?? null,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});
