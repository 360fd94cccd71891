import { expect, test } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { sessionState } from '../server/session-state.ts';
import { type Product, startProduct } from '../server/start-product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.remove());

test('the way to a first blueprint ticks what is done, and is hidden for good', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.url, storageState: sessionState(product) });
  const page = await context.newPage();
  const steps = page.getByRole('region', { name: 'The way to your first blueprint' });
  const current = steps.locator('[aria-current=step]');

  await page.goto('/sectors');
  await expect(current).toContainText('Create a sector');
  await expectAccessible(page);

  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Our first', referenceModel: 'Our own' });
  await page.reload();
  await expect(current).toContainText('Import or research its processes');
  await expect(steps.getByRole('listitem').first()).toContainText('Create a sector: done');

  await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
    { code: '1', name: 'Process supplier invoices', level: 1 },
  ]);
  await page.reload();
  await expect(current).toContainText('Analyze them');

  await steps.getByRole('button', { name: 'Hide these steps' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Our first' }).first()).toBeVisible();
  await expect(steps).toHaveCount(0);
});
