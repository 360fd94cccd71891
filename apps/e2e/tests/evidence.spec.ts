import { expect, type Page } from '@playwright/test';
import { requestOk } from '../server/ask.ts';
import { oneLinePdf } from '../server/one-line-pdf.ts';
import { collectConsoleErrors, expectAccessible, expectNoSidewaysScroll } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const SAID = 'About 14,500 invoices a month are matched with purchase orders by hand.';

test('a sentence that is tied to the wrong process is put right by mouse and by keyboard, and taken back', async ({
  page,
  product,
}) => {
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Corrected', referenceModel: 'Our own' });
  const [match, travel] = await requestOk(product, 'POST', `/api/sectors/${sector.id}/processes`, [
    { code: '1', name: 'Match invoices with purchase orders', level: 1 },
    { code: '2', name: 'Check travel expense claims', level: 1 },
  ]);
  const consoleErrors = collectConsoleErrors(page);
  await page.goto(`/sectors/${sector.id}/insights`);
  const file = { name: 'report.pdf', mimeType: '', buffer: Buffer.from(oneLinePdf(SAID)) };
  await page.getByLabel('Document to upload').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload & Analyze' }).click();
  await expect(page.getByText('by Built-in analyst')).toBeVisible({ timeout: 60_000 });
  // Its evidence follows its summary.
  const said = () => requestOk(product, 'GET', `/api/sectors/${sector.id}/evidence`);
  await expect.poll(async () => (await said()).length, { timeout: 60_000 }).toBe(1);
  const [insight] = await requestOk(product, 'GET', `/api/sectors/${sector.id}/insights`);
  const of = (process: { id: string }) => `/sectors/${sector.id}?process=${process.id}`;
  const evidence = page.getByRole('region', { name: 'What documents say about it' });

  await test.step('moved by mouse, and read on the other process', async () => {
    await page.goto(of(match));
    await evidence.getByRole('button', { name: /^Correct what this is about/ }).click();
    await page.getByRole('menuitem', { name: 'Move to Another Process…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Which process is this about?' });
    await dialog.getByRole('combobox', { name: /^Process/ }).click();
    await page.getByRole('combobox', { name: 'Search processes' }).fill('travel');
    await page.getByRole('option', { name: /Check travel expense claims/ }).click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(evidence.getByText('No document says anything about it now.')).toBeVisible({ timeout: 30_000 });
    await expect(evidence.getByRole('heading')).toBeFocused();
    await expect(page.getByText('Assigned to the process', { exact: true })).toBeVisible();
    await page.goto(of(travel));
    await expect(evidence.getByText(SAID)).toBeVisible();
    await expect(evidence.getByText('Assigned by Ada Tester')).toBeVisible();
    await expect(evidence.getByText(/^Frequency per year: 174,000/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('set aside by keyboard, and taken back in the toast', async () => {
    await evidence.getByRole('button', { name: /^Correct what this is about/ }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Not about This Process' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Set aside: it is about no process', { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(evidence.getByText(SAID)).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(evidence.getByText(SAID)).toBeVisible({ timeout: 30_000 });
    await evidence.getByRole('button', { name: /^Undo, and go by its words again/ }).press('Enter');
    await expect(evidence.getByText(SAID)).toBeHidden({ timeout: 30_000 });
    await page.goto(of(match));
    await expect(evidence.getByText(SAID)).toBeVisible();
    await expect(evidence.getByText(/^Assigned by/)).toBeHidden();
  });

  await test.step('on a phone, in the figures of the document', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await requestOk(product, 'PUT', `/api/sectors/${sector.id}/insights/${insight.id}/evidence`, {
      quote: SAID,
      processId: null,
    });
    await page.goto(`/sectors/${sector.id}/insights?document=${insight.id}&view=facts`);
    const reader = page.getByRole('dialog', { name: 'Text of report.pdf' });
    await expect(reader.getByText('About no process').first()).toBeVisible();
    await expect(reader.getByText('Set aside by Ada Tester').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const assign = reader.getByRole('button', { name: /^Assign to a Process/ }).first();
    for (const button of [assign, reader.getByRole('button', { name: /^Undo/ }).first()]) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await assign.press('Enter');
    await chooseByKeyboard(page, 'travel');
    await expect(reader.getByRole('link', { name: /Check travel expense claims/ }).first()).toBeVisible({
      timeout: 30_000,
    });
    await expect(reader.getByText('Assigned by Ada Tester').first()).toBeVisible();
    await expect(reader.getByRole('button', { name: /^Correct what this is about/ }).first()).toBeFocused();
  });
  expect(consoleErrors).toEqual([]);
});

async function chooseByKeyboard(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Which process is this about?' });
  await dialog.getByRole('combobox', { name: /^Process/ }).press('Enter');
  await page.getByRole('combobox', { name: 'Search processes' }).fill(words);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Assign', exact: true }).press('Enter');
}
