import type { InsightFact } from '@process-ai/contract/insights';
import { type AmountInText, DURATIONS, type Fact, type Unit } from './found-fact.ts';

type Period = NonNullable<InsightFact['period']>;

/**
 * Scales and units in the forms that they have behind a number: the compact and unit names of the Unicode locale data
 * (CLDR 46, ar), without marks. A noun behind three to ten is in the plural, behind more in the singular.
 */
const SCALES: Record<string, number> = {
  ألف: 1e3,
  ألفا: 1e3,
  آلاف: 1e3,
  مليون: 1e6,
  مليونا: 1e6,
  ملايين: 1e6,
  مليار: 1e9,
  مليارا: 1e9,
  مليارات: 1e9,
};
const UNITS: Partial<Record<Unit, string>> = {
  percent: '[%٪]|(?:بالمئة|بالمائة|في المئة|في المائة)',
  seconds: 'ثانية|ثوان|ثواني',
  minutes: 'دقيقة|دقائق',
  hours: 'ساعة|ساعات',
  days: 'يوما?(?: عمل)?|أيام(?: عمل)?',
  weeks: 'أسبوعا?|أسابيع',
  months: 'شهرا?|أشهر|شهور',
  years: 'سنة|سنوات|عاما?|أعوام',
};
/** Two of them are one word. */
const DUALS: Partial<Record<Unit, string>> = {
  seconds: 'ثانيتان|ثانيتين',
  minutes: 'دقيقتان|دقيقتين',
  hours: 'ساعتان|ساعتين',
  days: 'يومان|يومين',
  weeks: 'أسبوعان|أسبوعين',
  months: 'شهران|شهرين',
  years: 'سنتان|سنتين|عامان|عامين',
};
/** The name alone says no country for some of them. */
const CURRENCIES: readonly (readonly [code: string | null, said: string])[] = [
  ['SAR', 'ريالا?(?:ات)? سعوديا?ة?'],
  ['QAR', 'ريالا?(?:ات)? قطريا?ة?'],
  ['OMR', 'ريالا?(?:ات)? عمانيا?ة?'],
  [null, 'ريالا?(?:ات)?'],
  ['AED', '(?:درهما?|دراهم) إماراتيا?ة?'],
  ['MAD', '(?:درهما?|دراهم) مغربيا?ة?'],
  [null, 'درهما?|دراهم'],
  ['KWD', '(?:دينارا?|دنانير) كويتيا?ة?'],
  ['JOD', '(?:دينارا?|دنانير) أردنيا?ة?'],
  [null, 'دينارا?|دنانير'],
  ['EGP', '(?:جنيها?|جنيهات) مصريا?ة?'],
  [null, 'جنيها?|جنيهات'],
  ['USD', 'دولارا?(?:ات)?(?: أم[ر]?يكيا?)?'],
  ['EUR', 'يورو'],
];
/** Three to ten, with and without the ending of the gender; then the tens. The spell-out rules of CLDR have them. */
const ONES = ['ثلاثة?', 'أربعة?', 'خمسة?', 'ستة?', 'سبعة?', 'ثماني?ة?', 'تسعة?', 'عشرة?'];
const TENS = ['عشر', 'ثلاث', 'أربع', 'خمس', 'ست', 'سبع', 'ثمان', 'تسع'].map((stem) => `${stem}(?:ون|ين)`);
/** Alone before what they count, and two of them in one word. */
const ROUND: Record<string, number> = {
  مئة: 100,
  مائة: 100,
  مئتي: 200,
  مئتا: 200,
  مائتي: 200,
  مائتا: 200,
  ألف: 1e3,
  ألفي: 2e3,
  ألفا: 2e3,
  مليون: 1e6,
  مليوني: 2e6,
  مليونا: 2e6,
};
/** Parts, which look like the numbers without their noun: "خمس الموظفين" is a fifth of them. */
const PARTS: Record<string, number> = { نصف: 2, ثلث: 3, ربع: 4, خمس: 5, سدس: 6, ثمن: 8, عشر: 10 };

