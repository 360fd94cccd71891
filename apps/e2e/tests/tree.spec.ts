import { expect, type Page } from '@playwright/test';
import type { ProcessRollUps } from '@process-ai/contract/process-values';
import { generatedLibrary } from '../bench/generated-library.ts';
import { createSector, upload } from '../bench/upload.ts';
import { requestOk } from '../server/ask.ts';
import { boxOf, collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

test.use({ viewport: { width: 1440, height: 900 } });

interface Row {
  id: string;
  code: string;
  name: string;
  parentId: string | null;
  level: number;
}

/** A sector with an imported library of 780 processes, four levels deep: 1 to 5, each with 1.1 to 1.5, and so on. */
async function importLibrary(product: Product) {
  const sectorId = await createSector(product);
  // The analyst knows nothing of generated names: below 2 there are some that it does.
  const csv = generatedLibrary(780, 5)
    .csv.toString()
    .replace(/^(2\.\d\.\d),[^,]*/gm, '$1,Match supplier invoices');
  await upload(product, sectorId, 'library.csv', Buffer.from(csv));
  const rows = async (): Promise<Row[]> =>
    (await requestOk(product, 'GET', `/api/sectors/${sectorId}`)).processes as Row[];
  /** "1.2 in 1, level 2" */
  const placeOf = async (code: string) => {
    const all = await rows();
    const row = all.find((one) => one.code === code);
    const parent = all.find(({ id }) => id === row?.parentId);
    return row && `${parent ? `in ${parent.code}` : 'root'}, level ${row.level}`;
  };
  return { sectorId, rows, placeOf };
}

const row = (page: Page, code: string) =>
  page.getByRole('treeitem', { name: new RegExp(`^${code.replaceAll('.', '\\.')} `) });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const toast = (page: Page, text: string | RegExp) => page.getByText(text).first();

/** Chooses from the menu of what is selected. */
async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('the tree of an imported library shows results, sorts, finds, and is arranged by the mouse', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const { sectorId, rows, placeOf } = await importLibrary(product);
  const analyzed = (await rows()).filter(({ code }) => /^2(\.[1-3](\.|$)|$)/.test(code));
  await requestOk(product, 'POST', `/api/sectors/${sectorId}/analyze`, { processIds: analyzed.map(({ id }) => id) });
  await page.goto(`/sectors/${sectorId}?view=tree`);
  await expect(row(page, '1.2')).toBeVisible();

  await test.step('each row has the figures of the API', async () => {
    const { processes }: ProcessRollUps = await requestOk(product, 'GET', `/api/sectors/${sectorId}/roll-ups`);
    const id = analyzed.find(({ code }) => code === '2')?.id;
    const figures = processes.find(({ processId }) => processId === id);
    if (!figures) throw new Error('Nothing was found below 2');
    const { automation, ai, agentic } = figures.opportunities;
    expect(automation + ai + agentic).toBeGreaterThan(1);
    const share = Math.floor((100 * figures.analyzed) / figures.processes);
    await expect(row(page, '2')).toHaveAccessibleName(
      new RegExp(`, level 1, ${automation + ai + agentic} opportunities, .*${share}% analyzed$`),
    );
    expect(share).toBeLessThan(100);
  });

  await test.step('siblings are sorted, and a column goes', async () => {
    await page.getByRole('button', { name: 'Opportunities', exact: true }).click();
    await expect(page).toHaveURL(/sort=opportunities/);
    await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^2 /);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Columns and order' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Value' }).click();
    await page.getByRole('menuitemradio', { name: 'Code' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('treeitem').first()).toHaveAccessibleName(/^1 /);
    await expect(page.getByRole('group', { name: 'Sort the tree' }).getByText('Value')).toHaveCount(0);
    await page.reload();
    await expect(row(page, '1.2')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Sort the tree' }).getByText('Value')).toHaveCount(0);
  });

  await test.step('a search comes to its first hit, and marks it', async () => {
    await page.getByRole('button', { name: 'Show down to level 4' }).click();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await page.getByLabel('Search processes').fill('5.5');
    await expect(row(page, '1.1.5.5')).toBeInViewport();
    await expect(row(page, '1.1.5.5').locator('mark').first()).toHaveText('5.5');
    await page.getByLabel('Search processes').fill('');
    await page.getByRole('button', { name: 'Show down to level 2' }).click();
  });

  await test.step('a row is dragged below another one, with all below it, and back by Undo', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('button', { name: 'Show down to level 1' }).click();
    await row(page, '1').locator('[data-part=chevron]').click();
    await expect(row(page, '1.3')).toBeVisible();
    const [from, to] = [await boxOf(row(page, '1.3')), await boxOf(row(page, '3'))];
    await page.mouse.move(from.x + 300, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 310, from.y + 60, { steps: 4 });
    await page.mouse.move(to.x + 320, to.y + to.height / 2, { steps: 8 });
    await expect(page.getByText(/^Move below 3 /)).toBeVisible();
    await expect(page.getByText('Drop here to move to the top level')).toBeVisible();
    await page.mouse.up();
    await expect(toast(page, /^1\.3 .* moved below 3 /)).toBeVisible();
    await expect.poll(() => placeOf('1.3')).toBe('in 3, level 2');
    await expect(page).not.toHaveURL(/process=/);
    await undo(page);
    await expect.poll(() => placeOf('1.3')).toBe('in 1, level 2');
    await expect.poll(() => placeOf('1.3.4.5')).toBe('in 1.3.4, level 4');
  });

  await test.step('Escape gives a drag up', async () => {
    const [from, to] = [await boxOf(row(page, '1.3')), await boxOf(row(page, '1.5'))];
    await page.mouse.move(from.x + 300, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + 310, to.y + to.height / 2, { steps: 6 });
    await expect(page.getByText(/^Move below 1\.5 /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^Move below 1\.5 /)).toHaveCount(0);
    await page.mouse.up();
    expect(await placeOf('1.3')).toBe('in 1, level 2');
  });

  await test.step('what is selected is moved, levelled, duplicated and deleted, each at once', async () => {
    for (const code of ['1.3', '1.4']) await row(page, code).locator('[data-part=tick]').click();
    await choose(page, 'Move below…');
    await page.getByRole('combobox', { name: 'New parent' }).click();
    const target = (await rows()).find(({ code }) => code === '5');
    await page.keyboard.type(`5 ${target?.name}`);
    await page.getByRole('option', { name: /^5 / }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(toast(page, /^1\.3 .* and 1 more moved below 5 /)).toBeVisible();
    await expect.poll(() => Promise.all(['1.3', '1.4'].map(placeOf))).toEqual(['in 5, level 2', 'in 5, level 2']);

    await choose(page, 'Level 4');
    await expect(toast(page, /would come to level [56]; levels go from 1 to 5/)).toBeVisible();
    expect(await placeOf('1.3')).toBe('in 5, level 2');
    await choose(page, 'Level 3');
    await expect(toast(page, '2 processes set to level 3')).toBeVisible();
    await expect.poll(() => placeOf('1.3.4.5')).toBe('in 1.3.4, level 5');

    const before = (await rows()).length;
    await choose(page, 'Duplicate');
    await expect(toast(page, '62 processes duplicated')).toBeVisible();
    expect(await placeOf('1.3-2.4.5')).toBe('in 1.3-2.4, level 5');
    await undo(page);
    await expect.poll(async () => (await rows()).length).toBe(before);

    await choose(page, 'Delete');
    await expect(page.getByRole('alertdialog')).toContainText('Delete 62 processes?');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(async () => (await rows()).length).toBe(before - 62);
    await undo(page);
    await expect.poll(async () => (await rows()).length).toBe(before);
  });
  expect(consoleErrors).toEqual([]);
});

