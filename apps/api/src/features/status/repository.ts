import type { Database } from '@process-ai/db/connect';
import { sql } from 'kysely';

interface ServerRow {
  version: string;
  schema: string;
  bytes: number;
}

export const findServer = async (db: Database): Promise<ServerRow> => {
  const { rows } = await sql<ServerRow>`
    select current_setting('server_version') as version, (select max(name) from kysely_migration) as schema,
      pg_database_size(current_database())::float8 as bytes
  `.execute(db);
  return rows[0] ?? { version: '', schema: '', bytes: 0 };
};
