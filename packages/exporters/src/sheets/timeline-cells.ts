import { YEARS_MAX } from '@process-ai/contract/roi';
import { columnLetter, HEADER_ROW, onSheet, type SheetNames } from './layout.ts';

/** Column of month 0; the one before it stays empty, so that what runs on from month to month begins at nothing. */
const MONTH_ZERO = 7;
export const LAST_MONTH = 12 * YEARS_MAX;
export const EVERY_MONTH = Array.from({ length: LAST_MONTH + 1 }, (_, month) => month);

/** Month −1 is the empty column. */
export const monthColumn = (month: number): string => columnLetter(MONTH_ZERO + month);

/** Lines of all initiatives together, in order. */
const TOTAL_LINES = [
  'begins',
  'year',
  'within',
  'factor',
  'benefits',
  'oneOff',
  'run',
  'net',
  'cumulative',
  'discounted',
  'discountedCumulative',
  'paidBack',
  'discountedPaidBack',
] as const;
export type TotalLine = (typeof TOTAL_LINES)[number];
export const totalRow = (line: TotalLine): number => HEADER_ROW + 1 + TOTAL_LINES.indexOf(line);

/** Lines of each initiative, in order. */
export const WORK_LINES = ['worked', 'served', 'ramped', 'benefits', 'oneOff', 'run'] as const;
export type WorkLine = (typeof WORK_LINES)[number];
const FIRST_WORK = HEADER_ROW + TOTAL_LINES.length + 3;
export const WORK_HEADING = FIRST_WORK - 1;
/** By the place of the initiative, from 0. */
export const workRow = (place: number, line: WorkLine): number =>
  FIRST_WORK + place * WORK_LINES.length + WORK_LINES.indexOf(line);
/** With one row more, so that it is never empty. */
export const workRange = (column: string, count: number): string =>
  `${column}$${FIRST_WORK}:${column}$${FIRST_WORK + Math.max(1, count) * WORK_LINES.length - 1}`;

/** "Timeline!$G$9:$DW$9" */
export const monthsOf = ({ timeline }: SheetNames, line: TotalLine): string =>
  onSheet(timeline, `$${monthColumn(0)}$${totalRow(line)}:$${monthColumn(LAST_MONTH)}$${totalRow(line)}`);
