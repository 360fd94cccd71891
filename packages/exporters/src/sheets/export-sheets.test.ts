import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RoiInput } from '@process-ai/contract/roi';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { mostDemanding } from '@process-ai/domain/roi';
import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { CALCULATION, FIRST_ROW, INPUT, SHEET } from './layout.ts';

const SECONDS = 1000;
const work = mkdtempSync(join(tmpdir(), 'export-sheets-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const office = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
].find(existsSync);
if (!office) console.warn('LibreOffice is not installed: the workbook is not recalculated by a second program.');

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
      expect(strFromU8(bytes)).toMatch(/<pageSetup[^>]*orientation="landscape"[^>]*fitToHeight="0"/);
    }
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

describe.skipIf(!office)('recalculated by LibreOffice', () => {
  it(
    'gives every figure of ours, as exported',
    async () => {
      const bytes = await exportSheets(buildBlueprint(exampleSource()));
      const blank = await withoutResults(bytes);
      expectSame(formulasOf(await recalculate(blank, 'exported')), formulasOf(await read(bytes)));
    },
    120 * SECONDS,
  );

  it(
    'gives every figure of ours, without any inputs',
    async () => {
      const bytes = await exportSheets(buildBlueprint({ ...exampleSource(), roiInputs: [], processes: [] }));
      expectSame(formulasOf(await recalculate(bytes, 'empty')), formulasOf(await read(bytes)));
    },
    120 * SECONDS,
  );

  it(
    'follows inputs and assumptions that are changed in the file',
    async () => {
      const source = exampleSource(7);
      const workbook = await read(await exportSheets(buildBlueprint(source)));
      const edited = changeBoth(source, workbook);
      const recalculated = formulasOf(await recalculate(new Uint8Array(await workbook.xlsx.writeBuffer()), 'edited'));
      const expected = formulasOf(await read(await exportSheets(buildBlueprint(edited))));

      const before = buildBlueprint(source).summary.totalSavings;
      const drift = [...recalculated].find(([at, value]) => at.startsWith('Checks') && Number(value) > 1000);
      expect(drift?.[1]).toBeCloseTo(buildBlueprint(edited).summary.totalSavings - before, 2);
      // The new export compares itself with itself, so its two lines on that differ.
      for (const figures of [recalculated, expected]) {
        figures.delete(drift?.[0] ?? '');
        figures.delete(drift?.[0].replace('!B', '!C') ?? '');
      }
      expectSame(recalculated, expected);
    },
    120 * SECONDS,
  );
});

/** Five inputs and three assumptions, changed alike in the file and in what the domain computes from. */
function changeBoth(source: BlueprintSource, workbook: ExcelJS.Workbook): BlueprintSource {
  const inputs = sheetOf(workbook, SHEET.inputs);
  const changed = new Map<string, Partial<RoiInput>>();
  const change = (at: number, column: keyof typeof INPUT, field: keyof RoiInput, value: number | null) => {
    const code = inputs.getCell(`${INPUT.code}${at}`).text;
    inputs.getCell(`${INPUT[column]}${at}`).value = value;
    changed.set(code, { ...changed.get(code), [field]: value });
  };
  change(FIRST_ROW, 'salary', 'averageSalary', 123_456);
  change(FIRST_ROW + 1, 'frequency', 'processFrequency', 0);
  change(FIRST_ROW + 2, 'fte', 'fteCount', 0);
  change(FIRST_ROW + 3, 'rate', 'automationRate', null);
  change(FIRST_ROW + 4, 'runCost', 'annualRunCost', 1e9);

  const assumptions = sheetOf(workbook, SHEET.assumptions);
  const assume = (name: string, value: number) => {
    const address = workbook.definedNames.getRanges(name).ranges[0]?.split('!')[1] ?? '';
    assumptions.getCell(address.replaceAll('$', '')).value = value;
  };
  assume('LoadFactor', 1.43);
  assume('HoursPerYear', 1776);
  assume('DefaultAutomationRate', 0.5);
  assume('ImplementationAi', 10_000);

  return {
    ...source,
    assumptions: { ...source.assumptions, loadFactor: 1.43, hoursPerYear: 1776 },
    roiInputs: source.roiInputs.map((row) => {
      const input = { ...row, ...changed.get(row.processId) };
      const types =
        source.processes.find(({ id }) => id === row.processId)?.opportunities.map(({ type }) => type) ?? [];
      const assumed = mostDemanding(types) === 'ai' ? 10_000 : null;
      return {
        ...input,
        automationRate: input.automationRate ?? 0.5,
        implementationCost: input.implementationCost ?? assumed,
      };
    }),
  };
}

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

async function read(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook;
}

function sheetOf(workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`No sheet ${name}`);
  return sheet;
}

/** Result of every formula cell, by "Sheet!A1". */
function formulasOf(workbook: ExcelJS.Workbook, wanted = (_formula: string) => true): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula && wanted(cell.formula)) found.set(`${sheet.name}!${cell.address}`, cell.result);
      }),
    );
  }
  return found;
}

/** The same workbook, with wrong results stored, so that only a real recalculation can agree with ours. */
async function withoutResults(bytes: Uint8Array): Promise<Uint8Array> {
  const workbook = await read(bytes);
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) cell.value = { formula: cell.formula, result: -77 };
      }),
    );
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function expectSame(recalculated: Map<string, unknown>, ours: Map<string, unknown>): void {
  expect(recalculated.size).toBe(ours.size);
  const differences = [...ours].filter(([at, value]) => {
    const other = recalculated.get(at);
    return typeof value === 'number' && typeof other === 'number'
      ? Math.abs(value - other) > 0.005
      : (other ?? '') !== value;
  });
  expect(differences.map(([at, value]) => [at, value, recalculated.get(at)])).toEqual([]);
}

/** Opens the workbook in LibreOffice, told to recalculate whatever it loads, and reads what it saves. */
async function recalculate(bytes: Uint8Array, name: string): Promise<ExcelJS.Workbook> {
  const profile = join(work, 'profile');
  const out = join(work, 'out');
  mkdirSync(join(profile, 'user'), { recursive: true });
  const setting = (path: string) =>
    `<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="${path}" oor:op="fuse"><value>0</value></prop></item>`;
  writeFileSync(
    join(profile, 'user', 'registrymodifications.xcu'),
    `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">${setting('OOXMLRecalcMode')}</oor:items>`,
  );
  writeFileSync(join(work, `${name}.xlsx`), bytes);
  execFileSync(
    office ?? '',
    [
      `-env:UserInstallation=${pathToFileURL(profile)}`,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      out,
      join(work, `${name}.xlsx`),
    ],
    { stdio: 'ignore', timeout: 100 * SECONDS },
  );
  return read(new Uint8Array(readFileSync(join(out, `${name}.xlsx`))));
}
