import { AppError } from '@process-ai/contract/errors';
import type { ProcessInput } from '@process-ai/contract/processes';
import { describe, expect, it } from 'vitest';
import {
  checkMove,
  codeSortKey,
  descendantIds,
  filterTree,
  flattenVisible,
  inCodeOrder,
  planAddition,
} from './hierarchy.ts';

describe('natural order of codes', () => {
  it.each([
    [
      ['1.10', '1.2', '1.0', '10.0', '2.0', '1.2.1', '1.1'],
      ['1.0', '1.1', '1.2', '1.2.1', '1.10', '2.0', '10.0'],
    ],
    [
      ['9.10', '9.1', '9.10.1', '9.1.2'],
      ['9.1', '9.1.2', '9.10', '9.10.1'],
    ],
    [
      ['b1', 'A10', 'a2', 'A2', 'a1'],
      ['a1', 'A2', 'a2', 'A10', 'b1'],
    ],
    [
      ['P100000000000000000000', 'P99999999999999999999', 'P007', 'P7'],
      ['P007', 'P7', 'P99999999999999999999', 'P100000000000000000000'],
    ],
    [
      ['1.2 b', '1.2', '1.2a'],
      ['1.2', '1.2 b', '1.2a'],
    ],
  ])('%j becomes %j', (codes, ordered) => {
    expect(inCodeOrder(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual(ordered);
  });

  it('keeps different codes different, and can be stored', () => {
    expect(codeSortKey('9.10')).not.toBe(codeSortKey('9.1'));
    expect(codeSortKey('01')).not.toBe(codeSortKey('1'));
    expect(codeSortKey('01')).not.toContain('\u0000');
  });
});

const input = (code: string, level: number, parentCode: string | null = null, parentId: string | null = null) =>
  ({ code, name: `Process ${code}`, level, description: null, parentCode, parentId }) satisfies ProcessInput;

const counter = () => {
  let next = 0;
  return () => `new-${next++}`;
};

describe('planning an addition', () => {
  const existing = [{ id: 'old-1', code: '1.0', level: 1 }];

  it('finds parents in the sector by id and code, and anywhere in the batch', () => {
    const batch = [input('1.1.1', 3, '1.1'), input('1.1', 2, '1.0'), input('1.2', 2, null, 'OLD-1'), input('2.0', 1)];
    const rows = planAddition(existing, batch, counter());
    expect(rows.map(({ id, parentId }) => [id, parentId])).toEqual([
      ['new-0', 'new-1'],
      ['new-1', 'old-1'],
      ['new-2', 'old-1'],
      ['new-3', null],
    ]);
    expect(rows[0]).toEqual({
      id: 'new-0',
      code: '1.1.1',
      name: 'Process 1.1.1',
      level: 3,
      description: null,
      parentId: 'new-1',
    });
  });

  it('names codes that exist and codes given twice, twenty at most', () => {
    const plan = (...codes: string[]) =>
      planAddition(
        existing,
        codes.map((code) => input(code, 1)),
        counter(),
      );
    expect(() => plan('1.0', '3', '3')).toThrow('These codes exist already: 1.0');
    expect(() => plan('3', '3')).toThrow('These codes occur more than once in the request: 3');
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, code: `c${index}`, level: 1 }));
    const message = thrown(() =>
      planAddition(
        many,
        many.map(({ code }) => input(code, 1)),
        counter(),
      ),
    ).message;
    expect(message).toContain('c19');
    expect(message).not.toContain('c20');
  });

  it('names the rows whose parent is missing or not above them', () => {
    const batch = [
      input('2.1', 2, '2.0'),
      input('1.1', 1, '1.0'),
      input('x', 3, 'y'),
      input('y', 3, 'x'),
      input('z', 2, null, 'other-sector'),
      input('self', 2, 'self'),
    ];
    const error = thrown(() => planAddition(existing, batch, counter()));
    expect(error.code).toBe('invalidInput');
    expect(error.issues?.map((issue) => issue.path)).toEqual([
      '0.parentCode',
      '1.level',
      '2.level',
      '3.level',
      '4.parentId',
      '5.level',
    ]);
  });

  it('plans 50,000 rows', () => {
    const batch = Array.from({ length: 50_000 }, (_, index) =>
      index < 1000 ? input(`${index}`, 1) : input(`${index}`, 2, `${index % 1000}`),
    );
    expect(planAddition([], batch, counter())).toHaveLength(50_000);
  });
});

const tree = [
  { id: 'a', parentId: null, level: 1, code: '1', name: 'Vendre à crédit' },
  { id: 'b', parentId: 'a', level: 2, code: '1.1', name: 'Prepare offers' },
  { id: 'c', parentId: 'b', level: 3, code: '1.1.1', name: 'Check CRÉDIT limits' },
  { id: 'd', parentId: 'b', level: 3, code: '1.1.2', name: 'Send offer' },
  { id: 'e', parentId: null, level: 1, code: '2', name: 'Buy' },
];

describe('moving', () => {
  it.each([
    ['to the root', 'd', null, 1],
    ['to another parent', 'd', 'e', 3],
    ['a branch, to another parent', 'b', 'e', 2],
  ])('%s is allowed', (_, id, parentId, level) => {
    expect(() => checkMove(tree, id, parentId, level)).not.toThrow();
  });

  it.each([
    ['below itself', 'b', 'b', 2, 'parentId'],
    ['below its own sub-process', 'a', 'c', 5, 'parentId'],
    ['below a parent of the same level', 'd', 'b', 2, 'level'],
    ['to the level of its sub-processes', 'b', 'a', 3, 'level'],
    ['below an unknown parent', 'd', 'nowhere', 3, 'parentId'],
  ])('%s is refused', (_, id, parentId, level, path) => {
    expect(thrown(() => checkMove(tree, id, parentId, level)).issues?.map((issue) => issue.path)).toContain(path);
  });
});

describe('walking the tree', () => {
  it('finds everything below', () => {
    expect(descendantIds(tree, 'a')).toEqual(['b', 'c', 'd']);
    expect(descendantIds(tree, 'c')).toEqual([]);
  });

  it('shows expanded branches only', () => {
    expect(flattenVisible(tree, new Set(['a'])).map(({ node, depth }) => `${node.id}${depth}`)).toEqual([
      'a0',
      'b1',
      'e0',
    ]);
    expect(flattenVisible(tree, new Set(['a', 'b']))[3]).toEqual({
      node: tree[3],
      depth: 2,
      hasChildren: false,
      position: 2,
      siblings: 2,
    });
    expect(flattenVisible([{ id: 'x', parentId: 'gone' }], new Set())).toHaveLength(1);
  });

  it('filters by code and name, whatever the case and accents', () => {
    const ids = (text: string) =>
      filterTree(tree, text)
        .map((node) => node.id)
        .join('');
    expect(ids('credit')).toBe('abc');
    expect(ids('1.1.2')).toBe('abd');
    expect(ids('OFFER send')).toBe('abd');
    expect(ids('none such')).toBe('');
    expect(ids('  ')).toBe('abcde');
  });

  it('handles 20,000 nodes while a person types', () => {
    const nodes = Array.from({ length: 20_000 }, (_, index) => ({
      id: `n${index}`,
      parentId: index === 0 ? null : `n${Math.floor((index - 1) / 10)}`,
      code: `${index}`,
      name: `Manage supplier invoices number ${index}`,
    }));
    expect(filterTree(nodes, '999').length).toBeGreaterThan(10);
    expect(flattenVisible(nodes, new Set(nodes.map((node) => node.id)))).toHaveLength(20_000);
  });
});

function thrown(act: () => unknown): AppError {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown');
}
