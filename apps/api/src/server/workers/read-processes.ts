import { AppError } from '@process-ai/contract/errors';
import type { Process } from '@process-ai/contract/processes';
import { connect, type Database } from '@process-ai/db/connect';
import { listOpportunities } from '../../features/opportunities/repository.ts';
import { withOpportunities } from '../../features/processes/mapper.ts';
import { findProcesses, listProcesses } from '../../features/processes/repository.ts';

let opened: Database | undefined;

/** This child's own connection to the database: opened with its first use, closed by idleness. */
export function database(): Database {
  opened ??= connect(process.env.DATABASE_URL ?? '', { max: 1 }).db;
  return opened;
}

/** Every process of a sector with its opportunities, in natural code order. */
export async function readAll(db: Database, sectorId: string): Promise<Process[]> {
  return withOpportunities(await listProcesses(db, sectorId), await listOpportunities(db, sectorId));
}

/** These processes with their opportunities, in natural code order; throws when one is not in the sector. */
export async function readSome(db: Database, sectorId: string, processIds: string[]): Promise<Process[]> {
  const ids = [...new Set(processIds.map((id) => id.toLowerCase()))];
  const rows = await findProcesses(db, sectorId, ids);
  if (rows.length < ids.length) throw new AppError('processMissing');
  return withOpportunities(rows, await listOpportunities(db, sectorId, ids));
}
