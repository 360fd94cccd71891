import { expect, type Locator, type Page } from '@playwright/test';
import { at, button, onClock, type Screen, toast, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import type { World } from './world.ts';

const sectors = () => '/sectors';
const insights = ({ sectorId }: World) => `/sectors/${sectorId}/insights`;
/** Something that answers with a toast and changes nothing. */
const makeToast = async (page: Page, name = 'notes.txt') => {
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from('text') };
  await page.getByLabel('Document to upload').setInputFiles(file);
  await visible(toast(page));
};
/** Drags a toast sideways by so many pixels. */
const swipe = async (page: Page, pixels: number) => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y, { steps: 4 });
  await page.mouse.move(x + pixels, y, { steps: 4 });
  await page.mouse.up();
};

const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);
/** The clock stands still once the page is there. */
const stopWith = async (page: Page, there: Locator) => {
  await expect(there).toBeAttached();
  await stopClock(page);
};
const tooltip = (page: Page) => page.getByRole('tooltip');
const pointAt = (page: Page, id: string) => page.getByTestId(id).hover();

const openTooltip = async (page: Page) => {
  await stopWith(page, page.getByTestId('button-theme-toggle'));
  await pointAt(page, 'button-theme-toggle');
  await page.clock.runFor(750);
  await visible(tooltip(page));
};
const leaveTooltip = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).hover();
  // The pointer may be on its way to the tooltip.
  await page.clock.runFor(160);
  await expect(tooltip(page)).toHaveCount(0);
};

/** A select that is open, with the clock standing still. */
const openSelect = async (page: Page) => {
  await button(page, 'Edit Retail bank').click();
  await page.getByRole('combobox', { name: 'Reference model' }).click();
  await visible(page.getByRole('option'));
  await stopClock(page);
};
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const type = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  await page.clock.runFor(100);
};

/** Section 9: the constants of the interface. */
export const INTERFACE: Statements<Screen> = {
  '9: one toast shows at a time': at(insights, async (page) => {
    for (let turn = 0; turn < 3; turn += 1) await makeToast(page);
    await expect(toast(page)).toHaveCount(1);
  }),
  '9: a toast still shows after 4.9 s': onClock(insights, async (page) => {
    await stopWith(page, page.getByLabel('Document to upload'));
    await makeToast(page);
    await page.clock.runFor(4900);
    await visible(toast(page));
  }),
  '9: a toast is gone after 5 s': onClock(insights, async (page) => {
    await stopWith(page, page.getByLabel('Document to upload'));
    await makeToast(page);
    await page.clock.runFor(5500);
    await expect(toast(page)).toHaveCount(0);
  }),
  '9: a toast swiped right by more than 50 px goes': at(insights, async (page) => {
    await makeToast(page);
    await swipe(page, 80);
    await expect(toast(page)).toHaveCount(0);
  }),
  '9: a toast swiped right by less than 50 px stays': at(insights, async (page) => {
    await makeToast(page);
    await swipe(page, 40);
    await visible(toast(page));
  }),
  '9: a toast swiped left stays': at(insights, async (page) => {
    await makeToast(page);
    await swipe(page, -80);
    await visible(toast(page));
  }),
  '9: F8 leads to the region of toasts': at(insights, async (page) => {
    await makeToast(page);
    await page.keyboard.press('F8');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label')))
      .toContain('F8');
  }),
  '9: a tooltip is closed for 700 ms': onClock(sectors, async (page) => {
    await stopWith(page, page.getByTestId('button-theme-toggle'));
    await pointAt(page, 'button-theme-toggle');
    await page.clock.runFor(650);
    await expect(tooltip(page)).toHaveCount(0);
  }),
  '9: a tooltip opens after 700 ms': onClock(sectors, openTooltip),
  '9: within 300 ms of one tooltip the next opens at once': onClock(sectors, async (page) => {
    await openTooltip(page);
    await leaveTooltip(page);
    await page.clock.runFor(200);
    await pointAt(page, 'button-sidebar-toggle');
    await page.clock.runFor(50);
    await expect(tooltip(page)).toContainText('Toggle sidebar');
  }),
  '9: 300 ms after one tooltip the next waits again': onClock(sectors, async (page) => {
    await openTooltip(page);
    await leaveTooltip(page);
    await page.clock.runFor(400);
    await pointAt(page, 'button-sidebar-toggle');
    await page.clock.runFor(50);
    await expect(tooltip(page)).toHaveCount(0);
    await page.clock.runFor(700);
    await expect(tooltip(page)).toContainText('Toggle sidebar');
  }),
  '9: letters typed into a select within 1 second belong together': onClock(sectors, async (page) => {
    await openSelect(page);
    await type(page, 'a');
    await type(page, 'r');
    expect(await focused(page)).toBe('ARTS');
  }),
  '9: letters typed into a select are forgotten after 1 second': onClock(sectors, async (page) => {
    await openSelect(page);
    await type(page, 'a');
    await page.clock.runFor(1100);
    await type(page, 'e');
    expect(await focused(page)).toBe('eTOM');
  }),
};
