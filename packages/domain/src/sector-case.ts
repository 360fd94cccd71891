import type {
  BusinessCase,
  CaseHeadline,
  NotInCase,
  NotPaying,
  NpvRange,
  ScenarioOutcome,
  SectorCase,
} from '@process-ai/contract/business-case';
import type { InitiativeStatus, Month } from '@process-ai/contract/initiatives';
import type { OpportunityStatus } from '@process-ai/contract/opportunities';
import type { RoiAssumptions, RoiResult } from '@process-ai/contract/roi';
import type { Scenario } from '@process-ai/contract/scenarios';
import { monthsLong } from './calendar-months.ts';
import { type CaseProcess, caseOpportunities } from './case-opportunities.ts';
import { isDecided } from './counted-opportunities.ts';
import { type PlanCaseInput, planCase, savingsFactor } from './plan-case.ts';
import { breakEvens, contributionsOf, driverSwings } from './plan-case-drivers.ts';
import { type CaseOpportunity, countedWork, type PlannedWork } from './plan-case-initiatives.ts';
import { simulateCase } from './plan-case-simulation.ts';
import { planRoadmap } from './roadmap.ts';

/** The plan of a sector, as far as a case needs it. */
export interface CasePlan {
  startMonth: Month;
  initiatives: readonly {
    id: string;
    name: string;
    startMonth: Month;
    endMonth: Month;
    status: InitiativeStatus;
    opportunityIds: readonly string[];
    /** Currency units, once. */
    oneOffCost: number;
    /** Currency units a year. */
    annualRunCost: number;
  }[];
}

/** Everything that the case of a sector is computed from. */
export interface CaseSource {
  /** All processes of the sector, with their opportunities. */
  processes: readonly CaseProcess[];
  results: readonly RoiResult[];
  assumptions: RoiAssumptions;
  /** Null = the waves of the roadmap are the plan. */
  plan: CasePlan | null;
}

/** What of a source is the same in every scenario. */
interface Prepared extends CaseSource {
  work: PlannedWork[];
  opportunities: Map<string, CaseOpportunity>;
  notPaying: NotPaying[];
}

/** The business case of a sector in a scenario (FORMULAS.md section 1.3). */
export function sectorCase(source: CaseSource, scenario: Scenario): SectorCase {
  const prepared = prepare(source);
  const { input, leftOut } = inScenario(prepared, scenario);
  const range = simulateCase(input);
  const { result, years, months } = planCase(input);
  return {
    scenario,
    follows: source.plan ? 'plan' : 'roadmap',
    startMonth: source.plan?.startMonth ?? null,
    currency: source.assumptions.currency,
    headline: headlineOf(source, input, result, range),
    result,
    years,
    months,
    initiatives: [...input.initiatives],
    contributions: contributionsOf(input),
    notInCase: notInCaseOf(prepared, leftOut),
    swings: driverSwings(input),
    breakEvens: breakEvens(input),
    range,
  };
}

/** The same plan in several scenarios, in their order. */
export function compareScenarios(source: CaseSource, scenarios: readonly Scenario[]): ScenarioOutcome[] {
  const prepared = prepare(source);
  return scenarios.map((scenario) => {
    const { input } = inScenario(prepared, scenario);
    const { result, months } = planCase(input);
    const range = simulateCase(input);
    const { p10, p90, chanceOfGain } = range;
    return {
      scenario,
      headline: headlineOf(source, input, result, range),
      result,
      cumulative: months.map(({ cumulative }) => cumulative),
      p10,
      p90,
      chanceOfGain,
    };
  });
}

function prepare(source: CaseSource): Prepared {
  const { processes, results } = source;
  return {
    ...source,
    work: source.plan ? plannedWork(source.plan, processes) : wavesAsWork(source),
    opportunities: caseOpportunities(processes, results),
    notPaying: notPayingOf(processes, results),
  };
}

function inScenario({ assumptions, opportunities, work }: Prepared, { assumptions: scenario }: Scenario) {
  const { includeBenchmark } = scenario;
  const { initiatives, leftOut } = countedWork(work, opportunities, { includeBenchmark, years: assumptions.years });
  const input: PlanCaseInput = { initiatives, assumptions, scenario };
  return { input, leftOut };
}

const headlineOf = (
  { processes, results }: CaseSource,
  { initiatives, scenario }: PlanCaseInput,
  { paybackMonths, npv }: BusinessCase,
  { p50 }: NpvRange,
): CaseHeadline => ({
  paybackMonths,
  npv,
  p50,
  annualSavings: sum(initiatives, (one) => one.annualSavings * savingsFactor(one, scenario)),
  oneOffCost: sum(initiatives, ({ oneOffCost }) => oneOffCost * scenario.cost),
  annualRunCost: sum(initiatives, ({ annualRunCost }) => annualRunCost * scenario.cost),
  measuredProcesses: results.filter(({ countedInAncestor }) => !countedInAncestor).length,
  processes: processes.length,
});

