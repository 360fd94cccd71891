import type { UseCase } from '@process-ai/library/use-case';

/** From how many person-days on an effort is 2, 3, 4 and 5. */
const FROM_DAYS = [15, 35, 80, 160];

/** 1 (days, one team) to 5 (a programme of its own): by the person-days of the use case; one more while the process is changing. */
export function effortOf({ effort: [, likely] }: Pick<UseCase, 'effort'>, notNow: boolean): number {
  const steps = FROM_DAYS.filter((days) => likely >= days).length;
  return Math.min(5, 1 + steps + (notNow ? 1 : 0));
}
