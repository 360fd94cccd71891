import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Statements } from './statement.ts';
import type { World } from './world.ts';

/** A page that is signed in as the administrator of a product with a little of everything. */
export interface Screen {
  page: Page;
  world: World;
}

export type Check = (page: Page, world: World) => Promise<unknown>;
export type Address = string | ((world: World) => string);

const addressOf = (address: Address, world: World) => (typeof address === 'string' ? address : address(world));

/** A statement about what can be done at an address. */
export const at =
  (address: Address, check: Check) =>
  async ({ page, world }: Screen) => {
    await page.goto(addressOf(address, world));
    await check(page, world);
  };

/** A statement about a tab of the sector. */
export const onTab = (tab: string, check: Check) => at(({ sectorId }) => `/sectors/${sectorId}${tab}`, check);

/** Reads the ROI tab on to its end, where the export stands: it comes with whoever goes there. */
export const toTheExport = async (page: Page) => {
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.mouse.wheel(0, 20_000);
};

/**
 * Statements that only look at what an address shows, maybe once `prepare` has opened it: the page is loaded once for
 * all of them. One that acts belongs in a statement of its own.
 */
export function look(address: Address, checks: Record<string, Check>, prepare?: Check): Statements<Screen> {
  const pages = new WeakMap<BrowserContext, Promise<Page>>();
  const load = async (context: BrowserContext, world: World) => {
    const page = await context.newPage();
    await page.goto(addressOf(address, world));
    await prepare?.(page, world);
    return page;
  };
  const checked = (check: Check) => async (screen: Screen) => {
    const context = screen.page.context();
    const page = pages.get(context) ?? load(context, screen.world);
    pages.set(context, page);
    await check(await page, screen.world);
  };
  return Object.fromEntries(Object.entries(checks).map(([words, check]) => [words, checked(check)]));
}

/** A statement about time: its page has a clock that the check moves, which belongs to a whole browser context. */
export const onClock =
  (address: Address, check: Check) =>
  async ({ page, world }: Screen) => {
    const storageState = await page.context().storageState();
    const context = await page.context().browser()?.newContext({ storageState, baseURL: world.url });
    if (!context) throw new Error('There is no browser');
    try {
      const timed = await context.newPage();
      await timed.clock.install();
      await timed.goto(addressOf(address, world));
      await check(timed, world);
    } finally {
      await context.close();
    }
  };

export const visible = (locator: Locator) => expect(locator.first()).toBeVisible();
export const shows = (words: string | RegExp) => (page: Page) => visible(page.getByText(words));
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page) => page.getByRole('dialog');
export const hasButton = (name: string | RegExp) => (page: Page) => visible(button(page, name));
export const hasHeading = (name: string | RegExp) => (page: Page) => visible(page.getByRole('heading', { name }));
export const hasColumn = (name: string | RegExp) => (page: Page) =>
  visible(page.getByRole('columnheader', { name, exact: true }));
export const confirm = (page: Page) =>
  page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();

/** The same check of several things: `words` says each of them as a statement. */
export const each = <Thing extends string | RegExp, What>(
  things: readonly Thing[],
  words: (thing: Thing) => string,
  check: (thing: Thing) => What,
): Record<string, What> => Object.fromEntries(things.map((thing) => [words(thing), check(thing)]));

/** What was clicked answers with a toast of these words. */
export async function toasts(page: Page, title: string, description?: string): Promise<void> {
  await visible(page.getByText(title, { exact: true }));
  if (description) await visible(page.getByText(description, { exact: true }));
}

export const toast = (page: Page) => page.getByRole('region', { name: /F8/ }).getByRole('listitem');

const isAsked = (procedure: string) => (url: URL) =>
  url.pathname.startsWith('/api/trpc/') && url.pathname.includes(procedure);

/** Every call of a procedure gets this HTTP answer while `work` runs. */
export async function answering(
  page: Page,
  procedure: string,
  answer: { status: number; body?: string; contentType?: string },
  work: () => Promise<unknown>,
): Promise<void> {
  const asked = isAsked(procedure);
  await page.route(asked, (route) => route.fulfill(answer));
  await work();
  await page.unroute(asked);
}

/** Every call of a procedure ends like this while `work` runs: `result` or `error` as tRPC has them. */
async function ending(page: Page, procedure: string, end: object, status: number, work: () => Promise<unknown>) {
  const asked = isAsked(procedure);
  await page.route(asked, (route) => {
    const url = new URL(route.request().url());
    const ends = url.pathname.split(',').map(() => end);
    const body = JSON.stringify(url.searchParams.has('batch') ? ends : end);
    return route.fulfill({ status, contentType: 'application/json', body });
  });
  await work();
  await page.unroute(asked);
}

export const REASON = 'The reason that the server gives.';

/** Every call of a procedure fails while `work` runs, as at a server that has trouble. */
export const failing = (page: Page, procedure: string, work: () => Promise<unknown>, message = REASON) =>
  ending(
    page,
    procedure,
    { error: { message, code: -32_603, data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } },
    500,
    work,
  );

/** Every call of a procedure returns this while `work` runs. */
export const returning = (page: Page, procedure: string, data: unknown, work: () => Promise<unknown>) =>
  ending(page, procedure, { result: { data } }, 200, work);

/** Holds back every call of a procedure until `work` has seen what the page says meanwhile. */
export async function pending(page: Page, procedure: string, work: () => Promise<unknown>): Promise<void> {
  const asked = isAsked(procedure);
  const seen = Promise.withResolvers<void>();
  await page.route(asked, async (route) => {
    await seen.promise;
    await route.continue().catch(() => {});
  });
  await work();
  seen.resolve();
  await page.unroute(asked);
}

/** While a procedure is on its way, the address says so. */
export const loading =
  (address: Address, procedure: string, words: string) =>
  ({ page, world }: Screen) =>
    pending(page, procedure, async () => {
      await page.goto(addressOf(address, world), { waitUntil: 'commit' });
      await expect(page.getByText(words).first()).toBeAttached();
    });
