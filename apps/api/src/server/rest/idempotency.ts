import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { AppError } from '@process-ai/contract/errors';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import type { FastifyRequest } from 'fastify';
import type { OnWrite } from './precondition.ts';
import { isConditional, isSuccess, type RestAnswer, type RestProcedure } from './procedures.ts';

const KEPT_HOURS = 24;
/** A larger answer, compressed, is not kept: its request is still not carried out twice. */
const ANSWER_BYTES_MAX = 1024 * 1024;
/** A request whose process has died gives no sign any more; after this long another one may take its key over. */
const DEAD_AFTER_MS = 60_000;
const SIGN_OF_LIFE_MS = 15_000;
const KEY = /^[\x21-\x7e]{1,255}$/;

const compress = promisify(gzip);
const decompress = promisify(gunzip);

interface KeyedRequest {
  db: Database;
  entry: RestProcedure;
  request: FastifyRequest;
  perform: (onWrite: OnWrite | null) => Promise<RestAnswer>;
}

/**
 * Carries a POST with an Idempotency-Key out once: whoever sends it again, to whichever replica, gets the first
 * answer. The key is marked in the transaction of the write, so that a process that dies between the write and its
 * answer leaves no doubt. What failed leaves no trace and can be tried again with the same key.
 */
export async function answerOnce({ db, entry, request, perform }: KeyedRequest): Promise<RestAnswer> {
  const key = request.headers['idempotency-key'];
  const userId = request.actor?.user.id;
  if (entry.method !== 'POST' || !isConditional(entry) || key === undefined || userId === undefined)
    return perform(null);
  if (typeof key !== 'string' || !KEY.test(key)) {
    throw new AppError('badRequest', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
  }
  const id = { user_id: userId, key };
  const requestHash = await hashOf(request);
  if (!(await claim(db, id, requestHash))) return repeat(db, id, requestHash);

  const alive = setInterval(() => void touch(db, id).catch(() => {}), SIGN_OF_LIFE_MS);
  try {
    const answer = await perform((transaction) => markWritten(transaction, id));
    if (isSuccess(answer)) await store(db, id, answer, entry.meta.secretAnswer === true);
    else await release(db, id);
    return answer;
  } catch (error) {
    await release(db, id);
    throw error;
  } finally {
    clearInterval(alive);
  }
}

type KeyId = Pick<Row<'idempotency_key'>, 'user_id' | 'key'>;

/** The same request has the same hash, whatever boundary its form has this time. */
async function hashOf({ method, url, body }: FastifyRequest): Promise<string> {
  const hash = createHash('sha256').update(`${method} ${url}\n`);
  for (const [name, value] of Object.entries(body ?? {})) {
    hash.update(`\n${name}: `);
    if (value instanceof File) hash.update(`${value.name}\n`).update(Buffer.from(await value.arrayBuffer()));
    else hash.update(JSON.stringify(value));
  }
  return hash.digest('hex');
}

/** True for the one who may carry the request out. */
async function claim(db: Database, id: KeyId, requestHash: string): Promise<boolean> {
  const before = (ms: number) => new Date(Date.now() - ms);
  await db
    .deleteFrom('idempotency_key')
    .where('created_at', '<', before(KEPT_HOURS * 3_600_000))
    .execute();
  await byId(db.deleteFrom('idempotency_key'), id)
    .where('status', '=', 'running')
    .where('alive_at', '<', before(DEAD_AFTER_MS))
    .execute();
  const inserted = await db
    .insertInto('idempotency_key')
    .values({ ...id, request_hash: requestHash, status: 'running' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The stored answer, or why there is none to give. */
async function repeat(db: Database, id: KeyId, requestHash: string): Promise<RestAnswer> {
  const row = await byId(db.selectFrom('idempotency_key').selectAll(), id).executeTakeFirst();
  if (row && row.request_hash !== requestHash) throw new AppError('idempotencyKeyReused');
  if (row?.status === 'answered' && row.answer_body && row.answer_status !== null) {
    const body = String(await decompress(row.answer_body));
    return { status: row.answer_status, headers: { ...row.answer_headers, 'idempotency-replayed': 'true' }, body };
  }
  const isDead = row && row.alive_at.getTime() < Date.now() - DEAD_AFTER_MS;
  if (row?.status === 'answered' || (row?.status === 'written' && isDead)) {
    throw new AppError('idempotencyAnswerGone');
  }
  throw new AppError('idempotencyKeyBusy');
}

async function markWritten(db: Database, id: KeyId): Promise<void> {
  await byId(db.updateTable('idempotency_key').set({ status: 'written', alive_at: new Date() }), id).execute();
}

async function touch(db: Database, id: KeyId): Promise<void> {
  await byId(db.updateTable('idempotency_key').set({ alive_at: new Date() }), id).execute();
}

async function store(db: Database, id: KeyId, { status, headers, body }: RestAnswer, secret: boolean): Promise<void> {
  const compressed = secret ? null : await compress(body);
  const answer = {
    status: 'answered',
    answer_status: status,
    answer_headers: headers,
    answer_body: compressed && compressed.length <= ANSWER_BYTES_MAX ? compressed : null,
  } as const;
  await byId(db.updateTable('idempotency_key').set(answer), id).execute();
}

/** What was written stays marked: doing it again would do it twice. */
async function release(db: Database, id: KeyId): Promise<void> {
  await byId(db.deleteFrom('idempotency_key'), id).where('status', '=', 'running').execute();
}

interface Filterable<Self> {
  where(column: 'user_id' | 'key', operator: '=', value: string): Self;
}
const byId = <Query extends Filterable<Query>>(query: Query, { user_id, key }: KeyId): Query =>
  query.where('user_id', '=', user_id).where('key', '=', key);
