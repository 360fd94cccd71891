/** Names and fixed places that formulas refer to. */
export const SHEET = {
  readMe: 'Read me',
  summary: 'Summary',
  assumptions: 'Assumptions',
  inputs: 'Inputs',
  calculation: 'Calculation',
  opportunities: 'Opportunities',
  vendors: 'Vendors',
  checks: 'Checks',
} as const;

/** Rows of every sheet: 1 title, 2 what it shows, 4 headers, 5 and on data. */
export const HEADER_ROW = 4;
export const FIRST_ROW = 5;

export const INPUT = {
  number: 'A',
  code: 'B',
  name: 'C',
  level: 'D',
  countedIn: 'E',
  fte: 'F',
  frequency: 'G',
  salary: 'H',
  runtime: 'I',
  implementation: 'J',
  runCost: 'K',
  rate: 'L',
  realisation: 'M',
} as const;

export const CALCULATION = {
  number: 'A',
  code: 'B',
  name: 'C',
  basis: 'D',
  hours: 'E',
  hourlyCost: 'F',
  cost: 'G',
  rate: 'H',
  realisation: 'I',
  savings: 'J',
  percentage: 'K',
  runCost: 'L',
  net: 'M',
  demand: 'N',
  implementation: 'O',
  payback: 'P',
  utilisation: 'Q',
  counts: 'R',
  countedSavings: 'S',
  estimated: 'T',
} as const;

export const OPPORTUNITY = {
  number: 'A',
  process: 'B',
  code: 'C',
  name: 'D',
  type: 'E',
  title: 'F',
  description: 'G',
  savings: 'H',
  rationale: 'I',
  source: 'J',
} as const;

/** Last row of a list of `count` rows; an empty list keeps one empty row, so that ranges stay valid. */
export const lastRow = (count: number) => FIRST_ROW + Math.max(count, 1) - 1;

/** "Sheet!$A$5:$A$64" */
export const range = (sheet: string, column: string, count: number) =>
  `${sheet}!$${column}$${FIRST_ROW}:$${column}$${lastRow(count)}`;
