import type { Initiative } from '@process-ai/contract/initiatives';
import { capitalized } from './capitalized.ts';
import type { TreeNode } from './hierarchy.ts';
import {
  daysOf,
  groupOpportunities,
  type OpportunityGroup,
  type ProposalOpportunity,
  type ProposalUseCase,
  type TechniqueFamily,
} from './initiative-groups.ts';
import type { PlannedInitiative } from './initiative-plan.ts';
import { scheduleInitiatives } from './initiative-schedule.ts';
import { DEFAULT_IMPLEMENTATION_COST } from './roi.ts';

export interface ProposalProcess extends TreeNode {
  name: string;
  /** Entered by a person, currency units, once: in place of what its opportunities cost; null = not entered. */
  implementationCost: number | null;
  /** The same, a year. */
  annualRunCost: number | null;
  /** True when an initiative carries opportunities of it, and with them what was entered for the whole process. */
  isPlanned: boolean;
}

export interface ProposalOptions {
  /** Month 1 of the plan. */
  startMonth: string;
  /** Person-days a month. */
  capacityDays: number;
  /** ISO 4217 */
  currency: string;
  /** What is planned already: it keeps its names, its months and its share of the capacity. */
  planned: readonly PlannedInitiative[];
  newId(): string;
}

export interface Proposal {
  /** In the order in which they should be worked on. */
  initiatives: PlannedInitiative[];
  /** Opportunities of processes that would cost as much to run each year as they save, or more. */
  doesNotPay: string[];
}

export const PROPOSED_BY_THE_PRODUCT = 'Proposed by the product';

/** How many initiatives a plan has at most when it is first proposed: what a board can keep in mind. */
export const MOST_INITIATIVES = 12;

/** How the likely cost of a use case divides: a judgement. */
export const COST_SHARES = { licence: 0.25, integration: 0.55, change: 0.2 } as const;
const COST_NAMES = {
  licence: 'Software and licenses',
  integration: 'Integration, data and build',
  change: 'Training and change of the work',
} as const;

const MOST_MEASURES = 3;
const MOST_RISKS = 3;

/**
 * Groups what is accepted and not planned into initiatives, by area of the process tree and by what kind of work the
 * use cases are, with months, cost, effort, measures and risks (FORMULAS.md section 7). All of it can be changed by hand.
 */
export function proposeInitiatives(
  opportunities: readonly ProposalOpportunity[],
  processes: readonly ProposalProcess[],
  options: ProposalOptions,
): Proposal {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const losing = losingProcesses(opportunities, byId);
  const chosen = opportunities.filter(({ processId }) => !losing.has(processId));
  const costs = costsOf(chosen, byId);
  const most = Math.max(1, MOST_INITIATIVES - options.planned.length);
  const groups = groupOpportunities(chosen, processes, most);
  const names = nameGroups(
    groups,
    options.planned.map(({ name }) => name),
  );
  const initiatives = groups.map((group, at) => ({
    group,
    initiative: initiativeOf(group, names[at] ?? group.areas.join(', '), costs, options),
  }));
  return {
    initiatives: scheduleInitiatives(initiatives, options),
    doesNotPay: opportunities.filter(({ processId }) => losing.has(processId)).map(({ id }) => id),
  };
}

const THOUSAND = 1000;

/** Processes whose opportunities save something, but not more than it costs to run them: no time pays their cost back. */
function losingProcesses(
  opportunities: readonly ProposalOpportunity[],
  processes: ReadonlyMap<string, ProposalProcess>,
): Set<string> {
  const losing = new Set<string>();
  for (const [processId, own] of Map.groupBy(opportunities, (one) => one.processId)) {
    const saving = own.filter(({ annualSavings }) => annualSavings > 0);
    const savings = saving.reduce((sum, { annualSavings }) => sum + annualSavings, 0);
    const runCost =
      processes.get(processId)?.annualRunCost ??
      saving.reduce((sum, { useCase }) => sum + (useCase?.runCost ?? 0) * THOUSAND, 0);
    if (savings > 0 && savings <= runCost) losing.add(processId);
  }
  return losing;
}

