import { expect, type Page } from '@playwright/test';
import { at, button, failing, onTab, type Screen, toasts } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, type World } from './world.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const confirm = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
const REASON = 'The reason that the server gives.';

/** A toast that a failing procedure answers with. */
const fails =
  (procedure: string, act: (page: Page) => Promise<unknown>, title: string, description?: string) => (page: Page) =>
    failing(page, procedure, async () => {
      await act(page);
      await toasts(page, title, description);
    });

/** Fills the first step of the creation, or the edit dialog. */
const createSector = async (page: Page) => {
  await page.getByLabel('Sector name').fill('Fails');
  await page.getByLabel('Reference model').fill('BIAN');
  await button(page, 'Create Sector').click();
};
const addProcess = async (page: Page) => {
  await button(page, 'Add Process').first().click();
  await dialog(page).getByLabel(/^Code/).fill('99');
  await dialog(page).getByLabel(/^Name/).fill('Fails');
  await dialog(page).getByRole('button', { name: 'Add Process' }).click();
};
const overRow = async (page: Page, action: string) => {
  const row = page.getByRole('treeitem', { name: /^1\.2 / });
  await row.hover();
  await row.getByRole('button', { name: new RegExp(action) }).click();
};
const playbook = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Lending without paper' });
const openExport = async (page: Page) => {
  await page.getByRole('checkbox', { name: /Flow Works/ }).click();
  await button(page, 'Export to Sheets').click();
};

