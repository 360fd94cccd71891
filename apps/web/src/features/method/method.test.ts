import { ORACLES, runOracles } from '@process-ai/domain/oracles';
import { expect, test } from 'vitest';
import { showActual, showExpected, verdictOf } from './model.ts';

test('all published figures come out, and the page says so', () => {
  const results = runOracles();
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdictOf(results)).toMatchObject({ isClean: true, text: `${ORACLES.length} of ${ORACLES.length} pass` });
  expect(ORACLES.length).toBeGreaterThanOrEqual(48);
});

test('one figure that is off is not lost among the others', () => {
  const [first, ...others] = ORACLES;
  const off = { ...(first as (typeof ORACLES)[number]), expected: 180_001 };
  expect(verdictOf(runOracles([off, ...others]))).toEqual({
    isClean: false,
    text: `${ORACLES.length - 1} of ${ORACLES.length} pass`,
    detail: expect.stringContaining('Do not trust results'),
  });
  expect(verdictOf([]).isClean).toBe(false);
});

test('figures show what was published, and one digit more of what was computed', () => {
  expect(showExpected(0.5672303344)).toBe('0.5672303344');
  expect(showExpected(null)).toBe('none');
  expect(showActual(11_266.666666, 0.005)).toBe('11,266.6667');
});
