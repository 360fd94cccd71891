import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { signUp } from '../server/sign-up.ts';

const FIGURES = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };

const cell = (page: Page, figure: RegExp, process: string) =>
  page.getByRole('row', { name: new RegExp(process) }).getByRole('textbox', { name: figure });
const enter = async (page: Page, figure: RegExp, process: string, typed: string) => {
  await cell(page, figure, process).click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Tab');
};
const FTE = /^FTE Count/;
const SALARY = /^Avg Salary/;
const RUNTIME = /^Runtime/;
const calculate = async (page: Page) => {
  await page.getByRole('button', { name: /alculate ROI/ }).click();
  await expect(page.getByText('ROI calculated', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
};

test('two persons type into one grid, and nobody loses a figure', async ({ page, product, browser }) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Together', referenceModel: 'BIAN' });
  const api = `/api/sectors/${sector.id}`;
  const [{ id: lend }, { id: check }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Lend', level: 1 },
    { code: '2', name: 'Check', level: 1 },
  ]);
  await requestOk(product, 'POST', `${api}/roi/inputs`, [
    { processId: lend, ...FIGURES },
    { processId: check, ...FIGURES },
  ]);
  await requestOk(product, 'POST', `${api}/analyze`, { processIds: [lend, check] });
  const saved = async () => (await requestOk(product, 'GET', `${api}/roi`)).roiInputs;
  const { token } = await requestOk(product, 'POST', '/api/invitations', {});
  const { cookie, token: annsToken } = await signUp(product.url, token, { email: 'ann@example.com', firstName: 'Ann' });
  const anns = await browser.newContext({
    baseURL: product.url,
    storageState: sessionState({ url: product.url, cookie }),
  });
  const ann = await anns.newPage();
  for (const one of [page, ann]) {
    await one.goto(`/sectors/${sector.id}/roi`);
    await expect(cell(one, FTE, 'Lend')).toHaveValue('5');
  }

  await test.step('different cells of one row both survive', async () => {
    await enter(ann, FTE, 'Lend', '7');
    await enter(page, SALARY, 'Lend', '71000');
    await calculate(ann);
    await calculate(page);
    expect(await saved()).toMatchObject([{ fteCount: 7, averageSalary: 71_000 }, FIGURES]);
    await expect(cell(page, FTE, 'Lend')).toHaveValue('7');
  });

  await test.step('the same cells clash, each in its place, while the rest is saved', async () => {
    await ann.reload();
    await enter(ann, FTE, 'Lend', '12');
    await enter(ann, RUNTIME, 'Check', '31');
    await enter(page, FTE, 'Lend', '9');
    await enter(page, RUNTIME, 'Lend', '45');
    await enter(page, RUNTIME, 'Check', '33');
    await calculate(ann);
    await calculate(page);
    expect(await saved()).toMatchObject([{ fteCount: 12, averageRuntime: 45 }, { averageRuntime: 31 }]);
    await expect(page.getByRole('alert')).toContainText('Others changed 2 figures while you were typing.');
    await expect(cell(page, FTE, 'Lend')).toHaveValue('9');
    await expect(cell(page, RUNTIME, 'Check')).toHaveValue('33');
    await expectAccessible(page);
  });

  await test.step('what waits for a choice outlives a reload, and is not sent without one', async () => {
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Others changed 2 figures');
    await calculate(page);
    expect(await saved()).toMatchObject([{ fteCount: 12 }, { averageRuntime: 31 }]);
  });

  await test.step('one of mine counts, and one of theirs is kept, also by keyboard', async () => {
    await page.getByRole('button', { name: 'Show it' }).click();
    const lending = page.getByRole('row', { name: /Lend/ });
    await expect(lending.getByText('Ann Tester changed this to 12.')).toBeVisible();
    await expect(cell(page, FTE, 'Lend')).toHaveAccessibleDescription('Ann Tester changed this to 12.');
    await lending.getByRole('button', { name: 'Use mine' }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else changed one figure');

    await cell(page, RUNTIME, 'Check').click();
    await expect(page.getByRole('row', { name: /Check/ }).getByText('Ann Tester changed this to 31.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('row', { name: /Check/ }).getByRole('button', { name: 'Keep theirs' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell(page, RUNTIME, 'Check')).toHaveValue('31');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await calculate(page);
    expect(await saved()).toMatchObject([{ fteCount: 9, averageRuntime: 45 }, { averageRuntime: 31 }]);
    await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  });

  await test.step('assumptions: other fields survive, and the same one is named with who set it', async () => {
    const hours = page.getByRole('textbox', { name: 'Hours per year' });
    const save = page.getByRole('button', { name: 'Save assumptions' });
    const assumptions = async () => (await requestOk(product, 'GET', `${api}/roi`)).assumptions;
    await page.getByRole('radio', { name: 'Assumptions' }).click();
    await hours.fill('1776');
    const byAnn = { url: product.url, token: annsToken };
    await requestOk(byAnn, 'PATCH', `${api}/roi/assumptions`, { years: 4 });
    await save.click();
    await expect(save).toBeHidden();
    expect(await assumptions()).toMatchObject({ hoursPerYear: 1776, years: 4 });
    await hours.fill('1800');
    await requestOk(byAnn, 'PATCH', `${api}/roi/assumptions`, { hoursPerYear: 1900 });
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Ann Tester set “Hours per year” to 1900.');
    await expect(hours).toHaveValue('1800');
    await save.click();
    await expect(save).toBeHidden();
    expect(await assumptions()).toMatchObject({ hoursPerYear: 1800, years: 4 });
  });
  await anns.close();
  expect(consoleErrors.filter((line) => !line.includes('409'))).toEqual([]);
});
