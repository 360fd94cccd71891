import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

/** A page has what it shows at first; parts that open later come at the first sign of a person, here a second late. */
const LATE = 1000;

test.use({ viewport: { width: 1440, height: 900 } });

test('what is pressed and typed while its part still loads is not lost', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { address, initiative } = await makeSector(product, 'Late parts');
  const explanation = page.getByRole('dialog', { name: 'Where does this number come from?' });
  const pressFigure = async (name: RegExp) => {
    await page.getByRole('button', { name }).first().click();
    await expect(explanation.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(explanation).toHaveCount(0);
  };

  await openLate(page, `${address}/roi`, 'Inputs and results by process');
  await pressFigure(/^Total ROI: /);
  await pressFigure(/^Projected savings, 1 /);
  await page.getByRole('textbox', { name: /^FTE Count, 1 / }).click();
  await page.keyboard.type('7\n');
  await expect(page.getByRole('textbox', { name: /^FTE Count, 1 / })).toHaveValue('7');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Export' }).first()).toBeAttached();

  await openLate(page, `${address}/roi?view=case`, 'Payback curve');
  await pressFigure(/^NPV: /);

  await openLate(page, `${address}/roi?view=plan`, 'Initiatives in figures');
  await pressFigure(/^One-off cost: /);

  await openLate(page, `${address}/roi/initiatives/${initiative}`, 'Cost');
  await pressFigure(/^One-off cost: /);
  await page.getByLabel('Owner').fill('Head of finance');
  await expect(page.getByTestId('comments')).toBeAttached();
  await expect(page.getByLabel('Owner')).toHaveValue('Head of finance');

  await openLate(page, `${address}?view=opportunities`, 'Value and effort');
  const rows = page.getByRole('grid').locator('[data-index]');
  const second = await rows.nth(1).getByRole('rowheader').locator('span').first().innerText();
  await rows.first().getByRole('rowheader').click();
  // The key for the next one, before the panel of the first is there.
  await page.keyboard.press('j');
  await expect(
    page.getByRole('complementary', { name: 'Opportunity details' }).getByRole('heading').first(),
  ).toHaveText(second);
  expect(consoleErrors).toEqual([]);
});

test('what comes at the first sign of a person moves nothing that is seen', async ({ page, product }) => {
  const { address, initiative } = await makeSector(product, 'Nothing moves');
  for (const path of [
    '?view=tree',
    '?view=opportunities',
    '/roi',
    '/roi?view=case',
    '/roi?view=plan',
    '/roi?view=assumptions',
    `/roi/initiatives/${initiative}`,
  ]) {
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const moved = Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.moved += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    const arrived = page.waitForResponse((response) => response.request().resourceType() === 'script');
    await page.mouse.move(700, 5);
    await arrived;
    // Until what was asked for has been drawn.
    await page.waitForTimeout(1500);
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), path).toBeLessThan(0.001);
  }
});

/** Opens a page; what it loads from then on comes late. */
async function openLate(page: Page, path: string, shown: string) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(path);
  await expect(page.getByText(shown, { exact: true }).or(page.getByLabel(shown)).first()).toBeVisible();
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
}

/** A sector with one process that is analyzed, costed, calculated and planned. */
async function makeSector(product: Product, name: string) {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' });
  const address = `/sectors/${sector.id}`;
  const [{ id }] = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Process supplier invoices', level: 1 },
  ]);
  await requestOk(product, 'POST', `/api${address}/analyze`, { processIds: [id] });
  const opportunities: { id: string }[] = await requestOk(product, 'GET', `/api${address}/opportunities`);
  const opportunityIds = opportunities.map((opportunity) => opportunity.id);
  await requestOk(product, 'POST', `/api${address}/opportunities/decide`, { opportunityIds, status: 'accepted' });
  await requestOk(product, 'POST', `/api${address}/roi/inputs`, [
    { processId: id, fteCount: 4, processFrequency: 12_000, averageSalary: 60_000, averageRuntime: 20 },
  ]);
  await requestOk(product, 'POST', `/api${address}/roi/calculate`);
  await requestOk(product, 'POST', `/api${address}/initiatives/propose`);
  const typed = { type: 'ai', title: 'Answer suppliers', estimatedSavings: 30, effort: 2 };
  await requestOk(product, 'POST', `/api${address}/processes/${id}/opportunities`, typed);
  const { initiatives } = await requestOk(product, 'GET', `/api${address}/plan`);
  return { address, initiative: initiatives[0].id as string };
}
