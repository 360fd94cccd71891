import { Buffer } from 'node:buffer';
import { looksLikeFormula } from './cell-text.ts';
import { type Part, textOf } from './post-process.ts';
import { escapeXml } from './xml-text.ts';

/** What a cell of a list holds. */
export type ListContent = string | number | null | { formula: string; result: string | number };

/** A sheet whose rows are added after exceljs has written the file. */
export interface SheetList {
  /** Number of the sheet in the file, from 1. */
  sheet: number;
  letters: readonly string[];
  /**
   * Row of the first of them. exceljs has written two templates there, in place of all rows: the cells of the first have
   * the styles of the list, those of the second the styles of texts that look like formulas.
   */
  firstRow: number;
  count: number;
  /** The contents of a row, by its place. */
  cells(index: number): ListContent[];
  heights: readonly number[];
}

const ROWS_TOGETHER = 500;

/**
 * Puts the rows of the lists in place of their templates. exceljs holds some 500 bytes a cell and writes them all at
 * once: 20,000 processes are a million and a half of them, two gigabytes and eleven seconds.
 */
export function insertLists(parts: Map<string, Part>, lists: readonly SheetList[]): void {
  if (lists.length === 0) return;
  const strings = sharedStrings(textOf(parts.get(SHARED_STRINGS) ?? ''));
  for (const list of lists) {
    const path = `xl/worksheets/sheet${list.sheet}.xml`;
    const xml = textOf(parts.get(path) ?? '');
    parts.set(path, () => withRows(xml, list, strings.indexOf));
  }
  // Zipped last, once all rows have named their strings.
  parts.delete(SHARED_STRINGS);
  parts.set(SHARED_STRINGS, () => [Buffer.from(strings.xml())]);
}

const SHARED_STRINGS = 'xl/sharedStrings.xml';

function* withRows(xml: string, list: SheetList, indexOf: (text: string) => number): Generator<Uint8Array> {
  const { firstRow } = list;
  const start = xml.indexOf(`<row r="${firstRow}"`);
  const end = xml.indexOf('</sheetData>');
  const template = xml.slice(start, end);
  const spans = / spans="[^"]*"/.exec(template)?.[0] ?? '';
  const styleOf = (letter: string, row: number) =>
    new RegExp(`<c r="${letter}${row}"( s="\\d+")`).exec(template)?.[1] ?? '';
  const columns = list.letters.map((letter) => ({
    letter,
    style: styleOf(letter, firstRow),
    formulaLike: styleOf(letter, firstRow + 1),
  }));

  yield Buffer.from(withDimension(xml.slice(0, start), firstRow + list.count - 1));
  for (let first = 0; first < list.count; first += ROWS_TOGETHER) {
    let rows = '';
    for (let index = first; index < Math.min(first + ROWS_TOGETHER, list.count); index += 1) {
      const at = firstRow + index;
      rows += `<row r="${at}" ht="${list.heights[index]}" customHeight="1"${spans} x14ac:dyDescent="0.25">`;
      for (const [place, content] of list.cells(index).entries()) {
        const { letter, style, formulaLike } = columns[place] ?? NO_COLUMN;
        const isFormulaLike = typeof content === 'string' && looksLikeFormula(content);
        rows += `<c r="${letter}${at}"${isFormulaLike ? formulaLike : style}${restOfCell(content, indexOf)}`;
      }
      rows += '</row>';
    }
    yield Buffer.from(rows);
  }
  yield Buffer.from(xml.slice(end));
}

const NO_COLUMN = { letter: '', style: '', formulaLike: '' };

const withDimension = (xml: string, lastRow: number) =>
  xml.replace(/(<dimension ref="[A-Z]+\d+:[A-Z]+)\d+"/, `$1${lastRow}"`);

function restOfCell(content: ListContent, indexOf: (text: string) => number): string {
  if (content === null) return '/>';
  if (typeof content === 'number') return `><v>${content}</v></c>`;
  if (typeof content === 'string') return ` t="s"><v>${indexOf(content)}</v></c>`;
  const { formula, result } = content;
  if (typeof result === 'number') return `><f>${escapeXml(formula)}</f><v>${result}</v></c>`;
  return ` t="str"><f>${escapeXml(formula)}</f><v>${escapeXml(result)}</v></c>`;
}

/** The workbook's shared strings, which cells refer to by index, and those that lists add. */
function sharedStrings(xml: string) {
  const before = Number(/uniqueCount="(\d+)"/.exec(xml)?.[1] ?? 0);
  const total = Number(/ count="(\d+)"/.exec(xml)?.[1] ?? 0);
  const added = new Map<string, number>();
  let uses = 0;
  return {
    indexOf(text: string): number {
      uses += 1;
      const known = added.get(text);
      if (known !== undefined) return known;
      const index = before + added.size;
      added.set(text, index);
      return index;
    },
    xml(): string {
      const items = Array.from(added.keys(), (text) => {
        const space = text.trim() === text ? '' : ' xml:space="preserve"';
        return `<si><t${space}>${escapeXml(text)}</t></si>`;
      });
      return xml
        .replace(/ count="\d+" uniqueCount="\d+"/, ` count="${total + uses}" uniqueCount="${before + added.size}"`)
        .replace('</sst>', () => `${items.join('')}</sst>`);
    },
  };
}
