import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readProcesses } from './read-processes.ts';
import { workbookOf, worksheetOf } from './workbook.fixture.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const LIST = 'code,name\n1.0,Sell\n';
const TABLE = [
  ['Code', 'Name'],
  ['1.0', 'Sell'],
];

describe('what is no list of processes is refused with the reason', () => {
  test.each<[string, string, string | Uint8Array, string, RegExp]>([
    ['no bytes', 'a.csv', '', 'importEmpty', /empty/],
    ['only blanks', 'a.csv', ' \n \n', 'importEmpty', /empty/],
    ['only a header', 'a.csv', 'code,name\n', 'importEmpty', /no processes/],
    ['only errors', 'a.csv', 'code,name\n,A\n', 'importEmpty', /Row 2: The code is missing/],
    ['no extension', 'list', LIST, 'fileTypeRefused', /CSV.*XLSX/],
    ['another extension', 'a.b/list.ods', LIST, 'fileTypeRefused', /\.ods/],
    ['a PDF named .csv', 'a.csv', '%PDF-1.7\n', 'fileTypeRefused', /PDF/],
    ['bytes', 'a.csv', Uint8Array.from({ length: 200 }, (_, index) => index % 20), 'fileTypeRefused', /not text/],
    ['CSV named .json', 'a.json', LIST, 'importNotReadable', /\.json/],
    ['CSV named .xlsx', 'a.xlsx', LIST, 'importNotReadable', /\.xlsx/],
    ['JSON cut off', 'a.json', '[{"code": "1",\n "name"', 'importNotReadable', /not valid JSON/],
    ['JSON of numbers', 'a.json', '[1, 2]', 'importEmpty', /no objects/],
    ['JSON without codes', 'a.json', '[{"name": "A"}]', 'importNotReadable', /the code.*"name"/],
    ['XML cut off', 'a.xml', '<list><process code="1" name="A"/>', 'importNotReadable', /not well-formed/],
    [
      'XML of two roots',
      'a.xml',
      '<process code="1" name="A"/><process code="2" name="B"/>',
      'importNotReadable',
      /root/,
    ],
    ['a web page', 'a.xml', '<html><body><p id="a">Hi</p></body></html>', 'importEmpty', /no elements/],
    ['a drawing', 'a.xml', '<svg><text id="a">Hi</text></svg>', 'importEmpty', /no elements/],
    ['prices', 'a.csv', 'Article,Price\nApple,1.20\nPear,1.50', 'importNotReadable', /"Article" and "Price"/],
    ['too many rows', 'a.csv', `code,name\n${'1,A\n'.repeat(50_001)}`, 'importNotReadable', /50001 processes/],
  ])('%s', async (_case, name, content, code, words) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    await expect(readProcesses(bytes, name)).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
  });

  test.each([
    ['JSON named .csv', 'a.csv', '[{"code":"1.0","name":"Sell"}]', 'json'],
    ['XML named .json', 'a.json', '<list><process code="1.0" name="Sell"/></list>', 'xml'],
    ['a workbook named .csv', 'a.csv', workbookOf({ S: worksheetOf(TABLE) }), 'xlsx'],
  ])('but %s is read by its content', async (_case, name, content, format) => {
    const bytes = typeof content === 'string' ? bytesOf(content) : content;
    expect(await readProcesses(bytes, name)).toMatchObject({ format, counts: { 1: 1 } });
  });
});

