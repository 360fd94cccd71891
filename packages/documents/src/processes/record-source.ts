import { AppError } from '@process-ai/contract/errors';
import type { ImportFormat, ImportMapping } from '@process-ai/contract/imports';
import { refuseRelations } from './archimate.ts';
import { createBudget } from './budget.ts';
import { guessMapping } from './guess-mapping.ts';
import { type Field, headerRank } from './header-words.ts';
import { columnList, completeMapping, isComplete, missingFields } from './mapping.ts';
import { readRows } from './read-rows.ts';
import { isListWord, plainTag, type RecordNode, ROOT } from './record-node.ts';
import { COLUMNS_MAX, columnNames, type Source, type SourceTable, type TableRow } from './source.ts';

/** JSON or XML of any shape. Throws `importEmpty` when nothing in it has a code and a name. */
export function readRecords(root: RecordNode, format: ImportFormat, chosen: ImportMapping): Source {
  const table = findRecords(root, chosen);
  if (!table?.columns.length) {
    const what = format === 'json' ? 'The JSON has no objects' : 'The XML has no elements';
    throw new AppError('importEmpty', `${what} that describe processes, with a code and a name each.`);
  }
  if (!chosen.code || !chosen.name) refuseRelations(table);
  const mapping = { ...completeMapping(guessMapping(table, false), chosen, table.columns), levels: [] };
  if (!isComplete(mapping)) {
    const what = `The file holds a list, but nothing in it could be told to be ${missingFields(mapping)} of processes.`;
    throw new AppError('importNotReadable', `${what} ${columnList(table.columns)}`);
  }
  return readRows(format, table, mapping);
}

/**
 * Nodes → the table of those that describe processes, each row within the row of the record around it. The tag tells
 * which nodes those are: the known words for lists of processes if any such node has a code and a name, else the tag that
 * most nodes with both have. Null when no tag has any. Everything else (owners, parameters, wrappers) is passed
 * through; an object that a record has once adds its fields as "object.field".
 */
function findRecords(root: RecordNode, chosen: ImportMapping): SourceTable | null {
  const tags = recordTags(root, chosen);
  if (!tags.size) return null;
  const records: { fields: Map<string, string>; within: number | undefined }[] = [];
  collect(root, undefined);

  const keys = [...new Set(records.flatMap(({ fields }) => [...fields.keys()]))].slice(0, COLUMNS_MAX);
  return {
    columns: columnNames(keys),
    rows: records.map(({ fields, within }, index): TableRow => {
      const cells = keys.map((key) => fields.get(key) ?? '');
      return within === undefined ? { row: index + 1, cells } : { row: index + 1, cells, within };
    }),
  };

  function collect(node: RecordNode, within: number | undefined): void {
    let inside = within;
    if (tags.has(plainTag(node.tag)) && isOwnRecord(node)) {
      inside = records.length;
      records.push({ fields: fieldsOf(node, tags), within });
    }
    for (const child of node.children) collect(child, inside);
  }

  /** The document itself is the library, not a process, unless it has a code as well as a name. */
  function isOwnRecord(node: RecordNode): boolean {
    if (node.tag === ROOT) return hasCodeAndName(node, chosen);
    return (
      hasAny(node, chosen) || (node.fields.size > 0 && !node.children.some((child) => tags.has(plainTag(child.tag))))
    );
  }
}

