import { AppError } from '@process-ai/contract/errors';
import { CELLS_MAX, CHARACTERS_MAX, createBudget } from './budget.ts';
import { decodeEntities } from './decode-entities.ts';
import { ACCEPTED } from './detect-content.ts';
import { builtInFormat } from './number-format.ts';
import { storable } from './problems.ts';
import { readRelationships } from './relationships.ts';
import { scanPart } from './scan-part.ts';
import { attribute } from './scan-tags.ts';
import type { TableRow } from './source-table.ts';
import { readWorksheet, unescapeString, type WorkbookParts } from './worksheet.ts';
import { openZip, type Zip } from './zip.ts';

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
 * Throws `fileTypeRefused` for what is no XLSX workbook (other zips, macros, binary workbooks, passwords, bombs),
 * `importNotReadable` for a DOCTYPE in any part and for damaged files.
 */
export function openWorkbook(bytes: Uint8Array): Workbook {
  const zip = openZip(bytes);
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) {
    throw new AppError('fileTypeRefused', 'The workbook holds macros: save it as .xlsx without them.');
  }
  const main = readRelationships(zip, '').find(({ type }) => type.endsWith('/officeDocument'))?.target ?? '';
  const { isWorkbook, sheetIds } = readMain(zip, main);
  if (!isWorkbook) {
    throw new AppError('fileTypeRefused', `The file is a zip archive, but not an XLSX workbook. ${ACCEPTED}`);
  }
  const related = readRelationships(zip, main);
  const partOf = (kind: string) => related.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '';
  const parts = {
    strings: sharedStrings(zip, partOf('sharedStrings')),
    formats: cellFormats(zip, partOf('styles')),
    cells: createBudget('cells', CELLS_MAX),
    characters: createBudget('characters of text', CHARACTERS_MAX),
  };
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const sheets = new Map<string, string>();
  for (const [name, id] of sheetIds) {
    const target = targets.get(id);
    if (target !== undefined) sheets.set(name, target);
  }
  checkOtherParts(zip, new Set(sheets.values()));
  return {
    sheets: [...sheets.keys()],
    rowsOf: (sheet) => readWorksheet(zip, sheets.get(sheet) ?? '', parts),
  };
}

/** Names of sheets with the ids of their relationships. */
function readMain(zip: Zip, main: string): { isWorkbook: boolean; sheetIds: [name: string, id: string][] } {
  let isWorkbook = false;
  const sheetIds: [string, string][] = [];
  scanPart(zip, main, ['workbook', 'sheet'], (tag) => {
    if (tag.name === 'workbook') isWorkbook = true;
    else sheetIds.push([storable(decodeEntities(nameOf(tag) ?? '').slice(0, 200)), relationId(tag) ?? '']);
    if (sheetIds.length > SHEETS_MAX) {
      throw new AppError('importNotReadable', `The workbook has more than ${SHEETS_MAX} sheets.`);
    }
  });
  return { isWorkbook, sheetIds };
}

/** A DOCTYPE in a part that nobody reads is refused as well. Sheets are checked when they are read. */
function checkOtherParts(zip: Zip, sheets: Set<string>): void {
  for (const name of zip.untouched()) {
    if (/\.(xml|rels)$/i.test(name) && !sheets.has(name)) scanPart(zip, name, [], () => undefined);
  }
}

const nameOf = attribute('name');
const relationId = attribute('id');
const formatCode = attribute('formatCode');
const formatId = attribute('numFmtId');

/** Rich text is joined; its phonetic guides are not part of the text. */
function sharedStrings(zip: Zip, part: string): WorkbookParts['strings'] {
  const characters = createBudget('characters of text', CHARACTERS_MAX);
  const texts = createBudget('shared texts', STRINGS_MAX);
  const strings: string[] = [];
  let phonetic = false;
  let text = '';
  scanPart(zip, part, ['si', 't', 'rPh'], (tag) => {
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

function cellFormats(zip: Zip, part: string): WorkbookParts['formats'] {
  const styles = createBudget('cell styles', FORMATS_MAX);
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let inCellStyles = false;
  scanPart(zip, part, ['numFmt', 'cellXfs', 'xf'], (tag) => {
    const id = formatId(tag) ?? '';
    if (tag.name !== 'cellXfs') styles.take(1);
    if (tag.name === 'numFmt') custom.set(id, decodeEntities(formatCode(tag) ?? ''));
    else if (tag.name === 'cellXfs') inCellStyles = tag.kind === 'open';
    else if (inCellStyles && tag.kind !== 'close') formats.push(custom.get(id) ?? builtInFormat(Number(id)));
  });
  return formats;
}
