import { AppError } from '@process-ai/contract/errors';
import { fileNameOf } from '@process-ai/contract/file-name';
import { requireId } from '@process-ai/contract/ids';
import {
  type DeepLevels,
  ImportFormat,
  type ImportMapping,
  type ImportPreview,
  type ImportReading,
  type ImportRecord,
  ImportMapping as Mapping,
} from '@process-ai/contract/imports';
import type { App } from '../../app.ts';
import { listCodes } from '../processes/service.ts';
import { overview } from '../sectors/service.ts';
import { dropOldPreviews, findImport, type ImportRow, insertPreview, listCompleted } from './repository.ts';

const PREVIEW_LIFETIME_MS = 24 * 60 * 60 * 1000;

interface Upload {
  file: File;
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

/** Reads a file and keeps it, so that it can be completed; the sector stays as it is. */
export async function preview(app: App, sectorId: string, upload: Upload): Promise<ImportPreview> {
  const sector = await overview(app, sectorId);
  if (upload.file.size > app.settings.uploadMaxBytes) {
    throw new AppError('fileTooLarge', `${Math.floor(app.settings.uploadMaxBytes / 1024 / 1024)} MB`);
  }
  const fileName = fileNameOf(upload.file.name) || 'file';
  const file = Buffer.from(await upload.file.arrayBuffer());
  const [read, existing] = await Promise.all([
    app.workers.run('readProcesses', file, fileName, { mapping: upload.mapping, deepLevels: upload.deepLevels }),
    listCodes(app.db, sector.id),
    dropOldPreviews(app.db, sector.id, new Date(Date.now() - PREVIEW_LIFETIME_MS)),
  ]);
  const reading = withParentsOfSector(read, existing);
  const id = app.newId();
  await insertPreview(app.db, {
    id,
    sector_id: sector.id,
    file_name: fileName,
    format: reading.format,
    file,
    mapping: reading.mapping,
  });
  const existingCodes = reading.processes.map(({ code }) => code).filter((code) => existing.has(code));
  return { ...reading, id, fileName, existingCodes };
}

/** A parent that the file lacks is no problem when the sector has it. */
export function withParentsOfSector(reading: ImportReading, sectorCodes: ReadonlySet<string>): ImportReading {
  const ofFile = new Set(reading.processes.map(({ code }) => code));
  const settled = new Set(
    reading.processes.flatMap(({ parentCode, row }) =>
      parentCode !== null && !ofFile.has(parentCode) && sectorCodes.has(parentCode) ? [row] : [],
    ),
  );
  const problems = reading.problems.filter(
    ({ severity, row, column }) => !(severity === 'error' && settled.has(row) && column === reading.mapping.parent),
  );
  return { ...reading, problems };
}

/** The completed imports that can still be undone, newest first. */
export async function list(app: App, sectorId: string): Promise<ImportRecord[]> {
  const sector = await overview(app, sectorId);
  return (await listCompleted(app.db, sector.id)).map(toRecord);
}

/** The import, which must belong to this sector. */
export async function find(app: App, sectorId: string, importId: string): Promise<ImportRow> {
  const row = await findImport(app.db, sectorId, requireId(importId, 'importMissing'));
  if (!row || row.status === 'undone') throw new AppError('importMissing');
  return row;
}

export const mappingOf = (row: ImportRow): ImportMapping => Mapping.parse(row.mapping);

const toRecord = (row: ImportRow): ImportRecord => ({
  id: row.id,
  fileName: row.file_name,
  format: ImportFormat.parse(row.format),
  completedAt: (row.completed_at ?? row.created_at).toISOString(),
  created: row.created ?? 0,
  updated: row.updated ?? 0,
  skipped: row.skipped ?? 0,
});
