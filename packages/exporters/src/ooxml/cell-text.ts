import type { FigureWords } from '../figure-words.ts';
import { UNWRITABLE } from './xml-text.ts';

/** The most characters a spreadsheet cell holds. */
const CELL_MAX = 32_767;

/** "_x0041_" in a cell is read as "A", so its underscore is written as an escape itself. */
const LOOKS_ESCAPED = /_(?=x[0-9A-Fa-f]{4}_)/g;

interface CellText {
  text: string;
  /** True when the text was cut; it then ends with a notice. */
  cut: boolean;
}

/** A text as a cell can hold it. A text that starts with = + - @ stays as it is: the cell has the type text. */
export function cellText(value: string, { say, decimals }: Pick<FigureWords, 'say' | 'decimals'>): CellText {
  const text = value.replace(UNWRITABLE, '').replace(LOOKS_ESCAPED, '_x005F_');
  if (text.length <= CELL_MAX) return { text, cut: false };
  const notice = say.workbook.cut(decimals(text.length));
  const kept = text.slice(0, CELL_MAX - notice.length);
  return { text: kept.replace(/[\ud800-\udbff]$/, '') + notice, cut: true };
}

/** Whether a spreadsheet may read the text as a formula once a person edits the cell. */
export const looksLikeFormula = (text: string) => /^[\s]*[=+\-@]/.test(text);