test('the tree of an imported library is arranged by the keyboard alone', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const { sectorId, placeOf } = await importLibrary(product);
  await page.goto(`/sectors/${sectorId}?view=tree`);
  await row(page, '1').press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, '1.2')).toBeFocused();

  await test.step('in, out, to the next branch, and to the top', async () => {
    for (const [key, place] of [
      ['ArrowRight', 'in 1.1, level 3'],
      ['ArrowLeft', 'in 1, level 2'],
      ['ArrowDown', 'in 2, level 2'],
      ['ArrowUp', 'in 1, level 2'],
      ['ArrowLeft', 'root, level 1'],
    ] as const) {
      await page.keyboard.press(`Alt+${key}`);
      await expect.poll(() => placeOf('1.2')).toBe(place);
      await expect(row(page, '1.2')).toBeFocused();
    }
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(toast(page, 'It is already at the top.')).toBeVisible();
  });

  await test.step('one that would come too deep stays, and the sentence says why', async () => {
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => placeOf('1.2')).toBe('in 1, level 2');
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => placeOf('1.2')).toBe('in 1.1, level 3');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(toast(page, /^“1\.2\.1\.1” would come to level 6; levels go from 1 to 5/)).toBeVisible();
    expect(await placeOf('1.2')).toBe('in 1.1, level 3');
  });

  await test.step('the menu of a row, from the keyboard', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: /^Actions for 1\.2 / })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.type('Dup');
    await expect(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, /processes duplicated$/)).toBeVisible();
    await expect.poll(() => placeOf('1.2-2')).toMatch(/^in 1\.1/);
  });
  expect(consoleErrors).toEqual([]);
});

