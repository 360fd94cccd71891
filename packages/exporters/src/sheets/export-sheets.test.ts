import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { CALCULATION, FIRST_ROW, INPUT, SHEET } from './layout.ts';
import { formulasOf, read, sheetOf } from './read-workbook.fixture.ts';

describe('the workbook', () => {
  it('has every sheet, and carries our own result in every formula', async () => {
    const workbook = await read(await exportSheets(buildBlueprint(exampleSource())));
    expect(workbook.worksheets.map(({ name }) => name)).toEqual([
      'Read me',
      'Summary',
      'Assumptions',
      'Inputs',
      'Calculation',
      'Opportunities',
      'Vendors',
      'Checks',
    ]);
    const formulas = formulasOf(workbook);
    expect(formulas.size).toBeGreaterThan(600);
    expect([...formulas].filter(([, result]) => result === undefined)).toEqual([]);
  });

  it('has itself recalculated on load, and prints each sheet one page wide with its header repeated', async () => {
    const parts = unzipSync(await exportSheets(buildBlueprint(exampleSource())));
    const book = strFromU8(parts['xl/workbook.xml'] ?? new Uint8Array()).replaceAll('&apos;', "'");
    expect(book).toContain('fullCalcOnLoad="1"');
    expect(book).toContain(`'Calculation'!$A$1:$T$49`);
    expect(book).toContain(`'Calculation'!$4:$4`);
    const sheets = Object.entries(parts).filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name));
    expect(sheets).toHaveLength(8);
    for (const [, bytes] of sheets) {
      expect(strFromU8(bytes)).toMatch(/<pageSetup[^>]*orientation="landscape"[^>]*fitToHeight="[01]"/);
    }
  });

  it('carries a native chart of the largest savings', async () => {
    const blueprint = buildBlueprint({ ...exampleSource(), title: 'A & B' });
    const parts = unzipSync(await exportSheets(blueprint));
    const chart = strFromU8(parts['xl/charts/chart1.xml'] ?? new Uint8Array());
    const largest = Math.max(
      ...blueprint.processes.map(({ roi }) => (roi && !roi.countedIn ? roi.result.projectedSavings : 0)),
    );
    expect(chart).toContain('<c:f>Summary!$A$18:$A$27</c:f>');
    expect(chart).toContain(`<c:pt idx="0"><c:v>${largest}</c:v></c:pt>`);
    expect(strFromU8(parts['xl/worksheets/sheet2.xml'] ?? new Uint8Array())).toContain('<drawing');
  });

  it('shows what the domain computed', async () => {
    const blueprint = buildBlueprint(exampleSource());
    const calculation = sheetOf(await read(await exportSheets(blueprint)), SHEET.calculation);
    const costed = blueprint.processes.flatMap(({ roi }) => (roi ? [roi.result] : []));
    expect(new Set(costed.map(({ basis }) => basis)).size).toBe(2);
    expect(costed.filter(({ paybackMonths }) => paybackMonths === null).length).toBeGreaterThan(0);
    expect(costed.filter(({ countedInAncestor }) => countedInAncestor)).toHaveLength(11);
    costed.forEach((result, index) => {
      const at = FIRST_ROW + index;
      expect(calculation.getCell(`${CALCULATION.cost}${at}`).result).toBe(result.currentAnnualCost);
      expect(calculation.getCell(`${CALCULATION.savings}${at}`).result).toBe(result.projectedSavings);
      expect(calculation.getCell(`${CALCULATION.payback}${at}`).result).toBe(result.paybackMonths ?? 'N/A');
    });
  });

  it('is whole without processes, inputs or vendors', async () => {
    const empty = { ...exampleSource(), processes: [], roiInputs: [], tree: [] };
    const workbook = await read(await exportSheets(buildBlueprint(empty)));
    expect(formulasOf(workbook).get('Summary!B9')).toBe('N/A');
    expect(formulasOf(workbook).get('Summary!B13')).toBe(0.6);
  });

  it('cuts what no cell can hold, and says so in place and on Checks', async () => {
    const source = exampleSource();
    const endless = '😀'.repeat(20_000);
    const vendor = { ...VENDOR, overview: endless };
    const workbook = await read(await exportSheets(buildBlueprint({ ...source, vendors: [vendor] })));
    const cell = sheetOf(workbook, SHEET.vendors).getCell('F5').text;
    expect(cell.length).toBeLessThanOrEqual(32_767);
    expect(cell).toContain('cut here: the full text has 40,000 characters');
    expect(cell.isWellFormed()).toBe(true);
    const checks = sheetOf(workbook, SHEET.checks);
    const texts: string[] = [];
    checks.eachRow((row) => texts.push(row.getCell(4).text));
    expect(texts.join()).toContain('Overview of Acme');
  });
});

const PAYLOADS = resolve(import.meta.dirname, '../../../../../shared/data/torture/payloadbox_csv-injection.txt');

describe('hostile text', () => {
  it.skipIf(!existsSync(PAYLOADS))(
    'stays text in every cell (payloads of payloadbox; skipped where they are missing)',
    async () => {
      const payloads = readFileSync(PAYLOADS, 'utf8').split('\n').filter(Boolean);
      expect(payloads).toHaveLength(6);
      const source = exampleSource();
      for (const [index, payload] of [...payloads, '+1', '-1+1', '\t=1', '_x0041_', '<b>&"'].entries()) {
        const process = source.processes[index + 1];
        if (process) Object.assign(process, { name: payload, description: payload });
        for (const opportunity of process?.opportunities ?? []) {
          Object.assign(opportunity, { title: payload, description: payload, rationale: payload, source: payload });
        }
      }
      const vendors = payloads.map((name) => ({ ...VENDOR, name, overview: name, capabilities: [name] }));
      const sector = { name: '=1+1', description: '@SUM(1)', referenceModel: '-1' };
      const workbook = await read(
        await exportSheets(buildBlueprint({ ...source, vendors, sector, title: '=HYPERLINK("x")' })),
      );

      const ours = formulasOf(workbook, (formula) => /cmd|HYPERLINK|@|DDE|1\+1/.test(formula));
      expect([...ours]).toEqual([]);
      const names = [...payloads, '+1', '-1+1', '\t=1', '_x0041_', '<b>&"'];
      names.forEach((name, index) => {
        const cell = sheetOf(workbook, SHEET.inputs).getCell(`${INPUT.name}${FIRST_ROW + index}`);
        expect(cell.type).toBe(ExcelJS.ValueType.String);
        expect(cell.value).toBe(name);
      });
      expect(sheetOf(workbook, SHEET.vendors).getCell('A7')).toMatchObject({ value: payloads[2], numFmt: '@' });
    },
  );
});

const VENDOR = {
  id: 'v',
  name: 'Acme',
  overview: 'Makes everything.',
  headquarters: null,
  founded: null,
  industry: null,
  website: null,
  capabilities: ['Invoice capture'],
  products: [{ name: 'Capture', description: 'Reads invoices', category: 'Documents' }],
  aiCapabilities: [],
  version: 1,
};
