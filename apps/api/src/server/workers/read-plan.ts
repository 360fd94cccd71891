import type { Plan } from '@process-ai/contract/initiatives';
import type { Process } from '@process-ai/contract/processes';
import type { Database } from '@process-ai/db/connect';
import { toPlan } from '../../features/initiatives/mapper.ts';
import { employeesOf, storedPlan } from '../../features/initiatives/service/stored-plan.ts';

interface Planned {
  id: string;
  employees: number | null;
  /** All of the sector, with what their opportunities count. */
  processes: readonly Process[];
}

/** The plan of a sector, by processes at hand; null where nobody has planned anything. */
export async function readPlan(db: Database, { id, employees, processes }: Planned): Promise<Plan | null> {
  const stored = await storedPlan({ db }, id);
  if (stored.initiatives.length === 0) return null;
  const carriers = new Map(stored.initiatives.flatMap((one) => one.opportunityIds.map((carried) => [carried, one.id])));
  const accepted = processes.flatMap((process) =>
    process.opportunities
      .filter(({ status }) => status === 'accepted')
      .map((opportunity) => ({ ...opportunity, processId: process.id })),
  );
  const amounts = new Map(
    accepted.map(({ id: opportunityId, countedSavings, savingsBasis }) => [
      opportunityId,
      { measured: 0, benchmark: 0, ...(savingsBasis && { [savingsBasis]: 1000 * countedSavings }) },
    ]),
  );
  return toPlan(stored, {
    opportunities: accepted.map((one) => ({ ...one, initiativeId: carriers.get(one.id) ?? null })),
    amountOf: (opportunityId) => amounts.get(opportunityId) ?? { measured: 0, benchmark: 0 },
    processes,
    employees: employeesOf({ employees }),
  });
}
