import type { ImportColumn, ImportFormat, ImportProblem, ImportReading } from '@process-ai/contract/imports';
import type { Mapping } from './mapping.ts';
import { storable } from './problems.ts';
import type { RawProcess } from './raw-process.ts';

/** A file read, before its processes are put into a hierarchy. */
export interface Source {
  format: ImportFormat;
  mapping: Mapping;
  columns: ImportColumn[];
  sheets: string[];
  descriptions: ImportReading['descriptions'];
  rows: RawProcess[];
  problems: ImportProblem[];
}

export const ROWS_MAX = 100_000;
export const COLUMNS_MAX = 1_000;

/** A row with its number as a person sees it in the file. */
export interface TableRow {
  row: number;
  cells: string[];
  /** Index of the row that encloses this one, where the format nests (JSON, XML). */
  within?: number;
}

/** What every format with columns or keys is turned into: unique column names, and the rows below them. */
export interface SourceTable {
  columns: string[];
  rows: TableRow[];
}

/** Storable, unique and never empty names for the columns, made of a header row. */
export function columnNames(header: string[]): string[] {
  const taken = new Set<string>();
  return header.map((cell, index) => {
    const name = storable(cell.replace(/\s+/g, ' ').trim().slice(0, 300)) || `Column ${index + 1}`;
    let unique = name;
    for (let number = 2; taken.has(unique); number += 1) unique = `${name} (${number})`;
    taken.add(unique);
    return unique;
  });
}

/** The columns that hold anything, each with up to three different values. */
export function describeColumns({ columns, rows }: SourceTable): ImportColumn[] {
  return columns.flatMap((key, index) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      if (cells[index]) samples.add(storable(cells[index].slice(0, 80)));
      if (samples.size === 3) break;
    }
    return samples.size || key !== `Column ${index + 1}` ? [{ key, samples: [...samples] }] : [];
  });
}
