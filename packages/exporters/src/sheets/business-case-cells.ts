import { YEARS_MAX } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import { FIRST_ROW, SHEET } from './layout.ts';
import { FIGURE_ROW } from './summary-figures.ts';

/** Column of t = 0 in the years of the business case; the others follow. */
const YEAR_ZERO = 2;
export const YEAR_COLUMNS = Array.from({ length: YEARS_MAX + 1 }, (_, year) =>
  String.fromCharCode(64 + YEAR_ZERO + year),
);

export const CASES = ['low', 'base', 'high'] as const satisfies Scenario[];
export const CASE_COLUMN: Record<Scenario, string> = { low: 'B', base: 'C', high: 'D' };

/** The lines of the table of cases, in order. */
const CASE_LINES = [
  'annualBenefit',
  'implementationCost',
  'annualRunCost',
  'presentBenefits',
  'presentCosts',
  'npv',
  'roiPercentage',
  'irr',
  'paybackMonths',
  'discountedPaybackMonths',
  'signChanges',
  'rates',
  'firstGuess',
] as const;
export type CaseLine = (typeof CASE_LINES)[number];

/** The lines of each case by year, in order. */
const YEAR_LINES = [
  'benefits',
  'costs',
  'flow',
  'cumulative',
  'discounted',
  'discountedCumulative',
  'paidBack',
  'discountedPaidBack',
  'sign',
] as const;
export type YearLine = (typeof YEAR_LINES)[number];

/** Lines that all cases share. */
const COMMON_LINES = ['within', 'ramp', 'factor', 'chartYear'] as const;
export type CommonLine = (typeof COMMON_LINES)[number];

const FIGURES = Object.keys(FIGURE_ROW).length;

/** The business case stands below the figures, at fixed rows, so that charts and checks find it. */
export const CASE_HEADING = FIRST_ROW + FIGURES + 1;
const CASE_FIRST = CASE_HEADING + 2;
export const CURVE_ROW = CASE_FIRST + CASE_LINES.length + 1;
export const CURVE_ROWS = 16;
export const YEARS_HEADING = CURVE_ROW + CURVE_ROWS + 1;
const YEARS_HEADER = YEARS_HEADING + 1;
const caseHeading = (index: number) => YEARS_HEADER + COMMON_LINES.length + 1 + index * (YEAR_LINES.length + 1);
const AFTER_YEARS = caseHeading(CASES.length);

/** Rows of the sensitivity: in order of the swing, and below that as computed. */
export const SENSITIVITY_HEADING = AFTER_YEARS + 1;
export const SENSITIVITY_DRIVERS = 5;
export const SENSITIVITY_SORTED = SENSITIVITY_HEADING + 2;
export const SENSITIVITY_WORKING = SENSITIVITY_SORTED + SENSITIVITY_DRIVERS + 2;
export const AFTER_SENSITIVITY = SENSITIVITY_WORKING + SENSITIVITY_DRIVERS;

/** "$C$22": a figure of a case. */
export const caseCell = (line: CaseLine, which: Scenario = 'base') =>
  `$${CASE_COLUMN[which]}$${CASE_FIRST + CASE_LINES.indexOf(line)}`;

export const caseRow = (line: CaseLine) => CASE_FIRST + CASE_LINES.indexOf(line);
export const caseHeadingRow = (which: Scenario) => caseHeading(CASES.indexOf(which));
export const commonRow = (line: CommonLine) => YEARS_HEADER + 1 + COMMON_LINES.indexOf(line);
export const yearRow = (line: YearLine, which: Scenario) => caseHeadingRow(which) + 1 + YEAR_LINES.indexOf(line);
export const yearsHeaderRow = YEARS_HEADER;

/** "$B$60:$L$60": a line over the years, from t = 0, or from t = 1. */
export const years = (row: number, from: 0 | 1 = 0) => `$${YEAR_COLUMNS[from]}$${row}:$${YEAR_COLUMNS.at(-1)}$${row}`;

export const onSummary = (reference: string) =>
  reference
    .split(':')
    .map((part, index) => (index === 0 ? `${SHEET.summary}!${part}` : part))
    .join(':');
