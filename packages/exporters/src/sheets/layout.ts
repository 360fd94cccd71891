import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { FileWords } from '../words/file-words.ts';
import { fileWords } from '../words/file-words.ts';

/** Names and fixed places that formulas refer to. */
export type SheetNames = Readonly<FileWords['workbook']['sheets']>;

/** What the sheets are called in a language: in their tabs, and in every reference to them. */
export const sheetNames = (language: FileLanguage): SheetNames => fileWords(language).workbook.sheets;

/** Rows of every sheet: 1 title, 2 what it shows, 3 the checks and units, 4 headers, 5 and on data. */
/** Units of the columns, on sheets that say them apart. */
export const UNIT_ROW = 3;
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
  changedBy: 'N',
  source: 'O',
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
  sharedBy: 'U',
  agentic: 'V',
  ai: 'W',
  automation: 'X',
  assumed: 'Y',
  work: 'Z',
  freed: 'AA',
} as const;

export const OPPORTUNITY = {
  number: 'A',
  process: 'B',
  code: 'C',
  name: 'D',
  type: 'E',
  title: 'F',
  description: 'G',
  amount: 'H',
  basis: 'I',
  size: 'J',
  effort: 'K',
  decision: 'L',
  initiative: 'M',
  wave: 'N',
  entered: 'O',
  moves: 'P',
  likely: 'Q',
  rationale: 'R',
  source: 'S',
  open: 'T',
  way: 'U',
  weight: 'V',
  log: 'W',
  row: 'X',
  weights: 'Y',
  enteredTogether: 'Z',
  rate: 'AA',
  toShare: 'AB',
  counted: 'AC',
  pays: 'AD',
  work: 'AE',
  freed: 'AF',
  costShare: 'AG',
  oneOff: 'AH',
  run: 'AI',
  counts: 'AJ',
  vendorWeight: 'AK',
  aiWeight: 'AL',
} as const;

/** What the opportunities of a process share: one row a process with opportunities. */
export const SHARE = {
  number: 'A',
  code: 'B',
  name: 'C',
  basis: 'D',
  carrier: 'E',
  share: 'F',
  elsewhere: 'G',
  cost: 'H',
  row: 'I',
  measured: 'J',
  weights: 'K',
  entered: 'L',
  log: 'M',
  rate: 'N',
  toShare: 'O',
  carries: 'P',
  paysElsewhere: 'Q',
  pays: 'R',
  rateElsewhere: 'S',
  automationRate: 'T',
  fteCost: 'U',
  agentic: 'V',
  ai: 'W',
  automation: 'X',
  assumed: 'Y',
  oneOff: 'Z',
  run: 'AA',
  ownCounted: 'AB',
  ownOpen: 'AC',
  counted: 'AD',
  members: 'AE',
} as const;

export const INITIATIVE = {
  number: 'A',
  name: 'B',
  owner: 'C',
  status: 'D',
  first: 'E',
  last: 'F',
  committed: 'G',
  dependsOn: 'H',
  licence: 'I',
  integration: 'J',
  change: 'K',
  runCost: 'L',
  measured: 'M',
  benchmark: 'N',
  reason: 'O',
  savings: 'P',
  oneOff: 'Q',
  run: 'R',
  freed: 'S',
  countsMeasured: 'T',
  countsBenchmark: 'U',
  counted: 'V',
  share: 'W',
  start: 'X',
  end: 'Y',
  inCase: 'Z',
  work: 'AA',
  rate: 'AB',
  rateFactor: 'AC',
  begins: 'AD',
  ends: 'AE',
  months: 'AF',
  paysElsewhere: 'AG',
  otherElsewhere: 'AH',
  benchmarkElsewhere: 'AI',
  workElsewhere: 'AJ',
  benchmarkWork: 'AK',
  carriesElsewhere: 'AL',
  carries: 'AM',
  runElsewhere: 'AN',
  freedElsewhere: 'AO',
  byMoney: 'AP',
} as const;

/** The ranking on Vendors, in order by formula. */
export const RANKING = {
  rank: 'A',
  name: 'B',
  score: 'C',
  coverage: 'D',
  aiCoverage: 'E',
  depth: 'F',
  sector: 'G',
  dataCoverage: 'H',
  covered: 'I',
  reason: 'J',
  matched: 'K',
  aiMatched: 'L',
} as const;

/** What the ranking is computed from, beside it: one row a vendor, by name. */
export const SCORING = {
  number: 'N',
  name: 'O',
  coverage: 'P',
  aiCoverage: 'Q',
  depth: 'R',
  sector: 'S',
  covered: 'T',
  weights: 'U',
  exactCoverage: 'V',
  exactAiCoverage: 'W',
  exactDepth: 'X',
  exactSector: 'Y',
  restCoverage: 'Z',
  restAiCoverage: 'AA',
  restDepth: 'AB',
  restSector: 'AC',
  toGive: 'AD',
  coveragePoints: 'AE',
  aiCoveragePoints: 'AF',
  depthPoints: 'AG',
  sectorPoints: 'AH',
  score: 'AI',
  rank: 'AJ',
  exported: 'AK',
  dataCoverage: 'AL',
  reason: 'AM',
  matched: 'AN',
  aiMatched: 'AO',
  fixedCoverage: 'AP',
  fixedAiCoverage: 'AQ',
  fixedDepth: 'AR',
  fixedCovered: 'AS',
  tie: 'AT',
  order: 'AU',
} as const;

/** Vendors whose matches stand on Opportunities, so that their scores follow; more would make the sheet unreadable. */
export const MATCHED_VENDORS_MAX = 30;

/** Column of a vendor's matches on Opportunities, by the vendor's place. */
export const matchColumn = (vendor: number) => columnLetter(FIRST_MATCH + vendor);

/** The same for its AI capabilities alone, right of all the others. */
export const aiMatchColumn = (vendor: number, matched: number) => columnLetter(FIRST_MATCH + matched + vendor);

const FIRST_MATCH = 39;

/** 1 = A, 27 = AA. */
export function columnLetter(place: number): string {
  const before = Math.floor((place - 1) / 26);
  return (before > 0 ? columnLetter(before) : '') + String.fromCharCode(65 + ((place - 1) % 26));
}

/** Last row of a list of `count` rows; an empty list keeps one empty row, so that ranges stay valid. */
export const lastRow = (count: number) => FIRST_ROW + Math.max(count, 1) - 1;

/** "Sheet!$A$5:$A$64" */
export const range = (sheet: string, column: string, count: number) =>
  onSheet(sheet, `$${column}$${FIRST_ROW}:$${column}$${lastRow(count)}`);

/** "Sheet!$B$5", with quotes where the name of the sheet needs them. */
export const onSheet = (sheet: string, reference: string) =>
  `${/^[A-Za-z]+$/.test(sheet) ? sheet : `'${sheet}'`}!${reference}`;
