import type { ActivityKind } from '@process-ai/contract/activity';
import {
  type Comment,
  type CommentCount,
  type CommentInput,
  type CommentSubject,
  type CommentText,
  type Mentionable,
  type Person,
  readMentions,
} from '@process-ai/contract/comments';
import { AppError, type ErrorCode } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { besideSector, getSummary } from '../sectors/service.ts';
import {
  type CommentRow,
  countComments,
  findComment,
  findPeople,
  findThing,
  insertComment,
  listComments,
  listPeople,
  putMentions,
  setDeleted,
  updateText,
} from './repository.ts';

export { THING } from './repository.ts';

const MISSING: Record<CommentSubject, ErrorCode> = {
  process: 'processMissing',
  opportunity: 'opportunityMissing',
  touchpoint: 'touchPointMissing',
  initiative: 'initiativeMissing',
};

/** What the activity of a sector calls a comment on it. */
const KINDS: Record<CommentSubject, ActivityKind> = {
  process: 'processes',
  opportunity: 'opportunities',
  touchpoint: 'journeys',
  initiative: 'plan',
};

/** What was said about a thing, oldest first. Throws that the thing is missing where it was deleted. */
export async function list(app: App, sectorId: string, subject: CommentSubject, subjectId: string): Promise<Comment[]> {
  const { id: sector } = await getSummary(app, sectorId);
  const id = requireId(subjectId, MISSING[subject]);
  await thingOrThrow(app, sector, subject, id);
  return (await listComments(app.db, sector, subject, id)).map(toComment);
}

/** How much was said about what; what nothing was said about is left out. */
export async function counts(app: App, sectorId: string): Promise<CommentCount[]> {
  const { id } = await getSummary(app, sectorId);
  return countComments(app.db, id);
}

/** Everybody who can be mentioned, by name: of a sector, those who may open it. */
export const people = (app: App, sectorId?: string): Promise<Mentionable[]> =>
  listPeople(app.db, sectorId === undefined ? null : requireId(sectorId, 'sectorMissing'));

export async function create(
  app: App,
  { user }: Actor,
  sectorId: string,
  { subject, subjectId, text }: CommentInput,
): Promise<Comment> {
  const about = requireId(subjectId, MISSING[subject]);
  const id = app.newId();
  return besideSector(app, sectorId, async (tx, sector) => {
    const { name, within } = await thingOrThrow(tx, sector.id, subject, about);
    const mentioned = await mentionedIn(tx, text);
    await insertComment(tx.db, {
      id,
      sector_id: sector.id,
      subject,
      subject_id: about,
      user_id: user.id,
      by_name: personName(user),
      text,
    });
    await putMentions(tx.db, sector.id, id, mentioned);
    const subjects = [within ?? about];
    await recordDone(tx, sector.id, { kind: KINDS[subject], action: 'commented', subjects, what: name });
    return toComment(await ownOrThrow(tx, user.id, sector.id, id));
  });
}

/** Changes the text of one's own comment. */
export const update = (
  app: App,
  { user }: Actor,
  sectorId: string,
  commentId: string,
  { text }: CommentText,
): Promise<Comment> =>
  besideSector(app, sectorId, async (tx, sector) => {
    const current = await ownOrThrow(tx, user.id, sector.id, commentId);
    const mentioned = await mentionedIn(tx, text, current.mentions);
    await updateText(tx.db, sector.id, current.id, text);
    await putMentions(tx.db, sector.id, current.id, mentioned);
    return toComment(await ownOrThrow(tx, user.id, sector.id, commentId));
  });

/** Takes one's own comment away; `restore` brings it back. */
export const remove = (app: App, { user }: Actor, sectorId: string, commentId: string): Promise<void> =>
  besideSector(app, sectorId, async (tx, sector) => {
    const { id } = await ownOrThrow(tx, user.id, sector.id, commentId);
    await setDeleted(tx.db, sector.id, id, new Date());
  });

export const restore = (app: App, { user }: Actor, sectorId: string, commentId: string): Promise<Comment> =>
  besideSector(app, sectorId, async (tx, sector) => {
    const { id } = await ownOrThrow(tx, user.id, sector.id, commentId, true);
    await setDeleted(tx.db, sector.id, id, null);
    return toComment(await ownOrThrow(tx, user.id, sector.id, id));
  });

async function thingOrThrow(app: App, sectorId: string, subject: CommentSubject, subjectId: string) {
  const thing = await findThing(app.db, sectorId, subject, subjectId);
  if (!thing) throw new AppError(MISSING[subject]);
  return thing;
}

async function ownOrThrow(
  app: App,
  userId: string,
  sectorId: string,
  commentId: string,
  isDeleted = false,
): Promise<CommentRow> {
  const comment = await findComment(app.db, sectorId, requireId(commentId, 'commentMissing'));
  if (comment?.isDeleted !== isDeleted) throw new AppError('commentMissing');
  if (comment.userId !== userId) throw new AppError('commentOfAnother');
  return comment;
}

/** The people in a text. Throws where one has no account, and was not there `before` either. */
async function mentionedIn(app: App, text: string, before: Person[] = []): Promise<Person[]> {
  const ids = [...new Set(readMentions(text).flatMap((piece) => ('userId' in piece ? [piece.userId] : [])))];
  const found = new Map([...before, ...(await findPeople(app.db, ids))].map((person) => [person.id, person]));
  return ids.map((id) => {
    const person = found.get(id);
    if (!person) throw new AppError('mentionUnknown');
    return person;
  });
}

const toComment = ({
  id,
  subject,
  subjectId,
  text,
  mentions,
  by,
  userId,
  createdAt,
  editedAt,
}: CommentRow): Comment => ({
  id,
  subject,
  subjectId,
  text,
  mentions,
  by: by || null,
  userId,
  createdAt: createdAt.toISOString(),
  editedAt: editedAt?.toISOString() ?? null,
});
