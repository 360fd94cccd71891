import type { BusinessCase } from '@process-ai/contract/business-case';
import { internalRateOfReturn } from './internal-rate-of-return.ts';

export interface BusinessCaseInput {
  /** Savings of a full year, currency units. */
  annualBenefit: number;
  annualRunCost: number;
  implementationCost: number;
  years: number;
  /** Per year, 0.10 = 10%. */
  discountRate: number;
  /** Share of the full benefit by year, the last value holding on: [0.5, 1] reaches it in year 2. */
  ramp: readonly number[];
  /** Shares taken off the benefits and added to the costs. */
  benefitRisk: number;
  costRisk: number;
}

/** Risk-adjusted business case over several years; definitions of NPV, ROI and payback as in Forrester's TEI. */
export function businessCase(input: BusinessCaseInput): BusinessCase {
  const { years, discountRate, ramp, implementationCost } = input;
  const yearly = rampByYear(ramp, years);
  const benefits = [0, ...yearly.map((share) => input.annualBenefit * share * (1 - input.benefitRisk))];
  const costs = [implementationCost, ...yearly.map(() => input.annualRunCost)].map(
    (cost) => cost * (1 + input.costRisk),
  );
  const flows = benefits.map((benefit, year) => benefit - (costs[year] ?? 0));

  const presentBenefits = netPresentValue(discountRate, benefits);
  const presentCosts = netPresentValue(discountRate, costs);
  return {
    flows,
    presentBenefits,
    presentCosts,
    npv: presentBenefits - presentCosts,
    roiPercentage: presentCosts > 0 ? (100 * (presentBenefits - presentCosts)) / presentCosts : null,
    irr: internalRateOfReturn(flows),
    paybackMonths: cumulativePaybackMonths(flows),
    discountedPaybackMonths: cumulativePaybackMonths(discounted(discountRate, flows)),
  };
}

/** Value today of yearly flows, the first at t = 0 and undiscounted. A spreadsheet's NPV() starts at t = 1. */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  return discounted(rate, flows).reduce((sum, flow) => sum + flow, 0);
}

/**
 * Months until the flows have added up to zero and stay there, each year's flow spread evenly over it; null when they
 * end below zero: what is paid back and then lost again has not paid back.
 */
export function cumulativePaybackMonths(flows: readonly number[]): number | null {
  let balance = flows[0] ?? 0;
  let months = 0;
  for (const [year, flow] of flows.entries()) {
    if (year === 0) continue;
    if (balance < 0 && balance + flow >= 0) months = 12 * (year - 1 - balance / flow);
    balance += flow;
  }
  return balance >= 0 ? months : null;
}

/** Share of the full benefit in each of the years, the last value of the ramp holding on. */
export function rampByYear(ramp: readonly number[], years: number): number[] {
  return Array.from({ length: years }, (_, index) => ramp[Math.min(index, ramp.length - 1)] ?? 1);
}

/** What flows (the first at t = 0) are worth today, one by one. */
export const discounted = (rate: number, flows: readonly number[]) =>
  flows.map((flow, year) => flow / (1 + rate) ** year);
