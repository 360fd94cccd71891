import type { Benefit } from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import type { ProcessCosts } from './process-costs.ts';
import { DEFAULT_AUTOMATION_RATE, DEFAULT_REALISATION } from './roi.ts';
import type { ValuedOpportunity, ValueSource } from './value-source.ts';

/** At most this share of a process is saved by its use cases together, as where nobody has said a rate. */
export const COMBINED_RATE_MAX = DEFAULT_AUTOMATION_RATE;

/** The part of a process's savings that an opportunity carries, in currency units a year. */
export interface Share {
  /** What is shown; of a rejected one, what it took away. Null where its benefit is no money of the process. */
  amount: number | null;
  /** What totals count. */
  counted: number;
  basis: MoneyBasis | null;
}

export interface SavingsShares {
  /** By the place of each process, currency units a year; headings show the sum below. */
  measured: Float64Array;
  benchmark: Float64Array;
  /** The combined rate of the use cases that a process without inputs goes by. */
  benchmarkRate: Float64Array;
  /** By the place of each opportunity; nothing where there is none. */
  at(place: number): Share;
  placed: PlacedOpportunities;
}

/** The place of each opportunity's process, in the order of the opportunities; -1 where it is not among those given. */
export interface PlacedOpportunities {
  opportunities: readonly ValuedOpportunity[];
  at: Int32Array;
}

const NOTHING: Share = { amount: null, counted: 0, basis: null };

/** What the counted opportunities of a process say together, and what they share. */
interface Claims {
  /** Those whose share is derived, and Σ of their likely benefits. */
  derived: number;
  likely: number;
  /** 1 − Π (1 − likely) of those that move handling time is their combined rate. */
  left: number;
  /** Σ of what persons entered, currency units a year. */
  entered: number;
  savings: number;
  basis: MoneyBasis;
}

/**
 * Savings of the processes, and the share of each opportunity. It carries money where its benefit is handling time, or
 * a person entered a figure, and where nothing below its process does; a heading's shares are of the sum below it. Where
 * only some of what is below is measured, they are of that alone: measured and benchmark are never one figure.
 */
export function shareSavings(
  { processes, opportunities }: ValueSource,
  costs: ProcessCosts,
  before?: PlacedOpportunities,
): SavingsShares {
  const { tree, countedAt } = costs;
  const size = processes.length;
  const places = new Int32Array(opportunities.length);
  const claims = Array.from<Claims | undefined>({ length: size });
  for (let at = 0; at < opportunities.length; at += 1) {
    const opportunity = opportunities[at] as ValuedOpportunity;
    const isSame = before?.opportunities[at] === opportunity;
    const index = (isSame ? before.at[at] : tree.indexOf.get(opportunity.processId)) ?? -1;
    places[at] = index;
    if (index === -1 || opportunity.status === 'rejected' || !claimsMoney(opportunity)) continue;
    claims[index] = addClaim(claims[index] ?? noClaims(), opportunity);
  }

  const below = new Uint8Array(size);
  for (let at = tree.order.length - 1; at >= 0; at -= 1) {
    const index = tree.order[at] as number;
    const parent = tree.parents[index] as number;
    if (parent !== -1 && (below[index] === 1 || claims[index])) below[parent] = 1;
  }

  const measured = new Float64Array(size);
  for (const index of tree.order) {
    if (!tree.isLeaf(index) || countedAt[index] === -1) continue;
    const { rate, realisation } = measuredRate(costs, countedAt[index] as number);
    measured[index] = (costs.measured[index] as number) * rate * realisation;
  }
  tree.sumUp(measured);

  /** What the opportunities of a process share, if they say this together. Changes what it is given. */
  const share = (index: number, said: Claims): Claims => {
    if ((costs.measuredLeaves[index] as number) > 0) {
      said.basis = 'measured';
      said.savings = measured[index] as number;
    } else {
      const cost = costs.benchmark[index] as number;
      const byRate = said.derived > 0 ? cost * rateOf(said) : 0;
      said.savings = Math.min(cost, Math.max(byRate, said.entered));
    }
    return said;
  };

  const benchmark = new Float64Array(size);
  const benchmarkRate = new Float64Array(size);
  for (const index of tree.order) {
    const parent = tree.parents[index] as number;
    const said = below[index] === 0 ? claims[index] : undefined;
    if (said) {
      const { basis, savings } = share(index, said);
      const cost = costs.benchmark[index] as number;
      if (basis === 'benchmark' && cost > 0) benchmarkRate[index] = savings / cost;
    } else if (parent !== -1) {
      benchmarkRate[index] = benchmarkRate[parent] as number;
    }
    if (tree.isLeaf(index)) benchmark[index] = (costs.benchmark[index] as number) * (benchmarkRate[index] as number);
  }
  tree.sumUp(benchmark);

  return {
    measured,
    benchmark,
    benchmarkRate,
    placed: { opportunities, at: places },
    at(place) {
      const opportunity = opportunities[place];
      const index = places[place] ?? -1;
      if (!opportunity || index === -1 || !claimsMoney(opportunity)) return NOTHING;
      const said = below[index] === 0 ? claims[index] : undefined;
      if (opportunity.status !== 'rejected') return shareOf(opportunity, said);
      // What was rejected shows what it would be worth again, beside those that are counted.
      const again = addClaim(said ? { ...said } : noClaims(), opportunity);
      return { ...shareOf(opportunity, below[index] === 0 ? share(index, again) : undefined), counted: 0 };
    },
  };
}

