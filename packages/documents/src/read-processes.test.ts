import { describe, expect, test } from 'vitest';
import { problemsOf, readText, treeOf } from './reading.fixture.ts';

describe('levels and parents', () => {
  test.each([
    ['dotted codes', 'code,name\n1.0,A\n1.1,B\n1.1.1,C', ['1.0 < - @1', '1.1 < 1.0 @2', '1.1.1 < 1.1 @3']],
    [
      '9.1 is not 9.10',
      'code,name\n9.0,A\n9.1,B\n9.10,C\n9.10.1,D',
      ['9.0 < - @1', '9.1 < 9.0 @2', '9.10 < 9.0 @2', '9.10.1 < 9.10 @3'],
    ],
    ['top codes without .0', 'code,name\n1,A\n1.1,B', ['1 < - @1', '1.1 < 1 @2']],
    ['dots at the end', 'code,name\n1.,A\n1.1.,B', ['1. < - @1', '1.1. < 1. @2']],
    ['children before parents', 'code,name,parent\nb,B,a\nc,C,b\na,A,', ['b < a @2', 'c < b @3', 'a < - @1']],
    [
      'letters before dots',
      'code,name\nBC-1,A\nBC-1.10,B\nBC-1.10.20,C',
      ['BC-1 < - @1', 'BC-1.10 < BC-1 @2', 'BC-1.10.20 < BC-1.10 @3'],
    ],
    ['no parents invented', 'code,name\nTQ.21.01,A\nraum,B', ['TQ.21.01 < - @3', 'raum < - @3']],
    ['plain numbers say nothing', 'id,name\n1,A\n2,B', ['1 < - @3', '2 < - @3']],
    ['parents by name', 'code,name,parent\n1,Sell,\n2,Ask,sell\n3,Quote,Ask', ['1 < - @1', '2 < 1 @2', '3 < 2 @3']],
    ['parents by another key', 'key,code,name,parentId\nk1,A,Sell,\nk2,B,Quote,k1', ['A < - @1', 'B < A @2']],
    ['parents as "code name"', 'code,name,parent\n1,Sell,\n2,Quote,1 Sell', ['1 < - @1', '2 < 1 @2']],
    ['levels as words', 'code,name,level\nA,X,Level 1\nB,Y,L2\nC,Z,Process', ['A < - @1', 'B < - @2', 'C < - @3']],
    ['levels from 0', 'code,name,level,parent\nA,X,0,\nB,Y,0,\nC,Z,1,A', ['A < - @1', 'B < - @1', 'C < A @2']],
    ['one level 0', 'code,name,level,parent\n,Model,0,\nB,Y,1,Model\nC,Z,2,B', ['B < - @1', 'C < B @2']],
  ])('%s', async (_case, text, expected) => {
    const reading = await readText(text);
    expect(treeOf(reading)).toEqual(expected);
    expect(problemsOf(reading, 'error')).toEqual([]);
  });

  test('a parent by a name that several bear is told by its level, else an error', async () => {
    const reading = await readText('code,name,parent,level\n1,Sell,,1\n2,Sell,Sell,2\n3,Quote,Sell,3');
    expect(treeOf(reading).slice(0, 2)).toEqual(['1 < - @1', '2 < 1 @2']);
    expect(problemsOf(reading, 'error')).toEqual(['4 parent']);
  });

  test('a missing level-1 row is told once, and its children have no parent', async () => {
    const reading = await readText('code,name\n1.1,A\n1.2,B\n2.0,C\n2.1.1,D');
    expect(treeOf(reading)).toEqual(['1.1 < - @2', '1.2 < - @2', '2.0 < - @1', '2.1.1 < 2.0 @3']);
    expect(problemsOf(reading, 'warning')).toEqual(['2 code', '5 code']);
  });

  test('levels beyond 5 are folded under the nearest level 4, or skipped, and told of', async () => {
    const codes = [1, 2, 3, 4, 5, 6, 7].map((depth) => Array(depth).fill('1').join('.'));
    const text = ['code,name', ...codes.map((code) => `${code},Name`)].join('\n');
    const open = await readText(text);
    expect(open.hasDeepLevels).toBe(true);
    expect(problemsOf(open, 'warning')).toEqual(['0 -', '7 -', '8 -']);
    const folded = await readText(text, 'list.csv', { deepLevels: 'fold' });
    expect(folded.counts).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 3 });
    expect(treeOf(folded).slice(4)).toEqual(codes.slice(4).map((code) => `${code} < 1.1.1.1 @5`));
    expect(treeOf(open)).toEqual(treeOf(folded));
    const skipped = await readText(text, 'list.csv', { deepLevels: 'skip' });
    expect(skipped.counts).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    expect(problemsOf(skipped, 'error')).toEqual([]);
  });
});