test('the landscape names its boxes, has its scale from what was found, and is gone into by click and key', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const { sectorId, rows } = await importLibrary(product);
  const processIds = (await rows()).filter(({ code }) => code.startsWith('2')).map(({ id }) => id);
  await requestOk(product, 'POST', `/api/sectors/${sectorId}/analyze`, { processIds });
  const scores = (await requestOk(product, 'GET', `/api/sectors/${sectorId}/landscape`)).flatMap(
    ({ suitability }: { suitability: number | null }) => suitability ?? [],
  );
  await page.goto(`/sectors/${sectorId}?view=landscape&colour=suitability`);
  const map = page.getByRole('group', { name: 'Landscape' });
  await expect(page.getByText('Not analyzed yet')).toBeVisible();
  const ends = await page.getByText(/, the (least here|most)$/).allTextContents();
  const [least = 0, most = 0] = ends.map((text) => Number.parseInt(text, 10));
  expect(least).toBeLessThan(most);
  expect(least).toBeGreaterThanOrEqual(Math.floor(Math.min(...scores)));
  expect(most).toBeLessThanOrEqual(Math.ceil(Math.max(...scores)));
  await expectAccessible(page);

  await test.step('by a click into a branch, whose boxes say their names', async () => {
    await map.getByRole('button', { name: /^2 / }).click({ position: { x: 20, y: 8 } });
    await expect(page).toHaveURL(/root=/);
    const named = map.getByText('Match supplier invoices');
    await expect(named.first()).toBeVisible();
    const { width } = await boxOf(named.first());
    const box = await boxOf(map.getByRole('button', { name: /Match supplier invoices/ }).first());
    expect(width).toBeLessThanOrEqual(box.width);
  });

  await test.step('by key into one below it, and back by key and by the trail', async () => {
    await map.getByRole('button', { name: /^2\.1 / }).press('Enter');
    await expect(page.getByRole('heading', { name: /^Landscape: 2\.1 / })).toBeVisible();
    await expect(map.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Backspace');
    await expect(page.getByRole('heading', { name: /^Landscape: 2 / })).toBeVisible();
    await page.getByRole('button', { name: 'All processes' }).click();
    await expect(page.getByRole('heading', { name: 'Landscape', exact: true })).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});
