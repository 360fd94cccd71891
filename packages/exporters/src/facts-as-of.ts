import type { FigureWords } from './figure-words.ts';

/** "Feb 2026" for the month of the curated directory's facts; what else stands there is told as it is. */
export const factsAsOf = (given: string, { month }: Pick<FigureWords, 'month'>): string =>
  /^\d{4}-\d\d$/.test(given) ? month(given) : given;
