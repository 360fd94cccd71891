import { buildBlueprint } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { beforeAll, describe, expect, it } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { generatedSources } from '../generated-sectors.fixture.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, INPUT, OPPORTUNITY, UNIT_ROW } from './layout.ts';
import { read, SHEET, sheetOf } from './read-workbook.fixture.ts';

const FIGURES = [
  INPUT.fte,
  INPUT.frequency,
  INPUT.salary,
  INPUT.runtime,
  INPUT.implementation,
  INPUT.runCost,
  INPUT.rate,
  INPUT.realisation,
];

describe('what a person may change in the workbook', () => {
  const source = exampleClient();
  const [first, second] = source.roiInputs;
  let workbook: ExcelJS.Workbook;
  beforeAll(async () => {
    const inputChanges = {
      [first?.processId ?? '']: {
        by: 'Ada Tester',
        at: '2026-03-02T08:00:00.000Z',
        benchmarks: ['averageSalary' as const],
        sources: { processFrequency: 'report.pdf, p. 3' },
      },
    };
    workbook = await read(await exportSheets(buildBlueprint({ ...source, inputChanges })));
  });

  it('has a rule with a clear message in every blue cell', () => {
    const without: string[] = [];
    const said = new Set<string>();
    let found = 0;
    for (const sheet of workbook.worksheets.filter(({ name }) => name !== SHEET.readMe)) {
      sheet.eachRow((row) =>
        row.eachCell({ includeEmpty: true }, (cell) => {
          if (cell.fill?.type !== 'pattern' || cell.fill.fgColor?.argb !== 'FFFFF8E1') return;
          found += 1;
          // exceljs does not say in its types that a cell may be without one.
          const rule = cell.dataValidation as ExcelJS.DataValidation | undefined;
          if (rule?.showErrorMessage) said.add(rule.error ?? '');
          else without.push(`${sheet.name}!${cell.address}`);
        }),
      );
    }
    expect(found).toBeGreaterThan(500);
    expect(without).toEqual([]);
    expect([...said].filter((words) => !/^Please (enter|choose) .*\.$/.test(words))).toEqual([]);
    expect([...said]).toContain('Please enter a share from 0% to 100%. Or leave the cell empty.');
  });

  it('says of every input its unit, who changed it and where it comes from', () => {
    const sheet = sheetOf(workbook, SHEET.inputs);
    expect(FIGURES.map((letter) => sheet.getCell(`${letter}${UNIT_ROW}`).text)).toEqual([
      'FTE',
      'runs a year',
      'USD a year',
      'minutes a run',
      'USD, once',
      'USD a year',
      'share of the work',
      'share of the savings',
    ]);
    const said = new Map<string, string[]>();
    const codes = new Map(source.tree.map(({ id, code }) => [id, code]));
    sheet.eachRow((row, at) => {
      if (at < FIRST_ROW) return;
      said.set(row.getCell(INPUT.code).text, [row.getCell(INPUT.changedBy).text, row.getCell(INPUT.source).text]);
    });
    const [changedBy, from] = said.get(codes.get(first?.processId ?? '') ?? '') ?? [];
    expect(changedBy).toBe('Ada Tester, March 2, 2026');
    expect(from).toMatch(/^Frequency: report\.pdf, p\. 3; Benchmark, accepted: Average salary; Entered: Team, Runtime/);
    expect(said.get(codes.get(second?.processId ?? '') ?? '')?.[0]).toBe('Not recorded');
  });

  it('keeps the name of the process in sight', () => {
    for (const [name, columns] of [
      [SHEET.inputs, INPUT.name],
      [SHEET.calculation, INPUT.name],
      [SHEET.shares, INPUT.name],
      [SHEET.opportunities, OPPORTUNITY.title],
    ] as const) {
      const [view] = sheetOf(workbook, name).views;
      expect([name, view]).toEqual([
        name,
        expect.objectContaining({ state: 'frozen', xSplit: columns.charCodeAt(0) - 64 }),
      ]);
    }
  });

  it('shows opportunities in rows of four lines at most, however much is said of them', async () => {
    const long = generatedSources().find(({ name }) => name === 'very long texts')?.source ?? exampleClient();
    for (const one of [source, long]) {
      const sheet = sheetOf(await read(await exportSheets(buildBlueprint(one))), SHEET.opportunities);
      const heights: number[] = [];
      sheet.eachRow((row, at) => {
        if (at >= FIRST_ROW) heights.push(row.height);
      });
      expect(heights.length).toBeGreaterThan(5);
      expect(Math.max(...heights)).toBeLessThanOrEqual(4 * 13.5 + 2.5);
    }
  });
});
