import type { Answer, Criterion, CriterionAnswer, LandscapeProcess } from '@process-ai/contract/suitability';
import type { LandscapeBox } from '@process-ai/domain/landscape';
import { describe, expect, test } from 'vitest';
import { boxTowards, branchOf, colourSteps, isUnknown, pathTo, scoreSum, suitabilityRange } from './model.ts';

const answered = (criterion: Criterion, answer: Answer | null, overruled: Answer | null = null): CriterionAnswer => ({
  criterion,
  answer,
  words: [],
  overruled,
  overruledBy: null,
});

describe('the sum behind a score', () => {
  // FORMULAS.md, section 2: rules track 5,4,5,4,3,4,2,3,4 → 73.75.
  const golden: [Criterion, Answer][] = [
    ['rules', 5],
    ['structured', 4],
    ['digital', 5],
    ['volume', 4],
    ['fewExceptions', 3],
    ['stability', 4],
    ['documented', 2],
    ['systems', 3],
    ['errorProne', 4],
  ];

  test('gives the golden value', () => {
    const {
      reached,
      answered: known,
      all,
      parts,
    } = scoreSum(
      golden.map(([criterion, answer]) => answered(criterion, answer)),
      'automation',
    );
    expect((100 * reached) / known).toBeCloseTo(73.75, 10);
    expect(known).toBeCloseTo(all, 10);
    expect(parts).toHaveLength(9);
  });

  test('counts a person’s answer before the analyst’s, and leaves out what is not known', () => {
    const {
      reached,
      answered: known,
      all,
    } = scoreSum([answered('rules', 1, 5), answered('structured', null), answered('digital', 5)], 'automation');
    expect(reached).toBeCloseTo(0.25, 10);
    expect(known).toBeCloseTo(0.25, 10);
    expect(all).toBeCloseTo(1, 10);
  });
});

const process = (id: string, parentId: string | null) => ({ id, parentId, code: id, name: id }) as LandscapeProcess;
const tree = [
  process('1', null),
  process('1.1', '1'),
  process('1.1.1', '1.1'),
  process('1.2', '1'),
  process('2', null),
];
const ids = (processes: readonly LandscapeProcess[]) => processes.map(({ id }) => id);

describe('the landscape', () => {
  test('goes into a branch, and knows the way back', () => {
    expect(ids(branchOf(tree, '1.1'))).toEqual(['1.1', '1.1.1']);
    expect(ids(branchOf(tree, '1'))).toEqual(['1', '1.1', '1.1.1', '1.2']);
    expect(ids(branchOf(tree, null))).toEqual(ids(tree));
    expect(ids(branchOf(tree, 'gone'))).toEqual(ids(tree));
    expect(ids(pathTo(tree, '1.1.1'))).toEqual(['1', '1.1', '1.1.1']);
    expect(pathTo(tree, 'gone')).toEqual([]);
  });

  const box = (fields: Partial<LandscapeBox>) =>
    ({
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      header: 0,
      depth: 0,
      savings: { measured: 0, benchmark: 0 },
      suitability: null,
      analysedShare: 0,
      ...fields,
    }) as LandscapeBox;

  test('colours savings on a scale of each depth, analysis on one, and suitability on the range found', () => {
    const boxes = [
      box({ savings: { measured: 600, benchmark: 0 }, suitability: 100, analysedShare: 0.5 }),
      box({ savings: { measured: 20, benchmark: 40 }, depth: 1, suitability: 50, analysedShare: 1 }),
      box({ savings: { measured: 10, benchmark: 0 }, depth: 1 }),
    ];
    expect(colourSteps(boxes, 'savings')).toEqual([6, 6, 3]);
    // Each basis has a scale of its own: they are never added up.
    expect(colourSteps(boxes, 'benchmark')).toEqual([0, 6, 0]);
    expect(colourSteps(boxes, 'suitability')).toEqual([6, 1, 0]);
    expect(suitabilityRange(boxes)).toEqual([50, 100]);
    expect(suitabilityRange([box({})])).toBeNull();
    expect(colourSteps(boxes, 'analysis')).toEqual([3, 6, 0]);
  });

  test('has no shade for what is not known: it is hatched', () => {
    const notCosted = box({ savings: { measured: 0, benchmark: 40 } });
    const costed = box({ savings: { measured: 20, benchmark: 40 }, suitability: 50 });
    expect([notCosted, costed, box({})].map((one) => isUnknown(one, 'savings'))).toEqual([true, false, false]);
    expect([notCosted, costed].map((one) => isUnknown(one, 'suitability'))).toEqual([true, false]);
    expect([notCosted, costed].map((one) => isUnknown(one, 'benchmark'))).toEqual([false, false]);
  });

  test('arrow keys lead to the nearest box that way', () => {
    //  a | b
    //  c | d
    const boxes = [box({}), box({ x: 10 }), box({ y: 10 }), box({ x: 10, y: 10 })];
    expect(boxTowards(boxes, 0, 'ArrowRight')).toBe(1);
    expect(boxTowards(boxes, 1, 'ArrowDown')).toBe(3);
    expect(boxTowards(boxes, 3, 'ArrowLeft')).toBe(2);
    expect(boxTowards(boxes, 2, 'ArrowUp')).toBe(0);
    expect(boxTowards(boxes, 0, 'ArrowLeft')).toBe(0);
  });
});
