import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { signUp } from '../server/sign-up.ts';
import type { Product } from '../server/start-product.ts';

type Audience = 'anybody' | 'whoever is signed out' | 'people' | 'viewers of the sector' | 'administrators';

/** Every address of the web app, with who gets its page, and the heading that this page has. */
const PAGE_POLICY: Record<string, [who: Audience, heading: string]> = {
  '/': ['people', 'Industry Sectors'],
  '/login': ['whoever is signed out', 'Sign in'],
  '/reset': ['anybody', 'Set a new password'],
  '/client': ['anybody', 'Marrowfen'],
  '/*': ['anybody', '404 · Page not found'],
  '/sectors': ['people', 'Industry Sectors'],
  '/sectors/new': ['people', 'Add New Sector'],
  '/sectors/:sectorId': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/roi': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/roi/initiatives/:initiativeId': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/journeys': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/insights': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/playbooks': ['viewers of the sector', 'Marrowfen'],
  '/sectors/:sectorId/vendors-compare': ['viewers of the sector', 'Nothing to compare'],
  '/sectors/:sectorId/activity': ['viewers of the sector', 'Activity'],
  '/vendors': ['people', 'Vendor Directory'],
  '/vendors/:vendorId': ['people', 'Acme'],
  '/inbox': ['people', 'Inbox'],
  '/account': ['people', 'Account'],
  '/settings/tokens': ['people', 'API tokens'],
  '/settings/webhooks': ['people', 'Webhooks'],
  '/method': ['people', 'Formulas and checks'],
  '/admin': ['administrators', 'Users'],
  '/admin/users': ['administrators', 'Users'],
  '/admin/invitations': ['administrators', 'Invitations'],
  '/admin/teams': ['administrators', 'Teams and access'],
  '/admin/workspace': ['administrators', 'Workspace'],
  '/admin/audit': ['administrators', 'Audit log'],
  '/admin/storage': ['administrators', 'Storage'],
  '/admin/status': ['administrators', 'Status'],
};

const OUT: Audience[] = ['anybody', 'whoever is signed out'];
const IDENTITIES: Record<string, Audience[]> = {
  nobody: OUT,
  'a deleted person': OUT,
  'a member without access': ['anybody', 'people'],
  'a viewer': ['anybody', 'people', 'viewers of the sector'],
  'an administrator without access': ['anybody', 'people', 'administrators'],
};

/** What is shown instead of a page that is for others. */
function insteadOf(address: string, who: Audience, audiences: Audience[]): string {
  if (!audiences.includes('people')) {
    return address === '/' ? 'Know which processes to automate, and what it is worth' : 'Sign in';
  }
  if (who === 'viewers of the sector') return 'Sector not found';
  return who === 'administrators' ? 'For administrators' : 'Industry Sectors';
}

/** The addresses that the source of the router names: what is written at each brace, below what it stands in. */
function addressesIn(source: string): string[] {
  const open: { path?: string; isPage: boolean }[] = [];
  const found = new Set<string>();
  for (const [token, route] of source.matchAll(/[{}]|(?<=\b)path: '([^']*)'|index: true/g)) {
    const at = open.at(-1);
    if (token === '{') open.push({ isPage: false });
    else if (token === '}') {
      const names = open.flatMap(({ path: name }) => (name === undefined ? [] : [name]));
      if (open.pop()?.isPage) found.add(`/${names.join('/')}`);
    } else if (at) Object.assign(at, { isPage: true, ...(route !== undefined && { path: route }) });
  }
  return [...found];
}

test('who gets which page is written down for every address', async () => {
  const router = path.resolve(import.meta.dirname, '../../web/src/app/router.tsx');
  expect(addressesIn(await readFile(router, 'utf8')).toSorted()).toEqual(Object.keys(PAGE_POLICY).toSorted());
});

interface World {
  pages: Record<string, Page>;
  /** Where the route with this address leads, of what was made. */
  addressOf: (route: string) => string;
}

