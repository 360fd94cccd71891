import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { requestOk } from '../server/ask.ts';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const ARABIC = 'معالجة المطالبات: يراجع الموظف كل طلب خلال يومين، ثم يرسل القرار إلى العميل.';

test('a document is summarised, its passages are shown, and its figures become ROI inputs', async ({
  page,
  product,
}) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Insights', referenceModel: 'ACORD' });
  await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
    { code: '1', name: 'Register motor claims', level: 1 },
  ]);
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`/sectors/${sector.id}/insights`);
  await expect(page.getByText('No Insights Yet')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Upload & Analyze' });
  await expect(submit).toBeDisabled();
  await expectAccessible(page);

  await test.step('refuses another type', async () => {
    await page
      .getByLabel('Document to upload')
      .setInputFiles({ name: 'a.txt', mimeType: '', buffer: Buffer.from('a') });
    await expect(page.getByText('Invalid File Type', { exact: true })).toBeVisible();
    await expect(submit).toBeDisabled();
  });

  await test.step('uploads and summarises', async () => {
    const buffer = Buffer.from(oneLinePdf('Each motor claim takes 2 hours to register in the portal.'));
    await page.getByLabel('Document to upload').setInputFiles({ name: 'claims.pdf', mimeType: '', buffer });
    await expect(page.getByText('1 KB', { exact: true })).toBeVisible();
    await submit.click();
    await expect(page.getByText('Insight uploaded and summarized successfully', { exact: true })).toBeVisible({
      timeout: 30_000,
    });
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'claims.pdf' });
    await expect(card.getByText('AI-Generated Summary')).toBeVisible();
    await expect(card.getByText('by Built-in analyst')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('shows the cited passage', async () => {
    await page
      .getByRole('button', { name: /^p\. 1/ })
      .first()
      .click();
    const reader = page.getByRole('dialog', { name: 'Text of claims.pdf' });
    await expect(reader.locator('mark')).toContainText('Each motor claim takes 2 hours to register in the portal.');
    await reload(page);
    await expect(reader.locator('mark')).toBeVisible();
    await reader.getByLabel('Search in the text').fill('PORTAL');
    await reader.getByLabel('Search in the text').press('Enter');
    await expect(reader.getByText('1 of 1 matches')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(reader).toBeHidden();
  });

  await test.step('takes a figure over', async () => {
    await page.getByRole('button', { name: /^Use in ROI: Runtime/ }).click();
    await page.getByRole('combobox', { name: /^Process/ }).click();
    await page.getByRole('option', { name: /Register motor claims/ }).click();
    await expect(page.getByText('not set')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save input' }).click();
    await expect(page.getByText('ROI input saved', { exact: true })).toBeVisible();
    const { roiInputs } = await requestOk(product, 'GET', `/api/sectors/${sector.id}/roi`);
    expect(roiInputs).toMatchObject([{ averageRuntime: 120, fteCount: 0 }]);
  });

  await test.step('deletes after asking, and brings back', async () => {
    let asked = '';
    page.once('dialog', (dialog) => {
      asked = dialog.message();
      void dialog.accept();
    });
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('No Insights Yet')).toBeVisible();
    expect(asked).toBe('Are you sure you want to delete this insight?');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('AI-Generated Summary')).toBeVisible();
  });

  await test.step('reads scripts that run from the right', async () => {
    const paragraphs = Array.from({ length: 5 }, () => new Paragraph(ARABIC));
    const buffer = await Packer.toBuffer(new Document({ sections: [{ children: paragraphs }] }));
    await page.getByLabel('Document to upload').setInputFiles({ name: 'arabic.docx', mimeType: '', buffer });
    await submit.click();
    await expect(page.getByRole('heading', { name: 'arabic.docx' })).toBeVisible();
    await expect(page.getByText('معالجة المطالبات').first()).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
  });
  expect(consoleErrors).toEqual([]);
});

test('a folder is dropped: each document with its progress, what it says beside the process, and used as its input', async ({
  page,
  product,
}, testInfo) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Evidence', referenceModel: 'Our own' });
  const [process] = await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
    { code: '1', name: 'Match invoices with purchase orders', level: 1 },
  ]);
  const folder = testInfo.outputPath('documents');
  await mkdir(path.join(folder, 'below'), { recursive: true });
  const SAID = 'About 14,500 invoices a month are matched with purchase orders by hand.';
  await writeFile(path.join(folder, 'report.pdf'), oneLinePdf(SAID));
  await writeFile(path.join(folder, 'below', 'broken.pdf'), '%PDF-1.4 cut');
  await writeFile(path.join(folder, 'notes.txt'), 'Plain text');
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`/sectors/${sector.id}/insights`);

  const panel = page.getByText('Choose documents, or drop them or their folder here');
  await panel.waitFor();
  const box = await panel.boundingBox();
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5, data });
  }
  const list = page.getByRole('list', { name: 'Documents to upload' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list.getByRole('listitem').filter({ hasText: 'notes.txt' })).toContainText('Not a PDF');
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'broken.pdf' })).toContainText('damaged', {
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: 'report.pdf' })).toBeVisible();
  await expect(page.getByText('by Built-in analyst')).toBeVisible({ timeout: 60_000 });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  await requestOk(product, 'POST', `/api/sectors/${sector.id}/analyze`, { processIds: [process.id] });
  await page.goto(`/sectors/${sector.id}?process=${process.id}`);
  const evidence = page.getByRole('region', { name: 'What documents say about it' });
  await expect(evidence.getByText(SAID)).toBeVisible();
  await expect(evidence.getByText('For it: volume')).toBeVisible();
  await expectAccessible(page);
  await evidence.getByRole('button', { name: /^Use in ROI: Frequency/ }).click();
  await page.getByRole('button', { name: 'Save input' }).click();
  await expect(page.getByText('ROI input saved', { exact: true })).toBeVisible();
  const { roiInputs } = await requestOk(product, 'GET', `/api/sectors/${sector.id}/roi`);
  expect(roiInputs).toMatchObject([{ processId: process.id, processFrequency: 174_000 }]);

  await page.goto(`/sectors/${sector.id}/roi`);
  await page.getByRole('textbox', { name: /^Frequency per year/ }).waitFor();
  await expect(page.getByRole('button', { name: /^From documents/ })).toHaveCount(0);
  await requestOk(product, 'POST', `/api/sectors/${sector.id}/roi/inputs`, [
    { processId: process.id, processFrequency: 10 },
  ]);
  await reload(page);
  await page.getByRole('button', { name: 'From documents (1)' }).click();
  await expect(page.getByText('Frequency per year: 10 → 174,000')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Use Frequency per year/ }).click();
  await expect(page.getByText('Every figure is in use.')).toBeVisible();
  const { inputChanges } = await requestOk(product, 'GET', `/api/sectors/${sector.id}/roi`);
  expect(inputChanges[process.id].sources.processFrequency).toContain('report.pdf, p. 1: “');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Frequency per year: 10 → 174,000')).toBeVisible();

  await page.goto(`/sectors/${sector.id}?process=${process.id}`);
  await evidence.getByRole('link', { name: 'report.pdf, p. 1' }).click();
  const reader = page.getByRole('dialog', { name: 'Text of report.pdf' });
  await expect(reader.locator('mark')).toContainText(SAID);
  await expectAccessible(page);
  await reader.getByRole('link', { name: /Match invoices/ }).click();
  await expect(page).toHaveURL(new RegExp(`process=${process.id}`));
  // The damaged one is refused.
  expect(consoleErrors.filter((error) => !error.includes('422'))).toEqual([]);
});
