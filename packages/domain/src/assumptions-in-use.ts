import type { AssumptionName } from '@process-ai/contract/roi';
import { ASSUMPTION_NOTES, PROCESS_INPUT_NOTES } from './assumption-notes.ts';
import type { Blueprint } from './blueprint.ts';
import { ASSUMED_EMPLOYEE_COST, ASSUMED_EMPLOYEES, sizeAssumed } from './organisation-size.ts';
import type { ProcessScope } from './process-scope.ts';

export type ProcessInputName = keyof typeof PROCESS_INPUT_NOTES;

/** People, or what one of them costs a year. */
export interface SizeInUse {
  name: 'employees' | 'employeeCost';
  value: number;
  usual: number;
  /** Nobody has entered it. */
  isAssumed: boolean;
}

/** What of all that may be assumed stands behind a figure of this blueprint: the rest explains what is not there. */
export interface AssumptionsInUse {
  /** The size that benchmarks follow; nothing where no benchmark is told. */
  size: SizeInUse[];
  sector: AssumptionName[];
  /** Defaults that stand in for what nobody entered of a measured process, and how many of these there are. */
  inputs: { name: ProcessInputName; assumed: number; measured: number }[];
  /** How many initiatives of the plan have costs of their own; null where the case does not follow a plan. */
  planCosts: { entered: number; initiatives: number } | null;
}

/** Those that only a business case needs, and those that turn work into money. */
const OF_THE_CASE: ReadonlySet<AssumptionName> = new Set(['discountRate', 'years', 'ramp', 'benefitRisk', 'costRisk']);
const OF_WORK: ReadonlySet<AssumptionName> = new Set(['hoursPerYear', 'loadFactor']);
const OF_COST: ReadonlySet<ProcessInputName> = new Set(['implementationCost', 'annualRunCost']);

export function assumptionsInUse(
  { case: found, plan, processes, value, sector }: Blueprint,
  { benchmark }: Pick<ProcessScope, 'benchmark'>,
): AssumptionsInUse {
  // What lies below a process with figures is counted there: its own stand behind no figure.
  const inputs = processes.flatMap(({ roi }) => (roi && roi.countedIn === null ? [roi.input] : []));
  const going = found?.follows === 'plan' ? (plan?.initiatives ?? []).filter(({ status }) => status !== 'stopped') : [];
  const entered = going.filter(({ costLines, annualRunCost }) => costLines.length > 0 || annualRunCost > 0).length;
  const isUsed = (name: AssumptionName) =>
    OF_THE_CASE.has(name) ? found !== null : !OF_WORK.has(name) || inputs.length > 0;
  const assumed = sizeAssumed(sector.profile);
  const size: SizeInUse[] = [
    {
      name: 'employees',
      value: value.employees,
      usual: ASSUMED_EMPLOYEES,
      isAssumed: assumed === 'both' || assumed === 'people',
    },
    {
      name: 'employeeCost',
      value: value.employeeCost,
      usual: ASSUMED_EMPLOYEE_COST,
      isAssumed: assumed === 'both' || assumed === 'pay',
    },
  ];
  return {
    size: benchmark > 0 ? size : [],
    sector: (Object.keys(ASSUMPTION_NOTES) as AssumptionName[]).filter(isUsed),
    inputs: (Object.keys(PROCESS_INPUT_NOTES) as ProcessInputName[])
      // The costs of a plan are those of its initiatives.
      .filter((name) => going.length === 0 || !OF_COST.has(name))
      .map((name) => ({
        name,
        assumed: inputs.filter((input) => input[name] === null).length,
        measured: inputs.length,
      }))
      .filter(({ assumed }) => assumed > 0),
    planCosts: going.length > 0 ? { entered, initiatives: going.length } : null,
  };
}
