import { currencySymbol } from '@process-ai/domain/currency-symbol';

/** Number format of whole money amounts in a currency (ISO 4217 code; anything else is shown as it is). */
export function moneyFormat(currency: string, decimals = 0): string {
  const unit = unitOf(currency);
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return `${unit}${digits};[Red]-${unit}${digits}`;
}

/** The same in millions where the amount is that large: for the axes of charts. */
export function shortMoneyFormat(currency: string): string {
  const unit = unitOf(currency);
  return `[>=1000000]${unit}#,##0.0,,"M";[<=-1000000]-${unit}#,##0.0,,"M";${unit}#,##0`;
}

function unitOf(currency: string): string {
  const unit = currencySymbol(currency).replace(/"/g, '');
  const gap = /^[\p{L}.]+$/u.test(unit) ? ' ' : '';
  return `"${unit}${gap}"`;
}
