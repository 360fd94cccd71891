import { expect, type Page, type Request } from '@playwright/test';
import { at, button, each, failing, onClock, type Screen, shows, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import type { World } from './world.ts';

const READS = {
  '/sectors': 'sectors.list',
  '/vendors': 'vendors.list',
  '/admin/users': 'users.list',
  '/admin/invitations': 'invitations.list',
} as const;

/** The calls of a procedure from now on. */
const watch = (page: Page, procedure: string) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes(procedure)) calls.push(request);
  });
  return calls;
};
const retailBank = (page: Page) => visible(page.getByRole('link', { name: 'Retail bank', exact: true }));
const away = async (page: Page) => {
  await page.getByTestId('nav-invitations').click();
  await visible(page.getByRole('heading', { name: 'Invitations', level: 1 }));
};

/** The list of sectors on a clock that the check moves; its calls are counted. */
const counting = (check: (page: Page, calls: Request[]) => Promise<unknown>) =>
  onClock('/admin/invitations', async (page) => {
    const calls = watch(page, 'sectors.list');
    await page.goto('/sectors');
    await retailBank(page);
    await check(page, calls);
  });
/** Leaves the list of sectors and comes back to it so much later. */
const backAfter = async (page: Page, milliseconds: number) => {
  await away(page);
  await page.clock.fastForward(milliseconds);
  await page.getByTestId('nav-sectors').click();
  await retailBank(page);
};

/** Section 7: how a page asks the server. */
export const REQUESTS: Statements<Screen> = {
  ...each(
    Object.keys(READS) as (keyof typeof READS)[],
    (path) => `7: the read of ${path} is a GET`,
    (path) =>
      async ({ page }: Screen) => {
        const calls = watch(page, READS[path]);
        await page.goto(path);
        await expect.poll(() => calls.map((call) => call.method())).toEqual(['GET']);
      },
  ),
  ...each(
    Object.keys(READS) as (keyof typeof READS)[],
    (path) => `7: the read of ${path} sends credentials`,
    (path) =>
      async ({ page }: Screen) => {
        const calls = watch(page, READS[path]);
        await page.goto(path);
        await expect.poll(() => calls.length).toBe(1);
        expect((await calls[0]?.allHeaders())?.cookie).toContain('=');
      },
  ),
  '7: a write sends credentials': at('/admin/invitations', async (page) => {
    const calls = watch(page, 'invitations.create');
    await button(page, 'Create Invitation').click();
    await toasts(page, 'Invitation created');
    expect((await calls[0]?.allHeaders())?.cookie).toContain('=');
  }),
  '7: the body of a write is JSON': at('/admin/invitations', async (page) => {
    const calls = watch(page, 'invitations.create');
    await button(page, 'Create Invitation').click();
    await toasts(page, 'Invitation created');
    expect(calls[0]?.headers()['content-type']).toContain('application/json');
  }),
  '7: a document is sent as a multipart form': at(
    ({ sectorId }: World) => `/sectors/${sectorId}/insights`,
    async (page) => {
      const sent = page.waitForRequest((request) =>
        Boolean(request.headers()['content-type']?.startsWith('multipart/form-data')),
      );
      const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') };
      await page.getByLabel('Document to upload').setInputFiles(file);
      await button(page, 'Upload & Analyze').click();
      expect((await sent).method()).toBe('POST');
    },
  ),
  '7: a read that fails is not tried again': counting((page, calls) =>
    failing(page, 'sectors.list', async () => {
      await page.reload();
      await shows('The sectors could not be loaded')(page);
      await page.clock.runFor(60_000);
      expect(calls).toHaveLength(2);
    }),
  ),
  '9: reads are fresh for 60 seconds: within them nothing is asked anew': counting(async (page, calls) => {
    await backAfter(page, 55_000);
    expect(calls).toHaveLength(1);
  }),
  '7: after 60 seconds a page that is opened again asks anew': counting(async (page, calls) => {
    await backAfter(page, 65_000);
    await expect.poll(() => calls.length).toBe(2);
  }),
  '7: nothing is polled: a page that stays open asks nothing for 10 minutes': counting(async (page, calls) => {
    await page.clock.fastForward(600_000);
    await retailBank(page);
    expect(calls).toHaveLength(1);
  }),
  '7: focus on the window asks nothing anew': counting(async (page, calls) => {
    await page.clock.fastForward(65_000);
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(1000);
    expect(calls).toHaveLength(1);
  }),
  '7: a 401 is an error: whoever is signed out meanwhile is told': at('/sectors', async (page) => {
    await retailBank(page);
    const cookies = await page.context().cookies();
    await page.context().clearCookies();
    await page.getByTestId('nav-vendors').click();
    await visible(page.getByRole('dialog').or(page.getByLabel('Password')));
    await page.context().addCookies(cookies);
  }),
};
