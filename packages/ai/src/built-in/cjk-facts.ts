import type { InsightFact } from '@process-ai/contract/insights';
import { CJK_NUMBER, cjkNumber } from './cjk-numbers.ts';
import { CHINESE_STOPS, CJK_WORDS, type CjkWords } from './cjk-words.ts';
import type { Fact } from './found-fact.ts';

type Language = 'zh' | 'ja';
type Unit = InsightFact['unit'];
type Period = NonNullable<InsightFact['period']>;

interface Grammar extends CjkWords {
  language: Language;
  amount: RegExp;
  period: RegExp;
  lead: RegExp;
  one: RegExp;
}

interface Found {
  start: number;
  end: number;
  value: number;
  range: readonly [number, number];
  unit: Unit;
  currency: string | null;
  /** "件", where things are counted; and whether that is their name. */
  counter: string;
  isNamed: boolean;
}

/** Sentences beyond this are tables. */
const LONGEST = 600;
/** How far a period may stand before its figure. */
const PERIOD_NEAR = 24;
const WHAT_MOST = 28;
const DURATIONS: ReadonlySet<Unit> = new Set(['seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years']);

const grammars = new Map<Language, Grammar>();

function grammarOf(language: Language): Grammar {
  const known = grammars.get(language);
  if (known) return known;
  const words = CJK_WORDS[language];
  const group = (alternatives: object) =>
    Object.entries(alternatives)
      .map(([name, said]) => `(?<${name}>${said})`)
      .join('|');
  const money = words.currencies.map(([code, said]) => `(?<${code}>${said})`).join('|');
  const grammar: Grammar = {
    ...words,
    language,
    amount: new RegExp(
      `(?<![\\d.,第图表圖版A-Za-z-])(?<![数數几幾上成](?=[^\\d]))(?<sign>[¥￥$€£])?(?:(?<base>[百千万萬])分之(?<share>${CJK_NUMBER})|(?<parts>${CJK_NUMBER})分[之の](?<part>${CJK_NUMBER})|` +
        `(?<low>(?<![上下每毎前後后])(?:${CJK_NUMBER}[个個])?半|${CJK_NUMBER})(?:\\s?(?:[-–~～〜至到]|から)\\s?(?<high>${CJK_NUMBER}))?\\s?[多余餘強弱]?\\s?` +
        `(?:(?<tenths>${words.tenths})|${money}|${group(words.units)}|(?<named>${words.named})|(?<counter>${words.counters})|(?<=[¥￥$€£][^¥￥$€£]{1,20})(?![\\d.])))`,
      'gu',
    ),
    period: new RegExp(`(?<past>${words.past})|${group(words.periods)}`, 'gu'),
    lead: new RegExp(`(?:${words.leads}|\\s)$`, 'u'),
    one: new RegExp(words.each, 'gu'),
  };
  grammars.set(language, grammar);
  return grammar;
}

/**
 * The figures of a Chinese or Japanese sentence; `what` is empty where the sentence does not say plainly what is
 * counted. Numbers that only may be figures (a date, a floor, "三五天") are overlooked.
 */
