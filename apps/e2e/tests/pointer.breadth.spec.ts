import { expect, type Locator, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { boxOf, THEMES } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A sector of 24 processes, all analyzed where wanted. */
async function makeSector(product: Product, name: string, analyzed = false): Promise<string> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'BIAN' });
  const processes: { id: string }[] = await requestOk(
    product,
    'POST',
    `/api/sectors/${sector.id}/processes`,
    Array.from({ length: 24 }, (_, index) => ({ code: `${index + 1}`, name: `Check invoices ${index + 1}`, level: 1 })),
  );
  const processIds = processes.map(({ id }) => id);
  if (analyzed) await requestOk(product, 'POST', `/api/sectors/${sector.id}/analyze`, { processIds });
  return sector.id;
}

/** What the pointer brings up where it stands has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Presses and releases like a hand: down and up come with everything between them that the page does. */
async function pressAt(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await drawn(page);
  await page.mouse.up();
}

for (const width of [1440, 1024]) {
  test(`a double click anywhere on a row of the tree opens its details, and nothing else, at ${width} px`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sectorId = await makeSector(product, `Double click ${width}`);
    await page.goto(`/sectors/${sectorId}?view=tree`);
    const row = page.getByRole('treeitem').first();
    await expect(row).toBeVisible();
    const { x, y, width: length, height } = await boxOf(row);
    let pressed = 0;
    for (let share = 0.08; share < 1; share += 0.08) {
      await page.mouse.move(x + 100, y + 300);
      const at = { x: x + length * share, y: y + height / 2 };
      await page.mouse.move(at.x, at.y);
      // Where the row's actions show before anything is pressed, a press is meant for them.
      await drawn(page);
      if (await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button') != null, at)) continue;
      pressed += 1;
      await page.mouse.dblclick(at.x, at.y);
      await expect(page).toHaveURL(/process=/);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: /Edit|Add/ })).toHaveCount(0);
      if (width < 1280) {
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      } else {
        await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
      }
      await expect(page).not.toHaveURL(/process=/);
    }
    expect(pressed).toBeGreaterThan(7);
  });
}

test('a double click on any card or row does what one click does', async ({ page, product }) => {
  const sectorId = await makeSector(product, 'Twice', true);
  const touchPoint = { name: 'Call', type: 'human', description: 'A call', processStep: '1' };
  const journey = { name: 'First visit', description: 'How it begins', touchPoints: [touchPoint] };
  await requestOk(product, 'POST', `/api/sectors/${sectorId}/journeys`, journey);
  const lists: [path: string, item: Locator, leadsTo: RegExp][] = [
    ['/sectors', page.getByRole('listitem').filter({ hasText: 'Twice' }), new RegExp(`/sectors/${sectorId}$`)],
    ['/vendors', page.getByRole('main').getByRole('listitem').first(), /\/vendors(\/[0-9a-f-]{36})?$/],
    [`/sectors/${sectorId}/journeys`, page.getByRole('listitem').filter({ hasText: 'First visit' }), /journeys/],
    [`/sectors/${sectorId}/playbooks`, page.getByRole('main').getByRole('listitem').first(), /playbooks$/],
    [`/sectors/${sectorId}?view=opportunities`, page.getByRole('row').nth(1), /opportunity=/],
  ];
  for (const [path, item, leadsTo] of lists) {
    for (let share = 0.1; share < 1; share += 0.35) {
      await page.goto(path);
      await item.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await boxOf(item);
      const at = { x: x + width * share, y: y + height * 0.5 };
      await page.mouse.move(at.x, at.y);
      await drawn(page);
      if (await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('button') != null, at)) continue;
      await page.mouse.dblclick(at.x, at.y, { delay: 60 });
      await expect(page).toHaveURL(leadsTo);
      await page.waitForTimeout(200);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('dialog', { name: /Edit|Delete|Add/ })).toHaveCount(0);
      await expect(page).toHaveURL(leadsTo);
    }
  }
});

