import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  confirm,
  each,
  hasButton,
  hasColumn,
  loading,
  look,
  onClock,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, type World } from './world.ts';

const DAY = 86_400_000;
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** An invitation of its own, as the page shows it; gone afterwards. */
const invited = (email: string, check: (page: Page, world: World, token: string) => Promise<unknown>) =>
  at('/admin/invitations', async (page, world) => {
    const { id, token } = created(await world.admin.post('/api/invitations', { email }));
    await page.reload();
    await visible(row(page, email));
    await check(page, world, token);
    await world.admin.delete(`/api/invitations/${id}`);
  });
const used = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText('Used', { exact: true }) })
    .filter({ hasNot: page.getByRole('columnheader') })
    .first();
const total = (page: Page, label: string) => page.getByText(label, { exact: true }).locator('..');

const LOOKS = join<Screen>(
  look('/admin/invitations', {
    '2: invitations have an optional email input': (page) => visible(page.getByLabel('Email (optional)')),
    '5: the email of an invitation is not marked required': (page) =>
      expect(page.getByLabel('Email (optional)')).not.toHaveAttribute('aria-required', 'true'),
    "2: invitations have a button 'Create Invitation'": hasButton('Create Invitation'),
    ...each(
      ['Status', 'Email', 'Created', 'Expires', 'Used', 'Actions'],
      (name) => `2: invitations have the column ${name}`,
      hasColumn,
    ),
    '4: an invitation with usedAt is Used': (page) => visible(used(page)),
    '2: a used invitation cannot be copied': (page) =>
      expect(used(page).getByRole('button', { name: 'Copy link' })).toHaveCount(0),
    '2: a used invitation cannot be deleted': (page) =>
      expect(used(page).getByRole('button', { name: /^Delete/ })).toHaveCount(0),
  }),
  look('/admin/users', {
    ...each(['User', 'Email', 'Role', 'Joined'], (name) => `2: users have the column ${name}`, hasColumn),
    '2: a user has a delete action': (page) =>
      visible(row(page, 'ben@example.com').getByRole('button', { name: /^Delete/ })),
    '6: an admin is marked as such': (page) =>
      visible(row(page, 'admin@example.com').getByText('Admin', { exact: true })),
    '6: an ordinary user is marked as such': (page) =>
      visible(row(page, 'ben@example.com').getByText('User', { exact: true })),
    ...each(
      ['Total users', 'Admins', 'Regular users'],
      (label) => `2: the number of ${label.toLowerCase()} shows`,
      (label) =>
        async (page, { admin }) => {
          const users: { isAdmin: boolean }[] = created(await admin.get('/api/users'));
          const admins = users.filter(({ isAdmin }) => isAdmin).length;
          const counts: Record<string, number> = {
            'Total users': users.length,
            Admins: admins,
            'Regular users': users.length - admins,
          };
          await expect(total(page, label)).toContainText(String(counts[label]));
        },
    ),
    "5: one's own row is marked 'You'": (page) =>
      visible(row(page, 'admin@example.com').getByText('You', { exact: true })),
    "5: no other row is marked 'You'": (page) => expect(page.getByText('You', { exact: true })).toHaveCount(1),
    "5: delete is disabled on one's own row": (page) =>
      expect(row(page, 'admin@example.com').getByRole('button', { name: /^Delete/ })).toBeDisabled(),
    '5: delete is enabled on the row of another': (page) =>
      expect(row(page, 'ben@example.com').getByRole('button', { name: /^Delete/ })).toBeEnabled(),
  }),
);

/** Sections 2, 4, 5 and 6: invitations and users. */
export const ADMINISTRATION: Statements<Screen> = join(LOOKS, {
  "2: while invitations load: 'Loading invitations...'": loading(
    '/admin/invitations',
    'invitations.list',
    'Loading invitations...',
  ),
  "2: while users load: 'Loading users...'": loading('/admin/users', 'users.list', 'Loading users...'),
  '4: an unused invitation before its expiry is Active': invited('active@example.com', (page) =>
    visible(row(page, 'active@example.com').getByText('Active', { exact: true })),
  ),
  '4: an unused invitation past its expiry is Expired': onClock('/admin/invitations', async (page, { admin }) => {
    const { id } = created(await admin.post('/api/invitations', { email: 'late@example.com' }));
    await page.clock.setFixedTime(Date.now() + 400 * DAY);
    await page.reload();
    await visible(row(page, 'late@example.com').getByText('Expired', { exact: true }));
    await admin.delete(`/api/invitations/${id}`);
  }),
  '4: a used invitation stays Used past its expiry': onClock('/admin/invitations', async (page) => {
    await page.clock.setFixedTime(Date.now() + 400 * DAY);
    await page.reload();
    await visible(used(page));
  }),
  '2: an unused invitation has copy link': invited('copied@example.com', (page) =>
    visible(row(page, 'copied@example.com').getByRole('button', { name: 'Copy link' })),
  ),
  '2: an unused invitation has delete': invited('removed@example.com', (page) =>
    visible(row(page, 'removed@example.com').getByRole('button', { name: /^Delete/ })),
  ),
  '2: the invite link on the clipboard is {origin}/?token={token}': invited(
    'link@example.com',
    async (page, _world, token) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await row(page, 'link@example.com').getByRole('button', { name: 'Copy link' }).click();
      await toasts(page, 'Link copied');
      const { origin } = new URL(page.url());
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/?token=${token}`);
    },
  ),
  '5: an invitation is created without an email': at('/admin/invitations', async (page) => {
    await button(page, 'Create Invitation').click();
    await toasts(page, 'Invitation created');
  }),
  '2: an invitation is created for an email': at('/admin/invitations', async (page) => {
    await page.getByLabel('Email (optional)').fill('by-hand@example.com');
    await button(page, 'Create Invitation').click();
    await visible(row(page, 'by-hand@example.com'));
  }),
  '4: after an invitation is deleted its row is gone': invited('gone@example.com', async (page) => {
    await row(page, 'gone@example.com')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await confirm(page);
    await expect(row(page, 'gone@example.com')).toBeHidden();
  }),
});

/** Section 6: what an ordinary user sees; its pages are signed in as one. */
export const ORDINARY_USER: Statements<Screen> = join(
  look('/', {
    '6: an ordinary user does not see the group Administration': async (page) => {
      await visible(page.getByTestId('nav-sectors'));
      await expect(page.getByText('Administration')).toHaveCount(0);
    },
    ...each(
      ['nav-users', 'nav-invitations'],
      (id) => `6: an ordinary user has no entry ${id}`,
      (id) => async (page) => {
        await visible(page.getByTestId('nav-sectors'));
        await expect(page.getByTestId(id)).toHaveCount(0);
      },
    ),
    ...each(
      ['nav-sectors', 'nav-vendors'],
      (id) => `6: an ordinary user has the entry ${id}`,
      (id) => (page) => visible(page.getByTestId(id)),
    ),
    '6: an ordinary user sees edit of sectors': hasButton('Edit Retail bank'),
    '6: an ordinary user sees delete of sectors': hasButton('Delete Retail bank'),
  }),
  look('/vendors', { '6: an ordinary user sees add of vendors': hasButton('Add Vendor') }),
  look(({ vendorId }) => `/vendors/${vendorId}`, {
    '6: an ordinary user sees refresh of vendors': hasButton('Refresh Data'),
    '6: an ordinary user sees delete of vendors': hasButton('Delete'),
  }),
  each(
    ['/admin/users', '/admin/invitations'],
    (path) => `6: ${path} is refused to an ordinary user`,
    (path) => at(path, shows('For administrators')),
  ),
);