const PERIODS: Record<Period, string> = {
  year: 'سنويا|في السنة|في العام(?! الماضي| الجاري| المقبل| القادم| الحالي)|كل (?:عام|سنة)|سنوية?',
  quarter: 'كل ربع سنة|ربع سنوية?|فصليا',
  month: 'شهريا|في الشهر|كل شهر|شهرية?',
  week: 'أسبوعيا|في الأسبوع|كل أسبوع|أسبوعية?',
  day: 'يوميا|في اليوم|كل يوم|يومية?|في الوردية|كل ليلة',
  hour: 'في الساعة|كل ساعة',
};
const PAST = '(?:في |خلال )?(?:العام الماضي|السنة الماضية)';

const FREE = '(?<![\\p{L}\\p{N}.,/-])';
const END = '(?![\\p{L}\\p{N}])';
const named = (table: object) =>
  Object.entries(table)
    .map(([name, said]) => `(?<${name}>${said})`)
    .join('|');
const DIGITS = '[\\d٠-٩]{1,3}(?:[,٬][\\d٠-٩]{3})+(?:[.٫][\\d٠-٩]{1,2})?|[\\d٠-٩]+(?:[.٫][\\d٠-٩]{1,2})?';
const WORDS = `(?<teen>${ONES.slice(0, 7).join('|')}) عشرة?|(?:(?<one>${ONES.slice(0, 7).join('|')}) و)?(?<ten>${TENS.join('|')})|(?<few>${ONES.join('|')})|(?<round>${Object.keys(ROUND).join('|')})`;
const AMOUNT = new RegExp(
  `${FREE}(?:(?:(?<digits>${DIGITS})(?:\\s?(?:-|–|إلى)\\s?(?<high>${DIGITS}))?(?:\\s(?<scale>${Object.keys(SCALES).join('|')})${END})?|(?<word>${WORDS})${END})(?:\\s?(?:${named(UNITS)})${END}|\\s(?<money>${CURRENCIES.map(([, said]) => said).join('|')})${END}|\\s?(?=[%٪]))?|(?<dual>${named(DUALS).replaceAll('?<', '?<two_')})${END}|(?<part>${Object.keys(PARTS).join('|')})\\s(?=ال))`,
  'gu',
);
const PERIOD = new RegExp(`${FREE}(?:(?<past>${PAST})|${named(PERIODS)})${END}`, 'gu');
const CLAUSE = /[،؛:.؟!()](?!\d)|\s(?:بينما|لأن|حيث|لكن|ولذلك|ولكن|وقد|مما)\s/u;
/** Marks of vowels, and the line that stretches a word. */
const MARKS = /[\u064b-\u065f\u0670\u0640]/g;
const LONGEST = 600;
/** A page, a table or a year follows; or its number is one of a list. */
const PLACE = /(?:^|\s)و?(?:ال)?(?:جدول|شكل|صفحة|ص|رقم|إصدار|نسخة|عام|سنة|هاتف)\.?\s*$|^\s*$/u;
const DATE =
  /^\s(?:يناير|فبراير|مارس|أبريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين|محرم|رمضان|هـ|م)(?![\p{L}])/u;
const FULL_TIME = /^[^،.؛]{0,30}بدوام كامل/u;

/** The figures of an Arabic sentence; `what` is empty where the sentence does not say plainly what is counted. */
export function arabicFactsIn(text: string): Fact[] {
  if (text.length > LONGEST) return [];
  const plain = text.replace(MARKS, '');
  const pers = [...plain.matchAll(PERIOD)].map(({ index, 0: said, groups = {} }) => ({
    start: index,
    end: index + said.length,
    isPast: Boolean(groups.past),
    period: groups.past ? 'year' : (Object.keys(groups).find((name) => name !== 'past' && groups[name]) as Period),
  }));
  const amounts = [...plain.matchAll(AMOUNT)].flatMap((match) => amountAt(match) ?? []);
  const facts: Fact[] = [];
  for (const [index, amount] of amounts.entries()) {
    const from = amounts[index - 1]?.end ?? 0;
    const to = amounts[index + 1]?.start ?? plain.length;
    const before = plain.slice(from, amount.start).split(CLAUSE).at(-1) ?? '';
    const after = plain.slice(amount.end, to).split(CLAUSE)[0] ?? '';
    const isNear = (per: (typeof pers)[number]) =>
      per.start >= amount.start - before.length && per.end <= amount.end + after.length;
    const isOwn = ({ isPast }: { isPast: boolean }) => !(isPast && DURATIONS.has(amount.unit));
    const per = amount.unit === 'percent' ? undefined : pers.find((one) => isNear(one) && isOwn(one));
    // "Three years ago" is a date.
    if (amount.unit === 'years' && /(?:قبل|منذ)\s$/u.test(before)) continue;
    const last = facts.at(-1);
    const isSame = last?.unit === amount.unit || /منه(?:ا|م)/u.test(before);
    const what =
      whatOf(before.replace(PERIOD, ' '), after.replace(PERIOD, ' . '), amount) || (isSame ? (last?.what ?? '') : '');
    if (amount.unit === 'count' && what === '') continue;
    facts.push({
      what,
      value: amount.value,
      unit: amount.unit === 'count' && FULL_TIME.test(after) ? 'fte' : amount.unit,
      currency: amount.currency,
      period: per?.period ?? null,
      quote: text,
      range: amount.range,
      before: plain.slice(0, amount.start),
      after: plain.slice(amount.end),
    });
  }
  return facts;
}

