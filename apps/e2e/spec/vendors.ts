import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  confirm,
  dialog,
  each,
  hasButton,
  hasHeading,
  loading,
  look,
  type Screen,
  shows,
  toasts,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, VENDOR, type World } from './world.ts';

const detail = ({ fullVendorId }: World) => `/vendors/${fullVendorId}`;
const card = (page: Page) => page.getByRole('listitem').filter({ hasText: VENDOR.name });
const onCard = (text: string | RegExp) => (page: Page) => visible(card(page).getByText(text));
const below = (heading: string, text: string) => (page: Page) =>
  visible(
    page.getByRole('heading', { name: heading, exact: true }).locator('xpath=..').getByText(text, { exact: true }),
  );
const openAdd = async (page: Page) => {
  await button(page, 'Add Vendor').first().click();
  await visible(dialog(page));
};
const field = (page: Page, label: string) =>
  dialog(page)
    .getByLabel(new RegExp(`^${label}`))
    .first();
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Add Vendor' }).click();

/** Adds a vendor by hand with what `fill` enters besides name and overview; `check` sees it as stored. */
const adding = (
  name: string,
  fill: (page: Page) => Promise<unknown>,
  check: (vendor: Record<string, unknown>) => unknown,
) =>
  at('/vendors', async (page, { admin }) => {
    await openAdd(page);
    await field(page, 'Name').fill(name);
    await field(page, 'Overview').fill('By hand');
    await fill(page);
    await submit(page);
    await expect(dialog(page)).toBeHidden();
    const vendors: { id: string; name: string }[] = created(await admin.get('/api/vendors'));
    const id = vendors.find((vendor) => vendor.name === name)?.id;
    await check(created(await admin.get(`/api/vendors/${id}`)));
    await admin.delete(`/api/vendors/${id}`);
  });
const FIELDS = ['Name', 'Overview', 'Headquarters', 'Founded', 'Industry', 'Website'];

const LOOKS = join<Screen>(
  look(
    '/vendors',
    {
      '2: a vendor card has an industry badge': onCard('Banking'),
      '2: a vendor card of the directory shows its name': onCard(VENDOR.name),
      '2: a vendor card shows its overview': onCard(VENDOR.overview),
      '2: a vendor card shows its headquarters': onCard(VENDOR.headquarters),
      '2: a vendor card shows when it was founded': onCard('1998'),
      '2: a vendor card shows its website': (page) =>
        expect(card(page).getByRole('link', { name: /example\.com/ })).toHaveAttribute(
          'href',
          /^https:\/\/example\.com/,
        ),
      '2: a vendor card counts products': onCard('1 product'),
      '2: a vendor card counts AI capabilities': onCard('1 AI capability'),
      '2: a vendor card links to /vendors/{id}': (page, world) =>
        expect(card(page).getByRole('link', { name: VENDOR.name })).toHaveAttribute('href', detail(world)),
      "2: there is an 'Add Vendor' button": hasButton('Add Vendor'),
    },
    (page) => page.getByLabel('Search vendors').fill(VENDOR.name),
  ),
  look(detail, {
    '2: a vendor shows its overview': below('Overview', VENDOR.overview),
    '2: a vendor shows its headquarters': shows(VENDOR.headquarters),
    '2: a vendor shows when it was founded': shows('1998'),
    '2: a vendor shows a link to its website': (page) =>
      expect(page.getByRole('link', { name: /example\.com/ })).toHaveAttribute('href', /^https:\/\/example\.com/),
    "2: a vendor has 'Products & Services'": hasHeading('Products & Services'),
    '2: a product shows its name': below('Products & Services', 'Suite'),
    '2: a product shows its category': below('Products & Services', 'Platform'),
    '2: a product shows its description': below('Products & Services', 'A product'),
    "2: a vendor has 'Core Capabilities'": hasHeading('Core Capabilities'),
    '2: a vendor shows its core capabilities': below('Core Capabilities', 'Workflow'),
    "2: a vendor has 'AI Capabilities'": hasHeading('AI Capabilities'),
    '2: an AI capability shows its name': below('AI Capabilities', 'Helper'),
    '2: an AI capability shows its category': below('AI Capabilities', 'Assistants'),
    '2: an AI capability shows its description': below('AI Capabilities', 'An assistant'),
    "2: a vendor has 'Refresh Data'": hasButton('Refresh Data'),
    '2: a vendor has Delete': hasButton('Delete'),
  }),
  look(
    '/vendors',
    {
      "2: 'Add Vendor' opens a dialog": (page) => visible(page.getByRole('dialog', { name: 'Add Vendor' })),
      ...each(
        FIELDS,
        (label) => `7: the vendor dialog takes ${label.toLowerCase()}`,
        (label) => (page) => visible(field(page, label)),
      ),
      ...each(
        ['Core Capabilities', 'Products & Services', 'AI Capabilities'],
        (label) => `7: the vendor dialog takes ${label}`,
        (label) => (page) => visible(dialog(page).getByRole('group', { name: label, exact: true })),
      ),
      ...each(
        ['Name', 'Overview'],
        (label) => `5: the ${label.toLowerCase()} of a vendor is marked required`,
        (label) => (page) => expect(field(page, label)).toHaveAttribute('aria-required', 'true'),
      ),
    },
    openAdd,
  ),
);