function recordTags(root: RecordNode, chosen: ImportMapping): Set<string> {
  const counts = new Map<string, number>();
  count(root);
  const known = [...counts.keys()].filter((tag) => isListWord(tag) || tag === '' || tag === plainTag(ROOT));
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  if (known.some((tag) => tag !== plainTag(ROOT))) return new Set(known);
  if (most !== undefined) return new Set([...known, most]);
  return new Set(root.children.some(({ tag }) => tag === '') ? [''] : []);

  function count(node: RecordNode): void {
    const tag = plainTag(node.tag);
    if (hasCodeAndName(node, chosen)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    for (const child of node.children) count(child);
  }
}

function hasCodeAndName(node: RecordNode, chosen: ImportMapping): boolean {
  const code = fieldKey(node, 'code', chosen);
  const name = fieldKey(node, 'name', chosen, code);
  return code !== undefined && name !== undefined;
}

function hasAny(node: RecordNode, chosen: ImportMapping): boolean {
  return fieldKey(node, 'code', chosen) !== undefined || fieldKey(node, 'name', chosen) !== undefined;
}

function fieldKey(node: RecordNode, field: Field, chosen: ImportMapping, taken?: string): string | undefined {
  const own = chosen[field];
  if (own && node.fields.get(own)) return own;
  for (const [key, value] of node.fields) {
    if (value && key !== taken && headerRank(field, key) < Number.POSITIVE_INFINITY) return key;
  }
  return undefined;
}

function fieldsOf(node: RecordNode, tags: Set<string>): Map<string, string> {
  const fields = new Map(node.fields);
  const times = new Map<string, number>();
  for (const { tag } of node.children) times.set(tag, (times.get(tag) ?? 0) + 1);
  for (const child of node.children) {
    if (times.get(child.tag) !== 1 || tags.has(plainTag(child.tag))) continue;
    for (const [key, value] of child.fields) fields.set(`${child.tag}.${key}`, value);
  }
  return fields;
}

const NESTING_MAX = 100;
/** 50,000 processes with 20 fields each. */
const VALUES_MAX = 1_000_000;

/**
 * JSON text → nodes. Numbers keep their digits as written (the code 9.10 is not 9.1).
 * Throws `importNotReadable` when it is not JSON, nested more than 100 levels deep, or holds more than a million values.
 */
export function readJson(text: string): RecordNode {
  checkSize(text);
  const root: RecordNode = { tag: ROOT, fields: new Map(), children: [] };
  const value = parseJson(text);
  if (Array.isArray(value)) addValue(root, '', value);
  else if (typeof value === 'object' && value !== null) addFields(root, value);
  return root;
}

function addFields(node: RecordNode, value: object): void {
  for (const key of Object.keys(value)) addValue(node, key, (value as Record<string, unknown>)[key]);
}

function addValue(node: RecordNode, key: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object' && item !== null) addValue(node, key, item);
  } else if (typeof value === 'object' && value !== null) {
    const child: RecordNode = { tag: key, fields: new Map(), children: [] };
    addFields(child, value);
    node.children.push(child);
  } else if (node.fields.size < COLUMNS_MAX) {
    node.fields.set(key, typeof value === 'string' ? value.trim() : scalarText(value));
  }
}

function scalarText(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function parseJson(text: string): unknown {
  try {
    return NUMBER_THAT_CHANGES.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text);
  } catch (cause) {
    if (LONG_NUMBER.test(text)) {
      throw new AppError('importNotReadable', 'The JSON holds a number of more than a thousand digits.');
    }
    const where = cause instanceof SyntaxError ? (/line \d+ column \d+/.exec(cause.message)?.[0] ?? null) : null;
    throw new AppError('importNotReadable', `The file is not valid JSON${where ? `: it breaks off at ${where}` : ''}.`);
  }
}

/** A decimal with a last zero, or more digits than a number holds: the slower parse below is only for these. */
const NUMBER_THAT_CHANGES = /[[:,]\s*-?(?:\d+\.\d*0|\d{16,})\s*[\],}]/;

function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value;
}

/** Counts brackets and commas outside of strings before anything is built: a value of two bytes takes fifty in memory. */
function checkSize(text: string): void {
  let values = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (character === QUOTE) index = endOfString(text, index);
    else if (character === 0x2c) values += 1;
    else if (character === 0x5b || character === 0x7b) {
      values += 1;
      depth += 1;
      if (depth > NESTING_MAX) {
        throw new AppError('importNotReadable', `The JSON is nested more than ${NESTING_MAX} levels deep.`);
      }
    } else if (character === 0x5d || character === 0x7d) depth -= 1;
  }
  createBudget('values', VALUES_MAX).take(values);
}

const LONG_NUMBER = /[[:,]\s*-?\d{1000}/;
const QUOTE = 0x22;

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && escaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function escaped(text: string, index: number): boolean {
  let slashes = 0;
  while (text[index - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
