import { expect, test } from 'vitest';
import { servedShares, touchPointShares } from './touch-point-shares.ts';

test.each([
  [[], [0, 0, 0]],
  [['human'], [1, 0, 0]],
  [
    ['agent', 'hybrid', 'agent', 'human'],
    [0.25, 0.25, 0.5],
  ],
] as const)('the shares of %j stand in the order of the lanes', (types, shares) => {
  const found = touchPointShares(types.map((type) => ({ type })));
  expect(found.map(({ share }) => share)).toEqual(shares);
  expect(found.map(({ type }) => type)).toEqual(['human', 'hybrid', 'agent']);
});

test('after what counts, a touchpoint is of its lane', () => {
  const stages = [{ lane: 'unchanged' }, { lane: 'human' }, { lane: 'hybrid' }] as never;
  expect(servedShares([{ stages }]).map(({ type, count }) => [type, count])).toEqual([
    ['human', 1],
    ['hybrid', 1],
    ['agent', 0],
    ['automated', 0],
    ['unchanged', 1],
  ]);
});
