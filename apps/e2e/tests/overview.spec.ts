import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a sector opens on its overview, whose one button goes with the work', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Overview', referenceModel: 'ACORD' });
  const address = `/sectors/${sector.id}`;
  const next = page.getByRole('region', { name: 'Next step' });

  await test.step('without processes it offers the ways to them', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'No Processes Yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add processes', exact: true })).toHaveCount(0);
  });

  await requestOk(product, 'POST', `/api${address}/processes`, [
    { code: '1', name: 'Take first notice of loss', level: 1 },
    { code: '2', name: 'Approve and issue claim payments', level: 1 },
  ]);

  await test.step('analyzes all by one press, by keyboard', async () => {
    await page.goto(address);
    await expect(page.getByText('0 of 2', { exact: true })).toBeVisible();
    await next.getByRole('button', { name: 'Next: Analyze 2 processes' }).press('Enter');
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
    await expect(page.getByText('Analyzed 2 processes')).toBeVisible();
    await expect(next.getByRole('link', { name: /^Next: Decide/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('each figure leads to where it comes from', async () => {
    await page.getByRole('button', { name: /^Analyzed: 2 of 2/ }).click();
    await page.getByRole('link', { name: 'Open the tree' }).click();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await page.goBack();
    await next.getByRole('link', { name: /^Next: Decide/ }).click();
    await expect(page).toHaveURL(/view=opportunities&status=proposed/);
    const listed: { id: string }[] = await requestOk(product, 'GET', `/api${address}/opportunities`);
    const opportunityIds = listed.map(({ id }) => id);
    await requestOk(product, 'POST', `/api${address}/opportunities/decide`, { opportunityIds, status: 'accepted' });
    await page.goto(address);
    await expect(page.getByRole('button', { name: new RegExp(`^Accepted: ${listed.length}\\.`) })).toBeVisible();
    await next.getByRole('link', { name: 'Next: Fill in the ROI inputs' }).click();
    await expect(page.getByRole('tab', { name: 'Business Value & ROI', selected: true })).toBeVisible();
  });

  await test.step('a link into the tree opens the tree, which stays when the search is cleared', async () => {
    await page.goto(`${address}?q=payments`);
    await expect(page.getByRole('treeitem')).toHaveCount(1);
    await page.getByLabel('Search processes').fill('');
    await expect(page.getByRole('treeitem')).toHaveCount(2);
    await expect(page.getByRole('radio', { name: 'Tree' })).toBeChecked();
  });

  await test.step('processes can be added from every view', async () => {
    const add = page.getByRole('button', { name: 'Add processes', exact: true });
    for (const [item, url] of [
      ['Import a file', /step=import/],
      ['Research', /step=research/],
      ['From a playbook', /\/playbooks$/],
      ['By hand', /add=/],
    ] as const) {
      await page.goto(`${address}?view=landscape`);
      await add.press('Enter');
      await page.getByRole('menuitem', { name: item }).click();
      await expect(page).toHaveURL(url);
    }
    await expect(page.getByRole('dialog', { name: 'Add Process' })).toBeVisible();
  });
  expect(consoleErrors).toEqual([]);
});
