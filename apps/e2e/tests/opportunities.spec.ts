import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { startChatModel } from '../server/chat-model.ts';
import { collectConsoleErrors, expectAccessible, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import { sessionState } from '../server/session-state.ts';
import { startProduct } from '../server/start-product.ts';

test('a consultant goes from research to decided opportunities and the landscape', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Telco', referenceModel: 'eTOM' });
  const address = `/sectors/${sector.id}`;

  const added = await test.step('research proposes, and adding says what was there already', async () => {
    await requestOk(product, 'POST', `/api${address}/processes`, [{ code: 'own', name: 'Pay invoices', level: 1 }]);
    await page.goto(`/sectors/new?step=research&sector=${sector.id}`);
    await page.getByRole('button', { name: 'Research', exact: true }).click();
    await expect(page.getByText('Research complete', { exact: true })).toBeVisible();
    await expect(page.getByText('Proposed by: Built-in analyst')).toBeVisible();
    const note = await page
      .getByText(/^\d+ processes of the eTOM library, because the sector follows it\./)
      .textContent();
    await expect(page.getByRole('button', { name: `Add ${note?.split(' ')[0]} Processes` })).toBeVisible();
    // Somebody else adds one of them in the meantime.
    const label = (await page.getByRole('treeitem').first().getAttribute('aria-label')) ?? '';
    const [code = ''] = label.split(' ');
    await requestOk(product, 'POST', `/api${address}/processes`, [{ code, name: 'Added meanwhile', level: 1 }]);
    await page.getByRole('button', { name: /^Add [\d,]+ Process/ }).click();
    await expect(page.getByText('1 process was already there and left out.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'View Results' }).click();
    const { processes } = await requestOk(product, 'GET', `/api${address}`);
    expect(processes.length).toBeGreaterThan(20);
    return processes.length as number;
  });

  await test.step('the analysis of the selection shows its progress, and clears the selection', async () => {
    await page.getByRole('radio', { name: 'Tree' }).click();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Analyze', exact: true }).last().click();
    await expect(page.getByText('Analysis complete', { exact: true })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/processes selected/)).toBeHidden();
    const listed = await requestOk(product, 'GET', `/api${address}/opportunities`);
    expect(listed.length).toBeGreaterThan(added / 2);
  });

  await test.step('opportunities of a process are accepted, edited, rejected, taken back and added', async () => {
    await page.goto(`${address}?view=tree`);
    await page.getByLabel('Search processes').fill('Pay invoices');
    await page.getByRole('treeitem', { name: /^own Pay invoices/ }).click();
    const panel = page.getByLabel('Process details');
    const cards = panel.getByRole('article');
    await expect(cards.first()).toBeVisible();
    const count = await cards.count();
    await expect(panel.getByText('Source: Built-in analyst')).toHaveCount(count);

    const accept = cards.first().getByRole('button', { name: /^Accept/ });
    await accept.click();
    await expect(accept).toHaveAttribute('aria-pressed', 'true');

    await cards.first().getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Title').fill('Match invoices to orders');
    await page.getByLabel(/^Your figure for savings/).fill('900000');
    await expect(page.getByText(/more than the \$[\d,]+K\/yr the process costs/)).toBeVisible();
    await page.getByRole('button', { name: 'Clear your figure' }).click();
    await expect(page.getByText(/the process costs/)).toBeHidden();
    await page.getByLabel(/^Your figure for savings/).fill('75');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const edited = panel.getByRole('article', { name: 'Opportunity: Match invoices to orders' });
    await expect(edited).toContainText('$75K/yr your figure');
    await expect(edited).toContainText('edited by a person');

    await edited.getByRole('button', { name: /^Reject/ }).click();
    await expect(edited).toBeHidden();
    await expect(page.getByText(/It (moves|takes) \$[\d,]+K\/yr by benchmark/).first()).toBeVisible();
    await panel.getByRole('button', { name: 'Rejected', exact: true }).click();
    await expect(page.getByText('Took away: $75K/yr your figure')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(edited).toBeVisible();
    await edited.getByRole('button', { name: /^Edit/ }).click();
    await page.getByRole('button', { name: 'Clear your figure' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(edited).not.toContainText('your figure');
    // Its use case releases payments from one system: it keeps losses away, and counts no money until somebody says so.
    await expect(edited.getByRole('button', { name: /^Losses −\d+%/ })).toBeVisible();

    await panel.getByRole('button', { name: 'Add opportunity' }).click();
    await page.getByLabel('Title').fill('Read invoices from e-mail');
    await reload(page); // What was typed survives.
    await expect(page.getByLabel('Title')).toHaveValue('Read invoices from e-mail');
    await page.getByLabel(/^Your figure for savings/).fill('40');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    const own = panel.getByRole('article', { name: 'Opportunity: Read invoices from e-mail' });
    await expect(own).toContainText('Source: Added by hand');
  });

  await test.step('an answer of a person goes before the analyst’s', async () => {
    const panel = page.getByLabel('Process details');
    await panel.getByText('questions answered').click();
    const rules = panel.getByRole('combobox', { name: 'Answer: Does it follow clear rules?' });
    await rules.click();
    await page.getByRole('option', { name: '1 – no' }).click();
    await expect(panel.getByText('Answered by Ada Tester')).toBeVisible();
    await panel.getByRole('button', { name: /^Automation: \d+ of 100/ }).click();
    await expect(page.getByText('Criteria score = 100 ×')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('across the sector they are filtered, sorted and decided on together', async () => {
    await page.goto(`${address}?view=opportunities&q=invoices`);
    const rows = page.getByRole('grid').getByRole('row');
    await expect(rows.filter({ hasText: 'Match invoices to orders' }).first()).toBeVisible();
    await expect(page.getByRole('img', { name: 'Value and effort' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText(/opportunities accepted$/).first()).toBeVisible();
    const listed = await requestOk(product, 'GET', `/api${address}/opportunities`);
    const chosen = listed.filter(({ title }: { title: string }) => /invoices/i.test(title));
    expect(new Set(chosen.map(({ status }: { status: string }) => status))).toEqual(new Set(['accepted']));

    const row = rows.filter({ hasText: 'Read invoices from e-mail' });
    await row.focus();
    await page.keyboard.press('Delete');
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: 'Rejected', exact: true }).click();
    await page.getByRole('button', { name: 'Take back Read invoices from e-mail' }).click();
    // Also once the toast has come, which opened later.
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  await test.step('the landscape goes into a branch, and a reload shows the same', async () => {
    await page.getByRole('radio', { name: 'Landscape' }).click();
    await page.getByRole('radio', { name: 'Suitability' }).click();
    const map = page.getByRole('group', { name: 'Landscape' });
    const boxes = map.getByRole('button');
    await boxes.first().focus();
    const entered = ((await boxes.first().getAttribute('title')) ?? '').split(',')[0] ?? '';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Landscape: ${entered}` })).toBeVisible();
    await expect(page).toHaveURL(/view=landscape.*colour=suitability|colour=suitability.*view=landscape/);
    await reload(page);
    await expect(page.getByRole('heading', { name: `Landscape: ${entered}` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Table' }).click();
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Landscape', exact: true })).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});

test('a reload finds the running analysis again, and cancelling keeps what it has found', async ({ browser }) => {
  const model = await startChatModel(500);
  const product = await startProduct({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow-model' });
  try {
    const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Many', referenceModel: 'BIAN' });
    const address = `/sectors/${sector.id}`;
    const rows = Array.from({ length: 400 }, (_, n) => ({ code: `${n + 1}`, name: `Check region ${n}`, level: 1 }));
    await requestOk(product, 'POST', `/api${address}/processes`, rows);

    const page = await browser.newPage({ baseURL: product.url, storageState: sessionState(product) });
    await page.goto(`${address}?view=tree`);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Analyze', exact: true }).last().click();
    const progress = page.getByRole('progressbar', { name: 'Analysis' });
    await expect(progress).toHaveAttribute('aria-valuemax', '400');
    await reload(page);
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
    await expect(page.getByText(/^Analyzing Check region/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Analysis stopped', { exact: true })).toBeVisible();
    await expect(progress).toBeHidden();
    const [{ counts }] = await requestOk(product, 'GET', '/api/sectors');
    expect(counts.opportunities).toBeGreaterThan(0);
    expect(counts.opportunities).toBeLessThan(400);
    await page.close();
  } finally {
    await product.remove();
    await model.close();
  }
});
