import type { SectorBrief } from '@process-ai/ai/analyst';
import { assignUseCases, type FoundAt } from '@process-ai/ai/use-cases/assign-use-cases';
import type { ProcessFinding } from '@process-ai/contract/findings';
import type { App } from '../../../app.ts';
import { useCasesTaken } from '../../opportunities/service.ts';
import type { ProcessRow } from '../service.ts';
import type { ProcessInTree } from './context.ts';

/** So many processes are looked up together: a fraction of a second. */
const BATCH_SIZE = 250;

/**
 * What the catalogue knows of these processes of a sector. A use case that another process of the sector has already
 * is not proposed again.
 */
export async function findingsOf(
  app: App,
  { sectorId, sector, rows }: { sectorId: string; sector: SectorBrief; rows: readonly ProcessRow[] },
  chosen: readonly ProcessRow[],
  contextOf: (process: ProcessRow) => ProcessInTree,
  signal: AbortSignal,
): Promise<Map<string, ProcessFinding>> {
  const found: FoundAt[] = [];
  for (let at = 0; at < chosen.length; at += BATCH_SIZE) {
    signal.throwIfAborted();
    const batch = chosen.slice(at, at + BATCH_SIZE);
    const answers = await app.workers.run('findUseCases', batch.map(contextOf), sector);
    for (const [index, process] of batch.entries()) {
      const answer = answers[index];
      if (answer) found.push({ processId: process.id, label: labelOf(process), found: answer });
    }
  }
  const labels = new Map(rows.map((process) => [process.id, labelOf(process)]));
  const taken = await useCasesTaken(
    app,
    sectorId,
    chosen.map(({ id }) => id),
  );
  return assignUseCases(found, new Map([...taken].map(([useCaseId, id]) => [useCaseId, labels.get(id) ?? ''])));
}

const labelOf = ({ code, name }: ProcessRow) => `${code} ${name}`;
