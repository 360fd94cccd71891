import type { CaseHeadline, SectorCase } from '@process-ai/contract/business-case';
import type { Blueprint } from '@process-ai/domain/blueprint';
import { addMonths } from '@process-ai/domain/calendar-months';
import { type FigureWords, LEAST_MONTHS } from './figure-words.ts';

/** "in Mar 2028", "from the beginning of month 1" */
export function paidBackIn(
  { startMonth }: SectorCase,
  { paybackMonths }: CaseHeadline,
  { say, month }: FigureWords,
): string {
  if (startMonth === null || paybackMonths === null || paybackMonths <= 0) return say.case.fromMonth1;
  return say.case.paidBackIn(month(addMonths(startMonth, Math.ceil(paybackMonths) - 1)), month(startMonth));
}

/** "23.5 months", within a sentence; nothing is paid back after 0.0 of them. */
export const paybackInWords = (months: number, { say, monthsOf }: FigureWords): string =>
  months < LEAST_MONTHS ? say.money.underAMonth : monthsOf(months);

/**
 * Where work that began before month 1 pays for the whole plan, no payback is a feat of the plan: what is still to be
 * released of its cost, currency units. Null = it is not so.
 */
export function paidAlready({ plan, case: found }: Pick<Blueprint, 'plan' | 'case'>): { open: number } | null {
  if (!plan || found?.follows !== 'plan' || !isAtOnce(found.headline.paybackMonths)) return null;
  const begun = plan.initiatives.some(
    ({ status, startMonth }) =>
      (status === 'delivered' || status === 'running') && startMonth < plan.settings.startMonth,
  );
  const waits = new Set(
    plan.initiatives.flatMap(({ id, status }) => (status === 'proposed' || status === 'committed' ? [id] : [])),
  );
  const open = found.initiatives.filter(({ id }) => waits.has(id)).reduce((sum, one) => sum + one.oneOffCost, 0);
  return begun ? { open } : null;
}

const isAtOnce = (months: number | null) => months !== null && months < LEAST_MONTHS;

/** A payback as a figure: "23.5 months", "Paid already", "more than 3 years". */
export function paybackFigure(
  months: number | null,
  source: Pick<Blueprint, 'plan' | 'case' | 'assumptions'>,
  { say: { case: says, money }, monthsOf }: FigureWords,
): string {
  if (months === null) return money.moreThan(money.years(source.assumptions.years));
  return isAtOnce(months) && paidAlready(source) ? says.paid.figure : monthsOf(months);
}
