import { DEFAULT_BENEFIT, type Opportunity } from '@process-ai/contract/opportunities';
import { expect, test } from 'vitest';
import {
  explainWorth,
  formatAgo,
  formatByBasis,
  formatCount,
  formatDate,
  formatFileSize,
  formatMillions,
  formatMoney,
  formatSavings,
  formatWorth,
} from './format.ts';

// The spec (section 9): savings in thousands as $NK/yr, total ROI in millions with two decimals, file sizes in MB.
test.each([
  [formatSavings(120), '$120K/yr'],
  [formatSavings(1250.4), '$1,250K/yr'],
  [formatSavings(75, 'EUR'), '€75K/yr'],
  [formatSavings(9_999), '$9,999K/yr'],
  [formatSavings(16_880), '$16.88M/yr'],
  [formatSavings(204_683), '$204.68M/yr'],
  [formatMillions(1_234_567), '$1.23M'],
  [formatMillions(4_999), '$0.00M'],
  [formatMillions(-2_500_000, 'GBP'), '-£2.50M'],
  [formatMoney(1234.5), '$1,235'],
  [formatMoney(1234.5, 'USD', 2), '$1,234.50'],
  [formatFileSize(1_048_576), '1.00 MB'],
  [formatFileSize(2_621_440), '2.50 MB'],
  [formatFileSize(10_486), '0.01 MB'],
  [formatFileSize(4_096), '4 KB'],
  [formatFileSize(300), '1 KB'],
  [formatFileSize(0), '0.00 MB'],
  [formatCount(1, 'process', 'processes'), '1 process'],
  [formatCount(0, 'process', 'processes'), '0 processes'],
  [formatCount(1204, 'vendor'), '1,204 vendors'],
])('%s is %s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});

const worth = (fields: Partial<Opportunity>) => ({
  estimatedSavings: 120,
  enteredSavings: null,
  savingsBasis: 'measured' as const,
  sizeClass: null,
  benefit: DEFAULT_BENEFIT.ai,
  ...fields,
});
const LOSSES = { moves: 'losses', low: 0.1, likely: 0.2, high: 0.3 } as const;

test.each([
  [worth({}), '$120K/yr measured', 'ROI inputs'],
  [worth({ estimatedSavings: 0.3 }), 'under $1K/yr measured', 'ROI inputs'],
  [worth({ savingsBasis: 'benchmark', sizeClass: 'M' }), 'Size M benchmark', '$120K/yr by benchmark'],
  [worth({ estimatedSavings: 0, savingsBasis: 'benchmark' }), 'No figure yet', 'This process has no ROI inputs yet'],
  [worth({ enteredSavings: 120, savingsBasis: 'benchmark', sizeClass: 'L' }), '$120K/yr your figure', 'A person'],
  [worth({ estimatedSavings: null, savingsBasis: null, benefit: LOSSES }), 'Losses −20%', '10% to 30%'],
  [worth({ estimatedSavings: null, savingsBasis: null }), 'Counted below', 'twice'],
])('%o is worth %s', (of, short, behind) => {
  expect(formatWorth(of)).toBe(short);
  expect(explainWorth(of)).toContain(behind);
});

test.each([
  [{ measured: 120, benchmark: 900 }, 'L', '$120K/yr measured · large estimate, no ROI inputs yet'],
  [{ measured: 120, benchmark: 0 }, null, '$120K/yr measured'],
  [{ measured: 0, benchmark: 20 }, 'M', 'medium estimate, no ROI inputs yet'],
  [{ measured: 0, benchmark: 0 }, null, 'no savings in money'],
] as const)('%o, size %s, is written with each basis apart: %s', (savings, size, written) => {
  expect(formatByBasis(savings, size)).toBe(written);
});

test.each([
  [0, 'just now'],
  [59_999, 'just now'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_400_000, 'yesterday'],
  [6 * 86_400_000, '6 days ago'],
  [7 * 86_400_000, formatDate('2026-03-03T12:00:00Z')],
])('what happened %d ms ago is said as "%s"', (age, words) => {
  const now = Date.parse('2026-03-10T12:00:00Z');
  expect(formatAgo(new Date(now - age).toISOString(), now)).toBe(words);
});
