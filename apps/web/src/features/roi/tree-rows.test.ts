import type { RoiResult, SavedRoiInput } from '@process-ai/contract/roi';
import type { LandscapeProcess } from '@process-ai/contract/suitability';
import { expect, test } from 'vitest';
import { buildTree } from '../../components/tree/tree.ts';
import { locksOf, withoutLocked } from './model/locks.ts';
import { openAtFirst, sumsBelow } from './model/shown-rows.ts';

/** Processes by code; the dots say what stands below what. */
const treeOf = (...codes: string[]) =>
  buildTree(
    codes.map((code): LandscapeProcess => {
      const above = code.split('.').slice(0, -1).join('.');
      const facts = {
        savings: { measured: 0, benchmark: 0 },
        opportunityCount: 0,
        suitability: null,
        analysed: false,
        finding: null,
      };
      return { id: code, code, name: code, level: code.split('.').length, parentId: above || null, ...facts };
    }),
  );
const TREE = treeOf('1', '1.1', '1.1.1', '1.1.2', '1.2', '2', '2.1', '2.1.1');
const NONE: ReadonlyMap<string, SavedRoiInput> = new Map();
const fte = (processId: string, value = 1) => ({ processId, field: 'fteCount', value }) as const;
const locked = (edits: Parameters<typeof locksOf>[1]) =>
  Object.fromEntries(
    [...locksOf(TREE, edits, NONE)].map(([id, lock]) => [id, lock.by === 'above' ? lock.process.id : lock.count]),
  );

test('figures lock the processes above and below, not those beside them', () => {
  expect(locked({})).toEqual({});
  expect(locked({ '1.1': { fteCount: 2 } })).toEqual({ '1': 1, '1.1.1': '1.1', '1.1.2': '1.1' });
  expect(locked({ '1.1.1': { fteCount: 2 }, '1.2': { averageSalary: 1 } })).toEqual({ '1': 2, '1.1': 1 });
});

test('zeros lock nothing, and what has figures of its own is never locked', () => {
  expect(locked({ '1': { fteCount: 0 } })).toEqual({});
  expect(locked({ '1': { fteCount: 1 }, '1.1': { fteCount: 1 }, '1.1.1': { fteCount: 1 } })).toEqual({
    '1.1.2': '1',
    '1.2': '1',
  });
});

test('of several changes the first lock the later ones', () => {
  const taken = (ids: string[], edits = {}) =>
    withoutLocked(
      ids.map((id) => fte(id)),
      TREE,
      edits,
      NONE,
    ).map(({ processId }) => processId);
  expect(taken(['1', '1.1', '1.2', '2'])).toEqual(['1', '2']);
  expect(taken(['1.1.1', '1.1', '1.2', '1'])).toEqual(['1.1.1', '1.2']);
  expect(taken(['2.1', '1.1.1'], { '2': { fteCount: 1 } })).toEqual(['1.1.1']);
  expect(withoutLocked([fte('1', 0), fte('1.1')], TREE, {}, NONE)).toHaveLength(2);
});

test('the tree opens on figures, else down to the second level', () => {
  const rows = TREE.rows.map(({ node }) => ({ process: node, saved: undefined, result: undefined, warnings: [] }));
  expect([...openAtFirst(TREE, rows, {})]).toEqual(['1', '2']);
  expect([...openAtFirst(TREE, rows, { '2.1.1': { fteCount: 1 } })].toSorted()).toEqual(['2', '2.1']);
});

test('headings add up what is below and counted, unless they have a result of their own', () => {
  const result = (processId: string, cost: number, countedInAncestor = false) =>
    ({ processId, currentAnnualCost: cost, projectedSavings: cost / 2, countedInAncestor }) as RoiResult;
  const sums = sumsBelow(TREE, [result('1.1', 100), result('1.1.1', 30, true), result('1.2', 50), result('2.1.1', 8)]);
  expect(Object.fromEntries(sums)).toEqual({
    '1': { currentAnnualCost: 150, projectedSavings: 75 },
    '2': { currentAnnualCost: 8, projectedSavings: 4 },
    '2.1': { currentAnnualCost: 8, projectedSavings: 4 },
  });
});