export function cjkFactsIn(text: string, language: Language): Fact[] {
  if (text.length > LONGEST) return [];
  const grammar = grammarOf(language);
  const plain = text.replace(/[０-９％．]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0));
  const pers = [...plain.matchAll(grammar.period)].map(({ index, 0: said, groups = {} }) => ({
    start: index,
    end: index + said.length,
    isPast: Boolean(groups.past),
    period: groups.past ? 'year' : (Object.keys(groups).find((name) => name !== 'past' && groups[name]) as Period),
  }));
  const isFree = ({ start, end }: Found) => !pers.some((per) => start < per.end && end > per.start);
  const amounts = joined([...plain.matchAll(grammar.amount)].flatMap((match) => foundAt(match, grammar) ?? [])).filter(isFree);
  const facts: Fact[] = [];
  for (const [index, amount] of amounts.entries()) {
    const from = amounts[index - 1]?.end ?? 0;
    const per = pers.findLast(
      (one) =>
        one.end <= amount.start && one.start >= from && isPeriodOf(one, amount, plain.slice(one.end, amount.start), grammar),
    );
    const behind = per ? undefined : pers.find((one) => one.start >= amount.end && one.start - amount.end <= 1);
    const hasPeriod = amount.unit !== 'percent';
    const period = hasPeriod ? ((per ?? behind)?.period ?? null) : null;
    const to = amounts[index + 1]?.start ?? plain.length;
    // A Japanese noun phrase may hold a figure of its own: "the share that is ready within 14 days".
    const begins = language === 'ja' ? 0 : from;
    const before = pers
      .filter(({ start, end }) => start >= begins && end <= amount.start)
      .reduceRight((rest, { start, end }) => rest.slice(0, start - begins) + rest.slice(end - begins), plain.slice(begins, amount.start));
    const what = whatOf(before, plain.slice(amount.end, to), amount, grammar);
    const last = facts.at(-1);
    const isOfLast =
      (last?.unit === amount.unit && amount.unit !== 'count') || /そのうち|其中/u.test(plain.slice(from, amount.start));
    facts.push({
      what: what || (isOfLast ? (last?.what ?? '') : ''),
      value: amount.value,
      unit: amount.unit,
      currency: amount.currency,
      period,
      quote: text,
      range: amount.range,
      before: plain.slice(0, amount.start),
      after: plain.slice(amount.end),
    });
  }
  return facts;
}

const SIXTY: Partial<Record<Unit, Unit>> = { hours: 'minutes', minutes: 'seconds' };

/** "1時間30分" is one amount. */
function joined(amounts: readonly Found[]): Found[] {
  const found: Found[] = [];
  for (const amount of amounts) {
    const last = found.at(-1);
    if (last?.end === amount.start && SIXTY[last.unit] === amount.unit) {
      const value = Math.round(100 * (last.value + amount.value / 60)) / 100;
      found[found.length - 1] = { ...last, end: amount.end, value, range: [value, value] };
    } else found.push(amount);
  }
  return found;
}

function foundAt(match: RegExpExecArray, { language, currencies, units }: Grammar): Found | null {
  const groups = match.groups ?? {};
  const said = match[0];
  const base = { start: match.index, end: match.index + said.length, currency: null, counter: '', isNamed: false };
  const percent = (value: number | null): Found | null =>
    value === null || value > 100 ? null : { ...base, value, range: [value, value], unit: 'percent' };
  if (groups.share) {
    const of = { 百: 1, 千: 10, 万: 100, 萬: 100 }[groups.base ?? ''] ?? 1;
    return percent(scaled(cjkNumber(groups.share), 1 / of));
  }
  if (groups.parts && groups.part) {
    const [parts, part] = [cjkNumber(groups.parts), cjkNumber(groups.part)];
    return parts && part && part < parts ? percent(Math.round((10_000 * part) / parts) / 100) : null;
  }
  // "一个半小时" and "1時間半"
  const half = /半$/u.test(groups.low ?? '') || match.input.startsWith('半', base.end) ? 0.5 : 0;
  const whole = /^[^半个個]+/u.exec(groups.low ?? '')?.[0];
  const first = whole ? cjkNumber(whole) : 0;
  const low = first === null ? null : first + half;
  const high = groups.high ? cjkNumber(groups.high) : low;
  if (low === null || high === null || high < low) return null;
  if (groups.tenths) return low < 10 ? percent(scaled(low, 10)) : null;
  const code = currencies.map(([name]) => name).find((name) => groups[name]);
  const unit = (Object.keys(units) as Unit[]).find((name) => groups[name]);
  const counter = groups.counter ?? groups.named ?? '';
  // One is an article, a year has four digits, and "十分" is also "very" and "enough".
  if (groups.low === '一' || (counter && low === 1)) return null;
  if (half > 0 && !DURATIONS.has(unit ?? 'count')) return null;
  if (unit === 'years' && low >= 100) return null;
  if (language === 'ja' && unit === 'minutes' && groups.low === '十') return null;
  if (language === 'ja' && unit === 'days' && /月/u.test(match.input.slice(Math.max(0, match.index - 3), match.index)))
    return null;
  if (unit === 'percent') return /^(?:ポイント|个?百分点)/u.test(match.input.slice(base.end)) ? null : percent(low);
  const isMoney = Boolean(code ?? groups.sign);
  if (!isMoney && !unit && !counter) return null;
  return {
    ...base,
    value: Math.round((low + high) * 50) / 100,
    range: [low, high],
    unit: isMoney ? 'currency' : (unit ?? 'count'),
    currency: isMoney ? currencyOf(code, groups.sign, match.input) : null,
    counter,
    isNamed: Boolean(groups.named),
  };
}

