import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../server/browser.ts';
import { startOnOneDatabase } from '../server/one-database.ts';
import { sessionState } from '../server/session-state.ts';
import { createLargeSector } from './filled-sector.ts';
import { type Finding, figure } from './finding.ts';
import { rounds, untilPainted } from './until-painted.ts';

const OPPORTUNITIES = 5000;

/** The list of opportunities of a large sector in Chromium: from each key or press to the next paint. */
export async function benchTriage(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  const browser = await chromium.launch(BROWSER);
  try {
    const sectorId = await createLargeSector(one, { processes: OPPORTUNITIES, frequency: 12_000, status: 'proposed' });
    const context = await browser.newContext({
      storageState: sessionState(one.product),
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(`${one.product.url}/sectors/${sectorId}?view=opportunities`);
    await page.getByRole('row').nth(1).waitFor();
    const measured = await measureActions(page);
    return measured.map(([what, values]) => ({
      what: `triage: ${what}, to the next paint`,
      measured: `${figure(OPPORTUNITIES)} opportunities in Chromium`,
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
  const row = page.getByRole('grid').getByRole('row').nth(3);
  const press = (key: string) => () => page.keyboard.press(key);
  const button = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const back = async (act: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    const values = await rounds(() => untilPainted(page, act, undo));
    await page.waitForLoadState('networkidle');
    return values;
  };
  await row.focus();
  const opened = await back(press('Enter'), press('Escape'));
  await page.keyboard.press('Enter');
  return [
    ['panel opened', opened],
    ['next one with the panel open', await back(press('j'), press('k'))],
    ['accepted', await back(press('a'), press('a'))],
    ['rejected', await back(press('r'), press('Control+z'))],
    ['selected', await back(press(' '), press(' '))],
    ['filtered by type', await back(button('Automation'), button('Automation'))],
    ['sorted by effort', await back(button('Effort'), button('Savings'))],
  ];
}
