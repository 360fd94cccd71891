import { YEARS_MAX } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/domain/sector-business-case';
import { caseCell, yearRow, years } from './business-case-cells.ts';

/**
 * IRR() where exactly one rate exists. Flows that change their sign once have one (Descartes' rule of signs); where they
 * change it more often, the rates are counted on a grid of u = x / (1 + x), x = 1 / (1 + rate), which covers every rate
 * above −100%. The grid also gives IRR() a start so close that it arrives.
 */
export function rateFormula(which: Scenario): string {
  const [flows, rates, guess] = [flowsOf(which), caseCell('rates', which), caseCell('firstGuess', which)];
  const rate = `IFERROR(IRR(${flows},${guess}),IRR(${flows}))`;
  return `IF(${rates}=0,"none",IF(${rates}>1,"several",${rate}))`;
}

export function signChangesFormula(which: Scenario): string {
  const row = yearRow('sign', which);
  return `SUMPRODUCT(--($B$${row}:$K$${row}*$C$${row}:$L$${row}<0))`;
}

export function ratesFormula(which: Scenario): string {
  const changes = caseCell('signChanges', which);
  return `IF(${changes}<=1,${changes},SUMPRODUCT(--(${crossings(flowsOf(which))})))`;
}

/** The rate in the middle of the two points of the grid between which it lies; 10% where it lies outside the grid. */
export function firstGuessFormula(which: Scenario): string {
  const middle = `SUMPRODUCT(MAX((${crossings(flowsOf(which))})*(${POINTS}+0.5/${PARTS})))`;
  return `IF(${caseCell('rates', which)}=0,${NO_GUESS},IF(${middle}=0,${NO_GUESS},1/${middle}-2))`;
}

export function signChanges(flows: readonly number[]): number {
  const signs = flows.map(Math.sign).filter((sign) => sign !== 0);
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

export function ratesOf(flows: readonly number[]): number {
  const changes = signChanges(flows);
  return changes <= 1 ? changes : crossingsOf(flows).length;
}

export function firstGuess(flows: readonly number[]): number {
  const last = crossingsOf(flows).at(-1);
  return ratesOf(flows) === 0 || last === undefined ? NO_GUESS : 1 / (last + 0.5 / PARTS) - 2;
}

const NO_GUESS = 0.1;
/** The points lie between 0 and 1 and never on them: a spreadsheet has no 0^0. As many columns as points, less one. */
const PARTS = 1001;
const POINTS = `COLUMN($A$1:$ALK$1)/${PARTS}`;
const NEXT_POINTS = `(COLUMN($A$1:$ALK$1)+1)/${PARTS}`;

const flowsOf = (which: Scenario) => years(yearRow('flow', which));

function crossings(flows: string): string {
  const sign = (u: string) =>
    `SIGN(MMULT(${flows},(${u})^(ROW($1:$${YEARS_MAX + 1})-1)*(1-${u})^(${YEARS_MAX + 1}-ROW($1:$${YEARS_MAX + 1}))))`;
  return `${sign(POINTS)}*${sign(NEXT_POINTS)}<0`;
}

/** Points of the grid after which the worth of the flows changes its sign. */
function crossingsOf(flows: readonly number[]): number[] {
  const worth = (u: number) =>
    Math.sign(flows.reduce((sum, flow, year) => sum + flow * u ** year * (1 - u) ** (YEARS_MAX - year), 0));
  return Array.from({ length: PARTS - 2 }, (_, index) => index + 1)
    .filter((point) => worth(point / PARTS) * worth((point + 1) / PARTS) < 0)
    .map((point) => point / PARTS);
}
