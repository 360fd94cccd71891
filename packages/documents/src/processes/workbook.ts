import { AppError } from '@process-ai/contract/errors';
import { type OfficeFile, openOfficeFile } from '../office/office-file.ts';
import { attribute, decodeEntities } from '../office/scan-tags.ts';
import { CELLS_MAX, CHARACTERS_MAX, createBudget } from './budget.ts';
import { ACCEPTED } from './detect-content.ts';
import { builtInFormat } from './number-format.ts';
import { storable } from './problems.ts';
import type { TableRow } from './source-table.ts';
import { readWorksheet, unescapeString, type WorkbookParts } from './worksheet.ts';

const SHEETS_MAX = 1_000;
const STRINGS_MAX = 1_000_000;
const FORMATS_MAX = 100_000;
/** More does not fit into a cell of any spreadsheet. */
const STRING_MAX = 32_767;

/** The sheets of a workbook in their order; the rows of one are read when asked for. */
export interface Workbook {
  sheets: string[];
  rowsOf: (sheet: string) => TableRow[];
}

/**
 * XLSX bytes → sheets. Only cells are read: no formulas, merged areas, validations or pictures, which is where a small
 * file can cost a reader gigabytes.
 * Throws `fileTypeRefused` for what is no XLSX workbook (other zips, macros, binary workbooks), `importNotReadable` beyond
 * the limits, and as `openOfficeFile` does, here for a DOCTYPE in any part.
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const file = openOfficeFile(bytes);
  if (file.parts.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new AppError('fileTypeRefused', 'The workbook holds macros: save it as .xlsx without them.');
  }
  const { isWorkbook, sheetIds } = readMain(file);
  if (!isWorkbook) {
    throw new AppError('fileTypeRefused', `The file is a zip archive, but not an XLSX workbook. ${ACCEPTED}`);
  }
  const related = file.related(file.main);
  const partOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '';
  const parts = {
    strings: sharedStrings(file, partOf('sharedStrings')),
    formats: cellFormats(file, partOf('styles')),
    cells: createBudget('cells', CELLS_MAX),
    characters: createBudget('characters of text', CHARACTERS_MAX),
  };
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets = new Map<string, string>();
  for (const [name, id] of sheetIds) {
    const target = targets.get(id);
    if (target !== undefined) sheets.set(name, target);
  }
  checkOtherParts(file, new Set(sheets.values()));
  return {
    sheets: [...sheets.keys()],
    rowsOf: (sheet) => readWorksheet(file, sheets.get(sheet) ?? '', parts),
  };
}

/** Names of sheets with the ids of their relationships. */
function readMain(file: OfficeFile): { isWorkbook: boolean; sheetIds: [name: string, id: string][] } {
  let isWorkbook = false;
  const sheetIds: [string, string][] = [];
  file.scan(file.main, ['workbook', 'sheet'], (tag) => {
    if (tag.name === 'workbook') isWorkbook = true;
    else sheetIds.push([storable(decodeEntities(nameOf(tag) ?? '').slice(0, 200)), relationId(tag) ?? '']);
    if (sheetIds.length > SHEETS_MAX) {
      throw new AppError('importNotReadable', `The workbook has more than ${SHEETS_MAX} sheets.`);
    }
  });
  return { isWorkbook, sheetIds };
}

/** A DOCTYPE in a part that nobody reads is refused as well. Sheets are checked when they are read. */
function checkOtherParts(file: OfficeFile, sheets: Set<string>): void {
  for (const name of file.untouched()) {
    if (/\.(xml|rels)$/i.test(name) && !sheets.has(name)) file.scan(name, [], () => undefined);
  }
}

const nameOf = attribute('name');
const relationId = attribute('id');
const formatCode = attribute('formatCode');
const formatId = attribute('numFmtId');

/** Rich text is joined; its phonetic guides are not part of the text. */
function sharedStrings(file: OfficeFile, part: string): WorkbookParts['strings'] {
  const characters = createBudget('characters of text', CHARACTERS_MAX);
  const texts = createBudget('shared texts', STRINGS_MAX);
  const strings: string[] = [];
  let phonetic = false;
  let text = '';
  file.scan(part, ['si', 't', 'rPh'], (tag) => {
    if (tag.name === 'rPh') phonetic = tag.kind === 'open';
    else if (tag.name === 't' && tag.kind === 'open' && !phonetic) {
      characters.take(tag.text.length);
      text = (text + decodeEntities(tag.text)).slice(0, STRING_MAX);
    } else if (tag.name === 'si' && tag.kind === 'open') text = '';
    else if (tag.name === 'si') {
      texts.take(1);
      strings.push(unescapeString(tag.kind === 'empty' ? '' : text));
    }
  });
  return strings;
}

function cellFormats(file: OfficeFile, part: string): WorkbookParts['formats'] {
  const styles = createBudget('cell styles', FORMATS_MAX);
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let inCellStyles = false;
  file.scan(part, ['numFmt', 'cellXfs', 'xf'], (tag) => {
    const id = formatId(tag) ?? '';
    if (tag.name !== 'cellXfs') styles.take(1);
    if (tag.name === 'numFmt') custom.set(id, decodeEntities(formatCode(tag) ?? ''));
    else if (tag.name === 'cellXfs') inCellStyles = tag.kind === 'open';
    else if (inCellStyles && tag.kind !== 'close') formats.push(custom.get(id) ?? builtInFormat(Number(id)));
  });
  return formats;
}
