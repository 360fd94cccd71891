import type { Opportunity } from '@process-ai/contract/opportunities';
import type { Process } from '@process-ai/contract/processes';
import type { ProcessRow } from './repository.ts';

/** Each row keeps its `processId`, which the contract's schemas leave out: copying thousands of them would cost more. */
export function withOpportunities(
  rows: ProcessRow[],
  opportunities: (Opportunity & { processId: string })[],
): Process[] {
  const byProcess = Map.groupBy(opportunities, ({ processId }) => processId);
  return rows.map((row) => ({ ...row, opportunities: byProcess.get(row.id) ?? [] }));
}
