import { expect, type Page } from '@playwright/test';
import { at, button, type Screen, shows, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, type World } from './world.ts';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const FULL = {
  name: 'Full House',
  overview: 'Everything that a card shows',
  headquarters: 'Bonn, Germany',
  founded: '1998',
  industry: 'Banking',
  website: 'https://example.com',
  capabilities: ['Workflow'],
  products: [{ name: 'Suite', description: 'A product', category: 'Platform' }],
  aiCapabilities: [{ name: 'Helper', description: 'An assistant', category: 'Assistants' }],
};

async function withVendor(world: World, check: (id: string) => Promise<unknown>): Promise<void> {
  const { id } = created(await world.admin.post('/api/vendors', FULL));
  try {
    await check(id);
  } finally {
    await world.admin.delete(`/api/vendors/${id}`);
  }
}
const openAdd = (page: Page) => button(page, 'Add Vendor').first().click();

/** Sections 2 and 5: the vendors. */
export const VENDORS: Statements<Screen> = {
  'a card shows industry, name, overview, headquarters, founded, website, and counts': ({ page, world }) =>
    withVendor(world, async () => {
      await page.goto('/vendors');
      await page.getByLabel('Search vendors').fill('Full House');
      for (const words of [
        'Banking',
        'Full House',
        'Everything that a card shows',
        'Bonn, Germany',
        '1998',
        /example\.com/,
        '1 product',
        '1 AI capability',
      ]) {
        await visible(card(page, 'Full House').getByText(words));
      }
    }),
  'the detail shows the facts, Products & Services, Core Capabilities and AI Capabilities': ({ page, world }) =>
    withVendor(world, async (id) => {
      await page.goto(`/vendors/${id}`);
      const words = [
        'Overview',
        'Everything that a card shows',
        'Bonn, Germany',
        '1998',
        'Products & Services',
        'Suite',
        'Platform',
        'A product',
        'Core Capabilities',
        'Workflow',
        'AI Capabilities',
        'Helper',
        'Assistants',
        'An assistant',
      ];
      for (const text of words) await shows(text)(page);
      await visible(page.getByRole('link', { name: /example\.com/ }));
    }),
  "the detail has 'Refresh Data' and Delete": at(
    ({ vendorId }) => `/vendors/${vendorId}`,
    async (page) => {
      await visible(button(page, 'Refresh Data'));
      await visible(button(page, 'Delete'));
    },
  ),
  'Delete asks in a dialog first': at(
    ({ vendorId }) => `/vendors/${vendorId}`,
    async (page) => {
      await button(page, 'Delete').click();
      await visible(page.getByRole('alertdialog'));
      await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
      await shows('Flow Works')(page);
    },
  ),
  "without name and overview: 'Validation Error'": at('/vendors', async (page) => {
    await openAdd(page);
    await page.getByRole('dialog').getByLabel(/^Name/).first().fill('  ');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Vendor' }).click();
    await toasts(page, 'Validation Error', 'Name and Overview are required');
  }),
  "adding one: 'Vendor Created'; deleting it: 'Vendor Deleted' and /vendors": at('/vendors', async (page) => {
    await openAdd(page);
    await page.getByRole('dialog').getByLabel(/^Name/).first().fill('By hand');
    await page
      .getByRole('dialog')
      .getByLabel(/^Overview/)
      .fill('Made on the page');
    await page.getByRole('dialog').getByRole('button', { name: 'Add Vendor' }).click();
    await toasts(page, 'Vendor Created');
    await page.goto('/vendors');
    await page.getByLabel('Search vendors').fill('By hand');
    await page.getByRole('link', { name: 'By hand' }).click();
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(page, 'Vendor Deleted');
    await expect(page).toHaveURL(/\/vendors$/);
  }),
};

const invite = async (page: Page, email: string) => {
  await page.getByLabel('Email (optional)').fill(email);
  await button(page, 'Create Invitation').click();
  await toasts(page, 'Invitation created');
};

/** Sections 2, 4 and 5: invitations and users. */
export const ADMINISTRATION: Statements<Screen> = {
  'the invitations have the columns Status, Email, Created, Expires, Used and Actions': at(
    '/admin/invitations',
    async (page) => {
      for (const column of ['Status', 'Email', 'Created', 'Expires', 'Used', 'Actions']) {
        await visible(page.getByRole('columnheader', { name: column }));
      }
    },
  ),
  "creating one says 'Invitation created', and it is Active": at('/admin/invitations', async (page) => {
    await invite(page, 'row@example.com');
    await visible(page.getByRole('row', { name: /row@example\.com/ }).getByText('Active'));
  }),
  'the email is optional': at('/admin/invitations', async (page) => {
    await button(page, 'Create Invitation').click();
    await toasts(page, 'Invitation created');
  }),
  "copying puts {origin}/?token={token} on the clipboard and says 'Link copied'": at(
    '/admin/invitations',
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await invite(page, 'copy@example.com');
      await page
        .getByRole('row', { name: /copy@example\.com/ })
        .getByRole('button', { name: 'Copy link' })
        .click();
      await toasts(page, 'Link copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.startsWith(`${new URL(page.url()).origin}/?token=`)).toBe(true);
    },
  ),
  "deleting one says 'Invitation deleted'": at('/admin/invitations', async (page) => {
    await invite(page, 'gone@example.com');
    const row = page.getByRole('row', { name: /gone@example\.com/ });
    await row.getByRole('button', { name: /Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(page, 'Invitation deleted');
    await expect(row).toBeHidden();
  }),
  'a used invitation is Used and has no actions': at('/admin/invitations', async (page) => {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText('Used', { exact: true }) })
      .filter({ hasNot: page.getByRole('columnheader') });
    await visible(row);
    await expect(row.first().getByRole('button')).toHaveCount(0);
  }),
  'the users have the columns User, Email, Role and Joined': at('/admin/users', async (page) => {
    for (const column of ['User', 'Email', 'Role', 'Joined']) {
      await visible(page.getByRole('columnheader', { name: column, exact: true }));
    }
  }),
  'totals show all users, admins and regular users': at('/admin/users', async (page) => {
    for (const label of ['Total users', 'Admins', 'Regular users']) await shows(label)(page);
  }),
  "one's own row is marked 'You', and cannot be deleted": at('/admin/users', async (page) => {
    const row = page.getByRole('row', { name: /admin@example\.com/ });
    await visible(row.getByText('You', { exact: true }));
    await expect(row.getByRole('button', { name: /^Delete/ })).toBeDisabled();
  }),
  "deleting somebody says 'User deleted: User access has been revoked'": at('/admin/users', async (page, world) => {
    const { token } = created(await world.admin.post('/api/invitations', {}));
    const person = {
      token,
      email: 'leave@example.com',
      password: 'a long enough one',
      firstName: 'Leo',
      lastName: 'Gone',
    };
    created(await world.nobody.post('/api/auth/sign-up', person));
    await page.reload();
    const row = page.getByRole('row', { name: /leave@example\.com/ });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await toasts(page, 'User deleted', 'User access has been revoked');
    await expect(row).toBeHidden();
  }),
};