/** Section 8: what every failure says. */
export const FAILURES: Statements<Screen> = {
  "sector update: 'Update Failed' with the server's message": at('/sectors', async (page) => {
    await button(page, 'Edit Retail bank').click();
    await dialog(page).getByLabel('Sector name').fill('Retail bank 2');
    await fails('sectors.update', () => button(page, 'Save').click(), 'Update Failed', REASON)(page);
  }),
  "sector delete: 'Delete Failed' with the server's message": at('/sectors', async (page) => {
    await button(page, 'Delete Retail bank').click();
    await fails('sectors.remove', confirm, 'Delete Failed', REASON)(page);
  }),
  'sector create': at(
    '/sectors/new',
    fails('sectors.create', createSector, 'Error', 'Failed to create sector. Please try again.'),
  ),
  research: at(
    ({ sectorId }) => `/sectors/new?sector=${sectorId}&step=research`,
    fails(
      'processes.startResearch',
      (page) => button(page, 'Research').click(),
      'Research Failed',
      'Failed to research processes. Please try again.',
    ),
  ),
  'adding a process': onTab(
    '',
    fails(
      'processes.create',
      addProcess,
      'Failed to Add Process',
      'Could not add the process. Please check your input.',
    ),
  ),
  'updating a process': onTab('', async (page) => {
    await overRow(page, 'Edit');
    await dialog(page).getByLabel(/^Name/).fill('Process invoices anew');
    await fails('processes.update', () => button(page, 'Save').click(), 'Failed to Update Process')(page);
  }),
  'deleting a process': onTab('', async (page) => {
    await overRow(page, 'Delete');
    await fails('processes.remove', confirm, 'Failed to Delete Process')(page);
  }),
  analysis: onTab('', async (page) => {
    await page.getByRole('treeitem', { name: /^1 Lend/ }).focus();
    await page.keyboard.press('Space');
    await fails(
      'processes.startAnalysis',
      () => button(page, 'Analyze').first().click(),
      'Analysis Failed',
      'Failed to analyze processes. Please try again.',
    )(page);
  }),
  'journey suggestions': onTab(
    '/journeys',
    fails(
      'journeys.startSuggestions',
      (page) => button(page, 'Suggest Journeys').click(),
      'Failed to generate journey suggestions',
      'Please try again.',
    ),
  ),
  'deleting a journey': at(
    ({ sectorId, journeyId }) => `/sectors/${sectorId}/journeys?journey=${journeyId}`,
    async (page) => {
      await button(page, 'Delete').click();
      await fails('journeys.remove', confirm, 'Failed to delete journey', 'Please try again.')(page);
    },
  ),
  'updating a journey': at(
    ({ sectorId, journeyId }) => `/sectors/${sectorId}/journeys?journey=${journeyId}`,
    async (page) => {
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Journey name').fill('Another name');
      await fails(
        'journeys.update',
        () => button(page, 'Save Journey').click(),
        'Failed to update journey',
        'Please try again.',
      )(page);
    },
  ),
  'saving ROI inputs': onTab('/roi', async (page) => {
    await page
      .getByRole('row', { name: /Process invoices/ })
      .getByRole('gridcell')
      .nth(1)
      .click();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await fails('roi.saveInputs', () => button(page, 'Recalculate ROI').click(), 'Failed to save ROI inputs')(page);
  }),
  'calculating ROI': onTab(
    '/roi',
    fails('roi.calculate', (page) => button(page, 'Recalculate ROI').click(), 'Failed to calculate ROI'),
  ),
  export: onTab('/roi', fails('exports.startExport', openExport, 'Export Failed', REASON)),
  'deleting an insight': onTab('/insights', async (page) => {
    page.once('dialog', (asked) => asked.accept());
    const act = () =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
    await fails('insights.remove', act, 'Failed to delete insight')(page);
  }),
  'uploading an insight answers with the reason of the server': onTab('/insights', async (page) => {
    const file = { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 nothing') };
    await page.getByLabel('Document to upload').setInputFiles(file);
    await button(page, 'Upload & Analyze').click();
    await expect(page.getByText(/damaged|could not be read|holds no/i).first()).toBeVisible();
  }),
  'applying a playbook': onTab('/playbooks', async (page) => {
    await playbook(page)
      .getByRole('button', { name: /^Apply/ })
      .click();
    const submit = dialog(page).getByRole('button', { name: 'Apply Playbook' });
    await fails('playbooks.applyToSector', () => submit.click(), 'Failed to Apply Playbook', REASON)(page);
  }),
  'generating a playbook': onTab(
    '/playbooks',
    fails('playbooks.startDraft', (page) => button(page, 'Generate Playbook').click(), 'Generation Failed', REASON),
  ),
  'saving a playbook': onTab('/playbooks', async (page) => {
    await playbook(page).getByRole('button', { name: /^Edit/ }).click();
    await dialog(page).getByLabel(/^Name/).fill('Lending without paper 2');
    const save = dialog(page).getByRole('button', { name: 'Save Playbook' });
    await fails('playbooks.update', () => save.click(), 'Save Failed', REASON)(page);
  }),
  'deleting a playbook': onTab('/playbooks', async (page) => {
    await playbook(page)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await fails('playbooks.remove', confirm, 'Delete Failed', REASON)(page);
  }),
  'creating a vendor': at('/vendors', async (page) => {
    await button(page, 'Add Vendor').first().click();
    await dialog(page).getByLabel(/^Name/).first().fill('Fails');
    await dialog(page)
      .getByLabel(/^Overview/)
      .fill('Fails');
    const submit = dialog(page).getByRole('button', { name: 'Add Vendor' });
    const words = 'Failed to create vendor. Please try again.';
    await fails('vendors.create', () => submit.click(), 'Creation Failed', words)(page);
  }),
  'refreshing a vendor': at(
    ({ vendorId }) => `/vendors/${vendorId}`,
    fails(
      'vendors.startRefresh',
      (page) => button(page, 'Refresh Data').click(),
      'Refresh Failed',
      'Failed to refresh vendor data. Please try again.',
    ),
  ),
  'deleting a vendor': at(
    ({ vendorId }) => `/vendors/${vendorId}`,
    async (page) => {
      await button(page, 'Delete').click();
      await fails('vendors.remove', confirm, 'Delete Failed', 'Failed to delete vendor. Please try again.')(page);
    },
  ),
  'creating an invitation': at(
    '/admin/invitations',
    fails(
      'invitations.create',
      (page) => button(page, 'Create Invitation').click(),
      'Error',
      'Failed to create invitation',
    ),
  ),
  'deleting an invitation': at('/admin/invitations', async (page, world) => {
    await withInvitation(world, async () => {
      await page.reload();
      const row = page.getByRole('row', { name: /failing@example\.com/ });
      await row.getByRole('button', { name: /Delete/ }).click();
      await fails('invitations.remove', confirm, 'Error', 'Failed to delete invitation')(page);
    });
  }),
  'deleting a user answers with the message': at('/admin/users', async (page) => {
    await page
      .getByRole('row', { name: /ben@example\.com/ })
      .getByRole('button', { name: /^Delete/ })
      .click();
    await fails('users.remove', confirm, 'Error', REASON)(page);
  }),
  "the comparison: 'Failed to load vendor comparison'": async ({ page, world: { sectorId, processIds } }) =>
    failing(page, 'vendors.', async () => {
      await page.goto(`/sectors/${sectorId}/vendors-compare?processes=${Object.values(processIds).join(',')}`);
      await expect(page.getByText('Failed to load vendor comparison').first()).toBeVisible();
    }),
};

async function withInvitation({ admin }: World, check: () => Promise<unknown>): Promise<void> {
  const { id } = created(await admin.post('/api/invitations', { email: 'failing@example.com' }));
  await check();
  await admin.delete(`/api/invitations/${id}`);
}