test('each row of the ROI grid that is in sight takes its tick', async ({ page, product }) => {
  const sectorId = await makeSector(product, 'Ticks', true);
  await page.goto(`/sectors/${sectorId}/roi`);
  await page.getByRole('checkbox', { name: 'Show all processes' }).click();
  const grid = page.getByRole('treegrid');
  await grid.scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(grid);
  const bottom = Math.min(y + height, 900);
  let ticked = 0;
  for (const box of await grid.getByRole('checkbox', { name: /Check invoices/ }).all()) {
    const { x, y: top, width, height: size } = await boxOf(box);
    if (top + size > bottom) continue;
    const before = await grid.evaluate((element) => element.scrollTop);
    await pressAt(page, x + width / 2, top + size / 2);
    await expect(box).toBeChecked();
    expect(await grid.evaluate((element) => element.scrollTop)).toBe(before);
    ticked += 1;
  }
  expect(ticked).toBeGreaterThan(5);
});

test('a side sheet opens without a tooltip, and one Escape closes one thing', async ({ page, product }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  const sectorId = await makeSector(product, 'Escape');
  await page.goto(`/sectors/${sectorId}?view=tree`);
  await page.getByRole('treeitem').first().press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Process details' });
  await expect(sheet).toBeFocused();
  await page.waitForTimeout(1000);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Edit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /Edit/ });
  await dialog.getByRole('combobox', { name: 'Level' }).press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await page.waitForTimeout(1000);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  // Where there is room, the same stands beside the tree.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('treeitem').first().press('Enter');
  await page.getByRole('complementary').getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('treeitem').first()).toBeFocused();
});

for (const theme of THEMES) {
  test(`a press on a chart draws no frame, and the way back from it neither, in the ${theme} theme`, async ({
    page,
    product,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const sectorId = await makeSector(product, `Chart ${theme}`, true);
    await page.goto(`/sectors/${sectorId}?view=opportunities`);
    const chart = page.getByTestId('plot').first();
    const mark = chart.getByTestId('bubble').locator('path').first();
    await expect(mark).toBeVisible();
    const { x, y, width, height } = await boxOf(mark);
    await page.mouse.move(0, 0);
    const before = await stillPicture(chart);
    await pressAt(page, x + width / 2, y + height / 2);
    const panel = page.getByRole('complementary', { name: 'Opportunity details' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect.poll(async () => before.equals(await chart.screenshot())).toBe(true);
  });

  test(`the ring around the row with the keyboard is whole, in the ${theme} theme`, async ({ page, product }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const sectorId = await makeSector(product, `Ring ${theme}`);
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors });
      await page.goto(`/sectors/${sectorId}?view=tree`);
      await page.getByRole('treeitem').nth(1).focus();
      await page.keyboard.press('ArrowDown');
      const row = page.getByRole('treeitem').nth(2);
      await expect(row).toBeFocused();
      await expect.poll(() => shareOfRing(page, row, '::after')).toBe(1);

      await page.goto(`/sectors/new?step=import&sector=${sectorId}`);
      const csv = ['code,name', ...Array.from({ length: 40 }, (_, index) => `A${index},Pay invoices ${index}`)];
      const file = { name: 'p.csv', mimeType: 'text/csv', buffer: Buffer.from(csv.join('\n')) };
      await page.locator('input[type="file"]').setInputFiles(file);
      await page.getByRole('treeitem').first().focus();
      await page.keyboard.press('ArrowDown');
      const previewed = page.getByRole('treeitem').nth(1);
      await expect(previewed).toBeFocused();
      await expect.poll(() => shareOfRing(page, previewed, '::after')).toBe(1);
    }
  });
}

/** What it looks like once it has stopped being drawn anew. */
async function stillPicture(locator: Locator): Promise<Buffer> {
  let picture = await locator.screenshot();
  await expect(async () => {
    const before = picture;
    picture = await locator.screenshot();
    expect(before.equals(picture)).toBe(true);
  }).toPass();
  return picture;
}

