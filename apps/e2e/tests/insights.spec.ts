import { expect } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { requestOk } from '../server/ask.ts';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll, reload } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

test.use({ actionTimeout: 15_000 });

const ARABIC = 'معالجة المطالبات: يراجع الموظف كل طلب خلال يومين، ثم يرسل القرار إلى العميل.';

test('a document is summarised, its passages are shown, and its figures become ROI inputs', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000);
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
    await expect(page.getByText('0.00 MB')).toBeVisible();
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
    await expect(page.getByRole('heading', { name: 'arabic.docx' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('معالجة المطالبات').first()).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoSidewaysScroll(page);
  });
  expect(consoleErrors).toEqual([]);
});
