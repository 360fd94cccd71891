import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const PROCESSES = [
  ['1', 'Market and sell policies'],
  ['1.1', 'Take first notice of loss'],
  ['1.2', 'Verify cover and policy status'],
  ['1.3', 'Appraise vehicle damage'],
  ['1.4', 'Issue policy documents'],
].map(([code = '', name]) => ({
  code,
  name,
  level: code.length > 1 ? 2 : 1,
  parentCode: code.length > 1 ? '1' : null,
}));

test('a consultant begins a journey with a suggestion, makes it their own, and loses nothing on the way', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Insurer', referenceModel: 'ACORD' });
  const path = `/api/sectors/${sector.id}`;
  const rows = await requestOk(product, 'POST', `${path}/processes`, PROCESSES);

  await test.step('an empty journey is not sent', async () => {
    await page.goto(`/sectors/${sector.id}/journeys`);
    await expect(page.getByText('No Journeys Yet')).toBeVisible();
    await page.getByRole('link', { name: 'Create Journey' }).click();
    await page.getByRole('button', { name: 'Create Journey' }).click();
    await expect(page.getByText('Please provide a journey name and at least one touchpoint').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('a suggestion becomes the form, and a reload keeps it', async () => {
    await page.getByRole('button', { name: 'Suggest Journeys' }).click();
    const dialog = page.getByRole('dialog', { name: 'AI Journey Suggestions' });
    await expect(dialog.getByText('By Built-in analyst')).toBeVisible();
    await expectAccessible(page);
    await dialog
      .getByRole('button', { name: /^Use this journey/ })
      .first()
      .click();
    await page.getByLabel('Journey name').fill('Become a customer');
    await reload(page);
    await expect(page.getByLabel('Journey name')).toHaveValue('Become a customer');
    expect(await requestOk(product, 'GET', `${path}/journeys`)).toEqual([]);
  });

  await test.step('touchpoints are added, tied to a process by keyboard, and reordered by buttons and by dragging', async () => {
    const before = await names(page);
    await page.getByRole('button', { name: 'Add Touchpoint' }).click();
    await page.keyboard.type('Says thank you');
    const last = page.getByRole('listitem').filter({ hasText: 'Says thank you' });
    await last.getByRole('combobox', { name: 'Process step' }).click();
    await page.keyboard.type('policy doc');
    await page.keyboard.press('Enter');
    await expect(last.getByRole('combobox', { name: 'Process step' })).toHaveText('1.4 Issue policy documents');
    await last.getByLabel('Description').fill('A card in the post');
    await last.getByRole('checkbox', { name: 'Moment That Matters' }).check();
    await last.getByRole('button', { name: /up$/ }).press('Enter');
    await expect.poll(() => names(page)).toEqual([...before.slice(0, -1), 'Says thank you', ...before.slice(-1)]);

    const handle = last.getByRole('button', { name: /by dragging$/ });
    await handle.press('Space');
    await expect(page.getByText(/^Picked up/)).toBeAttached();
    const all = before.length + 1;
    // A key that comes before the places have been measured moves nothing; one more at the end moves nothing either.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`Says thank you is now ${all} of ${all}`).last()).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect.poll(() => names(page)).toEqual([...before, 'Says thank you']);
    // Away from the button, whose tooltip belongs to no landmark.
    await page.getByLabel('Journey name').focus();
    await expectAccessible(page);
  });

  await test.step('saved, it is a drawing and a table; on a phone only the drawing scrolls', async () => {
    await page.getByRole('button', { name: 'Create Journey' }).click();
    await expect(page.getByText('Journey Created').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /^Swimlane/ })).toContainText('Says thank you');
    const row = page.getByRole('row', { name: /Says thank you/ });
    await expect(row).toContainText('1.4 Issue policy documents');
    await expect(row.getByRole('cell').last()).toHaveText('Yes');
    await expectAccessible(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('whoever saves second is told, and a lost process is said', async () => {
    const [journey] = await requestOk(product, 'GET', `${path}/journeys`);
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Journey name').fill('Mine');
    await requestOk(product, 'PATCH', `${path}/journeys/${journey.id}`, { ...journey, name: 'Theirs' });
    await page.getByRole('button', { name: 'Save Journey' }).click();
    await expect(page.getByText('Somebody else has saved changes').first()).toBeVisible();
    await expect(page.getByLabel('Journey name')).toHaveValue('Mine');
    await requestOk(product, 'DELETE', `${path}/processes/${rows.at(-1).id}`);
    await page.getByRole('button', { name: 'Save Journey' }).click();
    await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Says thank you/ })).toContainText('No longer there');
  });

  await test.step('deleted, it comes back by Undo and from the recently deleted', async () => {
    for (const bringBack of [undo, restore]) {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('No Journeys Yet')).toBeVisible();
      await bringBack(page);
      await page.getByRole('link', { name: 'Mine' }).click();
    }
  });
  expect(consoleErrors.filter((text) => !text.includes('409'))).toEqual([]);
});

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();

async function restore(page: Page) {
  await page.getByRole('button', { name: 'Recently deleted' }).click();
  await page.getByRole('button', { name: 'Restore Mine' }).click();
  await page.keyboard.press('Escape');
}

/** The names of the touchpoints in the form, in their order. */
const names = (page: Page) =>
  page
    .getByRole('heading', { level: 4 })
    .allTextContents()
    .then((titles) => titles.map((title) => title.replace(/^\d+\. /, '')));
