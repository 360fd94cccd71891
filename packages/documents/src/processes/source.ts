import type { ImportColumn, ImportFormat, ImportProblem } from '@process-ai/contract/imports';
import type { Mapping } from './mapping.ts';
import type { RawProcess } from './raw-process.ts';

/** A file read, before its processes are put into a hierarchy. */
export interface Source {
  format: ImportFormat;
  mapping: Mapping;
  columns: ImportColumn[];
  sheets: string[];
  rows: RawProcess[];
  problems: ImportProblem[];
}
