import type { CheckedReferenceValue } from '@process-ai/domain/reference-values';
import { copy } from './copy.ts';

/** How many agree, in words; and whether all do. */
export function verdictOf(results: readonly Pick<CheckedReferenceValue, 'passed'>[]) {
  const passed = results.filter((result) => result.passed).length;
  const failed = results.length - passed;
  return {
    isClean: failed === 0 && results.length > 0,
    text: copy.passed(passed, results.length),
    detail: failed === 0 ? copy.allPass : copy.failed(failed),
  };
}

/** A computed figure with the digits that its tolerance can speak for, and one more. */
export function showActual(actual: CheckedReferenceValue['actual'], tolerance: number): string {
  if (actual === null) return copy.none;
  if (typeof actual === 'string') return actual;
  return format(actual, Math.min(12, Math.max(0, Math.ceil(-Math.log10(tolerance)) + 1)));
}

/** A published figure with the digits that were published. */
export const showExpected = (expected: number | null) => (expected === null ? copy.none : format(expected, 12));

const format = (value: number, decimals: number) => value.toLocaleString('en-US', { maximumFractionDigits: decimals });
