import { DEFAULT_FIT_WEIGHTS, type FitWeights } from '@process-ai/contract/vendor-comparison';
import { FIT_PARTS } from '@process-ai/domain/vendor-comparison';
import { createParser, parseAsArrayOf, parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';

export const useView = () =>
  useQueryState('view', parseAsStringLiteral(['ranking', 'matrix'] as const).withDefault('ranking'));

/** In hundredths, in the order of the parts: "50-25-10-15". */
const parseAsWeights = createParser<FitWeights>({
  parse: (value) => {
    const parts = value.split('-').map(Number);
    const isWhole = (part: number) => Number.isInteger(part) && part >= 0 && part <= 100;
    if (parts.length !== FIT_PARTS.length || !parts.every(isWhole)) return null;
    const [coverage = 0, aiCoverage = 0, depth = 0, sector = 0] = parts.map((part) => part / 100);
    return { coverage, aiCoverage, depth, sector };
  },
  serialize: (weights) => FIT_PARTS.map((part) => Math.round(100 * weights[part])).join('-'),
  eq: (a, b) => FIT_PARTS.every((part) => a[part] === b[part]),
});

export const useWeights = () => useQueryState('weights', parseAsWeights.withDefault(DEFAULT_FIT_WEIGHTS));

/** The vendors of the matrix; null = the first ones of the ranking. */
export const useMatrixVendors = () => useQueryState('vendors', parseAsArrayOf(parseAsString));
