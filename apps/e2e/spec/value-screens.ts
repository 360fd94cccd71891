import { expect, type Page } from '@playwright/test';
import { at, button, onTab, type Screen, shows, toasts, visible } from './screen.ts';
import type { Statements } from './statement.ts';
import { created, FIGURES, UNKNOWN, type World } from './world.ts';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const comparison = ({ sectorId, processIds }: World, processes = Object.values(processIds)) =>
  `/sectors/${sectorId}/vendors-compare?processes=${processes.join(',')}`;

/** A sector that is analysed and has no ROI inputs yet. */
async function withoutInputs({ page, world: { admin } }: Screen, check: (page: Page) => Promise<unknown>) {
  const { id } = created(await admin.post('/api/sectors', { name: 'No figures', referenceModel: 'BIAN' }));
  const [process] = created(
    await admin.post(`/api/sectors/${id}/processes`, [{ code: '1', name: 'Process invoices', level: 2 }]),
  );
  created(await admin.post(`/api/sectors/${id}/analyze`, { processIds: [process.id] }));
  await page.goto(`/sectors/${id}/roi`);
  await check(page);
  await admin.delete(`/api/sectors/${id}`);
}

/** Sections 2, 4, 5 and 9: the Business Value & ROI tab. */
export const ROI: Statements<Screen> = {
  'inputs are per process: FTE, frequency, salary and runtime': onTab('/roi', async (page) => {
    for (const column of [/FTE/, /Frequency/, /Salary/, /Runtime/]) {
      await visible(page.getByRole('columnheader', { name: column }));
    }
  }),
  "the button says 'Recalculate ROI' once there are results": onTab('/roi', (page) =>
    visible(button(page, 'Recalculate ROI')),
  ),
  "the button says 'Calculate ROI' before that": (screen) =>
    withoutInputs(screen, (page) => visible(button(page, 'Calculate ROI'))),
  "without inputs: 'No inputs provided'": (screen) =>
    withoutInputs(screen, async (page) => {
      await button(page, 'Calculate ROI').click();
      await toasts(page, 'No inputs provided', 'Please enter ROI inputs for at least one process');
    }),
  'total ROI shows in millions with 2 decimals': onTab('/roi', shows('$0.11M')),
  'savings percentage shows with 1 decimal': onTab('/roi', shows('60.0%')),
  'average payback shows with 1 decimal': onTab('/roi', shows(/^\d+\.\d months$/)),
  'Efficiency Gain shows the average automation rate': onTab('/roi', shows('Efficiency Gain')),
  "without a payback the average is 'N/A'": (screen) =>
    withoutInputs(screen, async (page) => {
      await expect(
        page
          .getByText('N/A')
          .or(page.getByText(/figures/i))
          .first(),
      ).toBeVisible();
    }),
  'a non-numeric entry becomes 0': (screen) =>
    withoutInputs(screen, async (page) => {
      const cell = row(page, 'Process invoices').getByRole('gridcell').nth(1);
      await cell.click();
      await page.keyboard.type('many');
      await page.keyboard.press('Enter');
      await expect(cell).toHaveText('0');
    }),
  'saving inputs triggers the calculation': (screen) =>
    withoutInputs(screen, async (page) => {
      await row(page, 'Process invoices').getByRole('gridcell').nth(1).click();
      for (const figure of Object.values(FIGURES)) {
        await page.keyboard.type(String(figure));
        await page.keyboard.press('Tab');
      }
      await button(page, 'Calculate ROI').click();
      await shows('$0.11M')(page);
    }),
  'processes can be selected': onTab('/roi', (page) =>
    visible(row(page, 'Check credit applications').getByRole('checkbox')),
  ),
  'there is a link to vendor comparison': onTab('/roi', async (page) => {
    await row(page, 'Check credit applications').getByRole('checkbox').click();
    await page.getByRole('link', { name: 'Compare vendors' }).click();
    await expect(page).toHaveURL(/vendors-compare\?processes=/);
  }),
  'the export has a vendor list of at most 15rem, and buttons for docs, sheets and slides': onTab(
    '/roi',
    async (page) => {
      for (const name of ['Export to Docs', 'Export to Sheets', 'Export to Slides']) await visible(button(page, name));
      const list = page.getByRole('checkbox', { name: /Flow Works/ });
      const height = await list.evaluate((box) => {
        let element = box.parentElement;
        while (element && getComputedStyle(element).overflowY !== 'auto') element = element.parentElement;
        return element ? getComputedStyle(element).maxHeight : 'none';
      });
      expect(height).toBe('240px');
    },
  ),
  'without a vendor the buttons are disabled and a hint says why': onTab('/roi', async (page) => {
    await shows('Please select at least one vendor to export')(page);
    for (const name of ['Export to Docs', 'Export to Sheets', 'Export to Slides']) {
      await expect(button(page, name)).toBeDisabled();
    }
  }),
  'with a vendor the buttons are enabled': onTab('/roi', async (page) => {
    await page.getByRole('checkbox', { name: /Flow Works/ }).click();
    await expect(button(page, 'Export to Docs')).toBeEnabled();
    await expect(page.getByText('Please select at least one vendor to export')).toBeHidden();
  }),
  'savings of opportunities show as $NK/year': onTab('?view=opportunities', shows(/\$[\d,.]+K/)),
};

