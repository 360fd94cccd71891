import type { Language } from '@process-ai/library/use-case';
import { FACT_WORDS } from './fact-words.ts';
import { CURRENCIES, NUMBER_WORDS } from './number-words.ts';
import { MORE_NUMBERS, NUMBER_TAILS } from './spoken-numbers.ts';

/** The patterns of one language. */
export interface Reader {
  language: Language;
  scales: Record<string, number>;
  numbers: readonly string[];
  number: RegExp;
  range: RegExp;
  scale: RegExp;
  unit: RegExp;
  labelUnit: RegExp;
  period: RegExp;
  each: RegExp;
  eachBefore: RegExp;
  of: RegExp;
  verb: RegExp;
  place: RegExp;
  date: RegExp;
}

const END = String.raw`(?![\p{L}\p{N}])`;
const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
const DIGITS = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,3}|['’]\d{1,2}(?![\d\p{L}]))?)(?!\d|[.,:/]\d)`;
/** "Zweitausend", "duemila": one word. */
const WITH_THOUSANDS = '(?:tausend|mila|duizend)';
const FREE = String.raw`(?<![\p{L}\d.,/:§#+_-]|\d[ \u00a0\u202f])`;
export const MONEY = CURRENCIES.map(([, said]) => said).join('|');
const group = (alternatives: object) =>
  Object.entries(alternatives)
    .map(([name, said]) => `(?<${name}>${said})`)
    .join('|');
const readers = new Map<Language, Reader>();

export function readerOf(language: Language): Reader {
  const known = readers.get(language);
  if (known) return known;
  const words = { ...FACT_WORDS[language], ...NUMBER_WORDS[language] };
  const numbers = words.numbers.split(' ');
  const begun = [...numbers, ...Object.keys(MORE_NUMBERS[language])].toSorted((a, b) => b.length - a.length).join('|');
  const spoken = `(?:${begun})(?:${NUMBER_TAILS[language]})?`;
  const scales = Object.keys(words.scale)
    .toSorted((a, b) => b.length - a.length)
    .map((scale) => scale.replace('.', '\\.'))
    .join('|');
  const units = group(words.units);
  const reader: Reader = {
    language,
    scales: words.scale,
    numbers,
    number: new RegExp(
      `(?<digits>${FREE}${DIGITS})|(?<word>${BEGIN}(?:${spoken})(?:${END}|(?=${WITH_THOUSANDS}${END})))|(?<half>${BEGIN}(?:${words.half}))[ ]?(?=(?:${Object.values(words.units).join('|')})${END})`,
      'giu',
    ),
    range: new RegExp(`\\s?(?:[-–—]|(?:${words.to})(?= ))\\s?(?<upper>${DIGITS}|(?:${spoken})${END})`, 'iuy'),
    scale: new RegExp(`\\s?(?<scale>${scales})${END}(?:\\s(?:de|di)(?= )|\\sd['’])?`, 'iuy'),
    unit: new RegExp(
      `[\\s-]{0,2}(?:(?<percent>%|(?:${words.percent})${END})|(?<money>(?:${MONEY})${END})|(?<fte>(?:${words.fte})${END})|(?:${units})${END})`,
      'iuy',
    ),
    labelUnit: new RegExp(
      `(?:\\(|\\bin )(?:(?<percent>%|${words.percent})|(?<money>${MONEY})|(?<fte>${words.fte})|${units})\\)?\\s*[:=]?\\s*$`,
      'iu',
    ),
    period: new RegExp(
      `(?:(?<past>${BEGIN}(?:${words.past}))|(?<per>(?:${BEGIN}(?:${words.per})(?:\\s+|(?<=['’]))|\\/\\s?)(?:${group(words.periods)}))|${BEGIN}(?:${group(words.adverbs)}))${END}(?!-|\\s(?:19|20)\\d\\d)`,
      'giu',
    ),
    each: new RegExp(`^\\s*(?:\\S+\\s){0,2}?(?:${words.each})\\s+(?<noun>\\p{L}{3}.*)`, 'isu'),
    eachBefore: new RegExp(`(?:^|\\s)(?:${words.each})\\s+(?<noun>\\p{L}{3}[\\p{L}-]*)\\s*$`, 'iu'),
    of: new RegExp(`^\\s*(?:${words.of})(?=[\\s\\p{L}])`, 'iu'),
    verb: new RegExp(`^(?:${words.verbs})$`, 'iu'),
    place: new RegExp(`${BEGIN}(?:${words.places})\\.?\\s*(?:\\d+\\s?(?:[-–,&]|${words.to})\\s?)?$|[§#№]\\s*$`, 'iu'),
    date: new RegExp(`^[.ºo]?\\s?(?:${words.dates})${END}`, 'iu'),
  };
  readers.set(language, reader);
  return reader;
}
