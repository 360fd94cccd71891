import postgres from 'postgres';
import { expect, inject, test } from 'vitest';
import { testDatabase } from './testing.ts';

test('each test database is migrated, empty, a world of its own, and gone after drop', async () => {
  const one = await testDatabase();
  const other = await testDatabase();
  await one.db.insertInto('sector').values({ name: 'Telecoms', reference_model: 'eTOM' }).execute();
  const names = (database: typeof one) => database.db.selectFrom('sector').select('name').execute();
  expect(await names(one)).toEqual([{ name: 'Telecoms' }]);
  expect(await names(other)).toEqual([]);
  await one.drop();
  await other.drop();

  const server = postgres(inject('testServer').url, { max: 1 });
  const left =
    await server`select from pg_database where ${one.url} like '%/' || datname or ${other.url} like '%/' || datname`;
  await server.end();
  expect(left).toHaveLength(0);
});
