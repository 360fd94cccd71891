import {
  BASES,
  type Basis,
  type Opportunity,
  type OpportunityStatus,
  type OpportunityType,
  type SectorOpportunity,
} from '@process-ai/contract/opportunities';
import type { MoneyBasis } from '@process-ai/contract/process-values';
import { matchesWords } from '@process-ai/domain/matches-words';

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
  /** Code of the process at the top. */
  area: string | null;
  level: number | null;
  /** 0–100, of the process. */
  suitability: Range | null;
  /** Or `NOBODY`. */
  owner: string | null;
}

/** In the place of an owner: what has none. */
export const NOBODY = '-';

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
  area: null,
  level: null,
  suitability: null,
  owner: null,
};

/** What the chart can choose by: it goes on showing the rest, and dims it. */
export const OF_THE_CHART = { types: [], effort: null, value: null, money: null } satisfies Partial<Filters>;

const inRange = (number: number, range: Range | null) =>
  range === null || (number >= range.from && (range.to === null || number <= range.to));

/** The opportunities that fit; every word of the text stands in the title, the description or the process. */
export function filterOpportunities(
  opportunities: readonly SectorOpportunity[],
  { text, types, status, source, basis, effort, value, money, area, level, suitability, owner }: Filters,
): SectorOpportunity[] {
  const matches = matchesWords(text);
  return opportunities.filter((opportunity) => {
    if (types.length > 0 && !types.includes(opportunity.type)) return false;
    if (status !== null && opportunity.status !== status) return false;
    if (source !== null && opportunity.source !== source) return false;
    if (basis !== null && opportunity.basis !== basis) return false;
    if (area !== null && opportunity.areaCode !== area) return false;
    if (level !== null && opportunity.processLevel !== level) return false;
    if (suitability !== null && !(opportunity.suitability !== null && inRange(opportunity.suitability, suitability))) {
      return false;
    }
    if (owner !== null && (opportunity.owner ?? NOBODY) !== owner) return false;
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

/** What there is to filter by. */
export interface Occurring {
  sources: string[];
  bases: Basis[];
  /** In code order. */
  areas: { code: string; name: string }[];
  levels: number[];
  owners: string[];
}

export function occurringIn(opportunities: readonly SectorOpportunity[]): Occurring {
  const owners = opportunities.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const areas = new Map(opportunities.map(({ areaCode, areaName }) => [areaCode, areaName]));
  return {
    sources: [...new Set(opportunities.map(({ source }) => source))].sort(),
    bases: BASES.filter((basis) => opportunities.some((opportunity) => opportunity.basis === basis)),
    areas: [...areas].map(([code, name]) => ({ code, name })),
    levels: [...new Set(opportunities.map(({ processLevel }) => processLevel))].sort((a, b) => a - b),
    owners: [...new Set(owners)].sort((a, b) => a.localeCompare(b)),
  };
}

/** Thousands a year for each step of effort. */
export const valueToEffort = ({ countedSavings, effort }: Opportunity) => countedSavings / effort;

/** The open ones with the most savings for their effort; what is measured goes before what is not costed yet. */
export const bestOpen = (opportunities: readonly SectorOpportunity[], count: number): SectorOpportunity[] =>
  opportunities
    .filter(({ status, savingsBasis, countedSavings }) => status === 'proposed' && savingsBasis && countedSavings > 0)
    .sort((a, b) => byBasis(a, b) || valueToEffort(b) - valueToEffort(a))
    .slice(0, count);

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

/** A selection with one more in it, or without it. */
export const toggled = (selected: ReadonlySet<string>, id: string) =>
  new Set(selected.has(id) ? [...selected].filter((one) => one !== id) : [...selected, id]);
