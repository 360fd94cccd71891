import { expect, test } from 'vitest';
import { formatCount, formatFileSize, formatMillions, formatMoney, formatSavings } from './format.ts';

// The spec (section 9): savings in thousands as $NK/yr, total ROI in millions with two decimals, file sizes in MB.
test.each([
  [formatSavings(120), '$120K/yr'],
  [formatSavings(1250.4), '$1,250K/yr'],
  [formatSavings(75, 'EUR'), '€75K/yr'],
  [formatMillions(1_234_567), '$1.23M'],
  [formatMillions(4_999), '$0.00M'],
  [formatMillions(-2_500_000, 'GBP'), '-£2.50M'],
  [formatMoney(1234.5), '$1,235'],
  [formatMoney(1234.5, 'USD', 2), '$1,234.50'],
  [formatFileSize(1_048_576), '1.00 MB'],
  [formatFileSize(2_621_440), '2.50 MB'],
  [formatCount(1, 'process', 'processes'), '1 process'],
  [formatCount(0, 'process', 'processes'), '0 processes'],
  [formatCount(1204, 'vendor'), '1,204 vendors'],
])('%s is %s', (formatted, expected) => {
  expect(formatted).toBe(expected);
});
