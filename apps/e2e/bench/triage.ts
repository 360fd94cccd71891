import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../server/browser.ts';
import { type OneDatabase, startOnOneDatabase } from '../server/one-database.ts';
import { sessionState } from '../server/session-state.ts';
import { createLargeSector } from './filled-sector.ts';
import { type Finding, figure } from './finding.ts';
import { type Action, rounds, type Shown, untilShown, untilShownAndBack, watchPainting } from './until-shown.ts';

const OPPORTUNITIES = 5000;

/** The list of opportunities of a large sector in Chromium: from each key or click to the frame that shows its answer. */
export async function benchTriage(): Promise<Finding[]> {
  const one = await startOnOneDatabase();
  const browser = await chromium.launch(BROWSER);
  try {
    const sectorId = await createLargeSector(one, { processes: OPPORTUNITIES, frequency: 12_000, status: 'proposed' });
    await varyOpportunities(one, sectorId);
    const context = await browser.newContext({
      storageState: sessionState(one.product),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(watchPainting);
    const page = await context.newPage();
    await page.goto(`${one.product.url}/sectors/${sectorId}?view=opportunities`);
    await page.getByRole('row').nth(1).waitFor();
    await page.waitForLoadState('networkidle');
    const measured = await measureActions(page);
    return measured.map(([what, values]) => ({
      what: `triage: ${what}`,
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

/** All types and efforts, and amounts apart from each other: a full chart, and another order for each way to sort. */
async function varyOpportunities({ sql }: OneDatabase, sectorId: string): Promise<void> {
  await sql`
    update opportunity
    set type = (array['automation', 'ai', 'agentic', 'ai'])[1 + n % 4],
      effort = 1 + n % 5,
      benefit_low = 0.01 + n % 17 * 0.01,
      benefit_likely = 0.02 + n % 17 * 0.02,
      benefit_high = 0.03 + n % 17 * 0.03
    from (select id, code::int as n from process where sector_id = ${sectorId}) process
    where process.id = opportunity.process_id
  `;
}

async function measureActions(page: Page): Promise<[string, number[]][]> {
  const back = (action: Action, undo: Action) => untilShownAndBack(page, action, undo);
  const key = (name: string, ...shown: Shown[]): Action => ({
    act: () => page.keyboard.press(name),
    event: 'keydown',
    shown,
  });
  const click = (name: string, ...shown: Shown[]): Action => ({
    act: () => page.getByRole('button', { name, exact: true }).click(),
    event: 'click',
    shown,
  });

  await page.locator(rowAt(3)).focus();
  const open = key('Enter', isOpen(3), inPanel('3 of'));
  const opened = await back(open, key('Escape', { selector: PANEL, gone: true }));
  await untilShown(page, open);
  const next = key('j', isOpen(4), inPanel('4 of'));
  const previous = key('k', isOpen(3), inPanel('3 of'));
  const accept = key('a', isAccepted(3, true));
  const takeBack = key('a', isAccepted(3, false));
  const rightAfter = await rounds(async () => {
    await untilShown(page, accept);
    const ms = await untilShown(page, next);
    await untilShown(page, previous);
    await untilShown(page, takeBack);
    await page.waitForLoadState('networkidle');
    return ms;
  });
  return [
    ['panel opened', opened],
    ['next one with the panel open', await back(next, previous)],
    ['accepted', await back(accept, takeBack)],
    ['next one right after accepting', rightAfter],
    ['selected', await back(key(' ', isSelected(3, true)), key(' ', isSelected(3, false)))],
    ['rejected', await back(key('r', holds(OPPORTUNITIES - 1)), key('Control+z', holds(OPPORTUNITIES)))],
    [
      'filtered by type',
      await back(click('Automation', holds(OPPORTUNITIES / 4)), click('Automation', holds(OPPORTUNITIES))),
    ],
    ['sorted by effort', await back(click('Effort', isSorted('Effort')), click('Savings', isSorted('Savings')))],
  ];
}

/** By its place in the list, from 1. */
const rowAt = (place: number) => `[role=row][aria-rowindex="${place + 1}"]`;
const PANEL = '[data-triage]';

const isOpen = (place: number): Shown => ({ selector: `${rowAt(place)}[aria-current=true]` });
const inPanel = (text: string): Shown => ({ selector: PANEL, text });
const isAccepted = (place: number, is: boolean): Shown => ({ selector: `${rowAt(place)} [aria-pressed=${is}]` });
const isSelected = (place: number, is: boolean): Shown => ({ selector: `${rowAt(place)}[aria-selected=${is}]` });
const holds = (count: number): Shown => ({ selector: `[role=grid][aria-rowcount="${count + 1}"]` });
const isSorted = (column: string): Shown => ({
  selector: '[role=columnheader]:is([aria-sort=ascending], [aria-sort=descending])',
  text: column,
});
