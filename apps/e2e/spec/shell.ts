import { expect, type Page } from '@playwright/test';
import { at, type Screen, shows, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { UNKNOWN } from './world.ts';

const WEEK_SECONDS = 604_800;
const sidebarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
const widthOf = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Main' }).locator('..').boundingBox())?.width;
const wordOf = (page: Page, id: string) => page.getByTestId(id);

const onPhone =
  (check: (page: Page) => Promise<unknown>) =>
  async ({ page }: Screen) => {
    const before = page.viewportSize();
    await page.setViewportSize({ width: 767, height: 800 });
    await page.goto('/sectors');
    await check(page);
    if (before) await page.setViewportSize(before);
  };

/** Sections 2, 4 and 9: the frame around every page of somebody who is signed in. */
export const SHELL: Statements<Screen> = {
  "the sidebar's title is Process AI": at('/', shows('Process AI')),
  "the sidebar's subtitle is Analysis Platform": at('/', shows('Analysis Platform')),
  ...Object.fromEntries(
    Object.entries({
      'nav-sectors': '/sectors',
      'nav-vendors': '/vendors',
      'nav-users': '/admin/users',
      'nav-invitations': '/admin/invitations',
    }).map(([id, path]) => [
      `the entry ${id} leads to ${path}`,
      at('/', (page) => expect(wordOf(page, id)).toHaveAttribute('href', path)),
    ]),
  ),
  "a group is labelled 'Administration'": at('/', shows('Administration')),
  'the current route is highlighted': at('/vendors', async (page) => {
    await expect(page.getByTestId('nav-vendors')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByTestId('nav-sectors')).not.toHaveAttribute('aria-current', 'page');
  }),
  'Ctrl plus B collapses and expands the sidebar, and a cookie remembers it for 7 days': at('/', async (page) => {
    await visible(page.getByTestId('nav-sectors'));
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
    const left = ((await sidebarCookie(page))?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(left - WEEK_SECONDS)).toBeLessThan(60);
    await page.keyboard.press('Control+b');
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');
  }),
  'the sidebar is 16rem wide, collapsed 3rem': at('/', async (page) => {
    await expect.poll(() => widthOf(page)).toBe(256);
    await page.getByTestId('button-sidebar-toggle').click();
    await expect.poll(() => widthOf(page)).toBe(48);
    await page.getByTestId('button-sidebar-toggle').click();
    await expect.poll(() => widthOf(page)).toBe(256);
  }),
  'below 768 px it opens as a side sheet of 18rem': onPhone(async (page) => {
    await page.getByTestId('button-sidebar-toggle').click();
    const sheet = page.getByRole('dialog');
    await visible(sheet.getByTestId('nav-sectors'));
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(288);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  }),
  'the theme toggle switches, and local storage keeps it under theme': at('/', async (page) => {
    const themes: (string | null)[] = [];
    for (let turn = 0; turn < 2; turn += 1) {
      await page.getByTestId('button-theme-toggle').click();
      themes.push(await page.evaluate(() => localStorage.getItem('theme')));
      const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
      expect(themes.at(-1)).toBe(isDark ? 'dark' : 'light');
    }
    expect(new Set(themes)).toEqual(new Set(['dark', 'light']));
  }),
  'the user menu has initials, name, email and Sign out': at('/', async (page) => {
    await expect(page.getByTestId('button-user-menu')).toContainText('AT');
    await page.getByTestId('button-user-menu').click();
    await shows('Ada Tester')(page);
    await shows('admin@example.com')(page);
    await visible(page.getByRole('menuitem', { name: 'Sign out' }));
    await page.keyboard.press('Escape');
  }),
  'F8 leads to the notifications': at('/', async (page) => {
    await visible(page.getByTestId('nav-sectors'));
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[role=region]')?.getAttribute('aria-label') ?? '');
    await expect(async () => {
      await page.keyboard.press('F8');
      expect(await focused()).toContain('F8');
    }).toPass();
  }),
};

const ROUTES: Record<string, string | RegExp> = {
  '/': 'Industry Sectors',
  '/sectors': 'Industry Sectors',
  '/sectors/new': 'Add New Sector',
  '/vendors': 'Vendor Directory',
  '/admin/invitations': 'Create Invitation',
  '/admin/users': 'Total users',
};
const TABS: Record<string, string | RegExp> = {
  '': 'Check credit applications',
  '/journeys': 'A first loan',
  '/insights': 'Upload & Analyze',
  '/playbooks': 'Agentification Playbooks',
  '/roi': 'Recalculate ROI',
};

/** Section 2: what stands at which address. */
export const ADDRESSES: Statements<Screen> = {
  ...Object.fromEntries(
    Object.entries(ROUTES).map(([path, words]) => [`${path} shows its page`, at(path, shows(words))]),
  ),
  ...Object.fromEntries(
    Object.entries(TABS).map(([tab, words]) => [
      `/sectors/{id}${tab} shows its tab`,
      at(({ sectorId }) => `/sectors/${sectorId}${tab}`, shows(words)),
    ]),
  ),
  '/sectors/{id}/vendors-compare shows the comparison': at(
    ({ sectorId, processIds }) =>
      `/sectors/${sectorId}/vendors-compare?processes=${Object.values(processIds).join(',')}`,
    shows(/(Strong|Good|Moderate|Limited) Fit/),
  ),
  '/vendors/{id} shows the vendor': at(
    ({ vendorId }) => `/vendors/${vendorId}`,
    shows('Document capture and workflow'),
  ),
  ...Object.fromEntries(
    ['/nothing', '/foo.bar', '/vendors/x/y', '/admin', '/sectors/1/nothing'].map((path) => [
      `${path} is a 404 page`,
      at(path, shows('404')),
    ]),
  ),
  "a missing sector: 'Sector Not Found' with a link back": at(`/sectors/${UNKNOWN}`, async (page) => {
    await shows('Sector Not Found')(page);
    await page.getByRole('link', { name: 'Back to Sectors' }).click();
    await shows('Industry Sectors')(page);
  }),
  "a missing vendor: 'Vendor Not Found' with a link back": at(`/vendors/${UNKNOWN}`, async (page) => {
    await shows('Vendor Not Found')(page);
    await page.getByRole('link', { name: 'Back to Vendors' }).click();
    await shows('Vendor Directory')(page);
  }),
};