function amountAt(match: RegExpExecArray): AmountInText | null {
  const { index: start, 0: said, input, groups = {} } = match;
  const end = start + said.length;
  const named = (prefix = '') => (Object.keys(UNITS) as Unit[]).find((unit) => groups[`${prefix}${unit}`]);
  const amount = (value: number, unit: Unit, high = value) => {
    const range = [value, high] as const;
    return { start, end, value: rounded((value + high) / 2), range, unit, currency: currencyOf(groups.money) };
  };
  if (groups.part) return amount(rounded(100 / (PARTS[groups.part] ?? 1)), 'percent');
  const dual = named('two_');
  if (dual) return amount(2, dual);
  const unit = groups.money ? 'currency' : (named() ?? 'count');
  const times = SCALES[groups.scale ?? ''] ?? 1;
  const value = groups.digits ? numberOf(groups.digits) : spokenOf(groups);
  const high = groups.high ? numberOf(groups.high) : value;
  if (!Number.isFinite(value) || value <= 0 || high < value) return null;
  if (unit === 'count') {
    if (PLACE.test(input.slice(Math.max(0, start - 20), start)) || DATE.test(input.slice(end))) return null;
    if (/^(?:19|20)\d\d$/.test(groups.digits ?? '')) return null;
    // "خمس الموظفين" is a part; numbers in words stand before a noun without article.
    if (!groups.digits && /^\s(?:ال|ل)/u.test(input.slice(end))) return null;
  }
  return amount(value * times, unit, high * times);
}

const numberOf = (digits: string) =>
  Number(
    digits
      .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
      .replace(/[,٬](?=\d{3})/g, '')
      .replace('٫', '.'),
  );

const PATTERNS = [ONES, TENS].map((words) => words.map((word) => new RegExp(`^(?:${word})$`, 'u')));

function spokenOf({ teen, one, ten, few, round }: Partial<Record<string, string>>): number {
  if (round) return ROUND[round] ?? 0;
  const [ones = [], tens = []] = PATTERNS;
  const unitOf = (word: string | undefined) => (word ? ones.findIndex((pattern) => pattern.test(word)) + 3 : 0);
  if (teen) return 10 + unitOf(teen);
  if (ten) {
    const at = tens.findIndex((pattern) => pattern.test(ten));
    return 10 * (at === 0 ? 2 : at + 2) + unitOf(one);
  }
  return unitOf(few);
}

const currencyOf = (money: string | undefined) =>
  money ? (CURRENCIES.find(([, said]) => new RegExp(`^(?:${said})$`, 'u').test(money))?.[0] ?? null) : null;

/** Before a figure: how exact it is, and what leads to it. */
const LEADS =
  /^(?:نحو|بنحو|حوالي|بحوالي|قرابة|تقريبا|أكثر|أقل|من|إلى|خلال|مدة|لمدة|على|في|حدود|عن|كل|لا|يتجاوز|تتجاوز|قدره|قدرها|مبلغ)$/u;
/** What says how long, how much or how far something is; with "and" or "so" before it. */
const VERBS =
  /^[وف]?س?(?:بلغت?|[يت]بلغ|[يت]ستغرق|استغرقت?|[يت]حتاج|[يت]كلف|كلفت?|[يت]صل|وصلت?|[يت]دفع|خصصت?|[يت]تطلب|[يت]ستلزم|ارتفعت?|[يت]رتفع|انخفضت?|[يت]نخفض|زادت?|[يت]زيد|كانت?|[يت]كون|[يت]دوم|[يت]متد|يجب|ينبغي|يلزم|قد|أن|إن|هو|هي)$/u;
