import { expect, type Page } from '@playwright/test';
import { at, button, pending, type Screen, shows, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, type World } from './world.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });

async function withSector(world: World, input: object, check: (id: string) => Promise<unknown>): Promise<void> {
  const { id } = created(await world.admin.post('/api/sectors', { referenceModel: 'ARTS', ...input }));
  try {
    await check(id);
  } finally {
    await world.admin.delete(`/api/sectors/${id}`);
  }
}

/** Sections 2 and 5: the list of sectors. */
export const SECTORS: Statements<Screen> = {
  "it is titled 'Industry Sectors'": at('/sectors', (page) =>
    visible(page.getByRole('heading', { name: 'Industry Sectors' })),
  ),
  'a card links to its sector': at('/sectors', (page, { sectorId }) =>
    expect(page.getByRole('link', { name: 'Retail bank', exact: true })).toHaveAttribute(
      'href',
      `/sectors/${sectorId}`,
    ),
  ),
  'a card has an edit and a delete button': at('/sectors', async (page) => {
    await visible(button(page, 'Edit Retail bank'));
    await visible(button(page, 'Delete Retail bank'));
  }),
  "a card has a progress bar and 'n/4 steps'": at('/sectors', async (page) => {
    await visible(card(page, 'Retail bank').getByRole('progressbar'));
    await visible(card(page, 'Retail bank').getByText('4/4 steps'));
  }),
  'a card has the badges Processes, Analysis, Journeys and ROI': at('/sectors', async (page) => {
    for (const badge of ['Processes', 'Analysis', 'Journeys', 'ROI']) {
      await visible(card(page, 'Retail bank').getByText(`${badge}: done`, { exact: true }));
    }
  }),
  'a badge is filled when its flag is true': async ({ page, world }) =>
    withSector(world, { name: 'Unfilled' }, async () => {
      await page.goto('/sectors');
      const colour = (name: string) =>
        card(page, name)
          .getByText(/^Journeys: /)
          .first()
          .evaluate((badge) => getComputedStyle(badge).backgroundColor);
      expect(await colour('Retail bank')).not.toBe(await colour('Unfilled'));
    }),
  "'Add New Sector' links to /sectors/new": at('/sectors', (page) =>
    expect(page.getByRole('link', { name: 'Add New Sector' }).first()).toHaveAttribute('href', '/sectors/new'),
  ),
  "while it loads: 'Loading sectors...'": ({ page }) =>
    pending(page, 'sectors.list', async () => {
      await page.goto('/sectors');
      await expect(page.getByText('Loading sectors...').first()).toBeAttached();
    }),
  'the edit dialog has name, description, referenceModel as a select, and icon': at('/sectors', async (page) => {
    await button(page, 'Edit Retail bank').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Sector name')).toHaveValue('Retail bank');
    await visible(dialog.getByLabel('Description'));
    await visible(dialog.getByRole('combobox', { name: 'Reference model' }));
    await visible(dialog.getByText('Icon', { exact: true }));
  }),
  'Save is disabled without a name': at('/sectors', async (page) => {
    await button(page, 'Edit Retail bank').click();
    await page.getByRole('dialog').getByLabel('Sector name').fill('');
    await expect(button(page, 'Save')).toBeDisabled();
  }),
};

/** Sections 2, 4 and 5: the steps that create a sector. */
export const CREATE: Statements<Screen> = {
  'the first step has name, description and a free reference model': at('/sectors/new', async (page) => {
    await visible(page.getByLabel('Sector name'));
    await visible(page.getByLabel('Description'));
    await page.getByLabel('Reference model').fill('A model of our own');
    await expect(page.getByLabel('Reference model')).toHaveValue('A model of our own');
  }),
  'the button is disabled without a name': at('/sectors/new', async (page) => {
    await page.getByLabel('Reference model').fill('BIAN');
    await expect(button(page, 'Create Sector')).toBeDisabled();
  }),
  'the button is disabled without a reference model': at('/sectors/new', async (page) => {
    await page.getByLabel('Sector name').fill('Name');
    await expect(button(page, 'Create Sector')).toBeDisabled();
  }),
  "sent with a name of blanks: 'Missing information'": at('/sectors/new', async (page) => {
    await page.getByLabel('Sector name').fill('   ');
    await page.getByLabel('Reference model').fill('BIAN');
    await button(page, 'Create Sector').click();
    await toasts(page, 'Missing information', 'Please fill in sector name and reference model');
  }),
  'Back leads from details to /sectors': at('/sectors/new', async (page) => {
    await page.getByRole('link', { name: 'Back to sectors' }).click();
    await expect(page).toHaveURL(/\/sectors$/);
  }),
  'after create it moves to workflow, then to research or import, and Back leads the same way': at(
    '/sectors/new',
    async (page, { admin }) => {
      await page.getByLabel('Sector name').fill('By steps');
      await page.getByLabel('Reference model').fill('BIAN');
      await button(page, 'Create Sector').click();
      await shows('How should By steps get its processes?')(page);
      await page.getByText('Research processes', { exact: true }).click();
      await visible(button(page, 'Research'));
      await page.getByText('Back to workflow').click();
      await page.getByText('Import a file', { exact: true }).click();
      await shows('Choose a file with processes')(page);
      await shows(/CSV.*JSON.*XML/s)(page);
      await page.getByText('Back to workflow').click();
      await page.getByText('Back to details').click();
      await expect(page.getByLabel('Sector name')).toHaveValue('By steps');
      const sectors: { id: string; name: string }[] = created(await admin.get('/api/sectors'));
      for (const { id, name } of sectors) if (name === 'By steps') await admin.delete(`/api/sectors/${id}`);
    },
  ),
};

/** Section 2: the frame of a sector, and what its tabs wait for. */
export const SECTOR: Statements<Screen> = {
  'the header shows name, reference model and process count': at(
    ({ sectorId }) => `/sectors/${sectorId}`,
    async (page) => {
      await visible(page.getByRole('heading', { name: 'Retail bank', level: 1 }));
      await shows('BIAN')(page);
      await shows('3 processes')(page);
    },
  ),
  'there are five tabs': at(
    ({ sectorId }) => `/sectors/${sectorId}`,
    async (page) => {
      for (const tab of ['Processes', 'Customer Journeys', 'Insights', 'Playbooks', 'Business Value & ROI']) {
        await visible(page.getByRole('tab', { name: tab }));
      }
    },
  ),
  "journeys are blocked with 'Processes Required' when there are none": ({ page, world }) =>
    withSector(world, { name: 'Blocked' }, async (id) => {
      await page.goto(`/sectors/${id}/journeys`);
      await shows('Processes Required')(page);
    }),
  "ROI is blocked with 'Prerequisites Required' until analysis exists": ({ page, world }) =>
    withSector(world, { name: 'Blocked' }, async (id) => {
      await page.goto(`/sectors/${id}/roi`);
      await shows('Prerequisites Required')(page);
    }),
  'the tabs of journeys and ROI are disabled then': ({ page, world }) =>
    withSector(world, { name: 'Blocked' }, async (id) => {
      await page.goto(`/sectors/${id}`);
      for (const tab of ['Customer Journeys', 'Business Value & ROI']) {
        await expect(page.getByRole('tab', { name: tab })).toBeDisabled();
      }
    }),
  "a sector without processes offers a way out: 'No Processes Yet'": ({ page, world }) =>
    withSector(world, { name: 'Bare' }, async (id) => {
      await page.goto(`/sectors/${id}`);
      await shows('No Processes Yet')(page);
    }),
};
