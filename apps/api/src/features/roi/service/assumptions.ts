import { AppError } from '@process-ai/contract/errors';
import type { RoiAssumptions, RoiAssumptionsUpdate, SectorAssumptions } from '@process-ai/contract/roi';
import { DEFAULT_ASSUMPTIONS } from '@process-ai/domain/roi';
import type { Actor, App } from '../../../app.ts';
import { inSector } from '../../sectors/service.ts';
import { findAssumptions, saveAssumptions } from '../repository.ts';

/** The sector's assumptions, and who changed which of them from its default. */
export async function assumptionsOf(app: App, sectorId: string): Promise<SectorAssumptions> {
  const { changed, version } = await findAssumptions(app.db, sectorId);
  const values = Object.fromEntries(Object.entries(changed).map(([name, { value }]) => [name, value]));
  const changes = Object.fromEntries(Object.entries(changed).map(([name, { by, at }]) => [name, { by, at }]));
  return { assumptions: { ...DEFAULT_ASSUMPTIONS, ...(values as Partial<RoiAssumptions>) }, changes, version };
}

/**
 * Changes what is given; null puts a default back. Results computed before then count as out of date. What changes
 * nothing leaves the version alone, so that nobody else's save meets a conflict for it.
 */
export async function updateAssumptions(
  app: App,
  { user }: Actor,
  sectorId: string,
  { version, ...update }: RoiAssumptionsUpdate,
): Promise<SectorAssumptions> {
  return inSector(app, sectorId, async (tx, sector) => {
    const current = await findAssumptions(tx.db, sector.id);
    if (version !== undefined && version !== current.version) throw new AppError('editedMeanwhile');
    const by = `${user.firstName} ${user.lastName}`;
    const at = new Date().toISOString();
    const changed = { ...current.changed };
    for (const [name, value] of Object.entries(update)) {
      if (value === undefined || same(value, changed[name]?.value)) continue;
      if (value === null || same(value, DEFAULT_ASSUMPTIONS[name as keyof RoiAssumptions])) delete changed[name];
      else changed[name] = { value, by, at };
    }
    if (!same(changed, current.changed)) {
      await saveAssumptions(tx.db, sector.id, { changed, version: current.version + 1 });
    }
    return assumptionsOf(tx, sector.id);
  });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
