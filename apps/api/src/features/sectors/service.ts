import type { SectorBrief } from '@process-ai/ai/analyst';
import { AppError, type ErrorCode } from '@process-ai/contract/errors';
import { isId, requireId } from '@process-ai/contract/ids';
import type { SectorRole } from '@process-ai/contract/sector-access';
import {
  type DeletedSector,
  type FavoriteSector,
  type ProposedIndustry,
  type Sector,
  type SectorInput,
  SectorProfileInput,
  type SectorSummary,
  type SectorUpdate,
  type SectorWords,
} from '@process-ai/contract/sectors';
import { industryInWords, industryOf } from '@process-ai/domain/industry-in-words';
import { actingUser } from '../../acting-user.ts';
import type { Actor, App } from '../../app.ts';
import { ClosedSector } from '../../closed-sector.ts';
import { type Done, recordDone } from '../activity/service.ts';
import {
  deleteFavorite,
  findSector,
  findStanding,
  insertFavorite,
  insertSector,
  listDeleted,
  listFavorites,
  listSectors,
  lockAndBumpRevision,
  lockSector,
  markDeleted,
  type SectorRow,
  type SummaryRow,
  unmarkDeleted,
  updateSector,
} from './repository.ts';

/** What somebody wants to do with a sector: `delete` also means to bring it back, `erase` to delete it for good. */
export type SectorNeed = 'view' | 'edit' | 'delete' | 'own' | 'erase';

/**
 * The one answer to who may do what with a sector. A sector that a person may not open is one that is not there; of one
 * that is open to all, any member may delete it, and only owners say who else may open it. What is deleted for good
 * nobody brings back: that is for owners, and for administrators, who may not open it for that.
 */
export async function requireRole(app: App, actor: Actor, sectorId: string, need: SectorNeed): Promise<void> {
  const id = requireId(sectorId, 'sectorMissing');
  const standing = await findStanding(app.db, id, actor.user.id);
  if (!standing) throw new AppError('sectorMissing');
  if (need === 'erase' && isAdministrator(actor)) return;
  if (!standing.role) throw new ClosedSector(id);
  const { access, role } = standing;
  if (need === 'view' || role === 'owner') return;
  if (role === 'viewer') throw new AppError('sectorReadOnly');
  if (need === 'own' || need === 'erase' || (need === 'delete' && access === 'chosen'))
    throw new AppError('sectorOwnersOnly');
}

/** Also of a sector that they may not open. */
export const isAdministrator = ({ user, scope = 'admin' }: Actor): boolean => user.isAdmin && scope === 'admin';

/** Those that this person may open. */
export async function list(app: App, { user }: Actor): Promise<SectorSummary[]> {
  return (await listSectors(app.db, user.id)).map(toSummary);
}

/**
 * The sector's own fields, flags and counts, without what lies below it: one row by its key, whatever it holds. To
 * whoever acts but may not open it, it is not there.
 */
export async function getSummary(app: App, sectorId: string): Promise<SectorSummary> {
  const acting = actingUser.getStore() ?? '';
  const personId = isId(acting) ? acting : null;
  const row = await findSector(app.db, requireId(sectorId, 'sectorMissing'), personId);
  if (!row) throw new AppError('sectorMissing');
  if (personId !== null && row.role === null) throw new ClosedSector(row.id);
  return toSummary(row);
}

export async function create(
  app: App,
  { user }: Actor,
  input: SectorInput,
  { isSample = false, fill }: { isSample?: boolean; fill?: (tx: App, sectorId: string) => Promise<void> } = {},
): Promise<SectorSummary> {
  return app.db.transaction().execute(async (db) => {
    const sector = {
      id: app.newId(),
      name: input.name,
      description: input.description,
      reference_model: input.referenceModel,
      icon: input.icon,
      profile: input.profile,
      is_sample: isSample,
    };
    // Sent together: the event follows the sector on the transaction's connection without waiting for its answer.
    const [row] = await Promise.all([
      insertSector(db, sector, user.id),
      recordDone({ db }, sector.id, { kind: 'sector', action: 'added' }),
    ]);
    await fill?.({ ...app, db }, row.id);
    return toSummary({ ...row, has_roi: false, role: 'owner' });
  });
}

/** A sector that was just created, as it is read with all below it. */
export const withNothingBelow = ({
  counts: _counts,
  access: _access,
  role: _role,
  ...fields
}: SectorSummary): Sector => ({
  ...fields,
  processes: [],
  journeys: [],
  insights: [],
  roiResults: [],
});

/** Absent fields stay. A version that is no longer the current one means that somebody else was faster. */
export async function update(app: App, sectorId: string, { version, ...input }: SectorUpdate): Promise<SectorSummary> {
  await inSector(app, sectorId, async (tx, sector) => {
    if (version !== undefined && version !== sector.version) throw new AppError('editedMeanwhile');
    await updateSector(tx.db, sector.id, {
      ...(input.name !== undefined && { name: input.name }),
      ...(input.description !== undefined && { description: input.description }),
      ...(input.referenceModel !== undefined && { reference_model: input.referenceModel }),
      ...(input.icon !== undefined && { icon: input.icon }),
      ...(input.profile !== undefined && { profile: input.profile }),
    });
    await recordDone(tx, sector.id, { kind: 'sector', action: 'changed' });
  });
  return getSummary(app, sectorId);
}

