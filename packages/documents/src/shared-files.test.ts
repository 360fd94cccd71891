import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportFormat } from '@process-ai/contract/imports';
import { describe, expect, test } from 'vitest';
import { readProcesses } from './read-processes.ts';

/** Real files made by others; what each must yield is listed beside them. */
const SHARED = path.resolve(import.meta.dirname, '../../../../shared/data');
const read = (file: string, name = path.basename(file)) =>
  readProcesses(new Uint8Array(readFileSync(path.join(SHARED, file))), name);

interface Expected {
  format: ImportFormat;
  counts: Record<string, number>;
  /** code, name, level, parent */
  example: [string, string, number, string | null];
}

const IMPORTS: Record<string, Expected> = {
  'processes/apqc-cross-industry-7.4.csv': {
    format: 'csv',
    counts: { 1: 13, 2: 72, 3: 350, 4: 1297, 5: 189 },
    example: ['9.10.1', 'Monitor international rates', 3, '9.10'],
  },
  'processes/apqc-cross-industry-7.4.xlsx': {
    format: 'xlsx',
    counts: { 1: 13, 2: 72, 3: 350, 4: 1297, 5: 189 },
    example: ['1.1.1.8', 'Assess new technologies', 4, '1.1.1'],
  },
  'processes/apqc-retail-7.2.1.xlsx': {
    format: 'xlsx',
    counts: { 1: 13, 2: 69, 3: 312, 4: 1183, 5: 131 },
    example: ['1.1.1.8', 'Identify ecological concerns', 4, '1.1.1'],
  },
  'processes/apqc-retail-7.2.1.column-per-level.derived.csv': {
    format: 'csv',
    counts: { 1: 13, 2: 67, 3: 312 },
    example: ['1.1.1', 'Assess the external environment', 3, '1.1'],
  },
  'processes/apqc-utilities-7.2.1.tab.derived.csv': {
    format: 'csv',
    counts: { 1: 14, 2: 83, 3: 384, 4: 1412, 5: 180 },
    example: ['14.0', 'Operate Utility Assets', 1, null],
  },
  'processes/turboea-banking.semicolon-bom.derived.csv': {
    format: 'csv',
    counts: { 1: 12, 2: 68, 3: 252 },
    example: ['BC-1300.20.40', 'Enhanced Due Diligence', 3, 'BC-1300.20'],
  },
  'processes/bbl-real-estate-processes-de.json': {
    format: 'json',
    counts: { 3: 27 },
    example: ['TQ.21.00.00.01', 'Lösungsvorschläge Anmiete Kauf', 3, null],
  },
  'processes/turboea-fixture-flat.json': {
    format: 'json',
    counts: { 1: 2, 2: 2, 3: 1 },
    example: ['BC-2.1.1', 'Demand-Driven Planning', 3, 'BC-2.1'],
  },
  'processes/turboea-insurance.nested.derived.json': {
    format: 'json',
    counts: { 1: 11, 2: 69, 3: 249 },
    example: ['BC-2100.10.10', 'Product Master Data Management', 3, 'BC-2100.10'],
  },
  'processes/oscal-basic-catalog.json': {
    format: 'json',
    counts: { 1: 2, 2: 2, 3: 4 },
    example: ['s1.1.1', 'Information security roles and responsibilities', 3, 's1.1'],
  },
  'facts/turboea-all-industries.flat.derived.json': {
    format: 'json',
    counts: { 1: 318, 2: 1983, 3: 6959 },
    example: ['BC-2180.10.10', 'Loss Cost Modelling', 3, 'BC-2180.10'],
  },
  'processes/turboea-manufacturing.flat.derived.xml': {
    format: 'xml',
    counts: { 1: 7, 2: 44, 3: 150 },
    example: ['BC-1000.10.40', 'Manufacturing Operating Model Design', 3, 'BC-1000.10'],
  },
  'models/bpmn-apqc-1.1.1.bpmn': {
    format: 'bpmn',
    counts: { 3: 1, 4: 10 },
    example: ['1.1.1.1', 'Identify competitors', 4, '1.1.1'],
  },
  'models/bpmn-bbl-TQ.21.00.00.02-de.bpmn': {
    format: 'bpmn',
    counts: { 1: 1, 2: 14 },
    example: ['TQ.21.00.00.02.01', 'Auftrag prüfen', 2, 'TQ.21.00.00.02'],
  },
  'models/bpmn-miwg-A.2.0.bpmn': {
    format: 'bpmn',
    counts: { 1: 1, 2: 4 },
    example: ['BMA20-1.1', 'Task 1', 2, 'BMA20-1'],
  },
  'models/bpmn-miwg-C.1.1.bpmn': {
    format: 'bpmn',
    counts: { 1: 1, 2: 5 },
    example: ['IHOBMD-1.3', 'Rechnung klären', 2, 'IHOBMD-1'],
  },
  'models/archimate-archisurance-exchange.xml': {
    format: 'archimate',
    counts: { 3: 15 },
    example: ['BP-4', 'Handle Claim', 3, null],
  },
};

