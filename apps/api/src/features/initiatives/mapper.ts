import type { Initiative, Plan } from '@process-ai/contract/initiatives';
import type { PlannedInitiative, StoredPlan, StoredSettings } from '@process-ai/domain/initiative-plan';
import { assumedCapacityDays, capacityByMonth, planWarnings } from '@process-ai/domain/plan-warnings';
import type { CasePlan } from '@process-ai/domain/sector-case';
import type { ProcessRow } from '../values/service.ts';
import type { InitiativeRow, LinkRow, PlannableRow, SettingsRow } from './repository.ts';

/** Currency units a year; never added to each other. */
export interface Amounts {
  measured: number;
  benchmark: number;
}

/** What a plan is read with. */
export interface PlanFacts {
  /** Accepted ones, in the order of their processes. */
  opportunities: readonly PlannableRow[];
  amountOf(opportunityId: string): Amounts;
  /** All of the sector. */
  processes: readonly ProcessRow[];
  employees: number;
}

/** A stored plan with what is derived at each read: who carries what, its worth, the months, the warnings. */
export function toPlan({ settings, initiatives }: StoredPlan, facts: PlanFacts): Plan {
  const carried = Map.groupBy(facts.opportunities, ({ initiativeId }) => initiativeId);
  const areaOf = areas(facts.processes);
  const read = initiatives.map((initiative): Initiative => {
    const { state: _, ...stored } = initiative;
    const opportunities = carried.get(initiative.id) ?? [];
    const processIds = [...new Set(opportunities.map(({ processId }) => processId))];
    return {
      ...stored,
      opportunityIds: opportunities.map(({ id }) => id),
      processIds,
      area: areaOf(processIds),
      annualSavings: sumOf(opportunities, facts),
      oneOffCost: initiative.costLines.reduce((sum, { amount }) => sum + amount, 0),
    };
  });
  const { startMonth, version } = settings;
  const capacityDays = settings.capacityDays ?? assumedCapacityDays(facts.employees);
  const capacity = capacityByMonth(read, capacityDays);
  const unplanned = carried.get(null) ?? [];
  return {
    settings: { startMonth, capacityDays, capacityAssumed: settings.capacityDays === null, version },
    initiatives: read,
    capacity,
    warnings: planWarnings(read, capacity),
    unplanned: { opportunityIds: unplanned.map(({ id }) => id), ...sumOf(unplanned, facts) },
  };
}

function sumOf(opportunities: readonly PlannableRow[], { amountOf }: PlanFacts): Amounts {
  const total = { measured: 0, benchmark: 0 };
  for (const { id } of opportunities) {
    const { measured, benchmark } = amountOf(id);
    total.measured += measured;
    total.benchmark += benchmark;
  }
  return total;
}

/** The name of the lowest heading above all of some processes; of a root that stands alone its own. */
function areas(processes: readonly ProcessRow[]): (processIds: readonly string[]) => string | null {
  const byId = new Map(processes.map((process) => [process.id, process]));
  const above = (id: string): ProcessRow[] => {
    const path: ProcessRow[] = [];
    for (let at = byId.get(id); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) path.unshift(at);
    return path;
  };
  return ([first, ...others]) => {
    if (first === undefined) return null;
    const path = above(first);
    let depth = path.length > 1 ? path.length - 1 : path.length;
    for (const other of others) {
      const its = above(other);
      while (depth > 0 && its[depth - 1] !== path[depth - 1]) depth -= 1;
    }
    return path[depth - 1]?.name ?? null;
  };
}

export function toInitiatives(rows: readonly InitiativeRow[], links: readonly LinkRow[]): PlannedInitiative[] {
  const carried = Map.groupBy(links, ({ initiativeId }) => initiativeId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    owner: row.owner,
    startMonth: row.start_month,
    endMonth: row.end_month,
    status: row.status,
    costLines: row.cost_lines,
    annualRunCost: row.annual_run_cost,
    effortDays: row.effort_days,
    dependsOn: row.depends_on,
    gate: row.gate,
    risks: row.risks,
    measures: row.measures,
    baseline: row.baseline,
    opportunityIds: (carried.get(row.id) ?? []).map(({ opportunityId }) => opportunityId),
    source: row.source,
    version: row.version,
    state: row.state,
  }));
}

export const toRow = (initiative: PlannedInitiative & { position: number }): InitiativeRow => ({
  id: initiative.id,
  position: initiative.position,
  name: initiative.name,
  description: initiative.description,
  owner: initiative.owner,
  start_month: initiative.startMonth,
  end_month: initiative.endMonth,
  status: initiative.status,
  cost_lines: initiative.costLines,
  annual_run_cost: initiative.annualRunCost,
  effort_days: initiative.effortDays,
  depends_on: initiative.dependsOn,
  gate: initiative.gate,
  risks: initiative.risks,
  measures: initiative.measures,
  baseline: initiative.baseline,
  source: initiative.source,
  version: initiative.version,
  state: initiative.state,
});

export const linksOf = ({ id, opportunityIds }: PlannedInitiative): LinkRow[] =>
  opportunityIds.map((opportunityId) => ({ initiativeId: id, opportunityId }));

export const toSettings = ({ start_month, capacity_days, version, state }: SettingsRow): StoredSettings => ({
  startMonth: start_month,
  capacityDays: capacity_days,
  version,
  state,
});

export const toSettingsRow = ({ startMonth, capacityDays, version, state }: StoredSettings): SettingsRow => ({
  start_month: startMonth,
  capacity_days: capacityDays,
  version,
  state,
});

/** The plan as far as its business case needs it; null while there is none. */
export const toCasePlan = (
  settings: SettingsRow | undefined,
  rows: readonly InitiativeRow[],
  links: readonly LinkRow[],
): CasePlan | null =>
  settings && rows.length > 0
    ? {
        startMonth: settings.start_month,
        initiatives: toInitiatives(rows, links).map((initiative) => ({
          ...initiative,
          oneOffCost: initiative.costLines.reduce((sum, { amount }) => sum + amount, 0),
        })),
      }
    : null;
