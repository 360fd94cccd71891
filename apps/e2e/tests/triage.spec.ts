import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { boxOf, collectConsoleErrors, expectAccessible, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Figures of a person for each title, so that the order of the list is known. */
const GAINS = [
  { title: 'Read invoices', estimatedSavings: 90, effort: 1 },
  { title: 'Match orders', estimatedSavings: 80, effort: 2 },
  { title: 'Draft answers', estimatedSavings: 30, effort: 4 },
  { title: 'Plan routes', estimatedSavings: 20, effort: 5 },
];

/** A sector with two areas and four proposals; returns its address. */
async function makeSector(product: Product, name: string): Promise<string> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' });
  const address = `/sectors/${sector.id}`;
  const rows = [
    { code: '1', name: 'Finance', level: 1 },
    { code: '1.1', name: 'Pay suppliers', level: 2, parentCode: '1' },
    { code: '2', name: 'Logistics', level: 1 },
    { code: '2.1', name: 'Deliver', level: 2, parentCode: '2' },
  ];
  const processes: { id: string; code: string }[] = await requestOk(product, 'POST', `/api${address}/processes`, rows);
  const idOf = (code: string) => processes.find((process) => process.code === code)?.id;
  const opportunityIds: string[] = [];
  for (const [index, gain] of GAINS.entries()) {
    const path = `/api${address}/processes/${idOf(index < 2 ? '1.1' : '2.1')}/opportunities`;
    const { id } = await requestOk(product, 'POST', path, { type: 'ai', ...gain });
    opportunityIds.push(id);
  }
  await requestOk(product, 'POST', `/api${address}/opportunities/decide`, { opportunityIds, status: 'proposed' });
  return address;
}

const statuses = async (product: Product, address: string) => {
  const listed = await requestOk(product, 'GET', `/api${address}/opportunities`);
  return Object.fromEntries(listed.map(({ title, status }: { title: string; status: string }) => [title, status]));
};

const rowOf = (page: Page, title: string) => page.getByRole('grid').getByRole('row').filter({ hasText: title });

