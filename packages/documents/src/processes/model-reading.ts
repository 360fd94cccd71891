import type { ImportProblem } from '@process-ai/contract/imports';
import type { RawProcess } from './raw-process.ts';

/** What a model (BPMN, ArchiMate) yields: it has no columns to map. `row` is the n-th process read. */
export interface ModelReading {
  processes: RawProcess[];
  problems: ImportProblem[];
}

/** Collects processes so that each is numbered, and known by the index that its children name. */
export function addModelProcess(
  processes: RawProcess[],
  fields: Pick<RawProcess, 'code' | 'name' | 'description' | 'within'>,
): number {
  processes.push({ ...fields, row: processes.length + 1, level: '', parent: '', key: '' });
  return processes.length - 1;
}
