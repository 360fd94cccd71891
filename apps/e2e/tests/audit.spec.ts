import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('an administrator finds who changed a sector, sees before and after, and keeps the log for a shorter time', async ({
  page,
  product,
}) => {
  const { id } = await requestOk(product, 'POST', '/api/sectors', { name: 'Docks', referenceModel: 'Our own' });
  await requestOk(product, 'PATCH', `/api/sectors/${id}`, { name: 'Harbor', version: 1 });
  await page.goto('/admin/audit');
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Sectors', exact: true }).click();
  await page.getByRole('combobox', { name: 'Sector', exact: true }).click();
  await page.getByRole('option', { name: 'Harbor' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Sector changed' }).click();
  const entry = page.getByRole('dialog', { name: 'Sector changed' });
  await expect(entry.getByRole('row', { name: 'Name Docks Harbor' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();

  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);

  const months = page.getByLabel('Months', { exact: true });
  await months.fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a whole number from 6 to 120.')).toBeVisible();
  await months.fill('12');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete older entries' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(months).toHaveValue('12');
});
