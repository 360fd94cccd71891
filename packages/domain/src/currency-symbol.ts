/** Kept, since creating a format takes half a millisecond. */
const SYMBOLS = new Map<string, string>();

/**
 * What amounts in a currency (ISO 4217) are written with, as "CA$", or "$" where narrow; anything that is no such code
 * stays itself. Pages write narrow symbols; a file, which goes from hand to hand, tells dollars apart.
 */
export function currencySymbol(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol' = 'symbol'): string {
  if (!/^[A-Z]{3}$/.test(currency)) return currency;
  const key = currency + currencyDisplay;
  const known = SYMBOLS.get(key);
  if (known !== undefined) return known;
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay }).formatToParts(0);
  const symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  SYMBOLS.set(key, symbol);
  return symbol;
}
