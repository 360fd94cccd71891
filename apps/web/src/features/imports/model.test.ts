import type { ImportedProcess, ImportPreview, ImportProblem } from '@process-ai/contract/imports';
import { describe, expect, test } from 'vitest';
import { buildTree, visibleRows } from '../../components/tree/tree.ts';
import { blockersOf, chooseLevel, expandedAtFirst, fileNodes, isCompleteMapping, sortProblems } from './model.ts';

const process = (code: string, parentCode: string | null, row = 0): ImportedProcess => ({
  code,
  name: `Process ${code}`,
  level: 1,
  description: null,
  parentCode,
  row,
});

const problem = (row: number, severity: ImportProblem['severity']): ImportProblem => ({ row, severity, message: 'x' });

const preview = (changes: Partial<ImportPreview>): ImportPreview => ({
  id: 'i',
  fileName: 'a.csv',
  format: 'csv',
  mapping: {},
  columns: [],
  sheets: [],
  descriptions: null,
  counts: {},
  hasDeepLevels: false,
  processes: [],
  problems: [],
  existingCodes: [],
  ...changes,
});

const treeOf = (processes: readonly ImportedProcess[]) => buildTree(fileNodes(processes));

const outline = (processes: ImportedProcess[], collapsed: number[] = []) =>
  visibleRows(treeOf(processes), { has: (id) => !collapsed.includes(Number(id)) }).map(
    ({ node, depth, position, siblings }) => `${'·'.repeat(depth + 1)}${node.code} ${position}/${siblings}`,
  );

describe('the tree of a file', () => {
  test('children follow their parent, also when the file names them first', () => {
    expect(outline([process('1.1', '1'), process('2', null), process('1', null), process('1.2', '1')])).toEqual([
      '·2 1/2',
      '·1 2/2',
      '··1.1 1/2',
      '··1.2 2/2',
    ]);
  });

  test('a parent that is not in the file leaves its child a root', () => {
    expect(outline([process('9.1', '9'), process('9.1.1', '9.1')])).toEqual(['·9.1 1/1', '··9.1.1 1/1']);
  });

  test('of two processes with one code the first has the children', () => {
    expect(outline([process('1', null), process('1', null), process('1.1', '1')])).toEqual([
      '·1 1/2',
      '··1.1 1/1',
      '·1 2/2',
    ]);
  });

  test('circles are cut, and every process still shows once', () => {
    expect(
      outline([process('a', 'c'), process('b', 'a'), process('c', 'b'), process('d', 'd'), process('e', 'a')]),
    ).toEqual(['·a 1/2', '··b 1/2', '···c 1/1', '··e 2/2', '·d 2/2']);
  });

  test('what is below a collapsed process is out of sight', () => {
    const processes = [process('1', null), process('1.1', '1'), process('1.1.1', '1.1'), process('2', null)];
    expect(outline(processes, [1])).toEqual(['·1 1/2', '··1.1 1/1', '·2 2/2']);
    expect(outline(processes, [0])).toEqual(['·1 1/2', '·2 2/2']);
  });

  test('50,000 levels deep and 50,000 wide are no trouble', () => {
    const deep = Array.from({ length: 50_000 }, (_, index) => process(`${index}`, index === 0 ? null : `${index - 1}`));
    expect(treeOf(deep).rows).toHaveLength(50_000);
    const wide = deep.map(({ code }) => process(code, code === '0' ? null : '0'));
    expect(treeOf(wide).rows.at(-1)).toMatchObject({
      depth: 1,
      position: 49_999,
      siblings: 49_999,
    });
  });

  test('a long file opens collapsed, a short one open', () => {
    const long = Array.from({ length: 61 }, (_, index) => process(`${index}`, index === 0 ? null : '0'));
    expect(expandedAtFirst(treeOf(long)).size).toBe(0);
    expect(visibleRows(treeOf(long), expandedAtFirst(treeOf(long)))).toHaveLength(1);
    const short = treeOf(long.slice(0, 60));
    expect(visibleRows(short, expandedAtFirst(short))).toHaveLength(60);
  });
});

describe('completing an import', () => {
  const undecided = { onConflict: 'stop', deepLevels: undefined } as const;

  test.each<[string, Partial<ImportPreview>, Parameters<typeof blockersOf>[1], string[]]>([
    ['nothing to decide', {}, undecided, []],
    ['warnings only', { problems: [problem(1, 'warning')] }, undecided, []],
    ['an error', { problems: [problem(1, 'warning'), problem(2, 'error')] }, undecided, ['errors']],
    ['codes that exist', { existingCodes: ['1'] }, undecided, ['conflict']],
    ['codes that exist, to skip', { existingCodes: ['1'] }, { ...undecided, onConflict: 'skip' }, []],
    ['codes that exist, to update', { existingCodes: ['1'] }, { ...undecided, onConflict: 'update' }, []],
    ['deep levels', { hasDeepLevels: true }, undecided, ['deep']],
    ['deep levels, to fold', { hasDeepLevels: true }, { ...undecided, deepLevels: 'fold' }, []],
    [
      'everything at once',
      { problems: [problem(1, 'error')], existingCodes: ['1'], hasDeepLevels: true },
      undecided,
      ['errors', 'conflict', 'deep'],
    ],
  ])('%s', (_, changes, choices, blockers) => {
    expect(blockersOf(preview(changes), choices)).toEqual(blockers);
  });

  test('errors come before warnings, each by row', () => {
    const problems = [problem(9, 'warning'), problem(7, 'error'), problem(0, 'warning'), problem(3, 'error')];
    expect(sortProblems(problems).map(({ row }) => row)).toEqual([3, 7, 0, 9]);
  });
});

describe('a mapping', () => {
  test.each([
    [{}, false],
    [{ code: 'A' }, false],
    [{ code: 'A', name: null }, false],
    [{ code: 'A', name: 'B' }, true],
    [{ levels: [] }, false],
    [{ levels: ['A'] }, true],
  ])('%j is complete: %s', (mapping, complete) => {
    expect(isCompleteMapping(mapping)).toBe(complete);
  });

  test.each([
    [0, 'x', ['x', 'b', 'c']],
    [3, 'd', ['a', 'b', 'c', 'd']],
    [1, null, ['a']],
    [0, null, []],
  ])('level column %i set to %j', (index, column, levels) => {
    expect(chooseLevel(['a', 'b', 'c'], index, column)).toEqual(levels);
  });
});
