import type { Opportunity } from '@process-ai/contract/opportunities';
import type { BenchmarkParts, MoneyBasis, ProcessValue, SectorValue } from '@process-ai/contract/process-values';
import { organisationOf, sizeOf } from './organisation-size.ts';
import { costProcesses, type ProcessCosts } from './process-costs.ts';
import { measuredRate, type PlacedOpportunities, type SavingsShares, shareSavings } from './savings-shares.ts';
import type { ValuedProcess, ValueSource } from './value-source.ts';

/** What an opportunity is worth; amounts in thousands a year. */
export type OpportunityAmount = Pick<Opportunity, 'estimatedSavings' | 'countedSavings' | 'savingsBasis' | 'sizeClass'>;

export interface Values {
  total: Omit<SectorValue, 'currency'>;
  /** In the order of the processes that were given. */
  processes(): ProcessValue[];
  /** Undefined for a process that is not among those given. */
  processOf(id: string): ProcessValue | undefined;
  /** How its benchmark came about; null where it has none of its own. */
  partsOf(id: string): Omit<BenchmarkParts, 'shareBasis'> | null;
  /** By the id of the opportunity; what is not among those given is worth nothing. */
  amountOf(id: string): OpportunityAmount;
  /** By its place among the opportunities that were given: the quicker way for whoever goes through them. */
  amountAt(place: number): OpportunityAmount;
  /** For the next time. */
  kept: KeptValues;
}

/** What stays the same while only opportunities change: a few numbers for each process and opportunity. */
export interface KeptValues {
  costs: ProcessCosts;
  placed: PlacedOpportunities;
}

/**
 * What each process costs and can save, and each opportunity's share of it (FORMULAS.md section 5). Everything else
 * that shows an amount derives it from here. Linear in processes and opportunities. What was kept is of a
 * source that differs in opportunities only.
 */
export function valueProcesses(source: ValueSource, kept?: KeptValues): Values {
  const { processes, opportunities, profile } = source;
  const organisation = organisationOf(profile);
  const { payroll } = organisation;
  const costs = kept?.costs ?? costProcesses(source, payroll);
  const shares = shareSavings(source, costs, kept?.placed);
  const { tree } = costs;

  const valueAt = (index: number): ProcessValue => {
    const benchmarkSavings = shares.benchmark[index] as number;
    return {
      processId: (processes[index] as ValuedProcess).id,
      basis: basisAt(costs, index),
      measured: { cost: costs.measured[index] as number, savings: shares.measured[index] as number },
      benchmark: { cost: costs.benchmark[index] as number, savings: benchmarkSavings },
      ...rateAt(costs, shares, index),
      size: sizeOf(benchmarkSavings, payroll, tree.isLeaf(index) ? 'one' : 'several'),
    };
  };
  const amountAt = (place: number): OpportunityAmount => {
    const { amount, counted, basis } = shares.at(place);
    return {
      estimatedSavings: amount === null ? null : amount / 1000,
      countedSavings: counted / 1000,
      savingsBasis: basis,
      sizeClass: basis === 'benchmark' ? sizeOf(amount ?? 0, payroll, 'one') : null,
    };
  };
  let placeOf: Map<string, number> | undefined;
  const sum = (amounts: Float64Array) => tree.roots.reduce((total, root) => total + (amounts[root] as number), 0);
  const measuredLeaves = sum(costs.measuredLeaves);
  return {
    total: {
      measured: { cost: sum(costs.measured), savings: sum(shares.measured), processes: measuredLeaves },
      benchmark: {
        cost: sum(costs.benchmark),
        savings: sum(shares.benchmark),
        processes: sum(costs.leafCount) - measuredLeaves,
      },
      ...organisation,
    },
    processes: () => processes.map((_, index) => valueAt(index)),
    processOf: (id) => {
      const index = tree.indexOf.get(id);
      return index === undefined ? undefined : valueAt(index);
    },
    partsOf: (id) => {
      const index = tree.indexOf.get(id);
      return index === undefined ? null : partsAt(source, costs, index, payroll);
    },
    amountOf(id) {
      placeOf ??= new Map(opportunities.map((opportunity, place) => [opportunity.id, place]));
      return amountAt(placeOf.get(id) ?? -1);
    },
    amountAt,
    kept: { costs, placed: shares.placed },
  };
}

function basisAt({ measuredLeaves, leafCount }: ProcessCosts, index: number): MoneyBasis | null {
  if (measuredLeaves[index] === 0) return 'benchmark';
  return measuredLeaves[index] === leafCount[index] ? 'measured' : null;
}

function partsAt({ processes, workforce }: ValueSource, costs: ProcessCosts, index: number, payroll: number) {
  const cost = costs.benchmark[index] as number;
  if (!costs.tree.isLeaf(index) || !(cost > 0)) return null;
  const { workFunction, weight } = processes[index] as ValuedProcess;
  const share = workforce.shares[workFunction];
  const referenceWeight = costs.spreadOver.get(workFunction) as number;
  const unscaled = (payroll * share * weight) / referenceWeight;
  // Rounding must not make it look adjusted.
  const scale = Math.abs(cost - unscaled) < 0.01 ? 1 : cost / unscaled;
  return { workFunction, share, weight, referenceWeight, scale };
}

/** Only of what has a rate of its own: a process whose inputs count, or one without others below it. */
function rateAt(
  costs: ProcessCosts,
  shares: SavingsShares,
  index: number,
): Pick<ProcessValue, 'automationRate' | 'rateSource'> {
  const counted = costs.countedAt[index] as number;
  const isLeaf = costs.tree.isLeaf(index);
  if (counted !== -1 && (isLeaf || counted === index)) {
    const { rate, isEntered } = measuredRate(costs, counted);
    return { automationRate: rate, rateSource: isEntered ? 'entered' : 'default' };
  }
  if (counted !== -1 || !isLeaf) return { automationRate: null, rateSource: null };
  return { automationRate: shares.benchmarkRate[index] as number, rateSource: 'useCases' };
}
