import { AppError } from '@process-ai/contract/errors';
import type { ImportFormat, ImportMapping } from '@process-ai/contract/imports';
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
