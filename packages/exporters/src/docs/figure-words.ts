import { currencySymbol } from '@process-ai/domain/currency-symbol';

/** How figures are written in one currency. */
export interface FigureWords {
  /** "$112,500" */
  amount(units: number): string;
  /** "$230K", from thousands. */
  thousands(thousands: number): string;
  /** As in a sentence: "$836K", "$2.36M", from units. */
  short(units: number): string;
  /** "$3.51M", from units. */
  millions(units: number): string;
  /** Number format of a chart's axis in millions or thousands, whichever the largest value calls for. */
  axis(values: readonly number[]): { format: string; scaled(value: number): number };
  symbol: string;
}

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';
/** Made once: with many figures, making them takes longer than all else. */
const DIGITS = { 0: digitsOf(0), 2: digitsOf(2) } as const;

/** @param currency ISO 4217 */
export function figureWords(currency: string): FigureWords {
  const symbol = currencySymbol(currency);
  const unit = /^[\p{L}.]+$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  const written = (value: number, decimals: 0 | 2, suffix = '') => {
    const digits = DIGITS[decimals].format(Math.abs(value));
    const isZero = Number(digits.replaceAll(',', '')) === 0;
    return `${value < 0 && !isZero ? MINUS : ''}${unit}${digits}${suffix}`;
  };
  const thousands = (value: number) => (value > 0 && value < 0.5 ? `under ${unit}1K` : written(value, 0, 'K'));
  return {
    symbol,
    amount: (units) => written(units, 0),
    thousands,
    // From what would be written as "1,000K".
    short: (units) => (Math.abs(units) < 999_500 ? thousands(units / 1000) : written(units / 1e6, 2, 'M')),
    millions: (units) => written(units / 1e6, 2, 'M'),
    axis(values) {
      const inMillions = Math.max(...values.map(Math.abs), 0) >= 1e6;
      const literal = `"${unit.replaceAll('"', '')}"`;
      const format = inMillions ? `${literal}0.0#"M"` : `${literal}#,##0"K"`;
      return { format: `${format};${MINUS}${format}`, scaled: (value) => value / (inMillions ? 1e6 : 1e3) };
    },
  };
}

function digitsOf(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** "54.0 %", from percent. */
export const percent = (value: number, decimals = 1): string => `${value.toFixed(decimals)}${NO_BREAK}%`;

/** "9.1 months" */
export const monthsOf = (months: number | null): string =>
  months === null ? 'N/A' : `${months.toFixed(1)}${NO_BREAK}months`;

/** A share of 0–1 as people enter it: "60 %". */
export const share = (value: number): string => `${Number((100 * value).toFixed(2))}${NO_BREAK}%`;
