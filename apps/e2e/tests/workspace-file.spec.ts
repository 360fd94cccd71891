import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('an administrator takes the workspace along as a file, and reads what an import left out', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  await requestOk(product, 'POST', '/api/sectors', { name: 'Lighthouse keepers', referenceModel: 'Our own' });
  await page.goto('/admin/workspace');
  const panel = page.getByRole('region', { name: 'Workspace file' });
  const downloading = page.waitForEvent('download');
  await panel.getByRole('link', { name: 'Download the workspace file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^workspace-\d{4}-\d\d-\d\d\.json$/);
  const archive = JSON.parse(await readFile(await download.path(), 'utf8'));
  const mine = archive.sectors.find(({ sector }: { sector: { name: string } }) => sector.name === 'Lighthouse keepers');

  const again = { ...mine, sector: { ...mine.sector, name: 'Lighthouse keepers, brought along' } };
  const broken = { ...mine, sector: { ...mine.sector, name: 'Broken lighthouse' }, processes: 'none' };
  const buffer = Buffer.from(JSON.stringify({ ...archive, sectors: [broken, again] }));
  await panel.getByLabel('Workspace file').setInputFiles({ name: 'w.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('1 part of the file was not imported', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Added: 1 sector, /).first()).toBeVisible();
  await expect(panel.getByRole('alert')).toContainText('Broken lighthouse');
  await expectAccessible(page);
  await page.goto('/sectors');
  await expect(page.getByRole('link', { name: 'Lighthouse keepers, brought along' }).first()).toBeVisible();
  await expect(page.getByText('Broken lighthouse')).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
