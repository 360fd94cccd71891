/** Value today of yearly flows, the first at t = 0 and undiscounted. A spreadsheet's NPV() starts at t = 1. */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  return discounted(rate, flows).reduce((sum, flow) => sum + flow, 0);
}

/** What yearly flows (the first at t = 0) are worth today, one by one. */
export const discounted = (rate: number, flows: readonly number[]) =>
  flows.map((flow, year) => flow / (1 + rate) ** year);

/** Share of the full benefit in each of the years, the last value of the ramp holding on. */
export function rampByYear(ramp: readonly number[], years: number): number[] {
  return Array.from({ length: years }, (_, index) => ramp[Math.min(index, ramp.length - 1)] ?? 1);
}
