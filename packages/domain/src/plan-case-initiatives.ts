import type { CaseInitiative, LeftOutReason } from '@process-ai/contract/business-case';
import type { InitiativeStatus } from '@process-ai/contract/initiatives';
import { SPREADS } from './plan-case-drivers.ts';

/** What an opportunity brings to the initiative that carries it; currency units a year unless said. */
export interface CaseOpportunity {
  id: string;
  processId: string;
  /** Its share of the savings of its process, by what they rest on. */
  measured: number;
  benchmark: number;
  /** Share of its process's work that is automated, 0–1. */
  automationRate: number;
  /** What its use case takes off the handling time: low, likely, high, 0–1; null where nobody has said. */
  benefit: { low: number; likely: number; high: number } | null;
  /** Its share of the cost of its process, once and a year: used where no initiative states the cost. */
  oneOffCost: number;
  annualRunCost: number;
  /** False where the savings of its process never repay what they cost: outside the case. */
  pays: boolean;
}

/** An initiative as the plan has it; months are counted from month 1 of the plan. */
export interface PlannedWork {
  id: string;
  name: string;
  startMonth: number;
  endMonth: number;
  status: InitiativeStatus;
  opportunityIds: readonly string[];
  /** Null = what its opportunities cost. */
  cost: { oneOff: number; annualRun: number } | null;
}

export interface CountedWork {
  initiatives: CaseInitiative[];
  leftOut: { id: string; name: string; reason: LeftOutReason }[];
}

/**
 * What of a plan counts in its case: initiatives that are not stopped, with the savings that are measured; with the
 * benchmark only where a scenario says so. Where only a part of an initiative's savings counts, its costs count in the
 * same share, so that both sides cover the same work. One that carries no opportunity is there for the others, and costs
 * what it costs; where those that it carries save nothing in money, nothing ever repays it: it stands apart with its cost.
 */
export function countedWork(
  plan: readonly PlannedWork[],
  opportunities: ReadonlyMap<string, CaseOpportunity>,
  { includeBenchmark, years }: { includeBenchmark: boolean; years: number },
): CountedWork {
  const initiatives: CaseInitiative[] = [];
  const leftOut: CountedWork['leftOut'] = [];
  for (const work of plan) {
    const { id, name, startMonth, endMonth, status } = work;
    const carried = work.opportunityIds.flatMap((opportunityId) => opportunities.get(opportunityId) ?? []);
    const valueOf = (one: CaseOpportunity) => (one.pays ? one.measured + (includeBenchmark ? one.benchmark : 0) : 0);
    const counted = sum(carried, valueOf);
    const all = sum(carried, ({ measured, benchmark }) => measured + benchmark);
    const reason = reasonToLeaveOut({ status, counted, all, carried, starts: startMonth <= 12 * years });
    if (reason) {
      leftOut.push({ id, name, reason });
      continue;
    }
    const share = all > 0 ? counted / all : 1;
    const counting = carried.filter((one) => valueOf(one) > 0);
    initiatives.push({
      id,
      name,
      startMonth,
      endMonth,
      delivered: status === 'delivered',
      annualSavings: counted,
      oneOffCost: work.cost ? work.cost.oneOff * share : sum(counting, ({ oneOffCost }) => oneOffCost),
      annualRunCost: work.cost ? work.cost.annualRun * share : sum(counting, ({ annualRunCost }) => annualRunCost),
      countedShare: share,
      automationRate: meanRateOf(counting, valueOf),
      rateSpread: rateSpread(counting, valueOf),
    });
  }
  return { initiatives, leftOut };
}

interface Standing {
  status: InitiativeStatus;
  counted: number;
  all: number;
  carried: readonly CaseOpportunity[];
  starts: boolean;
}

function reasonToLeaveOut({ status, counted, all, carried, starts }: Standing): LeftOutReason | null {
  if (status === 'stopped') return 'stopped';
  if (!starts) return 'afterHorizon';
  if (counted > 0 || carried.length === 0) return null;
  return all === 0 || carried.some(({ pays, measured }) => !pays && measured > 0) ? 'doesNotPay' : 'notCosted';
}

type ValueOf = (opportunity: CaseOpportunity) => number;

/** Savings over the cost of the work that they are a share of. */
function meanRateOf(opportunities: readonly CaseOpportunity[], valueOf: ValueOf): number | null {
  const rated = opportunities.filter(({ automationRate }) => automationRate > 0);
  const cost = sum(rated, (one) => valueOf(one) / one.automationRate);
  return cost > 0 ? sum(rated, valueOf) / cost : null;
}

/**
 * How far the rate may turn out: in each process the combined benefit of its use cases, 1 − Π (1 − benefit), at their
 * low and at their high figures against their likely ones; over the processes weighted by their savings.
 */
export function rateSpread<Of extends Pick<CaseOpportunity, 'processId' | 'benefit'>>(
  opportunities: readonly Of[],
  valueOf: (opportunity: Of) => number,
): CaseInitiative['rateSpread'] {
  const { low, high } = SPREADS.rate;
  const byProcess = [...Map.groupBy(opportunities, ({ processId }) => processId).values()];
  const total = sum(opportunities, valueOf);
  if (total <= 0) return { low, high };
  const weighted = { low: 0, high: 0 };
  for (const members of byProcess) {
    const weight = sum(members, valueOf) / total;
    const benefits = members.flatMap(({ benefit }) => (benefit && benefit.likely > 0 ? [benefit] : []));
    const combined = (which: 'low' | 'likely' | 'high') =>
      1 - benefits.reduce((left, benefit) => left * (1 - benefit[which]), 1);
    const likely = combined('likely');
    weighted.low += weight * (likely > 0 ? Math.min(1, combined('low') / likely) : low);
    weighted.high += weight * (likely > 0 ? Math.max(1, combined('high') / likely) : high);
  }
  return weighted;
}

const sum = <Of>(list: readonly Of[], amount: (one: Of) => number) =>
  list.reduce((total, one) => total + amount(one), 0);
