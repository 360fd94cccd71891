import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a deleted sector is deleted for good once its name is typed', async ({ page, product }) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Gone Works', referenceModel: 'BIAN' });
  await requestOk(product, 'DELETE', `/api/sectors/${sector.id}`);
  await page.goto('/sectors');
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  const deleted = page.getByRole('dialog', { name: 'Recently deleted' });
  await deleted.getByRole('button', { name: 'Delete Gone Works for good' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete “Gone Works” for good?' });
  await expect(dialog.getByText('backups for as long as you keep them')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Type the name of the sector').fill('Gone');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(dialog.getByText('This is not the name.')).toBeVisible();
  await dialog.getByLabel('Type the name of the sector').fill('Gone Works');
  await dialog.getByRole('button', { name: 'Delete for Good' }).click();
  await expect(page.getByText('Sector deleted for good', { exact: true })).toBeVisible();
  await expect(deleted.getByRole('button', { name: 'Restore Gone Works' })).toBeHidden();
});
