import type { InsightFact } from '@process-ai/contract/insights';
import type { Amount } from './amount.ts';
import { aimedAt, isNeeded, namedBefore, purposeOf, spentOn } from './fact-aims.ts';
import { AROUND, nounsIn, subjectOf } from './fact-phrases.ts';
import type { Reader } from './fact-reader.ts';

/** "70 Mal am Tag" counts what the sentence is about. */
const TIMES = /^\s(?:times|mal|veces|fois|volte|keer|vezes)(?!\p{L})/iu;

export interface Per {
  start: number;
  end: number;
  period: NonNullable<InsightFact['period']>;
  /** "monthly", which stands between a figure and its noun. */
  isAdverb: boolean;
  /** "Last year": what was paid or counted in it is so much a year; what took three days took them once. */
  isPast: boolean;
}

/** The words that say what is counted: behind a count, "for each …" of a duration or cost, else the subject before it. */
export function whatOf(...said: Parameters<typeof wordsOf>): { what: string; isNamed: boolean } {
  const { what, isNamed } = wordsOf(...said);
  const bare = what.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
  return { what: bare, isNamed: isNamed && bare !== '' };
}

function wordsOf(
  text: string,
  amount: Amount,
  per: Per | null,
  pers: readonly Per[],
  { from, to }: { from: number; to: number },
  reader: Reader,
): { what: string; isNamed: boolean } {
  const perBehind = per && per.start >= amount.end && text.slice(amount.end, per.start).trim() === '' ? per : null;
  const behind = perBehind ? perBehind.end : amount.end;
  const stop = pers.find(({ start }) => start >= behind && start < to)?.start ?? to;
  const after = text.slice(behind, stop);
  const before = text.slice(Math.max(0, from, amount.start - 2 * AROUND), amount.start).replace(SIGN, '');
  const subject = () =>
    aimedAt(before, reader) ??
    subjectOf(
      before,
      pers
        .filter((one) => one.end <= amount.start && one.start >= from)
        .map(({ start, end }) => text.slice(start, end)),
      reader,
    );
  if (amount.unit === 'count') {
    if (perBehind && !perBehind.isAdverb) {
      const what = subject() || nounsIn(after, reader);
      return { what, isNamed: what !== '' };
    }
    const [times] = TIMES.exec(after) ?? [];
    if (times) return { what: subject() || times.trim(), isNamed: true };
    const what = nounsIn(after, reader);
    if (what) return { what, isNamed: true };
    const named = subject();
    return { what: named, isNamed: named !== '' && /[:=]\s*$/.test(text.slice(0, amount.start)) };
  }
  if (amount.isShare) {
    const of = amount.noun ?? nounsIn(after, reader, true);
    const what = CASES.test(of) ? subject() || of : of;
    return { what, isNamed: what !== '' };
  }
  const share = amount.unit === 'percent' && reader.of.exec(after);
  if (share) {
    const of = nounsIn(after.slice(share[0].length), reader, true);
    // "In 37 Prozent der Fälle" says of what before.
    return { what: CASES.test(of) ? subject() || of : of, isNamed: true };
  }
  const named = namedBefore(before, reader);
  if (named) return { what: named, isNamed: true };
  const spent = amount.unit === 'currency' ? spentOn(before, after, reader) : '';
  if (spent) return { what: spent, isNamed: true };
  const purpose = isNeeded(before, reader) ? purposeOf(after, reader) : '';
  if (purpose) return { what: purpose, isNamed: true };
  const isFor = amount.unit !== 'percent' && amount.unit !== 'fte';
  const each = isFor ? (reader.each.exec(after) ?? eachBefore(text, amount, pers, from, reader)) : null;
  const eachNoun = each ? nounsIn(each.groups?.noun ?? '', reader) : '';
  const between = isFor ? BETWEEN.exec(after)?.groups?.both : undefined;
  const what = eachNoun || subject() || between || (FROM.test(after) ? '' : nounsIn(after, reader, true));
  return { what, isNamed: what !== '' };
}

/** "67 days between the application and the first payment" */
const BETWEEN =
  /^\s(?:between|entre|zwischen|tra|fra|tussen)\s(?:(?:the|an?|l[aeo]s?|el|der|die|dem|den|il|de|het|os?|as?)\s|l['’])?(?<both>\p{L}[^.,;:]{4,60}?)(?=[.,;:]|$)/iu;
/** The sign of a currency stands before its amount. */
const SIGN = /(?:\p{Lu}{0,2}[$€£¥]|\p{Lu}{3})\s?$/u;
/** Where something comes from, and when, is not what it is. */
const FROM =
  /^\s(?:from|by|before|within|on|at|than|von|aus|durch|seit|desde|depuis|par|dal?|entro|vanaf|door|pel[oa])(?!\p{L})/iu;

/** What shares are said of when the sentence has said it before. */
const CASES = /^(?:cases?|fall|fälle[n]?|casos?|cas|casi|gevallen|geval)$/iu;

/** "For each invoice 12 minutes"; "a day 24 euros" is a period. */
const eachBefore = (
  text: string,
  { start }: Amount,
  pers: readonly Per[],
  from: number,
  { eachBefore: each }: Reader,
) =>
  pers.some(({ end }) => end <= start && text.slice(end, start).trim() === '')
    ? null
    : each.exec(text.slice(from, start));
