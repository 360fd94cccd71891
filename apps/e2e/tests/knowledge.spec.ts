import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a sector says who it is, its analysis what it stands on, and where nothing is known that is said calmly', async ({
  page,
  product,
}) => {
  const consoleErrors = collectConsoleErrors(page);

  const sectorId = await test.step('the industry is proposed from the words, and can be corrected', async () => {
    await page.goto('/sectors/new');
    await page.getByLabel('Sector name').fill('Stadtwerke Nordheim');
    await page.getByLabel('Reference model').fill('Our own');
    const industry = page.getByRole('combobox', { name: 'Industry' });
    await expect(industry).toHaveText(/Energy and water utilities \(from name and description\)/);
    await page.getByText('Size and place').click();
    await page.getByLabel('Employees').fill('many');
    await page.getByRole('button', { name: 'Create Sector' }).click();
    await expect(page.getByText(/Must be a whole number|Invalid input/).first()).toBeVisible();
    await page.getByLabel('Employees').fill('1,200');
    await page.getByLabel('Countries').fill('de, at');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create Sector' }).click();
    await page.getByRole('link', { name: 'Decide later and open the sector' }).click();
    await page.getByRole('button', { name: 'Energy and water utilities, proposed · 1,200 employees' }).click();
    await page.getByRole('combobox', { name: 'Industry' }).click();
    await page.getByRole('option', { name: 'Logistics' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Logistics · 1,200 employees' })).toBeVisible();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const { profile } = await requestOk(product, 'GET', `/api/sectors/${id}`);
    expect(profile).toMatchObject({ industry: 'logistics', countries: ['DE', 'AT'], employees: 1200 });
    return id;
  });

  await test.step('opportunities say their basis, and how to start', async () => {
    const rows = [
      { code: '1', name: 'Process accounts payable (AP)', level: 3 },
      { code: '2', name: 'Check freight invoices', level: 3 },
      { code: '3', name: 'Report puffin sightings', level: 3 },
    ];
    const added = await requestOk(product, 'POST', `/api/sectors/${sectorId}/processes`, rows);
    const processIds = added.map(({ id }: { id: string }) => id);
    await requestOk(product, 'POST', `/api/sectors/${sectorId}/analyze`, { processIds });
    await page.goto(`/sectors/${sectorId}?view=tree`);
    await page.getByRole('treeitem', { name: /^1 Process accounts payable/ }).click();
    const panel = page.getByLabel('Process details');
    await expect(panel.getByText('Known by its name')).toBeVisible();
    const card = panel.getByRole('article').first();
    await expect(card.getByRole('button', { name: 'Known name, 90% sure' })).toBeVisible();
    await card.getByText('How to start, and what it takes').click();
    await expect(card.getByText('What can be shown within 30 days')).toBeVisible();
    await expect(card.getByText('Main risk and control')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a process that nothing is known of says so, what would help, and general ideas on request', async () => {
    const silent = page.getByRole('treeitem', { name: '3 Report puffin sightings, level 3, no known use case' });
    await silent.click();
    const panel = page.getByLabel('Process details');
    await expect(panel.getByText('No known use case fits')).toBeVisible();
    await expect(panel.getByText('A description of what is done, with what, and what comes out.')).toBeVisible();
    await panel.getByRole('button', { name: 'Show general ideas' }).click();
    await expect(panel.getByRole('heading', { name: 'General ideas' })).toBeVisible();
    await expect(panel.getByText(/They carry no savings/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the list is filtered by basis, and the landscape says it too', async () => {
    await page.goto(`/sectors/${sectorId}?view=opportunities`);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('combobox', { name: 'Basis' }).click();
    await page.getByRole('option', { name: 'Known name' }).click();
    await expect(page).toHaveURL(/basis=known/);
    const rows = page.getByRole('row', { name: /Known name, 90% sure/ });
    await expect(rows.first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Check freight invoices/ })).toHaveCount(0);

    await page.goto(`/sectors/${sectorId}?view=landscape`);
    await page.getByRole('radio', { name: 'Table' }).click();
    await expect(page.getByRole('row', { name: /Report puffin sightings.*no known use case/ })).toBeVisible();
    await expectAccessible(page);
  });

  expect(consoleErrors).toEqual([]);
});