test('a person goes through the list by keys, decides, and takes it back', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const address = await makeSector(product, 'Triage');
  await page.goto(`${address}?view=opportunities`);
  const panel = page.getByRole('complementary', { name: 'Opportunity details' });
  await rowOf(page, 'Read invoices').focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Read invoices' })).toBeVisible();
  await expect(panel.getByText('1 of 4')).toBeVisible();
  // The chart folds to one line beside it.
  const chart = page.getByRole('region', { name: 'Value and effort' });
  await expect(chart).toHaveCount(0);
  await page.getByRole('button', { name: 'Value and effort' }).click();
  await expect(chart).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Value and effort' }).click();
  await expect(chart).toHaveCount(0);
  await expectAccessible(page);
  await rowOf(page, 'Read invoices').focus();

  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: 'Match orders' })).toBeVisible();
  await expect(rowOf(page, 'Match orders')).toBeFocused();
  await page.keyboard.press('a');
  await expect.poll(() => statuses(product, address)).toMatchObject({ 'Match orders': 'accepted' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('r');
  // The next one stands open where the rejected one was.
  await expect(panel.getByRole('heading', { name: 'Plan routes' })).toBeVisible();
  await expect(rowOf(page, 'Draft answers')).toHaveCount(0);
  await expect.poll(() => statuses(product, address)).not.toHaveProperty('Draft answers');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 'Draft answers')).toBeVisible();
  await expect.poll(() => statuses(product, address)).toMatchObject({ 'Draft answers': 'proposed' });

  // Also with the focus in the panel.
  await panel.getByRole('button', { name: 'Previous opportunity (K)' }).click();
  await page.keyboard.press('k');
  await expect(panel.getByRole('heading', { name: 'Match orders' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('dialog', { name: 'Edit opportunity' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('the chart filters the list, and the list points into the chart', async ({ page, product }) => {
  const address = await makeSector(product, 'Linked');
  await page.goto(`${address}?view=opportunities`);
  const plot = page.getByTestId('plot');
  await expect(plot.getByTestId('bubble')).toHaveCount(4);
  await rowOf(page, 'Plan routes').hover();
  await expect(page.getByTestId('pointed-mark')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByTestId('pointed-mark')).toHaveCount(0);

  // The left half of the plot: little effort.
  const { x, y, width, height } = await boxOf(plot);
  await page.mouse.move(x + width * 0.3, y + 30);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.5, y + height - 70, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/effort=1-2/);
  await expect(rowOf(page, 'Read invoices')).toBeVisible();
  await expect(rowOf(page, 'Plan routes')).toHaveCount(0);
  await expect(plot.getByTestId('bubble')).toHaveCount(4);
  await reload(page);
  await expect(rowOf(page, 'Match orders')).toBeVisible();
  await expect(rowOf(page, 'Draft answers')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowOf(page, 'Draft answers')).toBeVisible();

  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'At least $50K', exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(3);
});

test('a view is named, stands in the sidebar, and shows its filters again', async ({ page, product }) => {
  const address = await makeSector(product, 'Views');
  await page.goto(`${address}?view=opportunities&area=1`);
  await expect(rowOf(page, 'Plan routes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByLabel('Name of this view').fill('Finance only');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save view' }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Finance only' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowOf(page, 'Plan routes')).toBeVisible();
  await expect(link).not.toHaveAttribute('aria-current', 'page');
  await page.goto('/vendors');
  await link.click();
  await expect(rowOf(page, 'Read invoices')).toBeVisible();
  await expect(rowOf(page, 'Plan routes')).toHaveCount(0);
});

test('the best are shortlisted together, and owners are given to many at once', async ({ page, product }) => {
  const address = await makeSector(product, 'Shortlist');
  await page.goto(`${address}?view=opportunities&status=proposed`);
  await page.getByRole('button', { name: 'Shortlist the best 20' }).click();
  const best = page.getByRole('dialog').getByRole('listitem');
  await expect(best).toHaveCount(4);
  // 90 for effort 1, 80 for 2, 30 for 4, 20 for 5.
  for (const [index, { title }] of GAINS.entries()) await expect(best.nth(index)).toContainText(title);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept these 4' }).click();
  await expect(page.getByText('4 opportunities accepted').first()).toBeVisible();
  await expect
    .poll(async () => new Set(Object.values(await statuses(product, address))))
    .toEqual(new Set(['accepted']));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => new Set(Object.values(await statuses(product, address))))
    .toEqual(new Set(['proposed']));

  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Owner').fill('Head of finance');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(rowOf(page, 'Read invoices')).toContainText('Head of finance');
  await rowOf(page, 'Match orders').click({ position: { x: 120, y: 12 } });
  const panel = page.getByRole('complementary', { name: 'Opportunity details' });
  await panel.getByLabel('Owner').fill('Ada');
  await panel.getByLabel('Owner').press('Enter');
  await expect(rowOf(page, 'Match orders')).toContainText('Ada');
  await page.goto(`${address}?view=opportunities&owner=Ada`);
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
});

test('the list of keys is that of the screen, also in the tree', async ({ page, product }) => {
  const address = await makeSector(product, 'Keys');
  await page.goto(`${address}?view=tree`);
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'In the tree' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.goto(`${address}?view=opportunities`);
  await expect(rowOf(page, 'Read invoices')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'In the list of opportunities' })).toBeVisible();
});

test('on a phone two lines of controls stand above the first opportunity, and the filters in a sheet', async ({
  page,
  product,
}) => {
  const address = await makeSector(product, 'Phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}?view=opportunities`);
  const row = await boxOf(rowOf(page, 'Read invoices'));
  const views = await boxOf(page.getByRole('radiogroup', { name: 'View' }));
  // A third line would add 40 px or more to the 121 that two take with the space around them.
  expect(row.y - (views.y + views.height)).toBeLessThan(140);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectAccessible(page);
  await sheet.getByRole('combobox', { name: 'Value' }).click();
  await page.getByRole('option', { name: 'At least $50K', exact: true }).click();
  await sheet.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Most effort first' }).click();
  await sheet.getByRole('button', { name: 'Show 2 opportunities' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('grid').getByRole('row')).toHaveText([/^Select/, /^Match orders/, /^Read invoices/]);
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeFocused();

  await page.getByRole('button', { name: 'Value and effort' }).click();
  await expect(page.getByRole('region', { name: 'Value and effort' })).toBeVisible();
});
