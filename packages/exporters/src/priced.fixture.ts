import {
  type ProcessValue,
  type SectorValue,
  WORK_FUNCTIONS,
  type WorkFunction,
} from '@process-ai/contract/process-values';
import type { Process } from '@process-ai/contract/processes';
import type { RoiAssumptions, RoiInput } from '@process-ai/contract/roi';
import type { SectorProfile } from '@process-ai/contract/sectors';
import { valueProcesses } from '@process-ai/domain/process-values';

const evenly = (value: number) =>
  Object.fromEntries(WORK_FUNCTIONS.map((name) => [name, value])) as Record<WorkFunction, number>;

/** The processes with what their opportunities are worth by these inputs, and what all are; figures that were entered stand. */
export function priced(
  processes: readonly Process[],
  inputs: readonly RoiInput[],
  assumptions: RoiAssumptions,
  { employees = null, employeeCost = null }: Partial<Pick<SectorProfile, 'employees' | 'employeeCost'>> = {},
): { processes: Process[]; value: SectorValue; processValues: ProcessValue[] } {
  // Apart from what is measured, so that the people of its function leave a benchmark for what is not.
  const measured = new Set(inputs.map(({ processId }) => processId));
  const functionOf = (id: string) => (measured.has(id) ? 'operations' : 'human-resources');
  const values = valueProcesses({
    processes: processes.map(({ id, parentId }) => ({ id, parentId, workFunction: functionOf(id), weight: 2 })),
    opportunities: processes.flatMap(({ id, opportunities }) =>
      opportunities.map((opportunity) => ({ ...opportunity, processId: id })),
    ),
    inputs,
    assumptions,
    profile: { employees, employeeCost },
    workforce: { shares: evenly(1 / WORK_FUNCTIONS.length), referenceWeights: evenly(200) },
  });
  return {
    processes: processes.map((process) => ({
      ...process,
      opportunities: process.opportunities.map((opportunity) => ({
        ...opportunity,
        ...values.amountOf(opportunity.id),
      })),
    })),
    value: { currency: assumptions.currency, ...values.total },
    processValues: values.processes(),
  };
}
