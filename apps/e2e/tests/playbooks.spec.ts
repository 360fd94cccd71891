import { expect } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test('a playbook is looked at, applied and taken back; another is generated, saved and deleted', async ({
  page,
  product,
}) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Playbooks', referenceModel: 'ACORD' });
  const processCount = async () => (await requestOk(product, 'GET', `/api/sectors/${sector.id}`)).processes.length;
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`/sectors/${sector.id}/playbooks`);
  await expect(page.getByRole('heading', { name: 'Agentification Playbooks' })).toBeVisible();
  await expect(page.getByText('14 Available')).toBeVisible();
  await expectAccessible(page);

  await test.step('asks for processes before it generates', async () => {
    await page.getByRole('button', { name: 'Generate Playbook' }).click();
    await expect(page.getByText('No Processes Available', { exact: true })).toBeVisible();
  });

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Motor and home claims' });
  await test.step('previews', async () => {
    await page.getByLabel('Search playbooks').fill('motor home');
    await card.getByRole('button', { name: 'Preview Details' }).click();
    const preview = page.getByRole('dialog');
    for (const [part, words] of [
      ['Processes', 'Level'],
      ['Journeys', 'Moment That Matters'],
      ['ROI', 'FTE Count'],
    ] as const) {
      await preview.getByRole('tab', { name: part }).click();
      await expect(preview.getByText(words).first()).toBeVisible();
      await expectAccessible(page);
    }
    await preview.getByRole('button', { name: 'Close' }).last().click();
  });

  await test.step('applies after saying what it adds', async () => {
    await card.getByRole('button', { name: 'Apply Playbook' }).click();
    await page.getByRole('dialog').getByText('10 processes').click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Apply Playbook' }).click();
    await expect(page.getByText('Playbook Applied Successfully', { exact: true })).toBeVisible();
    expect(await processCount()).toBe(10);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Playbook taken back', { exact: true })).toBeVisible();
    expect(await processCount()).toBe(0);
  });

  await test.step('generates from the sector, and keeps what is typed through a reload', async () => {
    await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
      { code: '1', name: 'Settle claims', level: 1 },
      { code: '1.1', name: 'Check incoming invoices', level: 2, parentCode: '1' },
    ]);
    await reload(page);
    await page.getByRole('button', { name: 'Generate Playbook' }).click();
    await expect(page.getByText('Playbook Generated', { exact: true })).toBeVisible();
    const save = page.getByRole('dialog', { name: 'Save Playbook' });
    await expect(save).toBeVisible();
    await expectAccessible(page);
    await save.getByRole('textbox', { name: /^Name/ }).fill('');
    await expect(save.getByRole('button', { name: 'Save Playbook' })).toBeDisabled();
    await save.getByRole('textbox', { name: /^Name/ }).fill('My own playbook');
    await save.getByRole('button', { name: 'Advanced' }).click();
    await reload(page);
    await expect(save.getByRole('textbox', { name: /^Name/ })).toHaveValue('My own playbook');
    await save.getByRole('button', { name: 'Save Playbook' }).click();
    await expect(page.getByText('Playbook Saved', { exact: true })).toBeVisible();
  });

  const own = page.getByRole('main').getByRole('listitem').filter({ hasText: 'My own playbook' });
  await test.step('exports and imports it as a file', async () => {
    await page.getByLabel('Search playbooks').fill('');
    await expect(own.getByText('Advanced')).toBeVisible();
    await own.getByRole('button', { name: /^More actions/ }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Export as file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('my-own-playbook.playbook.json');
    await page.getByLabel('Playbook file to import').setInputFiles(await file.path());
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Name/ })).toHaveValue('My own playbook');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const wrong = { name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{"name":"x"}') };
    await page.getByLabel('Playbook file to import').setInputFiles(wrong);
    await expect(page.getByText('description: Missing, or not valid').first()).toBeVisible();
  });

  await test.step('edits, deletes and brings back', async () => {
    await own.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: /^Name/ }).fill('My own playbook, again');
    await page.getByRole('dialog').getByRole('button', { name: 'Save Playbook' }).click();
    await own.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(own).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(own).toBeVisible();
  });
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoSidewaysScroll(page);
  expect(consoleErrors).toEqual([]);
});
