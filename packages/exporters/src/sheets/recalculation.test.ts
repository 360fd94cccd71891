import type { RoiInput } from '@process-ai/contract/roi';
import { type Blueprint, type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { mostDemanding } from '@process-ai/domain/roi';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { generatedSector } from '../generated-sector.fixture.ts';
import { hasLibreOffice } from '../libreoffice.fixture.ts';
import { caseCell } from './business-case-cells.ts';
import { exampleSource } from './example-blueprint.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, INPUT, OPPORTUNITY, RANKING, SHEET } from './layout.ts';
import { formulasOf, read, sheetOf } from './read-workbook.fixture.ts';
import { recalculated, withoutResults } from './recalculate.fixture.ts';

const SECONDS = 1000;

/** Random sectors: with every case of the ROI, with vendors, with falling ramps, and with programmes that only lose. */
const SOURCES: Record<string, () => BlueprintSource> = {
  banking: () => exampleSource(7),
  energy: () =>
    generatedSector({
      seed: 301,
      vendors: 7,
      assumptions: { ramp: [0.5, 1], years: 4, benefitRisk: 0.15, costRisk: 0.1 },
    }),
  trade: () =>
    generatedSector({
      seed: 302,
      processes: 40,
      vendors: 12,
      input: { implementationCost: 2_000_000, annualRunCost: 25_000 },
      assumptions: { ramp: [1, 0.1, 1], years: 10, discountRate: 0.07 },
    }),
  bots: () => generatedSector({ seed: 303, types: ['automation'], vendors: 3, inputs: 100 }),
  // More vendors than have their matches in the file: what they cover is fixed there.
  many: () => generatedSector({ seed: 304, processes: 6, vendors: 33 }),
  // Without weights, so that nothing scores; it costs nothing to build, and loses every year.
  losing: () => ({
    ...generatedSector({
      seed: 305,
      processes: 6,
      inputs: 100,
      vendors: 4,
      input: { implementationCost: 0, annualRunCost: 1e7 },
    }),
    weights: { coverage: 0, aiCoverage: 0, depth: 0, sector: 0 },
  }),
  // Paid back in the first year and lost again in the second: for good, but in the high case, which wins it back.
  fading: () =>
    generatedSector({
      seed: 306,
      processes: 6,
      inputs: 100,
      input: { implementationCost: 15_000, annualRunCost: 20_000 },
      assumptions: { ramp: [1, 0.1, 0.1, 0.1, 1], years: 6, discountRate: 0.02 },
    }),
  empty: () => ({ ...exampleSource(), roiInputs: [], processes: [] }),
};

const CHANGED = ['banking', 'energy', 'trade', 'bots'];

describe.skipIf(!hasLibreOffice)('recalculated by LibreOffice', () => {
  const files = new Map<string, ExcelJS.Workbook>();
  beforeAll(async () => {
    const books: Record<string, Uint8Array> = {};
    for (const [name, source] of Object.entries(SOURCES)) {
      const workbook = await read(await exportSheets(buildBlueprint(source())));
      books[name] = await withoutResults(workbook);
      if (!CHANGED.includes(name)) continue;
      changeBoth(source(), workbook);
      books[`${name}-changed`] = await withoutResults(workbook);
    }
    for (const [name, workbook] of await recalculated(books)) files.set(name, workbook);
  }, 600 * SECONDS);

  const of = (name: string) => files.get(name) as ExcelJS.Workbook;

  it.each(Object.keys(SOURCES))('gives every figure of ours, as exported: %s', async (name) => {
    const ours = await read(await exportSheets(buildBlueprint(SOURCES[name]?.() ?? exampleSource())));
    expect(differences(formulasOf(of(name)), formulasOf(ours))).toEqual([]);
  });

  it.each(['losing', 'fading'])('pays back when it does by ours, and stays paid back: %s', (name) => {
    const blueprint = buildBlueprint(SOURCES[name]?.() ?? exampleSource());
    const { base, high } = blueprint.businessCase ?? {};
    expect([base?.paybackMonths, base?.discountedPaybackMonths]).toEqual([null, null]);
    if (name === 'fading') expect(high?.paybackMonths).toBeGreaterThan(60);
    expectBusinessCase(of(name), blueprint);
  });

  it.each(CHANGED)(
    'follows inputs, assumptions, weights and estimates that are changed in the file: %s',
    async (name) => {
      const source = SOURCES[name]?.() ?? exampleSource();
      const bytes = await exportSheets(buildBlueprint(source));
      const edited = buildBlueprint(changeBoth(source, await read(bytes)));
      const expected = await read(await exportSheets(edited));
      const found = of(`${name}-changed`);
      expect(differences(following(found), following(expected))).toEqual([]);
      expectBusinessCase(found, edited);
      expectRanking(found, edited);
      const before = buildBlueprint(source).summary.totalSavings;
      const [drift] = formulasOf(found, (formula) => formula.includes('-SavingsAsExported')).values();
      expect(drift).toBeCloseTo(edited.summary.totalSavings - before, 2);
    },
  );
});

/** What a new export of the changed sector has to agree with: all but the comparison with the old one. */
function following(workbook: ExcelJS.Workbook): Map<string, unknown> {
  const isAsExported = /^Vendors!(J|K|L)\d+$|^Assumptions!E\d+$/;
  const drifts = [...formulasOf(workbook, (formula) => formula.includes('AsExported')).keys()];
  const skipped = new Set(drifts.flatMap((cell) => [cell, cell.replace('!B', '!C')]));
  return new Map([...formulasOf(workbook)].filter(([cell]) => !skipped.has(cell) && !isAsExported.test(cell)));
}

function expectBusinessCase(workbook: ExcelJS.Workbook, { businessCase }: Blueprint): void {
  const summary = sheetOf(workbook, SHEET.summary);
  for (const which of ['low', 'base', 'high'] as const) {
    const shown = (line: Parameters<typeof caseCell>[0]) =>
      summary.getCell(caseCell(line, which).replaceAll('$', '')).result;
    const ours = businessCase?.[which];
    expect(shown('npv')).toBeCloseTo(ours?.npv ?? 0, 2);
    expect(shown('paybackMonths')).toEqual(
      ours?.paybackMonths === null ? 'N/A' : expect.closeTo(ours?.paybackMonths ?? 0, 2),
    );
    expect(shown('irr')).toEqual(typeof ours?.irr === 'number' ? expect.closeTo(ours.irr, 4) : ours?.irr);
  }
}

function expectRanking(workbook: ExcelJS.Workbook, { comparison }: Blueprint): void {
  const vendors = sheetOf(workbook, SHEET.vendors);
  comparison.fits.forEach((fit, index) => {
    const at = FIRST_ROW + index;
    expect(vendors.getCell(`${RANKING.name}${at}`).result).toBe(fit.vendorName);
    expect(vendors.getCell(`${RANKING.score}${at}`).result).toBeCloseTo(fit.overallScore, 6);
  });
}

/** Five inputs, seven assumptions and an estimate, changed alike in the file and in what the domain computes from. */
function changeBoth(source: BlueprintSource, workbook: ExcelJS.Workbook): BlueprintSource {
  const inputs = sheetOf(workbook, SHEET.inputs);
  const ids = new Map(source.processes.map(({ id, code }) => [code, id]));
  const changed = new Map<string, Partial<RoiInput>>();
  const change = (at: number, column: keyof typeof INPUT, field: keyof RoiInput, value: number | null) => {
    const id = ids.get(inputs.getCell(`${INPUT.code}${at}`).text) ?? '';
    inputs.getCell(`${INPUT[column]}${at}`).value = value;
    changed.set(id, { ...changed.get(id), [field]: value });
  };
  change(FIRST_ROW, 'salary', 'averageSalary', 123_456);
  change(FIRST_ROW + 1, 'frequency', 'processFrequency', 0);
  change(FIRST_ROW + 2, 'fte', 'fteCount', 0);
  change(FIRST_ROW + 3, 'rate', 'automationRate', null);
  change(FIRST_ROW + 4, 'runCost', 'annualRunCost', 456_789);

  const assumptions = sheetOf(workbook, SHEET.assumptions);
  const assume = (name: string, value: number) => {
    const address = workbook.definedNames.getRanges(name).ranges[0]?.split('!')[1]?.split(':')[0] ?? '';
    assumptions.getCell(address.replaceAll('$', '')).value = value;
  };
  assume('LoadFactor', 1.43);
  assume('HoursPerYear', 1776);
  assume('DefaultAutomationRate', 0.5);
  assume('ImplementationAi', 10_000);
  assume('DiscountRate', 0.13);
  assume('CaseYears', 5);
  assume('RampShares', 0.35);
  assume('WeightCoverage', 0.2);

  const first = buildBlueprint(source).processes.flatMap(({ opportunities }) => opportunities)[0];
  sheetOf(workbook, SHEET.opportunities).getCell(`${OPPORTUNITY.savings}${FIRST_ROW}`).value = 321.5;
  const processes = source.processes.map((process) => ({
    ...process,
    opportunities: process.opportunities.map((one) =>
      one.id === first?.id ? { ...one, estimatedSavings: 321.5 } : one,
    ),
  }));
  const { ramp } = source.assumptions;
  return {
    ...source,
    processes,
    weights: { ...source.weights, coverage: 0.2 },
    assumptions: {
      ...source.assumptions,
      loadFactor: 1.43,
      hoursPerYear: 1776,
      discountRate: 0.13,
      years: 5,
      ramp: [0.35, ...ramp.slice(1)],
    },
    roiInputs: source.roiInputs.map((row) => {
      const input = { ...row, ...changed.get(row.processId) };
      const types = processes.find(({ id }) => id === row.processId)?.opportunities.map(({ type }) => type) ?? [];
      const assumed = mostDemanding(types) === 'ai' ? 10_000 : null;
      return {
        ...input,
        automationRate: input.automationRate ?? 0.5,
        implementationCost: input.implementationCost ?? assumed,
      };
    }),
  };
}

/** The cells that do not agree: [cell, ours, recalculated]. */
function differences(found: Map<string, unknown>, ours: Map<string, unknown>): unknown[] {
  const cells = new Set([...found.keys(), ...ours.keys()]);
  return [...cells]
    .map((cell) => [cell, ours.get(cell) ?? '', found.get(cell) ?? ''] as const)
    .filter(([, a, b]) => (typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > 0.005 : a !== b));
}
