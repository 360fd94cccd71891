import { DEFAULT_COVER, type FileLanguage } from '@process-ai/contract/export-covers';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import type ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { withPlan } from '../generated-plan.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { fileWords } from '../words/file-words.ts';
import { exportSheets } from './export-sheets.ts';
import { FIRST_ROW, RANKING, SCORING, sheetNames } from './layout.ts';
import { read, sheetOf } from './read-workbook.fixture.ts';

const LIBRARY = { seed: 41, processes: 1921, levels: 5, fanOut: 6, vendors: 10, inputs: 40 };

const inLanguage = (source: BlueprintSource, language: FileLanguage): BlueprintSource => ({
  ...source,
  cover: { ...DEFAULT_COVER, ...source.cover, language },
});

const SOURCES: Record<string, () => BlueprintSource> = {
  'the example client': exampleClient,
  'the example client without a plan': () => ({ ...exampleClient(), plan: null }),
  'a library of 1,921 processes in euros': () =>
    withPlan(generatedSector({ ...LIBRARY, assumptions: { currency: 'EUR', years: 5, ramp: [0.5, 0.8, 1] } })),
  'three processes': () => generatedSector({ seed: 42, processes: 3, levels: 2, vendors: 1, inputs: 100 }),
  'more vendors than Opportunities has room for': () => generatedSector({ seed: 43, processes: 6, vendors: 33 }),
  // Words that formulas compare with are longer or shorter.
  ...Object.fromEntries(
    (['de', 'es', 'fr'] as const).flatMap((language) => [
      [`the example client in ${LOCALES[language]}`, () => inLanguage(exampleClient(), language)],
      [
        `the same without a plan in ${LOCALES[language]}`,
        () => inLanguage({ ...exampleClient(), plan: null }, language),
      ],
    ]),
  ),
};

describe.each(Object.entries(SOURCES))('the formulas of the workbook: %s', (_, source) => {
  it('are short, hold no numbers of their own, and are the same all along a row or a column', async () => {
    const blueprint = buildBlueprint(source());
    const workbook = await read(await exportSheets(blueprint));
    const sheets = sheetNames(blueprint.language ?? 'en');
    const { businessCase, lines } = fileWords(blueprint.language ?? 'en').workbookCase;
    const found = { formulas: 0, long: [] as string[], withNumbers: [] as string[] };
    for (const sheet of workbook.worksheets) {
      sheet.eachRow((row) =>
        row.eachCell(({ formula, address }) => {
          if (!formula) return;
          found.formulas += 1;
          const named = `${sheet.name}!${address}: ${formula}`;
          if (formula.length > 120) found.long.push(named);
          if (numbersIn(formula).some((number) => !['0', '1', '12', '100'].includes(number)))
            found.withNumbers.push(named);
        }),
      );
    }
    expect(found.formulas).toBeGreaterThan(4000);
    expect([found.long.slice(0, 5), found.withNumbers.slice(0, 5)]).toEqual([[], []]);

    const mixed: string[] = [];
    for (const name of [sheets.calculation, sheets.opportunities, sheets.shares, sheets.initiatives]) {
      mixed.push(...mixedLines(sheetOf(workbook, name), 'column', (row) => row >= FIRST_ROW));
    }
    const vendors = blueprint.comparison.fits.length;
    const isRanked = (row: number, column: number) =>
      row >= FIRST_ROW &&
      row < FIRST_ROW + vendors &&
      column > columnOf(RANKING.rank) &&
      column <= columnOf(SCORING.fixedCovered);
    mixed.push(...mixedLines(sheetOf(workbook, sheets.vendors), 'column', isRanked));
    // By month and by year, right of the column that stays empty.
    mixed.push(...mixedLines(sheetOf(workbook, sheets.timeline), 'row', (_row, column) => column > columnOf('F')));
    const years = sheetOf(workbook, sheets.businessCase);
    const header = rowWith(years, businessCase.endOfYear);
    const isYear = (row: number, column: number) =>
      row > header && row <= rowWith(years, lines.chartYear) && column > columnOf('C') && column <= columnOf('N');
    mixed.push(...mixedLines(years, 'row', isYear));
    expect(mixed).toEqual([]);
  }, 120_000);
});

const numbersIn = (formula: string) =>
  formula
    .replace(/"[^"]*"/g, '')
    .replace(/\$?[A-Z]{1,3}\$?\d+/g, '')
    .match(/(?<![\w.])\d+(\.\d+)?/g) ?? [];

const columnOf = (letters: string) =>
  letters.split('').reduce((place, letter) => 26 * place + letter.charCodeAt(0) - 64, 0);

/** A formula with its references as distances, so that equal ones are equal wherever they stand. */
const relative = (formula: string, at: { row: number; column: number }): string =>
  formula.replace(
    /(\$?)\b([A-Z]{1,3})(\$?)(\d+)\b(?!\()/g,
    (_, fixedColumn: string, letters: string, fixedRow: string, row: string) =>
      `R${fixedRow ? row : `[${Number(row) - at.row}]`}C${fixedColumn ? letters : `[${columnOf(letters) - at.column}]`}`,
  );

/** Rows or columns that hold more than one formula, or formulas beside values. */
function mixedLines(
  sheet: ExcelJS.Worksheet,
  line: 'row' | 'column',
  wanted: (row: number, column: number) => boolean,
): string[] {
  const kinds = new Map<number, Set<string>>();
  sheet.eachRow((cells, row) =>
    cells.eachCell((cell) => {
      const column = Number(cell.col);
      if (!wanted(row, column)) return;
      const kind = cell.formula ? relative(cell.formula, { row, column }) : 'value';
      const of = line === 'row' ? row : column;
      kinds.set(of, (kinds.get(of) ?? new Set()).add(kind));
    }),
  );
  if (![...kinds.values()].some((all) => !all.has('value'))) throw new Error(`No formulas on ${sheet.name}`);
  return [...kinds].flatMap(([of, all]) =>
    all.size > 1 ? [`${sheet.name}, ${line} ${of}: ${[...all].slice(0, 3).join(' | ')}`] : [],
  );
}

function rowWith(sheet: ExcelJS.Worksheet, text: string): number {
  let found = 0;
  sheet.eachRow((row, at) => {
    if (row.getCell('A').text === text) found = at;
  });
  return found;
}
