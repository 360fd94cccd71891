import type { InsightFact } from '@process-ai/contract/insights';
import { type CjkAmount, type CjkGrammar, type CjkLanguage, cjkAmountsIn, grammarOf } from './cjk-amounts.ts';
import { CHINESE_STOPS } from './cjk-words.ts';
import { DURATIONS, type Fact } from './found-fact.ts';

type Period = NonNullable<InsightFact['period']>;

/** Sentences beyond this are tables. */
const LONGEST = 600;
/** How far a period may stand before its figure. */
const PERIOD_NEAR = 24;
const WHAT_MOST = 28;

/**
 * The figures of a Chinese or Japanese sentence; `what` is empty where the sentence does not say plainly what is
 * counted. Numbers that only may be figures (a date, a floor, "三五天") are overlooked.
 */
export function cjkFactsIn(text: string, language: CjkLanguage): Fact[] {
  if (text.length > LONGEST) return [];
  const grammar = grammarOf(language);
  const plain = text.replace(/[０-９％．]/gu, (wide) => String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0));
  const pers = [...plain.matchAll(grammar.period)].map(({ index, 0: said, groups = {} }) => ({
    start: index,
    end: index + said.length,
    isPast: Boolean(groups.past),
    period: groups.past ? 'year' : (Object.keys(groups).find((name) => name !== 'past' && groups[name]) as Period),
  }));
  const isFree = ({ start, end }: CjkAmount) => !pers.some((per) => start < per.end && end > per.start);
  const amounts = cjkAmountsIn(plain, grammar).filter(isFree);
  const facts: Fact[] = [];
  for (const [index, amount] of amounts.entries()) {
    const from = amounts[index - 1]?.end ?? 0;
    const per = pers.findLast(
      (one) =>
        one.end <= amount.start &&
        one.start >= from &&
        isPeriodOf(one, amount, plain.slice(one.end, amount.start), grammar),
    );
    const behind = per ? undefined : pers.find((one) => one.start >= amount.end && one.start - amount.end <= 1);
    const hasPeriod = amount.unit !== 'percent';
    const period = hasPeriod ? ((per ?? behind)?.period ?? null) : null;
    const to = amounts[index + 1]?.start ?? plain.length;
    // A Japanese noun phrase may hold a figure of its own: "the share that is ready within 14 days".
    const begins = language === 'ja' ? 0 : from;
    const before = pers
      .filter(({ start, end }) => start >= begins && end <= amount.start)
      .reduceRight(
        (rest, { start, end }) => rest.slice(0, start - begins) + rest.slice(end - begins),
        plain.slice(begins, amount.start),
      );
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

interface Per {
  period: Period;
  isPast: boolean;
}

/** A period stands before its figure: in the same clause, or near where nothing else was counted between them. */
function isPeriodOf({ isPast }: Per, { unit }: CjkAmount, between: string, { clause }: CjkGrammar): boolean {
  const isSameClause = !clause.test(between);
  if (isPast) return unit === 'currency' || (unit === 'count' && isSameClause);
  if (DURATIONS.has(unit)) return isSameClause;
  return between.length <= PERIOD_NEAR && !/[；;。]/u.test(between);
}

function whatOf(before: string, after: string, amount: CjkAmount, grammar: CjkGrammar): string {
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
  const rate = /^(.+?)[为為是][^为為是]+的$/su.exec(clause)?.[1];
  if (rate && amount.unit === 'percent' && !isJapanese) return chineseBefore(rate, grammar, false);
  if (amount.unit === 'percent' || amount.unit === 'currency') {
    const of = /^的(.*)$/su.exec(after)?.[1];
    const shared = isJapanese ? japaneseAfter(after) : of === undefined ? '' : chineseAfter(of);
    if (shared) return shared;
  }
  if (/^(?:每次|其中)/u.test(clause.trim())) return '';
  const spent =
    isJapanese && DURATIONS.has(amount.unit) ? /^を([^をにはが、]{2,16})に(?:費|充|使)/u.exec(after)?.[1] : '';
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
  const counted = what.replace(/[的和]$/u, '');
  return /^\p{Script=Han}$/u.test(counted) ? counted : isNounPhrase(counted);
}

/** The noun phrase that ends before a figure and the words that lead to it. `isNear`: it stands right before the figure. */
function chineseBefore(text: string, { lead, one }: CjkGrammar, isNear: boolean): string {
  const { rest, isLed } = withoutLead(text, lead);
  if (isNear && isLed) return '';
  const words = Array.from(
    wordsOfChinese.segment(rest.replace(one, '').replace(/[中里内裡內]$/u, '')),
    ({ segment }) => segment,
  );
  const stop = words.findLastIndex(
    (word, at) => !/\p{L}/u.test(word) || (CHINESE_STOPS.has(word) && !OF_RATE.test(words[at + 1] ?? '')),
  );
  return isNounPhrase(
    words
      .slice(stop + 1)
      .join('')
      .replace(/^[的和]|[的中]$/gu, ''),
  );
}

/** "使用率" is a noun, whatever verb it begins with. */
const OF_RATE = /^(?:率|量|[数數]|[额額]|[费費]|度|期|[时時][间間]|人[数數]|成本|能力)$/u;

/** Verbs lead to a figure that belongs to who does it; "about" and "altogether" do not. */
const EXACT =
  /^(?:[约約近共达達为為是]|大[约約]|超[过過]|不到|平均|[达達]到|[总總][计計]|合[计計]|共[计計]|多[达達]|至少|最多)$/u;

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
/** "見積の依頼から発注までに平均12日かかり" */
const SPAN = /^[^はが]{2,14}から[^はが]{2,10}まで(?:に|の)?$/u;
/** What ends so is a verb or a clause. */
const JAPANESE_VERB = /(?:[るたてくばずつ後内]|ため|ので|から|ながら|おり|あり|もの|こと)$/u;

/** The noun phrase before a figure, without its particle, and without the topic before that. */
function japaneseBefore(text: string, { lead, one }: CjkGrammar): string {
  let rest = withoutLead(text.replace(one, ''), lead).rest;
  const span = SPAN.exec(rest)?.[0];
  if (span) return isNounPhrase(span.replace(/(?:に|の)?$/u, ''));
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
