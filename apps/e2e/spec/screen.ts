import { expect, type Locator, type Page } from '@playwright/test';
import type { World } from './world.ts';

/** A page that is signed in as the administrator of a product with a little of everything. */
export interface Screen {
  page: Page;
  world: World;
}

type Check = (page: Page, world: World) => Promise<unknown>;

/** A statement about what an address shows. */
export const at =
  (address: string | ((world: World) => string), check: Check) =>
  async ({ page, world }: Screen) => {
    await page.goto(typeof address === 'string' ? address : address(world));
    await check(page, world);
  };

/** A statement about a tab of the sector. */
export const onTab = (tab: string, check: Check) => at(({ sectorId }) => `/sectors/${sectorId}${tab}`, check);

export const visible = (locator: Locator) => expect(locator.first()).toBeVisible();
export const shows = (words: string | RegExp) => (page: Page) => visible(page.getByText(words));
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What was clicked answers with a toast of these words. */
export async function toasts(page: Page, title: string, description?: string): Promise<void> {
  await visible(page.getByText(title, { exact: true }));
  if (description) await visible(page.getByText(description, { exact: true }));
}

const FAILURE = {
  error: {
    message: 'The reason that the server gives.',
    code: -32_603,
    data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
  },
};

/** Makes every call of a procedure fail while `work` runs, as a server does that has trouble. */
export async function failing(page: Page, procedure: string, work: () => Promise<unknown>): Promise<void> {
  const isAsked = (url: URL) => url.pathname.startsWith('/api/trpc/') && url.pathname.includes(procedure);
  await page.route(isAsked, (route) => {
    const url = new URL(route.request().url());
    const failures = url.pathname.split(',').map(() => FAILURE);
    const body = JSON.stringify(url.searchParams.has('batch') ? failures : FAILURE);
    return route.fulfill({ status: 500, contentType: 'application/json', body });
  });
  await work();
  await page.unroute(isAsked);
}

/** Holds back every call of a procedure until `work` has seen what the page says meanwhile. */
export async function pending(page: Page, procedure: string, work: () => Promise<unknown>): Promise<void> {
  const isAsked = (url: URL) => url.pathname.startsWith('/api/trpc/') && url.pathname.includes(procedure);
  const seen = Promise.withResolvers<void>();
  await page.route(isAsked, async (route) => {
    await seen.promise;
    await route.continue().catch(() => {});
  });
  await work();
  seen.resolve();
  await page.unroute(isAsked, { behavior: 'ignoreErrors' } as never);
}