/** Takes the sector away; `restore` brings it back as it was. */
export async function remove(app: App, sectorId: string): Promise<void> {
  await inSector(app, sectorId, async (tx, sector) => {
    await markDeleted(tx.db, sector.id);
    await recordDone(tx, sector.id, { kind: 'sector', action: 'deleted' });
  });
}

export async function restore(app: App, sectorId: string): Promise<SectorSummary> {
  const id = requireId(sectorId, 'sectorMissing');
  await app.db.transaction().execute(async (db) => {
    if (!(await unmarkDeleted(db, id))) throw new AppError('sectorMissing');
    await recordDone({ db }, id, { kind: 'sector', action: 'restored' });
  });
  return getSummary(app, sectorId);
}

/** Those that this person may bring back or delete for good, the last deleted first. */
export async function deleted(app: App, actor: Actor): Promise<DeletedSector[]> {
  const mayEraseAll = isAdministrator(actor);
  const rows = await listDeleted(app.db, actor.user.id);
  return rows
    .map((row) => ({ ...row, mayErase: mayEraseAll || row.mayErase }))
    .filter(({ mayRestore, mayErase }) => mayRestore || mayErase);
}

/** What stands first for this person, by name. */
export const favorites = (app: App, { user }: Actor): Promise<FavoriteSector[]> => listFavorites(app.db, user.id);

/** Concerns nobody else: the sector itself stays as it is. */
export async function setFavorite(
  app: App,
  actor: Actor,
  sectorId: string,
  isFavorite: boolean,
): Promise<FavoriteSector[]> {
  const { id } = await getSummary(app, sectorId);
  await (isFavorite ? insertFavorite : deleteFavorite)(app.db, actor.user.id, id);
  return favorites(app, actor);
}

/** The industry that these words say, before anything of them is saved. */
export function proposeIndustry({ name, description, referenceModel }: SectorWords): ProposedIndustry {
  const industry = industryInWords(name, description, referenceModel);
  return { industry, byModel: industry !== null && industryInWords(name, description, '') !== industry };
}

/**
 * Runs a write below a sector in one transaction, which is the app that `write` is handed: the sector must exist, its
 * revision rises, and other writes to it wait until this one has ended. After a deadlock `write` runs again, so it does
 * nothing but read and write.
 */
export const inSector = <T>(app: App, sectorId: string, write: SectorWrite<T>): Promise<T> =>
  writeInSector(app, sectorId, true, write);

/** As `inSector`, for what is no part of the blueprint: the revision stays, so that nobody's edit or export is out of date. */
export const besideSector = <T>(app: App, sectorId: string, write: SectorWrite<T>): Promise<T> =>
  writeInSector(app, sectorId, false, write);

type SectorWrite<T> = (tx: App, sector: SectorRow) => Promise<T>;

async function writeInSector<T>(app: App, sectorId: string, raises: boolean, write: SectorWrite<T>): Promise<T> {
  const id = requireId(sectorId, 'sectorMissing');
  return app.writeQueue.run(id, async () => {
    const { result, committed } = await app.db.transaction().execute(async (db) => {
      const sector = await (raises ? lockAndBumpRevision : lockSector)(db, id);
      if (!sector) throw new AppError('sectorMissing');
      const { revision } = sector;
      const committed = await app.onSectorWrite?.(db, { revision, before: raises ? revision - 1 : revision });
      return { result: await write({ ...app, db }, sector), committed };
    });
    committed?.();
    return result;
  });
}

interface DeletedPart extends Pick<Done, 'kind'> {
  id: string;
  missing: ErrorCode;
  /** Null brings it back. */
  deletedAt: Date | null;
  /** Answers its name, or null where it is not there. */
  set: (db: App['db'], sectorId: string, id: string, deletedAt: Date | null) => Promise<string | null>;
}

/** Takes a thing of a sector away, or brings it back as it was, and records it. */
export async function setDeletedIn(app: App, sectorId: string, part: DeletedPart): Promise<void> {
  const { kind, missing, deletedAt, set } = part;
  const id = requireId(part.id, missing);
  await inSector(app, sectorId, async (tx, sector) => {
    const what = await set(tx.db, sector.id, id, deletedAt);
    if (what === null) throw new AppError(missing);
    await recordDone(tx, sector.id, { kind, action: deletedAt ? 'deleted' : 'restored', subjects: [id], what });
  });
}

/** What an analyst gets to know of a sector. Its industry is what the profile says, else what its words and model say. */
export function briefOf({
  name,
  description,
  referenceModel,
  profile,
}: Pick<SectorSummary, 'name' | 'description' | 'referenceModel' | 'profile'>): SectorBrief {
  const industry = industryOf({ name, description, referenceModel, profile });
  return { name, description, referenceModel, profile, industry };
}

function toSummary(row: SummaryRow): SectorSummary {
  const described = {
    name: row.name,
    description: row.description,
    referenceModel: row.reference_model,
    profile: SectorProfileInput.parse(row.profile),
  };
  return {
    id: row.id,
    ...described,
    assumedIndustry: industryOf(described),
    icon: row.icon,
    isSample: row.is_sample,
    access: row.access,
    // A client's page, on which nobody is signed in, only reads.
    role: row.role ?? ('viewer' satisfies SectorRole),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    hasProcesses: row.process_count > 0,
    hasAnalysis: row.opportunity_count > 0,
    hasJourneys: row.journey_count > 0,
    hasROI: row.has_roi,
    counts: {
      processes: row.process_count,
      opportunities: row.opportunity_count,
      journeys: row.journey_count,
      insights: row.insight_count,
    },
  };
}
