import { checkReferenceValues, REFERENCE_VALUES } from '@process-ai/domain/reference-values';
import { expect, test } from 'vitest';
import { showActual, showExpected, verdictOf } from './model.ts';

test('all published figures come out, and the page says so', () => {
  const results = checkReferenceValues();
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(verdictOf(results)).toMatchObject({
    isClean: true,
    text: `${REFERENCE_VALUES.length} of ${REFERENCE_VALUES.length} pass`,
  });
  expect(REFERENCE_VALUES.length).toBeGreaterThanOrEqual(48);
});

test('one figure that is off is not lost among the others', () => {
  const [first, ...others] = REFERENCE_VALUES;
  const off = { ...(first as (typeof REFERENCE_VALUES)[number]), expected: 180_001 };
  expect(verdictOf(checkReferenceValues([off, ...others]))).toEqual({
    isClean: false,
    text: `${REFERENCE_VALUES.length - 1} of ${REFERENCE_VALUES.length} pass`,
    detail: expect.stringContaining('Do not trust results'),
  });
  expect(verdictOf([]).isClean).toBe(false);
});

test('figures show what was published, and one digit more of what was computed', () => {
  expect(showExpected(0.5672303344)).toBe('0.5672303344');
  expect(showExpected(null)).toBe('none');
  expect(showActual(11_266.666666, 0.005)).toBe('11,266.6667');
});
