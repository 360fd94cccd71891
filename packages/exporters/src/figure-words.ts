import type { BenefitMoves, Opportunity } from '@process-ai/contract/opportunities';
import type { MoneyBasis, SavingsByBasis } from '@process-ai/contract/process-values';
import { currencySymbol } from '@process-ai/domain/currency-symbol';

/** How amounts of one currency are written, in words and as number formats. Amounts are in whole currency units. */
export interface FigureWords {
  /** ISO 4217 */
  currency: string;
  /** "$112,500" */
  amount(units: number): string;
  /** "$230K", from thousands: as estimated savings are shown. */
  thousands(thousands: number): string;
  /**
   * What an opportunity is worth, with what that rests on: "$45K/yr measured", "M ($45K/yr) benchmark"; what is no money
   * of its process in its own unit, "losses −20%".
   */
  worth(opportunity: Worth): string;
  /** "$1.2M a year measured, and $3.4M by benchmark", from thousands; the two are never added up. */
  byBasis(savings: SavingsByBasis): string;
  /** "$113K", "$2.09M", "$6.97B": three figures and more, for sentences and tables. */
  short(units: number): string;
  /** Number format of an axis in millions or thousands, depending on the largest value, and a function that scales values to it. */
  scaledAxis(values: readonly number[]): { format: string; scaled(value: number): number };
  /** Number format of an axis with unscaled values. @param largest of its amounts */
  axis(largest: number): string;
  /** Number format that shows labels as `short` does; none may be negative. @param largest of the amounts */
  labels(largest: number): string;
}

type Worth = Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis' | 'sizeClass' | 'benefit'>;

/** For a sentence: behind an amount. */
export const BASIS_WORDS: Record<MoneyBasis, string> = { measured: 'measured', benchmark: 'by benchmark' };

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';
/** What is better when there is more of it. */
const MOVED_UP: ReadonlySet<BenefitMoves> = new Set(['revenue', 'capacity']);
/** From here on, an amount is rounded to a whole thousand, million or billion. */
const [THOUSAND, MILLION, BILLION] = [999.5, 999_500, 999_500_000];

/** @param currency ISO 4217 */
export function figureWords(currency: string): FigureWords {
  const symbol = currencySymbol(currency);
  // A currency code is separated from the figure by a space.
  const unit = /[\p{L}.]$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol;
  const written = (value: number, digits: Digits, suffix = '') => {
    const text = decimals(Math.abs(value), digits);
    const isZero = Number(text.replaceAll(',', '')) === 0;
    return `${value < 0 && !isZero ? MINUS : ''}${unit}${text}${suffix}`;
  };
  const thousands = (value: number) => (value > 0 && value < 0.5 ? `under ${unit}1K` : written(value, 0, 'K'));
  const short = (units: number) => {
    const size = Math.abs(units);
    if (size >= BILLION) return written(units / 1e9, 2, 'B');
    if (size >= MILLION) return written(units / 1e6, 2, 'M');
    return size >= THOUSAND ? written(units / 1e3, 0, 'K') : written(units, 0);
  };
  const quoted = (sign = '') => `"${sign}${unit.replaceAll('"', '')}"`;
  const both = (digits: string) => `${quoted()}${digits};${quoted(MINUS)}${digits}`;
  return {
    currency,
    amount: (units) => written(units, 0),
    thousands,
    worth({ estimatedSavings, enteredSavings, savingsBasis, sizeClass, benefit }) {
      if (estimatedSavings === null)
        return `${benefit.moves} ${MOVED_UP.has(benefit.moves) ? '+' : MINUS}${share(benefit.likely)}`;
      const amount = `${thousands(estimatedSavings)}/yr`;
      if (enteredSavings !== null) return `${amount} entered`;
      return savingsBasis === 'benchmark' && sizeClass
        ? `${sizeClass} (${amount}) benchmark`
        : `${amount} ${savingsBasis ?? ''}`.trim();
    },
    byBasis({ measured, benchmark }) {
      const parts = [
        ...(measured > 0 ? [`${short(1000 * measured)} a year measured`] : []),
        ...(benchmark > 0 ? [`${short(1000 * benchmark)}${measured > 0 ? '' : ' a year'} by benchmark`] : []),
      ];
      return parts.join(', and ') || `${short(0)} a year`;
    },
    short,
    scaledAxis(values) {
      const inMillions = Math.max(...values.map(Math.abs), 0) >= 1e6;
      const format = inMillions ? `${quoted()}0.0#"M"` : `${quoted()}#,##0"K"`;
      return { format: `${format};${MINUS}${format}`, scaled: (value) => value / (inMillions ? 1e6 : 1e3) };
    },
    axis(largest) {
      if (largest >= BILLION) return both(largest >= 10 * BILLION ? '#,##0.0,,,"B"' : '0.00,,,"B"');
      if (largest >= MILLION) return both(largest >= 10 * MILLION ? '#,##0.0,,"M"' : '0.00,,"M"');
      return both('#,##0,"K"');
    },
    // A number format has room for two conditions.
    labels: (largest) =>
      largest >= BILLION
        ? `[>=${BILLION}]${quoted()}0.00,,,"B";[>=${MILLION}]${quoted()}0.00,,"M";${quoted()}#,##0,"K"`
        : `[>=${MILLION}]${quoted()}0.00,,"M";[>=${THOUSAND}]${quoted()}#,##0,"K";${quoted()}0`,
  };
}

type Digits = 0 | 1 | 2;

/** "1,534", or with decimals. */
export const decimals = (value: number, digits: Digits = 0): string =>
  FORMATS[digits].format(value).replace('-', MINUS);

/** "54.0%", from percent. */
export const percent = (value: number, digits: Digits = 1): string => `${decimals(value, digits)}%`;

/** A share of 0–1 as people enter it: "60%". */
export const share = (value: number): string => `${Number((100 * value).toFixed(2))}%`;

/** "9.1 months", or "N/A". */
export const monthsOf = (months: number | null): string =>
  months === null ? 'N/A' : `${decimals(months, 1)}${NO_BREAK}months`;

/** "1 process", "1,534 processes" */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${decimals(count)} ${count === 1 ? one : many}`;

// Created once: creating a format takes far longer than using it.
const FORMATS: Record<Digits, Intl.NumberFormat> = { 0: formatOf(0), 1: formatOf(1), 2: formatOf(2) };

function formatOf(digits: Digits): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
