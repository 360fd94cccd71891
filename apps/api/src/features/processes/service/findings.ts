import type { SectorBrief } from '@process-ai/ai/analyst';
import { assignUseCases, type FoundAt } from '@process-ai/ai/use-cases/assign-use-cases';
import type { Found } from '@process-ai/ai/use-cases/find-use-cases';
import type { ProcessFinding } from '@process-ai/contract/findings';
import type { App } from '../../../app.ts';
import { useCasesTaken } from '../../opportunities/service.ts';
import type { ProcessRow } from '../service.ts';
import type { ProcessInTree } from './context.ts';

/** So many processes are looked up together, for a fraction of a second, and so many batches at a time. */
const BATCH_SIZE = 125;
const AT_ONCE = 2;

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
  const answers: Found[] = [];
  const starts = Array.from(
    { length: Math.ceil(chosen.length / BATCH_SIZE) },
    (_, batch) => batch * BATCH_SIZE,
  ).values();
  const lookUp = async () => {
    for (const start of starts) {
      signal.throwIfAborted();
      const batch = chosen.slice(start, start + BATCH_SIZE);
      const found = await app.workers.run('findUseCases', batch.map(contextOf), sector);
      for (const [index, answer] of found.entries()) answers[start + index] = answer;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lookUp));
  const found = chosen.flatMap((process, index): FoundAt[] => {
    const answer = answers[index];
    return answer ? [{ processId: process.id, label: labelOf(process), found: answer }] : [];
  });
  const labels = new Map(rows.map((process) => [process.id, labelOf(process)]));
  const taken = await useCasesTaken(
    app,
    sectorId,
    chosen.map(({ id }) => id),
  );
  return assignUseCases(found, new Map([...taken].map(([useCaseId, id]) => [useCaseId, labels.get(id) ?? ''])));
}

const labelOf = ({ code, name }: ProcessRow) => `${code} ${name}`;
