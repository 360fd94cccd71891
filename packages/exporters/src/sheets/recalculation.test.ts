import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RoiInput } from '@process-ai/contract/roi';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { mostDemanding } from '@process-ai/domain/roi';
import ExcelJS from 'exceljs';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, INPUT, SHEET } from './layout.ts';
import { formulasOf, read, sheetOf } from './read-workbook.fixture.ts';

const SECONDS = 1000;
const work = mkdtempSync(join(tmpdir(), 'export-sheets-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasOffice) console.warn('LibreOffice is not installed: the workbook is not recalculated by a second program.');

describe.skipIf(!hasOffice)('recalculated by LibreOffice', () => {
  it(
    'gives every figure of ours, as exported',
    async () => {
      const bytes = await exportSheets(buildBlueprint(exampleSource()));
      const blank = await withoutResults(bytes);
      expect(differences(formulasOf(await recalculate(blank, 'exported')), formulasOf(await read(bytes)))).toEqual([]);
    },
    120 * SECONDS,
  );

  it(
    'gives every figure of ours, without any inputs',
    async () => {
      const bytes = await exportSheets(buildBlueprint({ ...exampleSource(), roiInputs: [], processes: [] }));
      expect(differences(formulasOf(await recalculate(bytes, 'empty')), formulasOf(await read(bytes)))).toEqual([]);
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

      const [drift = ''] = formulasOf(workbook, (formula) => formula.includes('-SavingsAsExported')).keys();
      const before = buildBlueprint(source).summary.totalSavings;
      expect(recalculated.get(drift)).toBeCloseTo(buildBlueprint(edited).summary.totalSavings - before, 2);
      // The new export compares itself with itself, so its line on that differs.
      const others = ([at]: [string, unknown]) => at !== drift && at !== drift.replace('B', 'C');
      const apart = differences(new Map([...recalculated].filter(others)), new Map([...expected].filter(others)));
      expect(apart).toEqual([]);
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

/** The cells that do not agree: [cell, ours, recalculated]. */
function differences(recalculated: Map<string, unknown>, ours: Map<string, unknown>): unknown[] {
  const cells = new Set([...recalculated.keys(), ...ours.keys()]);
  return [...cells]
    .map((cell) => [cell, ours.get(cell), recalculated.get(cell) ?? ''] as const)
    .filter(([, a, b]) => (typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > 0.005 : a !== b));
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
    'soffice',
    [
      `-env:UserInstallation=${pathToFileURL(profile).href}`,
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
