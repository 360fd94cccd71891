import {
  type ActivityAction,
  type ActivityEvent,
  type ActivityPage,
  type ActivityQuery,
  readCursor,
  type SectorChange,
  writeCursor,
} from '@process-ai/contract/activity';
import { AppError } from '@process-ai/contract/errors';
import { isId, requireId } from '@process-ai/contract/ids';
import { actingUser } from '../../acting-user.ts';
import type { App } from '../../app.ts';
import { type EventRow, hasSector, listEvents, listPeople, type NewEvent, putEvent } from './repository.ts';

/** What was done: to these things, or to so many. */
export interface Done extends Pick<NewEvent, 'kind' | 'action'> {
  /** Their ids; of what can be undone, the one id that its undo takes. */
  subjects?: string[];
  /** How many; absent = as many as `subjects`, or one. */
  count?: number;
  /** Its name, where it is one thing. */
  what?: string | null;
}

/** What is done many times over: one line says it. What can be taken back by itself has a line of its own. */
const FOLDED: ReadonlySet<ActivityAction> = new Set([
  'added',
  'changed',
  'moved',
  'accepted',
  'rejected',
  'reopened',
  'assigned',
  'entered',
  'calculated',
  'commented',
]);

/** Records what the acting user has done, in the transaction that `tx` is. Nothing at all is no event. */
export async function recordDone(
  tx: Pick<App, 'db'>,
  sectorId: string,
  { kind, action, subjects, count = subjects?.length ?? 1, what = null }: Done,
  userId: string | null = actingUser.getStore() ?? null,
): Promise<void> {
  if (count === 0) return;
  const event = {
    kind,
    action,
    subjects: subjects ?? null,
    count,
    what: count === 1 || subjects?.length === 1 ? what : null,
  };
  await putEvent(tx.db, sectorId, userId !== null && isId(userId) ? userId : null, event, FOLDED.has(action));
}

const PAGE = 50;

/** Who did what in a sector and when, newest first, a page at a time. */
export async function list(
  app: App,
  sectorId: string,
  { kind, userId, limit = PAGE, cursor }: ActivityQuery,
): Promise<ActivityPage> {
  const id = requireId(sectorId, 'sectorMissing');
  const before = (cursor && readCursor(cursor)) || undefined;
  const of = userId === undefined ? undefined : requireId(userId, 'userMissing');
  const [isThere, rows, people] = await Promise.all([
    hasSector(app.db, id),
    listEvents(app.db, id, { kind, userId: of, before }, limit + 1),
    listPeople(app.db, id),
  ]);
  if (!isThere) throw new AppError('sectorMissing');
  const events = rows.slice(0, limit).map(toEvent);
  const last = events.at(-1);
  return { events, next: last && rows.length > limit ? writeCursor(last) : null, people };
}

/** The last things done in a sector that is known to exist, newest first. */
export const lastChanges = async (app: App, sectorId: string, most: number): Promise<SectorChange[]> =>
  (await listEvents(app.db, sectorId, {}, most)).map(({ kind, action, what, count, by, at }) => ({
    kind,
    action,
    what,
    count,
    by,
    at: at.toISOString(),
  }));

const toEvent = ({ at, since, ...row }: EventRow): ActivityEvent => ({
  ...row,
  since: since.toISOString(),
  at: at.toISOString(),
});
