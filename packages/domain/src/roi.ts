import type { OpportunityType } from '@process-ai/contract/opportunities';
import type {
  RoiAssumptions,
  RoiInput,
  RoiInputChange,
  RoiInputName,
  RoiResult,
  RoiSummary,
} from '@process-ai/contract/roi';
import type { SectorProfile } from '@process-ai/contract/sectors';
import type { TreeNode } from './hierarchy.ts';

/** Where each of them comes from: see assumption-notes.ts. */
export const DEFAULT_ASSUMPTIONS: RoiAssumptions = {
  hoursPerYear: 2080,
  loadFactor: 1,
  currency: 'USD',
  discountRate: 0.1,
  years: 3,
  ramp: [1, 1, 1],
  benefitRisk: 0,
  costRisk: 0,
};

/** What stands while nobody has changed it: the currency is that of the client's profile, where it names one. */
export const defaultAssumptions = (profile?: Pick<SectorProfile, 'currency'>): RoiAssumptions => ({
  ...DEFAULT_ASSUMPTIONS,
  currency: profile?.currency ?? DEFAULT_ASSUMPTIONS.currency,
});

export const DEFAULT_AUTOMATION_RATE = 0.6;
export const DEFAULT_REALISATION = 1;
/** Currency units a year. */
export const DEFAULT_ANNUAL_RUN_COST = 0;

/** Currency units, once, by the most demanding opportunity of a process. An assumption, and to be labelled so. */
export const DEFAULT_IMPLEMENTATION_COST = { automation: 20_000, ai: 45_000, agentic: 90_000, none: 45_000 } as const;

const MOST_DEMANDING_FIRST = ['agentic', 'ai', 'automation'] as const satisfies OpportunityType[];

type RoiFigures = Omit<RoiResult, 'countedInAncestor'>;

/**
 * What one process costs a year, what automating it saves, and when that pays back.
 * FTE, runs and minutes are never multiplied together: where the work is known (runs × minutes) it is priced by the
 * hour, else the team is priced whole. Source of the workload basis: UiPath Automation Hub, ServiceNow LEAP.
 */
export function calculateRoi(
  input: RoiInput,
  assumptions: RoiAssumptions,
  opportunityTypes: readonly OpportunityType[],
): RoiFigures {
  const workHours = workHoursOf(input);
  const cost = currentAnnualCost(input, assumptions);
  const automationRate = input.automationRate ?? DEFAULT_AUTOMATION_RATE;
  const projectedSavings = cost * automationRate * (input.realisation ?? DEFAULT_REALISATION);
  const netAnnual = projectedSavings - (input.annualRunCost ?? DEFAULT_ANNUAL_RUN_COST);
  const implementationCost = implementationCostOf(input, opportunityTypes);

  return {
    processId: input.processId,
    currentAnnualCost: cost,
    projectedSavings,
    paybackMonths: paybackMonths(implementationCost, netAnnual),
    savingsPercentage: percentage(projectedSavings, cost),
    basis: isWorkload(input) ? 'workload' : 'capacity',
    workHours,
    utilisation: input.fteCount > 0 ? workHours / assumptions.hoursPerYear / input.fteCount : null,
    netAnnual,
    implementationCost,
    automationRate,
  };
}

/** What a process costs, in currency units a year: by its work where that is known, else by its team. */
export function currentAnnualCost(
  input: Pick<RoiInput, 'fteCount' | 'processFrequency' | 'averageSalary' | 'averageRuntime'>,
  { hoursPerYear, loadFactor }: Pick<RoiAssumptions, 'hoursPerYear' | 'loadFactor'>,
): number {
  const annualPay = input.averageSalary * loadFactor;
  return isWorkload(input) ? (workHoursOf(input) * annualPay) / hoursPerYear : input.fteCount * annualPay;
}

type Work = Pick<RoiInput, 'processFrequency' | 'averageRuntime'>;
const isWorkload = ({ processFrequency, averageRuntime }: Work) => processFrequency > 0 && averageRuntime > 0;
/** A year. */
const workHoursOf = ({ processFrequency, averageRuntime }: Work) => (processFrequency * averageRuntime) / 60;

/** The totals of a sector. What is counted in an ancestor is left out. */
export function summarizeRoi(results: readonly RoiResult[]): RoiSummary {
  const counted = results.filter((result) => !result.countedInAncestor);
  const total = (amount: (result: RoiResult) => number) => counted.reduce((sum, result) => sum + amount(result), 0);
  const paybacks = counted.flatMap(({ paybackMonths }) => (paybackMonths === null ? [] : [paybackMonths]));

  const totalSavings = total((result) => result.projectedSavings);
  const totalCurrentCost = total((result) => result.currentAnnualCost);
  const totalImplementationCost = total((result) => result.implementationCost);
  const totalNetAnnual = total((result) => result.netAnnual);
  return {
    totalSavings,
    totalCurrentCost,
    savingsPercentage: percentage(totalSavings, totalCurrentCost),
    averagePaybackMonths: paybacks.length > 0 ? paybacks.reduce((sum, months) => sum + months) / paybacks.length : null,
    portfolioPaybackMonths: paybackMonths(totalImplementationCost, totalNetAnnual),
    totalImplementationCost,
    totalNetAnnual,
    efficiencyGain: 100 * weightedRate(counted),
    processCount: counted.length,
  };
}

