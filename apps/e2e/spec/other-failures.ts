import { expect, type Page } from '@playwright/test';
import { AGAIN, fails, inDialog, press, says } from './failing.ts';
import {
  answering,
  at,
  confirm,
  dialog,
  failing,
  look,
  onTab,
  REASON,
  type Screen,
  shows,
  toast,
  toasts,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, PLAYBOOK, type World } from './world.ts';

const card = (page: Page) => page.getByRole('listitem').filter({ hasText: PLAYBOOK.name });
const onCard = (action: string) => (page: Page) =>
  card(page).getByRole('button', { name: action, exact: true }).click();
const vendor = ({ vendorId }: World) => `/vendors/${vendorId}`;
const addVendor = async (page: Page) => {
  await press('Add Vendor')(page);
  for (const label of [/^Name/, /^Overview/]) await dialog(page).getByLabel(label).first().fill('Fails');
  await inDialog('Add Vendor')(page);
};
const deleteUser = async (page: Page) => {
  await page
    .getByRole('row', { name: /ben@example\.com/ })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await confirm(page);
};
const deleteAndConfirm = async (page: Page) => {
  await press('Delete')(page);
  await confirm(page);
};
const apply = async (page: Page) => {
  await onCard('Apply')(page);
  await inDialog('Apply Playbook')(page);
};
const comparison = ({ sectorId, processIds }: World) =>
  `/sectors/${sectorId}/vendors-compare?processes=${processIds['1']}`;

/** The comparison gets an answer that is not the API's. */
const compareAnswered =
  (answer: { status: number; body?: string }, words: string) =>
  ({ page, world }: Screen) =>
    answering(page, 'vendors.', { contentType: 'text/plain', ...answer }, async () => {
      await page.goto(comparison(world));
      await shows(words)(page);
    });

/** Section 8: what failures say about playbooks, vendors, invitations, users and comparisons. */
export const OTHER_FAILURES: Statements<Screen> = join(
  {
    "8: playbooks: 'Failed to Apply Playbook' with the error message": onTab(
      '/playbooks',
      fails('playbooks.applyToSector', apply, 'Failed to Apply Playbook', REASON),
    ),
    "8: playbooks: 'Generation Failed' with the error message": onTab(
      '/playbooks',
      fails('playbooks.startDraft', press('Generate Playbook'), 'Generation Failed', REASON),
    ),
    "8: playbooks: 'Save Failed' with the error message": onTab('/playbooks', async (page, world) => {
      await onCard('Edit')(page);
      await dialog(page).getByLabel(/^Name/).fill('Lending without paper 2');
      await fails('playbooks.update', inDialog('Save Playbook'), 'Save Failed', REASON)(page, world);
    }),
    "8: playbooks: 'Delete Failed' with the error message": onTab('/playbooks', async (page, world) => {
      await onCard('Delete')(page);
      await fails('playbooks.remove', confirm, 'Delete Failed', REASON)(page, world);
    }),
    "8: vendors: 'Creation Failed: Failed to create vendor. Please try again.'": says(
      '/vendors',
      'vendors.create',
      addVendor,
      'Creation Failed',
      `Failed to create vendor. ${AGAIN}`,
    ),
    "8: vendors: 'Refresh Failed: Failed to refresh vendor data. Please try again.'": says(
      vendor,
      'vendors.startRefresh',
      press('Refresh Data'),
      'Refresh Failed',
      `Failed to refresh vendor data. ${AGAIN}`,
    ),
    "8: vendors: 'Delete Failed: Failed to delete vendor. Please try again.'": says(
      vendor,
      'vendors.remove',
      deleteAndConfirm,
      'Delete Failed',
      `Failed to delete vendor. ${AGAIN}`,
    ),
    "8: invitations: 'Error: Failed to create invitation'": says(
      '/admin/invitations',
      'invitations.create',
      press('Create Invitation'),
      'Error',
      'Failed to create invitation',
    ),
    "8: invitations: 'Failed to delete invitation'": at('/admin/invitations', async (page, world) => {
      const { id } = created(await world.admin.post('/api/invitations', { email: 'failing@example.com' }));
      await page.reload();
      const row = page.getByRole('row', { name: /failing@example\.com/ });
      await row.getByRole('button', { name: /^Delete/ }).click();
      await fails('invitations.remove', confirm, 'Error', 'Failed to delete invitation')(page, world);
      await world.admin.delete(`/api/invitations/${id}`);
    }),
    "8: users: 'Error' with the message": says('/admin/users', 'users.remove', deleteUser, 'Error', REASON),
    "8: users: 'Failed to delete user' where there is no message": at('/admin/users', (page) =>
      answering(page, 'users.remove', { status: 502 }, async () => {
        await deleteUser(page);
        await toasts(page, 'Error');
        await expect(toast(page)).toContainText('Failed to delete user');
      }),
    ),
    "8: comparison: 'Failed to compare vendors' where the server says nothing": compareAnswered(
      { status: 502 },
      'Failed to compare vendors',
    ),
    "8: comparison: the server's error": ({ page, world }) =>
      failing(page, 'vendors.', async () => {
        await page.goto(comparison(world));
        await shows(REASON)(page);
      }),
    '8: a failed response has its status code, a colon and space, and the body': compareAnswered(
      { status: 503, body: 'Under repair' },
      '503: Under repair',
    ),
    '8: a failed response without a body has its status text': compareAnswered({ status: 502 }, '502: Bad Gateway'),
  },
  look(
    '/admin/users',
    {
      '8: a failure is a destructive toast': (page) => expect(toast(page)).toHaveClass(/\bdestructive\b/),
    },
    (page) =>
      failing(page, 'users.remove', async () => {
        await deleteUser(page);
        await toasts(page, 'Error');
      }),
  ),
);
