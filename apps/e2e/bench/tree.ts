import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../server/browser.ts';
import { sessionState } from '../server/session-state.ts';
import { startProduct } from '../server/start-product.ts';
import { type Finding, figure } from './finding.ts';
import { generatedLibrary } from './generated-library.ts';
import { type Action, rounds, type Shown, untilShown, untilShownAndBack, watchPainting } from './until-shown.ts';
import { createSector, upload } from './upload.ts';

declare global {
  interface Window {
    /** When the first rows of the tree had been painted, in ms of the page's clock. */
    firstRows: Promise<number>;
  }
}

const PROCESSES = 20_000;

/** The process tree of a huge sector in Chromium: from the data, a key or a click to the frame that shows the answer. */
export async function benchTree(): Promise<Finding[]> {
  const product = await startProduct();
  const browser = await chromium.launch(BROWSER);
  try {
    const sectorId = await createSector(product);
    await upload(product, sectorId, 'library.csv', generatedLibrary(PROCESSES).csv);
    const context = await browser.newContext({
      storageState: sessionState(product),
      viewport: { width: 1440, height: 900 },
    });
    await context.addInitScript(watchPainting);
    await context.addInitScript(() => {
      window.firstRows = window.painted(() => document.querySelector('[role=treeitem]') !== null);
    });
    const page = await context.newPage();
    const address = `${product.url}/sectors/${sectorId}?view=tree`;
    const first = await rounds(() => openTree(page, address));
    const measured = await measureActions(page);
    return [
      finding('first rows painted after the data arrived', first, 500),
      ...measured.map(([what, values]) => finding(what, values, 100)),
    ];
  } finally {
    await browser.close();
    await product.remove();
  }
}

async function openTree(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const painted = await page.evaluate(() => window.firstRows);
  const arrived = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('processes.tree'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd)[0],
  );
  if (arrived === undefined) throw new Error('The page asked for no processes.tree');
  return painted - arrived;
}

/** What a person does with the tree. */
async function measureActions(page: Page): Promise<[string, number[]][]> {
  await page.waitForLoadState('networkidle');
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
  const search = page.getByRole('searchbox', { name: 'Search processes' });
  const type = (text: string, ...shown: Shown[]): Action => ({
    act: () => search.fill(text),
    event: 'input',
    shown,
  });
  const firstItem = page.locator(itemAt('1'));

  const levels = await back(click('Expand all', { selector: itemAt('1.1.1') }), click('Collapse all', isGone('1.1')));
  await untilShown(page, click('Expand all', { selector: itemAt('1.1.1') }));
  await firstItem.focus();
  const expanded = await back(key('ArrowLeft', isGone('1.1')), key('ArrowRight', { selector: itemAt('1.1') }));
  await untilShown(page, click('Collapse all', isGone('1.1')));
  await page.waitForLoadState('networkidle');
  await firstItem.focus();
  return [
    ['all levels opened', levels],
    ['branch closed, all else open', expanded],
    ['branch ticked', await back(key(' ', isTicked('1', true)), key(' ', isTicked('1', false)))],
    [
      'details opened',
      await back(key('Enter', { selector: DETAILS }), key('Escape', { selector: DETAILS, gone: true })),
    ],
    [
      'all ticked',
      await back(
        {
          act: () => page.getByRole('checkbox', { name: 'Select all' }).click(),
          event: 'click',
          shown: [isTicked('1', true), { selector: '[role=status]', text: `${figure(PROCESSES)} processes selected` }],
        },
        click('Select none', isTicked('1', false)),
      ),
    ],
    ['sorted by name', await back(click('Name', isSorted('Name')), click('Code', isSorted('Code')))],
    ['search that leaves most rows', await back(type('1', { selector: HIT }), type('', { selector: HIT, gone: true }))],
    [
      'search that leaves one row',
      await back(type('5.5.5.5', { selector: itemAt('5.5.5.5') }), type('', isGone('5.5.5.5'))),
    ],
  ];
}

/** By its code. */
const itemAt = (code: string) => `[role=treeitem][aria-label^="${code} "]`;
const DETAILS = 'aside[aria-label="Process details"]';
/** What is found is marked in the rows. */
const HIT = '[role=treeitem] mark';

const isGone = (code: string): Shown => ({ selector: itemAt(code), gone: true });
const isTicked = (code: string, is: boolean): Shown => ({ selector: `${itemAt(code)}[aria-checked=${is}]` });
const isSorted = (column: string): Shown => ({ selector: '[aria-pressed=true]', text: column });

const finding = (what: string, values: number[], limit: number): Finding => ({
  what: `tree: ${what}`,
  measured: `${figure(PROCESSES)} processes in Chromium`,
  values,
  unit: 'ms',
  limit: { bound: 'at most', value: limit },
});
