import { expect, test } from 'vitest';
import { touchPointShares } from './touch-point-shares.ts';

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
