import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

test('the list of sectors says what each is worth and what happened last; it is searched, sorted and starred', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  for (const name of ['Freight rail', 'Airports', 'Motor claims']) {
    await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'ACORD' });
  }
  const [motor] = await requestOk(product, 'GET', '/api/sectors');
  const path = `/api/sectors/${motor.id}`;
  const [process] = await requestOk(product, 'POST', `${path}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
  ]);
  await requestOk(product, 'POST', `${path}/analyze`, { processIds: [process.id] });

  await test.step('by last change, and what is not costed yet as a size that opens to its figure', async () => {
    await page.goto('/sectors');
    await expect(names(page)).toHaveText([motor.name, /./, /./]);
    await expect(card(page, motor.name).getByText(/^Analyzed 1 process · /)).toBeVisible();
    await card(page, motor.name)
      .getByRole('button', { name: /not costed yet/ })
      .click();
    await expect(page.getByText(/by benchmark: nobody has costed/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/sectors$/);
  });

  await test.step('ROI inputs make it a measured amount', async () => {
    const inputs = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
    await requestOk(product, 'POST', `${path}/roi/inputs`, [{ processId: process.id, ...inputs }]);
    await page.reload();
    await expect(card(page, motor.name).getByText(/^\$[\d,]+K\/yr measured$/)).toBeVisible();
  });

  await test.step('a favorite stands first and in the sidebar, by keyboard', async () => {
    const star = card(page, 'Airports').getByRole('button', { name: 'Favorite: Airports' });
    await star.press('Enter');
    await expect(names(page)).toHaveText(['Airports', motor.name, 'Freight rail']);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('nav-airports').click();
    await expect(page.getByRole('heading', { name: 'Airports', level: 1 })).toBeVisible();
    await expect(page.getByTestId('nav-airports')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await star.press('Enter');
    await expect(page.getByTestId('nav-airports')).toHaveCount(0);
  });

  await test.step('the address keeps search and order', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name' }).click();
    await expect(names(page)).toHaveText(['Airports', 'Freight rail', 'Motor claims']);
    await page.getByRole('searchbox', { name: 'Search sectors' }).fill('rail');
    await expect(page.getByText('1 of 3 sectors')).toBeVisible();
    await expect(page).toHaveURL(/\?sort=name&q=rail$/);
    await page.reload();
    await expect(names(page)).toHaveText(['Freight rail']);
    await page.getByRole('searchbox', { name: 'Search sectors' }).fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No Sector Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expect(names(page)).toHaveCount(3);
  });

  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});
