import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  dialog,
  each,
  hasButton,
  hasHeading,
  loading,
  look,
  returning,
  type Screen,
  shows,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';

const BADGES = ['Processes', 'Analysis', 'Journeys', 'ROI'];
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const badge = (page: Page, sector: string, name: string) =>
  card(page, sector)
    .getByText(new RegExp(`^${name}: `))
    .first();
const colour = (page: Page, sector: string, name: string) =>
  badge(page, sector, name).evaluate((element) => getComputedStyle(element).backgroundColor);
const edit = (page: Page) => button(page, 'Edit Retail bank').click();
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' });

/** Section 2: the list of sectors when there is none. */
const empty =
  (check: (page: Page) => Promise<unknown>) =>
  ({ page }: Screen) =>
    returning(page, 'sectors.list', [], async () => {
      await page.goto('/sectors');
      await check(page);
    });

/** Sections 2, 4, 5 and 9: the list of sectors. */
export const SECTOR_LIST: Statements<Screen> = join(
  look('/sectors', {
    "2: the list is titled 'Industry Sectors'": hasHeading('Industry Sectors'),
    '2: a card links to /sectors/{id}': (page, { sectorId }) =>
      expect(page.getByRole('link', { name: 'Retail bank', exact: true })).toHaveAttribute(
        'href',
        `/sectors/${sectorId}`,
      ),
    '2: a card has an edit button': hasButton('Edit Retail bank'),
    '2: a card has a delete button': hasButton('Delete Retail bank'),
    '6: every card has edit and delete, whoever made it': (page) =>
      expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(4),
    '2: a card has a progress bar': (page) => visible(card(page, 'Retail bank').getByRole('progressbar')),
    "2: a card says 'n/4 steps'": (page) => visible(card(page, 'Retail bank').getByText('4/4 steps')),
    '4: the progress of a sector follows its flags: none': (page) => visible(card(page, 'Bare').getByText('0/4 steps')),
    '4: the progress of a sector follows its flags: two': (page) =>
      visible(card(page, 'No figures').getByText('2/4 steps')),
    '9: a sector has 4 progress steps': (page) =>
      expect(card(page, 'Retail bank').getByRole('progressbar')).toHaveAttribute('aria-valuemax', '4'),
    ...each(
      BADGES,
      (name) => `2: a card has the badge ${name}`,
      (name) => (page) => visible(badge(page, 'Retail bank', name)),
    ),
    ...each(
      BADGES,
      (name) => `2: the badge ${name} is filled when its flag is true`,
      (name) => async (page) =>
        expect(await colour(page, 'Retail bank', name)).not.toBe(await colour(page, 'Bare', name)),
    ),
    "2: 'Add New Sector' links to /sectors/new": (page) =>
      expect(page.getByRole('link', { name: 'Add New Sector' })).toHaveAttribute('href', '/sectors/new'),
  }),
  {
    "2: without sectors: 'No Sectors Yet'": empty(shows('No Sectors Yet')),
    "2: without sectors: 'Add Your First Sector'": empty((page) =>
      visible(page.getByRole('link', { name: 'Add Your First Sector' })),
    ),
    "2: while sectors load: 'Loading sectors...'": loading('/sectors', 'sectors.list', 'Loading sectors...'),
    '2: a sector is edited in a dialog': at('/sectors', async (page) => {
      await edit(page);
      await visible(dialog(page));
    }),
    '5: Save is disabled without a name': at('/sectors', async (page) => {
      await edit(page);
      await dialog(page).getByLabel('Sector name').fill('');
      await expect(save(page)).toBeDisabled();
    }),
    '5: Save is disabled with a name of blanks': at('/sectors', async (page) => {
      await edit(page);
      await dialog(page).getByLabel('Sector name').fill('  ');
      await expect(save(page)).toBeDisabled();
    }),
    '4: after an edit the list is refreshed': at('/sectors', async (page, { admin, bareId }) => {
      await button(page, 'Edit Bare').click();
      await dialog(page).getByLabel('Description').fill('Refreshed');
      await save(page).click();
      await visible(card(page, 'Bare').getByText('Refreshed'));
      await admin.patch(`/api/sectors/${bareId}`, { description: '' });
    }),
  },
  look(
    '/sectors',
    {
      '2: the edit dialog has the name': (page) =>
        expect(dialog(page).getByLabel('Sector name')).toHaveValue('Retail bank'),
      '2: the edit dialog has the description': (page) =>
        expect(dialog(page).getByLabel('Description')).toHaveValue('Lending to households'),
      '2: the edit dialog has the reference model as a select': (page) =>
        expect(dialog(page).getByRole('combobox', { name: 'Reference model' })).toHaveText('BIAN'),
      '2: the edit dialog has the icon': (page) => visible(dialog(page).getByText('Icon', { exact: true })),
      '5: Save is enabled with a name and a reference model': (page) => expect(save(page)).toBeEnabled(),
    },
    edit,
  ),
);

const sector = ({ sectorId }: { sectorId: string }) => `/sectors/${sectorId}`;
const bare = ({ bareId }: { bareId: string }) => `/sectors/${bareId}`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Section 2: the frame of a sector, and what its tabs wait for. */
export const SECTOR_DETAIL: Statements<Screen> = join(
  look(sector, {
    '2: the header shows the name': (page) => visible(page.getByRole('heading', { name: 'Retail bank', level: 1 })),
    '2: the header shows the reference model': shows('BIAN'),
    '2: the header shows the process count': shows('3 processes'),
    '2: there are five tabs': (page) => expect(page.getByRole('tab')).toHaveCount(5),
    ...each(
      ['Processes', 'Customer Journeys', 'Insights', 'Playbooks', 'Business Value & ROI'],
      (name) => `2: one tab is ${name}`,
      (name) => (page) => visible(tab(page, name)),
    ),
    '2: Processes is the default tab': (page) => visible(page.getByRole('tab', { name: 'Processes', selected: true })),
    '2: Customer Journeys is enabled with processes': (page) => expect(tab(page, 'Customer Journeys')).toBeEnabled(),
    '2: Business Value & ROI is enabled with an analysis': (page) =>
      expect(tab(page, 'Business Value & ROI')).toBeEnabled(),
  }),
  look(bare, {
    '2: Customer Journeys is disabled without processes': (page) =>
      expect(tab(page, 'Customer Journeys')).toBeDisabled(),
    '2: Business Value & ROI is disabled without an analysis': (page) =>
      expect(tab(page, 'Business Value & ROI')).toBeDisabled(),
    '2: Insights and Playbooks are never disabled': async (page) => {
      for (const name of ['Insights', 'Playbooks']) await expect(tab(page, name)).toBeEnabled();
    },
  }),
  {
    "2: journeys are blocked with 'Processes Required'": at(
      (world) => `${bare(world)}/journeys`,
      shows('Processes Required'),
    ),
    "2: ROI is blocked with 'Prerequisites Required'": at(
      (world) => `${bare(world)}/roi`,
      shows('Prerequisites Required'),
    ),
  },
);
