import { expect, type Page } from '@playwright/test';
import { at, each, look, type Screen, shows, visible } from './screen.ts';
import { join, type Statements } from './statement.ts';

const WEEK_SECONDS = 604_800;
const ENTRIES = {
  'nav-sectors': ['Sectors', '/sectors'],
  'nav-vendors': ['Vendors', '/vendors'],
  'nav-users': ['Users', '/admin/users'],
  'nav-invitations': ['Invitations', '/admin/invitations'],
} as const;
const ids = Object.keys(ENTRIES) as (keyof typeof ENTRIES)[];

const sidebarCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
const widthOf = async (page: Page) =>
  (await page.getByRole('navigation', { name: 'Main' }).locator('..').boundingBox())?.width;
const toggle = (page: Page) => page.getByTestId('button-sidebar-toggle').click();
const storedTheme = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** What is done with the sidebar, which stands open again for the next statement: its state is a cookie. */
const collapsing = (check: (page: Page) => Promise<unknown>) =>
  at('/', async (page) => {
    await expect.poll(() => widthOf(page)).toBe(256);
    try {
      await check(page);
    } finally {
      await page.context().clearCookies({ name: 'sidebar_state' });
    }
  });

const inWindowOf =
  (width: number, check: (page: Page) => Promise<unknown>) =>
  async ({ page }: Screen) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/sectors');
    await visible(page.getByTestId('button-sidebar-toggle'));
    await check(page);
  };

const openMenu = async (page: Page) => {
  await page.getByTestId('button-user-menu').click();
  await visible(page.getByRole('menu'));
};

const LOOKS = join<Screen>(
  look('/', {
    "1: the sidebar's title is 'Process AI'": shows('Process AI'),
    "1: the sidebar's subtitle is 'Analysis Platform'": shows('Analysis Platform'),
    ...each(
      ids,
      (id) => `2: a sidebar entry has the test id ${id}`,
      (id) => (page) => visible(page.getByTestId(id)),
    ),
    ...each(
      ids,
      (id) => `2: the entry ${id} is titled ${ENTRIES[id][0]}`,
      (id) => (page) => expect(page.getByTestId(id)).toHaveText(ENTRIES[id][0]),
    ),
    ...each(
      ids,
      (id) => `2: the entry ${id} leads to ${ENTRIES[id][1]}`,
      (id) => (page) => expect(page.getByTestId(id)).toHaveAttribute('href', ENTRIES[id][1]),
    ),
    "2: a group of the sidebar is labelled 'Administration'": (page) =>
      visible(page.getByRole('heading', { name: 'Administration' })),
    '2: Users and Invitations stand in the group Administration': async (page) => {
      const group = page.getByRole('heading', { name: 'Administration' }).locator('..');
      for (const id of ['nav-users', 'nav-invitations'] as const) await visible(group.getByTestId(id));
    },
    '2: Sectors and Vendors stand outside the group Administration': async (page) => {
      const group = page.getByRole('heading', { name: 'Administration' }).locator('..');
      for (const id of ['nav-sectors', 'nav-vendors'] as const) await expect(group.getByTestId(id)).toHaveCount(0);
    },
    '2: the header has a sidebar toggle': (page) => visible(page.getByTestId('button-sidebar-toggle')),
    '2: the header has a theme toggle': (page) => visible(page.getByTestId('button-theme-toggle')),
    '2: the header has a user menu': (page) => visible(page.getByTestId('button-user-menu')),
    '2: the avatar has the initials of first and last name': (page) =>
      expect(page.getByTestId('button-user-menu')).toContainText('AT'),
  }),
  look(
    '/vendors',
    {
      '2: the user menu shows the name': shows('Ada Tester'),
      '2: the user menu shows the email': shows('admin@example.com'),
      '2: the user menu has Sign out': (page) => visible(page.getByRole('menuitem', { name: 'Sign out' })),
      '7: Sign out navigates the browser to /api/logout': (page) =>
        expect(page.getByRole('menuitem', { name: 'Sign out' })).toHaveAttribute('href', '/api/logout'),
    },
    openMenu,
  ),
);

