import type { Page } from '@playwright/test';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { at, button, confirm, dialog, type Screen, toasts } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, PLAYBOOK, type World } from './world.ts';

/** A statement about a tab of a sector of its own, gone afterwards. */
const inNewSector =
  (tab: string, check: (page: Page, world: World, id: string) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const { admin } = world;
    const { id } = created(await admin.post('/api/sectors', { name: 'Success', referenceModel: 'ACORD' }));
    const rows = [{ code: '1', name: 'Settle claims', level: 1 }];
    created(await admin.post(`/api/sectors/${id}/processes`, rows));
    await page.goto(`/sectors/${id}${tab}`);
    await check(page, world, id);
    await admin.delete(`/api/sectors/${id}`);
  };

/** A custom playbook of its own, gone afterwards. */
const withPlaybook = (name: string, check: (page: Page) => Promise<unknown>) =>
  inNewSector('/playbooks', async (page, { admin }) => {
    const { id } = created(await admin.post('/api/playbooks', { ...PLAYBOOK, name }));
    await page.reload();
    await check(page);
    await admin.delete(`/api/playbooks/${id}`);
  });
const onCard = (page: Page, name: string, action: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: action, exact: true }).click();

/** An invitation of its own, gone afterwards, in a page that shows it. */
const invited = (email: string, check: (row: ReturnType<Page['getByRole']>, page: Page) => Promise<unknown>) =>
  at('/admin/invitations', async (page, { admin }) => {
    const { id } = created(await admin.post('/api/invitations', { email }));
    await page.reload();
    await check(page.getByRole('row', { name: new RegExp(email) }), page);
    await admin.delete(`/api/invitations/${id}`);
  });

/** Section 8: what every success says. */
export const SUCCESSES: Statements<Screen> = {
  "8: 'Insight uploaded and summarized successfully'": inNewSector('/insights', async (page) => {
    const buffer = Buffer.from(oneLinePdf('Each claim takes two hours.'));
    await page.getByLabel('Document to upload').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer });
    await button(page, 'Upload & Analyze').click();
    await toasts(page, 'Insight uploaded and summarized successfully');
  }),
  "8: 'Insight deleted successfully'": inNewSector('/insights', async (page, { admin }, id) => {
    created(await admin.upload(`/api/sectors/${id}/insights`, 'a.pdf', oneLinePdf('A line.'), { title: 'a.pdf' }));
    await page.reload();
    page.once('dialog', (asked) => asked.accept());
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await toasts(page, 'Insight deleted successfully');
  }),
  "8: 'Playbook Applied Successfully: Processes, journeys, and ROI inputs have been populated from the playbook.'":
    withPlaybook('To apply', async (page) => {
      await onCard(page, 'To apply', 'Apply');
      await dialog(page).getByRole('button', { name: 'Apply Playbook' }).click();
      await toasts(
        page,
        'Playbook Applied Successfully',
        'Processes, journeys, and ROI inputs have been populated from the playbook.',
      );
    }),
  "8: 'Playbook Generated: Review and customize the AI-generated playbook before saving.'": inNewSector(
    '/playbooks',
    async (page) => {
      await button(page, 'Generate Playbook').click();
      await toasts(page, 'Playbook Generated', 'Review and customize the AI-generated playbook before saving.');
    },
  ),
  "8: 'Playbook Saved'": withPlaybook('To save', async (page) => {
    await onCard(page, 'To save', 'Edit');
    await dialog(page).getByLabel('Estimated time to value').fill('a day');
    await dialog(page).getByRole('button', { name: 'Save Playbook' }).click();
    await toasts(page, 'Playbook Saved');
  }),
  "8: 'Playbook Deleted'": withPlaybook('To delete', async (page) => {
    await onCard(page, 'To delete', 'Delete');
    await confirm(page);
    await toasts(page, 'Playbook Deleted');
  }),
  "8: 'Vendor Created'": at('/vendors', async (page, { admin }) => {
    await button(page, 'Add Vendor').click();
    for (const label of [/^Name/, /^Overview/]) await dialog(page).getByLabel(label).first().fill('Just made');
    await dialog(page).getByRole('button', { name: 'Add Vendor' }).click();
    await toasts(page, 'Vendor Created');
    const vendors: { id: string; name: string }[] = created(await admin.get('/api/vendors'));
    for (const { id, name } of vendors) if (name === 'Just made') await admin.delete(`/api/vendors/${id}`);
  }),
  "8: 'Vendor Refreshed'": at('/vendors', async (page, { admin }) => {
    const vendors: { id: string; factsAsOf: string | null }[] = created(await admin.get('/api/vendors'));
    await page.goto(`/vendors/${vendors.find(({ factsAsOf }) => factsAsOf !== null)?.id}`);
    await button(page, 'Refresh Data').click();
    await toasts(page, 'Vendor Refreshed');
  }),
  "8: 'Vendor Deleted'": at('/vendors', async (page, { admin }) => {
    const { id } = created(await admin.post('/api/vendors', { name: 'Unwanted', overview: 'Goes' }));
    await page.goto(`/vendors/${id}`);
    await button(page, 'Delete').click();
    await confirm(page);
    await toasts(page, 'Vendor Deleted');
  }),
  "8: 'Invitation created'": at('/admin/invitations', async (page) => {
    await button(page, 'Create Invitation').click();
    await toasts(page, 'Invitation created');
  }),
  "8: 'Invitation deleted'": invited('unwanted@example.com', async (row, page) => {
    await row.getByRole('button', { name: /^Delete/ }).click();
    await confirm(page);
    await toasts(page, 'Invitation deleted');
  }),
  "8: 'Link copied'": invited('copy@example.com', async (row, page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await row.getByRole('button', { name: 'Copy link' }).click();
    await toasts(page, 'Link copied');
  }),
  "8: 'User deleted: User access has been revoked'": at('/admin/users', async (page, { admin, nobody }) => {
    const { token } = created(await admin.post('/api/invitations', {}));
    const person = { token, email: 'leave@example.com', password: 'a long enough one', firstName: 'L', lastName: 'G' };
    created(await nobody.post('/api/auth/sign-up', person));
    await page.reload();
    await page
      .getByRole('row', { name: /leave@example\.com/ })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await confirm(page);
    await toasts(page, 'User deleted', 'User access has been revoked');
  }),
};
