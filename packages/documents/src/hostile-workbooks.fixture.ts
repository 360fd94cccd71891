import type { HostileFile } from './hostile-file.fixture.ts';
import { fillerPart, type RawPart, rawZipOf, repeatedPart, textPart } from './office/zip.fixture.ts';
import { workbookOf, worksheetOf } from './workbook.fixture.ts';

const MEGABYTE = 1024 * 1024;
const TABLE = [
  ['Code', 'Name'],
  ['1.0', 'Sell'],
];
const STRINGS = 'xl/sharedStrings.xml';
const SHEET = 'xl/worksheets/sheet1.xml';

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="t/${type}" Target="${target}"/>`;

/** A workbook of one sheet, `names` times, with its other parts as they are given. */
function workbookWith(parts: RawPart[], names = 1): Uint8Array {
  const sheets = Array.from({ length: names }, (_, index) => `<sheet name="S${index}" r:id="r1"/>`).join('');
  const related =
    relationship('r1', 'worksheet', 'worksheets/sheet1.xml') +
    relationship('r2', 'sharedStrings', 'sharedStrings.xml') +
    relationship('r3', 'styles', 'styles.xml');
  const own = new Set(parts.map(({ name }) => name));
  const others = [
    textPart('_rels/.rels', `<Relationships>${relationship('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`),
    textPart('xl/workbook.xml', `<workbook><sheets>${sheets}</sheets></workbook>`),
    textPart('xl/_rels/workbook.xml.rels', `<Relationships>${related}</Relationships>`),
    textPart(SHEET, worksheetOf(TABLE)),
  ];
  return rawZipOf([...others.filter(({ name }) => !own.has(name)), ...parts, fillerPart(MEGABYTE)]);
}

const rows = (repeated: string, times: number) =>
  repeatedPart(SHEET, ['<worksheet><sheetData>', repeated, '</sheetData></worksheet>'], times);

const workbook = (name: string, bytes: () => Uint8Array) => ({
  name,
  fileName: 'book.xlsx',
  kind: 'processes' as const,
  bytes,
});

export const HOSTILE_WORKBOOKS: HostileFile[] = [
  {
    ...workbook('a workbook of ten million shared texts', () =>
      workbookWith([repeatedPart(STRINGS, ['<sst>', '<si><t>a</t></si>', '</sst>'], 10_000_000)]),
    ),
    expect: 'refused',
    reason: /more than 1,000,000 shared texts/,
  },
  {
    ...workbook('a workbook with a shared text of 150 MB in pieces', () =>
      workbookWith([repeatedPart(STRINGS, ['<sst><si>', `<t>${'a'.repeat(1_000)}</t>`, '</si></sst>'], 150_000)]),
    ),
    expect: 'refused',
    reason: /characters of text/,
  },
  {
    ...workbook('a workbook whose cells all name one long shared text', () =>
      workbookWith([
        textPart(STRINGS, `<sst><si><t>${'a'.repeat(MEGABYTE)}</t></si></sst>`),
        rows('<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>', 90_000),
      ]),
    ),
    expect: 'refused',
    reason: /characters of text/,
  },
  {
    ...workbook('a workbook of 180 MB of texts in its cells', () =>
      workbookWith([rows(`<row><c t="inlineStr"><is><t>${'a'.repeat(10_000)}</t></is></c></row>`, 18_000)]),
    ),
    expect: 'refused',
    reason: /characters of text/,
  },
  {
    ...workbook('a sheet that says it spans all cells there are', () => {
      const sheet = worksheetOf(TABLE).replace('<sheetData>', '<dimension ref="A1:XFD1048576"/><sheetData>');
      return workbookWith([textPart(SHEET, sheet)]);
    }),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...workbook('90,000 rows with one cell far to the right', () =>
      workbookWith([rows('<row r="1048576"><c r="ALK1048576"><v>1</v></c></row>', 90_000)]),
    ),
    expect: 'refused',
    reason: /more than 2,000,000 cells/,
  },
  {
    ...workbook('cells beyond the last column and row of any sheet', () =>
      workbookWith([rows('<row r="99999999999999999999"><c r="ZZZ9"><v>1</v></c></row>', 500_000)]),
    ),
    expect: 'refused',
    reason: /holds no rows/,
  },
  {
    ...workbook('a sheet of a million rows', () => workbookWith([rows('<row><c><v>1</v></c></row>', 1_000_000)])),
    expect: 'refused',
    reason: /more than 100000 rows/,
  },
  {
    ...workbook('a workbook of three million cell styles', () =>
      workbookWith([
        repeatedPart(
          'xl/styles.xml',
          ['<styleSheet><cellXfs>', '<xf numFmtId="1"/>', '</cellXfs></styleSheet>'],
          3_000_000,
        ),
      ]),
    ),
    expect: 'refused',
    reason: /more than 100,000 cell styles/,
  },
  {
    ...workbook('a sheet of three million merged areas', () => {
      const sheet = worksheetOf(TABLE).replace('</worksheet>', '');
      return workbookWith([
        repeatedPart(SHEET, [sheet, '<mergeCell ref="A1:XFD1048576"/>', '</worksheet>'], 3_000_000),
      ]);
    }),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...workbook('a formula nested five million deep', () => {
      const sheet = worksheetOf(TABLE).replace('</worksheet>', '');
      const formula = `<c><f>${'('.repeat(5_000_000)}</f></c>`;
      return workbookWith([textPart(SHEET, `${sheet}<sheetData><row>${formula}</row></sheetData></worksheet>`)]);
    }),
    expect: 'read',
    reason: /"1":1/,
  },
  {
    ...workbook('one sheet of 30 MB under 500 names', () =>
      workbookWith([rows('<row><x>aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa</x></row>', 500_000)], 500),
    ),
    expect: 'refused',
    reason: /inflates/,
  },
  {
    ...workbook('a workbook of a million sheets', () =>
      workbookWith([
        repeatedPart(
          'xl/workbook.xml',
          ['<workbook><sheets>', '<sheet name="a" r:id="r1"/>', '</sheets></workbook>'],
          1_000_000,
        ),
      ]),
    ),
    expect: 'refused',
    reason: /more than 1000 sheets/,
  },
  {
    ...workbook('a workbook with entities in its shared texts', () =>
      workbookOf(
        { S: worksheetOf(TABLE) },
        { [STRINGS]: '<!DOCTYPE sst [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><sst><si><t>&b;</t></si></sst>' },
      ),
    ),
    expect: 'refused',
    reason: /DOCTYPE/,
  },
];
