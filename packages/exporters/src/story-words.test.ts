import { buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportDocs } from './docs/export-docs.ts';
import { exampleClient } from './example-client.fixture.ts';
import { monthsOf } from './figure-words.ts';
import { exportSheets } from './sheets/export-sheets.ts';
import { exportSlides } from './slides/export-slides.ts';
import { readSlides } from './slides/read-slides.fixture.ts';

test('document, deck and workbook lead with one payback: that of the business case', async () => {
  const blueprint = buildBlueprint(exampleClient());
  const payback = blueprint.businessCase?.base.paybackMonths ?? null;
  // Else the test could not tell them apart.
  expect(monthsOf(payback)).not.toBe(monthsOf(blueprint.summary.portfolioPaybackMonths));

  const document = strFromU8(unzipSync(await exportDocs(blueprint))['word/document.xml'] ?? new Uint8Array());
  const texts: string[] = document.match(/(?<=<w:t[^>]*>)[^<]+/g) ?? [];
  expect(texts[texts.indexOf('Payback') + 1]).toBe(monthsOf(payback));

  const [, summary] = readSlides(await exportSlides(blueprint));
  expect(summary?.title).toContain(`earns it back in ${monthsOf(payback)}`);
  expect(summary?.paragraphs[summary.paragraphs.indexOf('Payback') - 1]).toBe(monthsOf(payback));

  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await exportSheets(blueprint)).buffer);
  const glance = workbook.getWorksheet('Read me')?.getSheetValues() ?? [];
  const [, , value] = glance.find((row) => Array.isArray(row) && row[1] === 'Payback, base case, months') as unknown[];
  expect(value).toMatchObject({ result: payback });
});