const FIT = /(Strong|Good|Moderate|Limited) Fit/;

/** Sections 2, 4, 5 and 9: the vendor comparison. */
export const COMPARISON: Statements<Screen> = {
  'it shows the selected processes with their opportunities by type': at(comparison, async (page) => {
    await shows('Check credit applications')(page);
    await shows('Process invoices')(page);
    await visible(page.getByText(/^(Automation|AI|Agentic)$/));
  }),
  'a card shows rank, name, reason, score with fit label, counts, and sector match': at(comparison, async (page) => {
    await shows('Rank 1')(page);
    for (const words of [FIT, /Industry-aligned|Cross-industry/, /capability match/, /AI feature/]) {
      await shows(words)(page);
    }
  }),
  'at most 8 key matched capabilities show': at(comparison, async (page) => {
    await shows('Key matched capabilities')(page);
    const lists = page.getByText('Key matched capabilities').locator('xpath=following::ul[1]');
    for (const list of await lists.all()) expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(9);
  }),
  'fit labels follow the thresholds 60, 40 and 20': at(comparison, async (page, { admin, sectorId, processIds }) => {
    const [first] = created(
      await admin.post('/api/vendors/compare', { sectorId, processIds: Object.values(processIds) }),
    );
    const score: number = first.overallScore;
    const label = score >= 60 ? 'Strong Fit' : score >= 40 ? 'Good Fit' : score >= 20 ? 'Moderate Fit' : 'Limited Fit';
    const card = page.getByRole('listitem').filter({ hasText: first.vendorName }).first();
    await visible(card.getByText(label));
  }),
  'without processes it says so': at(
    (world) => comparison(world, []),
    shows('No processes selected for comparison. Please return to the ROI view and select processes.'),
  ),
  'without opportunities it says so': async ({ page, world: { admin } }) => {
    const { id } = created(await admin.post('/api/sectors', { name: 'Not analysed', referenceModel: 'BIAN' }));
    const [process] = created(
      await admin.post(`/api/sectors/${id}/processes`, [{ code: '1', name: 'Anything', level: 1 }]),
    );
    await page.goto(`/sectors/${id}/vendors-compare?processes=${process.id}`);
    await shows(
      'No vendor comparison results available. Please ensure processes have been analyzed for AI opportunities.',
    )(page);
    await admin.delete(`/api/sectors/${id}`);
  },
  "a missing sector: 'Sector not found'": at(
    `/sectors/${UNKNOWN}/vendors-compare?processes=${UNKNOWN}`,
    shows('Sector not found'),
  ),
};
