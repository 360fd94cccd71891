import type { BusinessCase, CaseInitiative, CaseMonth, CaseYear } from '@process-ai/contract/business-case';
import type { RoiAssumptions } from '@process-ai/contract/roi';
import type { ScenarioAssumptions } from '@process-ai/contract/scenarios';
import { internalRateOfReturn } from './internal-rate-of-return.ts';
import { discounted, netPresentValue } from './present-value.ts';

export type CaseAssumptions = Pick<RoiAssumptions, 'years' | 'discountRate' | 'ramp' | 'benefitRisk' | 'costRisk'>;

/** What a case is computed from. */
export interface PlanCaseInput {
  initiatives: readonly CaseInitiative[];
  assumptions: CaseAssumptions;
  scenario: ScenarioAssumptions;
}

/** Amounts in currency units. */
export interface PlanCase {
  result: BusinessCase;
  /** From year 0, which is all before month 1. */
  years: CaseYear[];
  /** From month 0. */
  months: CaseMonth[];
}

/**
 * The business case that follows the plan (FORMULAS.md section 1.3): each initiative's one-off cost is spent evenly from
 * its first to its last month, its savings and its run cost begin in the month after it, and the ramp counts the years
 * from then on. NPV and IRR are of the years, as in Forrester's TEI; the paybacks of the months.
 */
export function planCase(input: PlanCaseInput): PlanCase {
  const { assumptions } = input;
  const flows = monthlyFlows(input);
  const years = inYears(flows, assumptions.years);
  const net = years.map(netOf);
  const presentBenefits = netPresentValue(
    assumptions.discountRate,
    years.map(({ benefits }) => benefits),
  );
  const presentCosts = netPresentValue(
    assumptions.discountRate,
    years.map(({ oneOffCost, runCost }) => oneOffCost + runCost),
  );
  const byMonth = flows.map(netOf);
  // What a month brings is worth today what its year is: so the curve ends at the NPV.
  const worthToday = byMonth.map((flow, month) => flow / (1 + assumptions.discountRate) ** yearOf(month));

  return {
    result: {
      flows: net,
      presentBenefits,
      presentCosts,
      npv: presentBenefits - presentCosts,
      roiPercentage: presentCosts > 0 ? (100 * (presentBenefits - presentCosts)) / presentCosts : null,
      irr: internalRateOfReturn(net),
      paybackMonths: paybackOf(byMonth),
      discountedPaybackMonths: paybackOf(worthToday),
    },
    years: withRunningTotals(years, net, discounted(assumptions.discountRate, net)).map((year, index) => ({
      ...year,
      net: net[index] ?? 0,
      discounted: (net[index] ?? 0) / (1 + assumptions.discountRate) ** index,
    })),
    months: withRunningTotals(flows, byMonth, worthToday),
  };
}

type Flow = Pick<CaseMonth, 'benefits' | 'oneOffCost' | 'runCost'>;

/** Month 0 to the last of the years, over all initiatives. */
function monthlyFlows({ initiatives, assumptions, scenario }: PlanCaseInput): (Flow & { month: number })[] {
  const flows = Array.from({ length: 12 * assumptions.years + 1 }, (_, month) => ({
    month,
    benefits: 0,
    oneOffCost: 0,
    runCost: 0,
  }));
  for (const initiative of initiatives) {
    const savings = initiative.annualSavings * savingsFactor(initiative, scenario);
    scheduleOf(initiative, assumptions, scenario.delayMonths).forEach(({ benefit, oneOff, run }, month) => {
      const flow = flows[month];
      if (!flow) return;
      flow.benefits += savings * benefit;
      flow.oneOffCost += initiative.oneOffCost * scenario.cost * oneOff;
      flow.runCost += initiative.annualRunCost * scenario.cost * run;
    });
  }
  return flows;
}

/** What the initiatives save in each year of the case from year 0 on, in currency units: `planCase` without what it makes of it. */
export const benefitsByYear = (input: PlanCaseInput): number[] =>
  inYears(monthlyFlows(input), input.assumptions.years).map(({ benefits }) => benefits);

