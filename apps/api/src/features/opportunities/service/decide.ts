import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import {
  ADDED_BY_HAND,
  type Opportunity,
  type OpportunityInput,
  type OpportunityStatus,
} from '@process-ai/contract/opportunities';
import type { Actor, App } from '../../../app.ts';
import { pick } from '../../processes/service.ts';
import { inSector } from '../../sectors/service.ts';
import { findOpportunity, insertOpportunities, setStatus, updateOpportunity } from '../repository.ts';

const BY_A_PERSON = { basis: 'person', confidence: null, useCaseId: null } as const;

/** Adds an opportunity that a person has found. */
export async function create(
  app: App,
  { user }: Actor,
  sectorId: string,
  processId: string,
  input: OpportunityInput,
): Promise<Opportunity> {
  const id = app.newId();
  const rationale = `Added by ${user.firstName} ${user.lastName}.`;
  return inSector(app, sectorId, async (db, sector) => {
    const [process] = await pick({ ...app, db }, sector.id, [processId]);
    if (!process) throw new AppError('processMissing');
    await insertOpportunities(db, sector.id, [
      { ...input, id, processId: process.id, rationale, source: ADDED_BY_HAND, status: 'accepted', ...BY_A_PERSON },
    ]);
    return known(db, sector.id, id);
  });
}

/** Changes an opportunity; whoever changes one has accepted it. */
export async function update(
  app: App,
  sectorId: string,
  opportunityId: string,
  input: OpportunityInput,
  version?: number,
): Promise<Opportunity> {
  const id = requireId(opportunityId, 'opportunityMissing');
  return inSector(app, sectorId, async (db, sector) => {
    const current = await known(db, sector.id, id);
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    await updateOpportunity(db, id, input);
    return known(db, sector.id, id);
  });
}

/** Accepts or rejects opportunities, or makes them mere proposals again. */
export async function decide(
  app: App,
  sectorId: string,
  opportunityIds: string[],
  status: OpportunityStatus,
): Promise<{ changed: number }> {
  const ids = [...new Set(opportunityIds.map((id) => requireId(id, 'opportunityMissing')))];
  return inSector(app, sectorId, async (db, sector) => {
    const changed = await setStatus(db, sector.id, ids, status);
    if (changed < ids.length) throw new AppError('opportunityMissing');
    return { changed };
  });
}

async function known(db: App['db'], sectorId: string, id: string) {
  const row = await findOpportunity(db, sectorId, id);
  if (!row) throw new AppError('opportunityMissing');
  return row;
}
