import { expect, type Locator, type Page } from '@playwright/test';
import { OPPORTUNITY_TYPE_NAMES, type SectorOpportunity } from '@process-ai/contract/opportunities';
import { generatedLibrary } from '../bench/generated-library.ts';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

/** Other tests have sectors of their own beside these. */
const OWN = ['Freight rail', 'Airports', 'Motor claims'];
const expectOwn = (page: Page, names: string[]) =>
  expect.poll(async () => (await headings(page).allTextContents()).filter((name) => OWN.includes(name))).toEqual(names);
const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** An opportunity as the picture on the landing page words it. */
function inTheRow({ title, type, processCode, processName, estimatedSavings }: SectorOpportunity): string {
  const typeName = OPPORTUNITY_TYPE_NAMES[type];
  return `${title}$${Math.round(estimatedSavings ?? 0)}K/yr${processCode} ${processName}${typeName}`;
}

test('the list of sectors says what each is worth and what happened last; it is searched, sorted and starred', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  for (const name of OWN) {
    await requestOk(product, 'POST', '/api/sectors', { name, referenceModel: 'ACORD' });
  }
  const motor = (await requestOk(product, 'GET', '/api/sectors')).find(({ name }: { name: string }) => name === OWN[2]);
  const path = `/api/sectors/${motor.id}`;
  const [process] = await requestOk(product, 'POST', `${path}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
  ]);
  await requestOk(product, 'POST', `${path}/analyze`, { processIds: [process.id] });

  await test.step('by last change, and what has no ROI inputs yet as a size that opens to its figure', async () => {
    await page.goto('/sectors');
    await expect(headings(page).first()).toHaveText(motor.name);
    await expect(card(page, motor.name).getByText(/^Analyzed 1 process · /)).toBeVisible();
    await card(page, motor.name)
      .getByRole('button', { name: /estimate, no ROI inputs yet/ })
      .click();
    await expect(page.getByText(/by benchmark: these processes have no ROI inputs yet/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/sectors$/);
  });

  await test.step('ROI inputs make it a measured amount', async () => {
    const inputs = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
    await requestOk(product, 'POST', `${path}/roi/inputs`, [{ processId: process.id, ...inputs }]);
    await page.reload();
    await expect(card(page, motor.name).getByText(/^\$[\d,]+K\/yr measured$/)).toBeVisible();
  });

  await test.step('a favorite stands first and in the sidebar, by keyboard', async () => {
    const star = card(page, 'Airports').getByRole('button', { name: 'Favorite: Airports' });
    await star.press('Enter');
    await expectOwn(page, ['Airports', motor.name, 'Freight rail']);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByTestId('nav-airports').click();
    await expect(page.getByRole('heading', { name: 'Airports', level: 1 })).toBeVisible();
    await expect(page.getByTestId('nav-airports')).toHaveAttribute('aria-current', 'page');
    await page.goBack();
    await star.press('Enter');
    await expect(page.getByTestId('nav-airports')).toHaveCount(0);
  });

  await test.step('the address keeps search and order', async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).click();
    await page.getByRole('option', { name: 'Name' }).click();
    await expectOwn(page, ['Airports', 'Freight rail', motor.name]);
    await page.getByRole('searchbox', { name: 'Search sectors' }).fill('freight rail');
    await expect(page.getByText(/^1 of \d+ sectors$/)).toBeVisible();
    await expect(page).toHaveURL(/\?sort=name&q=freight(%20|\+)rail$/);
    await page.reload();
    await expect(headings(page)).toHaveText(['Freight rail']);
    await page.getByRole('searchbox', { name: 'Search sectors' }).fill('nothing like it');
    await expect(page.getByRole('heading', { name: 'No Sector Found' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear Search' }).click();
    await expectOwn(page, ['Airports', 'Freight rail', motor.name]);
  });

  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('one click adds the sample client and opens it, the landing page shows what is in it, and it is deleted like any other', async ({
  page,
  browser,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const name = 'Harbor Mutual Insurance (sample client)';
  await page.goto('/sectors/new');
  await page.getByRole('button', { name: 'Open the sample client' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();

  await test.step('each row on the landing page is an opportunity of the sample client, with its amount', async () => {
    const opportunities = await requestOk(product, 'GET', `/api${new URL(page.url()).pathname}/opportunities`);
    const visitor = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const landing = await visitor.newPage();
    await landing.goto(product.url);
    const rows = landing.getByRole('figure').getByRole('listitem');
    await expect(rows).not.toHaveCount(0);
    const shown = opportunities.map(inTheRow);
    for (const row of await rows.allTextContents()) expect(shown).toContain(row);
    await visitor.close();
  });
  // Other tests may have left a sample client of their own.
  const own = `a[href="${new URL(page.url()).pathname}"]`;
  await page.goto('/sectors');
  const ownCard = page.getByRole('listitem').filter({ has: page.locator(own) });
  await ownCard.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ownCard).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('from the list of sectors to a Word file in seven clicks and a dropped file', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  let clicks = 0;
  const press = async (locator: Locator) => {
    await locator.click();
    clicks += 1;
  };
  await page.goto('/sectors');
  await press(page.getByRole('link', { name: 'Add New Sector' }));

  await test.step('the file proposes name, model and industry, and says why', async () => {
    await drop(page, 'savings-bank.csv', generatedLibrary(300).csv.toString());
    await expect(page.getByLabel('Sector name')).toHaveValue('Savings bank');
    await expect(page.getByLabel('Reference model')).toHaveValue('Own process library');
    await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveText('Banking (from name and description)');
    await expectAccessible(page);
  });
  await press(page.getByRole('button', { name: 'Create Sector' }));

  await test.step('its preview opens at once, with the analysis offered', async () => {
    await expect(page.getByText('300 processes to import.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Then analyze what is new' })).toBeChecked();
    await expectAccessible(page);
  });
  await press(page.getByRole('button', { name: 'Complete Import' }));
  await expect(page.getByText('300 of 300', { exact: true })).toBeVisible({ timeout: 120_000 });

  await press(page.getByRole('button', { name: 'Export…' }));
  const dialog = page.getByRole('dialog', { name: 'Export the blueprint' });
  await press(dialog.getByRole('checkbox', { name: /^Vendors/ }));
  await press(dialog.getByRole('button', { name: 'Export 3 files' }));
  const word = dialog.getByRole('listitem').filter({ hasText: 'Word' });
  await word.getByRole('link', { name: 'Download' }).waitFor({ timeout: 120_000 });
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    press(word.getByRole('link', { name: 'Download' })),
  ]);
  expect(file.suggestedFilename()).toMatch(/^savings-bank-blueprint.*\.docx$/);
  expect(clicks).toBeLessThanOrEqual(7);
  expect(consoleErrors).toEqual([]);
});

/** As a person drops a file from their desktop. */
async function drop(page: Page, fileName: string, text: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([name, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([content], name, { type: 'text/csv' }));
      return data;
    },
    [fileName, text] as const,
  );
  const zone = page.getByText('Choose a file with processes');
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await page
    .getByRole('heading', { name: 'Drop the file to read it' })
    .dispatchEvent('drop', { dataTransfer: transfer });
}