const scaled = (value: number | null, times: number) => (value === null ? null : Math.round(value * times * 1e4) / 1e4);

const SIGNS: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP' };
/** Letters of which mainland texts have none: their "元" may be another one. */
const TRADITIONAL = /[萬億個們這對後時為與國學業務員單張]/u;

function currencyOf(code: string | undefined, sign: string | undefined, text: string): string | null {
  if (code === 'CNY' && TRADITIONAL.test(text)) return null;
  return code ?? SIGNS[sign ?? ''] ?? null;
}

interface Per {
  period: Period;
  isPast: boolean;
}

/** A period stands before its figure: in the same clause, or near where nothing else was counted between them. */
function isPeriodOf({ isPast }: Per, { unit }: Found, between: string, { clause }: Grammar): boolean {
  const isSameClause = !clause.test(between);
  if (isPast) return unit === 'currency' || (unit === 'count' && isSameClause);
  if (DURATIONS.has(unit)) return isSameClause;
  return between.length <= PERIOD_NEAR && !/[；;。]/u.test(between);
}

function whatOf(before: string, after: string, amount: Found, grammar: Grammar): string {
  const clause = before.split(grammar.clause).at(-1) ?? '';
  const isJapanese = grammar.language === 'ja';
  if (amount.unit === 'count') {
    // "職員数980名の病院" counts the staff.
    const counted = isJapanese ? !clause.endsWith('数') && japaneseAfter(after) : chineseAfter(after);
    if (counted) return counted;
    if (MEASURES.test(amount.counter)) return amount.counter;
    const own = isJapanese ? japaneseBefore(clause, grammar) : chineseBefore(clause, grammar, true);
    return own || (amount.isNamed ? amount.counter : '');
  }
  // "退货占出库量的12%" speaks of the returns, and "每次" of what the clause before says.
  const share = /^(.+?)[占佔].*的?$/su.exec(clause)?.[1];
  if (share && amount.unit === 'percent') return chineseBefore(share, grammar, false);
  if (amount.unit === 'percent' || amount.unit === 'currency') {
    const of = /^的(.*)$/su.exec(after)?.[1];
    const shared = isJapanese ? japaneseAfter(after) : of === undefined ? '' : chineseAfter(of);
    if (shared) return shared;
  }
  if (/^(?:每次|其中)/u.test(clause.trim())) return '';
  const spent = isJapanese && DURATIONS.has(amount.unit) ? /^を([^をにはが、]{2,16})に(?:費|充|使)/u.exec(after)?.[1] : '';
  if (spent) return isNounPhrase(spent);
  return isJapanese ? japaneseBefore(clause, grammar) : chineseBefore(clause, grammar, false);
}

const MEASURES = /^(?:公里|平方米|公斤|[吨噸]|トン|キロ|平方メートル|店舗|拠点|部署)$/u;

const wordsOfChinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** The noun phrase that a text begins with: up to a verb or a small word, and over one 的. */
function chineseAfter(text: string): string {
  let what = '';
  for (const { segment, isWordLike } of wordsOfChinese.segment(text.slice(0, WHAT_MOST))) {
    const isLink = segment === '的' && what !== '';
    if (!isWordLike || CHINESE_STOPS.has(segment) || /\d/.test(segment) || (segment === '的' && !isLink)) break;
    what += segment;
  }
  return isNounPhrase(what.replace(/[的和]$/u, ''));
}

/** The noun phrase that ends before a figure and the words that lead to it. `isNear`: it stands right before the figure. */
function chineseBefore(text: string, { lead, one }: Grammar, isNear: boolean): string {
  const { rest, isLed } = withoutLead(text, lead);
  if (isNear && isLed) return '';
  const words = Array.from(wordsOfChinese.segment(rest.replace(one, '').replace(/[中里内裡內]$/u, '')), ({ segment }) => segment);
  const stop = words.findLastIndex(
    (word, at) => !/\p{L}/u.test(word) || (CHINESE_STOPS.has(word) && !OF_RATE.test(words[at + 1] ?? '')),
  );
  return isNounPhrase(words.slice(stop + 1).join('').replace(/^[的和]|[的中]$/gu, ''));
}

/** "使用率" is a noun, whatever verb it begins with. */
const OF_RATE = /^(?:率|量|[数數]|[额額]|[费費]|度|期|[时時][间間]|人[数數]|成本|能力)$/u;

/** Verbs lead to a figure that belongs to who does it; "about" and "altogether" do not. */
const EXACT = /^(?:[约約近共达達为為是]|大[约約]|超[过過]|不到|平均|[达達]到|[总總][计計]|合[计計]|共[计計]|多[达達]|至少|最多)$/u;

function withoutLead(text: string, lead: RegExp): { rest: string; isLed: boolean } {
  let rest = text;
  let isLed = false;
  for (let match = lead.exec(rest); match; match = lead.exec(rest)) {
    if (!EXACT.test(match[0]) && match[0].trim() !== '') isLed = true;
    rest = rest.slice(0, match.index);
  }
  return { rest, isLed };
}

/** "28件の電話を": what is counted, up to its particle. */
function japaneseAfter(text: string): string {
  const what = /^の(.{1,20}?)(?:[をがはにでへも、。]|から|まで|$)/u.exec(text)?.[1] ?? '';
  return /^[\p{Script=Han}\p{Script=Katakana}A-Za-z]/u.test(what) ? isNounPhrase(what) : '';
}

const PARTICLES = /(?:では|には|とは|からは|は|が|も|を|に|で|と|へ|の|より)$/u;
/** A deadline or an aim between a noun and its figure: "来年度末までに". */
const UNTIL = /[^をはがに]*まで(?:に|の)?$/u;
/** What ends so is a verb or a clause. */
const JAPANESE_VERB = /(?:[るたてくばずつ後内]|ため|ので|から|ながら|おり|あり)$/u;

/** The noun phrase before a figure, without its particle, and without the topic before that. */
function japaneseBefore(text: string, { lead, one }: Grammar): string {
  let rest = withoutLead(text.replace(one, ''), lead).rest;
  rest = rest.replace(UNTIL, '').replace(PARTICLES, '');
  if (/^(?:その|これ|それ|この)/u.test(rest)) return '';
  const topic = rest.search(/(?:は|が)(?=[\p{Script=Han}\p{Script=Katakana}A-Za-z0-9][^はが]*$)/u);
  const what = topic < 0 ? rest : rest.slice(topic + 1);
  return JAPANESE_VERB.test(what) ? '' : isNounPhrase(what.replace(/^[のはがをに]/u, ''));
}

const isNounPhrase = (what: string) => {
  const trimmed = what.trim();
  return trimmed.length >= 2 && trimmed.length <= WHAT_MOST && /\p{L}{2}/u.test(trimmed) ? trimmed : '';
};
