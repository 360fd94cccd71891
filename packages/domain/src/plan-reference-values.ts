import { planAgainstActual } from './plan-actual.ts';
import { type CaseAssumptions, planCase } from './plan-case.ts';

const GOLDEN = 'Golden value of the product’s formulas, month by month by hand';

/** 60,000 spent evenly over six months, and 120,000 a year from the next month on. */
const work = (id: string, startMonth: number, endMonth: number) => ({
  id,
  name: id,
  startMonth,
  endMonth,
  delivered: false,
  annualSavings: 120_000,
  oneOffCost: 60_000,
  annualRunCost: 0,
  countedShare: 1,
  automationRate: 0.6,
  rateSpread: { low: 1, high: 1 },
});

const AS_PLANNED = {
  volume: 1,
  rate: 1,
  adoption: 1,
  cost: 1,
  delayMonths: 0,
  cashShare: 1,
  includeBenchmark: false,
};

/** G7 with other assumptions: everything is delivered and paid at t = 0. */
export const caseAtStart = (assumptions: Partial<CaseAssumptions> = {}) =>
  planCase({
    initiatives: [{ ...work('G7', 0, 0), annualSavings: 112_500, oneOffCost: 45_000, annualRunCost: 6_000 }],
    assumptions: { years: 3, discountRate: 0.1, ramp: [1, 1, 1], benefitRisk: 0, costRisk: 0, ...assumptions },
    scenario: AS_PLANNED,
  }).result;

const caseOfTwo = () =>
  planCase({
    initiatives: [work('first', 1, 6), work('second', 7, 12)],
    assumptions: { years: 3, discountRate: 0.1, ramp: [1, 1, 1], benefitRisk: 0, costRisk: 0 },
    scenario: AS_PLANNED,
  }).result;

/** 10,000 a month planned from April on for 1,000 runs: late in April, short in May, with 200 runs more in June. */
const threeMonths = () =>
  planAgainstActual(
    {
      startMonth: '2027-01',
      endMonth: '2027-03',
      oneOffCost: 30_000,
      annualRunCost: 12_000,
      annualSavings: 120_000,
      monthlyVolume: 1000,
    },
    [
      { month: '2027-04', savings: 0, cost: null, volume: 0 },
      { month: '2027-05', savings: 8000, cost: null, volume: 1000 },
      { month: '2027-06', savings: 9000, cost: null, volume: 1200 },
    ],
    '2027-12',
    'USD',
  );

const TWO = 'Two initiatives of 120,000 a year, 60,000 each, delivered after 6 and 12 months, at 10%';
const LATE = 'Savings of 0, 8,000 and 9,000 against 10,000 a month planned';

const value = (name: string, expected: number, tolerance: number, run: () => number | null) => ({
  name,
  source: GOLDEN,
  expected,
  tolerance,
  run,
});

/** The values of a plan and of what came of it; reference-values.ts has all others. */
export const PLAN_REFERENCE_VALUES = [
  value(`${TWO}: NPV over 3 years`, 324_117.21, 0.005, () => caseOfTwo().npv),
  value(`${TWO}: payback in months`, 15, 1e-9, () => caseOfTwo().paybackMonths),
  value(`${LATE}: because of the delay`, -10_000, 1e-6, () => threeMonths().variance?.delay ?? null),
  value(`${LATE}: because of 200 runs more`, 2000, 1e-6, () => threeMonths().variance?.volume ?? null),
  value(`${LATE}: because of the rate`, -5000, 1e-6, () => threeMonths().variance?.rate ?? null),
  value(`${LATE}: forecast for the year`, 68_000, 1e-6, () => threeMonths().forecast.forecast.savings),
];
