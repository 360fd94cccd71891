import type { Blueprint } from './blueprint.ts';
import type { PlanView } from './blueprint-plan.ts';
import { addMonths } from './calendar-months.ts';
import { NUMBERS } from './language.ts';
import { storyWords } from './story-words/story-words.ts';

/** A month of the plan, counted from its month 1, in words: "Mar 2026", or "month 4" where it has no dates. */
export type MonthIn = (planned: Pick<PlanView, 'startMonth'>, month: number) => string;

export const monthIn =
  (language: NonNullable<Blueprint['language']>): MonthIn =>
  ({ startMonth }, month) =>
    startMonth === null
      ? storyWords(language).monthOfPlan(month)
      : NUMBERS[language].month(addMonths(startMonth, month - 1));

/** The month before work begins; null = there is none before it. */
export const monthBefore = (planned: Pick<PlanView, 'startMonth'>, month: number, inWords: MonthIn): string | null =>
  planned.startMonth === null && month <= 1 ? null : inWords(planned, month - 1);