describe('hostile files end soon', () => {
  const deep = 2_000_000;
  test.each<[string, string, string, string]>([
    ['JSON nested deep', 'a.json', '['.repeat(deep) + ']'.repeat(deep), 'importNotReadable'],
    ['XML nested deep', 'a.xml', '<a>'.repeat(100_000) + '</a>'.repeat(100_000), 'importNotReadable'],
    ['a DOCTYPE in UTF-16', 'a.xml', 'utf16', 'importNotReadable'],
    ['quotes without end', 'a.csv', `code,name\n1,${'"a'.repeat(deep / 2)}`, 'importNotReadable'],
    ['delimiters only', 'a.csv', ','.repeat(deep), 'importNotReadable'],
    ['escapes only', 'a.json', `["${'\\"'.repeat(deep)}"]`, 'importEmpty'],
  ])('%s', async (_case, name, text, code) => {
    const doctype = '\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>';
    const bytes = text === 'utf16' ? new Uint8Array(Buffer.from(doctype, 'utf16le')) : bytesOf(text);
    const start = performance.now();
    await expect(readProcesses(bytes, name)).rejects.toMatchObject({ code });
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('workbooks', () => {
  const read = (bytes: Uint8Array) => readProcesses(bytes, 'book.xlsx');

  test('show numbers as the sheet does, and read texts of all kinds', async () => {
    const rows = [
      ['Code', 'Name', 'Level', 'Description'],
      ['<c s="1"><v>1</v></c>', '<c t="s"><v>0</v></c>', '<c><v>1</v></c>', '<c s="3"><v>45000</v></c>'],
      ['<c><v>1.1000000000000001</v></c>', '<c t="str"><f>A1</f><v>A &amp; B_x000D_</v></c>', '<c><v>2</v></c>'],
      [
        '<c s="2"><v>1.2</v></c>',
        '<x:c t="inlineStr"><x:is><x:t><![CDATA[C < D]]></x:t></x:is></x:c>',
        '<c t="b"><v>1</v></c>',
      ],
    ];
    const { processes, problems } = await read(workbookOf({ Sheet: worksheetOf(rows) }));
    expect(processes[0]?.description).toBe('2023-03-15');
    expect(processes.map(({ code, name }) => [code, name])).toEqual([
      ['1.0', 'Rich text'],
      ['1.1', 'A & B'],
      ['1.20', 'C < D'],
    ]);
    expect(problems).toMatchObject([
      { row: 4, column: 'Level', message: expect.stringMatching(/"TRUE" is not a level/) },
    ]);
  });

  test('are read at the sheet with most processes, or at the one that is chosen', async () => {
    const metrics = [['Code', 'Name'], ...Array.from({ length: 9 }, () => ['1.0', 'Sell'])];
    const more = [...TABLE, ['2.0', 'Bill']];
    const book = workbookOf({
      Notes: worksheetOf([['Hello']]),
      Metrics: worksheetOf(metrics),
      Small: worksheetOf(TABLE),
      All: worksheetOf(more),
    });
    expect(await read(book)).toMatchObject({
      sheets: ['Notes', 'Metrics', 'Small', 'All'],
      mapping: { sheet: 'All' },
      counts: { 1: 2 },
    });
    const small = await readProcesses(book, 'book.xlsx', { mapping: { sheet: 'Small' } });
    expect(small.processes).toHaveLength(1);
    await expect(readProcesses(book, 'book.xlsx', { mapping: { sheet: 'None' } })).rejects.toMatchObject({
      message: expect.stringMatching(/no sheet "None"/),
    });
  });

  test('cost nothing for areas that only a few bytes span', async () => {
    const areas =
      '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells><dataValidations><dataValidation sqref="A1:XFD1048576"/></dataValidations>';
    const start = performance.now();
    expect((await read(workbookOf({ S: worksheetOf(TABLE, areas) }))).counts).toEqual({ 1: 1 });
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('that inflate to more than they declare, or to absurd sizes, are refused', async () => {
    const blank = new Uint8Array(30_000_000);
    const bomb = workbookOf({ S: worksheetOf(TABLE) }, { 'xl/media/a.xml': blank });
    await expect(read(bomb)).rejects.toMatchObject({
      code: 'fileTypeRefused',
      message: expect.stringMatching(/inflates/),
    });
    const lying = Buffer.from(bomb);
    lying.writeUInt32LE(1_000, lying.lastIndexOf('xl/media/a.xml') - 46 + 24);
    await expect(read(new Uint8Array(lying))).rejects.toMatchObject({
      code: 'fileTypeRefused',
      message: expect.stringMatching(/inflates/),
    });
  });

  test.each<[string, Uint8Array, string, RegExp]>([
    ['with macros', workbookOf({ S: worksheetOf(TABLE) }, { 'xl/vbaProject.bin': 'x' }), 'fileTypeRefused', /macros/],
    [
      'with a DOCTYPE',
      workbookOf({ S: worksheetOf(TABLE) }, { 'docProps/app.xml': '<!DOCTYPE a><a/>' }),
      'importNotReadable',
      /DOCTYPE/,
    ],
    ['without sheets', workbookOf({}), 'importEmpty', /No sheet/],
    ['that are other zips', zipSync({ 'a.txt': bytesOf('x') }), 'fileTypeRefused', /not an XLSX/],
    ['cut off', workbookOf({ S: worksheetOf(TABLE) }).subarray(0, 500), 'importNotReadable', /damaged/],
    ['encrypted', encrypted(), 'fileTypeRefused', /password/],
  ])('%s are refused', async (_case, bytes, code, words) => {
    await expect(read(bytes)).rejects.toMatchObject({ code, message: expect.stringMatching(words) });
  });

  function encrypted(): Uint8Array {
    const zip = Buffer.from(workbookOf({ S: worksheetOf(TABLE) }));
    zip.writeUInt16LE(1, zip.lastIndexOf('xl/styles.xml') - 46 + 8);
    return new Uint8Array(zip);
  }
});
