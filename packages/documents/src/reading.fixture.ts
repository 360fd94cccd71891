import type { ImportReading } from '@process-ai/contract/imports';
import { readProcesses } from './read-processes.ts';

/** Reads a text as a file of the given name. */
export function readText(
  text: string,
  name = 'list.csv',
  options: Parameters<typeof readProcesses>[2] = {},
): Promise<ImportReading> {
  return readProcesses(new TextEncoder().encode(text), name, options);
}

/** The shape of the hierarchy: "code < parent @level" for each process. */
export function treeOf({ processes }: ImportReading): string[] {
  return processes.map(({ code, parentCode, level }) => `${code} < ${parentCode ?? '-'} @${level}`);
}

/** "row column" for each problem of one kind. */
export function problemsOf(reading: ImportReading, severity: 'error' | 'warning'): string[] {
  return reading.problems
    .filter((problem) => problem.severity === severity)
    .map(({ row, column }) => `${row} ${column ?? '-'}`);
}