/** What the benefits of one process would share of such a value, in currency units a year; null for no money of it. */
export function shareAmong(
  { basis, cost, savings }: { basis: MoneyBasis; cost: number; savings: number },
  benefits: readonly Benefit[],
): (number | null)[] {
  const opportunities = benefits.map((benefit) => ({ benefit, enteredSavings: null }));
  const counted = opportunities.filter(claimsMoney);
  if (counted.length === 0) return benefits.map(() => null);
  const said = counted.reduce(addClaim, noClaims());
  const shared = { ...said, basis, savings: basis === 'measured' ? savings : cost * rateOf(said) };
  return opportunities.map((one) => (claimsMoney(one) ? shareOf(one, shared).amount : null));
}

/** By its inputs; where they say none, the default. */
export function measuredRate({ inputs }: ProcessCosts, index: number) {
  const input = inputs.get(index);
  return {
    rate: input?.automationRate ?? DEFAULT_AUTOMATION_RATE,
    realisation: input?.realisation ?? DEFAULT_REALISATION,
    isEntered: typeof input?.automationRate === 'number',
  };
}

type Claim = Pick<ValuedOpportunity, 'enteredSavings' | 'benefit'>;

const claimsMoney = ({ enteredSavings, benefit }: Claim) =>
  enteredSavings !== null || benefit.moves === 'handling time';

const noClaims = (): Claims => ({ derived: 0, likely: 0, left: 1, entered: 0, savings: 0, basis: 'benchmark' });

/** Changes what it is given. */
function addClaim(said: Claims, { enteredSavings, benefit }: Claim): Claims {
  if (benefit.moves === 'handling time') said.left *= 1 - benefit.likely;
  if (enteredSavings === null) {
    said.derived += 1;
    said.likely += benefit.likely;
  } else {
    said.entered += 1000 * enteredSavings;
  }
  return said;
}

/** 1 − Π (1 − likely benefit) of the use cases that move handling time, at most 0.60. */
export const combinedRate = (benefits: readonly Benefit[]): number =>
  rateOf({
    left: benefits.reduce((left, { moves, likely }) => (moves === 'handling time' ? left * (1 - likely) : left), 1),
  });

const rateOf = ({ left }: Pick<Claims, 'left'>) => Math.min(COMBINED_RATE_MAX, 1 - left);

/** What a person entered stands; the others share what it leaves, by their likely benefits. */
function shareOf({ enteredSavings, benefit }: Claim, shared: Claims | undefined): Share {
  if (!shared) return enteredSavings === null ? NOTHING : { amount: 1000 * enteredSavings, counted: 0, basis: null };
  const { savings, basis, entered, likely, derived } = shared;
  if (enteredSavings !== null) {
    const amount = 1000 * enteredSavings;
    return { amount, counted: entered > savings ? amount * (savings / entered) : amount, basis };
  }
  const amount = Math.max(0, savings - entered) * (likely > 0 ? benefit.likely / likely : 1 / derived);
  return { amount, counted: amount, basis };
}
