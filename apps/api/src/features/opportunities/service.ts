import type { App } from '../../app.ts';
import {
  deleteProposals,
  insertOpportunities,
  listDecided,
  listOpportunities,
  listTotals,
  listUseCasesTaken,
  type NewOpportunity,
  type OpportunityRow,
  type OpportunityTotals,
} from './repository.ts';

export type { NewOpportunity, OpportunityRow };

/** The opportunities of a sector, or of some of its processes, without those that were rejected. */
export const listOf = (app: App, sectorId: string, processIds?: string[]): Promise<OpportunityRow[]> =>
  listOpportunities(app.db, sectorId, processIds);

/** How many opportunities each process has that were not rejected, and what they could save. */
export const totalsOf = (app: App, sectorId: string): Promise<Map<string, OpportunityTotals>> =>
  listTotals(app.db, sectorId);

/**
 * Puts new proposals in the place of the last ones. What a person has accepted, changed, added or rejected stays, and
 * is not proposed again.
 */
export async function replaceProposals(
  app: App,
  sectorId: string,
  processIds: string[],
  proposals: NewOpportunity[],
): Promise<void> {
  await deleteProposals(app.db, sectorId, processIds);
  const decided = new Set((await listDecided(app.db, sectorId, processIds)).map(identity));
  await insertOpportunities(
    app.db,
    sectorId,
    proposals.filter((proposal) => !decided.has(identity(proposal))),
  );
}

/** Where use cases are proposed already, by their id: at which process, leaving out these. */
export const useCasesTaken = (app: App, sectorId: string, exceptProcessIds: string[]): Promise<Map<string, string>> =>
  listUseCasesTaken(app.db, sectorId, exceptProcessIds);

/** What persons have decided on in the whole sector, rejected ones among them. */
export const decidedOf = (app: App, sectorId: string): Promise<{ processId: string; type: string; title: string }[]> =>
  listDecided(app.db, sectorId);

/** Adds what a playbook brings. */
export const addAll = (app: App, sectorId: string, rows: NewOpportunity[]): Promise<void> =>
  insertOpportunities(app.db, sectorId, rows);

const identity = ({ processId, type, title }: { processId: string; type: string; title: string }) =>
  `${processId} ${type} ${title.toLowerCase()}`;