/** A sector that its owner has opened to one viewer, and a browser for each kind of person. */
async function createWorld(browser: Browser, product: Product): Promise<World> {
  const join = async (firstName: string) => {
    const { token } = await requestOk(product, 'POST', '/api/invitations', {});
    const own = await signUp(product.url, token, { email: `${firstName.toLowerCase()}@page.example`, firstName });
    const { user } = await requestOk({ ...product, token: own.token }, 'GET', '/api/user');
    return { ...product, ...own, id: user.id as string };
  };
  const [owner, viewer, stranger, leaver] = [
    await join('Olga'),
    await join('Vera'),
    await join('Stan'),
    await join('Lea'),
  ];
  const sector = await requestOk(owner, 'POST', '/api/sectors', { name: 'Marrowfen', referenceModel: 'BIAN' });
  const api = `/api/sectors/${sector.id}`;
  const [process] = await requestOk(owner, 'POST', `${api}/processes`, [{ code: '1', name: 'Lend', level: 1 }]);
  const months = { startMonth: '2027-01', endMonth: '2027-06' };
  const { plan } = await requestOk(owner, 'POST', `${api}/initiatives`, { name: 'Loans in a day', ...months });
  const initiativeId = plan.initiatives[0].id as string;
  const vendor = await requestOk(owner, 'POST', '/api/vendors', { name: 'Acme', overview: 'Flow' });
  const link = await fetch(`${product.url}${api}/client-links`, {
    method: 'POST',
    headers: { cookie: owner.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'Board' }),
  });
  const { url } = (await link.json()) as { url: string };
  const client = new URL(url, product.url);
  await requestOk(owner, 'PATCH', `${api}/access`, {
    access: 'chosen',
    people: [
      { userId: viewer.id, role: 'viewer' },
      { userId: leaver.id, role: 'owner' },
    ],
  });
  await requestOk(product, 'DELETE', `/api/users/${leaver.id}`);
  const pageOf = async (person: Pick<Product, 'url' | 'cookie'> | null) => {
    const storageState = person ? sessionState(person) : { cookies: [], origins: [] };
    return (await browser.newContext({ baseURL: product.url, storageState })).newPage();
  };
  const ids: Record<string, string> = { sectorId: sector.id, initiativeId, vendorId: vendor.id };
  const exact: Record<string, string> = { '/client': client.pathname + client.hash, '/*': '/no/such/page' };
  return {
    pages: {
      nobody: await pageOf(null),
      'a deleted person': await pageOf(leaver),
      'a member without access': await pageOf(stranger),
      'a viewer': await pageOf(viewer),
      'an administrator without access': await pageOf(product),
    },
    addressOf: (route) => {
      const address = (exact[route] ?? route).replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '');
      return route.endsWith('/vendors-compare') ? `${address}?processes=${process.id}` : address;
    },
  };
}

test('each page is shown to whom it is for, and to nobody else', async ({ browser, product }) => {
  test.setTimeout(300_000);
  const { pages, addressOf } = await createWorld(browser, product);
  for (const [identity, audiences] of Object.entries(IDENTITIES)) {
    const page = pages[identity] as Page;
    await test.step(identity, async () => {
      for (const [route, [who, heading]] of Object.entries(PAGE_POLICY)) {
        await page.goto('about:blank');
        await page.goto(addressOf(route), { waitUntil: 'commit' });
        const isIn = audiences.includes(who);
        const shown = isIn ? heading : insteadOf(route, who, audiences);
        await expect(page.getByRole('heading', { level: 1 }), `${identity} at ${route}`).toContainText(shown, {
          ignoreCase: true,
        });
        if (!isIn && !audiences.includes('viewers of the sector'))
          await expect(page.getByText(/\bMarrowfen\b/)).toHaveCount(0);
      }
    });
    await page.context().close();
  }
});
