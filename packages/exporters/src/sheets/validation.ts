import type ExcelJS from 'exceljs';

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
export function allow(sheet: ExcelJS.Worksheet, cells: string, allowed: Allowed): void {
  const rule: ExcelJS.DataValidation = {
    ...ruleOf(allowed),
    allowBlank: allowed.optional === true,
    showErrorMessage: true,
    errorTitle: 'Not possible',
    error: `${messageOf(allowed)}${allowed.optional ? ' Or leave the cell empty.' : ''}`,
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

function messageOf(allowed: Allowed): string {
  if ('list' in allowed) return `Please choose one of: ${allowed.list.join(', ')}.`;
  if ('oneOf' in allowed) return 'Please choose one of the list.';
  if ('letters' in allowed) return `Please enter ${allowed.letters} letters.`;
  if ('month' in allowed) return 'Please enter a day of the month, as 2027-01-01.';
  const [low, high] = 'whole' in allowed ? allowed.whole : allowed.decimal;
  if ('decimal' in allowed && high === 1) return 'Please enter a share from 0% to 100%.';
  const most = high.toLocaleString('en-US');
  return `Please enter ${'whole' in allowed ? 'a whole number' : 'a number'} from ${low} to ${most}.`;
}
