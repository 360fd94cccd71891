import { DEFAULT_COVER, FileLanguage } from '@process-ai/contract/export-covers';
import { type BlueprintSource, buildBlueprint } from '@process-ai/domain/blueprint';
import { LOCALES } from '@process-ai/domain/language';
import { storyWords } from '@process-ai/domain/story-words/story-words';
import type ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { exampleClient } from '../example-client.fixture.ts';
import { generatedSector } from '../generated-sector.fixture.ts';
import { officeProblems } from '../validate-office.fixture.ts';
import { fileWords } from '../words/file-words.ts';
import { exportSheets } from './export-sheets.ts';
import { sheetNames } from './layout.ts';
import { read } from './read-workbook.fixture.ts';
import { textsOf } from './workbook-texts.fixture.ts';

const SECONDS = 1000;
const others = FileLanguage.options.filter((language) => language !== 'en');

/** In a plan, by the roadmap, with nothing measured, and with more vendors than Opportunities has room for. */
const SECTORS: readonly BlueprintSource[] = [
  withChanges(exampleClient()),
  { ...exampleClient(), plan: null, include: 'all' },
  generatedSector({ seed: 5, inputs: 0 }),
  generatedSector({ seed: 43, processes: 6, vendors: 33, rejected: 30 }),
];

const written = (source: BlueprintSource, language: FileLanguage) =>
  exportSheets(
    buildBlueprint({
      ...source,
      assumptions: { ...source.assumptions, currency: 'EUR' },
      cover: { ...DEFAULT_COVER, ...source.cover, language },
    }),
  );

let english: Uint8Array[];
beforeAll(async () => {
  english = await Promise.all(SECTORS.map((sector) => written(sector, 'en')));
}, 120 * SECONDS);

