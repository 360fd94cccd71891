import { expect } from '@playwright/test';
import { test } from '../server/product-test.ts';
import { SECTOR_CALLS } from '../spec/calls.ts';
import { ENTITIES } from '../spec/entities.ts';
import { OTHER_CALLS, ROLES } from '../spec/other-calls.ts';
import { CONSTANTS, RULES } from '../spec/rules.ts';
import { findBroken } from '../spec/statement.ts';
import { makeWorld, type World } from '../spec/world.ts';

let world: World;
test.beforeAll(async ({ product }) => {
  world = await makeWorld(product);
});

for (const [title, statements] of Object.entries({
  'section 3, entities': ENTITIES,
  'section 5, validation': RULES,
  'section 6, roles': ROLES,
  'section 7, calls on sectors': SECTOR_CALLS,
  'section 7, other calls': OTHER_CALLS,
  'sections 4 and 9, states and constants': CONSTANTS,
})) {
  test(`${title}: ${Object.keys(statements).length} statements hold over REST`, async () => {
    expect(await findBroken(statements, async () => ({ subject: world, close: async () => {} }))).toEqual([]);
  });
}
