import type { FileLanguage } from '@process-ai/contract/export-covers';
import type { Month } from '@process-ai/contract/initiatives';

/** BCP 47, with the country whose way of writing figures and dates is used. */
export const LOCALES = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
} as const satisfies Record<FileLanguage, string>;

/** The same as spreadsheets write them in number formats: hexadecimal, by MS-LCID. */
export const LOCALE_CODES = {
  en: '409',
  de: '407',
  es: 'C0A',
  fr: '40C',
} as const satisfies Record<FileLanguage, string>;

export type Digits = 0 | 1 | 2;

/** How figures, dates and lists are written in a language. */
export interface Numbers {
  /** "1,534", or with decimals. */
  decimals(value: number, digits?: Digits): string;
  /** "1.3", "0.85": at most two decimals, and none that says nothing. */
  plain(value: number): string;
  /** "54.0%", from percent. */
  percent(value: number, digits?: Digits): string;
  /** A share of 0–1 as people enter it: "60%". */
  share(value: number): string;
  /** "process" or "processes". */
  plural(count: number, one: string, many: string): string;
  /** "1 process", "1,534 processes". */
  counted(count: number, one: string, many: string): string;
  /** "a, b, and c". */
  listed(parts: readonly string[]): string;
  /** "Mar 2027". */
  month(month: Month): string;
  /** "Mar": without its year. */
  monthName(month: Month): string;
  /** "March 14, 2026". @param day ISO 8601 */
  day(day: string): string;
}

const MINUS = '\u2212';
const NO_BREAK = '\u00a0';
/** Between the thousands in French, and before its signs. */
export const NARROW_NO_BREAK = '\u202f';

function numbersIn(language: FileLanguage): Numbers {
  const locale = LOCALES[language];
  const format = (digits: Digits, least: Digits = digits) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: digits });
  // Created once: creating a format takes far longer than using it.
  const formats = { 0: format(0), 1: format(1), 2: format(2) };
  const plain = format(2, 0);
  const plurals = new Intl.PluralRules(locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const names = Array.from({ length: 12 }, (_, month) =>
    new Date(Date.UTC(2026, month, 1))
      .toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' })
      .replace('Mär', 'März'),
  );
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const sign = { en: '%', de: `${NO_BREAK}%`, es: `${NO_BREAK}%`, fr: `${NARROW_NO_BREAK}%` }[language];
  const decimals = (value: number, digits: Digits = 0) => formats[digits].format(value).replace('-', MINUS);
  const plural = (count: number, one: string, many: string) => (plurals.select(count) === 'one' ? one : many);
  const monthName = (month: Month) => names[Number(month.slice(5)) - 1] ?? month;
  return {
    decimals,
    plain: (value) => plain.format(value).replace('-', MINUS),
    percent: (value, digits = 1) => `${decimals(value, digits)}${sign}`,
    share: (value) => `${plain.format(100 * value).replace('-', MINUS)}${sign}`,
    plural,
    counted: (count, one, many) => `${decimals(count)} ${plural(count, one, many)}`,
    listed: (parts) => list.format(parts),
    month: (month) => `${monthName(month)} ${month.slice(0, 4)}`,
    monthName,
    day: (day) => {
      const date = days.format(new Date(day));
      return language === 'fr' ? date.replace(/^1 /, '1er ') : date;
    },
  };
}

export const NUMBERS: Readonly<Record<FileLanguage, Numbers>> = {
  en: numbersIn('en'),
  de: numbersIn('de'),
  es: numbersIn('es'),
  fr: numbersIn('fr'),
};