/** Sections 2, 5 and 7: the vendors. */
export const VENDORS: Statements<Screen> = join(LOOKS, {
  "2: while vendors load: 'Loading vendors...'": loading('/vendors', 'vendors.list', 'Loading vendors...'),
  '2: Delete asks in a confirm dialog': at(detail, async (page) => {
    await button(page, 'Delete').click();
    await visible(page.getByRole('alertdialog'));
  }),
  '2: who does not confirm keeps the vendor': at(detail, async (page, { admin, fullVendorId }) => {
    await button(page, 'Delete').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await admin.get(`/api/vendors/${fullVendorId}`)).status).toBe(200);
  }),
  ...Object.fromEntries(
    [
      ['name', 'Overview'],
      ['overview', 'Name'],
    ].map(([missing = '', filled = '']) => [
      `5: without ${missing}: 'Validation Error: Name and Overview are required'`,
      at('/vendors', async (page) => {
        await openAdd(page);
        await field(page, filled).fill('Filled');
        await submit(page);
        await toasts(page, 'Validation Error', 'Name and Overview are required');
      }),
    ]),
  ),
  '5: name and overview of blanks are none': at('/vendors', async (page) => {
    await openAdd(page);
    for (const label of ['Name', 'Overview']) await field(page, label).fill('   ');
    await submit(page);
    await toasts(page, 'Validation Error', 'Name and Overview are required');
  }),
  '5: name and overview are trimmed': adding(
    'Trimmed',
    async (page) => {
      await field(page, 'Name').fill('  Trimmed ');
      await field(page, 'Overview').fill('  With blanks around  ');
    },
    (vendor) => expect(vendor).toMatchObject({ name: 'Trimmed', overview: 'With blanks around' }),
  ),
  '5: empty capability rows are dropped': adding(
    'Rows of capabilities',
    async (page) => {
      await button(page, 'Add capability').click();
      await field(page, 'Capability 2').fill('Kept');
    },
    ({ capabilities }) => expect(capabilities).toEqual(['Kept']),
  ),
  '5: products without a name are dropped': adding(
    'Rows of products',
    (page) =>
      dialog(page).getByRole('group', { name: 'Products & Services' }).getByLabel('Category 1').fill('Nameless'),
    ({ products }) => expect(products).toEqual([]),
  ),
  '5: AI capabilities without a name are dropped': adding(
    'Rows of AI',
    (page) =>
      dialog(page)
        .getByRole('group', { name: 'AI Capabilities', exact: true })
        .getByLabel('Category 1')
        .fill('Nameless'),
    ({ aiCapabilities }) => expect(aiCapabilities).toEqual([]),
  ),
  '5: blank optional fields are left out': adding(
    'Blank fields',
    async (page) => {
      for (const label of ['Headquarters', 'Founded', 'Industry']) await field(page, label).fill('  ');
    },
    (vendor) => expect(vendor).toMatchObject({ headquarters: null, founded: null, industry: null, website: null }),
  ),
  '8: deleting a vendor navigates to /vendors': at('/vendors', async (page, { admin }) => {
    const { id } = created(await admin.post('/api/vendors', { name: 'To leave', overview: 'Soon' }));
    await page.goto(`/vendors/${id}`);
    await button(page, 'Delete').click();
    await confirm(page);
    await toasts(page, 'Vendor Deleted');
    await expect(page).toHaveURL(/\/vendors$/);
  }),
});
