import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type Pptx from 'pptxgenjs';
import { requestOk } from '../server/ask.ts';
import { collectConsoleErrors, expectAccessible } from '../server/page-checks.ts';
import { test } from '../server/product-test.ts';

const ACCENT = '9C2C77';

test('a firm uploads its template, and hands over a deck in it and in Spanish', async ({ page, product }) => {
  test.setTimeout(600_000);
  const consoleErrors = collectConsoleErrors(page);
  const sector = await requestOk(product, 'POST', '/api/sectors', { name: 'Aguas', referenceModel: 'Our own' });
  const api = `/api/sectors/${sector.id}`;
  const [{ id: processId }] = await requestOk(product, 'POST', `${api}/processes`, [
    { code: '1', name: 'Leer contadores', level: 1, description: 'Se leen y se comprueban los contadores' },
  ]);
  const figures = { fteCount: 5, processFrequency: 12_000, averageSalary: 65_000, averageRuntime: 30 };
  await requestOk(product, 'POST', `${api}/roi/inputs`, [{ ...figures, processId }]);
  await requestOk(product, 'POST', `${api}/roi/calculate`);
  const { id } = await requestOk(product, 'POST', `${api}/processes/${processId}/opportunities`, {
    type: 'ai',
    title: 'Leer sin visitas',
    description: 'Los contadores se leen a distancia',
    effort: 2,
    estimatedSavings: null,
  });
  await requestOk(product, 'POST', `${api}/opportunities/decide`, { opportunityIds: [id], status: 'accepted' });

  await test.step('the template is uploaded with the workspace', async () => {
    await page.goto('/');
    await page.getByTestId('nav-workspace').click();
    const templates = page.getByRole('region', { name: 'Your own templates' });
    await templates
      .getByLabel('Template file for PowerPoint')
      .setInputFiles({ name: 'firm.pptx', mimeType: 'application/octet-stream', buffer: await firmDeck() });
    await expect(templates).toContainText('firm.pptx', { timeout: 60_000 });
    await expectAccessible(page);
  });

  const dialog = page.getByRole('dialog', { name: 'Export the blueprint' });
  await test.step('the preview speaks the language that is chosen for the files', async () => {
    await page.goto(`/sectors/${sector.id}?export=new`);
    const cover = dialog.getByRole('region', { name: 'Cover and footers' });
    await cover.getByRole('button', { name: 'Cover and footers' }).click();
    await cover.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'Spanish' }).click();
    const paper = dialog.getByRole('article', { name: 'Preview of cover and summary' });
    await expect(paper).toContainText('Modelo de referencia', { timeout: 60_000 });
    await expect(dialog.getByRole('heading', { name: 'Resumen ejecutivo' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /^In your own template/ })).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('the deck that is downloaded has the colours of the firm, and Spanish words', async () => {
    for (const name of [/^Vendors/, /^Word/, /^Excel/]) await dialog.getByRole('checkbox', { name }).click();
    await dialog.getByRole('button', { name: /^Export 1 file|^Export the file/ }).click();
    const get = dialog.getByRole('link', { name: /^Download/ }).or(dialog.getByRole('button', { name: /^Download/ }));
    await expect(get.first()).toBeVisible({ timeout: 240_000 });
    const [download] = await Promise.all([page.waitForEvent('download'), get.first().click()]);
    expect(download.suggestedFilename()).toMatch(/\.pptx$/);
    const parts = unzipSync(new Uint8Array(await readFile(await download.path())));
    const textOf = (name: RegExp) =>
      Object.entries(parts)
        .filter(([part]) => name.test(part))
        .map(([, bytes]) => strFromU8(bytes))
        .join('\n');
    expect(textOf(/^ppt\/theme\/theme\d+\.xml$/).toUpperCase()).toContain(ACCENT);
    const slides = textOf(/^ppt\/slides\/slide\d+\.xml$/);
    expect(slides).toContain('puede ahorrar');
    expect(slides).toContain('Por decidir');
    expect(slides).not.toContain('can save');
    expect(consoleErrors).toEqual([]);
  });
});

/** A presentation whose first accent is the firm's. */
async function firmDeck(): Promise<Buffer> {
  // The package types its module as CommonJS, although what Node loads is one of ECMAScript.
  const { default: Presentation } = (await import('pptxgenjs')) as unknown as { default: typeof Pptx.default };
  const deck = new Presentation();
  deck.layout = 'LAYOUT_WIDE';
  deck.defineSlideMaster({ title: 'FIRM', background: { color: 'F3E9DC' } });
  deck.addSlide({ masterName: 'FIRM' });
  const bytes = new Uint8Array((await deck.write({ outputType: 'nodebuffer' })) as Buffer);
  const parts = Object.entries(unzipSync(bytes)).map(([name, part]): [string, Uint8Array] => {
    if (!/^ppt\/theme\/theme\d+\.xml$/.test(name)) return [name, part];
    const accent = `<a:accent1><a:srgbClr val="${ACCENT}"/></a:accent1>`;
    return [name, strToU8(strFromU8(part).replace(/<a:accent1>.*?<\/a:accent1>/s, accent))];
  });
  return Buffer.from(zipSync(Object.fromEntries(parts)));
}
