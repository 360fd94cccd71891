import type { OpportunityType } from '@process-ai/contract/opportunities';
import type { RoiInput } from '@process-ai/contract/roi';
import { DEFAULT_FIT_WEIGHTS } from '@process-ai/contract/vendor-comparison';
import { internalRateOfReturn } from './internal-rate-of-return.ts';
import { MONEY_REFERENCE_VALUES } from './money-reference-values.ts';
import { caseAtStart, PLAN_REFERENCE_VALUES } from './plan-reference-values.ts';
import { netPresentValue } from './present-value.ts';
import { triangularMean, triangularQuantile } from './random-numbers.ts';
import { calculateRoi, DEFAULT_ASSUMPTIONS } from './roi.ts';
import { type Answers, scoreTrack } from './suitability.ts';
import { pointsOf, sharesOf } from './vendor-comparison.ts';

/** A figure that somebody else has published or worked out, and our way to it. */
interface ReferenceValue {
  name: string;
  source: string;
  url?: string;
  /** null = "there is none", as the payback of nothing. */
  expected: number | null;
  /** Half a unit of the last digit given. */
  tolerance: number;
  run: () => number | string | null;
}

export interface CheckedReferenceValue extends Omit<ReferenceValue, 'run'> {
  actual: number | string | null;
  passed: boolean;
}

/** Computes every published figure anew with the formulas that the product uses. Source of the list: FORMULAS.md. */
export function checkReferenceValues(values: readonly ReferenceValue[] = REFERENCE_VALUES): CheckedReferenceValue[] {
  return values.map(({ run, ...value }) => {
    const actual = run();
    return { ...value, actual, passed: agrees(actual, value) };
  });
}

function agrees(actual: number | string | null, { expected, tolerance }: Omit<ReferenceValue, 'run'>): boolean {
  if (expected === null || typeof actual !== 'number') return actual === expected;
  return Math.abs(actual - expected) <= tolerance;
}

const GOLDEN = 'Golden value of the product’s formulas';
const LEAP = 'ServiceNow LEAP documentation';
const NUMPY = 'numpy-financial documentation and tests';
const NUMPY_URL = 'https://numpy.org/numpy-financial/latest/';
const NUMPY_FLOWS = [-40_000, 5_000, 8_000, 12_000, 30_000];
const TRIANGULAR = 'Closed form of the triangular distribution (0.4, 0.6, 0.7)';

type Work = readonly [fte: number, frequency: number, salary: number, minutes: number];
/** What is compared of an ROI result or a business case, and to which precision. */
const COLUMNS = {
  currentAnnualCost: { label: 'current annual cost', tolerance: 0.005 },
  projectedSavings: { label: 'projected savings', tolerance: 0.005 },
  paybackMonths: { label: 'payback in months', tolerance: 0.005 },
  savingsPercentage: { label: 'savings in percent', tolerance: 0.005 },
  utilisation: { label: 'utilisation', tolerance: 0.00005 },
  presentBenefits: { label: 'present value of the benefits', tolerance: 0.005 },
  presentCosts: { label: 'present value of the costs', tolerance: 0.005 },
  npv: { label: 'NPV', tolerance: 0.005 },
  roiPercentage: { label: 'ROI in percent', tolerance: 0.05 },
} as const;
type Columns = Partial<Record<keyof typeof COLUMNS, number | null>>;

const G1: Work = [5, 12_000, 65_000, 30];
const G8 = { ramp: [0.5, 1, 1] };
const G9 = { ...G8, benefitRisk: 0.2, costRisk: 0.1 };

const ANSWERS: Answers = {
  rules: 5,
  structured: 4,
  digital: 5,
  volume: 4,
  fewExceptions: 3,
  stability: 4,
  documented: 2,
  systems: 3,
  errorProne: 4,
};

/** At $50 an hour. */
const leapCost = (runsAMonth: number, minutes: number) => costOf([0, 12 * runsAMonth, 50 * 2080, minutes]);

