import { createHmac } from 'node:crypto';
import { AppError } from '@process-ai/contract/errors';
import { isId, requireId } from '@process-ai/contract/ids';
import {
  type JobFinishedMessage,
  type OpportunityDecidedMessage,
  type Webhook,
  type WebhookCreated,
  type WebhookDelivery,
  WebhookEvent,
  type WebhookInput,
  WebhookMessageType,
  WebhookProblem,
  type WebhookUpdate,
} from '@process-ai/contract/webhooks';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App, WebhookSender } from '../../app.ts';
import { getSummary } from '../sectors/service.ts';
import {
  countFailure,
  countWebhooks,
  type DeliveryRow,
  type DueDelivery,
  deleteDeliveries,
  deleteWebhook,
  dropUnsent,
  findDelivery,
  findWaitingTest,
  findWebhook,
  forgetFailures,
  insertDeliveries,
  insertWebhook,
  listDeliveries,
  listTakers,
  listWebhooks,
  lockWebhook,
  recordTry,
  switchOff,
  takeDue,
  updateWebhook,
  type WebhookRow,
} from './repository.ts';

const WEBHOOKS_MAX = 10;
/** Shown of one webhook. */
const DELIVERIES_SHOWN = 50;
/** How long it can be seen what was sent. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Named in one message. */
const IDS_MAX = 1000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** From a try that failed to the next, in seconds: a restart is bridged within a minute, and an outage within a night. */
const TRY_AGAIN_SECONDS = [10, MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Messages in a row that were given up before nothing more is tried: each took seven hours. */
const FAILURES_MAX = 10;
/** That of a receiver that wants no more. */
const GONE = 410;

/** Longer than a try may take. */
const TAKEN_SECONDS = 60;

export async function list(app: App, { user }: Actor): Promise<Webhook[]> {
  return (await listWebhooks(app.db, user.id)).map(toWebhook);
}

export async function create(
  app: App,
  { user }: Actor,
  { url, events, sectorId }: WebhookInput,
): Promise<WebhookCreated> {
  await checkAddress(app, url);
  const sector = sectorId === null ? null : (await getSummary(app, sectorId)).id;
  const id = app.newId();
  // As Standard Webhooks has it: Base64, not that of addresses.
  const secret = `whsec_${Buffer.from(app.newSecret(), 'base64url').toString('base64')}`;
  return app.db.transaction().execute(async (db) => {
    if ((await countWebhooks(db, user.id)) >= WEBHOOKS_MAX) {
      throw new AppError(
        'badRequest',
        `You have ${WEBHOOKS_MAX} webhooks, which is the most there can be. Delete one first.`,
      );
    }
    await insertWebhook(db, { id, user_id: user.id, sector_id: sector, url, events, secret });
    return { ...(await getOrThrow({ db }, user.id, id)), secret };
  });
}

export async function update(
  app: App,
  { user }: Actor,
  webhookId: string,
  { url, events, isOn }: WebhookUpdate,
): Promise<Webhook> {
  const id = requireId(webhookId, 'webhookMissing');
  await getOrThrow(app, user.id, id);
  if (url !== undefined) await checkAddress(app, url);
  return app.db.transaction().execute(async (db) => {
    const current = await getOrThrow({ db }, user.id, id);
    if (url !== undefined || events !== undefined) {
      await updateWebhook(db, id, { ...(url !== undefined && { url }), ...(events !== undefined && { events }) });
    }
    if (isOn === false && current.isOn) await switchOff(db, id, null);
    if (isOn === true && !current.isOn) await updateWebhook(db, id, { is_on: true, off_reason: null, failures: 0 });
    return getOrThrow({ db }, user.id, id);
  });
}

/** With what is still to be sent. */
export async function remove(app: App, { user }: Actor, webhookId: string): Promise<void> {
  const id = requireId(webhookId, 'webhookMissing');
  if (!(await deleteWebhook(app.db, user.id, id))) throw new AppError('webhookMissing');
}

/** Sends a message without an event, once, and one at a time; what comes of it stands among the deliveries. */
export async function sendTest(app: App, { user }: Actor, webhookId: string): Promise<WebhookDelivery> {
  const id = requireId(webhookId, 'webhookMissing');
  senderOf(app);
  const { isOn } = await getOrThrow(app, user.id, id);
  if (!isOn) throw new AppError('badRequest', 'This webhook is switched off. Switch it on before you send a test.');
  const waiting = await findWaitingTest(app.db, id);
  if (waiting) return toDelivery(waiting);
  const delivery = { id: app.newId(), webhook_id: id, sector_id: null, type: 'webhook.test', data: {} };
  await insertDeliveries(app.db, [delivery]);
  return toDelivery(await findDelivery(app.db, delivery.id));
}

export async function deliveries(app: App, { user }: Actor, webhookId: string): Promise<WebhookDelivery[]> {
  const { id } = await getOrThrow(app, user.id, requireId(webhookId, 'webhookMissing'));
  return (await listDeliveries(app.db, id, DELIVERIES_SHOWN)).map(toDelivery);
}

/** Adds a message for each webhook that is to hear of it, in the transaction that `tx` is: sent only if that is committed. */
export async function announce(
  tx: Pick<App, 'db' | 'newId' | 'webhookSender'>,
  { type, data }: Pick<JobFinishedMessage, 'type' | 'data'> | Pick<OpportunityDecidedMessage, 'type' | 'data'>,
): Promise<void> {
  if (!tx.webhookSender) return;
  const takers = await listTakers(tx.db, type, data.sectorId);
  const messages = takers.map(({ id }) => ({
    id: tx.newId(),
    webhook_id: id,
    sector_id: data.sectorId,
    type,
    data,
  }));
  if (messages.length > 0) await insertDeliveries(tx.db, messages);
}

/** Says of opportunities what the acting person has decided, in the transaction that `tx` is. */
export async function announceDecision(
  tx: App,
  sectorId: string,
  ids: readonly string[],
  decision: OpportunityDecidedMessage['data']['decision'],
): Promise<void> {
  const person = actingUser.getStore() ?? '';
  const by = isId(person) ? person : null;
  for (let from = 0; from < ids.length; from += IDS_MAX) {
    const opportunityIds = ids.slice(from, from + IDS_MAX);
    await announce(tx, { type: 'opportunity.decided', data: { sectorId, opportunityIds, decision, by } });
  }
}

/** Deletes what was sent long ago. */
export const purgeDeliveries = (app: App): Promise<void> =>
  deleteDeliveries(app.accessDb, new Date(Date.now() - KEPT_DAYS * DAY_MS));

/** Takes so many messages at most that are due. */
export const take = (app: App, most: number): Promise<DueDelivery[]> => takeDue(app.db, most, TAKEN_SECONDS);

/** Sends one message that was taken, and says what came of it. Once `signal` is aborted, that is left to a later try. */
export async function deliver(
  app: App,
  sender: WebhookSender,
  delivery: DueDelivery,
  signal: AbortSignal,
): Promise<void> {
  if (!delivery.may_hear) {
    await dropUnsent(app.db, delivery.id);
    return;
  }
  const { status, problem } = await sender.send(delivery.url, ...signed(delivery), signal);
  if (signal.aborted) return;
  await app.db.transaction().execute(async (db) => {
    await lockWebhook(db, delivery.webhook_id);
    if (status !== null && status >= 200 && status < 300) {
      await recordTry(db, delivery, { state: 'delivered', status, problem, tryAgainSeconds: null });
      await forgetFailures(db, delivery.webhook_id);
      return;
    }
    const tryAgainSeconds = pauseAfter(delivery, status);
    const state = tryAgainSeconds === null ? 'failed' : 'waiting';
    await recordTry(db, delivery, { state, status, problem, tryAgainSeconds });
    if (status === GONE) await switchOff(db, delivery.webhook_id, 'gone');
    else if (state === 'failed' && !isTest(delivery) && (await countFailure(db, delivery.webhook_id)) >= FAILURES_MAX) {
      await switchOff(db, delivery.webhook_id, 'failures');
    }
  });
}

const isTest = ({ type }: DueDelivery) => type === 'webhook.test';

/** null = that was the last try. Whoever asks for a test looks at what comes of it. */
const pauseAfter = (delivery: DueDelivery, status: number | null): number | null =>
  isTest(delivery) || status === GONE ? null : (TRY_AGAIN_SECONDS[delivery.tries - 1] ?? null);

/** What is sent, with its headers, by Standard Webhooks (standardwebhooks.com): the signature covers id, time and body. */
function signed({ id, type, data, created_at, secret }: DueDelivery): [headers: Record<string, string>, body: string] {
  const body = JSON.stringify({ type, id, createdAt: created_at.toISOString(), data });
  const timestamp = Math.floor(Date.now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
  return [headers, body];
}

function senderOf({ webhookSender }: App) {
  if (!webhookSender) throw new AppError('badRequest', 'Webhooks are switched off on this server.');
  return webhookSender;
}

/** It is looked at again at each try: what a name leads to may change. */
async function checkAddress(app: App, url: string): Promise<void> {
  const message = await senderOf(app).objectionTo(url);
  if (message !== null) throw new AppError('badRequest', message, { issues: [{ path: 'url', message }] });
}

async function getOrThrow({ db }: Pick<App, 'db'>, userId: string, id: string): Promise<Webhook> {
  const row = await findWebhook(db, userId, id);
  if (!row) throw new AppError('webhookMissing');
  return toWebhook(row);
}

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events.map((event) => WebhookEvent.parse(event)),
  sectorId: row.sector_id,
  sectorName: row.sector_name,
  isOn: row.is_on,
  offReason: row.off_reason,
  createdAt: row.created_at.toISOString(),
});

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: WebhookMessageType.parse(row.type),
  state: row.state,
  tries: row.tries,
  status: row.status,
  problem: row.problem === null ? null : WebhookProblem.parse(row.problem),
  createdAt: row.created_at.toISOString(),
  triedAt: row.tried_at?.toISOString() ?? null,
  nextTryAt: row.next_try_at?.toISOString() ?? null,
});
