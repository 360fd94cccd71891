import { expect } from '@playwright/test';
import { ORDINARY_USER } from '../spec/administration.ts';
import { LANDING } from '../spec/landing.ts';
import { REST } from '../spec/rest.ts';
import { SAMPLES, SCREENS } from '../spec/screens.ts';
import { findBroken } from '../spec/statement.ts';
import { test } from '../spec/world-test.ts';

for (const [title, statements] of Object.entries(REST)) {
  test(`${title}: ${Object.keys(statements).length} statements hold over REST`, async ({ world }) => {
    expect(await findBroken(statements, async () => ({ subject: world, close: async () => {} }))).toEqual([]);
  });
}

test('each statement stands once, in one of the sections 1 to 9', () => {
  const onScreen = [...Object.values(SCREENS), ...Object.values(SAMPLES), LANDING, ORDINARY_USER];
  const tables: object[] = [...Object.values(REST), ...onScreen];
  const statements = tables.flatMap((table) => Object.keys(table));
  expect(statements.filter((words, index) => statements.indexOf(words) !== index)).toEqual([]);
  expect(statements.filter((words) => !/^[1-9]: \S/.test(words))).toEqual([]);
  for (const section of '123456789') {
    const count = statements.filter((words) => words.startsWith(section)).length;
    expect(count, `section ${section}`).toBeGreaterThan(0);
    process.stdout.write(`Section ${section}: ${count} statements\n`);
  }
  process.stdout.write(`All sections: ${statements.length} statements\n`);
});
