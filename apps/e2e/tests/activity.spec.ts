import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('the activity of a sector says who did what, leads there, and takes back what can be', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Activity', referenceModel: 'ACORD' });
  const address = `/sectors/${sector.id}`;
  const added: { id: string }[] = await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
    { code: '2', name: 'Approve claim payments', level: 1 },
  ]);
  const titles = ['Read notices', 'Check covers'];
  for (const title of titles) {
    const entered = { type: 'ai', title, effort: 2 };
    await requestOk(product, 'POST', `/api${address}/processes/${added[0]?.id}/opportunities`, entered);
  }
  await requestOk(product, 'DELETE', `/api${address}/processes/${added[1]?.id}`);

  await test.step('a decision made on screen is one line, with the person, and the way there', async () => {
    await page.goto(`${address}?view=opportunities`);
    const row = page.getByRole('row').filter({ hasText: 'Check covers' });
    await expect(row).toContainText(/Accepted by .+ on /);
    await row.getByRole('button', { name: /^Reject/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('link', { name: 'Activity' }).click();
    const line = page.getByRole('listitem').filter({ hasText: 'rejected the opportunity “Check covers”' });
    await expect(line).toContainText('just now');
    await expect(page.getByRole('listitem').filter({ hasText: 'added 2 opportunities' })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('what was deleted comes back by one press, by keyboard', async () => {
    const undo = page.getByRole('button', { name: 'Undo: Deleted the process “Approve claim payments”' });
    await undo.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: 'restored the process' })).toHaveCount(1);
    await expect(undo).toHaveCount(0);
    await page.getByRole('link', { name: 'added 2 processes' }).click();
    await expect(page.getByRole('treeitem', { name: /Approve claim payments/ })).toBeVisible();
  });

  await test.step('filters stand in the address, and can be cleared', async () => {
    await page.goto(`${address}/activity?kind=opportunities`);
    await expect(page.getByRole('listitem').filter({ hasText: 'process' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Kind' }).press('Enter');
    await page.getByRole('option', { name: 'Exports' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'created the sector' })).toHaveCount(1);
  });
  expect(consoleErrors).toEqual([]);
});
