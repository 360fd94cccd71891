import { YEARS_MAX } from '@process-ai/contract/roi';
import { columnLetter, FIRST_ROW } from './layout.ts';

/** Column of year 0; the one before it stays empty, so that what runs on begins at nothing. */
const YEAR_ZERO = 4;
export const EVERY_YEAR = Array.from({ length: YEARS_MAX + 1 }, (_, year) => year);
/** Year −1 is the empty column. */
export const yearColumn = (year: number): string => columnLetter(YEAR_ZERO + year);
/** Where the figures stand. */
export const FIGURE_COLUMN = yearColumn(0);

const FIGURES = [
  'npv',
  'paybackMonths',
  'discountedPaybackMonths',
  'roiPercentage',
  'irr',
  'presentBenefits',
  'presentCosts',
  'signChanges',
  'rates',
  'firstGuess',
  'notPaidBack',
] as const;
export type CaseFigure = (typeof FIGURES)[number];
export const figureRow = (figure: CaseFigure): number => FIRST_ROW + FIGURES.indexOf(figure);

/** "$D$5" */
export const caseCell = (figure: CaseFigure): string => `$${FIGURE_COLUMN}$${figureRow(figure)}`;

const YEAR_LINES = [
  'within',
  'factor',
  'benefits',
  'oneOff',
  'run',
  'net',
  'cumulative',
  'discounted',
  'discountedCumulative',
  'sign',
  'chartYear',
] as const;
export type YearLine = (typeof YEAR_LINES)[number];
export const YEARS_HEADING = FIRST_ROW + FIGURES.length + 1;
export const YEARS_HEADER = YEARS_HEADING + 1;
export const yearRow = (line: YearLine): number => YEARS_HEADER + 1 + YEAR_LINES.indexOf(line);
export const AFTER_YEARS = YEARS_HEADER + 1 + YEAR_LINES.length;

/** "$D$23:$N$23": a line over the years, from year 0 or from year 1. */
export const yearsAt = (row: number, from: 0 | 1 = 0): string =>
  `$${yearColumn(from)}$${row}:$${yearColumn(YEARS_MAX)}$${row}`;

/** The rates at which the flows are worth nothing are looked for on so many points, right of the printed page. */
export const GRID_PARTS = 501;
export const GRID = { number: 'Q', point: 'R', worth: 'S', crossing: 'T' } as const;
export const gridCells = (letter: string): string => `$${letter}$${FIRST_ROW}:$${letter}$${FIRST_ROW + GRID_PARTS - 2}`;
