import { filterTree } from '@process-ai/domain/hierarchy';
import { describe, expect, test } from 'vitest';
import {
  branchIds,
  buildTree,
  countBelow,
  findTyped,
  moveByKey,
  visibleRows,
  withAncestors,
} from '../../components/tree/tree.ts';
import {
  coveredIds,
  expandedIds,
  inOrder,
  parentAfter,
  type Sort,
  selectBranches,
  tickStates,
  toggled,
  topmostSelected,
  withExpanded,
} from './model.ts';

/** By code order and out of it: B stands before its parent's other branch, and X's parent does not exist. */
const nodes = [
  ['A', null, 1],
  ['A1', 'A', 2],
  ['A1a', 'A1', 3],
  ['A1b', 'A1', 3],
  ['A2', 'A', 2],
  ['B', null, 1],
  ['B1', 'B', 2],
  ['X', 'gone', 3],
].map(([id, parentId, level]) => ({ id, parentId, level, code: id, name: `Process ${id}` })) as {
  id: string;
  parentId: string | null;
  level: number;
  code: string;
  name: string;
}[];
const all = buildTree(nodes);
const searched = (text: string) => buildTree(filterTree(nodes, text));
const states = (ticked: Iterable<string>, shown = all) => {
  const tickOf = tickStates(all, shown, new Set(ticked));
  return shown.rows.map(({ node }) => `${node.id} ${tickOf(node.id)}`);
};

describe('the tree', () => {
  test('holds every branch in one piece, and a process without its parent as a root', () => {
    expect(all.rows.map(({ node, depth }) => `${node.id}${depth}`)).toEqual(
      'A0 A11 A1a2 A1b2 A21 B0 B11 X0'.split(' '),
    );
    expect(branchIds(all, 'A1')).toEqual(['A1', 'A1a', 'A1b']);
    expect(['A', 'A2', 'B', 'X', 'none'].map((id) => countBelow(all, id))).toEqual([4, 0, 1, 0, 0]);
  });

  test('opens down to a level, but for what was toggled by itself', () => {
    const shown = (level: number, ...toggled: string[]) =>
      visibleRows(all, expandedIds(all, { level, toggledIds: new Set(toggled) })).map(({ node }) => node.id);
    expect(shown(1)).toEqual(['A', 'B', 'X']);
    expect(shown(2)).toEqual(['A', 'A1', 'A2', 'B', 'B1', 'X']);
    expect(shown(2, 'A', 'A1')).toEqual(['A', 'B', 'B1', 'X']);
    expect(shown(1, 'A', 'A1')).toEqual(['A', 'A1', 'A1a', 'A1b', 'A2', 'B', 'X']);
    expect([...withExpanded(all, { level: 2, toggledIds: new Set(['A']) }, ['A', 'A1', 'B'], true).toggledIds]).toEqual(
      ['A1'],
    );
    expect([...withExpanded(all, { level: 2, toggledIds: new Set() }, ['A', 'A1'], false).toggledIds]).toEqual(['A']);
  });

  test('keeps the way down to what a search found', () => {
    expect(withAncestors(all, ['A1b', 'X']).map(({ id }) => id)).toEqual(['A', 'A1', 'A1b', 'X']);
    expect(withAncestors(all, ['A1b'])).toEqual(filterTree(nodes, 'a1b'));
  });
});

describe('the selection', () => {
  test('makes a parent reflect its branch', () => {
    expect(states(selectBranches(all, ['A1a']))).toEqual(
      'A some,A1 some,A1a all,A1b none,A2 none,B none,B1 none,X none'.split(','),
    );
    expect(states(selectBranches(all, ['A1a', 'A1b', 'B']))).toEqual(
      'A some,A1 all,A1a all,A1b all,A2 none,B all,B1 all,X none'.split(','),
    );
  });

  const toggle = (ids: string[], selected: Iterable<string>, shown = all) => {
    const before = new Set(selected);
    return [...toggled(all, shown, before, ids, tickStates(all, shown, before))].sort();
  };

  test('takes a branch in as a whole, and a parent in with the last of its children', () => {
    expect(toggle(['A1'], [])).toEqual(['A1', 'A1a', 'A1b']);
    expect(toggle(['A2'], ['A1', 'A1a', 'A1b'])).toEqual(['A', 'A1', 'A1a', 'A1b', 'A2']);
    expect(toggle(['A'], ['A1a'])).toEqual(['A', 'A1', 'A1a', 'A1b', 'A2']);
  });

  test('gives up the parents of what leaves it', () => {
    expect(toggle(['A1b'], branchIds(all, 'A'))).toEqual(['A1a', 'A2']);
    expect(toggle(['A'], branchIds(all, 'A'))).toEqual([]);
  });

  test('covers only what a search shows, and all that is hidden below a match', () => {
    expect(coveredIds(all, searched('a1b'), 'A')).toEqual(['A1b']);
    expect(toggle(['A'], ['A2'], searched('a1b'))).toEqual(['A1b', 'A2']);
    expect(states(['A1b', 'A2'], searched('a1b'))).toEqual(['A all', 'A1 all', 'A1b all']);
    const upToA1 = buildTree(nodes.slice(0, 2));
    expect(coveredIds(all, upToA1, 'A')).toEqual(['A1', 'A1a', 'A1b']);
    expect(states(['A1a'], upToA1)).toEqual(['A some', 'A1 some']);
  });

  test('is written down as its topmost branches, and read back the same', () => {
    const selected = selectBranches(all, ['A1', 'A2', 'X']);
    const topmost = topmostSelected(all, selected).map(({ id }) => id);
    expect(topmost).toEqual(['A', 'X']);
    expect(selectBranches(all, topmost)).toEqual(selected);
  });
});

