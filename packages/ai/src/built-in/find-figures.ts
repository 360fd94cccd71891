import type { DocumentPage, InsightFigure } from '@process-ai/contract/insights';

const MOST = 50;
const READ_MAX = 1_000_000;
/** Characters of the document on each side of a figure that its quote shows, up to the end of the sentence. */
const AROUND = 60;
/** What makes of a number a reference to a place, a version or a date. */
const REFERENCE =
  /(?:section|chapter|page|pages|figure|fig\.|table|step|appendix|article|clause|version|no\.|nr\.|§|#|level)\s*$/i;

/**
 * Figures that look like ROI inputs, each in its field's unit with page, exact words and how it was converted. It reads
 * English, and rather overlooks a figure than takes a date, a page, a percentage or a deadline for one.
 */
export function findFigures(pages: readonly DocumentPage[]): InsightFigure[] {
  const found: InsightFigure[] = [];
  const seen = new Set<string>();
  let left = READ_MAX;
  for (const { page, text } of pages) {
    const read = text.slice(0, left);
    left -= read.length;
    const onPage = RULES.flatMap((rule) => rule(read)).filter((figure) => isFigure(read, figure));
    for (const figure of onPage.toSorted((a, b) => a.start - b.start)) {
      const { field, value, conversion, start, end } = figure;
      const key = `${field} ${value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ field, value, page, quote: quoteOf(read, start, end), conversion });
      if (found.length === MOST) return found;
    }
  }
  return found;
}

/** A number alone on its line is a page number or a cell whose heading is elsewhere. */
function isFigure(text: string, { start, numberEnd }: Found): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, endOr(text, text.indexOf('\n', numberEnd)));
  const number = text.slice(start, numberEnd);
  return line.trim() !== number.trim() && !REFERENCE.test(text.slice(Math.max(0, start - 20), start));
}

const BREAK = /(?<=[.!?;])\s|\n\s*\n|\n(?=\s*[-–•*])/g;

/** The words around the figure, from one end of a word to another, within its sentence. */
function quoteOf(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const cut = [...before.matchAll(BREAK)].at(-1);
  const from = cut ? before.slice(cut.index + cut[0].length) : start > AROUND ? before.replace(/^\S*\s/, '') : before;
  const stop = after.search(BREAK);
  const to = stop >= 0 ? after.slice(0, stop) : end + AROUND < text.length ? after.replace(/\s\S*$/, '') : after;
  return `${from}${text.slice(start, end)}${to}`.replace(/\s+/g, ' ').trim().toWellFormed();
}

const endOr = (text: string, index: number) => (index === -1 ? text.length : index);

interface Found extends Pick<InsightFigure, 'field' | 'value' | 'conversion'> {
  /** Where the number begins, and where it and all that belongs to it end. */
  start: number;
  numberEnd: number;
  end: number;
}

type Rule = (text: string) => Found[];

const PER = String.raw`(?:\s*\/\s*|\s+(?:a|an|per|each|every)\s+)`;
const MONEY_SIGN = '[$€£¥]|USD|EUR|GBP|CHF|CAD|AUD|US\\$';
const MINUTES: Record<string, number> = { second: 1 / 60, minute: 1, hour: 60 };
const A_YEAR: Record<string, { times: number; note: string }> = {
  year: { times: 1, note: '' },
  annum: { times: 1, note: '' },
  quarter: { times: 4, note: '× 4 quarters' },
  month: { times: 12, note: '× 12 months' },
  week: { times: 52, note: '× 52 weeks' },
  day: { times: 250, note: '× 250 working days' },
};
const ADVERBS: Record<string, string> = {
  annually: 'year',
  yearly: 'year',
  quarterly: 'quarter',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
};
/** A working year: FORMULAS.md, section 1. */
const HOURS_PER_YEAR = 2080;
const SALARY = { least: 5000, most: 1_000_000 };

/** "18 minutes", "2.5 hours per invoice", "a 20-minute call", "15 to 20 minutes". */
const runtime: Rule = (text) =>
  matches(
    text,
    `(?<number>${NUMBER})(?:\\s*(?:-|–|to|and)\\s*(?<upper>${NUMBER}))?[\\s-]{1,2}(?<unit>second|sec|minute|min|hour|hr)s?\\b`,
  ).flatMap(({ groups, start, numberEnd, end }) => {
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 24);
    // A deadline, an age or an opening time; hours of a day or a year are no runtime either.
    if (
      /(?:within|every|last|past|next|after|open|up to|least|than|under|over|every other)\s+(?:the\s+)?$/i.test(before)
    )
      return [];
    if (
      new RegExp(
        `^(?:${PER}(?:day|week|month|quarter|year|annum|person|employee|fte)\\b|\\s+(?:ago|later|notice|service|support|daily|weekly))`,
        'i',
      ).test(after)
    )
      return [];
    const value = readNumber(groups.number ?? '');
    const upper = groups.upper ? readNumber(groups.upper) : value;
    const unit = UNITS[(groups.unit ?? '').toLowerCase()] ?? 'minute';
    if (value === null || upper === null || upper < value) return [];
    const mean = (value + upper) / 2;
    const minutes = rounded(mean * (MINUTES[unit] ?? 1));
    const told =
      upper > value
        ? `the middle of ${plain(value)} and ${plain(upper)} ${unit}s`
        : `${plain(value)} ${unit}${value === 1 ? '' : 's'}`;
    const isSame = unit === 'minute' && upper === value;
    const conversion = isSame ? null : `${told} = ${plain(minutes)} minutes`;
    return [{ field: 'averageRuntime', value: minutes, conversion, start, numberEnd, end }];
  });

const UNITS: Record<string, string> = {
  second: 'second',
  sec: 'second',
  minute: 'minute',
  min: 'minute',
  hour: 'hour',
  hr: 'hour',
};

/** "12 FTE", "twelve full-time staff", "a team of 8 people". */
const staff: Rule = (text) =>
  matches(
    text,
    `(?:team\\s+of\\s+(?<team>${NUMBER})\\b|(?<number>${NUMBER})\\s+(?:FTEs?\\b|full[\\s-]time[\\s-](?:equivalents?|staff|employees?|people|positions?|clerks?|workers?)\\b))`,
  ).flatMap(({ groups, start, numberEnd, end }) => {
    const value = readNumber(groups.number ?? groups.team ?? '');
    return value === null ? [] : [{ field: 'fteCount', value, conversion: null, start, numberEnd, end }];
  });

/** "about 24,000 invoices a year", "2,000 per month", "30 a day", "24,000 claims annually". */
const frequency: Rule = (text) =>
  matches(
    text,
    `(?<number>${NUMBER})(?<what>(?:\\s+(?!(?:a|an|per|each|every|and|or|in|of|for|to|the|is|are|was|were|by|at)\\b)\\p{L}[\\p{L}-]*){0,3}?)(?:${PER}(?<unit>year|annum|quarter|month|week|day)\\b(?!-)|\\s+(?<adverb>annually|yearly|quarterly|monthly|weekly|daily)\\b)`,
  ).flatMap(({ groups, start, numberEnd, end }) => {
    if (NOT_RUNS.test(groups.what ?? '') || isMoney(text, start)) return [];
    // "4 yearly reviews" are reviews every four years.
    if (groups.adverb && !groups.what && groups.adverb.toLowerCase() !== 'annually') return [];
    if (isYear(groups.number ?? '', text.slice(Math.max(0, start - 12), start))) return [];
    const value = readNumber(groups.number ?? '');
    const unit = (groups.unit ?? ADVERBS[(groups.adverb ?? '').toLowerCase()] ?? '').toLowerCase();
    const rate = A_YEAR[unit];
    if (value === null || value === 0 || !rate) return [];
    const runs = rounded(value * rate.times);
    const conversion = rate.times === 1 ? null : `${plain(value)} a ${unit} ${rate.note} = ${plain(runs)} a year`;
    return [{ field: 'processFrequency', value: runs, conversion, start, numberEnd, end }];
  });

const NOT_RUNS = new RegExp(
  `(?:^|\\s)(?:${MONEY_SIGN}|dollars?|euros?|pounds?|francs?|minutes?|mins?|hours?|hrs?|seconds?|days?|weeks?|months?|years?|percent|points?|FTEs?|staff|employees?|people|times)(?:\\s|$)`,
  'i',
);

/** "$65,000 salary", "an average salary of 48 000 EUR", "they earn $25 an hour". */
const salary: Rule = (text) =>
  matches(
    text,
    `(?:\\b(?<said>salary|salaries|wages?|earns?|earning|paid)\\b[^.;\\n\\d$€£¥]{0,30}?(?<sign>${MONEY_SIGN})?\\s?(?<number>${NUMBER})(?:\\s?(?<code>${MONEY_SIGN}|dollars|euros|pounds))?|(?<sign2>${MONEY_SIGN})\\s?(?<number2>${NUMBER})\\s+(?:(?:average|annual|mean|yearly|gross|base)\\s+){0,2}(?:salary|salaries|wages?)\\b|(?<number3>${NUMBER})\\s?(?:${MONEY_SIGN})\\s+(?:(?:average|annual|mean|yearly|gross|base)\\s+){0,2}(?:salary|salaries|wages?)\\b)(?:${PER}(?<unit>hour|month|year|annum))?`,
  ).flatMap(({ groups, start, numberEnd, end, matched }) => {
    const number = groups.number ?? groups.number2 ?? groups.number3 ?? '';
    const isPaid = groups.sign || groups.code || groups.number2 || groups.number3;
    if (!isPaid && !/^salar/i.test(groups.said ?? '')) return [];
    if (/\b(?:total|budget|bill|savings?|cost)\b/i.test(matched)) return [];
    const value = readNumber(number, true);
    if (value === null) return [];
    const unit = (groups.unit ?? 'year').toLowerCase();
    const times = unit === 'hour' ? HOURS_PER_YEAR : unit === 'month' ? 12 : 1;
    const yearly = rounded(value * times);
    if (yearly < SALARY.least || yearly > SALARY.most) return [];
    const note = unit === 'hour' ? `× ${plain(HOURS_PER_YEAR)} hours` : '× 12 months';
    const conversion =
      times === 1 ? null : `${plain(value)} ${unit === 'hour' ? 'an' : 'a'} ${unit} ${note} = ${plain(yearly)} a year`;
    return [{ field: 'averageSalary', value: yearly, conversion, start, numberEnd, end }];
  });

const RULES: readonly Rule[] = [runtime, staff, frequency, salary];

interface Match {
  groups: Partial<Record<string, string>>;
  matched: string;
  start: number;
  numberEnd: number;
  end: number;
}

const compiled = new Map<string, RegExp>();

/** Every place where a pattern holds. `start` is where the match begins, which is at its number but for salaries. */
function matches(text: string, pattern: string): Match[] {
  const expression = compiled.get(pattern) ?? new RegExp(pattern, 'giu');
  compiled.set(pattern, expression);
  return [...text.matchAll(expression)].map(({ 0: matched, index, groups = {} }) => {
    const number = ['number', 'number2', 'number3', 'team'].map((name) => groups[name]).find((found) => found) ?? '';
    const at = matched.indexOf(number);
    return { groups, matched, start: index, numberEnd: index + at + number.length, end: index + matched.length };
  });
}

const isMoney = (text: string, start: number) =>
  new RegExp(`(?:${MONEY_SIGN})\\s?$`).test(text.slice(Math.max(0, start - 4), start));

const isYear = (number: string, before: string) =>
  /^(?:19|20)\d\d$/.test(number) && /\b(?:in|since|of|by|from|until|during)\s+$/i.test(before);

const rounded = (value: number) => Math.round(value * 100) / 100;

const plain = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

const WORDS =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
  eighteen nineteen twenty`.split(/\s+/);

/** Digits with separators, then "k", "thousand" or "million"; or a number word up to twenty. For use inside a pattern. */
const NUMBER = `(?<![\\d.,/:§#+-]|\\d )(?:\\d{1,3}(?:[,.\\u00a0\\u202f ’']\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![\\d%]|[.,:/]\\d)(?:\\s?(?:k|thousand|million)\\b)?|\\b(?:${WORDS.join('|')})\\b`;

const SCALE: Record<string, number> = { k: 1000, thousand: 1000, million: 1_000_000 };

/**
 * The value of what NUMBER has found; null where it could be two values: "2.500" is 2500 to some and 2.5 to others.
 * Where only thousands make sense, as for a salary, `dotIsThousands` says so.
 */
function readNumber(text: string, dotIsThousands = false): number | null {
  const word = WORDS.indexOf(text.toLowerCase());
  if (word >= 0) return word + 1;
  const [, digits = '', scale = ''] = /^([\d.,\s\u00a0\u202f’']*\d)\s?(\p{L}*)$/u.exec(text) ?? [];
  if (/^\d{1,3}\.\d{3}$/.test(digits) && !dotIsThousands) return null;
  const decimals = /[.,](\d{1,2})$/.exec(digits);
  const whole = (decimals ? digits.slice(0, decimals.index) : digits).replace(/\D/g, '');
  const value = Number(decimals ? `${whole}.${decimals[1]}` : whole) * (SCALE[scale.toLowerCase()] ?? 1);
  return Number.isFinite(value) && digits !== '' ? value : null;
}
