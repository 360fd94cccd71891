import { expect, type Page, test } from '@playwright/test';
import ExcelJS from 'exceljs';
import { generatedLibrary } from '../bench/generated-library.ts';
import { type Launched, launch } from '../server/launch.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { makeDataDir, READY, removeDataDir } from '../server/start-product.ts';

/** 1,921 processes: generated ones, and a branch whose work is known. */
const LIBRARY = [
  ...generatedLibrary(1917).csv.toString().split('\n'),
  '9,Manage financial resources,1,Money in and money out',
  '9.6,Process accounts payable and expenses,2,From the invoice to the payment',
  '9.6.1,Process accounts payable,3,Invoices of suppliers',
  '9.6.1.1,Match supplier invoices with purchase orders,4,Invoices are compared with orders and receipts line by line',
];
const countOfLevel = (level: number) => LIBRARY.filter((row) => row.split(',')[2] === String(level)).length;

let product: Launched;
let dataDir: string;
let link: string;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  product = launch({ PORT: '0', RATE_LIMIT: 'off', LOG_LEVEL: 'error', DATA_DIR: dataDir });
  await product.printed(READY);
  [link = ''] = await product.printed(/http\S+\?token=\S+/);
});
test.afterAll(async () => {
  product.kill('SIGTERM');
  await product.ended;
  await removeDataDir(dataDir);
});

test('a new consultant goes from the first link to a workbook', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);

  await test.step('signs up by the first-admin link', async () => {
    await page.goto(link);
    await expect(page.getByText("You've been invited! Click Get Started below to create your account.")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Get Started', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Grace');
    await page.getByLabel('Last name').fill('Hopper');
    await page.getByLabel('Email').fill('grace@example.com');
    await page.getByRole('textbox', { name: /^Password/ }).fill('a long enough password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByText('No Sectors Yet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('creates a sector', async () => {
    await page.getByRole('link', { name: 'Add Your First Sector' }).click();
    await page.getByLabel('Sector name').fill('Cross-industry');
    await page.getByLabel('Reference model').fill('APQC PCF');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Sector' }).click();
    await expect(page.getByText('How should Cross-industry get its processes?')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('imports a process library', async () => {
    await page.getByText('Import a file').click();
    await expect(page.getByText('Choose a file with processes')).toBeVisible();
    await expectAccessible(page);
    await page
      .getByLabel('File to import')
      .setInputFiles({ name: 'library.csv', mimeType: 'text/csv', buffer: Buffer.from(LIBRARY.join('\n')) });
    await expect(page.getByText('1,921 processes').first()).toBeVisible();
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    for (const level of [1, 2, 3, 4]) {
      const count = countOfLevel(level).toLocaleString('en-US');
      await expect(page.getByText(count, { exact: true }).first()).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Complete Import' }).click();
    await page
      .getByRole('button', { name: 'View Results' })
      .or(page.getByRole('radio', { name: 'Tree' }))
      .first()
      .waitFor();
    const results = page.getByRole('button', { name: 'View Results' });
    if (await results.isVisible()) await results.click();
    await expect(page.getByRole('heading', { name: 'Cross-industry', level: 1 })).toBeVisible();
    await expect(page.getByText('1,921 processes').first()).toBeVisible();
  });

  await test.step('sees what to do next', async () => {
    await expect(page.getByRole('radio', { name: 'Overview' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Next: Analyze 1,921 processes' })).toBeVisible();
  });

  await test.step('finds and analyses processes', async () => {
    await page.getByRole('radio', { name: 'Tree' }).click();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await page.getByLabel('Search processes').fill('Match supplier invoices');
    const row = page.getByRole('treeitem', { name: /^9.6.1.1 Match supplier invoices/ });
    await row.focus();
    await page.keyboard.press('Space');
    await expect(row).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: 'Analyze', exact: true }).last().click();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible();
    await expect(page.getByText(/\d+ selected/)).toBeHidden();
    await row.click();
    await expect(page.getByText('Built-in analyst').first()).toBeVisible();
  });

  await test.step('adds a vendor to compare with', async () => {
    await page.getByTestId('nav-vendors').click();
    await page.getByRole('button', { name: 'Add Vendor' }).first().click();
    await page.getByRole('textbox', { name: /^Name/ }).first().fill('Acme Flow');
    await page.getByRole('textbox', { name: /^Overview/ }).fill('Workflow and document automation');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add Vendor' }).click();
    await expect(page.getByText('Vendor Created', { exact: true })).toBeVisible();
  });

  const sector = await test.step('enters ROI inputs and calculates', async () => {
    await page.getByTestId('nav-sectors').click();
    await expect(page.getByText('2/4 steps')).toBeVisible();
    await page.getByRole('link', { name: 'Cross-industry' }).click();
    await page.getByText('Business Value & ROI').first().click();
    // The tab before it has a search of the same name.
    await expect(page.getByRole('button', { name: 'Calculate ROI' })).toBeVisible();
    await page.getByLabel('Search processes').fill('Match supplier invoices');
    const row = page.getByRole('row', { name: /Match supplier invoices/ });
    // FORMULAS.md, golden value G1: 5 FTE, 12,000 a year, $65,000, 30 minutes.
    await row.getByRole('gridcell').nth(1).click();
    for (const figure of ['5', '12000', '65000', '30']) {
      await page.keyboard.type(figure);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Calculate ROI' }).click();
    await expect(page.getByText('$0.11M')).toBeVisible();
    await expect(page.getByText('60.0%').first()).toBeVisible();
    await expect(row).toContainText('187,500');
    await expect(row).toContainText('112,500');
    return new URL(page.url()).pathname.split('/')[2];
  });

  await test.step('downloads a workbook whose figures are the API’s', async () => {
    await page.getByRole('checkbox', { name: /Acme Flow/ }).click();
    const exported = page.waitForResponse((response) => response.url().includes('exports.startExport'));
    await page.getByRole('button', { name: 'Export to Sheets' }).click();
    expect((await exported).status()).toBe(200);
    await expect(page.getByRole('link', { name: /Download/ }).first()).toBeVisible({ timeout: 60_000 });
    const [newest] = await (await page.request.get(new URL(`/api/sectors/${sector}/exports`, page.url()).href)).json();
    const file = await page.request.get(new URL(newest.url, page.url()).href);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load((await file.body()).buffer as ArrayBuffer);
    const formulas = workbook.worksheets.flatMap((sheet) =>
      sheet
        .getSheetValues()
        .flatMap((cells) => (Array.isArray(cells) ? cells : []))
        .filter(isFormula),
    );
    expect(formulas.length).toBeGreaterThan(50);
    expect(formulas.map(({ result }) => result)).toEqual(expect.arrayContaining([187_500, 112_500]));
  });

  await test.step('signs out', async () => {
    await openUserMenu(page);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});

const isFormula = (cell: unknown): cell is { formula: string; result: number } =>
  typeof cell === 'object' && cell !== null && 'result' in cell && ('formula' in cell || 'sharedFormula' in cell);

async function openUserMenu(page: Page): Promise<void> {
  await page.getByTestId('button-user-menu').click();
}
