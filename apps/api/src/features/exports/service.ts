import { AppError } from '@process-ai/contract/errors';
import {
  EXPORT_FORMATS,
  type ExportInput,
  type ExportRecord,
  type ExportResult,
  isExportFormat,
} from '@process-ai/contract/exports';
import { requireId } from '@process-ai/contract/ids';
import { buildBlueprint } from '@process-ai/domain/blueprint';
import type { Actor, App } from '../../app.ts';
import { listAll, pick as pickProcesses } from '../processes/service.ts';
import { read as readRoi } from '../roi/service.ts';
import { overview } from '../sectors/service.ts';
import { pick as pickVendors } from '../vendors/service.ts';
import { findFile, insertExport, listExports } from './repository.ts';

/** Builds the client's file and keeps it, so that its link works until the sector is deleted. */
export async function create(
  app: App,
  actor: Actor,
  sectorId: string,
  format: string,
  { processIds, vendorIds }: ExportInput,
): Promise<ExportResult> {
  if (!isExportFormat(format)) {
    throw new AppError('exportFormatUnknown', `Available: ${Object.keys(EXPORT_FORMATS).join(', ')}.`);
  }
  const sector = await overview(app, sectorId);
  if (vendorIds.length === 0) throw new AppError('noVendorSelected');
  const vendors = await pickVendors(app, vendorIds);
  const all = await listAll(app, sector.id);
  const processes = processIds?.length
    ? await pickProcesses(app, sector.id, processIds)
    : all.filter(({ opportunities }) => opportunities.length > 0);
  const { roiInputs, assumptions } = await readRoi(app, sector.id, all);

  const now = new Date();
  const title = `${sector.name} – Blueprint`;
  const file = await app.heavyWork.exportSheets(
    buildBlueprint({
      title,
      generatedAt: now.toISOString(),
      sector,
      assumptions,
      tree: all,
      processes,
      roiInputs,
      vendors,
    }),
  );
  const id = app.newId();
  await insertExport(app.db, {
    id,
    sector_id: sector.id,
    user_id: actor.user.id,
    format,
    title,
    file_name: `${fileStem(sector.name)}-blueprint-${now.toISOString().slice(0, 10)}.${EXPORT_FORMATS[format].extension}`,
    file: Buffer.from(file),
  });
  return { url: urlOf(id), title };
}

/** The exports of a sector, newest first. */
export async function list(app: App, sectorId: string): Promise<ExportRecord[]> {
  const sector = await overview(app, sectorId);
  const rows = await listExports(app.db, sector.id);
  return rows.map(({ id, title, format, created_at }) => ({
    id,
    title,
    format,
    url: urlOf(id),
    createdAt: created_at.toISOString(),
  }));
}

export interface Download {
  bytes: Buffer;
  fileName: string;
  mime: string;
}

export async function download(app: App, exportId: string): Promise<Download> {
  const row = await findFile(app.db, requireId(exportId, 'exportMissing'));
  if (!row || !isExportFormat(row.format)) throw new AppError('exportMissing');
  return { bytes: row.file, fileName: row.file_name, mime: EXPORT_FORMATS[row.format].mime };
}

const urlOf = (id: string) => `/api/exports/${id}/file`;

/** ASCII, so that every browser and file system keeps the name. */
function fileStem(name: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
    .slice(0, 60);
  return stem || 'sector';
}
