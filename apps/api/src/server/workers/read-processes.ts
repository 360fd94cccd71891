import { AppError } from '@process-ai/contract/errors';
import type { Process } from '@process-ai/contract/processes';
import { connect, type Database } from '@process-ai/db/connect';
import { listNeeds, listOpportunities, type NeedRow } from '../../features/opportunities/repository.ts';
import { withOpportunities } from '../../features/processes/mapper.ts';
import { findIds, listProcesses } from '../../features/processes/repository.ts';

let opened: Database | undefined;

/** This child's own connection to the database: opened with its first use, closed by idleness. */
export function database(): Database {
  opened ??= connect(process.env.DATABASE_URL ?? '', { max: 2 }).db;
  return opened;
}

/** Every process of a sector with its opportunities, in natural code order. */
export async function readAll(db: Database, sectorId: string): Promise<Process[]> {
  return withOpportunities(await listProcesses(db, sectorId), await listOpportunities(db, sectorId));
}

/** The opportunities of these processes, in natural code order; throws when one is not in the sector. */
export async function readNeeds(db: Database, sectorId: string, processIds: string[]): Promise<NeedRow[]> {
  const ids = [...new Set(processIds.map((id) => id.toLowerCase()))];
  const [inOrder, needs] = await Promise.all([findIds(db, sectorId, ids), listNeeds(db, sectorId, ids)]);
  if (inOrder.length < ids.length) throw new AppError('processMissing');
  const byProcess = Map.groupBy(needs, ({ processId }) => processId);
  return inOrder.flatMap((id) => byProcess.get(id) ?? []);
}
