/** The built-in formats of a workbook that show a number with fixed decimals or as a date (ECMA-376 part 1, 18.8.30). */
const BUILT_IN = new Map<number, string>([
  [1, '0'],
  [2, '0.00'],
  [3, '#,##0'],
  [4, '#,##0.00'],
  [14, 'yyyy-mm-dd'],
  [15, 'yyyy-mm-dd'],
  [16, 'yyyy-mm-dd'],
  [17, 'yyyy-mm-dd'],
  [22, 'yyyy-mm-dd'],
]);

export function builtInFormat(id: number): string {
  return BUILT_IN.get(id) ?? 'General';
}

/**
 * A stored number as the sheet shows it, as far as codes need it: 1 in the format 0.0 is "1.0"; 1.1000000000000001 without
 * one is "1.1" (a sheet shows at most 15 digits); a date is "2026-01-31". What is no number stays as it is.
 */
export function formatNumber(stored: string, format: string): string {
  const value = Number(stored);
  if (stored === '' || !Number.isFinite(value)) return stored;
  const pattern = (format.split(';')[0] ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '');
  if (/[dmy]/i.test(pattern) && pattern !== 'General') return isoDate(value) ?? stored;
  const decimals = /^[^.%E]*0(?:\.(0+))?[^.%E]*$/.exec(pattern);
  if (decimals && pattern !== 'General') return value.toFixed(Math.min(decimals[1]?.length ?? 0, 20));
  return String(Number(value.toPrecision(15)));
}

/** Day 1 is 1900-01-01 and the workbook calendar has a 29 February 1900, so day 0 is 1899-12-30 for all later dates. */
function isoDate(days: number): string | null {
  const date = new Date(Math.round(days * 86_400_000) + Date.UTC(1899, 11, 30));
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
