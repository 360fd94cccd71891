import { at, each, hasHeading, look, type Screen, shows, visible } from './screen.ts';
import { join, type Statements } from './statement.ts';
import { UNKNOWN } from './world.ts';

const PAGES = {
  '/': 'Industry Sectors',
  '/sectors': 'Industry Sectors',
  '/sectors/new': 'Add New Sector',
  '/vendors': 'Vendor Directory',
  '/admin/invitations': 'Invitations',
  '/admin/users': 'Users',
} as const;
const TABS = {
  '': 'Processes',
  '/journeys': 'Customer Journeys',
  '/insights': 'Insights',
  '/playbooks': 'Playbooks',
  '/roi': 'Business Value & ROI',
} as const;

/** Sections 2 and 8: what stands at which address. */
export const ROUTES: Statements<Screen> = join(
  each(
    Object.keys(PAGES) as (keyof typeof PAGES)[],
    (path) => `2: ${path} is a page of its own`,
    (path) => at(path, hasHeading(PAGES[path])),
  ),
  each(
    Object.keys(TABS) as (keyof typeof TABS)[],
    (tab) => `2: /sectors/{id}${tab} is the tab ${TABS[tab]}`,
    (tab) =>
      at(
        ({ sectorId }) => `/sectors/${sectorId}${tab}`,
        (page) => visible(page.getByRole('tab', { name: TABS[tab], selected: true })),
      ),
  ),
  {
    '2: /sectors/{id}/vendors-compare?processes={ids} is the vendor comparison': at(
      ({ sectorId, processIds }) => `/sectors/${sectorId}/vendors-compare?processes=${processIds['1.1']}`,
      hasHeading('Vendor Comparison'),
    ),
    '2: its process ids are separated by commas': at(
      ({ sectorId, processIds }) =>
        `/sectors/${sectorId}/vendors-compare?processes=${processIds['1.1']},${processIds['1.2']}`,
      async (page) => {
        for (const name of ['1.1 Check credit applications', '1.2 Process invoices']) await hasHeading(name)(page);
      },
    ),
    '2: /vendors/{id} is the vendor': at(({ vendorId }) => `/vendors/${vendorId}`, hasHeading('Flow Works')),
  },
  each(
    ['/nothing', '/foo.bar', '/sectors/1/nothing', '/vendors/x/y'],
    (path) => `2: any other path is a 404 page: ${path}`,
    (path) => at(path, shows('404')),
  ),
  { '8: an unknown route shows a 404 page': at('/unknown/route', hasHeading(/404/)) },
  look(`/sectors/${UNKNOWN}`, { "2: a missing sector: 'Sector Not Found'": hasHeading('Sector Not Found') }),
  look(`/vendors/${UNKNOWN}`, { "2: a missing vendor: 'Vendor Not Found'": hasHeading('Vendor Not Found') }),
  {
    '2: a missing sector has a link back to the sectors': at(`/sectors/${UNKNOWN}`, async (page) => {
      await page.getByRole('link', { name: 'Back to Sectors' }).click();
      await hasHeading('Industry Sectors')(page);
    }),
    '2: a missing vendor has a link back to the vendors': at(`/vendors/${UNKNOWN}`, async (page) => {
      await page.getByRole('link', { name: 'Back to Vendors' }).click();
      await hasHeading('Vendor Directory')(page);
    }),
  },
);
