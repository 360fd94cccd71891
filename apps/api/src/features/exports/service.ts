import { AppError } from '@process-ai/contract/errors';
import {
  EXPORT_FORMATS,
  type ExportDestination,
  type ExportRecord,
  isExportFormat,
} from '@process-ai/contract/exports';
import { requireId } from '@process-ai/contract/ids';
import type { App } from '../../app.ts';
import { overview } from '../sectors/service.ts';
import { type ExportRow, findFile, listExports } from './repository.ts';

/** The exports of a sector, newest first. */
export async function list(app: App, sectorId: string): Promise<ExportRecord[]> {
  const sector = await overview(app, sectorId);
  const rows = await listExports(app.db, sector.id);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    format: row.format,
    url: urlOf(row),
    createdAt: row.created_at.toISOString(),
  }));
}

/** Where the next export goes. */
export const destination = (app: App): ExportDestination => ({ google: app.googleDrive !== null });

export interface Download {
  bytes: Buffer;
  fileName: string;
  mime: string;
}

export async function download(app: App, exportId: string): Promise<Download> {
  const row = await findFile(app.db, requireId(exportId, 'exportMissing'));
  if (!row?.file || !isExportFormat(row.format)) throw new AppError('exportMissing');
  return { bytes: row.file, fileName: row.file_name, mime: EXPORT_FORMATS[row.format].mime };
}

export const urlOf = ({ id, external_url }: Pick<ExportRow, 'id' | 'external_url'>): string =>
  external_url ?? `/api/exports/${id}/file`;
