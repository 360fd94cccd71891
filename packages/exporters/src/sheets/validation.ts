import type ExcelJS from 'exceljs';
import type { FigureWords } from '../figure-words.ts';

/** What may be entered in some cells. */
export type Allowed = (
  | { list: readonly string[] }
  /** One of the texts in these cells: "$B$5:$B$90". */
  | { oneOf: string }
  | { whole: readonly [least: number, most: number] }
  | { decimal: readonly [least: number, most: number] }
  /** Any day of a month. */
  | { month: true }
  /** So many characters. */
  | { letters: number }
) & { optional?: boolean };

/** More than this is a slip of the hand. */
export const AMOUNT: Allowed = { decimal: [0, 1e12] };
export const SHARE: Allowed = { decimal: [0, 1] };

/** Days that spreadsheets can count. */
const DAYS = [1, 109_575] as const;

/** Lets people enter only what the formulas can use: one rule for a whole range ("L5:L90"). */
export function allow(sheet: ExcelJS.Worksheet, cells: string, allowed: Allowed, words: FigureWords): void {
  const says = words.say.workbook.allowed;
  const rule: ExcelJS.DataValidation = {
    ...ruleOf(allowed),
    allowBlank: allowed.optional === true,
    showErrorMessage: true,
    errorTitle: says.title,
    error: `${messageOf(allowed, words)}${allowed.optional ? says.orEmpty : ''}`,
  };
  // exceljs has this on every sheet, and leaves it out of its types.
  const { dataValidations } = sheet as unknown as {
    dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
  };
  dataValidations.add(cells, rule);
}

function ruleOf(allowed: Allowed): Pick<ExcelJS.DataValidation, 'type' | 'operator' | 'formulae'> {
  if ('list' in allowed) return { type: 'list', formulae: [`"${allowed.list.join(',')}"`] };
  if ('oneOf' in allowed) return { type: 'list', formulae: [allowed.oneOf] };
  if ('letters' in allowed) return { type: 'textLength', operator: 'equal', formulae: [allowed.letters] };
  if ('whole' in allowed) return { type: 'whole', operator: 'between', formulae: [...allowed.whole] };
  const limits = 'month' in allowed ? DAYS : allowed.decimal;
  return { type: 'decimal', operator: 'between', formulae: [...limits] };
}

function messageOf(allowed: Allowed, { say, decimals, plain }: FigureWords): string {
  const says = say.workbook.allowed;
  if ('list' in allowed) return says.oneOf(allowed.list);
  if ('oneOf' in allowed) return says.ofList;
  if ('letters' in allowed) return says.letters(allowed.letters);
  if ('month' in allowed) return says.month;
  if ('whole' in allowed) {
    const [low, high] = allowed.whole;
    return says.whole(decimals(low), decimals(high));
  }
  const [low, high] = allowed.decimal;
  return high === 1 ? says.share : says.number(plain(low), plain(high));
}
