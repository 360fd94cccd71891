import type { DocumentPage } from '@process-ai/contract/insights';
import type { Language } from '@process-ai/library/use-case';
import { languageOf, wordsIn } from '../use-cases/language.ts';
import type { Amount } from './amount.ts';
import { amountsIn } from './amounts.ts';
import { arabicFactsIn } from './arabic-facts.ts';
import { cjkFactsIn } from './cjk-facts.ts';
import { AROUND, subjectOf } from './fact-phrases.ts';
import { type Reader, readerOf } from './fact-reader.ts';
import { type Per, whatOf } from './fact-subjects.ts';
import { DURATIONS, type Fact, type FoundFact } from './found-fact.ts';
import { BLANKS, type Passage, passagesOf } from './passages.ts';
import { SECTIONS_LEFT_OUT } from './telling-words.ts';
import { isUnread } from './unread-figures.ts';

const MOST = 200;
const QUOTE_MAX = 400;
/** How far a period may stand from what it belongs to. */
const PERIOD_NEAR = 70;
/** From Arabic on: most texts have no letter of these, and are asked nothing else. */
const OTHER = /[\u0600-\u1fff\u2e80-\ufffd]/;
const ARABIC = /\p{Script=Arabic}{3}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
/** Share of a passage from which it is written so, and does not only name somebody in another script. */
const OF_SCRIPT = 0.4;
/** Words of a page from which its own language is told; a shorter one is in the document's. */
const PAGE_WORDS = 40;
const READ_WORDS = 500;

/**
 * The figures of a document in its order: what is counted, how much, per what time, on which page, in which words. It
 * reads the seven languages of the catalogue, Chinese, Japanese and Arabic in their ways to write numbers, and rather overlooks a figure than takes a
 * date, a page, a version or a telephone number for one.
 */
