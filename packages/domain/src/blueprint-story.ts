import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { RoiResult } from '@process-ai/contract/roi';
import type { Blueprint, BlueprintProcess } from './blueprint.ts';
import { overpromising } from './roi-warnings.ts';
import { type SavingsPart, savingsByType } from './savings-waterfall.ts';

/** An opportunity beside its process. */
export interface RankedOpportunity extends Opportunity {
  process: BlueprintProcess;
}

/** A part of the process landscape with everything below it. */
export interface Area {
  /** Empty for all processes together, and for what belongs to an area itself. */
  code: string;
  name: string;
  /** In code order. */
  processes: readonly BlueprintProcess[];
  opportunityCount: number;
  /** Σ estimated savings, thousands a year. */
  estimate: number;
  /** Σ projected savings, each counted once, currency units a year; null where nothing has ROI inputs. */
  projected: number | null;
  /** Areas one step further down, in code order; empty for the parts themselves. */
  parts: readonly Area[];
}

/** What every file of a blueprint tells, derived once: a renderer ranks, sums and names nothing itself. */
export interface BlueprintStory {
  /** In code order; one area of all processes where there is nothing to tell apart. */
  areas: readonly Area[];
  /** Highest estimate first. */
  opportunities: readonly RankedOpportunity[];
  /** Σ estimated savings, thousands a year. */
  totalEstimate: number;
  /** Those that count in the totals. */
  results: readonly RoiResult[];
  /** Of the results. */
  savingsByType: readonly SavingsPart[];
  /** Of how many processes the opportunities together promise more than it costs a year. */
  overpromising: number;
  /** Of the business case over the years, base case; null where it never pays back, or there is no case. */
  paybackMonths: number | null;
}

export const OPPORTUNITY_TYPE_LABELS = {
  automation: 'Automation',
  ai: 'AI',
  agentic: 'Agentic',
} as const satisfies Record<OpportunityType, string>;

export function blueprintStory({ processes, businessCase }: Blueprint): BlueprintStory {
  const opportunities = processes
    .flatMap((process) => process.opportunities.map((opportunity) => ({ ...opportunity, process })))
    .sort((a, b) => b.estimatedSavings - a.estimatedSavings);
  const results = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.result] : []));
  const byId = new Map(processes.map((process) => [process.id, process.opportunities]));
  return {
    areas: areasOf(processes),
    opportunities,
    totalEstimate: estimateOf(opportunities),
    results,
    savingsByType: savingsByType(results, (id) => byId.get(id) ?? []),
    overpromising: overpromising(processes),
    paybackMonths: businessCase?.base.paybackMonths ?? null,
  };
}

/** Σ estimated savings, thousands a year. */
export const estimateOf = (opportunities: readonly Pick<Opportunity, 'estimatedSavings'>[]): number =>
  opportunities.reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0);

/** More areas than this are no overview. */
const AREAS_MAX = 40;

function areasOf(processes: readonly BlueprintProcess[]): Area[] {
  const areas = split(processes, 1);
  const canBeToldApart = areas.length <= AREAS_MAX && areas.some((area) => area.processes.length > 1);
  return canBeToldApart
    ? areas.map((area) => ({ ...area, parts: split(area.processes, 2) }))
    : [{ ...areaOf('', 'All processes', processes), parts: areas }];
}

/** By the process that stands so deep in the tree; what belongs to an area itself is a part of its own. */
function split(processes: readonly BlueprintProcess[], depth: number): Area[] {
  const groups = Map.groupBy(processes, ({ path }) => path[depth - 1]?.code ?? '');
  return [...groups].map(([code, members]) =>
    areaOf(code, code === '' ? 'Across the area' : (members[0]?.path[depth - 1]?.name ?? ''), members),
  );
}

function areaOf(code: string, name: string, processes: readonly BlueprintProcess[]): Area {
  const results = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.result] : []));
  return {
    code,
    name,
    processes,
    opportunityCount: processes.reduce((sum, { opportunities }) => sum + opportunities.length, 0),
    estimate: processes.reduce((sum, { opportunities }) => sum + estimateOf(opportunities), 0),
    projected: results.length > 0 ? results.reduce((sum, { projectedSavings }) => sum + projectedSavings, 0) : null,
    parts: [],
  };
}
