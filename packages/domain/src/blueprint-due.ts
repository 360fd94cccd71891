import type { Blueprint } from './blueprint.ts';
import type { DatedDecision } from './blueprint-decision.ts';
import { monthOfPlan, type PlanView } from './blueprint-plan.ts';
import { addMonths } from './calendar-months.ts';
import { NUMBERS } from './language.ts';
import { monthIn } from './plan-months.ts';

/** Until when a decision is due. */
export type Due = Pick<DatedDecision, 'at' | 'by'>;

export const NOW: Due = { at: null, by: null };

/** Months: so long it takes to time the work of a few processes, or to find who plans it. */
const PREPARED_WITHIN = 1;

/** What has to come before the work can be done, counted from the date of the blueprint. */
export function prepared({ cover, language = 'en' }: Blueprint, planned: PlanView | null): Due {
  const month = addMonths(cover.date.slice(0, 7), PREPARED_WITHIN);
  return {
    // A roadmap without dates begins once it is prepared.
    at: planned?.startMonth ? monthOfPlan(month, planned.startMonth) : 0,
    by: NUMBERS[language].month(month),
  };
}

/** By a month of the plan; what has passed when the blueprint is written is due now. */
export function dueIn({ cover, language = 'en' }: Blueprint, planned: PlanView): (month: number) => Due {
  const { startMonth } = planned;
  const first = startMonth === null ? 1 : monthOfPlan(cover.date.slice(0, 7), startMonth);
  return (month) => (month < first ? NOW : { at: month, by: monthIn(language)(planned, month) });
}