const POINTING = /^[وف]?(?:ذلك|هذا|هذه|لذلك|تلك|منها|منهم|له|لها|به|بها|ما)$/u;
/** A verb in the present, unless it ends as a noun does or is a noun of doing ("تدريب"). */
const PRESENT = /^[وف]?س?[يت]\p{L}{3,}$/u;
const NOUN = /(?:ة|ات)$|^ت\p{L}{2}ي\p{L}$/u;
const isVerb = (word: string) => VERBS.test(word) || (PRESENT.test(word) && !NOUN.test(word));
const PREPOSITION = /^(?:في|من|على|إلى|عن|مع|بعد|قبل|حتى|منذ|عند|أو|ثم|كل|بين|لكل|دون|خلال|عبر|أي|وفق|حسب|.)$/u;
/** Attached to what follows: "and", "so", "for the", "by the". */
const ATTACHED = /^(?:[وف]\p{L}{3,}|لل\p{L}+|بال\p{L}+|كال\p{L}+)$/u;
const WHAT_WORDS = 5;

function whatOf(before: string, after: string, { unit }: AmountInText): string {
  if (unit === 'count') return nounsIn(after, false);
  const of = unit === 'percent' ? /^\s?(?:من\s)?(?=ال)/u.exec(after) : null;
  if (of) return nounsIn(after.slice(of[0].length), true);
  const each = /^\sلل(\p{L}{3,})/u.exec(after)?.[1];
  // Who allots a sum is not what it is for: "خصصت الإدارة 12 مليون ريال لتحديث النظام".
  if (/(?:^|\s)[وف]?(?:خصصت?|[يت]خصص|رصدت?)(?=\s)/u.test(before)) return purposeOf(after);
  // "That takes 11 minutes for an invoice"
  const isPointing = before.split(/\s+/u).some((word) => POINTING.test(word));
  return subjectOf(before) || (each && isPointing ? `ال${each}` : '');
}

/** A noun behind its number, with an adjective that agrees with it; `isDefinite`: all nouns and adjectives with the article. */
function nounsIn(text: string, isDefinite: boolean): string {
  const words: string[] = [];
  for (const word of text.trim().split(/\s+/u).slice(0, WHAT_WORDS)) {
    if (!/^\p{L}{2,}$/u.test(word) || PREPOSITION.test(word)) break;
    if (words.length === 0 && (isVerb(word) || (!isDefinite && /^(?:[وفبكل]?ال|لل)/u.test(word)))) break;
    const [first = ''] = words;
    if (isDefinite && !word.startsWith('ال')) break;
    const isAdjective = first.endsWith('ة') ? /(?:ة|ات)$/u.test(word) : /(?:يا?|ين|ون)$/u.test(word);
    if (!isDefinite && words.length > 0 && !/^علي(?:ه|ها|هم)$/u.test(word)) {
      if (words.length > 1 || isVerb(word) || ATTACHED.test(word) || word.startsWith('ال') || !isAdjective) break;
    }
    words.push(word);
  }
  return words.join(' ');
}

const purposeOf = (after: string) => /^\sل(\p{L}{3,}(?:\sال\p{L}+)?)/u.exec(after)?.[1] ?? '';

/** What a length or a sum is said of: between the verb that the clause begins with and the figure. */
function subjectOf(clause: string): string {
  const words = clause.trim().split(/\s+/u).filter(Boolean);
  while (words.length > 0 && LEADS.test(words.at(-1) ?? '')) words.pop();
  // "The aim is that the time falls to 8 days": it is said of the time.
  const that = words.findLastIndex((word) => /^[وف]?أن$/u.test(word));
  if (that >= 0) words.splice(0, that + 1);
  while (words.length > 0 && isVerb(words[0] ?? '')) {
    if (!VERBS.test(words[0] ?? '') && that < 0) return '';
    words.shift();
  }
  const isPlain = words.every((word) => /^\p{L}{2,}$/u.test(word) && !isVerb(word) && !POINTING.test(word));
  return isPlain && words.length > 0 && words.length <= WHAT_WORDS ? words.join(' ').replace(/^[وف](?=ال)/u, '') : '';
}

const rounded = (value: number) => Math.round(value * 100) / 100;
