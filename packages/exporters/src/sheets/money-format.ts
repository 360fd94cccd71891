/** Number format of whole money amounts in a currency (ISO 4217 code; anything else is shown as it is). */
export function moneyFormat(currency: string, decimals = 0): string {
  const unit = symbolOf(currency).replace(/"/g, '');
  const gap = /^[\p{L}.]+$/u.test(unit) ? ' ' : '';
  const digits = decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
  return `"${unit}${gap}"${digits};[Red]-"${unit}${gap}"${digits}`;
}

function symbolOf(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
