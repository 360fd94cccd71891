import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

/** What the whole of JavaScript may weigh, in KB after gzip, as somebody loads it who comes for the first time. */
const LANDING = 110;
const SHELL = 150;
/** What opens above any page, the palette too: loaded at the first sign of a person, not with the page. */
const LAYERS = 80;
/** What an address may load beyond the shell. */
const ROUTE = 60;

/** Signed out there is no shell: the whole of it. */
const SIGNED_OUT = { '/login': 182, '/client': 166 };

test('the landing page and the shell load no more JavaScript than they may', async ({ page, browser }) => {
  const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const landing = await scriptsOf(await visitor.newPage(), '/');
  expect(landing.size).toBeGreaterThan(0);
  expect(sum(landing)).toBeLessThan(LANDING);
  for (const [path, most] of Object.entries(SIGNED_OUT)) {
    expect(sum(await scriptsOf(await visitor.newPage(), path)), path).toBeLessThan(most);
  }
  await visitor.close();

  const shell = await scriptsOf(page, '/no-such-page');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(sum(shell)).toBeLessThan(SHELL);

  const layers = await scriptsOf(page, null, () => page.mouse.move(300, 300));
  expect(layers.size).toBeGreaterThan(0);
  expect(sum(layers)).toBeLessThan(LAYERS);
});

test('each address loads no more JavaScript of its own than it may', async ({ page, product }) => {
  const shell = await scriptsOf(page, '/no-such-page');
  const own: Record<string, number> = {};
  for (const [name, path] of Object.entries(await addresses(product))) {
    const scripts = await scriptsOf(page, path);
    for (const url of shell.keys()) scripts.delete(url);
    own[name] = Math.round(10 * sum(scripts)) / 10;
  }
  expect(Object.entries(own).filter(([, size]) => size >= ROUTE)).toEqual([]);
});

/** Every kind of page, of a sector that holds something of each, by a name that stays the same. */
async function addresses(product: Product): Promise<Record<string, string>> {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Sizes', referenceModel: 'BIAN' });
  const of = `/sectors/${sector.id}`;
  const [{ id }] = await requestOk(product, 'POST', `/api${of}/processes`, [
    { code: '1', name: 'Process supplier invoices', level: 1 },
  ]);
  await requestOk(product, 'POST', `/api${of}/analyze`, { processIds: [id] });
  const opportunities = await requestOk(product, 'GET', `/api${of}/opportunities`);
  await requestOk(product, 'POST', `/api${of}/opportunities/decide`, {
    opportunityIds: opportunities.map((opportunity: { id: string }) => opportunity.id),
    status: 'accepted',
  });
  await requestOk(product, 'POST', `/api${of}/roi/inputs`, [
    { processId: id, fteCount: 4, processFrequency: 12_000, averageSalary: 60_000, averageRuntime: 20 },
  ]);
  await requestOk(product, 'POST', `/api${of}/roi/calculate`);
  await requestOk(product, 'POST', `/api${of}/initiatives/propose`);
  const { initiatives } = await requestOk(product, 'GET', `/api${of}/plan`);
  const [vendor] = await requestOk(product, 'GET', '/api/vendors');
  return {
    '/sectors': '/sectors',
    '/sectors/new': '/sectors/new',
    '/sectors/new?step=import': `/sectors/new?step=import&sector=${sector.id}`,
    '/sectors/new?step=research': `/sectors/new?step=research&sector=${sector.id}`,
    ...Object.fromEntries(
      [
        '?view=overview',
        '?view=tree',
        '?view=opportunities',
        '?view=landscape',
        '/journeys',
        '/insights',
        '/playbooks',
        '/roi',
        '/roi?view=case',
        '/roi?view=plan',
        '/roi?view=assumptions',
        '/activity',
      ].map((view) => [view, of + view]),
    ),
    '/roi/initiatives/:id': `${of}/roi/initiatives/${initiatives[0].id}`,
    '/vendors-compare': `${of}/vendors-compare?processes=${id}`,
    ...Object.fromEntries(
      ['/vendors', '/method', '/inbox', '/account', '/settings/tokens', '/settings/webhooks'].map((path) => [
        path,
        path,
      ]),
    ),
    '/vendors/:id': `/vendors/${vendor.id}`,
    ...Object.fromEntries(
      ['users', 'invitations', 'teams', 'workspace', 'audit', 'storage', 'status'].map((page) => [
        `/admin/${page}`,
        `/admin/${page}`,
      ]),
    ),
  };
}

/** The scripts that a page has loaded once it rests, with their size: after going there, or after what is done on it. */
async function scriptsOf(page: Page, path: string | null, act?: () => Promise<unknown>): Promise<Map<string, number>> {
  const arrived = new Set<string>();
  const take = (response: Response) => {
    if (response.request().resourceType() === 'script' && response.ok()) arrived.add(response.url());
  };
  page.on('response', take);
  if (path !== null) await page.goto(path);
  await act?.();
  if (act) await expect.poll(() => arrived.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  // Once is not enough: the network may rest between a page and a part that it then asks for.
  for (let before = -1; before !== arrived.size; ) {
    before = arrived.size;
    await page.waitForTimeout(1000);
  }
  page.off('response', take);
  // Asked for again: the browser forgets a response that it has navigated away from.
  const sizes = [...arrived].map(async (url) => [url, await sizeOf(page, url)] as const);
  return new Map(await Promise.all(sizes));
}

const known = new Map<string, Promise<number>>();

/** In KB after gzip. The name of a script says which one it is, whichever server it comes from. */
function sizeOf(page: Page, url: string): Promise<number> {
  const { pathname } = new URL(url);
  const size =
    known.get(pathname) ?? page.request.get(url).then(async (answer) => gzipSync(await answer.body()).length / 1000);
  known.set(pathname, size);
  return size;
}

const sum = (scripts: Map<string, number>) => [...scripts.values()].reduce((total, size) => total + size, 0);
