import { DEFAULT_COVER, type ExportCover, type ExportCoverUpdate } from '@process-ai/contract/export-covers';
import type { App } from '../../../app.ts';
import { recordDone } from '../../activity/service.ts';
import { getSummary, inSector } from '../../sectors/service.ts';
import { contactOf } from '../../users/service.ts';
import { countExportedBefore, findCover, updateCover } from '../repository.ts';

/** What covers of the sector’s files say. */
export async function cover(app: App, sectorId: string): Promise<ExportCover> {
  const { id } = await getSummary(app, sectorId);
  return coverOf(app, id);
}

/** Fields that are absent stay as they are. */
export const saveCover = (app: App, sectorId: string, update: ExportCoverUpdate): Promise<ExportCover> =>
  inSector(app, sectorId, async (tx, { id }) => {
    const saved = { ...(await coverOf(tx, id)), ...stated(update) };
    await updateCover(tx.db, id, saved);
    await recordDone(tx, id, { kind: 'export', action: 'changed' });
    return saved;
  });

/**
 * The cover that is kept, but for what this file says otherwise. Where neither names a version, the states of the sector
 * that were handed over are counted, so that all files of one state bear the same; where nobody is named as a contact, it
 * is the person whose file it is.
 */
export async function shownOf(
  app: App,
  sectorId: string,
  otherwise: ExportCoverUpdate,
  personId: string | null,
): Promise<ExportCover> {
  const shown = { ...(await coverOf(app, sectorId)), ...stated(otherwise) };
  const isNamed = [shown.contactName, shown.contactRole, shown.contactEmail, shown.contactPhone].some(Boolean);
  const contact = isNamed || personId === null ? null : await contactOf(app, personId);
  return {
    ...shown,
    ...(contact && { contactName: contact.name, contactEmail: contact.email }),
    version: shown.version ?? String(1 + (await countExportedBefore(app.db, sectorId))),
  };
}

const coverOf = async (app: App, sectorId: string): Promise<ExportCover> => ({
  ...DEFAULT_COVER,
  ...(await findCover(app.db, sectorId)),
});

/** Without what is absent: undefined would stand in for what is kept. */
const stated = (update: ExportCoverUpdate) =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined)) as Partial<ExportCover>;