describe('problems by row and column', () => {
  test.each([
    ['code missing', 'Code,Name\n1,A\n,B', ['3 Code']],
    ['name missing', 'Code,Name\n1,A\n2,', ['3 Name']],
    ['code twice', 'Code,Name\n1,A\n1,B', ['3 Code']],
    ['unknown parent', 'Code,Name,Parent\n1,A,\n2,B,9', ['3 Parent']],
    ['parent on the same level', 'Code,Name,Level,Parent\n1,A,2,\n2,B,2,1', ['3 Level']],
    ['parent deeper', 'Code,Name,Level,Parent\n1,A,3,\n2,B,2,1', ['3 Level']],
    ['circle', 'Code,Name,Parent\n1,A,3\n2,B,1\n3,C,2', ['2 Parent']],
    ['own parent', 'Code,Name,Parent\n1,A,1\n2,B,1', ['2 Parent']],
    ['level no number', 'Code,Name,Level\n1,A,high', ['2 Level']],
    ['level outside', 'Code,Name,Level\n1,A,-1', ['2 Level']],
    ['row too long', 'Code,Name\n1,A\n2,B,C', ['3 -']],
    ['row too short', 'Description,Code,Name\nx,1,A\ny,2', ['3 -', '3 Name']],
    ['zero byte', 'Code,Name\n1,A\u0000B', ['2 Name']],
    ['name too long', `Code,Name\n1,${'x'.repeat(301)}`, ['2 Name']],
    ['code too long', `Code,Name\n${'1'.repeat(65)},A`, ['2 Code']],
    ['blank lines count as rows', 'Code,Name\n\n1,A\n\n1,B', ['5 Code']],
    ['a cell of two lines is one row', 'Code,Name\n1,"A\nB"\n1,C', ['3 Code']],
  ])('%s', async (_case, text, expected) => {
    const reading = await readText(text);
    expect(problemsOf(reading, 'error')).toEqual(expected);
    expect(JSON.stringify(reading)).not.toContain('\\u0000');
  });

  test.each([
    ['a row that repeats another', 'Code,Name\n1.0,A\n1.0,A', ['3 Code']],
    ['a level missing', 'Code,Name,Level\n1,A,1\n1.1,B,', ['3 Level']],
    ['rows of something else', 'Code,Name,Note\n1.0,A,\n,,see above', ['0 -']],
    ['columns nobody reads are missing', 'Code,Name,Note\n1.0,A', ['2 -']],
  ])('%s is only a warning', async (_case, text, expected) => {
    const reading = await readText(text);
    expect([problemsOf(reading, 'error'), problemsOf(reading, 'warning')]).toEqual([[], expected]);
  });

  test('the unknown parent stays readable, so that a sector that has it can be found', async () => {
    const { processes } = await readText('Code,Name,Parent\n2,B,9');
    expect(processes[0]?.parentCode).toBe('9');
  });

  test('lone surrogates of JSON are reported and never passed on', async () => {
    const reading = await readText('[{"code":"1","name":"A\\ud800"}]', 'a.json');
    expect(problemsOf(reading, 'error')).toEqual(['1 name']);
    expect(reading.processes[0]?.name.isWellFormed()).toBe(true);
  });
});

test('time grows with the rows', async () => {
  let run = 0;
  const rows = (count: number) =>
    `code,name,parent\n${Array.from({ length: count }, (_, i) => `P${i},Process ${i} of ${run},${i ? `Process ${(i - 1) >> 2} of ${run}` : ''}`).join('\n')}`;
  const timed = async (count: number) => {
    run += 1;
    const text = rows(count);
    const start = performance.now();
    await readText(text);
    return performance.now() - start;
  };
  await timed(2_500);
  const [small, large] = [
    Math.min(await timed(2_500), await timed(2_500)),
    Math.min(await timed(20_000), await timed(20_000)),
  ];
  expect(large / small).toBeLessThan(32);
});
