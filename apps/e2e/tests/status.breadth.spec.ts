import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Locator } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import type { Settings } from '../server/launch.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { makeDataDir, removeDataDir, startProduct } from '../server/start-product.ts';

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
  // Tests that share the product may have had a job fail.
  await expect(page.getByRole('region', { name: 'Jobs that failed in the last 24 hours' })).toContainText(
    /None\. What fails shows up here with its reason\.|WhenWhatReason/,
  );
  await expect(page.getByRole('region', { name: 'Backups' })).toContainText('None is set up.');
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

test.describe('the nightly backup', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await makeDataDir();
  });
  test.afterAll(() => removeDataDir(folder));

  test('is told with its size, and whether it is encrypted', async ({ browser }) => {
    await withBackups(browser, { BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'nine quiet harbours' }, async (backups) => {
      await expect(backups).toContainText(/process-ai-[\d-]+\.backup/);
      await expect(backups).toContainText(/Size[\d.]+ (KB|MB)/);
      await expect(backups).toContainText('7 kept, encrypted');
      await expect(backups).not.toContainText('failed');
    });
  });

  test('that failed says why', async ({ browser }) => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    await withBackups(browser, { BACKUP_DIR: file }, async (backups) => {
      await expect(backups).toContainText('There has been none yet');
      await expect(backups).toContainText(/The latest try failed.+a-file/);
    });
  });

  /** A product of its own, once its first backup has ended. */
  async function withBackups(browser: Browser, settings: Settings, look: (backups: Locator) => Promise<void>) {
    const product = await startProduct(settings);
    const context = await browser.newContext({ storageState: sessionState(product), reducedMotion: 'reduce' });
    try {
      const ended = async () => {
        const { last, failure } = await requestOk(product, 'GET', '/api/backups/last');
        return last ?? failure;
      };
      await expect.poll(ended, { timeout: 60_000 }).not.toBeNull();
      const page = await context.newPage();
      await page.goto(`${product.url}/admin/status`);
      await look(page.getByRole('region', { name: 'Backups' }));
      await expectAccessible(page);
    } finally {
      await context.close();
      await product.remove();
    }
  }
});
