import { AppError } from '@process-ai/contract/errors';
import type { ImportMapping, ImportProblem } from '@process-ai/contract/imports';
import { processElements, refuseRelations } from './archimate.ts';
import { readCsv } from './csv.ts';
import { withoutLastDot } from './dotted-code.ts';
import { findHeader } from './guess-mapping.ts';
import { columnList, completeMapping, FIELDS, isComplete, type Mapping, missingFields } from './mapping.ts';
import { error, quoted, rowList, warning } from './problems.ts';
import { readRows } from './read-rows.ts';
import { type Source, type SourceTable } from './source.ts';
import { openWorkbook, type Workbook } from './workbook.ts';

/** Delimited text. Throws `importEmpty` and `importNotReadable`. */
export function readTextTable(text: string, chosen: ImportMapping): Source {
  const { table: whole, mapping: guess } = findHeader(rowsOf(text));
  if (!chosen.code || !chosen.name) refuseRelations(whole);
  const { table, left } = processElements(whole);
  const mapping = completeMapping(guess, chosen, table.columns);
  const ragged = findRaggedRows(table, mapping);
  const raggedRows = ragged.map(({ row }) => row);
  requireMapped(table, mapping, raggedRows);
  const source = readRows('csv', table, mapping);
  const foreign = left === 0 ? [] : [warning(0, null, `${left} elements that are no processes are left out.`)];
  return { ...source, problems: [...ragged, ...foreign, ...source.problems] };
}

/** Characters of which the rows are kept. */
const KEPT_MAX = 1024 * 1024;
let kept: { text: string; rows: SourceTable['rows'] } | undefined;

/** The rows of a text. Those of the last one are at hand: what a preview has shown is read once more to complete it. */
function rowsOf(text: string): SourceTable['rows'] {
  if (kept?.text === text) return kept.rows;
  const rows = readCsv(text);
  kept = text.length > KEPT_MAX ? undefined : { text, rows };
  return rows;
}

/** Throws when code or name have no column; names the columns of the file and the rows that do not fit them. */
function requireMapped(table: SourceTable, mapping: Mapping, ragged: number[] = []): void {
  if (isComplete(mapping)) return;
  if (!table.columns.length) throw new AppError('importEmpty', 'The file holds no rows.');
  const what = `No column could be told to hold ${missingFields(mapping)} of processes.`;
  const damage = ragged.length ? ` The cells of ${rowList(ragged)} do not fit the header.` : '';
  throw new AppError('importNotReadable', `${what} ${columnList(table.columns)}${damage}`);
}

/**
 * Rows whose cells do not fit the header. Too long, or too short for a column that is read, is an error (cells have
 * moved); a row that lacks only other columns is a warning. Empty rows and empty cells at the end of a row do not count.
 */
function findRaggedRows(table: SourceTable, mapping: Mapping): ImportProblem[] {
  const width = table.columns.length;
  const read = [mapping.code, mapping.name, mapping.level, mapping.parent];
  const needed = Math.max(...read.map((column) => table.columns.indexOf(column ?? ''))) + 1;
  return table.rows.flatMap(({ row, cells }) => {
    const filled = cells.findLastIndex((cell) => cell) + 1;
    if (filled > width) return [error(row, null, `The row has ${filled} cells, but the header has ${width} columns.`)];
    if (filled === 0 || cells.length >= width) return [];
    const report = cells.length < needed ? error : warning;
    return [report(row, null, `The row has only ${cells.length} of the ${width} columns of the header.`)];
  });
}

/**
 * A workbook: the sheet that is chosen, or else the one with most processes, with the descriptions of another sheet.
 * Throws as `openWorkbook` does, and `importEmpty`.
 */
export function readWorkbookTable(bytes: Uint8Array, chosen: ImportMapping): Source {
  const workbook = openWorkbook(bytes);
  const { sheets } = workbook;
  for (const name of [chosen.sheet, chosen.descriptionSheet]) {
    if (name && !sheets.includes(name))
      throw new AppError('importNotReadable', `The workbook has no sheet ${quoted(name)}.`);
  }
  const sheet = chosen.sheet || (sheets.length === 1 && sheets[0]);
  if (!sheet) {
    const { source, glossaries } = bestSheet(workbook, chosen);
    return withDescriptions({ ...source, sheets }, glossaries, chosen.descriptionSheet);
  }
  const { table, mapping: guess } = readSheet(workbook, sheet);
  const mapping = { ...completeMapping(guess, chosen, table.columns), sheet };
  if (!chosen.code || !chosen.name) refuseRelations(table);
  requireMapped(table, mapping);
  const source = { ...readRows('xlsx', table, mapping), sheets };
  return withDescriptions(source, glossariesBeside(workbook, sheet), chosen.descriptionSheet);
}