/**
 * The processes with inputs that have an ancestor with inputs, each with the nearest such ancestor:
 * their money is already in the ancestor's.
 */
export function countedInAncestors(
  processes: readonly TreeNode[],
  withInputs: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const parents = new Map(processes.map((process) => [process.id, process.parentId]));
  const counted = new Map<string, string>();
  for (const id of withInputs) {
    let ancestor = parents.get(id);
    while (ancestor && !withInputs.has(ancestor)) ancestor = parents.get(ancestor);
    if (ancestor) counted.set(id, ancestor);
  }
  return counted;
}

/**
 * The results of all inputs, in their order, each as counted in an ancestor where one has inputs too. Derived at each
 * read: nothing of it is stored.
 */
export function roiResults(
  inputs: readonly RoiInput[],
  assumptions: RoiAssumptions,
  processes: readonly (TreeNode & { opportunities: readonly { type: OpportunityType }[] })[],
): RoiResult[] {
  const opportunities = new Map(processes.map((process) => [process.id, process.opportunities]));
  const counted = countedInAncestors(processes, new Set(inputs.map(({ processId }) => processId)));
  return inputs.map((input) => ({
    ...calculateRoi(input, assumptions, opportunities.get(input.processId)?.map(({ type }) => type) ?? []),
    countedInAncestor: counted.has(input.processId),
  }));
}

/** No time on earth is this long. */
const NEVER_MONTHS = 1e100;

/** Months until savings have paid `implementationCost` back; null when they never do. */
function paybackMonths(implementationCost: number, netAnnual: number): number | null {
  const months = implementationCost / (netAnnual / 12);
  return netAnnual > 0 && months < NEVER_MONTHS ? months : null;
}

/** The kind of opportunity that sets the default cost. */
export function mostDemanding(types: readonly OpportunityType[]): OpportunityType | 'none' {
  return MOST_DEMANDING_FIRST.find((type) => types.includes(type)) ?? 'none';
}

const implementationCostOf = ({ implementationCost }: RoiInput, types: readonly OpportunityType[]) =>
  implementationCost ?? DEFAULT_IMPLEMENTATION_COST[mostDemanding(types)];

const percentage = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : 0);

/** Cost-weighted mean rate, as a distance from the default: all at the default must give exactly the default. */
function weightedRate(results: readonly RoiResult[]): number {
  const hasCost = results.some((result) => result.currentAnnualCost > 0);
  let weights = 0;
  let distance = 0;
  for (const { currentAnnualCost, automationRate } of results) {
    const weight = hasCost ? currentAnnualCost : 1;
    weights += weight;
    distance += weight * (automationRate - DEFAULT_AUTOMATION_RATE);
  }
  return DEFAULT_AUTOMATION_RATE + (weights > 0 ? distance / weights : 0);
}

/** The inputs of a process with the version at which each figure was changed last, where that is known. */
interface StoredFigures extends RoiInput {
  cells: Partial<Record<string, { version: number }>>;
}

export interface RoiInputMerge {
  input: RoiInput;
  /** The figures that are given another value. */
  changed: RoiInputName[];
  /** Those of them that somebody else has changed since the version that the change is based on. */
  clashes: RoiInputName[];
}

const BLANK = {
  fteCount: 0,
  processFrequency: 0,
  averageSalary: 0,
  averageRuntime: 0,
  implementationCost: null,
  annualRunCost: null,
  automationRate: null,
  realisation: null,
} as const;

export const ROI_INPUT_NAMES = Object.keys(BLANK) as RoiInputName[];

/** Lays a change over the stored inputs: absent figures stay. A change without a version overwrites. */
export function mergeRoiInput(
  stored: StoredFigures | undefined,
  { version, ...change }: RoiInputChange,
): RoiInputMerge {
  const figures = ROI_INPUT_NAMES.filter((name) => change[name] !== undefined);
  const changed = figures.filter((name) => change[name] !== stored?.[name]);
  const clashes = changed.filter(
    (name) => version !== undefined && (stored?.cells[name]?.version ?? version) > version,
  );
  const before = Object.fromEntries(ROI_INPUT_NAMES.map((name) => [name, stored?.[name] ?? BLANK[name]]));
  const given = Object.fromEntries(figures.map((name) => [name, change[name]]));
  return { input: { ...before, ...given, processId: change.processId } as unknown as RoiInput, changed, clashes };
}
