import type { Month } from '@process-ai/contract/initiatives';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Months counted from the year 0, so that they can be subtracted: "2027-03" is 24,326. */
export const monthNumber = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

export const monthAt = (number: number): Month =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;

export const addMonths = (month: Month, months: number): Month => monthAt(monthNumber(month) + months);

/** How many months from the first to the last, both counted. */
export const monthsLong = (from: Month, to: Month): number => monthNumber(to) - monthNumber(from) + 1;

export const monthsFromTo = (from: Month, to: Month): Month[] =>
  Array.from({ length: Math.max(0, monthsLong(from, to)) }, (_, at) => addMonths(from, at));

/** The month of a day, in UTC. */
export const monthOf = (day: Date): Month => monthAt(day.getUTCFullYear() * 12 + day.getUTCMonth());

/** "Mar 2027". */
export const monthInWords = (month: Month): string =>
  `${NAMES[((monthNumber(month) % 12) + 12) % 12]} ${month.slice(0, 4)}`;