const inYears = (flows: readonly Flow[], years: number): (Flow & { year: number })[] =>
  Array.from({ length: years + 1 }, (_, year) => {
    const inYear = flows.slice(year === 0 ? 0 : 12 * year - 11, 12 * year + 1);
    return {
      year,
      benefits: sum(inYear, (month) => month.benefits),
      oneOffCost: sum(inYear, (month) => month.oneOffCost),
      runCost: sum(inYear, (month) => month.runCost),
    };
  });

/** What a scenario makes of an initiative's savings. No more than all of the work can be automated. */
export function savingsFactor(
  { automationRate }: Pick<CaseInitiative, 'automationRate'>,
  { volume, rate, adoption, cashShare }: ScenarioAssumptions,
): number {
  return volume * cappedRate(automationRate, rate) * adoption * cashShare;
}

/** The factor on a rate that leaves it at 100% at most. */
export const cappedRate = (automationRate: number | null, factor: number): number =>
  automationRate === null || automationRate <= 0 ? factor : Math.min(factor, Math.max(1, 1 / automationRate));

interface Share {
  /** Of a full year's savings, ramped up and less their risk. */
  benefit: number;
  /** Of the one-off cost, with the risk added to it. */
  oneOff: number;
  /** Of a year's run cost, with the risk added to it. */
  run: number;
}

/** What of an initiative's amounts falls into each month, from month 0; all that lies before month 1 falls into that. */
export function scheduleOf(
  { startMonth, endMonth, delivered }: Pick<CaseInitiative, 'startMonth' | 'endMonth' | 'delivered'>,
  { years, ramp, benefitRisk, costRisk }: CaseAssumptions,
  delayMonths: number,
): Share[] {
  const last = 12 * years;
  const end = endMonth + (delivered ? 0 : delayMonths);
  const worked = Math.max(1, end - startMonth + 1);
  const shares = Array.from({ length: last + 1 }, () => ({ benefit: 0, oneOff: 0, run: 0 }));
  for (let month = Math.min(startMonth, end); month <= last; month += 1) {
    const share = shares[Math.max(0, month)];
    if (!share) continue;
    if (month <= end) {
      share.oneOff += (1 + costRisk) / worked;
      continue;
    }
    const year = Math.floor((month - end - 1) / 12);
    share.benefit += ((ramp[Math.min(year, ramp.length - 1)] ?? 1) * (1 - benefitRisk)) / 12;
    share.run += (1 + costRisk) / 12;
  }
  return shares;
}

/** Beside the largest balance, what is smaller than this is a trace of rounding. */
const TRACE = 1e-12;

/**
 * Months until the flows (the first at t = 0) have added up to zero and stay there: the last time that they cross it,
 * within the month in proportion. Null when they end below zero, or when nothing flows: what is paid back and then lost
 * again has not paid back.
 */
export function paybackOf(flows: readonly number[]): number | null {
  let balance = 0;
  let months = 0;
  let largest = 0;
  for (const [month, flow] of flows.entries()) {
    const before = balance;
    balance += flow;
    largest = Math.max(largest, Math.abs(balance), Math.abs(flow));
    if (Math.abs(balance) < TRACE * largest) balance = 0;
    if (before < 0 && balance >= 0) months = month - 1 - before / flow;
  }
  return largest > 0 && balance >= 0 ? months : null;
}

function withRunningTotals<Of extends Flow>(
  flows: readonly Of[],
  net: readonly number[],
  worthToday: readonly number[],
) {
  let cumulative = 0;
  let discountedCumulative = 0;
  return flows.map((flow, index) => {
    cumulative += net[index] ?? 0;
    discountedCumulative += worthToday[index] ?? 0;
    return { ...flow, cumulative, discountedCumulative };
  });
}

/** The year that a month lies in: 0 before month 1. */
export const yearOf = (month: number): number => Math.ceil(month / 12);

const netOf = ({ benefits, oneOffCost, runCost }: Flow) => benefits - oneOffCost - runCost;

const sum = <Of>(list: readonly Of[], amount: (one: Of) => number) =>
  list.reduce((total, one) => total + amount(one), 0);
