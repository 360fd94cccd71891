import { expect, type Page } from '@playwright/test';
import { at, each, failing, hasHeading, loading, look, returning, type Screen, shows, visible } from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, UNKNOWN, type World } from './world.ts';

const ONE_DECIMAL = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const address = ({ sectorId, processIds }: World) =>
  `/sectors/${sectorId}/vendors-compare?processes=${Object.values(processIds).join(',')}`;
const compared = async ({ admin, sectorId, processIds }: World) =>
  created(await admin.post('/api/vendors/compare', { sectorId, processIds: Object.values(processIds) }));
const card = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
const process = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })
    .first();
/** The first card of the ranking, and what the server says of it. */
const best =
  (check: (first: ReturnType<typeof card>, result: Record<string, unknown>) => Promise<unknown>) =>
  async (page: Page, world: World) => {
    const [result] = await compared(world);
    await check(card(page, result.vendorName), result);
  };

/** A vendor for which every part of the fit is the same share gets this score, and this label. */
const labelled =
  (score: number, label: string) =>
  async ({ page, world }: Screen) => {
    const [first] = await compared(world);
    const part = score / 100;
    const shares = { coverage: part, aiCoverage: part, depth: part, sector: part };
    await returning(page, 'vendors.compare', [{ ...first, overallScore: score, shares }], async () => {
      await page.goto(address(world));
      await visible(page.getByText(label, { exact: true }));
    });
  };

const LOOKS = join<Screen>(
  look(address, {
    '2: the comparison shows the selected processes': async (page) => {
      for (const name of ['1 Lend', '1.1 Check credit applications', '1.2 Process invoices']) {
        await hasHeading(name)(page);
      }
    },
    '2: the comparison shows their opportunities': (page) => visible(process(page, '1 Lend').getByText('One by rule')),
    ...each(
      ['Automation', 'AI', 'Agentic'],
      (type) => `2: opportunities are grouped by type: ${type}`,
      (type) => (page) => visible(process(page, '1 Lend').getByRole('heading', { name: type, exact: true, level: 4 })),
    ),
    '9: 3 opportunities show per type': async (page) => {
      const group = process(page, '1 Lend').getByRole('heading', { name: 'Automation' }).locator('xpath=..');
      await expect(group.getByText('$', { exact: false })).toHaveCount(3);
    },
    '2: a vendor card shows its rank': best((first) => visible(first.getByText('Rank 1', { exact: true }))),
    '2: a vendor card shows its name': best((first, { vendorName }) =>
      visible(first.getByRole('heading', { name: String(vendorName) })),
    ),
    '2: a vendor card shows its reason': best((first, { recommendationReason }) =>
      visible(first.getByText(String(recommendationReason))),
    ),
    '2: a vendor card shows its overall score': best((first, { overallScore }) =>
      expect(first.getByText('Overall score').first().locator('..')).toContainText(
        ONE_DECIMAL.format(Number(overallScore)),
      ),
    ),
    '2: a vendor card shows a fit label': best((first) =>
      visible(first.getByText(/^(Strong|Good|Moderate|Limited) Fit$/)),
    ),
    '2: a vendor card shows its sector match': best((first, { sectorMatch }) =>
      visible(first.getByText(sectorMatch ? 'Industry-aligned' : 'Cross-industry')),
    ),
    '2: a vendor card shows its capability match count': best((first, { capabilityMatchCount }) =>
      visible(first.getByText(new RegExp(`^${Number(capabilityMatchCount)} capability match`))),
    ),
    '2: a vendor card shows its AI feature count': best((first, { aiCapabilityMatchCount }) =>
      visible(first.getByText(new RegExp(`^${Number(aiCapabilityMatchCount)} AI feature`))),
    ),
    "2: a vendor card shows 'Key matched capabilities'": best((first) =>
      visible(first.getByText('Key matched capabilities')),
    ),
    '2: the vendor cards are ranked by score': async (page, world) => {
      const results: { vendorName: string }[] = await compared(world);
      const names = page.getByRole('region', { name: 'Ranked vendors' }).getByRole('heading', { level: 3 });
      await expect(names).toHaveText(results.slice(0, 10).map(({ vendorName }) => vendorName));
    },
  }),
  look(`/sectors/${UNKNOWN}/vendors-compare?processes=${UNKNOWN}`, {
    "2: comparing in a missing sector: 'Sector not found'": shows('Sector not found'),
  }),
);

/** Sections 2, 4, 5, 8 and 9: the vendor comparison. */
export const COMPARISON: Statements<Screen> = join(LOOKS, {
  '9: 8 matched capabilities show per vendor': async ({ page, world }) => {
    const [first] = await compared(world);
    const matchedCapabilities = Array.from({ length: 11 }, (_, index) => ({
      ...first.matchedCapabilities[0],
      vendorCapability: `Capability ${index + 1}`,
    }));
    await returning(page, 'vendors.compare', [{ ...first, matchedCapabilities }], async () => {
      await page.goto(address(world));
      const list = card(page, first.vendorName).getByText('Key matched capabilities').locator('xpath=../ul');
      await expect(list.locator('li')).toHaveCount(9);
      await visible(list.getByText('+3 more'));
    });
  },
  "2: a comparison on its way: 'Analyzing vendor fit...'": loading(address, 'vendors.', 'Analyzing vendor fit...'),
  ...Object.fromEntries(
    [
      [60, 'Strong Fit'],
      [59.9, 'Good Fit'],
      [40, 'Good Fit'],
      [39.9, 'Moderate Fit'],
      [20, 'Moderate Fit'],
      [19.9, 'Limited Fit'],
    ].map(([score, label]) => [`4: a score of ${score} is a ${label}`, labelled(Number(score), String(label))]),
  ),
  '2: without processes it says so': at(
    ({ sectorId }) => `/sectors/${sectorId}/vendors-compare`,
    shows('No processes selected for comparison. Please return to the ROI view and select processes.'),
  ),
  '5: a comparison runs only with a process id': async ({ page, world: { sectorId } }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/sectors/${sectorId}/vendors-compare?processes=`);
    await shows('No processes selected for comparison.')(page);
    expect(asked.filter((url) => url.includes('vendors.compare'))).toEqual([]);
  },
  '2: without results it says so': async ({ page, world: { admin } }) => {
    const { id } = created(await admin.post('/api/sectors', { name: 'Not analysed', referenceModel: 'BIAN' }));
    const [one] = created(
      await admin.post(`/api/sectors/${id}/processes`, [{ code: '1', name: 'Anything', level: 1 }]),
    );
    await page.goto(`/sectors/${id}/vendors-compare?processes=${one.id}`);
    await shows(
      'No vendor comparison results available. Please ensure processes have been analyzed for AI opportunities.',
    )(page);
    await admin.delete(`/api/sectors/${id}`);
  },
  "2: an error is headed 'Failed to load vendor comparison'": ({ page, world }) =>
    failing(page, 'vendors.', async () => {
      await page.goto(address(world));
      await hasHeading('Failed to load vendor comparison')(page);
    }),
});
