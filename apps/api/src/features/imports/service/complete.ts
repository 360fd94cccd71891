import { AppError } from '@process-ai/contract/errors';
import type { ImportCompletion, ImportedProcess, ImportOutcome, ImportReading } from '@process-ai/contract/imports';
import { planImport } from '@process-ai/domain/import-plan';
import type { App } from '../../../app.ts';
import { insertProcesses, listCodes, listProcesses, updateProcesses } from '../../processes/service.ts';
import { inSector, overview } from '../../sectors/service.ts';
import { type ImportUndoEntry, markCompleted, readFile } from '../repository.ts';
import { find, mappingOf, withParentsOfSector } from '../service.ts';

const ERRORS_NAMED = 5;

/** Saves what the preview showed: all of it or nothing. */
export async function complete(
  app: App,
  sectorId: string,
  importId: string,
  { onConflict, deepLevels, mapping }: ImportCompletion,
): Promise<ImportOutcome> {
  const { id: sector } = await overview(app, sectorId);
  const preview = await find(app, sector, importId);
  if (preview.status !== 'preview') throw new AppError('importNotPreview');
  const file = await readFile(app.db, preview.id);
  if (!file) throw new AppError('importNotPreview');
  const read = await app.workers.run('readProcesses', file, preview.file_name, {
    mapping: mapping ?? mappingOf(preview),
    deepLevels,
  });
  const reading = withParentsOfSector(read, await listCodes(app.db, sector));
  const processes = readyToSave(reading, deepLevels !== undefined);

  return inSector(app, sector, async (tx) => {
    // Asked again under the sector's lock: of two people who complete the same preview, the second is told.
    const { status } = await find(tx, sector, preview.id);
    if (status !== 'preview') throw new AppError('importNotPreview');

    const existing = await listProcesses(tx.db, sector);
    const plan = planImport(existing, processes, onConflict, app.newId);
    await insertProcesses(tx.db, sector, plan.created, preview.id);
    await updateProcesses(tx.db, plan.updated);

    const undo = plan.updated.map<ImportUndoEntry>(({ id, version, before }) => ({ id, version: version + 1, before }));
    const outcome = { created: plan.created.length, updated: plan.updated.length, skipped: plan.skipped };
    await markCompleted(tx.db, preview.id, { ...outcome, undo });
    return outcome;
  });
}

function readyToSave({ processes, problems, hasDeepLevels }: ImportReading, chosen: boolean): ImportedProcess[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const named = errors.slice(0, ERRORS_NAMED).map(({ row, message }) => `row ${row}: ${message}`);
    const issues = errors.slice(0, 100).map(({ row, message }) => ({ path: String(row), message }));
    throw new AppError('importHasErrors', named.join('; '), { issues });
  }
  if (hasDeepLevels && !chosen) {
    throw new AppError(
      'importHasErrors',
      'it has levels below 5. Choose whether to fold them into level 5 or to skip them.',
    );
  }
  return processes;
}
