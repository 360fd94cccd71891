import { expect, type Locator, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { boxOf, collectConsoleErrors, expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

const NAMES = [
  'Check credit applications',
  'Process supplier invoices',
  'Handle customer complaints',
  'Plan staff shifts',
];

/** A sector whose opportunities are accepted, and whose first process is measured: G1 of FORMULAS.md. */
async function accepted(product: Product) {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Planned', referenceModel: 'APQC PCF' });
  const api = `/api/sectors/${sector.id}`;
  const processes = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Serve customers', level: 1 },
    { code: '2', name: 'Run the house', level: 1 },
    ...NAMES.map((name, index) => ({
      code: `${index < 2 ? 1 : 2}.${index + 1}`,
      name,
      level: 2,
      parentCode: index < 2 ? '1' : '2',
    })),
  ]);
  const leaves = processes.slice(2).map(({ id }: { id: string }) => id);
  await requestOk(product, 'POST', `${api}/analyze`, { processIds: leaves });
  await requestOk(product, 'POST', `${api}/roi/inputs`, [
    { processId: leaves[0], fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 },
  ]);
  await requestOk(product, 'POST', `${api}/roi/calculate`, {});
  const opportunities = await requestOk(product, 'GET', `${api}/opportunities`);
  const opportunityIds = opportunities.map(({ id }: { id: string }) => id);
  await requestOk(product, 'POST', `${api}/opportunities/decide`, { opportunityIds, status: 'accepted' });
  return { api, address: `/sectors/${sector.id}/roi`, count: opportunityIds.length as number };
}

const bars = (page: Page) => page.getByRole('slider');
const months = (bar: Locator) => bar.getAttribute('aria-valuetext');

/** Moves the pointer in steps, as a hand does. */
async function drag(page: Page, target: Locator, by: { x?: number; y?: number }) {
  await target.scrollIntoViewIfNeeded();
  const box = await boxOf(target);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (by.x ?? 0) / 2, y + (by.y ?? 0) / 2, { steps: 4 });
  await page.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 4 });
  await page.mouse.up();
}

