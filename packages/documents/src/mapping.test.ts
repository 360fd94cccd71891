import type { ImportMapping, ImportReading } from '@process-ai/contract/imports';
import { describe, expect, test } from 'vitest';
import { readProcesses } from './read-processes.ts';
import { problemsOf, readText, treeOf } from './reading.fixture.ts';
import { workbookOf, worksheetOf } from './workbook.fixture.ts';

describe('the mapping', () => {
  const mapped = (text: string, mapping?: ImportMapping) => readText(text, 'list.csv', mapping ? { mapping } : {});

  test.each([
    ['PCF ID,Hierarchy ID,Name', '7,1.0,A', 'Hierarchy ID', 'Name'],
    ['Nr.;Prozess-Bezeichnung;Ebene', '1;A;1', 'Nr.', 'Prozess-Bezeichnung'],
    ['Code du processus (FR);Intitulé;Code', '9;A;1', 'Code', 'Intitulé'],
    ['Level,Label,Capability', '1,1.1,A', 'Label', 'Capability'],
    ['Department,Prozess,Kennung', 'x,A,1', 'Kennung', 'Prozess'],
    ['流程名称,编号', 'A,1', '编号', '流程名称'],
    ['コード,プロセス名', '1,A', 'コード', 'プロセス名'],
  ])('is guessed from the header %s', async (header, row, code, name) => {
    const { mapping } = await mapped(`${header}\n${row}`);
    expect([mapping.code, mapping.name]).toEqual([code, name]);
  });

  test('is guessed from the cells where the header names only one of both', async () => {
    const { mapping } = await mapped('Foo,Bar,Name\nx,P-1,Sell\nx,P-2,Quote');
    expect([mapping.code, mapping.name]).toEqual(['Bar', 'Name']);
    expect((await mapped('Code,Status,Was\n1,x1,To sell\n2,x1,To quote')).mapping.name).toBe('Was');
  });

  test('passes over a column of codes that repeat', async () => {
    const text = ['Code,ID,Name', ...[1, 2, 3, 4, 5, 6].map((n) => `HR,${n},Name ${n}`)].join('\n');
    expect((await mapped(text)).mapping.code).toBe('ID');
  });

  test('finds the header below a title, and does without one', async () => {
    expect((await mapped('Our processes\n\nCode;Name\n1.0;Sell')).processes[0]).toMatchObject({ code: '1.0', row: 4 });
    expect((await mapped('1.0,Sell\n1.1,Quote')).processes[0]).toMatchObject({ name: 'Sell', row: 1 });
  });

  test('is another one at the next reading of the same text, and leaves the first as it was', async () => {
    const text = 'PCF ID,Hierarchy ID,Name\n7,1.0,Sell\n8,1.1,Quote';
    const [first, other, another] = [
      await mapped(text),
      await mapped(text, { code: 'PCF ID' }),
      await mapped(text.replace('Quote', 'Bid')),
    ];
    expect(other.processes.map(({ code, name }) => [code, name])).toEqual([
      ['7', 'Sell'],
      ['8', 'Quote'],
    ]);
    expect(another.processes[1]?.name).toBe('Bid');
    expect(await mapped(text)).toEqual(first);
  });

  test('is overridden place by place', async () => {
    const text = 'PCF ID,Hierarchy ID,Name,Description\n7,1.0,Sell,All of it';
    const reading = await mapped(text, { code: 'PCF ID', description: null });
    expect(reading.processes[0]).toMatchObject({ code: '7', name: 'Sell', description: null });
    expect(reading.columns[0]).toEqual({ key: 'PCF ID', samples: ['7'] });
    await expect(mapped(text, { code: 'Nope' })).rejects.toMatchObject({
      code: 'importNotReadable',
      message: expect.stringMatching(/"Nope".*"PCF ID"/),
    });
    await expect(mapped(text, { name: null })).rejects.toMatchObject({ code: 'importNotReadable' });
  });

  test('of one column per level: parents are read once, empty cells take what is above', async () => {
    const text = 'Level 1,Level 2\n1 Sell,1.1 Quote\n1 Sell,1.2 Order\n,1.3 Bill';
    const reading = await mapped(text);
    expect(reading.mapping.levels).toEqual(['Level 1', 'Level 2']);
    expect(treeOf(reading)).toEqual(['1 < - @1', '1.1 < 1 @2', '1.2 < 1 @2', '1.3 < 1 @2']);
    expect(reading.processes[1]?.name).toBe('Quote');
    expect(treeOf(await mapped('A,B\n1 Sell,1.1 Quote', { levels: ['A', 'B'] }))).toEqual(['1 < - @1', '1.1 < 1 @2']);
    expect(problemsOf(await mapped('L1,L2\n1 Sell,Quote'), 'error')).toEqual(['2 -']);
  });
});

describe('descriptions of another sheet', () => {
  const LIST = worksheetOf([
    ['Code', 'Name'],
    ['1.0', 'Sell'],
    ['1.1', 'Quote'],
    ['1.2', 'Order'],
  ]);
  const glossary = (quote = 'Prices what was asked for.', name = 'Quote') =>
    worksheetOf([
      ['ID', 'Element', 'Definition'],
      ['1.1', name, quote],
      ['1.2.', 'Order', 'Takes it.'],
    ]);
  const read = (sheets: Record<string, string>, mapping: ImportMapping = {}) =>
    readProcesses(workbookOf({ List: LIST, ...sheets }), 'a.xlsx', { mapping });
  const said = (reading: ImportReading) => reading.processes.map(({ description }) => description);

  test('of the same codes are joined, and left where a person says so', async () => {
    const reading = await read({ 'Glossary terms': glossary() });
    expect(said(reading)).toEqual([null, 'Prices what was asked for.', 'Takes it.']);
    expect(reading.descriptions).toEqual({ sheet: 'Glossary terms', count: 2 });
    expect(reading.mapping).toMatchObject({ sheet: 'List', descriptionSheet: 'Glossary terms' });
    const again = await read({ 'Glossary terms': glossary() }, reading.mapping);
    expect(again).toEqual(reading);
    const off = await read({ 'Glossary terms': glossary() }, { ...reading.mapping, descriptionSheet: null });
    expect([said(off), off.descriptions]).toEqual([[null, null, null], { sheet: 'Glossary terms', count: 2 }]);
    await expect(read({}, { descriptionSheet: 'Nope' })).rejects.toMatchObject({ code: 'importNotReadable' });
  });

  test('in two sheets that differ are not joined, unless one is chosen', async () => {
    const sheets = { One: glossary(), Two: glossary('Something else.') };
    const reading = await read(sheets);
    expect([said(reading), reading.descriptions]).toEqual([[null, null, null], null]);
    expect(reading.problems).toMatchObject([
      { severity: 'warning', message: expect.stringMatching(/"One" and "Two"/) },
    ]);
    expect(said(await read(sheets, { descriptionSheet: 'Two' }))[1]).toBe('Something else.');
  });

  test('of other names, of the same code twice, or of mostly other codes are not', async () => {
    expect(said(await read({ G: glossary('Prices it.', 'Offer') }))).toEqual([null, null, 'Takes it.']);
    const twice = worksheetOf([
      ['ID', 'Definition'],
      ['1.1', 'One.'],
      ['1.1', 'Another.'],
    ]);
    const foreign = worksheetOf([
      ['ID', 'Definition'],
      ['1.1', 'Ours.'],
      ['7.1', 'Not.'],
      ['7.2', 'Not ours.'],
    ]);
    expect((await read({ twice, foreign })).descriptions).toBeNull();
  });
});
