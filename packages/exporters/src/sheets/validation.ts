import type ExcelJS from 'exceljs';

/** What may be entered in some cells. */
type Allowed =
  | { list: readonly string[] }
  | { whole: readonly [least: number, most: number]; optional?: boolean }
  | { decimal: readonly [least: number, most: number]; optional?: boolean };

/** Lets people enter only what the formulas can use: one rule for a whole range ("L5:L90"). */
export function allow(sheet: ExcelJS.Worksheet, cells: string, allowed: Allowed): void {
  const rule: ExcelJS.DataValidation = {
    ...ruleOf(allowed),
    allowBlank: 'optional' in allowed && allowed.optional === true,
    showErrorMessage: true,
    errorTitle: 'Not possible',
    error: messageOf(allowed),
  };
  // exceljs has this on every sheet, and leaves it out of its types.
  const { dataValidations } = sheet as unknown as {
    dataValidations: { add(range: string, rule: ExcelJS.DataValidation): void };
  };
  dataValidations.add(cells, rule);
}

function ruleOf(allowed: Allowed): Pick<ExcelJS.DataValidation, 'type' | 'operator' | 'formulae'> {
  if ('list' in allowed) return { type: 'list', formulae: [`"${allowed.list.join(',')}"`] };
  return 'whole' in allowed
    ? { type: 'whole', operator: 'between', formulae: [...allowed.whole] }
    : { type: 'decimal', operator: 'between', formulae: [...allowed.decimal] };
}

function messageOf(allowed: Allowed): string {
  if ('list' in allowed) return `Please choose one of: ${allowed.list.join(', ')}.`;
  const isWhole = 'whole' in allowed;
  const [low, high] = isWhole ? allowed.whole : allowed.decimal;
  return `Please enter ${isWhole ? 'a whole number' : 'a number'} from ${low} to ${high}.`;
}
