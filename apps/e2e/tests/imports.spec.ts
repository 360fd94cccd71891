import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(['code,name,level,description', ...rows].join('\n')),
});

test('a corrected file is imported again: its preview says what is updated, and nothing else changes', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Corrected', referenceModel: 'Our own' });
  const address = `/sectors/${sector.id}`;
  const first = [
    { code: '1', name: 'Serve customers', level: 1 },
    { code: '1.1', name: 'Anser letters', level: 2, parentCode: '1' },
    { code: '1.2', name: 'Take calls', level: 2, parentCode: '1' },
  ];
  const [, misspelled] = await requestOk(product, 'POST', `/api${address}/processes`, first);
  const opportunity = { type: 'ai', title: 'Read letters', effort: 2 };
  await requestOk(product, 'POST', `/api${address}/processes/${misspelled.id}/opportunities`, opportunity);
  const names = async (): Promise<string[]> =>
    (await requestOk(product, 'GET', `/api${address}`)).processes.map(({ name }: { name: string }) => name);

  await test.step('from the sector itself', async () => {
    await page.goto(`${address}?view=tree`);
    await page.getByRole('button', { name: 'Add processes' }).click();
    await page.getByRole('menuitem', { name: 'Import a file' }).click();
    const rows = ['1,Serve customers,1,', '1.1,Answer letters,2,By mail', '1.3,Answer chats,2,Online'];
    await page.getByLabel('File to import').setInputFiles(csv('corrected.csv', rows));
    await expect(page.getByText('2 codes of the file are in the sector already')).toBeVisible();
    await expect(page.getByText('Choose what happens to the codes that exist already.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete Import' })).toBeDisabled();
  });

  await test.step('the preview says which ones the choice updates', async () => {
    const tree = page.getByRole('tree', { name: 'Processes in the file' });
    const corrected = tree.getByRole('treeitem', { name: /Answer letters/ });
    await page.getByRole('radio', { name: 'Skip them' }).click();
    await expect(corrected).toContainText('skipped');
    await page.getByRole('radio', { name: 'Update them' }).click();
    await expect(corrected).toContainText('updated');
    await expect(tree.getByRole('treeitem', { name: /Answer chats/ })).not.toContainText('updated');
    await expect(page.getByText('3 processes to import. Nothing is saved yet.')).toBeVisible();
    await expectAccessible(page);
    expect(await names()).toEqual(['Serve customers', 'Anser letters', 'Take calls']);
  });

  await test.step('it is updated in place, with what belongs to it, and the rest stays', async () => {
    await page.getByRole('button', { name: 'Complete Import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Corrected' })).toBeVisible();
    await expect(page.getByText('4 processes').first()).toBeVisible();
    expect((await names()).sort()).toEqual(['Answer chats', 'Answer letters', 'Serve customers', 'Take calls']);
    const [kept] = await requestOk(product, 'GET', `/api${address}/opportunities`);
    expect(kept).toMatchObject({ title: 'Read letters', processId: misspelled.id, processName: 'Answer letters' });
  });
  expect(consoleErrors).toEqual([]);
});
