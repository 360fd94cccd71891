import { currencySymbol } from '@process-ai/domain/currency-symbol';

/** Amounts of one currency in words and in number formats. All amounts are in whole currency units. */
export interface MoneyText {
  currency: string;
  /** "$113K", "$2.09M", "$6.97B": three figures and more, for sentences and tables. */
  short(amount: number): string;
  /** "$113K/yr" of thousands a year, as estimated savings are shown. */
  thousandsAYear(thousands: number): string;
  /** Number format of an axis whose largest amount this is: one unit for all. */
  axis(largest: number): string;
  /** Number format of labels whose largest amount this is, none below zero: each as `short` has it. */
  labels(largest: number): string;
}

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';
/** From here on, an amount is rounded to a whole thousand, million or billion. */
const [THOUSAND, MILLION, BILLION] = [999.5, 999_500, 999_500_000];

export function moneyText(currency: string): MoneyText {
  const symbol = symbolOf(currency);
  const signed = (amount: number, text: string) => `${amount < 0 ? MINUS : ''}${symbol}${text}`;
  const thousands = (amount: number) => signed(amount, `${decimals(Math.abs(amount) / 1e3, 0)}K`);
  const unit = (sign = '') => `"${sign}${symbol.replace(/"/g, '')}"`;
  const both = (digits: string) => `${unit()}${digits};${unit(MINUS)}${digits}`;
  return {
    currency,
    short(amount) {
      const size = Math.abs(amount);
      if (size >= BILLION) return signed(amount, `${decimals(size / 1e9, 2)}B`);
      if (size >= MILLION) return signed(amount, `${decimals(size / 1e6, 2)}M`);
      return size >= THOUSAND ? thousands(amount) : signed(amount, decimals(size, 0));
    },
    thousandsAYear: (amount) => `${thousands(1000 * amount)}/yr`,
    axis(largest) {
      if (largest >= BILLION) return both(largest >= 10 * BILLION ? '#,##0.0,,,"B"' : '0.00,,,"B"');
      if (largest >= MILLION) return both(largest >= 10 * MILLION ? '#,##0.0,,"M"' : '0.00,,"M"');
      return both('#,##0,"K"');
    },
    // A number format has room for two conditions.
    labels: (largest) =>
      largest >= BILLION
        ? `[>=${BILLION}]${unit()}0.00,,,"B";[>=${MILLION}]${unit()}0.00,,"M";${unit()}#,##0,"K"`
        : `[>=${MILLION}]${unit()}0.00,,"M";[>=${THOUSAND}]${unit()}#,##0,"K";${unit()}0`,
  };
}

/** "53.9%" */
export const percent = (share: number, digits = 1): string => `${decimals(share, digits)}%`;

/** "14.2 months", or "N/A". */
export const months = (value: number | null): string =>
  value === null ? 'N/A' : `${decimals(value, 1)}${NO_BREAK}months`;

/** "1,534", or with decimals. */
export const decimals = (value: number, digits = 0): string =>
  (FORMATS[digits] ?? FORMATS[0]).format(value).replace('-', MINUS);

/** "1 process", "12 processes". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${decimals(count)} ${count === 1 ? one : many}`;

// Made once: making one takes longer than many uses of it.
const FORMATS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
) as [Intl.NumberFormat, ...Intl.NumberFormat[]];

/** A code stands apart from the figure. */
function symbolOf(currency: string): string {
  const sign = currencySymbol(currency);
  return /\p{L}$/u.test(sign) ? `${sign} ` : sign;
}