function readSheet(workbook: Workbook, sheet: string): { table: SourceTable; mapping: Mapping } {
  const rows = workbook.rowsOf(sheet);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return findHeader(rows, width);
}

/** Rows that repeat codes count against a sheet: lists of metrics and of changes name each process many times. */
function bestSheet(workbook: Workbook, chosen: ImportMapping): { source: Source; glossaries: Glossary[] } {
  let best: { source: Source; processes: number } | null = null;
  const glossaries: Glossary[] = [];
  for (const sheet of workbook.sheets) {
    const { table, mapping: guess } = readSheet(workbook, sheet);
    glossaries.push(...glossaryIn(sheet, table, guess));
    if (!hasColumns(table, chosen)) continue;
    const mapping = { ...completeMapping(guess, chosen, table.columns), sheet };
    if (!isComplete(mapping)) continue;
    const source = readRows('xlsx', table, mapping);
    const named = source.rows.filter(({ code, name }) => code && name);
    const processes = 2 * new Set(named.map(({ code }) => code)).size - named.length;
    if (processes > (best?.processes ?? 0)) best = { source, processes };
  }
  if (!best) throw new AppError('importEmpty', 'No sheet of the workbook has a column of codes and one of names.');
  return { source: best.source, glossaries };
}

/** What a sheet says of codes: the text, and the name where it has one. */
interface Glossary {
  sheet: string;
  byCode: Map<string, { name: string; description: string }>;
}

/** None where the sheet has no column of codes and one of descriptions, or describes a code in more than one way. */
function glossaryIn(sheet: string, table: SourceTable, guess: Mapping): Glossary[] {
  const [code, name, description] = (['code', 'name', 'description'] as const).map((field) =>
    table.columns.indexOf(guess[field] ?? ''),
  ) as [number, number, number];
  if (code < 0 || description < 0) return [];
  const byCode: Glossary['byCode'] = new Map();
  for (const { cells } of table.rows) {
    const key = withoutLastDot(cells[code] ?? '');
    const text = cells[description] ?? '';
    if (!key || !text) continue;
    if ((byCode.get(key)?.description ?? text) !== text) return [];
    byCode.set(key, { name: plainName(cells[name] ?? ''), description: text });
  }
  return byCode.size > 0 ? [{ sheet, byCode }] : [];
}

/** Of all sheets but the one that is read. A workbook too large to read whole has none: the sheet itself was read. */
function glossariesBeside(workbook: Workbook, read: string): Glossary[] {
  try {
    return workbook.sheets.flatMap((sheet) => {
      if (sheet === read) return [];
      const { table, mapping } = readSheet(workbook, sheet);
      return glossaryIn(sheet, table, mapping);
    });
  } catch (cause) {
    if (cause instanceof AppError) return [];
    throw cause;
  }
}

const plainName = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Fills in what the rows leave empty from the sheet that describes most of their codes, under the same names. Of two
 * that say different things of the same codes neither is joined, unless a person has chosen one; `null` chooses none.
 */
function withDescriptions(source: Source, glossaries: readonly Glossary[], chosen: string | null | undefined): Source {
  const said = glossaries
    .filter(({ sheet }) => sheet !== source.mapping.sheet && (!chosen || sheet === chosen))
    .map(({ sheet, byCode }) => {
      const described = new Map<number, string>();
      let known = 0;
      for (const [index, { code, name, description }] of source.rows.entries()) {
        const entry = byCode.get(withoutLastDot(code));
        if (!entry || (entry.name && entry.name !== plainName(name))) continue;
        known += 1;
        if (!description) described.set(index, entry.description);
      }
      return { sheet, described, isForThese: 2 * known >= byCode.size };
    })
    .filter(({ described, isForThese }) => described.size > 0 && (isForThese || chosen))
    .toSorted((a, b) => b.described.size - a.described.size);
  const [best, ...others] = said;
  if (!best) return source;
  const rival = others.find(({ described }) =>
    [...described].some(([index, text]) => (best.described.get(index) ?? text) !== text),
  );
  if (rival) {
    const problem = `The sheets ${quoted(best.sheet)} and ${quoted(rival.sheet)} describe the same codes in different words: neither was joined.`;
    return { ...source, problems: [...source.problems, warning(0, null, problem)] };
  }
  const descriptions = { sheet: best.sheet, count: best.described.size };
  if (chosen === null) return { ...source, descriptions };
  return {
    ...source,
    descriptions,
    mapping: { ...source.mapping, descriptionSheet: best.sheet },
    rows: source.rows.map((row, index) => ({
      ...row,
      description: row.description || best.described.get(index) || '',
    })),
  };
}

function hasColumns({ columns }: SourceTable, chosen: ImportMapping): boolean {
  const wanted = [...FIELDS.map((field) => chosen[field]), ...(chosen.levels ?? [])];
  return wanted.every((column) => !column || columns.includes(column));
}
