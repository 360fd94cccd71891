import type { DocumentContext, ProcessContext } from '@process-ai/ai/analyst';
import type { DeepLevels, ImportMapping } from '@process-ai/contract/imports';
import type { DocumentPage } from '@process-ai/contract/insights';
import type * as FitScore from '@process-ai/domain/fit-score';
import type { ExportOrder } from './export-blueprint.ts';
import type { Task } from './pool.ts';

const MB = 1024 * 1024;

/** A kind of task that may take so many seconds, and is large where its arguments say so. */
const task = <Args extends unknown[], Result>(
  seconds: number,
  run: (...args: Args) => Promise<Result>,
  isLarge: (...args: Args) => boolean = () => false,
) => ({ seconds, run, isLarge });

interface ReadOptions {
  mapping?: ImportMapping | undefined;
  deepLevels?: DeepLevels | undefined;
}

interface Chosen {
  sectorId: string;
  processIds: string[];
}

type Comparison = Parameters<typeof FitScore.compareVendors>;

/** What the children can do. Each task loads its libraries when it is first asked for. */
export const TASKS = {
  readProcesses: task(
    20,
    async (file: Uint8Array, fileName: string, options: ReadOptions) => {
      const { readProcesses } = await import('@process-ai/documents/read-processes');
      return readProcesses(file, fileName, options);
    },
    (file) => file.length > 4 * MB,
  ),
  /** The text of an insight document. Throws when it is damaged, protected, or not what it claims to be. */
  readDocument: task(
    20,
    async (file: Uint8Array, fileName: string) => {
      const { readDocument } = await import('@process-ai/documents/read-document');
      return readDocument(file, fileName);
    },
    (file) => file.length > MB,
  ),
  /** The built-in analyst on many processes. */
  analyzeProcesses: task(20, async (processes: ProcessContext[]) => {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    const { analyzeProcess } = createBuiltInAnalyst();
    return Promise.all(processes.map((process) => analyzeProcess(process)));
  }),
  readSuitability: task(20, async (process: ProcessContext) => {
    const { readSuitability } = await import('@process-ai/ai/built-in/read-suitability');
    return readSuitability(process);
  }),
  /** The built-in analyst's summary of a document. */
  summarizeDocument: task(20, async (document: DocumentContext) => {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    return createBuiltInAnalyst().summarizeDocument(document);
  }),
  findFigures: task(20, async (pages: DocumentPage[]) => {
    const { findFigures } = await import('@process-ai/ai/built-in/find-figures');
    return findFigures(pages);
  }),
  /** The blueprint of 20,000 processes takes some ten seconds on two busy cores. */
  exportBlueprint: task(
    120,
    async (order: ExportOrder, _processes: number) => {
      const { exportBlueprint } = await import('./export-blueprint.ts');
      return exportBlueprint(order);
    },
    (_order, processes) => processes > 4000,
  ),
  compareVendors: task(60, async ({ sectorId, processIds }: Chosen, vendors: Comparison[1], options: Comparison[2]) => {
    const [{ compareVendors }, needs] = await Promise.all([
      import('@process-ai/domain/fit-score'),
      needsOf(sectorId, processIds),
    ]);
    return compareVendors(needs, vendors, options);
  }),
  matchVendors: task(60, async ({ sectorId, processIds }: Chosen, vendors: Comparison[1]) => {
    const [{ matchesOf }, needs] = await Promise.all([
      import('@process-ai/domain/fit-score'),
      needsOf(sectorId, processIds),
    ]);
    return matchesOf(needs, vendors);
  }),
  /** The processes of a sector with their opportunities, as the JSON of the contract. */
  serializeProcesses: task(20, async (sectorId: string) => {
    const { database, readAll } = await import('./read-processes.ts');
    return Buffer.from(JSON.stringify(await readAll(database(), sectorId)));
  }),
} satisfies Record<string, Task>;

export type Tasks = typeof TASKS;

async function needsOf(sectorId: string, processIds: string[]) {
  const { database, readSome } = await import('./read-processes.ts');
  return (await readSome(database(), sectorId, processIds)).flatMap(({ opportunities }) => opportunities);
}