/** How much of the outline just inside an element's edge has its colour on the screen, corners aside: 0 to 1. */
async function shareOfRing(page: Page, element: Locator, pseudo?: string): Promise<number> {
  await page.mouse.move(0, 0);
  await element.scrollIntoViewIfNeeded();
  const colour = await element.evaluate((node, of) => getComputedStyle(node, of).outlineColor, pseudo);
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await page.context().newPage();
  const share = await blank.evaluate(
    async ({ colour, picture }) => {
      const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const wanted = context.getImageData(0, 0, 1, 1).data;
      context.drawImage(bitmap, 0, 0);
      const isRing = (x: number, y: number) => {
        const got = context.getImageData(x, y, 1, 1).data;
        return [0, 1, 2].every((channel) => Math.abs((got[channel] ?? 0) - (wanted[channel] ?? 0)) < 24);
      };
      const { width, height } = bitmap;
      const across = Array.from({ length: width - 16 }, (_, index) => index + 8);
      const down = Array.from({ length: height - 16 }, (_, index) => index + 8);
      const points = [
        ...across.flatMap((x) => [isRing(x, 1), isRing(x, height - 2)]),
        ...down.flatMap((y) => [isRing(1, y), isRing(width - 2, y)]),
      ];
      return points.filter(Boolean).length / points.length;
    },
    { colour, picture },
  );
  await blank.close();
  return share;
}

for (const [width, height] of [
  [1024, 640],
  [390, 844],
] as const) {
  test(`no toast stands on the button that comes next, at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height });
    // A toast whose window is left alone stays, so that there is time to look.
    const expectClear = async (title: string, button: Locator) => {
      const toast = page.getByRole('status').or(page.locator('li[data-state="open"]')).filter({ hasText: title });
      await expect(toast.first()).toBeVisible();
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeVisible();
      await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
    };
    const sector = await requestOk(product, 'POST', '/api/sectors', { name: `Toast ${width}`, referenceModel: 'BIAN' });

    await page.goto(`/sectors/new?step=research&sector=${sector.id}`);
    await page.getByRole('button', { name: 'Research', exact: true }).click();
    await expectClear('Research complete', page.getByRole('button', { name: /^Add \d+ Processes$/ }));
    await page.getByRole('button', { name: /^Add \d+ Processes$/ }).click();
    await page.getByRole('button', { name: 'View Results' }).click();

    await page.goto(`/sectors/${sector.id}/playbooks`);
    await page.getByRole('button', { name: 'Generate Playbook' }).click();
    const save = page.getByRole('dialog', { name: 'Save Playbook' });
    await expectClear('Playbook Generated', save.getByRole('button', { name: 'Save Playbook' }));
    await page.keyboard.press('Escape');

    const { processes } = await requestOk(product, 'GET', `/api/sectors/${sector.id}`);
    const processIds = processes.slice(0, 12).map(({ id }: { id: string }) => id);
    await requestOk(product, 'POST', `/api/sectors/${sector.id}/analyze`, { processIds });
    await page.goto(`/sectors/${sector.id}/roi`);
    // It stands at the end of the page, and comes with whoever goes there.
    await expect(page.getByRole('treegrid')).toBeVisible();
    await page.mouse.wheel(0, 20_000);
    await page.getByLabel('Search vendors').fill('UiPath');
    await page.getByRole('checkbox', { name: /UiPath/ }).click();
    await page.getByRole('button', { name: 'Export to Sheets' }).click();
    await expectClear('Blueprint', page.getByRole('link', { name: 'Open', exact: true }));
  });
}

/** Whether a press anywhere on it reaches it. */
function isOnTop(button: Element): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [left + 2, (left + right) / 2, right - 2].every((x) =>
    [top + 2, (top + bottom) / 2, bottom - 2].every((y) => button.contains(document.elementFromPoint(x, y))),
  );
}
