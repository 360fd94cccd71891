import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('vendors kept on a card and in the matrix are what the export starts with', async ({ page, product }) => {
  test.setTimeout(300_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Kept vendors', referenceModel: 'ACORD' });
  const address = `/sectors/${sector.id}`;
  const rows = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Register claims by mail', level: 1, description: 'Read letters and forms, key in the data' },
  ]);
  const processIds: string[] = rows.map(({ id }: { id: string }) => id);
  await requestOk(product, 'POST', `/api${address}/analyze`, { processIds });
  const fits = await requestOk(product, 'POST', '/api/vendors/compare', { sectorId: sector.id, processIds });
  const [first, second, third]: string[] = fits.map(({ vendorName }: { vendorName: string }) => vendorName);
  const kept = async () =>
    new Set(
      (await requestOk(product, 'GET', `/api${address}/shortlist`)).map(
        (one: { vendorName: string }) => one.vendorName,
      ),
    );
  const keep = (name = '') => page.getByRole('button', { name: `Keep ${name} on the shortlist`, exact: true });
  const drop = (name = '') => page.getByRole('button', { name: `Take ${name} off the shortlist`, exact: true });
  const shortlist = page.getByRole('region', { name: 'Shortlist' });

  await test.step('on a card', async () => {
    await page.goto(`${address}/vendors-compare?processes=${processIds.join(',')}`);
    await keep(first).first().click();
    await expect(shortlist).toContainText(first ?? '');
    await keep(third).first().click();
    await expect(shortlist).toContainText(third ?? '');
    expect(await kept()).toEqual(new Set([first, third]));
  });

  await test.step('in the matrix, where one is taken off as well', async () => {
    await page.getByRole('radio', { name: 'Matrix' }).click();
    const matrix = page.getByRole('grid', { name: 'Vendors by opportunity' });
    await matrix.getByRole('button', { name: `Keep ${second} on the shortlist`, exact: true }).click();
    await expect(shortlist).toContainText(second ?? '');
    await matrix.getByRole('button', { name: `Take ${third} off the shortlist`, exact: true }).click();
    await expect(drop(third)).toHaveCount(0);
    expect(await kept()).toEqual(new Set([first, second]));
  });

  await test.step('the export dialog starts with that choice', async () => {
    await page.goto(`${address}?export=new`);
    const dialog = page.getByRole('dialog', { name: 'Export the blueprint' });
    const vendors = dialog.getByRole('region', { name: 'Vendors by fit' });
    await expect(vendors.getByRole('list').first().getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
    await expect(vendors).toContainText(first ?? '');
    await expect(vendors).toContainText(second ?? '');
    await expect(vendors.getByRole('list').first()).not.toContainText(third ?? '');
  });
  expect(consoleErrors).toEqual([]);
});