describe.each(others)('the workbook in %s', (language) => {
  let files: Uint8Array[];
  beforeAll(async () => {
    files = await Promise.all(SECTORS.map((sector) => written(sector, language)));
  }, 120 * SECONDS);

  test('says nothing in the words of the English one but what is the client’s own', () => {
    const own = new Set([...leavesOf(fileWords(language)), ...leavesOf(storyWords(language))]);
    const leaves = SECTORS.flatMap((sector) => leavesOf(sector));
    const [data, exact] = [leaves.join('\n'), new Set(leaves)];
    const isData = (text: string) =>
      piecesOf(text).every(
        (piece) => own.has(piece) || exact.has(piece) || (piece.length >= LONG_ENOUGH && data.includes(piece)),
      );
    const left = files.flatMap((file, index) => {
      const told = new Set(textsOf(english[index] as Uint8Array));
      const names = namesIn(file);
      return [...new Set(textsOf(file))].filter(
        (text) => told.has(text) && !isData(text) && !names.has(text) && !ALIKE.has(text),
      );
    });
    expect(left).toEqual([]);
    // So that an empty search cannot pass: of the English texts most are not the client's.
    const fixed = [...new Set(textsOf(english[0] as Uint8Array))].filter((text) => !isData(text));
    expect(fixed.length).toBeGreaterThan(500);
  });

  test('shows the figures of the English one in the same cells, and a text wherever that one does', async () => {
    for (const [index, file] of files.entries()) {
      const [mine, theirs] = [await cellsOf(file), await cellsOf(english[index] as Uint8Array)];
      expect([...mine.values()].filter((shown) => shown !== 'text').length).toBeGreaterThan(1000);
      expect([...mine].filter(([cell, shown]) => theirs.get(cell) !== shown)).toEqual([]);
      expect(mine.size).toBe(theirs.size);
    }
  });

  test('says which language it is in, and writes months, money and percents as it does', () => {
    const parts = unzipSync(files[0] as Uint8Array);
    const textIn = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    expect(textIn('docProps/core.xml')).toContain(`<dc:language>${LOCALES[language]}</dc:language>`);
    const charts = Object.keys(parts).filter((name) => name.startsWith('xl/charts/'));
    const tags = charts.flatMap((name) => [...textIn(name).matchAll(/ lang="([^"]*)"/g)].map(([, tag]) => tag));
    expect(new Set(tags)).toEqual(new Set([LOCALES[language]]));
    const styles = textIn('xl/styles.xml');
    expect(styles).toContain('formatCode="#,##0&quot;\u00a0€&quot;;[Red]-#,##0&quot;\u00a0€&quot;"');
    expect(styles).toMatch(/formatCode="\[\$-(407|C0A|40C)\]mmm yyyy"/);
    expect(styles).toMatch(/formatCode="0\.0&quot;[\u00a0\u202f]&quot;%"/);
    expect(styles).not.toMatch(/\d%"/);
  });

  test('is valid Open XML', { timeout: 120 * SECONDS }, async () => {
    for (const file of files) expect(await officeProblems(file, 'blueprint.xlsx')).toEqual([]);
  });
});

describe.each(FileLanguage.options)('the words of the workbook in %s', (language) => {
  const { codes } = fileWords(language).workbook;

  test('name sheets as spreadsheets take it', () => {
    const names = Object.values(sheetNames(language));
    expect(names.filter((name) => name.length > 31 || /[[\]:*?/\\']/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test('can be compared with in formulas, and chosen from lists', () => {
    const compared = leavesOf(codes);
    expect(compared.length).toBeGreaterThan(24);
    expect(compared.filter((word) => /["*?~<>=]/.test(word))).toEqual([]);
    const { plan } = fileWords(language);
    for (const list of [Object.values(codes.decisions), Object.values(plan.status)]) {
      expect(list.filter((word) => word.includes(','))).toEqual([]);
      expect(list.join().length).toBeLessThanOrEqual(255);
      expect(new Set(list).size).toBe(list.length);
    }
  });
});

/** With who changed what, and where it comes from. */
function withChanges(source: BlueprintSource): BlueprintSource {
  const change = { by: 'Ada Tester', at: '2026-03-02T08:00:00.000Z' };
  const [first] = source.roiInputs;
  return {
    ...source,
    assumptionChanges: { loadFactor: change },
    inputChanges: {
      [first?.processId ?? '']: {
        ...change,
        benchmarks: ['averageSalary'],
        sources: { processFrequency: 'report.pdf, p. 3' },
      },
    },
  };
}

/** The product, the currency, and size classes. */
const ALIKE = new Set(['EUR', 'S', 'M', 'L']);
/** So many characters of a longer text can be no accident. */
const LONG_ENOUGH = 12;

/** What formulas call cells, in English in every language: Assumptions lists it. */
const namesIn = (bytes: Uint8Array) =>
  new Set(
    [
      ...strFromU8(unzipSync(bytes)['xl/workbook.xml'] ?? new Uint8Array()).matchAll(/<definedName name="([^"]*)"/g),
    ].map(([, name]) => name),
  );

/** Parts of a text that hold together several texts of the client. */
const piecesOf = (text: string) =>
  text
    .split(/\n|, (?=\d+ )| \(|\): |&[LCR]&\d+ /)
    .map((piece) =>
      piece
        .replace(/^(?:• |\d+ )/, '')
        .replaceAll('&&', '&')
        .trim(),
    )
    .filter((piece) => /\p{L}/u.test(piece));

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value instanceof Map) return leavesOf([...value.values()]);
  return value && typeof value === 'object' && !(value instanceof Uint8Array)
    ? Object.values(value).flatMap(leavesOf)
    : [];
}

/** What stands in each cell, by the place of the sheet and the address. */
async function cellsOf(bytes: Uint8Array): Promise<Map<string, number | 'text'>> {
  const workbook = await read(bytes);
  const found = new Map<string, number | 'text'>();
  workbook.worksheets.forEach((sheet, index) =>
    sheet.eachRow((row) =>
      row.eachCell((cell: ExcelJS.Cell) => {
        const shown = cell.formula ? cell.result : cell.value;
        if (shown instanceof Date) found.set(`${index}!${cell.address}`, shown.getTime());
        else if (typeof shown === 'number') found.set(`${index}!${cell.address}`, shown);
        else if (shown) found.set(`${index}!${cell.address}`, 'text');
      }),
    ),
  );
  return found;
}
