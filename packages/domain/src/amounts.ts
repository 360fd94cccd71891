import type { FileLanguage } from '@process-ai/contract/export-covers';
import { type Digits, NUMBERS } from './language.ts';

/** Thousands, millions, billions (10⁹); absent = whole units. */
export type Scale = 'K' | 'M' | 'B';

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';

/** What stands before and behind the digits, as in $1.2M, 1,2 Mio. €, 1,2 M€. */
type Frame = (symbol: string, scale?: Scale) => readonly [before: string, behind: string];

// A currency code is separated by a space, a sign is not.
const isCode = (symbol: string) => /[\p{L}.]$/u.test(symbol) || symbol.length > 1;
const beside = (scale: string, symbol: string) => `${NO_BREAK}${scale}${isCode(symbol) ? NO_BREAK : ''}${symbol}`;

const FRAMES: Record<FileLanguage, Frame> = {
  en: (symbol, scale) => [/[\p{L}.]$/u.test(symbol) ? `${symbol}${NO_BREAK}` : symbol, scale ?? ''],
  de: (symbol, scale) => {
    const name = scale && { K: 'Tsd.', M: 'Mio.', B: 'Mrd.' }[scale];
    return [
      '',
      [name, symbol]
        .filter(Boolean)
        .map((part) => NO_BREAK + part)
        .join(''),
    ];
  },
  es: (symbol, scale) => {
    if (scale === 'K') return ['', `${NO_BREAK}mil${NO_BREAK}${symbol}`];
    return ['', scale ? beside(scale === 'B' ? `mil${NO_BREAK}M` : 'M', symbol) : NO_BREAK + symbol];
  },
  fr: (symbol, scale) => ['', scale ? beside({ K: 'k', M: 'M', B: 'Md' }[scale], symbol) : NO_BREAK + symbol],
};

/** From here on, an amount is rounded to a whole thousand, million or billion. */
const [THOUSAND, MILLION, BILLION] = [999.5, 999_500, 999_500_000];

export interface Amounts {
  /** "$1.2M", of a value in that scale. */
  written(value: number, digits: Digits, scale?: Scale): string;
  /** "$113K", "$2.09M", "$6.97B", of currency units: three figures and more. */
  short(units: number): string;
  /** What stands before and behind the digits. */
  frame(scale?: Scale): readonly [before: string, behind: string];
}

/** @param symbol of the currency, as "$", "CHF" */
export function amountsIn(language: FileLanguage, symbol: string): Amounts {
  const { decimals } = NUMBERS[language];
  const zeros = new Set(([0, 1, 2] as const).map((digits) => decimals(0, digits)));
  const written: Amounts['written'] = (value, digits, scale) => {
    const text = decimals(Math.abs(value), digits);
    const [before, behind] = FRAMES[language](symbol, scale);
    return `${value < 0 && !zeros.has(text) ? MINUS : ''}${before}${text}${behind}`;
  };
  return {
    written,
    short(units) {
      const size = Math.abs(units);
      if (size >= BILLION) return written(units / 1e9, 2, 'B');
      if (size >= MILLION) return written(units / 1e6, 2, 'M');
      return size >= THOUSAND ? written(units / 1e3, 0, 'K') : written(units, 0);
    },
    frame: (scale) => FRAMES[language](symbol, scale),
  };
}
