import { AppError, type ErrorCode, type Issue } from '@process-ai/contract/errors';
import type { Blueprint } from '@process-ai/domain/blueprint';
import type { ReadOptions } from '../../app.ts';

/** What a worker thread can do. Each task loads its libraries when it is first asked for. */
const TASKS = {
  async readProcesses(file: Uint8Array, fileName: string, options: ReadOptions) {
    const { readProcesses } = await import('@process-ai/documents/read-processes');
    return readProcesses(file, fileName, options);
  },
  async exportSheets(blueprint: Blueprint) {
    const { exportSheets } = await import('@process-ai/exporters/sheets/export-sheets');
    return exportSheets(blueprint);
  },
};

export type Tasks = typeof TASKS;

export interface Order {
  task: keyof Tasks;
  args: unknown[];
}

/** An error loses its class on the way between threads, so a known one travels as a value. */
export type Outcome = { done: unknown } | { refused: { code: ErrorCode; detail: string; issues: Issue[] | undefined } };

export default async function work({ task, args }: Order): Promise<Outcome> {
  try {
    const run = TASKS[task] as (...args: unknown[]) => Promise<unknown>;
    return { done: await run(...args) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: { code: error.code, detail: error.detail, issues: error.issues } };
  }
}
