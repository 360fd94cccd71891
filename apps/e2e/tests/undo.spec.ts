import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';
import type { Product } from '../server/start-product.ts';

const PROCESSES = [
  { code: '1', name: 'Settle claims', level: 1 },
  { code: '1.1', name: 'Register claims', level: 2, parentCode: '1' },
  { code: '1.2', name: 'Pay claims', level: 2, parentCode: '1' },
];
const KEPT = ['1 Settle claims: has sub-processes that stay', '1.2 Pay claims: is a step of a journey'];

const newSector = async (product: Product): Promise<string> =>
  (await requestOk(product, 'POST', '/api/sectors', { name: 'Undo', referenceModel: 'BIAN' })).id;
const addJourney = (product: Product, sectorId: string) =>
  requestOk(product, 'POST', `/api/sectors/${sectorId}/journeys`, {
    name: 'A claim',
    touchPoints: [{ name: 'T', description: 'D', type: 'human', processStep: '1.2' }],
  });

test('an import and a playbook that are undone name what stays, and why', async ({ page, product }) => {
  const consoleErrors = collectConsoleErrors(page);
  await test.step('an import', async () => {
    const sectorId = await newSector(product);
    await page.goto(`/sectors/new?step=import&sector=${sectorId}`);
    const rows = PROCESSES.map(({ code, name, level, parentCode = '' }) => [code, name, level, parentCode].join(','));
    const buffer = Buffer.from(['code,name,level,parent', ...rows].join('\n'));
    await page.getByLabel('File to import').setInputFiles({ name: 'claims.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Complete Import' }).click();
    await expect(page).toHaveURL(new RegExp(`/sectors/${sectorId}`));
    await addJourney(product, sectorId);
    await page.goto(`/sectors/new?step=import&sector=${sectorId}`);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByRole('list', { name: '2 processes kept' }).getByRole('listitem')).toHaveText(KEPT);
    await expectAccessible(page);
  });

  await test.step('a playbook', async () => {
    const sectorId = await newSector(product);
    const playbook = { name: 'Claims', description: 'Settled at once', processes: PROCESSES };
    const { id } = await requestOk(product, 'POST', '/api/playbooks', playbook);
    await requestOk(product, 'POST', `/api/sectors/${sectorId}/apply-playbook/${id}`);
    await addJourney(product, sectorId);
    await page.goto(`/sectors/${sectorId}/playbooks`);
    await page.getByRole('button', { name: 'Take back: Claims' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    const kept = page.getByRole('list', { name: 'Kept, because somebody has worked on it since' });
    await expect(kept.getByRole('listitem')).toHaveText(KEPT);
    await expectAccessible(page);
  });
  expect(consoleErrors).toEqual([]);
});
