import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

/** An analysed sector of insurance. */
async function fill(product: { url: string; token: string }) {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Claims house', referenceModel: 'ACORD' });
  const path = `/api/sectors/${sector.id}`;
  const rows = await requestOk(product, 'POST', `${path}/processes`, [
    { code: '1', name: 'Register claims by mail', level: 1, description: 'Read letters and forms, key in the data' },
    { code: '2', name: 'Answer enquiries of policyholders', level: 1, description: 'By telephone and mail' },
  ]);
  const processIds: string[] = rows.map(({ id }: { id: string }) => id);
  await requestOk(product, 'POST', `${path}/analyze`, { processIds });
  return { sectorId: sector.id as string, processIds };
}

const firstVendor = (page: Page) => page.getByRole('heading', { level: 3 }).getByRole('link').first().textContent();

test('the directory is filtered, and a vendor brought up to date field by field', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto('/vendors');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(page.getByText(/^\d+ vendors$/)).toBeVisible();
  await page.getByLabel('Industry', { exact: true }).click();
  await page.getByRole('option', { name: /^Insurance/ }).click();
  await page.getByLabel('Search vendors').fill('guidewire');
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText('Facts as of November 2026');
  await expect(page).toHaveURL(/q=guidewire/);
  await reload(page);
  await expect(cards).toHaveCount(1);
  await expectAccessible(page);

  const own = { name: 'TEMENOS', overview: 'Ours', capabilities: ['Discount of ours'] };
  const curated = await requestOk(product, 'GET', '/api/vendors');
  const before = curated.find(({ name }: { name: string }) => name === 'Temenos');
  await requestOk(product, 'DELETE', `/api/vendors/${before.id}`);
  const { id } = await requestOk(product, 'POST', '/api/vendors', own);
  await page.goto(`/vendors/${id}`);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Refresh TEMENOS' });
  await expect(dialog).toContainText('Geneva, Switzerland');
  await expectAccessible(page);
  expect(await requestOk(product, 'GET', `/api/vendors/${id}`)).toMatchObject({ ...own, headquarters: null });
  const overview = dialog.getByRole('radiogroup', { name: 'Overview: keep or accept' });
  await overview.getByRole('radio', { name: 'Keep' }).click();
  await dialog.getByRole('button', { name: /^Accept \d of \d changes$/ }).click();
  await expect(page.getByText('Vendor Refreshed', { exact: true })).toBeVisible();
  const after = await requestOk(product, 'GET', `/api/vendors/${id}`);
  expect(after).toMatchObject({ name: 'Temenos', overview: 'Ours', headquarters: 'Geneva, Switzerland' });
  expect(after.capabilities).toContain('Discount of ours');

  const unknown = await requestOk(product, 'POST', '/api/vendors', { name: 'Nobody Knows Ltd', overview: 'Ours' });
  await page.goto(`/vendors/${unknown.id}`);
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await expect(
    page.getByText('Built-in analyst knows nothing of Nobody Knows Ltd. It stays as it is.').first(),
  ).toBeVisible();

  const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk'.repeat(2);
  const long = await requestOk(product, 'POST', '/api/vendors', { name: word, overview: word, capabilities: [word] });
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of [`/vendors?q=${word}`, `/vendors/${long.id}`]) {
    await page.goto(address);
    await expect(page.getByText(word).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/vendors/${unknown.id}`);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vendor Deleted', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/vendors$/);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Nobody Knows Ltd' })).toBeVisible();
  // Of a vendor that nobody knows one is told by a 422, which the browser notes on its console.
  expect(consoleErrors.filter((text) => !text.includes('422'))).toEqual([]);
});

test('vendors are compared, weighed live, and laid out as a matrix', async ({ page, product }) => {
  const { sectorId, processIds } = await fill(product);
  const consoleErrors = collectConsoleErrors(page);
  const address = `/sectors/${sectorId}/vendors-compare`;
  await page.goto(address);
  await expect(
    page.getByText('No processes selected for comparison. Please return to the ROI view and select processes.'),
  ).toBeVisible();

  const gone = '00000000-0000-4000-8000-000000000000';
  await page.goto(`${address}?processes=${gone}`);
  await expect(page.getByRole('heading', { name: 'Failed to load vendor comparison' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to the ROI view' })).toBeVisible();

  await page.goto(`${address}?processes=${processIds.join(',')}`);
  const fits = await requestOk(product, 'POST', '/api/vendors/compare', { sectorId, processIds });
  await expect(page.getByRole('heading', { name: 'Vendor Comparison' })).toBeVisible();
  await expect.poll(() => firstVendor(page)).toBe(fits[0].vendorName);
  await expect(
    page.getByText(`${fits[0].vendorName} ranks first with ${fits[0].overallScore.toFixed(2)}`),
  ).toBeVisible();
  await expect(page.getByText('Register claims by mail').first()).toBeVisible();
  await expect(page.getByText(fits[0].recommendationReason).first()).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /, points: Coverage .*Where does this number come from/ })
    .first()
    .click();
  await expect(page.getByText(/^= 50\.0 × 0\.\d{4}$|= 50\.0 × [01]\.\d{4}/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  const weights = { coverage: 0, aiCoverage: 0, depth: 0.1, sector: 1 };
  await page.getByLabel('Weight of coverage as a number').fill('0');
  await page.getByLabel('Weight of ai coverage as a number').fill('0');
  await page.getByLabel('Weight of sector as a number').fill('100');
  const weighed = await requestOk(product, 'POST', '/api/vendors/compare', { sectorId, processIds, weights });
  await expect.poll(() => firstVendor(page)).toBe(weighed[0].vendorName);
  await expect(page).toHaveURL(/weights=0-0-10-100/);
  await reload(page);
  await expect.poll(() => firstVendor(page)).toBe(weighed[0].vendorName);
  await page.getByRole('button', { name: 'Reset weights' }).click();
  await expect.poll(() => firstVendor(page)).toBe(fits[0].vendorName);

  await page.getByRole('radio', { name: 'Matrix' }).click();
  const matrix = page.getByRole('grid', { name: 'Vendors by opportunity' });
  await expect(matrix.getByRole('columnheader')).toHaveCount(11);
  await matrix.getByRole('gridcell').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(
    page.getByText(new RegExp(`^${fits[1].vendorName} × .+ – (Full match|Partial match|No match)`)),
  ).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  // Of a process that is gone one is told by a 404, which the browser notes on its console.
  expect(consoleErrors.filter((text) => !text.includes('404'))).toEqual([]);
});
