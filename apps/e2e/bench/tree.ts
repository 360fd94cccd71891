import { chromium, type Page } from '@playwright/test';
import { BROWSER } from '../server/browser.ts';
import { sessionState } from '../server/session-state.ts';
import { startProduct } from '../server/start-product.ts';
import { type Finding, figure } from './finding.ts';
import { generatedLibrary } from './generated-library.ts';
import { watchRows } from './row-watch.ts';
import { rounds, untilPainted } from './until-painted.ts';
import { watchPainting } from './until-shown.ts';
import { createSector, upload } from './upload.ts';

const PROCESSES = 20_000;

/** The process tree of a huge sector in Chromium: from the data, a key or a letter to the frame that shows the rows. */
export async function benchTree(): Promise<Finding[]> {
  const product = await startProduct();
  const browser = await chromium.launch(BROWSER);
  try {
    const sectorId = await createSector(product);
    await upload(product, sectorId, 'library.csv', generatedLibrary(PROCESSES).csv);
    const context = await browser.newContext({ storageState: sessionState(product) });
    await context.addInitScript(watchPainting);
    await context.addInitScript(watchRows);
    const page = await context.newPage();
    const address = `${product.url}/sectors/${sectorId}?view=tree`;

    const first = await rounds(() => openTree(page, address));
    const treeitem = page.getByRole('treeitem').first();
    await page.getByRole('button', { name: 'Expand all' }).click();
    const expand = await rounds(async () => {
      await treeitem.focus();
      await untilRowsChange(page, 'keydown', () => page.keyboard.press('ArrowLeft'));
      return untilRowsChange(page, 'keydown', () => page.keyboard.press('ArrowRight'));
    });
    const search = page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /search/i }))
      .first();
    const filter = (text: string) =>
      rounds(async () => {
        await search.focus();
        const ms = await untilRowsChange(page, 'input', () => page.keyboard.insertText(text));
        await untilRowsChange(page, 'input', () => search.clear());
        return ms;
      });
    await page.getByRole('button', { name: 'Collapse all' }).click();
    const many = await filter('1');
    const few = await filter('5.5.5.5');
    const actions = await benchActions(page);
    return [
      finding('first rows painted after the data arrived', first, 500),
      finding('expand of a node, all else open', expand, 100),
      finding('filter that leaves most rows', many, 100),
      finding('filter that leaves one row', few, 100),
      ...actions.map(([what, values]) => finding(`${what}, to the next paint`, values, 100)),
    ];
  } finally {
    await browser.close();
    await product.remove();
  }
}

/** What a person does with the tree, each with how long the browser took from the key or press to its next paint. */
async function benchActions(page: Page): Promise<[string, number[]][]> {
  const item = (index: number) => page.getByRole('treeitem').nth(index);
  const press = (key: string) => async () => {
    await item(4).focus();
    await page.keyboard.press(key);
  };
  const click = (name: string) => () => page.getByRole('button', { name, exact: true }).click();
  const back = async (act: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    const values = await rounds(() => untilPainted(page, act, undo));
    await page.waitForLoadState('networkidle');
    return values;
  };
  return [
    ['tick of a branch', await back(press('Space'), press('Space'))],
    ['tick of all', await back(() => page.getByRole('checkbox', { name: 'Select all' }).click(), click('Select none'))],
    ['sort by name', await back(click('Name'), click('Code'))],
    ['details opened', await back(press('Enter'), click('Close details'))],
    ['all levels opened', await back(click('Expand all'), click('Collapse all'))],
  ];
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

/** From the event that `act` makes to the first frame with other rows than before. */
async function untilRowsChange(page: Page, event: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate((name) => window.watchNext(name), event);
  await act();
  return page.evaluate(() => window.nextRows);
}

const finding = (what: string, values: number[], limit: number): Finding => ({
  what: `tree: ${what}`,
  measured: `${figure(PROCESSES)} processes in Chromium`,
  values,
  unit: 'ms',
  limit: { bound: 'at most', value: limit },
});
