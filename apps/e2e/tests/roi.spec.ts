import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

/** A 1 × 1 pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('figures lead from inputs over assumptions to a business case and an export', async ({ page, product }) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Worth', referenceModel: 'BIAN' });
  const api = `/api/sectors/${sector.id}`;
  const [, { id: processId }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Lend', level: 1 },
    { code: '1.1', name: 'Process supplier invoices', level: 2, parentCode: '1' },
    { code: '2', name: 'Take deposits', level: 1 },
  ]);
  await requestOk(product, 'POST', `${api}/analyze`, { processIds: [processId] });
  const money = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;
  const figure = (name: string, value: string) =>
    page.getByRole('button', { name: `${name}: ${value}. Where does this number come from?` }).first();

  await test.step('inputs become results', async () => {
    await page.goto(`/sectors/${sector.id}/roi`);
    const row = page.getByRole('row', { name: /Process supplier invoices/ });
    await row.getByRole('gridcell').nth(1).click();
    // FORMULAS.md, golden value G1: 5 FTE, 12,000 a year, $65,000, 30 minutes.
    for (const typed of ['5', '12000', '65000', '30']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Tab');
    }
    await page.getByRole('button', { name: 'Calculate ROI' }).click();
    await expect(row).toContainText('112,500');
    await expect(page.getByRole('row', { name: /1 Lend/ })).toContainText('One process below has figures');
    await expect(page.getByRole('row', { name: /1 Lend/ })).toContainText('$112,500');
    await expect(figure('Total ROI', '$0.11M')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('rows with figures can be had alone, below their headings, and on paper they are all there is', async () => {
    const dataRows = page.getByRole('treegrid').getByRole('rowheader');
    await page.getByRole('checkbox', { name: 'Show all processes' }).click();
    await expect(dataRows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'With figures only (1)' }).click();
    await expect(dataRows).toHaveText([/1 Lend/, /1\.1 Process supplier invoices/]);
    await expect(page).toHaveURL(/show=figures/);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(page.getByRole('treegrid')).toHaveCount(0);
    await expect(page.getByRole('row', { name: /Process supplier invoices/ })).toContainText('$112,500');
    await expect(page.getByText('2 processes without figures are left out.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recalculate ROI' })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    await page.getByRole('checkbox', { name: 'With figures only (1)' }).click();
  });

  await test.step('the results follow an assumption at once', async () => {
    await page.getByRole('radio', { name: 'Assumptions' }).click();
    await page.getByRole('textbox', { name: 'Hours per year' }).fill('1776');
    await page.getByRole('textbox', { name: 'Discount rate' }).fill('8');
    await page.getByRole('button', { name: 'Save assumptions' }).click();
    await expect(page.getByText(/Changed by Ada Tester/).first()).toBeVisible();
    await expectAccessible(page);
    // G2: the same at 1,776 hours.
    await expect(figure('Total ROI', '$0.13M')).toBeVisible();
  });

  await test.step('the business case shows the figures of the API', async () => {
    const businessCase = await requestOk(product, 'GET', `${api}/roi/outlook`);
    await page.getByRole('radio', { name: 'Business case' }).click();
    const { headline, result, range } = businessCase;
    await expect(figure('NPV', money(headline.npv))).toBeVisible();
    const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
    const percent = (value: number) => `${value.toLocaleString('en-US', tenths)}%`;
    await expect(figure('Payback', `${headline.paybackMonths.toFixed(1)} months`)).toBeVisible();
    await expect(figure('P50 of the NPV', money(headline.p50))).toBeVisible();
    await expect(figure('ROI', percent(result.roiPercentage))).toBeVisible();
    await expect(figure('P10', money(range.p10))).toBeVisible();
    await expect(page.getByText(`Seed ${range.seed}`)).toBeVisible();
    await expect(page.getByText('the roadmap’s waves stand in for it', { exact: false })).toBeVisible();
    await expect(page.getByText(/^Pays off until the average automation rate falls to/)).toBeVisible();
    await figure('NPV', money(headline.npv)).click();
    await expect(page.getByRole('dialog')).toContainText(money(result.presentBenefits));
    await expect(page.getByRole('dialog')).toContainText('Set by Ada Tester');
    await page.keyboard.press('Escape');
    await expectAccessible(page);
  });

  await test.step('a scenario of one’s own stands beside the two that are there, and can be taken back', async () => {
    await page.getByRole('button', { name: 'Scenario actions' }).click();
    await page.getByRole('menuitem', { name: 'New scenario' }).click();
    await page.getByLabel('Name').fill('Late and dear');
    await page.getByLabel('Cost, %').fill('150');
    await page.getByLabel('Delay in months').fill('6');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add scenario' }).click();
    const comparison = page.getByRole('region', { name: 'Scenarios side by side' }).first();
    await expect(comparison.getByRole('columnheader', { name: 'Late and dear' })).toBeVisible();
    await expect(comparison.getByRole('columnheader', { name: 'Cash released' })).toBeVisible();
    await expect(page).toHaveURL(/scenario=/);
    const late = (await requestOk(product, 'GET', `${api}/scenarios/compare`)).at(-1);
    await expect(figure('NPV', money(late.headline.npv))).toBeVisible();
    await page.getByRole('button', { name: 'Scenario actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Scenario is back', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Plan' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is accepted yet' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what blocks an export is said before it, with the way to where it is mended', async () => {
    const check = page.getByRole('region', { name: 'Before you hand it over' });
    await check.scrollIntoViewIfNeeded();
    await expect(
      check.getByText('1 thing blocks: until it is fixed, every page of the files says DRAFT.'),
    ).toBeVisible();
    await expect(check.getByRole('listitem').first()).toContainText('Nothing is decided');
    await expect(check.getByRole('link', { name: 'Decide on opportunities' })).toHaveAttribute(
      'href',
      `/sectors/${sector.id}?view=opportunities&show=table&status=proposed`,
    );
  });

  await test.step('an export is built as a job and stands in the list', async () => {
    await page.getByRole('checkbox', { name: /^Add what is only proposed/ }).click();
    const asked = page.waitForRequest((request) => request.url().includes('exports.startExport'));
    const sheets = page.getByRole('button', { name: 'Export to Sheets' });
    await expect(sheets).toBeDisabled();
    await expect(page.getByText('Please select at least one vendor to export').first()).toBeVisible();
    await page.getByLabel('Search vendors').fill('UiPath');
    await page.getByRole('checkbox', { name: /UiPath/ }).click();
    await sheets.click();
    expect((await asked).postDataJSON()).toMatchObject({ 0: { include: 'all' } });
    await expect(page.getByRole('link', { name: /^Download Worth – Blueprint Excel/ })).toBeVisible({
      timeout: 60_000,
    });
    const address = await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href');
    const file = await page.request.get(`${product.url}${address}`);
    expect(file.headers()['content-type']).toContain('spreadsheetml');
  });
  expect(consoleErrors).toEqual([]);
});

test('benchmarks fill what nobody has counted, and the use cases say the rates', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Uncounted', referenceModel: 'APQC PCF' });
  const api = `/api/sectors/${sector.id}`;
  const [, { id: invoices }, { id: wages }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Finance', level: 1 },
    { code: '1.1', name: 'Process supplier invoices', level: 2, parentCode: '1' },
    { code: '2', name: 'Run payroll', level: 1 },
  ]);
  await requestOk(product, 'POST', `${api}/analyze`, { processIds: [invoices, wages] });
  const total = async () => (await requestOk(product, 'GET', `${api}/values`)).total;
  const before = await total();
  await page.goto(`/sectors/${sector.id}/roi`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const runs = (name: string) => row(name).getByRole('textbox', { name: /^Frequency/ });

  await page.getByRole('button', { name: 'Fill with benchmarks' }).click();
  const bar = page.getByRole('region', { name: 'Benchmarks' });
  await expect(bar).toContainText('2 processes show benchmarks in italics');
  await expect(bar).toContainText('1,000 people at $65,000 each');
  await expect(runs('Process supplier invoices')).toHaveValue('');
  await expect(runs('Process supplier invoices')).toHaveAttribute('placeholder', /^[\d,]+$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Accept the benchmark of 1\.1/ }).click();
  await page.getByRole('button', { name: 'Accept all 1' }).click();
  await expect(page.getByText('8 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 unsaved changes')).toBeVisible();
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(page.getByText('ROI calculated', { exact: true })).toBeVisible();
  await expect(runs('Process supplier invoices')).toHaveAccessibleDescription('accepted benchmark');
  await expect(row('1 Finance')).toContainText('One process below has figures');
  // Accepting changes what a cost rests on, not what anything costs or saves.
  const after = await total();
  const sum = (of: 'cost' | 'savings', { measured, benchmark }: typeof after) => measured[of] + benchmark[of];
  expect(after.measured.processes).toBe(1);
  expect(sum('cost', after) / sum('cost', before)).toBeCloseTo(1, 1);
  expect(sum('savings', after) / sum('savings', before)).toBeCloseTo(1, 1);

  await requestOk(product, 'POST', `${api}/roi/inputs`, [{ processId: invoices, automationRate: null }]);
  await page.reload();
  await page.getByRole('button', { name: 'Adopt use-case rates' }).click();
  await expect(page.getByRole('dialog')).toContainText('One process changes');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adopt one rate' }).click();
  await expect(page.getByText('1 rate adopted', { exact: true })).toBeVisible();
  const rate = async () => (await requestOk(product, 'GET', `${api}/roi`)).roiInputs[0].automationRate;
  expect(await rate()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Undo' }).filter({ hasText: 'Undo' }).click();
  await expect.poll(rate).toBeNull();
  expect(consoleErrors).toEqual([]);
});

test('every published figure comes out, on a page that anybody can open', async ({ page }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto('/method');
  const [, passed, all] =
    /(\d+) of (\d+) pass/.exec((await page.getByText(/\d+ of \d+ pass/).textContent()) ?? '') ?? [];
  expect(Number(all)).toBeGreaterThanOrEqual(48);
  expect(passed).toBe(all);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('row', { name: /G9: NPV/ })).toContainText('116,994.37');
  await expect(page.getByText('G7 with half of the benefit in the first year')).toBeVisible();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
});

test('an administrator gives documents a name, a colour and a logo', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  await page.goto('/');
  await page.getByTestId('nav-workspace').click();
  await expect(page.getByRole('region', { name: 'Google Workspace' })).toContainText('Not connected');
  await page.getByLabel('Company name').fill('Lindqvist & Partners');
  await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#ffee88');
  await expect(page.getByText(/Too pale for text/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#0B5C75');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Workspace saved', { exact: true })).toBeVisible();
  await page.getByLabel('Logo file').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO });
  await expect(page.getByRole('img', { name: 'The current logo' })).toBeVisible();
  await expectAccessible(page);
  expect(await requestOk(product, 'GET', '/api/workspace')).toMatchObject({
    companyName: 'Lindqvist & Partners',
    accentColour: '#0b5c75',
    hasLogo: true,
  });
  await page.getByRole('region', { name: 'Logo' }).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No logo yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('img', { name: 'The current logo' })).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
