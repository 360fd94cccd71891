import { test as base } from '@playwright/test';
import { sessionState } from './session-state.ts';
import { type Product, startProduct } from './start-product.ts';

/**
 * Playwright's `test` on one product for the whole run. Its pages are signed in as the first administrator;
 * `test.use({ storageState: undefined })` signs them out.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures it needs from this very pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ product }, use) => use(product.url),
  storageState: ({ product }, use) => use(sessionState(product)),
});
