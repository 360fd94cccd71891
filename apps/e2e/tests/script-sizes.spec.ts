import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { test } from '../server/product-test.ts';

/**
 * KB of JavaScript after gzip, as somebody loads it who comes for the first time. It may shrink and not grow: the aim
 * is 110, 150 and 60. The landing page keeps it; the shell and the routes do not yet.
 */
const MOST = { landing: 95, shell: 222, route: 150 };

test('the landing page, the shell and each route load no more JavaScript than they did', async ({
  page,
  browser,
  product,
}) => {
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const landing = await scriptsOf(await visitor.newPage(), '/');
  expect(landing.size).toBeGreaterThan(0);
  expect(sum(landing)).toBeLessThan(MOST.landing);
  await visitor.close();

  const shell = await scriptsOf(page, '/no-such-page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(sum(shell)).toBeLessThan(MOST.shell);

  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Sizes', referenceModel: 'BIAN' });
  const address = `/sectors/${sector.id}`;
  const [{ id }] = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
  ]);
  await requestOk(product, 'POST', `/api${address}/analyze`, { processIds: [id] });
  const own: Record<string, number> = {};
  for (const path of [
    '/sectors',
    '/sectors/new',
    ...['?view=overview', '?view=tree', '?view=opportunities', '?view=landscape'].map((view) => `${address}${view}`),
    ...['journeys', 'insights', 'playbooks', 'roi'].map((part) => `${address}/${part}`),
    `${address}/vendors-compare?processes=${id}`,
    '/vendors',
    '/method',
  ]) {
    const scripts = await scriptsOf(page, path);
    for (const url of shell.keys()) scripts.delete(url);
    own[path.replace(sector.id, '…')] = sum(scripts);
  }
  expect(Object.entries(own).filter(([, size]) => size >= MOST.route)).toEqual([]);
});

/** The scripts that a page has loaded once it rests, with their size. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const arrived: Promise<[url: string, size: number]>[] = [];
  const take = (response: Response) => {
    if (response.request().resourceType() !== 'script' || !response.ok()) return;
    arrived.push(response.body().then((body) => [response.url(), gzipSync(body).length / 1000]));
  };
  page.on('response', take);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  page.off('response', take);
  return new Map(await Promise.all(arrived));
}

const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((total, size) => total + size, 0);
