import { expect, type Locator, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { boxOf, collectConsoleErrors } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const COUNT = 600;

test('only the rows in sight are on the page, and they are there wherever keys and wheel lead', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const address = await makeSector(product);
  await page.goto(`${address}?view=tree`);
  const rows = page.getByRole('treeitem');
  const named = (number: number) => rows.filter({ hasText: `Check invoices ${number}.` });
  await expect(named(1)).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);

  await test.step('keys', async () => {
    await named(1).focus();
    await page.keyboard.press('End');
    await expect(named(COUNT)).toBeFocused();
    await expect(named(COUNT)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await expect(named(COUNT - 1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(named(1)).toBeFocused();
    await expect(named(1)).toBeInViewport({ ratio: 1 });
  });

  await test.step('the wheel, and a window of another height', async () => {
    await page.mouse.move(600, 600);
    await page.mouse.wheel(0, 9000);
    await expect.poll(() => rowsInSight(page, rows)).toBeGreaterThan(15);
    await expect(named(1)).toHaveCount(1);
    await expect(named(1)).not.toBeInViewport();
    await page.setViewportSize({ width: 1440, height: 1800 });
    await expect.poll(() => rowsInSight(page, rows)).toBeGreaterThan(40);
  });

  await test.step('a link leads to a row far down', async () => {
    await page.goto(`${address}?view=tree&q=${COUNT - 5}`);
    await expect(named(COUNT - 5)).toBeVisible();
  });

  await test.step('within a box that scrolls, a list to search in opens at what is chosen', async () => {
    await page.goto(`${address}?view=tree&add=`);
    await page.getByRole('combobox', { name: 'Parent' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Search by code or name' }).fill(`invoices ${COUNT}`);
    await page.getByRole('option', { name: `Check invoices ${COUNT}.` }).click();
    await page.getByRole('combobox', { name: 'Parent' }).click();
    await expect(page.getByRole('option', { name: `Check invoices ${COUNT}.` })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Parent' })).toContainText(`Check invoices ${COUNT - 1}.`);
  });
  expect(consoleErrors).toEqual([]);
});

/** How many rows stand whole in the window, without a gap between them. */
async function rowsInSight(page: Page, rows: Locator): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  const tops = await rows.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  const seen = tops.filter((top) => top >= 0 && top < height - 36).sort((a, b) => a - b);
  const { height: row } = await boxOf(rows.last());
  return seen.every((top, place) => place === 0 || Math.abs(top - (seen[place - 1] as number) - row) < 1)
    ? seen.length
    : 0;
}

async function makeSector(product: Product): Promise<string> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Long lists', referenceModel: 'BIAN' });
  const processes = Array.from({ length: COUNT }, (_, index) => ({
    code: String(index + 1),
    name: `Check invoices ${index + 1}.`,
    level: 1,
  }));
  for (let from = 0; from < COUNT; from += 200) {
    await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, processes.slice(from, from + 200));
  }
  return `/sectors/${sector.id}`;
}
