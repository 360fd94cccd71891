import { AppError } from '@process-ai/contract/errors';
import { requireId } from '@process-ai/contract/ids';
import type {
  RestrictedSector,
  SectorAccess,
  SectorAccessUpdate,
  SectorRole,
} from '@process-ai/contract/sector-access';
import type { Actor, App } from '../../app.ts';
import { ClosedSector } from '../../closed-sector.ts';
import { recordDone } from '../activity/service.ts';
import { cancelForbidden } from '../jobs/service.ts';
import { besideSector, isAdministrator } from '../sectors/service.ts';
import {
  deleteGrant,
  findHolders,
  findStanding,
  hasOwner,
  listGrants,
  listRestricted,
  putGrant,
  updateAccess,
} from './repository.ts';

/** Who may open a sector. An administrator sees and changes that of any: the sector itself stays closed to them. */
export async function get(app: App, actor: Actor, sectorId: string): Promise<SectorAccess> {
  const id = requireId(sectorId, 'sectorMissing');
  const standing = await standingOf(app, actor, id);
  return { ...standing, grants: await listGrants(app.db, id) };
}

/** Changes what is named, all or nothing. Whoever loses access loses it at once, with the work that they have running. */
export async function update(
  app: App,
  actor: Actor,
  sectorId: string,
  { access, people = [], teams = [] }: SectorAccessUpdate,
): Promise<SectorAccess> {
  await besideSector(app, sectorId, async (tx, sector) => {
    const { mayManage } = await standingOf(tx, actor, sector.id);
    if (!mayManage) throw new AppError('sectorOwnersOnly');
    const hadOwner = await hasOwner(tx.db, sector.id);
    if (access) await updateAccess(tx.db, sector.id, access);
    await change(tx, sector.id, 'app_user', new Map(people.map(({ userId, role }) => [userId, role])));
    await change(tx, sector.id, 'team', new Map(teams.map(({ teamId, role }) => [teamId, role])));
    const isClosed = (access ?? sector.access) === 'chosen';
    if ((hadOwner || isClosed) && !(await hasOwner(tx.db, sector.id))) throw new AppError('sectorNeedsOwner');
    await recordDone(tx, sector.id, { kind: 'sector', action: 'shared' });
  });
  await cancelForbidden(app);
  const id = requireId(sectorId, 'sectorMissing');
  const after = await findStanding(app.db, id, actor.user.id);
  if (!after) throw new AppError('sectorMissing');
  // Who has taken their own access away is still told what they did.
  const grants = await listGrants(app.db, id);
  return { ...after, mayManage: mayManage(actor, after.role), grants };
}

/** What an administrator may open or not: every sector that is not open to all. */
export const restricted = (app: App): Promise<RestrictedSector[]> => listRestricted(app.db);

async function standingOf(app: App, actor: Actor, sectorId: string): Promise<Omit<SectorAccess, 'grants'>> {
  const standing = await findStanding(app.db, sectorId, actor.user.id);
  if (!standing) throw new AppError('sectorMissing');
  if (standing.role === null && !isAdministrator(actor)) throw new ClosedSector(sectorId);
  return { ...standing, mayManage: mayManage(actor, standing.role) };
}

const mayManage = (actor: Actor, role: SectorRole | null) => role === 'owner' || isAdministrator(actor);

const HOLDERS = {
  app_user: { missing: 'userMissing', holder: (id: string) => ({ user_id: id }) },
  team: { missing: 'teamMissing', holder: (id: string) => ({ team_id: id }) },
} as const;

async function change(
  tx: App,
  sectorId: string,
  table: keyof typeof HOLDERS,
  changes: ReadonlyMap<string, SectorRole | null>,
): Promise<void> {
  const { missing, holder } = HOLDERS[table];
  const roles = new Map([...changes].map(([id, role]) => [requireId(id, missing), role]));
  const given = [...roles].flatMap(([id, role]) => (role === null ? [] : [id]));
  if ((await findHolders(tx.db, table, given)).length < given.length) throw new AppError(missing);
  for (const [id, role] of roles) {
    if (role === null) await deleteGrant(tx.db, sectorId, holder(id));
    else await putGrant(tx.db, sectorId, holder(id), role);
  }
}
