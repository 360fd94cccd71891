import type { WebhookMessageType, WebhookOffReason, WebhookProblem } from '@process-ai/contract/webhooks';
import type { Database } from '@process-ai/db/connect';
import type { Row } from '@process-ai/db/tables';
import { sql } from 'kysely';

export type WebhookRow = Row<'webhook'> & { sector_name: string | null };
export type DeliveryRow = Row<'webhook_delivery'>;

/** Of one person, the newest first, each with the name of its sector where they may open that. */
const ofPerson = (db: Database, userId: string) =>
  db
    .selectFrom('webhook as w')
    .selectAll('w')
    .select(
      sql<string | null>`(
        select s.name from sector s where s.id = w.sector_id and s.deleted_at is null
          and role_in_sector(s.id, s.access, w.user_id) is not null
      )`.as('sector_name'),
    )
    .where('w.user_id', '=', userId);

export const listWebhooks = (db: Database, userId: string): Promise<WebhookRow[]> =>
  ofPerson(db, userId).orderBy('w.created_at', 'desc').orderBy('w.id').execute();

export const findWebhook = (db: Database, userId: string, id: string): Promise<WebhookRow | undefined> =>
  ofPerson(db, userId).where('w.id', '=', id).executeTakeFirst();

/** Until the transaction ends, this person adds no others. */
export const countWebhooks = async (db: Database, userId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtext('webhooks'), hashtext(${userId}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook where user_id = ${userId}
  `.execute(db);
  return rows[0]?.count ?? 0;
};

type NewWebhook = Pick<Row<'webhook'>, 'id' | 'user_id' | 'sector_id' | 'url' | 'events' | 'secret'>;

export const insertWebhook = async (db: Database, webhook: NewWebhook): Promise<void> => {
  await db.insertInto('webhook').values(webhook).execute();
};

type WebhookChanges = Partial<Pick<Row<'webhook'>, 'url' | 'events' | 'is_on' | 'off_reason' | 'failures'>>;

export const updateWebhook = async (db: Database, id: string, changes: WebhookChanges): Promise<void> => {
  await db.updateTable('webhook').set(changes).where('id', '=', id).execute();
};

export const deleteWebhook = async (db: Database, userId: string, id: string): Promise<boolean> => {
  const result = await db.deleteFrom('webhook').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
};

/**
 * The webhooks that are on, hear of this event, and whose owner may open the sector now. They stay until the transaction
 * ends. `sectorId`: null = the event belongs to no sector, and those of one sector do not hear of it.
 */
export const listTakers = async (
  db: Database,
  type: WebhookMessageType,
  sectorId: string | null,
): Promise<{ id: string }[]> => {
  const { rows } = await sql<{ id: string }>`
    select w.id from webhook w
    where w.is_on and ${type} = any(w.events) and (w.sector_id is null or w.sector_id = ${sectorId})
      and ${mayHear(sql`${sectorId}::uuid`)}
    order by w.id for key share of w
  `.execute(db);
  return rows;
};

/** Whether the owner of the webhook `w` may open the sector; of what belongs to none, everybody may hear. */
const mayHear = (sectorId: ReturnType<typeof sql>) => sql<boolean>`(${sectorId} is null or exists (
  select from sector s
  where s.id = ${sectorId} and s.deleted_at is null and role_in_sector(s.id, s.access, w.user_id) is not null
))`;

type NewDelivery = Pick<DeliveryRow, 'id' | 'webhook_id' | 'sector_id' | 'type' | 'data'>;

export const insertDeliveries = async (db: Database, deliveries: NewDelivery[]): Promise<void> => {
  await db.insertInto('webhook_delivery').values(deliveries).execute();
};

/** Of one webhook, the newest first. */
export const listDeliveries = (db: Database, webhookId: string, most: number): Promise<DeliveryRow[]> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

/** A test that is still to be sent. */
export const findWaitingTest = (db: Database, webhookId: string): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('type', '=', 'webhook.test')
    .where('state', '=', 'waiting')
    .executeTakeFirst();

export const findDelivery = (db: Database, id: string): Promise<DeliveryRow> =>
  db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A message at one of its tries, with what it is sent by. */
export interface DueDelivery extends DeliveryRow {
  url: string;
  secret: string;
  /** Whether the webhook's owner may open its sector now. */
  may_hear: boolean;
}

/**
 * Takes what is due, the oldest first: one message of a webhook at a time, so that a slow receiver holds up nobody
 * else's. A process that dies with it leaves it to the next one when the time is over.
 */
export const takeDue = async (db: Database, most: number, forSeconds: number): Promise<DueDelivery[]> => {
  const { rows } = await sql<DueDelivery>`
    with due as materialized (
      select next.id, w.url, w.secret, w.user_id
      from webhook w cross join lateral (
        select d.id, d.next_try_at from webhook_delivery d
        where d.webhook_id = w.id and d.next_try_at <= now()
        order by d.next_try_at limit 1 for update skip locked
      ) next
      where w.is_on and not exists (
        select from webhook_delivery t
        where t.webhook_id = w.id and t.next_try_at is not null and t.taken_until > now()
      )
      order by next.next_try_at limit ${most}
    )
    update webhook_delivery d
    set tries = d.tries + 1, tried_at = now(), taken_until = now() + make_interval(secs => ${forSeconds})
    from due w where d.id = w.id
    returning d.*, w.url, w.secret, ${mayHear(sql`d.sector_id`)} as may_hear
  `.execute(db);
  return rows;
};

/** Its owner may not hear of it any more: it was taken, and not sent. */
export const dropUnsent = async (db: Database, id: string): Promise<void> => {
  const dropped = { state: 'dropped', problem: 'accessEnded', next_try_at: null, taken_until: null } as const;
  await db
    .updateTable('webhook_delivery')
    .set((eb) => ({ ...dropped, tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
};

/** What comes of a try is written with the webhook held, as what switches it off holds it. */
export const lockWebhook = async (db: Database, id: string): Promise<void> => {
  await db.selectFrom('webhook').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

interface Outcome {
  state: DeliveryRow['state'];
  status: number | null;
  problem: WebhookProblem | null;
  /** null = it is not tried again. */
  tryAgainSeconds: number | null;
}

/** Says what a try came to, unless a later one has begun, or the webhook was switched off meanwhile. */
export const recordTry = async (
  db: Database,
  { id, tries }: Pick<DeliveryRow, 'id' | 'tries'>,
  { tryAgainSeconds, ...outcome }: Outcome,
): Promise<void> => {
  await db
    .updateTable('webhook_delivery')
    .set({
      ...outcome,
      taken_until: null,
      next_try_at: tryAgainSeconds === null ? null : sql`now() + make_interval(secs => ${tryAgainSeconds})`,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'waiting')
    .execute();
};

/** A message came through: failures are counted in a row. */
export const forgetFailures = async (db: Database, id: string): Promise<void> => {
  await db.updateTable('webhook').set({ failures: 0 }).where('id', '=', id).where('failures', '>', 0).execute();
};

/** Returns how many messages in a row were given up. */
export const countFailure = async (db: Database, id: string): Promise<number> => {
  const row = await db
    .updateTable('webhook')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', id)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
};

/** `reason`: null where a person does it. */
export const switchOff = async (db: Database, id: string, reason: WebhookOffReason | null): Promise<void> => {
  await updateWebhook(db, id, { is_on: false, off_reason: reason });
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'dropped', problem: 'switchedOff', next_try_at: null, taken_until: null })
    .where('webhook_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
};

export const deleteDeliveries = async (db: Database, before: Date): Promise<void> => {
  await db.deleteFrom('webhook_delivery').where('state', '<>', 'waiting').where('created_at', '<', before).execute();
};
