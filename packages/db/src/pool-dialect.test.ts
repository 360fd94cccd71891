import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from './connect.ts';
import { testDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let connected: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await testDatabase();
  connected = connect(database.url, { max: 3 });
});
afterAll(async () => {
  await connected.close();
  await database.drop();
});

const VENDOR = { overview: 'x', capabilities: [], products: [], ai_capabilities: [] };
const names = async () =>
  (await connected.db.selectFrom('vendor').select('name').orderBy('name').execute()).map(({ name }) => name);

describe('a transaction', () => {
  test('keeps all of it, or nothing', async () => {
    const write = (name: string, fails: boolean) =>
      connected.db.transaction().execute(async (db) => {
        await db
          .insertInto('vendor')
          .values({ ...VENDOR, name })
          .execute();
        if (fails) throw new Error('no');
      });
    await write('kept', false);
    await expect(write('dropped', true)).rejects.toThrow('no');
    await expect(connected.db.transaction().execute((db) => sql`select 1 / 0`.execute(db))).rejects.toThrow(
      'division by zero',
    );
    expect(await names()).toEqual(['kept']);
  });
});
