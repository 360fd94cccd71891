import { currencySymbol } from '@process-ai/domain/currency-symbol';

/** Amounts of one currency in words and in number formats. All amounts are in whole currency units. */
export interface MoneyText {
  currency: string;
  /** "$113K", "$2.09M": three figures and more, for sentences and tables. */
  short(amount: number): string;
  /** "$2.09M", as Total ROI is shown. */
  millions(amount: number): string;
  /** "$113K/yr" of thousands a year, as estimated savings are shown. */
  thousandsAYear(thousands: number): string;
  /** Number format of a chart whose largest amount this is. */
  format(largest: number): string;
}

export function moneyText(currency: string): MoneyText {
  const symbol = symbolOf(currency);
  const signed = (amount: number, text: string) => `${amount < 0 ? '–' : ''}${symbol}${text}`;
  const millions = (amount: number) => signed(amount, `${decimals(Math.abs(amount) / 1e6, 2)}M`);
  const thousands = (amount: number) => signed(amount, `${decimals(Math.abs(amount) / 1e3, 0)}K`);
  return {
    currency,
    millions,
    short(amount) {
      const size = Math.abs(amount);
      if (size >= 999_500) return millions(amount);
      return size >= 999.5 ? thousands(amount) : signed(amount, decimals(size, 0));
    },
    thousandsAYear: (amount) => `${thousands(1000 * amount)}/yr`,
    format(largest) {
      const unit = `"${symbol.replace(/"/g, '')}"`;
      const digits = largest >= 9_995_000 ? '#,##0.0,,"M"' : largest >= 999_500 ? '0.00,,"M"' : '#,##0,"K"';
      return `${unit}${digits};-${unit}${digits}`;
    },
  };
}

/** "53.9%" */
export const percent = (share: number, digits = 1): string => `${decimals(share, digits)}%`;

/** "14.2 months", or "N/A". */
export const months = (value: number | null): string => (value === null ? 'N/A' : `${decimals(value, 1)} months`);

/** "1 process", "12 processes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const decimals = (value: number, digits: number) => (FORMATS[digits] ?? FORMATS[0]).format(value);

// Made once: making one takes longer than many uses of it.
const FORMATS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, ...Intl.NumberFormat[]];

/** A code stands apart from the figure. */
function symbolOf(currency: string): string {
  const sign = currencySymbol(currency);
  return /\p{L}$/u.test(sign) ? `${sign} ` : sign;
}
