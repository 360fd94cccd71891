import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import {
  ADDED_BY_HAND,
  DEFAULT_BENEFIT,
  type Opportunity,
  type OpportunityAssignment,
  type OpportunityInput,
  type OpportunityStatus,
  type SectorOpportunity,
} from '@process-ai/contract/opportunities';
import type { Actor, App } from '../../app.ts';
import { personName } from '../../person-name.ts';
import { recordDone } from '../activity/service.ts';
import { getSummary, inSector } from '../sectors/service.ts';
import { basisOf, valuesOf, withAmounts } from '../values/service.ts';
import { announceDecision } from '../webhooks/service.ts';
import {
  changeOpportunities,
  deleteProposals,
  findOpportunities,
  findOpportunity,
  hasProcess,
  insertOpportunities,
  listCounts,
  listDecided,
  listOpportunities,
  listPlaces,
  listUseCasesTaken,
  listVersioned,
  listVersions,
  listWithProcesses,
  type NewOpportunity,
  type OpportunityRow,
  type PlaceRow,
  updateOpportunity,
} from './repository.ts';

export type { NewOpportunity, OpportunityRow };
export {
  findOpportunities,
  listCounts,
  listDecided,
  listOpportunities,
  listUseCasesTaken,
  listVersioned,
  listVersions,
};

/** Every opportunity of a sector beside its process, in code order. */
export async function list(app: App, sectorId: string): Promise<SectorOpportunity[]> {
  return listWorth(app, sectorId, 'notRejected');
}

/** What was rejected and can be taken back, with what it took away. */
export async function rejected(app: App, sectorId: string): Promise<SectorOpportunity[]> {
  return listWorth(app, sectorId, 'rejected');
}

/** Amounts go by all opportunities, rejected or not: slim rows beside those that are asked for. */
async function listWorth(app: App, sectorId: string, which: 'rejected' | 'notRejected'): Promise<SectorOpportunity[]> {
  const sector = await getSummary(app, sectorId);
  const [rows, places, values] = await app.reading((db) =>
    Promise.all([
      listWithProcesses(db, sector.id, which),
      listPlaces(db, sector.id),
      basisOf(db, sector.id, sector).then((known) => valuesOf(db, known)),
    ]),
  );
  const placeOf = new Map(places.map((place) => [place.id, place]));
  return withAmounts(rows, values).map((opportunity) => ({ ...opportunity, ...standing(placeOf, opportunity) }));
}

/** The area that a process belongs to, its own where it is at the top, and how suitable it is. */
function standing(
  placeOf: ReadonlyMap<string, PlaceRow>,
  { processId, processCode, processName }: Pick<SectorOpportunity, 'processId' | 'processCode' | 'processName'>,
) {
  const own = placeOf.get(processId);
  let top = own;
  for (let above = own; above; above = placeOf.get(above.parentId ?? '')) top = above;
  return {
    areaCode: top?.code ?? processCode,
    areaName: top?.name ?? processName,
    suitability: own?.suitability ?? null,
  };
}

const NOT_DECIDED = { decided_by: null, decided_at: null };
const DECIDED = { accepted: 'accepted', rejected: 'rejected', proposed: 'reopened' } as const;

/** The reason of what a person adds by hand. */
export const addedBy = (name: string): string => `Added by ${name}.`;

/** Where it is one. */
const titleOf = async (app: App, sectorId: string, ids: readonly string[]): Promise<string | null> =>
  ids.length === 1 && ids[0] ? (await getOrThrow(app, sectorId, ids[0])).title : null;

const BY_A_PERSON = { basis: 'person', confidence: null, useCaseId: null } as const;

