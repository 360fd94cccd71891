import { sql } from 'kysely';

/** Names the transaction that wrote a row as it is now: as long as that stays, so does the row. */
export const WRITTEN_BY = sql<string>`xmin::text`.as('writtenBy');