const REFUSED: [file: string, code: string, words: RegExp, name?: string][] = [
  ['processes/scorvoc-scor.ttl', 'fileTypeRefused', /\.ttl/],
  ['processes/scorvoc-scor.ttl', 'importNotReadable', /\.json/, 'scor.json'],
  ['processes/scorvoc-scor.ttl', 'importNotReadable', /\.xml/, 'scor.xml'],
  ['processes/scorvoc-scor.ttl', 'importNotReadable', /code and the name/, 'scor.csv'],
  ['models/owl-isa88.owl.xml', 'importEmpty', /no process elements/],
  ['torture/csvkit_bad.csv', 'importNotReadable', /rows 2 and 3/],
  ['torture/csvkit_null_byte.csv', 'importNotReadable', /"a", "b" and "c"/],
  ['torture/csvkit_testjson_nested.json', 'importNotReadable', /"text"/],
  ['torture/defusedxml_dtd.xml', 'importNotReadable', /DOCTYPE/],
  ['torture/defusedxml_external.xml', 'importNotReadable', /DOCTYPE/],
  ['torture/defusedxml_xmlbomb.xml', 'importNotReadable', /DOCTYPE/],
  ['torture/defusedxml_simple.xml', 'importEmpty', /no elements that describe processes/],
  ['torture/poi_poc-xmlbomb.xlsx', 'importNotReadable', /DOCTYPE/],
  ['torture/poi_SimpleMacro.xlsm', 'fileTypeRefused', /\.xlsm/],
  ['torture/poi_SimpleMacro.xlsm', 'fileTypeRefused', /macros/, 'book.xlsx'],
  ['torture/tika_droste.zip', 'fileTypeRefused', /\.zip/],
  ['torture/tika_droste.zip', 'fileTypeRefused', /not an XLSX workbook/, 'book.xlsx'],
  ['torture/payloadbox_csv-injection.txt', 'importNotReadable', /code and the name/],
  ['docs/password-solrcell.docx', 'fileTypeRefused', /password/, 'book.xlsx'],
  ['docs/illustrative-cases.docx', 'fileTypeRefused', /not an XLSX workbook/, 'book.xlsx'],
  ['docs/truncated.docx', 'importNotReadable', /damaged/, 'book.xlsx'],
  ['docs/broken-5-bytes.pdf', 'importNotReadable', /\.xlsx/, 'book.xlsx'],
];