/** Sections 1, 2, 4 and 9: the frame around every page of somebody who is signed in. */
export const SHELL: Statements<Screen> = join(LOOKS, {
  '2: the current route is highlighted': at('/vendors', (page) =>
    expect(page.getByTestId('nav-vendors')).toHaveAttribute('aria-current', 'page'),
  ),
  '2: another route is not highlighted': at('/vendors', async (page) => {
    await visible(page.getByTestId('nav-sectors'));
    await expect(page.getByTestId('nav-sectors')).not.toHaveAttribute('aria-current', 'page');
  }),
  '2: the sidebar collapses': collapsing(async (page) => {
    await toggle(page);
    await expect.poll(() => widthOf(page)).toBeLessThan(256);
  }),
  '2: the sidebar expands again': collapsing(async (page) => {
    await toggle(page);
    await expect.poll(() => widthOf(page)).toBeLessThan(256);
    await toggle(page);
    await expect.poll(() => widthOf(page)).toBe(256);
  }),
  '2: Ctrl plus B toggles the sidebar': collapsing(async (page) => {
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(page)).toBeLessThan(256);
  }),
  '2: Cmd plus B toggles the sidebar': collapsing(async (page) => {
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(page)).toBeLessThan(256);
  }),
  '9: the shortcut key is b: with another letter the sidebar stays': collapsing(async (page) => {
    await page.keyboard.press('Control+m');
    await expect.poll(() => widthOf(page)).toBe(256);
  }),
  '4: collapsed is kept in the cookie sidebar_state': collapsing(async (page) => {
    await toggle(page);
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
  }),
  '4: expanded is kept in the cookie sidebar_state': collapsing(async (page) => {
    await toggle(page);
    await toggle(page);
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('true');
  }),
  '4: the sidebar is collapsed after a reload by its cookie': collapsing(async (page) => {
    await toggle(page);
    await page.reload();
    await visible(page.getByTestId('nav-sectors'));
    await expect.poll(() => widthOf(page)).toBe(48);
  }),
  '9: the sidebar cookie lives 7 days': collapsing(async (page) => {
    await toggle(page);
    await expect.poll(async () => (await sidebarCookie(page))?.value).toBe('false');
    const left = ((await sidebarCookie(page))?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(left - WEEK_SECONDS)).toBeLessThan(60);
  }),
  '9: the sidebar is 16rem wide': collapsing((page) => expect.poll(() => widthOf(page)).toBe(256)),
  '9: the collapsed sidebar is 3rem wide': collapsing(async (page) => {
    await toggle(page);
    await expect.poll(() => widthOf(page)).toBe(48);
  }),
  '2: below 768 px the sidebar is not on the page': inWindowOf(767, (page) =>
    expect(page.getByTestId('nav-sectors')).toHaveCount(0),
  ),
  '2: below 768 px the sidebar opens as a side sheet': inWindowOf(767, async (page) => {
    await toggle(page);
    await visible(page.getByRole('dialog').getByTestId('nav-sectors'));
  }),
  '9: the mobile breakpoint is 768 px: from there the sidebar stands on the page': inWindowOf(768, (page) =>
    visible(page.getByTestId('nav-sectors')),
  ),
  '9: the mobile sidebar is 18rem wide': inWindowOf(767, async (page) => {
    await toggle(page);
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.width).toBe(288);
  }),
  '2: the theme toggle changes between light and dark': at('/', async (page) => {
    const before = await isDark(page);
    await page.getByTestId('button-theme-toggle').click();
    await expect.poll(() => isDark(page)).toBe(!before);
    await page.getByTestId('button-theme-toggle').click();
    await expect.poll(() => isDark(page)).toBe(before);
  }),
  '4: local storage keeps the theme under theme': at('/', async (page) => {
    for (let turn = 0; turn < 2; turn += 1) {
      await page.getByTestId('button-theme-toggle').click();
      await expect.poll(() => storedTheme(page)).toBe((await isDark(page)) ? 'dark' : 'light');
    }
  }),
  ...each(
    ['dark', 'light'],
    (theme) => `4: a page is ${theme} where local storage says so`,
    (theme) =>
      at('/', async (page) => {
        await visible(page.getByTestId('button-theme-toggle'));
        await page.evaluate((kept) => localStorage.setItem('theme', kept), theme);
        await page.reload();
        await visible(page.getByTestId('button-theme-toggle'));
        expect(await isDark(page)).toBe(theme === 'dark');
      }),
  ),
});
