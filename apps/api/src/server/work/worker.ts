import type { DocumentContext, ProcessContext } from '@process-ai/ai/analyst';
import { AppError, type ErrorCode, type Issue } from '@process-ai/contract/errors';
import type { ExportFormat } from '@process-ai/contract/exports';
import type { DocumentPage } from '@process-ai/contract/insights';
import type { Blueprint, BlueprintSource } from '@process-ai/domain/blueprint';
import type * as FitScore from '@process-ai/domain/fit-score';
import type { ReadOptions } from '../../app.ts';

/** One exporter a format, each loaded when it is first asked for. */
const EXPORTERS: Record<ExportFormat, (blueprint: Blueprint) => Promise<Uint8Array>> = {
  docs: async (blueprint) => (await import('@process-ai/exporters/docs/export-docs')).exportDocs(blueprint),
  sheets: async (blueprint) => (await import('@process-ai/exporters/sheets/export-sheets')).exportSheets(blueprint),
  slides: async (blueprint) => (await import('@process-ai/exporters/slides/export-slides')).exportSlides(blueprint),
};

/** What a worker thread can do. Each task loads its libraries when it is first asked for. */
const TASKS = {
  async readProcesses(file: Uint8Array, fileName: string, options: ReadOptions) {
    const { readProcesses } = await import('@process-ai/documents/read-processes');
    return readProcesses(file, fileName, options);
  },
  async readDocument(file: Uint8Array, fileName: string) {
    const { readDocument } = await import('@process-ai/documents/read-document');
    return readDocument(file, fileName);
  },
  async analyzeProcesses(processes: ProcessContext[]) {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    const { analyzeProcess } = createBuiltInAnalyst();
    return Promise.all(processes.map((process) => analyzeProcess(process)));
  },
  async readSuitability(process: ProcessContext) {
    const { readSuitability } = await import('@process-ai/ai/built-in/read-suitability');
    return readSuitability(process);
  },
  async summarizeDocument(document: DocumentContext) {
    const { createBuiltInAnalyst } = await import('@process-ai/ai/built-in/built-in-analyst');
    return createBuiltInAnalyst().summarizeDocument(document);
  },
  async findFigures(pages: DocumentPage[]) {
    const { findFigures } = await import('@process-ai/ai/built-in/find-figures');
    return findFigures(pages);
  },
  async exportBlueprint(format: ExportFormat, source: BlueprintSource) {
    const { buildBlueprint } = await import('@process-ai/domain/blueprint');
    return EXPORTERS[format](buildBlueprint(source));
  },
  async compareVendors(...comparison: Parameters<typeof FitScore.compareVendors>) {
    const { compareVendors } = await import('@process-ai/domain/fit-score');
    return compareVendors(...comparison);
  },
  async matchVendors(...comparison: Parameters<typeof FitScore.matchesOf>) {
    const { matchesOf } = await import('@process-ai/domain/fit-score');
    return matchesOf(...comparison);
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
