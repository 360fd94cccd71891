import { expect, test } from 'vitest';
import type { Blueprint } from './blueprint.ts';
import { NOW } from './blueprint-due.ts';
import { leftOpen } from './blueprint-groundwork.ts';
import { blueprint, NOTHING_LEFT_OUT } from './planned-blueprint.fixture.ts';

test('what is measured and left open is decided where it is a tenth of the savings of the case', () => {
  const base = blueprint([{ id: '1' }]);
  const left = (undecided: number, unplanned: number) => {
    const notInCase = {
      ...NOTHING_LEFT_OUT,
      undecided: { count: undecided / 10, savings: undecided },
      unplanned: { ...NOTHING_LEFT_OUT.unplanned, count: unplanned / 10, savings: unplanned },
    };
    const source = { ...base, case: { ...base.case, notInCase, headline: { annualSavings: 400 } } };
    return leftOpen(source as unknown as Blueprint, NOW).map(({ what, unlocks }) => [what, unlocks.savings]);
  };
  expect(left(30, 10)).toEqual([
    [
      'Accept or reject the 3 proposals still open, and give the one accepted without an initiative a month and an owner',
      40,
    ],
  ]);
  expect(left(0, 40)).toEqual([['Give 4 accepted without an initiative a month and an owner', 40]]);
  expect(left(20, 10)).toEqual([]);
});
