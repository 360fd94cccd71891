/** One line of the report: what was measured, round by round, and the limit it must keep; without one it is only shown. */
export interface Finding {
  what: string;
  /** What a person would want to know in plain figures. */
  measured: string;
  values: readonly number[];
  /** '×' for a ratio to the baseline of the same round, 'of 1' for a share or a correlation. */
  unit: '×' | 'ms' | 'MB' | 'of 1';
  limit?: { bound: 'at least' | 'at most'; value: number };
}

export const keepsLimit = (finding: Finding): boolean => isWithin(finding, median(finding.values));

const isWithin = ({ limit }: Finding, value: number): boolean =>
  !limit || (limit.bound === 'at least' ? value >= limit.value : value <= limit.value);

/** The median decides; a round that is beyond the limit is told all the same. */
function verdictOn(finding: Finding): string {
  if (!finding.limit) return 'shown';
  if (!keepsLimit(finding)) return 'OVER';
  return finding.values.every((value) => isWithin(finding, value)) ? 'ok' : 'ok, not in every round';
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Prints the findings as a table: the median of the rounds, with the lowest and the highest. */
export function printFindings(findings: readonly Finding[]): void {
  const head = ['what', 'measured', 'value (lowest to highest)', 'limit', ''];
  const rows = findings.map((finding) => {
    const { what, measured, values, unit, limit } = finding;
    const spread = `(${figure(Math.min(...values))} to ${figure(Math.max(...values))})`;
    return [
      what,
      measured,
      `${figure(median(values))} ${unit} ${spread}`,
      limit ? `${limit.bound} ${limit.value} ${unit}` : 'none',
      verdictOn(finding),
    ];
  });
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  for (const row of [head, widths.map((width) => '-'.repeat(width)), ...rows]) {
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

export const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2 });