describe.skipIf(!existsSync(SHARED))('files of others (../shared/data is needed)', () => {
  test.each(Object.entries(IMPORTS))('%s', async (file, { format, counts, example }) => {
    const reading = await read(file);
    expect({ format: reading.format, counts: reading.counts }).toEqual({ format, counts });
    expect(reading.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const [code, name, level, parentCode] = example;
    expect(reading.processes.find((process) => process.code === code)).toMatchObject({ name, level, parentCode });
    const codes = new Set(reading.processes.map((process) => process.code));
    expect(codes.size).toBe(reading.processes.length);
    expect(reading.processes.filter((process) => process.parentCode && !codes.has(process.parentCode))).toEqual([]);
    expect(reading.processes.filter((process) => process.level === 1 && process.parentCode)).toEqual([]);
  });

  test('bian-business-capability.xlsx: a root of level 0, parents by name, numbers as codes, levels 6 and 7', async () => {
    const reading = await read('processes/bian-business-capability.xlsx');
    expect(reading.counts).toEqual({ 1: 5, 2: 47, 3: 11, 4: 17, 5: 3 });
    expect(reading.processes[0]).toMatchObject({ code: '1.1', level: 1, parentCode: null, row: 3 });
    const fraud = reading.processes.find(({ name }) => name === 'Fraud Incident Management');
    expect(fraud).toMatchObject({ code: '1.1.2', level: 2, parentCode: '1.1' });
    expect(reading.processes.filter(({ level }) => level === 5).map(({ parentCode }) => parentCode)).toEqual(
      Array(3).fill('1.1.2.3'),
    );
    expect(reading.hasDeepLevels).toBe(true);
    expect(reading.problems.map(({ row, severity }) => `${row} ${severity}`)).toEqual([
      '0 warning',
      '0 warning',
      '2 warning',
      '84 warning',
      '85 warning',
    ]);
  });

  test('of one library in two formats the same is read', async () => {
    const rows = async (file: string) =>
      (await read(`processes/${file}`)).processes.map(({ code, name, level, parentCode }) => [
        code,
        name,
        level,
        parentCode,
      ]);
    expect(await rows('turboea-fixture-tree.json')).toEqual(await rows('turboea-fixture-flat.json'));
    const codes = async (file: string) => (await rows(file)).map(([code, , , parentCode]) => [code, parentCode]);
    expect(await codes('apqc-cross-industry-7.4.xlsx')).toEqual(await codes('apqc-cross-industry-7.4.csv'));
  });

  test('only real processes come out of the models', async () => {
    const names = async (file: string) => (await read(`models/${file}`)).processes.map(({ name }) => name);
    expect((await names('bpmn-miwg-C.1.1.bpmn')).slice(1, 4)).toEqual([
      'Approve Invoice',
      'Assign Approver',
      'Rechnung klären',
    ]);
    expect(await names('bpmn-miwg-A.2.0.bpmn')).toEqual(['bpmn-miwg-A.2.0', 'Task 1', 'Task 2', 'Task 3', 'Task 4']);
    expect(await names('archimate-archisurance-exchange.xml')).toContain('Asset Management');
  });

  test('the workbook is read at its Combined sheet, its first header cell without the mark', async () => {
    expect(await read('processes/apqc-retail-7.2.1.xlsx')).toMatchObject({
      mapping: { sheet: 'Combined', code: 'Hierarchy ID' },
    });
    const { columns, mapping } = await read('processes/apqc-cross-industry-7.4.csv');
    expect([columns[0]?.key, mapping.code, mapping.description]).toEqual([
      'PCF ID',
      'Hierarchy ID',
      'Element Description',
    ]);
  });

  test.each(REFUSED)('%s is refused as %s %s', async (file, code, words, name) => {
    await expect(read(file, name ?? path.basename(file))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(words),
    });
  });

  test('the glossary of APQC’s retail workbook describes its processes', async () => {
    const { descriptions, processes } = await read('processes/apqc-retail-7.2.1.xlsx');
    expect(descriptions).toEqual({ sheet: 'Glossary terms', count: 1462 });
    expect(processes.filter(({ description }) => description)).toHaveLength(1462);
  });
});