interface Cost {
  once: number;
  aYear: number;
}

/** What each opportunity costs, in currency units. What was entered for a process is shared among its opportunities. */
function costsOf(
  opportunities: readonly ProposalOpportunity[],
  processes: ReadonlyMap<string, ProposalProcess>,
): Map<string, Cost> {
  const costs = new Map<string, Cost>();
  for (const [processId, own] of Map.groupBy(opportunities, (one) => one.processId)) {
    const process = processes.get(processId);
    const likely = own.map(({ useCase, type }) => ({
      once: useCase ? useCase.cost[1] * THOUSAND : DEFAULT_IMPLEMENTATION_COST[type],
      aYear: (useCase?.runCost ?? 0) * THOUSAND,
    }));
    const total = likely.reduce((sum, { once }) => sum + once, 0);
    own.forEach(({ id }, at) => {
      const { once, aYear } = likely[at] ?? { once: 0, aYear: 0 };
      const entered = (amount: number) =>
        process?.isPlanned ? 0 : total > 0 ? (amount * once) / total : amount / own.length;
      costs.set(id, {
        once: process?.implementationCost == null ? once : entered(process.implementationCost),
        aYear: process?.annualRunCost == null ? aYear : entered(process.annualRunCost),
      });
    });
  }
  return costs;
}

function initiativeOf(
  { opportunities }: OpportunityGroup,
  name: string,
  costs: ReadonlyMap<string, Cost>,
  { startMonth, currency, newId }: ProposalOptions,
): PlannedInitiative {
  const ranked = opportunities.toSorted((a, b) => b.annualSavings - a.annualSavings);
  const useCases = ranked.flatMap(({ useCase }) => useCase ?? []);
  const sum = (amount: (cost: Cost) => number) =>
    opportunities.reduce((total, { id }) => total + amount(costs.get(id) ?? { once: 0, aYear: 0 }), 0);
  return {
    id: newId(),
    name,
    description: descriptionOf(ranked, currency),
    owner: null,
    startMonth,
    endMonth: startMonth,
    status: 'proposed',
    costLines: costLinesOf(Math.round(sum(({ once }) => once))),
    annualRunCost: Math.round(sum(({ aYear }) => aYear)),
    effortDays: opportunities.reduce((total, one) => total + daysOf(one), 0),
    dependsOn: [],
    gate: useCases[0]?.firstStep ?? null,
    risks: risksOf(useCases),
    measures: measuresOf(useCases),
    opportunityIds: opportunities.map(({ id }) => id),
    baseline: null,
    source: PROPOSED_BY_THE_PRODUCT,
    version: 0,
    state: 0,
  };
}

const NAMED = 3;

const NO_MONEY =
  'It saves nothing in money: what it brings counts in its own unit, and the business case shows its cost apart.';

function descriptionOf(ranked: readonly ProposalOpportunity[], currency: string): string {
  const named = ranked.slice(0, NAMED).map(({ title }) => title);
  const processes = new Set(ranked.map(({ processId }) => processId)).size;
  const count = `${counted(ranked.length, 'opportunity', 'opportunities')} in ${counted(processes, 'process', 'processes')}`;
  const others = ranked.length > named.length ? ', first of all: ' : ': ';
  const likely = `the likely cost of the use cases${currency === 'USD' ? '' : `, US dollars taken one to one in ${currency}`}`;
  return `${count}${others}${named.join('; ')}. Its cost is ${likely}, or what was entered for a process; how it divides into licenses, integration and change is a judgment.${savesMoney(ranked) ? '' : ` ${NO_MONEY}`}`;
}

const savesMoney = (opportunities: readonly ProposalOpportunity[]) =>
  opportunities.some(({ annualSavings }) => annualSavings > 0);

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Whole currency units that add up to the total. */
function costLinesOf(total: number): Initiative['costLines'] {
  if (total <= 0) return [];
  const licence = Math.round(total * COST_SHARES.licence);
  const change = Math.round(total * COST_SHARES.change);
  const amounts = { licence, integration: total - licence - change, change };
  return (['licence', 'integration', 'change'] as const).map((kind) => ({
    kind,
    name: COST_NAMES[kind],
    amount: amounts[kind],
  }));
}

