import { expect } from '@playwright/test';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('an administrator sees how the installation is doing, and is told where that cannot be read', async ({ page }) => {
  await page.goto('/sectors');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText(/Node\.jsv24/);
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('succeeded');
  await expect(page.getByText('It works on this machine and needs no connection.')).toBeVisible();
  await expect(page.getByText('None. What fails shows up here with its reason.')).toBeVisible();
  await expectAccessible(page);

  // Others may stand before it in the same batch.
  const status = /\/api\/trpc\/[^?]*status\.get/;
  await page.route(status, (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The status could not be loaded')).toBeVisible();
  await page.unroute(status);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(versions).toBeVisible();
});
