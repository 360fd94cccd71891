import { expect, type Page } from '@playwright/test';
import {
  at,
  button,
  each,
  hasButton,
  hasColumn,
  loading,
  look,
  onTab,
  type Screen,
  shows,
  toasts,
  toTheExport,
  visible,
} from './screen.ts';
import { join, type Statements } from './statement.ts';
import { created, FIGURES, type World } from './world.ts';

const tab = ({ sectorId }: World) => `/sectors/${sectorId}/roi`;
const bare = ({ unfiguredId }: World) => `/sectors/${unfiguredId}/roi`;
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const input = (page: Page, label: string, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^${label}.*${name}`) });
const card = (page: Page, label: string) =>
  page.getByRole('region', { name: 'ROI summary' }).getByText(label, { exact: true }).locator('..');
const INPUTS = ['FTE Count', 'Frequency per year', 'Avg Salary', 'Runtime'];
const STEPS = [0.1, 1, 1, 1];
const CARDS = { 'Total ROI': '$0.11M', Savings: '60.0%', 'Efficiency Gain': '60%' } as const;
const EXPORTS = ['Export to Docs', 'Export to Sheets', 'Export to Slides'];
const flowWorks = (page: Page) => page.getByRole('checkbox', { name: /Flow Works/ });
const HINT = 'Please select at least one vendor to export';
const choose = (page: Page) => row(page, 'Check credit applications').getByRole('checkbox').click();

/** What is entered in a sector of its own, gone afterwards: one analysed process without figures. */
const unfigured =
  (check: (page: Page, world: World, path: string) => Promise<unknown>) =>
  async ({ page, world }: Screen) => {
    const { admin } = world;
    const { id } = created(await admin.post('/api/sectors', { name: 'To calculate', referenceModel: 'BIAN' }));
    const path = `/api/sectors/${id}`;
    const [process] = created(
      await admin.post(`${path}/processes`, [{ code: '1', name: 'Process invoices', level: 2 }]),
    );
    created(await admin.post(`${path}/analyze`, { processIds: [process.id] }));
    await page.goto(`/sectors/${id}/roi`);
    await check(page, world, path);
    await admin.delete(path);
  };
const typeIn = async (page: Page, text: string, process: string, column = 1) => {
  await row(page, process).getByRole('gridcell').nth(column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
};
const fillAll = async (page: Page) => {
  await row(page, 'Process invoices').getByRole('gridcell').nth(1).click();
  for (const figure of Object.values(FIGURES)) {
    await page.keyboard.type(String(figure));
    await page.keyboard.press('Tab');
  }
};

const LOOKS = join<Screen>(
  look(
    tab,
    {
      ...each(
        INPUTS,
        (label) => `2: a process has the input ${label}`,
        (label) => (page) => visible(input(page, label, 'Check credit applications')),
      ),
      '2: the input of runtime is in minutes': hasColumn('Runtime (minutes)'),
      '3: the input of frequency is per year': hasColumn('Frequency per year'),
      '3: the input of salary is annual, in dollars': hasColumn('Avg Salary ($/year)'),
      "2: with results the button is 'Recalculate ROI'": hasButton('Recalculate ROI'),
      ...each(
        Object.keys(CARDS) as (keyof typeof CARDS)[],
        (label) => `2: a summary card is ${label}, with ${CARDS[label]}`,
        (label) => (page) => visible(card(page, label).getByText(CARDS[label], { exact: true })),
      ),
      '2: a summary card is the average payback': (page) => visible(card(page, 'Average Payback')),
      '9: total ROI shows in millions with 2 decimals': (page) =>
        visible(card(page, 'Total ROI').getByText(/^\$\d+\.\d\dM$/)),
      '9: savings percentage shows with 1 decimal': (page) => visible(card(page, 'Savings').getByText(/^\d+\.\d%$/)),
      '9: average payback shows with 1 decimal': (page) =>
        visible(card(page, 'Average Payback').getByText(/^\d+\.\d months$/)),
      '9: Efficiency Gain shows 60% as the average automation rate': async (page) => {
        await visible(card(page, 'Efficiency Gain').getByText('60%', { exact: true }));
        await visible(card(page, 'Efficiency Gain').getByText('average automation rate'));
      },
      '2: processes can be selected': (page) => visible(row(page, 'Check credit applications').getByRole('checkbox')),
      ...each(EXPORTS, (name) => `2: an export button is ${name}`, hasButton),
      ...each(
        EXPORTS,
        (name) => `2: without a vendor ${name} is disabled`,
        (name) => (page) => expect(button(page, name)).toBeDisabled(),
      ),
      [`2: without a vendor: '${HINT}'`]: shows(HINT),
      '2: the export has a vendor selection list': (page) => visible(flowWorks(page)),
      '9: the vendor list has a max height of 15rem': async (page) => {
        const list = flowWorks(page).locator('xpath=ancestor::ul[1]');
        await expect(list).toHaveCSS('max-height', '240px');
        await expect(list).toHaveCSS('overflow-y', 'auto');
      },
    },
    toTheExport,
  ),
  look(
    tab,
    {
      ...each(
        EXPORTS,
        (name) => `5: with a vendor ${name} is enabled`,
        (name) => (page) => expect(button(page, name)).toBeEnabled(),
      ),
      '2: with a vendor the hint goes': (page) => expect(page.getByText(HINT)).toBeHidden(),
    },
    async (page) => {
      await toTheExport(page);
      await flowWorks(page).click();
    },
  ),
  look(bare, {
    "2: before results the button is 'Calculate ROI'": hasButton('Calculate ROI'),
    '2: before results there are no summary cards': (page) =>
      expect(page.getByRole('region', { name: 'ROI summary' })).toHaveCount(0),
  }),
);

/** Sections 2, 4, 5 and 9: the Business Value & ROI tab. */
export const ROI_TAB: Statements<Screen> = join(LOOKS, {
  "2: while figures load: 'Loading ROI...'": loading(tab, 'roi.get', 'Loading ROI...'),
  '2: there is a link to vendor comparison': onTab('/roi', async (page, { processIds }) => {
    await choose(page);
    await page.getByRole('link', { name: 'Compare vendors' }).click();
    await expect(page).toHaveURL(new RegExp(`/vendors-compare\\?processes=${processIds['1.1']}$`));
  }),
  "5: without inputs: 'No inputs provided: Please enter ROI inputs for at least one process'": at(
    bare,
    async (page) => {
      await button(page, 'Calculate ROI').click();
      await toasts(page, 'No inputs provided', 'Please enter ROI inputs for at least one process');
    },
  ),
  '5: a non-numeric entry becomes 0': onTab('/roi', async (page) => {
    await typeIn(page, 'many', 'Check credit applications');
    await expect(input(page, 'FTE Count', 'Check credit applications')).toHaveValue('0');
  }),
  ...each(
    INPUTS,
    (label) => `5: ${label} does not take a negative number`,
    (label) =>
      onTab('/roi', async (page, { admin, sector }) => {
        await typeIn(page, '-5', 'Check credit applications', INPUTS.indexOf(label) + 1);
        await button(page, 'Recalculate ROI').click();
        await expect(input(page, label, 'Check credit applications')).toHaveAttribute('aria-invalid', 'true');
        const rows: object[] = created(await admin.get(`${sector}/roi`)).roiInputs;
        expect(rows.flatMap((row) => Object.values(row)).filter((figure) => figure < 0)).toEqual([]);
      }),
  ),
  ...each(
    INPUTS,
    (label) => `5: the step of ${label} is ${STEPS[INPUTS.indexOf(label)]}`,
    (label) =>
      onTab('/roi', async (page) => {
        const cell = input(page, label, 'Check credit applications');
        const before = Number((await cell.inputValue()).replaceAll(',', ''));
        await cell.click();
        await page.keyboard.press('Alt+ArrowUp');
        await expect
          .poll(async () => Number((await cell.inputValue()).replaceAll(',', '')))
          .toBeCloseTo(before + (STEPS[INPUTS.indexOf(label)] ?? 0), 6);
      }),
  ),
  '4: saving inputs triggers the calculation': unfigured(async (page) => {
    await fillAll(page);
    await button(page, 'Calculate ROI').click();
    await visible(card(page, 'Total ROI').getByText('$0.11M'));
  }),
  '4: saved inputs are kept': unfigured(async (page, { admin }, path) => {
    await fillAll(page);
    await button(page, 'Calculate ROI').click();
    await visible(button(page, 'Recalculate ROI'));
    expect(created(await admin.get(`${path}/roi`)).roiInputs).toEqual([expect.objectContaining(FIGURES)]);
  }),
  "9: without a payback the average is 'N/A'": unfigured(async (page, { admin }, path) => {
    const [{ id: processId }] = created(await admin.get(path)).processes;
    const losing = {
      processId,
      fteCount: 0.1,
      processFrequency: 1,
      averageSalary: 1,
      averageRuntime: 1,
      annualRunCost: 1000,
    };
    created(await admin.post(`${path}/roi/inputs`, [losing]));
    created(await admin.post(`${path}/roi/calculate`));
    await page.reload();
    await visible(card(page, 'Average Payback').getByText('N/A', { exact: true }));
  }),
  "3: estimatedSavings shows as '$NK/yr'": at(
    ({ sectorId, processIds }) => `/sectors/${sectorId}?process=${processIds['1']}`,
    shows('$10K/yr'),
  ),
  '7: the url of an export opens in a new tab': onTab('/roi', async (page) => {
    const opened = page.context().waitForEvent('page');
    await toTheExport(page);
    await flowWorks(page).click();
    await button(page, 'Export to Sheets').click();
    await opened;
    await expect(page).toHaveURL(/\/roi/);
  }),
});