test('accepted opportunities become a plan that is moved, merged, split and followed by what came of it', async ({
  page,
  product,
}) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const { api, address, count } = await accepted(product);
  const plan = () => requestOk(product, 'GET', `${api}/plan`);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });

  await test.step('initiatives are proposed from what is accepted', async () => {
    await page.goto(`${address}?view=plan`);
    await expectAccessible(page);
    await page.getByRole('button', { name: `Propose initiatives from ${count} accepted` }).click();
    await expect(bars(page).first()).toBeVisible();
    const { initiatives, unplanned } = await plan();
    await expect(bars(page)).toHaveCount(initiatives.length);
    expect(unplanned.opportunityIds).toEqual([]);
    await expectAccessible(page);
  });

  await test.step('one is renamed on its page, and Back leads to the plan', async () => {
    await page.getByRole('region', { name: 'Plan by month' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/roi\/initiatives\//);
    await page.getByRole('textbox', { name: 'Name' }).fill('First things first');
    await page.getByRole('textbox', { name: 'Owner' }).fill('Head of lending');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('“First things first” saved').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'First things first' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Owner' })).toHaveValue('Head of lending');
    await page.goBack();
    await expect(page.getByRole('slider', { name: /^First things first/ })).toBeVisible();
  });

  const first = page.getByRole('slider', { name: /^First things first/ });

  await test.step('a bar is dragged, and the change is taken back', async () => {
    const before = await months(first);
    const { width } = await boxOf(first);
    const planned = (await plan()).initiatives[0];
    const length = monthsBetween(planned.startMonth, planned.endMonth);
    const month = (width + 2) / length;
    await drag(page, first, { x: 2 * month });
    await expect(page.getByText('“First things first” moved').first()).toBeVisible();
    expect(monthsBetween(planned.startMonth, (await plan()).initiatives[0].startMonth)).toBe(3);
    await undo.click();
    await expect.poll(() => months(first)).toBe(before);
    await expect.poll(async () => (await plan()).initiatives[0].startMonth).toBe(planned.startMonth);
  });

  await test.step('keys do the same: the end by a month, then Control Z', async () => {
    const before = await months(first);
    await first.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => months(first)).not.toBe(before);
    await expect(page.getByText('“First things first” moved').first()).toBeVisible();
    await first.focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => months(first)).toBe(before);
  });

  await test.step('the order is changed by keys and by the handle', async () => {
    const names = async () => (await plan()).initiatives.map(({ name }: { name: string }) => name) as string[];
    await first.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await names()).indexOf('First things first')).toBe(1);
    await expect(first).toBeFocused();
    await drag(page, page.locator('[data-grip]').nth(1), { y: -48 });
    await expect.poll(async () => (await names()).indexOf('First things first')).toBe(0);
  });

  await test.step('two are merged into one', async () => {
    const before = (await plan()).initiatives;
    // By name: the rows may still be changing places after the drag.
    for (const { name } of before.slice(0, 2))
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Merge 2 initiatives' }).click();
    await page.getByRole('dialog').getByLabel(/^Name/).fill('Lending');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText('2 initiatives merged into “Lending”').first()).toBeVisible();
    expect((await plan()).initiatives).toHaveLength(before.length - 1);
  });

  await test.step('and one of its opportunities is split off again', async () => {
    await page.getByRole('link', { name: 'Lending' }).first().click();
    await page
      .getByRole('region', { name: 'What it carries' })
      .getByRole('checkbox', { name: /^Select / })
      .nth(1)
      .click();
    await page.getByRole('button', { name: 'Split 1 off' }).click();
    await page.getByLabel('Name of the new initiative').fill('Pilot');
    await page.getByRole('button', { name: 'Split off' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Pilot' })).toBeVisible();
    const { initiatives } = await plan();
    const pilot = initiatives.find(({ name }: { name: string }) => name === 'Pilot');
    expect(pilot.opportunityIds).toHaveLength(1);
    await page.getByRole('link', { name: 'Plan', exact: true }).click();
  });

  await test.step('it is committed', async () => {
    await page.getByRole('combobox', { name: 'Status of Lending' }).click();
    await page.getByRole('option', { name: 'Committed' }).click();
    await expect(page.getByText('“Lending” is committed').first()).toBeVisible();
    expect((await plan()).initiatives[0].status).toBe('committed');
  });

  await test.step('status and months are set in the table, by keyboard alone', async () => {
    const status = page.getByRole('combobox', { name: 'Status of Lending' });
    await status.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Running' }).press('Enter');
    await expect(page.getByText('“Lending” is running').first()).toBeVisible();
    const start = page.getByRole('textbox', { name: 'Start of Lending' });
    await start.focus();
    await page.keyboard.type('2026-01');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await plan()).initiatives[0].startMonth).toBe('2026-01');
    await page.getByRole('textbox', { name: 'End of Lending' }).focus();
    await page.keyboard.type('3/2026');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await plan()).initiatives[0].endMonth).toBe('2026-03');
  });

  await test.step('actual figures are typed, pasted and imported, and shown against the plan', async () => {
    await page.getByRole('link', { name: 'Lending' }).first().click();
    await expect(page.getByRole('region', { name: 'Planned against actual' })).toBeVisible();
    // The comments below come once somebody uses the page.
    await page.mouse.move(300, 300);
    await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0);
    const cell = (name: RegExp) => page.getByRole('textbox', { name });
    await cell(/^Savings, Apr 2026/).focus();
    await page.keyboard.type('8000');
    await page.keyboard.press('Enter');
    await expect(cell(/^Savings, May 2026/)).toBeFocused();
    await page.keyboard.type('8,500');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Control+z');
    await expect(cell(/^Savings, May 2026/)).toHaveValue('');
    await cell(/^Cost, Apr 2026/).evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      input.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    }, 'May 2026\t1,200\t900\nJun 2026\t1,300\t950');
    await expect(page.getByText('4 cells pasted.')).toBeVisible();
    await page.getByRole('button', { name: 'Save figures' }).click();
    await expect(page.getByText('Figures of 3 months saved').first()).toBeVisible();
    await expect(page.getByRole('region', { name: /^Savings, added up/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Savings so far: \$8,000/ })).toBeVisible();

    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Or paste its text').fill('month,savings\n2026-05,8500\nnever,1');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await expect(dialog.getByText(/^Line 3:/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save 1 month' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByLabel('Or paste its text').fill('month,savings\n2026-05,8500\n2026-06,9000');
    await dialog.getByRole('button', { name: 'Preview' }).click();
    await dialog.getByRole('button', { name: 'Save 2 months' }).click();
    await expect(page.getByRole('button', { name: /^Savings so far: \$25,500/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what was committed stays beside the plan until a new baseline is set, which can be taken back', async () => {
    const { baseline, endMonth } = (await plan()).initiatives[0];
    expect(baseline.endMonth > endMonth).toBe(true);
    const drift = page.getByText(/months? earlier than committed$/);
    await expect(drift).toBeVisible();
    await page.getByRole('button', { name: 'Set a new baseline' }).click();
    await expect(drift).toHaveCount(0);
    expect((await plan()).initiatives[0].baseline).toMatchObject({ startMonth: '2026-01', endMonth: '2026-03' });
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(drift).toBeVisible();
    expect((await plan()).initiatives[0].baseline).toEqual(baseline);
  });

  await test.step('nothing is wider than a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 1000 });
  });
  expect(consoleErrors).toEqual([]);
});

/** How many months from the first to the last, both counted. */
function monthsBetween(from: string, to: string): number {
  const number = (month: string) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5));
  return number(to) - number(from) + 1;
}
