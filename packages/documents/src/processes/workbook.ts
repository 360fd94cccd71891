import path from 'node:path';
import { AppError } from '@process-ai/contract/errors';
import { decodeEntities } from './decode-entities.ts';
import { decodeText } from './decode-text.ts';
import { ACCEPTED } from './detect-content.ts';
import { builtInFormat } from './number-format.ts';
import { storable } from './problems.ts';
import { readRelationships, relationshipsPart } from './relationships.ts';
import { attribute, scanTags } from './scan-tags.ts';
import type { TableRow } from './source-table.ts';
import { readWorksheet, unescapeString, type WorkbookParts } from './worksheet.ts';
import { openZip } from './zip.ts';

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
  const texts = new Map<string, string>();
  for (const name of zip.names) if (/\.(xml|rels)$/i.test(name)) texts.set(name, readPart(zip.read(name)));

  const main =
    readRelationships(texts.get('_rels/.rels') ?? '', '').find(({ type }) => type.endsWith('/officeDocument'))
      ?.target ?? '';
  const workbook = texts.get(main);
  if (workbook === undefined || !/<(?:[\w.-]+:)?workbook[\s>]/.test(workbook)) {
    throw new AppError('fileTypeRefused', `The file is a zip archive, but not an XLSX workbook. ${ACCEPTED}`);
  }
  const related = readRelationships(texts.get(relationshipsPart(main)) ?? '', path.posix.dirname(main));
  const partOf = (kind: string) => texts.get(related.find(({ type }) => type.endsWith(`/${kind}`))?.target ?? '') ?? '';
  const parts = { strings: sharedStrings(partOf('sharedStrings')), formats: cellFormats(partOf('styles')) };
  const sheets = new Map<string, string>();
  scanTags(workbook, ['sheet'], (tag) => {
    const target = related.find(({ id }) => id === relationId(tag))?.target;
    if (target !== undefined) sheets.set(storable(decodeEntities(nameOf(tag) ?? '').slice(0, 200)), target);
  });
  return {
    sheets: [...sheets.keys()],
    rowsOf: (sheet) => readWorksheet(texts.get(sheets.get(sheet) ?? '') ?? '', parts),
  };
}

const nameOf = attribute('name');
const relationId = attribute('id');
const formatCode = attribute('formatCode');
const formatId = attribute('numFmtId');

function readPart(bytes: Uint8Array | null): string {
  const text = decodeText(bytes ?? new Uint8Array());
  if (/<!DOCTYPE/i.test(text)) {
    throw new AppError('importNotReadable', 'A part of the workbook has a DOCTYPE, which is not accepted.');
  }
  return text;
}

/** Rich text is joined; its phonetic guides are not part of the text. */
function sharedStrings(xml: string): WorkbookParts['strings'] {
  const strings: string[] = [];
  let phonetic = false;
  let text = '';
  scanTags(xml, ['si', 't', 'rPh'], (tag) => {
    if (tag.name === 'rPh') phonetic = tag.kind === 'open';
    else if (tag.name === 't' && tag.kind === 'open' && !phonetic) text += decodeEntities(tag.text);
    else if (tag.name === 'si' && tag.kind === 'open') text = '';
    else if (tag.name === 'si') strings.push(unescapeString(tag.kind === 'empty' ? '' : text));
  });
  return strings;
}

function cellFormats(xml: string): WorkbookParts['formats'] {
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let inCellStyles = false;
  scanTags(xml, ['numFmt', 'cellXfs', 'xf'], (tag) => {
    const id = formatId(tag) ?? '';
    if (tag.name === 'numFmt') custom.set(id, decodeEntities(formatCode(tag) ?? ''));
    else if (tag.name === 'cellXfs') inCellStyles = tag.kind === 'open';
    else if (inCellStyles && tag.kind !== 'close') formats.push(custom.get(id) ?? builtInFormat(Number(id)));
  });
  return formats;
}
