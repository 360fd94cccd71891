import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { connect } from './connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: { url: string; template: string };
  }
}

/**
 * A migrated, empty database of its own for one test file: copied from the template of testing-server.ts in some 50 ms.
 * Close your own connections, then call `drop` when the file is done (afterAll).
 */
export const testDatabase = () => databaseLike(inject('testServer').template);

/** One without a single table. */
export const emptyDatabase = () => databaseLike('template0');

async function databaseLike(template: string) {
  const { url: serverUrl } = inject('testServer');
  const name = `process_ai_test_${randomUUID().replaceAll('-', '')}`;
  const url = databaseUrl(serverUrl, name);
  await onServer(serverUrl, (sql) => sql`create database ${sql(name)} template ${sql(template)}`);
  const { db, sql, close } = connect(url, { max: 5 });
  const drop = async () => {
    await close();
    await onServer(serverUrl, (server) => server`drop database ${server(name)} with (force)`);
  };
  return { url, db, sql, drop };
}

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(url: string, work: (sql: postgres.Sql) => Promise<unknown>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
