import { test as base } from '../server/product-test.ts';
import { makeWorld, type World } from './world.ts';

/** Playwright's `test` with a product of its own for the statements, filled once for all of them. */
export const test = base.extend<object, { world: World }>({
  world: [async ({ product }, use) => use(await makeWorld(product)), { scope: 'worker' }],
});
