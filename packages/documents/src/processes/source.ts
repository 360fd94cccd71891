import { AppError } from '@process-ai/contract/errors';
import type { ImportColumn, ImportFormat, ImportProblem, ImportReading } from '@process-ai/contract/imports';
import { isArchimateElement, isArchimateRelation, isProcessElement, RELATIONS_ONLY } from './archimate.ts';
import type { Mapping } from './mapping.ts';
import { storable } from './problems.ts';
import type { RawProcess } from './raw-process.ts';
import { plainTag } from './record-node.ts';

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

const SOURCE = /^(?:source|quelle|origen|origine|bron|origem)(?:id|element|name|elementid|elementname)?$/;
const TARGET = /^(?:target|ziel|destino|cible|doel|alvo)(?:id|element|name|elementid|elementname)?$/;
const RELATION = /^(?:relation|relationship|beziehung|relacion|relazione|relatie|relacao)(?:type|typ|id|name)?$/;

/**
 * Refuses a list of relations: a source and a target in nearly every row, and a column that says which relation, or
 * holds ArchiMate's. Throws `importNotReadable`.
 */
export function refuseRelations({ columns, rows }: SourceTable): void {
  const words = columns.map(plainTag);
  const place = (pattern: RegExp) => words.findIndex((word) => pattern.test(word));
  const filled = (at: number) => at >= 0 && rows.filter(({ cells }) => cells[at]).length >= 0.8 * rows.length;
  if (rows.length === 0 || !filled(place(SOURCE)) || !filled(place(TARGET))) return;
  const type = words.indexOf('type');
  const isArchimate = rows.filter(({ cells }) => isArchimateRelation(cells[type] ?? '')).length >= 0.8 * rows.length;
  if (!filled(place(RELATION)) && !isArchimate) return;
  throw new AppError('importNotReadable', RELATIONS_ONLY);
}

/** Of a list of ArchiMate elements the processes alone, with how many others there were. */
export function processElements(table: SourceTable): { table: SourceTable; left: number } {
  const { columns, rows } = table;
  const type = columns.findIndex((column) => ['type', 'elementtype'].includes(plainTag(column)));
  const isElement = ({ cells }: TableRow) => isArchimateElement(cells[type] ?? '');
  if (type < 0 || rows.filter(isElement).length < 0.5 * rows.length) return { table, left: 0 };
  const kept = rows.filter(({ cells }) => isProcessElement(cells[type] ?? ''));
  return kept.length === 0 ? { table, left: 0 } : { table: { columns, rows: kept }, left: rows.length - kept.length };
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