describe('keys in the tree', () => {
  const expanded = new Set(['A', 'A1']);
  const rows = visibleRows(all, expanded);
  const row = (id: string) => rows.findIndex(({ node }) => node.id === id);

  test.each([
    ['ArrowDown', 'A', { focus: row('A1') }],
    ['ArrowUp', 'A', { focus: row('A') }],
    ['ArrowDown', 'X', { focus: row('X') }],
    ['Home', 'B', { focus: row('A') }],
    ['End', 'A', { focus: row('X') }],
    ['ArrowRight', 'B', { expand: ['B'] }],
    ['ArrowRight', 'A1', { focus: row('A1a') }],
    ['ArrowRight', 'A2', { focus: row('A2') }],
    ['ArrowLeft', 'A1', { collapse: 'A1' }],
    ['ArrowLeft', 'A1b', { focus: row('A1') }],
    ['ArrowLeft', 'B', { focus: row('B') }],
    ['*', 'X', { expand: ['A', 'B'] }],
    ['*', 'A2', { expand: ['A1'] }],
    ['x', 'A', null],
  ])('%s on %s', (key, id, move) => {
    expect(moveByKey(key, rows, row(id), expanded)).toEqual(move);
  });

  test('typing finds the next row by code or name, going around at the end', () => {
    const found = (typed: string, from: string) => rows[findTyped(rows, row(from), typed)]?.node.id;
    expect(found('a', 'A')).toBe('A1');
    expect(found('a1', 'A1a')).toBe('A1a');
    expect(found('process b', 'X')).toBe('B');
    expect(found('a', 'X')).toBe('A');
    expect(found('q', 'A')).toBeUndefined();
  });
});

describe('siblings in another order', () => {
  const rolled = (measured: number, benchmark: number, found: number, analyzed: number) => ({
    processId: '',
    processes: 10,
    analyzed,
    opportunities: { automation: found, ai: 0, agentic: 0 },
    savings: { measured, benchmark },
    size: null,
  });
  const found = new Map([
    ['A', rolled(10, 0, 1, 5)],
    ['B', rolled(10, 5, 3, 9)],
    ['A1', rolled(0, 50, 0, 0)],
    ['A2', rolled(1, 0, 2, 2)],
  ]);
  const codes = (sort: Sort) =>
    buildTree(inOrder(nodes, sort, (id) => found.get(id))).rows.map(({ node }) => node.code);

  test.each([
    ['code', ['A', 'A1', 'A1a', 'A1b', 'A2', 'B', 'B1', 'X']],
    ['name', ['A', 'A1', 'A1a', 'A1b', 'A2', 'B', 'B1', 'X']],
    ['value', ['B', 'B1', 'A', 'A2', 'A1', 'A1a', 'A1b', 'X']],
    ['opportunities', ['B', 'B1', 'A', 'A2', 'A1', 'A1a', 'A1b', 'X']],
    ['analyzed', ['B', 'B1', 'A', 'A2', 'A1', 'A1a', 'A1b', 'X']],
  ] as const)('by %s, with equal ones by code', (sort, expected) => {
    expect(codes(sort)).toEqual(expected);
  });
});

test('a step leads below the sibling before, beside the parent, or into the branch before or after', () => {
  const steps = (id: string) => (['in', 'out', 'up', 'down'] as const).map((step) => parentAfter(all, id, step));
  expect(steps('A')).toEqual([undefined, undefined, undefined, undefined]);
  expect(steps('B')).toEqual(['A', undefined, undefined, undefined]);
  expect(steps('A2')).toEqual(['A1', null, undefined, 'B']);
  expect(steps('A1b')).toEqual(['A1a', 'A', undefined, 'A2']);
  expect(steps('B1')).toEqual([undefined, null, 'A', 'X']);
  expect(steps('gone')).toEqual([undefined, undefined, undefined, undefined]);
});
