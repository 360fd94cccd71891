import { expect, test } from 'vitest';
import { niceTicks } from './axis.ts';

test.each([
  [0, 338, [0, 100, 200, 300, 400]],
  [-44, 212, [-100, 0, 100, 200, 300]],
  [0, 0.3, [0, 0.1, 0.2, 0.3]],
  [0, 0, [0, 0.25]],
  [120, 120, [100, 150]],
])('from %d to %d', (least, most, ticks) => {
  expect(niceTicks(least, most)).toEqual(ticks);
});
