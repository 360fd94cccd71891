import {
  Basis,
  type Opportunity,
  type OpportunityStatus,
  OpportunityType,
  type SectorOpportunity,
} from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import { matchesWords } from '@process-ai/domain/matches-words';

export const TYPES = OpportunityType.options;
/** What the list holds; rejected ones have a place of their own. */
export const LISTED = ['proposed', 'accepted'] as const satisfies readonly OpportunityStatus[];
export const SORTS = ['value', '-value', 'effort', '-effort', 'process'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  text: string;
  /** Empty = all. */
  types: OpportunityType[];
  status: (typeof LISTED)[number] | null;
  source: string | null;
  basis: Basis | null;
  /** 1–5, both ends among it. */
  effort: Range | null;
  /** What totals count of it, in thousands a year. */
  value: Range | null;
  money: MoneyBasis | null;
}

export interface Range {
  from: number;
  /** null = without an upper end. */
  to: number | null;
}

export const NO_FILTERS: Filters = {
  text: '',
  types: [],
  status: null,
  source: null,
  basis: null,
  effort: null,
  value: null,
  money: null,
};

/** What the chart can choose by: it goes on showing the rest, and dims it. */
export const OF_THE_CHART = { types: [], effort: null, value: null, money: null } satisfies Partial<Filters>;

const inRange = (number: number, range: Range | null) =>
  range === null || (number >= range.from && (range.to === null || number <= range.to));

/** The opportunities that fit; every word of the text stands in the title, the description or the process. */
export function filterOpportunities(
  opportunities: readonly SectorOpportunity[],
  { text, types, status, source, basis, effort, value, money }: Filters,
): SectorOpportunity[] {
  const matches = matchesWords(text);
  return opportunities.filter((opportunity) => {
    if (types.length > 0 && !types.includes(opportunity.type)) return false;
    if (status !== null && opportunity.status !== status) return false;
    if (source !== null && opportunity.source !== source) return false;
    if (basis !== null && opportunity.basis !== basis) return false;
    if (!inRange(opportunity.effort, effort)) return false;
    if (money !== null && opportunity.savingsBasis !== money) return false;
    if (value !== null && !(opportunity.savingsBasis && inRange(opportunity.countedSavings, value))) return false;
    const { title, description, processCode, processName } = opportunity;
    return matches(`${title} ${description} ${processCode} ${processName}`);
  });
}

/** Measured first, then what is not costed yet, then what is no money of its process: never one order of all. */
const byBasis = (a: Opportunity, b: Opportunity) => placeOf(a) - placeOf(b);
const placeOf = ({ savingsBasis }: Opportunity) => (savingsBasis === 'measured' ? 0 : savingsBasis ? 1 : 2);
const byAmount = (a: Opportunity, b: Opportunity) => b.countedSavings - a.countedSavings;
const bySavings = (a: Opportunity, b: Opportunity) => byBasis(a, b) || byAmount(a, b);
const byEffort = (a: Opportunity, b: Opportunity) => a.effort - b.effort;

const ORDERS: Record<Sort, (a: Opportunity, b: Opportunity) => number> = {
  value: bySavings,
  '-value': (a, b) => byBasis(a, b) || byAmount(b, a),
  effort: (a, b) => byEffort(a, b) || bySavings(a, b),
  '-effort': (a, b) => byEffort(b, a) || bySavings(a, b),
  process: () => 0,
};

/** In the wanted order, as a new array; equal ones stay in the order of their processes. */
export const sortOpportunities = (opportunities: readonly SectorOpportunity[], sort: Sort): SectorOpportunity[] =>
  opportunities.toSorted(ORDERS[sort]);

export const BASES = Basis.options;

/** The bases that occur, the surest first. */
export const basesOf = (opportunities: readonly Pick<Opportunity, 'basis'>[]): Basis[] =>
  BASES.filter((basis) => opportunities.some((opportunity) => opportunity.basis === basis));

export const sourcesOf = (opportunities: readonly Pick<Opportunity, 'source'>[]): string[] =>
  [...new Set(opportunities.map(({ source }) => source))].sort();

/** Ids by the status they had, so that a decision can be taken back. */
export function idsByStatus(
  opportunities: readonly Pick<Opportunity, 'id' | 'status'>[],
): { status: OpportunityStatus; ids: string[] }[] {
  return [...Map.groupBy(opportunities, ({ status }) => status)].map(([status, group]) => ({
    status,
    ids: group.map(({ id }) => id),
  }));
}

/** The list after a decision, before the server has said what it did to the money. */
export const withStatus = (
  opportunities: readonly SectorOpportunity[],
  ids: ReadonlySet<string>,
  status: OpportunityStatus,
): SectorOpportunity[] =>
  status === 'rejected'
    ? opportunities.filter(({ id }) => !ids.has(id))
    : opportunities.map((opportunity) => (ids.has(opportunity.id) ? { ...opportunity, status } : opportunity));

/** Where to stand once one of the rows is gone from the list: on the one that takes its place. */
export function afterLeaving(rows: readonly { id: string }[], id: string): string | null {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id ?? null;
}

export const processLabel = ({ processCode, processName }: SectorOpportunity) => `${processCode} ${processName}`;
