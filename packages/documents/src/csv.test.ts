import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeText } from './office/decode-text.ts';
import { readCsv } from './processes/csv.ts';

const readTable = (bytes: Uint8Array) => readCsv(decodeText(bytes)).map(({ cells }) => cells);
const ascii = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapped = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

describe('delimited text', () => {
  test.each([
    [
      'comma',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolon beside commas',
      'a;b\nx, y;1,5\n"p;q";2,5',
      [
        ['a', 'b'],
        ['x, y', '1,5'],
        ['p;q', '2,5'],
      ],
    ],
    [
      'tab beside commas',
      'a\tb\nx, y\t\n',
      [
        ['a', 'b'],
        ['x, y', ''],
      ],
    ],
    [
      'an empty first cell before a tab',
      'a\tb\n\tx',
      [
        ['a', 'b'],
        ['', 'x'],
      ],
    ],
    [
      'pipe',
      'a|b\n1|2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['named by sep=', 'sep=|\na|b;c', [['a', 'b;c']]],
    [
      'CR',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF and LF mixed',
      'a,b\r\n1,2\n3,4',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      'doubled quotes',
      'a,b\n1,"x ""y"" z"',
      [
        ['a', 'b'],
        ['1', 'x "y" z'],
      ],
    ],
    [
      'escaped quotes',
      'a;b\n1;"x \\"y\\""',
      [
        ['a', 'b'],
        ['1', 'x "y"'],
      ],
    ],
    [
      'a backslash at the end',
      'a,b\n"C:\\",2',
      [
        ['a', 'b'],
        ['C:\\', '2'],
      ],
    ],
    [
      'line breaks in a cell',
      'a,b\n"x\ny",2',
      [
        ['a', 'b'],
        ['x\ny', '2'],
      ],
    ],
    [
      'blanks before cells and quotes',
      'a, b\n1,   x\n2, "y, z"',
      [
        ['a', 'b'],
        ['1', 'x'],
        ['2', 'y, z'],
      ],
    ],
    [
      'a quote inside a plain cell',
      'a,b\n1,5" pipe',
      [
        ['a', 'b'],
        ['1', '5" pipe'],
      ],
    ],
    ['leading zeros', 'a\n007', [['a'], ['007']]],
  ])('%s', (_case, text, rows) => {
    expect(readTable(ascii(text))).toEqual(rows);
  });

  test.each([
    ['UTF-8 with mark', ascii('\ufeffé,ʤ')],
    ['UTF-8', ascii('é,ʤ')],
    ['UTF-16LE with mark', utf16('\ufeffé,ʤ')],
    ['UTF-16BE with mark', swapped(utf16('\ufeffé,ʤ'))],
    ['UTF-16LE', utf16('é,ʤ,a,b,c,d,e,f,g,h').subarray(0, 6 + 2 * 16)],
  ])('in %s', (_case, bytes) => {
    expect(readTable(bytes)[0]?.slice(0, 2)).toEqual(['é', 'ʤ']);
  });

  test('in Windows-1252, with the characters that Latin-1 lacks', () => {
    expect(readTable(new Uint8Array([0xe4, 0x2c, 0x80]))).toEqual([['ä', '€']]);
  });

  test('with a quote that never closes is refused with the line', () => {
    expect(() => readTable(ascii('a,b\n1,"x'))).toThrow(/quotation marks.*line 2/);
  });
});

const TORTURE = path.resolve(import.meta.dirname, '../../../../shared/data/torture');
const torture = (name: string) => readTable(new Uint8Array(readFileSync(path.join(TORTURE, name))));

describe.skipIf(!existsSync(TORTURE))('the torture files (../shared/data is needed)', () => {
  test.each(['comma_in_quotes', 'empty', 'escaped_quotes', 'newlines', 'quotes_and_newlines', 'utf8'])(
    'csv-spectrum %s',
    (name) => {
      const [header = [], ...rows] = torture(`csv-spectrum_${name}.csv`);
      const objects = rows.map((row) => Object.fromEntries(header.map((key, index) => [key, row[index]])));
      expect(objects).toEqual(
        JSON.parse(readFileSync(path.join(TORTURE, `csv-spectrum_${name}.expected.json`), 'utf8')),
      );
    },
  );

  test.each([
    [
      'csvkit_mac_newlines.csv',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['Once upon\na time', '5', '6'],
      ],
    ],
    [
      'csvkit_test_latin1.csv',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['4', '5', '©'],
      ],
    ],
    [
      'csvkit_test_utf16_little.csv',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['4', '5', 'ʤ'],
      ],
    ],
    [
      'messytables_skip_initials.csv',
      [
        ['field1', 'field2'],
        ['hello', 'goodbye'],
        ['hello2', 'goodbye2'],
      ],
    ],
  ])('%s', (name, rows) => {
    expect(torture(name)).toEqual(rows);
  });

  test.each([
    ['commons-csv_japanese.csv', 4, 17],
    ['messytables_sparse_with_column_errors.cp1252.csv', 2238, 4],
    ['tabulator_accent.semicolon.csv', 3, 17],
    ['univocity_european.semicolon.csv', 6, 5],
  ])('%s has %i records of %i cells', (name, records, width) => {
    const rows = torture(name);
    expect(rows).toHaveLength(records);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([width]));
  });

  test('keep their texts', () => {
    expect(torture('commons-csv_japanese.csv')[1]?.[0]).toBe('00000000000001');
    expect(torture('tabulator_accent.semicolon.csv')[0]?.[0]).toBe('n_amenageur');
    const german = torture('messytables_sparse_with_column_errors.cp1252.csv');
    expect(german[1]?.[1]).toContain('Trägerorganisationen; Umstrukturierung der Forschung im Beit');
    const cars = torture('univocity_european.semicolon.csv');
    expect(cars[0]).toEqual(['Year', 'Make', 'Model', 'Description', 'Price']);
    expect(cars[2]).toEqual(['1999', 'Chevy', 'Venture "Extended Edition"', '', '4900,00']);
    expect(cars[3]?.[3]).toBe('MUST SELL!\nair; moon roof; loaded');
  });
});