function measuresOf(useCases: readonly ProposalUseCase[]): Initiative['measures'] {
  const byName = new Map<string, ProposalUseCase['measures'][number]>();
  // The first measure of each use case before the second of any: they stand in the order of their weight.
  const rounds = [0, 1, 2].flatMap((at) => useCases.flatMap(({ measures }) => measures[at] ?? []));
  for (const measure of rounds) {
    const key = measure.name.toLowerCase();
    if (!byName.has(key)) byName.set(key, measure);
  }
  return [...byName.values()].slice(0, MOST_MEASURES).map(({ name, unit, better }, at) => ({
    id: `m${at + 1}`,
    name,
    unit: unit || null,
    better,
    baseline: null,
    target: null,
  }));
}

function risksOf(useCases: readonly ProposalUseCase[]): Initiative['risks'] {
  return [...new Set(useCases.map(({ risk }) => risk.main))].slice(0, MOST_RISKS).map((main) => {
    const at = main.indexOf(';');
    if (at < 0) return { risk: main, control: null };
    return { risk: main.slice(0, at).trim(), control: capitalized(main.slice(at + 1).trim()) };
  });
}

/** What each kind of work is called on a slide: alone, and beside another one. */
const FAMILY_WORDS: Record<TechniqueFamily, [alone: string, beside: string]> = {
  documents: ['document intake and triage', 'document intake'],
  language: ['drafting and answers from what is known', 'drafting'],
  insight: ['early warning and better decisions', 'early warning'],
  planning: ['forecasting and planning', 'planning'],
  integration: ['connected systems and clean data', 'connected data'],
  workflow: ['straight-through work', 'straight-through work'],
  'process-insight': ['process mining', 'process mining'],
  agents: ['agents for whole cases', 'agents'],
};

const NAME_MAX = 300;
const AREA_MAX = 120;
/** A longer area is called by what stands before its first comma; two are named together up to this. */
const AREA_LONG = 40;
const AREAS_LONG = 60;

/** Names for a slide, as "Claims: document intake and triage": no two the same, and none that is taken. */
function nameGroups(groups: readonly OpportunityGroup[], taken: readonly string[]): string[] {
  const known = new Set(taken.map((name) => name.toLowerCase()));
  return groups.map((group) => {
    const area = areaWords(group.areas);
    const words = [1, 2, 3].map((count) => `${area}: ${familyWords(group.families.slice(0, count))}`);
    // What is half of several kinds is called by two of them at once.
    const [one = area, two = one, three = two] = words;
    const own = group.families.length > 1 ? [two, three, one] : [one];
    const wanted = savesMoney(group.opportunities) ? own : [...own, ...own.map((name) => `${name}, beside the case`)];
    const name = wanted.find((candidate) => !known.has(candidate.toLowerCase())) ?? numbered(two, known);
    known.add(name.toLowerCase());
    return name.slice(0, NAME_MAX);
  });
}

function areaWords(areas: readonly string[]): string {
  const [first = 'All areas', second, ...others] = areas.map(areaInShort);
  if (second === undefined) return first;
  const both = others.length === 0 ? `${first} & ${second}` : `${first}, ${second} & others`;
  return both.length <= AREAS_LONG ? both : `${first} & others`;
}

/** "Manage Enterprise Risk" of "Manage Enterprise Risk, Compliance, Remediation, and Resiliency". */
const areaInShort = (area: string) =>
  area.length > AREA_LONG ? (area.split(', ')[0] ?? area).slice(0, AREA_MAX) : area;

function familyWords(families: readonly TechniqueFamily[]): string {
  const [first, ...others] = families;
  if (first === undefined) return 'improvements';
  if (others.length === 0) return FAMILY_WORDS[first][0];
  const words = families.map((family) => FAMILY_WORDS[family][1]);
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function numbered(name: string, known: ReadonlySet<string>): string {
  let number = 2;
  while (known.has(`${name} (${number})`.toLowerCase())) number += 1;
  return `${name} (${number})`;
}
