/** Months of work, counted from month 1 of the plan. */
interface Span {
  from: number;
  to: number;
}

/** Beyond the years of the case by more than this share, bars are cut: one far away would make all others slivers. */
const FAR = 1.5;

/**
 * The month up to which the bars of a plan are drawn at their length; what lies beyond it stands behind a break. Null =
 * all of them are drawn so.
 * @param years of the business case
 */
export function lastBeforeBreak(spans: readonly Span[], years: number): number | null {
  const horizon = 12 * years;
  const inside = spans.filter(({ from }) => from <= horizon);
  const last = Math.max(1, ...inside.map(({ to }) => Math.min(horizon, to)));
  const end = Math.max(1, ...spans.map(({ to }) => to));
  return inside.length > 0 && end > FAR * last && end > horizon ? last : null;
}
