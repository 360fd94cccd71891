import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../server/browser.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { sessionState } from '../server/session-state.ts';
import { createLargeSector } from './filled-sector.ts';
import { type Finding, figure } from './finding.ts';
import { type Action, rounds, type Shown, untilShown, untilShownAndBack, watchPainting } from './until-shown.ts';

const PROCESSES = 2000;

/** The grid of ROI inputs of a large sector in Chromium: from each key or click to the frame that shows its answer. */
export async function benchRoiGrid(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  const browser = await chromium.launch(BROWSER);
  try {
    const sectorId = await createLargeSector(one, { processes: PROCESSES, frequency: 12_000, status: 'accepted' });
    const context = await browser.newContext({
      storageState: sessionState(one.product),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(watchPainting);
    const page = await context.newPage();
    await page.goto(`${one.product.url}/sectors/${sectorId}/roi?show=all`);
    await page.locator(cellAt(ROW, FTE)).waitFor();
    await page.waitForLoadState('networkidle');
    const measured = await measureActions(page);
    return measured.map(([what, values]) => ({
      what: `ROI grid: ${what}`,
      measured: `${figure(PROCESSES)} rows in Chromium`,
      values,
      unit: 'ms',
      limit: { bound: 'at most', value: 100 },
    }));
  } finally {
    await browser.close();
    await one.stop();
  }
}

async function measureActions(page: Page): Promise<[string, number[]][]> {
  const back = (action: Action, undo: Action) => untilShownAndBack(page, action, undo);
  const key = (name: string, ...shown: Shown[]): Action => ({
    act: () => page.keyboard.press(name),
    event: 'keydown',
    shown,
  });
  const tick = (selector: string, is: boolean): Action => ({
    act: () => page.locator(selector).click(),
    event: 'click',
    shown: [{ selector: `${selector}[aria-checked=${is}]` }],
  });
  const search = (text: string, rowCount: number): Action => ({
    act: () => page.getByRole('searchbox', { name: 'Search processes' }).fill(text),
    event: 'input',
    shown: [{ selector: `[role=treegrid][aria-rowcount="${rowCount + 1}"]` }],
  });

  await page.locator(cellAt(ROW, FTE)).click();
  const moved = await back(key('ArrowDown', isActive(ROW + 1, FTE)), key('ArrowUp', isActive(ROW, FTE)));
  const type = key('7', holds(ROW, '7'));
  const typed = await back(type, key('Escape', holds(ROW, '4')));
  const tabbed = await rounds(async () => {
    await untilShown(page, type);
    const ms = await untilShown(
      page,
      key('Tab', isActive(ROW, FTE + 1), { selector: 'main', text: '1 unsaved change' }),
    );
    await untilShown(page, key('Control+z', holds(ROW, '4')));
    await untilShown(page, key('Shift+Tab', isActive(ROW, FTE)));
    return ms;
  });
  return [
    ['next row by key', moved],
    ['figure typed', typed],
    ['figure taken and next cell by Tab', tabbed],
    ['row ticked', await back(tick(cellAt(ROW, 0), true), tick(cellAt(ROW, 0), false))],
    ['all ticked', await back(tick(SELECT_ALL, true), tick(SELECT_ALL, false))],
    ['search that leaves one row', await back(search('invoice 1999', 1), search('', PROCESSES))],
  ];
}

/** In the middle of what is in sight. */
const ROW = 3;
/** Behind the tick box. */
const FTE = 1;
const SELECT_ALL = '[role=columnheader] [role=checkbox]';

const cellAt = (row: number, column: number) => `[data-cell="${row}:${column}"]`;
const isActive = (row: number, column: number): Shown => ({ selector: `${cellAt(row, column)}[tabindex="0"]` });
const holds = (row: number, value: string): Shown => ({ selector: cellAt(row, FTE), value });
