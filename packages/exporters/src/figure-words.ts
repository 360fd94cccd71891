import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { BenefitMoves, Opportunity } from '@process-ai/contract/opportunities';
import type { SavingsByBasis } from '@process-ai/contract/process-values';
import { amountsIn, type Scale } from '@process-ai/domain/amounts';
import type { RankedOpportunity } from '@process-ai/domain/blueprint-story';
import { currencySymbol } from '@process-ai/domain/currency-symbol';
import { NUMBERS, type Numbers } from '@process-ai/domain/language';
import type { FileWords } from './words/file-words.ts';
import { fileWords } from './words/file-words.ts';

/** How a file speaks: its fixed words, and how figures and amounts of one currency are written. Amounts are in whole currency units. */
export interface FigureWords extends Numbers {
  language: FileLanguage;
  /** The fixed words in that language. */
  say: FileWords;
  /** ISO 4217 */
  currency: string;
  /** "9.1 months", or "N/A". */
  monthsOf(months: number | null): string;
  /** "$112,500" */
  amount(units: number): string;
  /**
   * What an opportunity is worth, with what that rests on: "$45K/yr measured", "$45K/yr benchmark, size M"; what is no money
   * of its process in its own unit, "losses −20%"; and why it is nothing, "counted in its parent".
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
  /** Number format of an axis that counts. */
  countAxis: string;
  /** Number format that shows labels as `short` does; none may be negative. @param largest of the amounts */
  labels(largest: number): string;
}

type Worth = Pick<Opportunity, 'estimatedSavings' | 'enteredSavings' | 'savingsBasis' | 'sizeClass' | 'benefit'> &
  Partial<Pick<RankedOpportunity, 'withoutMoney'>>;

const MINUS = '\u2212';
/** What groups the digits of a number format: by itself, a program takes that of its own language, or English. */
const LOCALE = { en: '', de: '[$-407]', es: '[$-C0A]', fr: '[$-40C]' } as const satisfies Record<FileLanguage, string>;
/** Fewer months than these would be written as 0.0. */
export const LEAST_MONTHS = 0.05;
/** What is better when there is more of it. */
export const MOVED_UP: ReadonlySet<BenefitMoves> = new Set(['revenue', 'capacity']);
/** From here on, an amount is rounded to a whole thousand, million or billion. */
const [THOUSAND, MILLION, BILLION] = [999.5, 999_500, 999_500_000];

/** @param currency ISO 4217 */
export function figureWords(currency: string, language: FileLanguage = 'en'): FigureWords {
  const numbers = NUMBERS[language];
  const say = fileWords(language);
  const { money } = say;
  const { written, short, frame } = amountsIn(language, currencySymbol(currency));
  /** A number format: digits between what stands before and behind them. */
  const format = (digits: string, scale?: Scale, sign = '') => {
    const [before, behind] = frame(scale).map((part) => part.replaceAll('"', ''));
    return `${LOCALE[language]}${sign + before ? `"${sign}${before}"` : ''}${digits}${behind ? `"${behind}"` : ''}`;
  };
  const both = (digits: string, scale?: Scale) => `${format(digits, scale)};${format(digits, scale, MINUS)}`;
  return {
    ...numbers,
    language,
    say,
    currency,
    monthsOf(months) {
      if (months === null) return money.notApplicable;
      return months < LEAST_MONTHS ? money.withinAMonth : money.months(numbers.decimals(months, 1));
    },
    amount: (units) => written(units, 0),
    worth({ estimatedSavings, enteredSavings, savingsBasis, sizeClass, benefit, withoutMoney }) {
      if (withoutMoney) return say.case.withoutFigure[withoutMoney];
      if (estimatedSavings === null)
        return `${money.moves[benefit.moves]} ${MOVED_UP.has(benefit.moves) ? '+' : MINUS}${numbers.share(benefit.likely)}`;
      const amount = money.perYear(short(1000 * estimatedSavings));
      if (enteredSavings !== null) return money.entered(amount);
      return savingsBasis === 'benchmark' && sizeClass
        ? money.sized(sizeClass, amount)
        : money.ofBasis(amount, savingsBasis);
    },
    byBasis({ measured, benchmark }) {
      const [first, second] = [short(1000 * measured), short(1000 * benchmark)];
      if (measured > 0) return benchmark > 0 ? money.bothAYear(first, second) : money.measuredAYear(first);
      return benchmark > 0 ? money.benchmarkAYear(second) : money.aYear(short(0));
    },
    short,
    scaledAxis(values) {
      const inMillions = Math.max(...values.map(Math.abs), 0) >= 1e6;
      const positive = inMillions ? format('0.0#', 'M') : format('#,##0', 'K');
      return {
        format: `${positive};${inMillions ? format('0.0#', 'M', MINUS) : format('#,##0', 'K', MINUS)}`,
        scaled: (value) => value / (inMillions ? 1e6 : 1e3),
      };
    },
    axis(largest) {
      if (largest >= BILLION) return both(largest >= 10 * BILLION ? '#,##0.0,,,' : '0.00,,,', 'B');
      if (largest >= MILLION) return both(largest >= 10 * MILLION ? '#,##0.0,,' : '0.00,,', 'M');
      return both('#,##0,', 'K');
    },
    countAxis: `${LOCALE[language]}#,##0`,
    // A number format has room for two conditions.
    labels: (largest) =>
      largest >= BILLION
        ? `[>=${BILLION}]${format('0.00,,,', 'B')};[>=${MILLION}]${format('0.00,,', 'M')};${format('#,##0,', 'K')}`
        : `[>=${MILLION}]${format('0.00,,', 'M')};[>=${THOUSAND}]${format('#,##0,', 'K')};${format('0')}`,
  };
}
