import type { CommentSubject, Mentionable, Person } from '@process-ai/contract/comments';
import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

/** What the row `c` is about, where it is still there: its name, and the journey that a touchpoint stands in. */
export const THING = sql`lateral (
  select p.name, null::uuid as within from process p
  where c.subject = 'process' and p.id = c.subject_id and p.sector_id = c.sector_id and p.deleted_at is null
  union all
  select o.title, null from opportunity o join process p on p.id = o.process_id
  where c.subject = 'opportunity' and o.id = c.subject_id and o.sector_id = c.sector_id and p.deleted_at is null
  union all
  select t ->> 'name', j.id from journey j cross join lateral jsonb_array_elements(j.touch_points) as t
  where c.subject = 'touchpoint' and j.sector_id = c.sector_id and j.deleted_at is null
    and t ->> 'id' = c.subject_id::text
  union all
  select i.name, null from initiative i
  where c.subject = 'initiative' and i.id = c.subject_id and i.sector_id = c.sector_id
) as thing`;

interface Thing {
  name: string;
  within: string | null;
}

export const findThing = async (
  db: Database,
  sectorId: string,
  subject: CommentSubject,
  subjectId: string,
): Promise<Thing | undefined> => {
  const { rows } = await sql<Thing>`
    select thing.name, thing.within
    from (select ${sectorId}::uuid as sector_id, ${subject}::text as subject, ${subjectId}::uuid as subject_id) as c,
      ${THING}
    limit 1
  `.execute(db);
  return rows[0];
};

export interface CommentRow {
  id: string;
  subject: CommentSubject;
  subjectId: string;
  text: string;
  mentions: Person[];
  by: string;
  userId: string | null;
  createdAt: Date;
  editedAt: Date | null;
  isDeleted: boolean;
}

const COMMENTS = sql`
  select c.id, c.subject, c.subject_id as "subjectId", c.text, c.user_id as "userId", c.created_at as "createdAt",
    c.edited_at as "editedAt", c.deleted_at is not null as "isDeleted", coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), c.by_name) as by,
    coalesce((
      select json_agg(json_build_object('id', m.user_id, 'name',
        coalesce(nullif(concat_ws(' ', p.first_name, p.last_name), ''), m.name)) order by m.user_id)
      from comment_mention m left join app_user p on p.id = m.user_id
      where m.comment_id = c.id and m.sector_id = c.sector_id
    ), '[]') as mentions
  from comment c left join app_user u on u.id = c.user_id`;

/** Oldest first. */
export const listComments = async (
  db: Database,
  sectorId: string,
  subject: CommentSubject,
  subjectId: string,
): Promise<CommentRow[]> => {
  const { rows } = await sql<CommentRow>`${COMMENTS}
    where c.sector_id = ${sectorId} and c.subject = ${subject} and c.subject_id = ${subjectId} and c.deleted_at is null
    order by c.created_at, c.id
  `.execute(db);
  return rows;
};

/** Also one that was deleted, so that it can be brought back. */
export const findComment = async (db: Database, sectorId: string, id: string): Promise<CommentRow | undefined> => {
  const { rows } = await sql<CommentRow>`${COMMENTS} where c.id = ${id} and c.sector_id = ${sectorId}`.execute(db);
  return rows[0];
};

export const countComments = async (
  db: Database,
  sectorId: string,
): Promise<{ subject: CommentSubject; subjectId: string; count: number }[]> =>
  db
    .selectFrom('comment')
    .select(['subject', 'subject_id as subjectId', sql<number>`count(*)::int`.as('count')])
    .where('sector_id', '=', sectorId)
    .where('deleted_at', 'is', null)
    .groupBy(['subject', 'subject_id'])
    .execute();

interface NewComment {
  id: string;
  sector_id: string;
  subject: CommentSubject;
  subject_id: string;
  user_id: string;
  by_name: string;
  text: string;
}

export const insertComment = async (db: Database, comment: NewComment): Promise<void> => {
  await db.insertInto('comment').values(comment).execute();
};

export const updateText = async (db: Database, sectorId: string, id: string, text: string): Promise<void> => {
  await db
    .updateTable('comment')
    .set({ text, edited_at: new Date() })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

export const setDeleted = async (db: Database, sectorId: string, id: string, deletedAt: Date | null): Promise<void> => {
  await db
    .updateTable('comment')
    .set({ deleted_at: deletedAt })
    .where('sector_id', '=', sectorId)
    .where('id', '=', id)
    .execute();
};

/** The people of a comment are these from now on; who was there already stays, read or not. */
export const putMentions = async (
  db: Database,
  sectorId: string,
  commentId: string,
  people: Person[],
): Promise<void> => {
  const ids = people.map(({ id }) => id);
  await sql`
    delete from comment_mention
    where comment_id = ${commentId} and sector_id = ${sectorId} and user_id <> all(${ids}::uuid[])
  `.execute(db);
  if (people.length === 0) return;
  await db
    .insertInto('comment_mention')
    .values(people.map(({ id, name }) => ({ comment_id: commentId, sector_id: sectorId, user_id: id, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const NAME = sql<string>`concat_ws(' ', first_name, last_name)`;

/** By name; `sectorId`: those who may open it. */
export const listPeople = (db: Database, sectorId: string | null): Promise<Mentionable[]> =>
  db
    .selectFrom('app_user')
    .select([
      'id',
      NAME.as('name'),
      sql<string | null>`case when count(*) over (partition by lower(${NAME})) > 1 then email end`.as('email'),
    ])
    .$if(sectorId !== null, (query) =>
      query.where(
        sql<boolean>`exists (
          select from sector s where s.id = ${sectorId} and role_in_sector(s.id, s.access, app_user.id) is not null
        )`,
      ),
    )
    .orderBy(sql`lower(${NAME})`)
    .orderBy('id')
    .execute();

export const findPeople = (db: Database, ids: string[]): Promise<Person[]> =>
  db
    .selectFrom('app_user')
    .select(['id', NAME.as('name')])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