export function findFacts(
  pages: readonly DocumentPage[],
  passages: readonly Passage[] = passagesOf(pages),
): FoundFact[] {
  const found: FoundFact[] = [];
  const seen = new Set<string>();
  const ofDocument = languageIn(pages.map(({ text }) => text.slice(0, 4000)).join('\n'), 'en');
  const languages = new Map(pages.map(({ page, text }) => [page, languageIn(text, ofDocument)]));
  const unread = new Set(pages.flatMap(({ page, text }) => (isUnread(text) ? page : [])));
  /** What the text before speaks of, for "it takes 20 minutes" and for rows below a heading: looked for when asked. */
  let known = '';
  let before: { text: string; reader: Reader }[] = [];
  const context = () => {
    for (let last = before.pop(); last; last = before.pop()) {
      const subject = subjectOf(last.text.slice(0, AROUND), [], last.reader);
      if (subject) return told(subject);
    }
    return known;
  };
  const told = (what: string) => {
    before = [];
    known = what;
    return known;
  };
  const leftOut = new Map<string, boolean>();
  for (const { text, page, isSentence, heading } of passages) {
    // A line of a table of contents, or of a form; what stands about the authors.
    const isLeftOut = leftOut.get(heading) ?? SECTIONS_LEFT_OUT.test(heading);
    leftOut.set(heading, isLeftOut);
    if (isLeftOut || unread.has(page) || BLANKS.test(text)) continue;
    const reader = readerOf(languages.get(page) ?? 'en');
    const ofScript = factsOfScript(text, isSentence);
    const facts = ofScript ?? factsIn(text, reader, isSentence, context);
    for (const fact of facts) {
      const key = `${fact.value} ${fact.unit} ${fact.period} ${fact.what.toLowerCase()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ ...fact, page });
      if (found.length === MOST) return found;
    }
    if (ofScript) continue;
    if (facts[0]?.what) told(facts[0].what);
    else if (isSentence) before.push({ text, reader });
    else if (text.length < QUOTE_MAX && !/\d/.test(text)) told(text.split(' ').slice(0, 8).join(' '));
  }
  return found;
}

/** The facts of a passage in Chinese, Japanese or Arabic; null of one in another script. */
function factsOfScript(text: string, isSentence: boolean): Fact[] | null {
  if (!OTHER.test(text)) return null;
  if (ARABIC.test(text)) return isSentence ? arabicFactsIn(text) : [];
  if ((text.match(CJK)?.length ?? 0) < OF_SCRIPT * text.length) return null;
  return isSentence ? cjkFactsIn(text, KANA.test(text) ? 'ja' : 'zh') : [];
}

function languageIn(text: string, otherwise: Language): Language {
  const words = wordsIn(text.slice(0, 20 * READ_WORDS)).slice(0, READ_WORDS);
  return words.length < PAGE_WORDS && otherwise !== 'en' ? otherwise : languageOf(words);
}

/** `context` names what is spoken of where the sentence itself does not. */
function factsIn(text: string, reader: Reader, isSentence: boolean, context: () => string): Fact[] {
  if (!/\p{N}/u.test(text) && !isSentence) return [];
  const amounts = amountsIn(text, reader);
  if (amounts.length === 0) return [];
  const pers = persIn(text, reader).filter(
    ({ start, end }) => !amounts.some((amount) => start < amount.end && end > amount.start),
  );
  const periodOf = assignPeriods(text, amounts, pers, reader);
  const facts: Fact[] = [];
  for (const [index, amount] of amounts.entries()) {
    const per = periodOf.get(amount) ?? null;
    const from = Math.max(0, amounts[index - 1]?.end ?? 0);
    const to = amounts[index + 1]?.start ?? text.length;
    const { what, isNamed } = whatOf(text, amount, per, pers, { from, to }, reader);
    const isAlone = isSentence && amount.unit === 'count' && isSaidAlone(text, amount);
    const isListed = isNamed && (isSentence || /[:=]\s*$/.test(text.slice(0, amount.start)));
    if (amount.unit === 'count' && !per && !isListed && !isAlone) continue;
    if (amount.unit === 'count' && amount.isWord && !what) continue;
    if (amount.unit === 'count' && !per && NOT_COUNTED.test(what)) continue;
    if (isAge(text, amount) || isPartOfLast(text, amount, amounts[index - 1], what)) continue;
    facts.push({
      what: what || facts.at(-1)?.what || context(),
      value: amount.value,
      unit: amount.unit,
      currency: amount.currency,
      period: per?.period ?? null,
      quote: quoteOf(text, amount),
      range: amount.range,
      before: text.slice(Math.max(0, amount.start - AROUND), amount.start),
      after: text.slice(amount.end, amount.end + AROUND),
    });
  }
  return facts;
}

/** "Sono 27.", "Es sind 14.": so many of what was spoken of; "it is 14" may be anything. */
const ARE_SO_MANY =
  /(?:^|[:;,–—]\s)(?:there (?:are|were)|es (?:sind|waren)|das (?:sind|waren)|sono|erano|ce ne (?:sono|erano)|son|eran|hay|hubo|il y en (?:a|avait)|(?:ils|elles) (?:sont|étaient)|het (?:zijn|waren) er|er (?:zijn|waren) er|são|eram|há)(?: (?:now|still|already|about|jetzt|noch|schon|ya|aún|todavía|encore|déjà|ancora|già|nu|nog|al|agora|ainda|já))?\s$/iu;
const ENDS_HERE = /^\s?[.!]$/u;

const isSaidAlone = (text: string, { start, end }: Amount) =>
  ENDS_HERE.test(text.slice(end)) && ARE_SO_MANY.test(text.slice(0, start));

const AGED = /(?<!\p{L})(?:aged|âgée?s?(?: de)?)\s$/iu;
const YEARS_OLD = /\d\s(?:years? old|jahre alt|años de edad|anni d['’]età|jaar oud|anos de idade)(?!\p{L})/iu;
const OLD = /^\s(?:old|alt|de edad|d['’]età|oud|de idade)(?!\p{L})/iu;

/** The age of somebody is no figure of the work. */
const isAge = (text: string, { start, end, unit }: Amount) =>
  (unit === 'years' || unit === 'months' || unit === 'count') &&
  (AGED.test(text.slice(0, start)) || OLD.test(text.slice(end)) || (unit !== 'count' && YEARS_OLD.test(text)));

/** What is counted so is no work: the size of letters, and quarters of a year. */
const NOT_COUNTED = /^(?:points?|pt|px|dpi|quarters?|quartale?|trimestres?|trimestri|kwartalen)$/iu;

const OF_WHICH = /(?:dont|of which|davon|de los cuales|de las cuales|di cui|waarvan|dos quais|das quais)\s$/iu;

/** "19 jours, dont 11 passés à attendre": days again, and nothing that is counted. */
const isPartOfLast = (text: string, { start, unit }: Amount, last: Amount | undefined, what: string) =>
  unit === 'count' &&
  last !== undefined &&
  DURATIONS.has(last.unit) &&
  OF_WHICH.test(text.slice(0, start)) &&
  !/\s/.test(what) &&
  /(?:és?|ées?|t|en|d|ados?|adas?|ati|ate)$/iu.test(what);

function persIn(text: string, { period }: Reader): Per[] {
  return [...text.matchAll(period)].flatMap(({ index, groups = {}, 0: matched }): Per[] => {
    const name = groups.past
      ? 'year'
      : (['year', 'quarter', 'month', 'week', 'day', 'hour'] as const).find((one) => groups[one]);
    return name
      ? [
          {
            start: index,
            end: index + matched.length,
            period: name,
            isAdverb: !groups.per,
            isPast: Boolean(groups.past),
          },
        ]
      : [];
  });
}

/** A period belongs to the figure before it ("300 orders a week"), else to the one behind it ("each week, 300 orders"). */
function assignPeriods(
  text: string,
  amounts: readonly Amount[],
  pers: readonly Per[],
  { language }: Reader,
): Map<Amount, Per> {
  const assigned = new Map<Amount, Per>();
  for (const per of pers) {
    const before = amounts.findLast(({ end }) => end <= per.start);
    const gap = before ? text.slice(before.end, per.start) : '';
    const close = amounts.find(({ start }) => start >= per.end && text.slice(per.end, start).trim() === '');
    // "31 days and costs us a day 24 euros"
    const isOfNext = close && !per.isAdverb && /\s(?:und|and|y|e|et|en)\s/iu.test(gap);
    const isOwn =
      before &&
      !isOfNext &&
      before.unit !== 'percent' &&
      !(per.isPast && DURATIONS.has(before.unit)) &&
      !assigned.has(before) &&
      gap.length <= PERIOD_NEAR &&
      !/[,;:()]|\s(?:und|and|y|e|et|en)\s*$/iu.test(gap);
    // "12 monthly reports" are reports of a month each; "1.800 monatliche Bestellungen" are so many a month.
    const isKind =
      before &&
      per.isAdverb &&
      gap.trim() === '' &&
      before.value < 20 &&
      /^\s\p{L}/u.test(text.slice(per.end)) &&
      ['en', 'de', 'nl'].includes(language);
    if (isOwn) {
      if (!isKind) assigned.set(before, per);
      continue;
    }
    const next = amounts.find(({ start }) => start >= per.end);
    const isDuration = next !== undefined && DURATIONS.has(next.unit);
    // "The annual stocktaking takes 3 days" says how often it is, and not how long.
    const isAdjective =
      per.isAdverb &&
      !/\s/.test(text.slice(per.start, per.end)) &&
      /\p{L}\s$/u.test(text.slice(Math.max(0, per.start - 3), per.start)) &&
      isDuration;
    const isOnce = per.isPast && isDuration;
    const between = next ? text.slice(per.end, next.start) : '';
    if (
      next &&
      next.unit !== 'percent' &&
      !assigned.has(next) &&
      between.length <= PERIOD_NEAR &&
      !/;/.test(between) &&
      !isAdjective &&
      !isOnce
    )
      assigned.set(next, per);
  }
  return assigned;
}

function quoteOf(text: string, { start, end }: Amount): string {
  if (text.length <= QUOTE_MAX) return text;
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const from = start > AROUND ? before.replace(/^\S*\s/, '') : before;
  const to = end + AROUND < text.length ? after.replace(/\s\S*$/, '') : after;
  return `${from}${text.slice(start, end)}${to}`.trim().toWellFormed();
}