export const REFERENCE_VALUES: readonly ReferenceValue[] = [
  {
    name: '1,200 runs a month of 15 minutes at $50 an hour, a year',
    source: LEAP,
    expected: 180_000,
    tolerance: 0.005,
    run: () => leapCost(1200, 15).currentAnnualCost,
  },
  {
    name: '1,040 runs a month of 13 minutes at $50 an hour, a month',
    source: LEAP,
    expected: 11_266.67,
    tolerance: 0.005,
    run: () => leapCost(1040, 13).currentAnnualCost / 12,
  },
  {
    name: '1,040 runs a month of 13 minutes at $50 an hour, a year',
    source: `${LEAP}; its 135,204 is twelve times a rounded month`,
    expected: 135_200,
    tolerance: 0.005,
    run: () => leapCost(1040, 13).currentAnnualCost,
  },
  rateOfReturn([-100, 39, 59, 55, 20], 0.28095, 5),
  rateOfReturn([-100, 0, 0, 74], -0.0955, 4),
  rateOfReturn([-100, 100, 0, 7], 0.06206, 5),
  rateOfReturn([-250_000, 100_000, 150_000, 200_000, 250_000, 300_000], 0.5672303344, 10),
  {
    name: `NPV of ${listed(NUMPY_FLOWS)} at 8%, the first today`,
    source: NUMPY,
    url: `${NUMPY_URL}npv.html`,
    expected: 3065.22267,
    tolerance: 0.000005,
    run: () => netPresentValue(0.08, NUMPY_FLOWS),
  },
  {
    name: `NPV of ${listed(NUMPY_FLOWS)} at 8%, the first in a year, as a spreadsheet counts`,
    source: NUMPY,
    url: `${NUMPY_URL}npv.html`,
    expected: 2838.16914,
    tolerance: 0.000005,
    run: () => netPresentValue(0.08, [0, ...NUMPY_FLOWS]),
  },
  {
    name: 'NPV of −200, 50, 60, 70, 200 at 10%',
    source: 'Ross, Westerfield, Jaffe: Corporate Finance (textbook)',
    expected: 84.24,
    tolerance: 0.005,
    run: () => netPresentValue(0.1, [-200, 50, 60, 70, 200]),
  },
  {
    name: 'Mean of the triangular distribution',
    source: TRIANGULAR,
    expected: 0.566667,
    tolerance: 0.0000005,
    run: () => triangularMean(0.4, 0.6, 0.7),
  },
  triangular(10, 0.4775),
  triangular(50, 0.5732),
  triangular(90, 0.6452),
  ...golden('G1', () => costOf(G1), {
    currentAnnualCost: 187_500,
    projectedSavings: 112_500,
    paybackMonths: 4.8,
    utilisation: 0.5769,
  }),
  ...golden('G2', () => costOf(G1, { hoursPerYear: 1776 }), {
    currentAnnualCost: 219_594.59,
    projectedSavings: 131_756.76,
    paybackMonths: 4.1,
  }),
  ...golden('G3', () => costOf(G1, { loadFactor: 1.4265 }), {
    currentAnnualCost: 267_468.75,
    projectedSavings: 160_481.25,
    paybackMonths: 3.36,
  }),
  ...golden('G4', () => costOf([2, 12_000, 65_000, 30]), {
    currentAnnualCost: 187_500,
    projectedSavings: 112_500,
    paybackMonths: 4.8,
    utilisation: 1.4423,
  }),
  ...golden('G5', () => costOf([3, 0, 52_000, 0]), {
    currentAnnualCost: 156_000,
    projectedSavings: 93_600,
    paybackMonths: 5.77,
  }),
  ...golden('G6', () => costOf([0, 0, 0, 0]), {
    currentAnnualCost: 0,
    projectedSavings: 0,
    paybackMonths: null,
    savingsPercentage: 0,
  }),
  ...golden('G7', () => caseAtStart(), presentValues(279_770.85, 59_921.11, 219_849.74, 366.9)),
  ...golden('G8', () => caseAtStart(G8), presentValues(228_634.49, 59_921.11, 168_713.37, 281.6)),
  ...golden('G9', () => caseAtStart(G9), presentValues(182_907.59, 65_913.22, 116_994.37, 177.5)),
  ...PLAN_REFERENCE_VALUES,
  {
    name: 'Suitability of the answers 5, 4, 5, 4, 3, 4, 2, 3, 4 on the rules track',
    source: GOLDEN,
    expected: 73.75,
    tolerance: 1e-9,
    run: () => scoreTrack(ANSWERS, 'automation').score,
  },
  vendorFit('in the sector', [1, 0.5, 0, 1], 1, 61.62),
  vendorFit('of another industry', [0.5, 1, 1, 0], 0, 63.93),
  vendorFit('in the sector, with half of one need', [0, 0, 0, 0.5], 1, 17.68),
  ...MONEY_REFERENCE_VALUES,
];

function costOf([fteCount, processFrequency, averageSalary, averageRuntime]: Work, assumptions = {}) {
  const optional = { implementationCost: null, annualRunCost: null, automationRate: null, realisation: null };
  const input: RoiInput = {
    processId: '',
    fteCount,
    processFrequency,
    averageSalary,
    averageRuntime,
    ...optional,
  };
  return calculateRoi(input, { ...DEFAULT_ASSUMPTIONS, ...assumptions }, []);
}

/** One value for each expected column of a golden case. */
function golden(name: string, run: () => Columns, expected: Columns): ReferenceValue[] {
  return (Object.keys(expected) as (keyof Columns)[]).map((column) => ({
    name: `${name}: ${COLUMNS[column].label}`,
    source: GOLDEN,
    expected: expected[column] ?? null,
    tolerance: COLUMNS[column].tolerance,
    run: () => run()[column] ?? null,
  }));
}

function presentValues(presentBenefits: number, presentCosts: number, npv: number, roiPercentage: number): Columns {
  return { presentBenefits, presentCosts, npv, roiPercentage };
}

function rateOfReturn(flows: readonly number[], expected: number, digits: number): ReferenceValue {
  return {
    name: `Internal rate of return of ${listed(flows)}`,
    source: NUMPY,
    url: `${NUMPY_URL}irr.html`,
    expected,
    tolerance: 0.5 * 10 ** -digits,
    run: () => internalRateOfReturn(flows),
  };
}

/** Against needs of 120 (automation), 80 (AI), 50 (agentic) and 30 (automation). */
function vendorFit(vendor: string, strengths: readonly number[], sector: number, expected: number): ReferenceValue {
  const need = (type: OpportunityType, estimatedSavings: number) => ({
    type,
    estimatedSavings,
    savingsBasis: 'measured' as const,
  });
  const needs = [need('automation', 120), need('ai', 80), need('agentic', 50), need('automation', 30)];
  return {
    name: `Fit of a vendor ${vendor}, needs met at ${strengths.join(', ')}`,
    source: 'Worked example of the product’s formulas',
    expected,
    tolerance: 0.005,
    run: () => pointsOf(sharesOf(needs, strengths, strengths, sector), DEFAULT_FIT_WEIGHTS).overallScore,
  };
}

function triangular(percentile: number, expected: number): ReferenceValue {
  return {
    name: `P${percentile} of the triangular distribution`,
    source: TRIANGULAR,
    expected,
    tolerance: 0.00005,
    run: () => triangularQuantile(0.4, 0.6, 0.7, percentile / 100),
  };
}

function listed(flows: readonly number[]): string {
  return flows.map((flow) => flow.toLocaleString('en-US').replace('-', '−')).join('; ');
}
