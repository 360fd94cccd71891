import { AppError } from '@process-ai/contract/errors';
import { Piscina } from 'piscina';
import type { HeavyWork } from '../../app.ts';
import type { Order, Outcome, Tasks } from './worker.ts';

const TIME_LIMIT_MS = 20_000;
const MEMORY_LIMIT_MB = 1024;

/** Beside this file when it runs from source, beside the bundle when it is built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url).href;

/**
 * Parsing, exporting and comparing in worker threads: one hostile or huge file neither holds up other requests nor takes the
 * server down. Threads start with the first task, and one stays warm.
 */
export function createHeavyWork(): HeavyWork & { close(): Promise<void> } {
  let threads: Piscina<Order, Outcome> | undefined;
  const pool = () => {
    threads ??= new Piscina<Order, Outcome>({
      filename: WORKER,
      minThreads: 1,
      maxThreads: 2,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    return threads;
  };

  async function run<T extends keyof Tasks>(
    task: T,
    ...args: Parameters<Tasks[T]>
  ): Promise<Awaited<ReturnType<Tasks[T]>>> {
    const outcome = await pool()
      .run({ task, args }, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })
      .catch((error: unknown) => {
        throw isOverLimit(error) ? new AppError('taskTooHeavy') : error;
      });
    if ('refused' in outcome) {
      const { code, detail, issues } = outcome.refused;
      throw new AppError(code, detail, { issues });
    }
    return outcome.done as Awaited<ReturnType<Tasks[T]>>;
  }

  return {
    readProcesses: (file, fileName, options) => run('readProcesses', file, fileName, options),
    readDocument: (file, fileName) => run('readDocument', file, fileName),
    analyzeProcesses: (processes) => run('analyzeProcesses', processes),
    readSuitability: (process) => run('readSuitability', process),
    summarizeDocument: (document) => run('summarizeDocument', document),
    findFigures: (pages) => run('findFigures', pages),
    exportBlueprint: (format, source) => run('exportBlueprint', format, source),
    compareVendors: (...comparison) => run('compareVendors', ...comparison),
    matchVendors: (...comparison) => run('matchVendors', ...comparison),
    close: async () => threads?.destroy(),
  };
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY');
