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
  /** What is not among the opportunities given is worth nothing. */
  of(opportunityId: string): Share;
}

const NOTHING: Share = { amount: null, counted: 0, basis: null };

/** What the counted opportunities of a process say together. */
interface Claims {
  /** Those whose share is derived, and Σ of their likely benefits. */
  derived: number;
  likely: number;
  /** 1 − Π (1 − likely) of those that move handling time is their combined rate. */
  left: number;
  /** Σ of what persons entered, currency units a year. */
  entered: number;
}

/**
 * Savings of the processes, and the share of each opportunity. It carries money where its benefit is handling time, or
 * a person entered a figure, and where nothing below its process does; a heading's shares are of the sum below it. Where
 * only some of what is below is measured, they are of that alone: measured and benchmark are never one figure.
 */
export function shareSavings({ processes, opportunities }: ValueSource, costs: ProcessCosts): SavingsShares {
  const { tree, countedAt } = costs;
  const size = processes.length;
  const places = opportunities.map(({ processId }) => tree.indexOf.get(processId) ?? -1);
  const claims = claimsBy(opportunities, places, size);

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

  /** What the opportunities of a process share, if they say this together. */
  const pot = (index: number, said: Claims): { savings: number; basis: MoneyBasis } => {
    if ((costs.measuredLeaves[index] as number) > 0) return { savings: measured[index] as number, basis: 'measured' };
    const cost = costs.benchmark[index] as number;
    const byRate = said.derived > 0 ? cost * rateOf(said) : 0;
    return { savings: Math.min(cost, Math.max(byRate, said.entered)), basis: 'benchmark' };
  };

  const benchmark = new Float64Array(size);
  const benchmarkRate = new Float64Array(size);
  const carrying = Array.from<(Claims & ReturnType<typeof pot>) | undefined>({ length: size });
  for (const index of tree.order) {
    const parent = tree.parents[index] as number;
    const said = below[index] === 0 ? claims[index] : undefined;
    if (said) {
      const shared = Object.assign(said, pot(index, said));
      carrying[index] = shared;
      const cost = costs.benchmark[index] as number;
      if (shared.basis === 'benchmark' && cost > 0) benchmarkRate[index] = shared.savings / cost;
    } else if (parent !== -1) {
      benchmarkRate[index] = benchmarkRate[parent] as number;
    }
    if (tree.isLeaf(index)) benchmark[index] = (costs.benchmark[index] as number) * (benchmarkRate[index] as number);
  }
  tree.sumUp(benchmark);

  const shares = new Map<string, Share>();
  for (let at = 0; at < opportunities.length; at += 1) {
    const opportunity = opportunities[at] as ValuedOpportunity;
    const index = places[at] as number;
    if (index === -1 || !claimsMoney(opportunity)) continue;
    if (opportunity.status === 'rejected') {
      // What was rejected shows what it would be worth again, beside those that are counted.
      const said = addClaim({ ...(claims[index] ?? noClaims()) }, opportunity);
      const shared = below[index] === 0 ? { ...said, ...pot(index, said) } : undefined;
      shares.set(opportunity.id, { ...shareOf(opportunity, shared), counted: 0 });
    } else {
      shares.set(opportunity.id, shareOf(opportunity, carrying[index]));
    }
  }
  return { measured, benchmark, benchmarkRate, of: (id) => shares.get(id) ?? NOTHING };
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

/** By the place of each process; undefined where none counts. */
function claimsBy(opportunities: readonly ValuedOpportunity[], places: readonly number[], size: number) {
  const claims = Array.from<Claims | undefined>({ length: size });
  for (let at = 0; at < opportunities.length; at += 1) {
    const opportunity = opportunities[at] as ValuedOpportunity;
    const index = places[at] as number;
    if (index === -1 || opportunity.status === 'rejected' || !claimsMoney(opportunity)) continue;
    claims[index] = addClaim(claims[index] ?? noClaims(), opportunity);
  }
  return claims;
}

const noClaims = (): Claims => ({ derived: 0, likely: 0, left: 1, entered: 0 });

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
function shareOf(
  { enteredSavings, benefit }: Claim,
  shared: (Claims & { savings: number; basis: MoneyBasis }) | undefined,
): Share {
  if (!shared) return enteredSavings === null ? NOTHING : { amount: 1000 * enteredSavings, counted: 0, basis: null };
  const { savings, basis, entered, likely, derived } = shared;
  if (enteredSavings !== null) {
    const amount = 1000 * enteredSavings;
    return { amount, counted: entered > savings ? amount * (savings / entered) : amount, basis };
  }
  const amount = Math.max(0, savings - entered) * (likely > 0 ? benefit.likely / likely : 1 / derived);
  return { amount, counted: amount, basis };
}
