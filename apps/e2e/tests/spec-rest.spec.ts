import { expect } from '@playwright/test';
import { REST } from '../spec/rest.ts';
import { findBroken } from '../spec/statement.ts';
import { test } from '../spec/world-test.ts';

for (const [title, statements] of Object.entries(REST)) {
  test(`${title}: ${Object.keys(statements).length} statements hold over REST`, async ({ world }) => {
    expect(await findBroken(statements, async () => ({ subject: world, close: async () => {} }))).toEqual([]);
  });
}