/** Adds an opportunity that a person has found. */
export async function create(
  app: App,
  { user }: Actor,
  sectorId: string,
  processId: string,
  input: OpportunityInput,
): Promise<Opportunity> {
  const ofProcess = requireId(processId, 'processMissing');
  const id = app.newId();
  const rationale = addedBy(personName(user));
  return inSector(app, sectorId, async (tx, sector) => {
    if (!(await hasProcess(tx.db, sector.id, ofProcess))) throw new AppError('processMissing');
    await insertOpportunities(tx.db, sector.id, [
      {
        ...input,
        id,
        processId: ofProcess,
        enteredSavings: input.estimatedSavings,
        benefit: DEFAULT_BENEFIT[input.type],
        rationale,
        source: ADDED_BY_HAND,
        status: 'accepted',
        decidedBy: personName(user),
        ...BY_A_PERSON,
      },
    ]);
    await announceDecision(tx, sector.id, [id], 'accepted');
    await recordDone(tx, sector.id, { kind: 'opportunities', action: 'added', subjects: [id], what: input.title });
    return getWorth(tx, sector.id, id);
  });
}

/** Changes an opportunity; whoever changes one has accepted it. */
export async function update(
  app: App,
  { user }: Actor,
  sectorId: string,
  opportunityId: string,
  input: OpportunityInput,
  version?: number,
): Promise<Opportunity> {
  const id = requireId(opportunityId, 'opportunityMissing');
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await getOrThrow(tx, sector.id, id);
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    await updateOpportunity(tx.db, sector.id, id, input, personName(user));
    if (current.status !== 'accepted') await announceDecision(tx, sector.id, [id], 'accepted');
    await recordDone(tx, sector.id, { kind: 'opportunities', action: 'changed', subjects: [id], what: input.title });
    return getWorth(tx, sector.id, id);
  });
}

/** Accepts or rejects opportunities, or makes them mere proposals again. */
export async function decide(
  app: App,
  { user }: Actor,
  sectorId: string,
  opportunityIds: string[],
  status: OpportunityStatus,
): Promise<{ changed: number }> {
  const ids = [...new Set(opportunityIds.map((id) => requireId(id, 'opportunityMissing')))];
  return inSector(app, sectorId, async (tx, sector) => {
    const decided = status === 'proposed' ? NOT_DECIDED : { decided_by: personName(user), decided_at: new Date() };
    const changed = await changeOpportunities(tx.db, sector.id, ids, { status, ...decided });
    if (changed < ids.length) throw new AppError('opportunityMissing');
    await announceDecision(tx, sector.id, ids, status);
    const what = await titleOf(tx, sector.id, ids);
    await recordDone(tx, sector.id, { kind: 'opportunities', action: DECIDED[status], subjects: ids, what });
    return { changed };
  });
}

/** Adds, in the transaction that `tx` is, what counts as accepted from the start. */
export async function addAccepted(tx: App, sectorId: string, opportunities: NewOpportunity[]): Promise<void> {
  await insertOpportunities(tx.db, sectorId, opportunities);
  const ids = opportunities.map(({ id }) => id);
  await announceDecision(tx, sectorId, ids, 'accepted');
}

/** Gives opportunities an owner, a due date or both, and takes them away again. */
export async function assign(
  app: App,
  sectorId: string,
  { opportunityIds, owner, dueDate }: OpportunityAssignment,
): Promise<{ changed: number }> {
  const ids = [...new Set(opportunityIds.map((id) => requireId(id, 'opportunityMissing')))];
  return inSector(app, sectorId, async (tx, sector) => {
    const changed = await changeOpportunities(tx.db, sector.id, ids, {
      ...(owner !== undefined && { owner }),
      ...(dueDate !== undefined && { due_date: dueDate }),
    });
    if (changed < ids.length) throw new AppError('opportunityMissing');
    const what = await titleOf(tx, sector.id, ids);
    await recordDone(tx, sector.id, { kind: 'opportunities', action: 'assigned', subjects: ids, what });
    return { changed };
  });
}

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

async function getOrThrow(app: App, sectorId: string, id: string): Promise<OpportunityRow> {
  const row = await findOpportunity(app.db, sectorId, id);
  if (!row) throw new AppError('opportunityMissing');
  return row;
}

async function getWorth(app: App, sectorId: string, id: string): Promise<Opportunity> {
  const row = await getOrThrow(app, sectorId, id);
  const [worth] = withAmounts([row], await valuesOf(app.db, await basisOf(app.db, sectorId)));
  if (!worth) throw new AppError('opportunityMissing');
  return worth;
}

const identity = ({ processId, type, title }: { processId: string; type: string; title: string }) =>
  `${processId} ${type} ${title.toLowerCase()}`;