/** What each initiative carries of what is accepted; the rest counts again as soon as it is. */
function plannedWork({ startMonth, initiatives }: CasePlan, processes: readonly CaseProcess[]): PlannedWork[] {
  const accepted = new Set(
    processes.flatMap(({ opportunities }) =>
      opportunities.filter(({ status }) => status === 'accepted').map(({ id }) => id),
    ),
  );
  return initiatives.map((one) => ({
    id: one.id,
    name: one.name,
    startMonth: monthsLong(startMonth, one.startMonth),
    endMonth: monthsLong(startMonth, one.endMonth),
    status: one.status,
    opportunityIds: one.opportunityIds.filter((id) => accepted.has(id)),
    cost: { oneOff: one.oneOffCost, annualRun: one.annualRunCost },
  }));
}

/** Each wave that carries anything is an initiative over its months, at the cost of the processes. */
function wavesAsWork({ processes, results }: CaseSource): PlannedWork[] {
  const planned = processes.filter(({ opportunities }) => opportunities.length > 0);
  return planRoadmap(planned, results)
    .waves.filter(({ items }) => items.length > 0)
    .map(({ name, months, items }) => ({
      id: name,
      name,
      startMonth: months.from,
      endMonth: months.to,
      status: 'proposed' as const,
      opportunityIds: items.map(({ opportunityId }) => opportunityId),
      cost: null,
    }));
}

/** Most that are named one by one. */
const NAMED = 50;

function notInCaseOf(prepared: Prepared, leftOut: NotInCase['initiatives']): NotInCase {
  const { plan, processes, work, opportunities, notPaying } = prepared;
  const without = withoutOpportunity(prepared);
  const inWork = work.flatMap(({ opportunityIds }) => opportunityIds);
  const carried = new Set(inWork);
  // While nothing is accepted the roadmap carries what is proposed: then nothing waits to be decided.
  const ofProposals = plan === null && !isDecided(processes);
  const decided = (status: OpportunityStatus) => ofProposals || status === 'accepted';
  const left = processes.flatMap(({ code, opportunities: own }) =>
    own.flatMap(({ id, title, status }) => {
      const brought = opportunities.get(id);
      if (!brought || !brought.pays || carried.has(id)) return [];
      return [{ id, title, processCode: code, savings: brought.measured, isDecided: decided(status) }];
    }),
  );
  const unplanned = left.filter(({ isDecided, savings }) => isDecided && savings > 0);
  const undecided = left.filter(({ isDecided }) => !isDecided);
  const notCosted = inWork.flatMap((id) => opportunities.get(id) ?? []).filter(({ benchmark }) => benchmark > 0);
  return {
    initiatives: leftOut,
    unplanned: {
      opportunities: unplanned
        .toSorted((a, b) => b.savings - a.savings)
        .slice(0, NAMED)
        .map(({ id, title, processCode, savings }) => ({ id, title, processCode, savings })),
      count: unplanned.length,
      savings: sum(unplanned, ({ savings }) => savings),
      processes: without.processes,
      processSavings: without.savings,
    },
    undecided: { count: undecided.length, savings: sum(undecided, ({ savings }) => savings) },
    notCosted: {
      processes: new Set(notCosted.map(({ processId }) => processId)).size,
      benchmark: sum(notCosted, ({ benchmark }) => benchmark),
    },
    notPaying,
  };
}

/** Amounts below that are traces of rounding. */
const TRACE = 0.01;

/** What measured processes save without an opportunity that stands for it: a rate by default, say, and no use case. */
function withoutOpportunity({ processes, results, opportunities }: Prepared): { processes: number; savings: number } {
  const parents = new Map(processes.map(({ id, parentId }) => [id, parentId]));
  const left = new Map(
    results
      .filter((one) => !one.countedInAncestor && (one.currentAnnualCost === 0 || one.netAnnual > 0))
      .map(({ processId, projectedSavings }) => [processId, projectedSavings]),
  );
  for (const { processId, measured } of opportunities.values()) {
    let at: string | null | undefined = processId;
    while (at && !left.has(at)) at = parents.get(at);
    if (at) left.set(at, (left.get(at) ?? 0) - measured);
  }
  const savings = [...left.values()].filter((amount) => amount > TRACE);
  return { processes: savings.length, savings: sum(savings, (amount) => amount) };
}

/** Processes whose savings never repay what they cost, the dearest first. */
function notPayingOf(processes: readonly CaseProcess[], results: readonly RoiResult[]): NotPaying[] {
  const byId = new Map(processes.map((process) => [process.id, process]));
  return results
    .filter((one) => !one.countedInAncestor && one.currentAnnualCost > 0 && one.netAnnual <= 0)
    .flatMap(({ processId, projectedSavings, netAnnual, implementationCost }) => {
      const process = byId.get(processId);
      if (!process) return [];
      const { code, name } = process;
      return [
        { processId, code, name, projectedSavings, annualRunCost: projectedSavings - netAnnual, implementationCost },
      ];
    })
    .sort((a, b) => a.projectedSavings - a.annualRunCost - (b.projectedSavings - b.annualRunCost));
}

const sum = <Of>(list: readonly Of[], amount: (one: Of) => number) =>
  list.reduce((total, one) => total + amount(one), 0);
