import type postgres from 'postgres';

/** What must be known of a sector to answer a read of it from memory. */
export interface ReadableSector {
  revision: number;
  rows: number;
  /** The id of whoever is asking. */
  reader: string;
}

export interface ReadingToken {
  token_id: string;
  last_used_at: Date | null;
}

/**
 * A condition on the sector `s`: what `role_in_sector` says, in words that the database plans with the rest. Called for
 * each hot read, the function would take longer than all else that is asked.
 */
export const mayOpen = (person: 'a.user_id' | 't.user_id') => `(
  s.access = 'all'
  or exists (select from sector_grant g where g.sector_id = s.id and g.user_id = ${person})
  or exists (
    select from sector_grant g join team_member m on m.team_id = g.team_id
    where g.sector_id = s.id and m.user_id = ${person}
  )
)`;

const bySession = (may: string) => `
  select s.revision, s.process_count + s.opportunity_count as rows, a.user_id as reader from sector s, session a
  where s.id = $1 and s.deleted_at is null and a.id = $2 and a.expires_at > now() and ${may}
`;
const BY_SESSION = bySession(mayOpen('a.user_id'));
/** For benchmarks only: to tell what the condition costs. */
export const BY_SESSION_UNCHECKED = bySession('true');

const BY_TOKEN = `
  select s.revision, s.process_count + s.opportunity_count as rows, t.user_id as reader, t.id as token_id, t.last_used_at
  from sector s, api_token t
  where s.id = $1 and s.deleted_at is null
    and t.secret_hash = $2 and (t.expires_at is null or t.expires_at > now())
    and ${mayOpen('t.user_id')}
`;

/** As one text each: to put a query together from fragments takes as long as all else that a hot read does here. */
const PREPARED = { prepare: true };

export const findBySession = (sql: postgres.Sql, sectorId: string, sessionHash: string, query = BY_SESSION) =>
  sql.unsafe<ReadableSector[]>(query, [sectorId, sessionHash], PREPARED);

export const findByToken = (sql: postgres.Sql, sectorId: string, secretHash: string) =>
  sql.unsafe<(ReadableSector & ReadingToken)[]>(BY_TOKEN, [sectorId, secretHash], PREPARED);
