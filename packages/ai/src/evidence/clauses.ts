/** Where a clause begins that says something further, or the contrary. */
const FURTHER =
  /(?<=[,;–—])\s+(?=(?:but|aber|doch|sondern|pero|mais|ma|però|maar|mas|porém|and|und|y|et|e|en)(?!\p{L}))/iu;
const FIGURE = /\d/;
const WORD = /\p{L}+/gu;
/** So few words are what the next clause is about. */
const TOPIC_MAX = 3;
/** "…, and it takes 35 minutes" says no more than its figure: what stands before it is counted. */
const OWN_MIN = 6;

/** What words of a clause without the figure of its sentence count for. */
export const OTHER_CLAUSE = 0.4;

export interface Clause {
  text: string;
  /** It has a figure, or no clause of its sentence has. */
  isCounted: boolean;
}

/** "Commissions are out in time, but 75 brokers a week write that theirs is wrong": what is counted is meant. */
export function clausesOf(sentence: string): Clause[] {
  const parts: string[] = [];
  for (const part of sentence.split(FURTHER)) {
    const last = parts.at(-1);
    const belongsToLast =
      last !== undefined &&
      ((wordsOf(last) <= TOPIC_MAX && !FIGURE.test(last)) || (FIGURE.test(part) && wordsOf(part) < OWN_MIN));
    if (belongsToLast) parts.splice(-1, 1, `${last} ${part}`);
    else parts.push(part);
  }
  const isAnyCounted = parts.some((part) => FIGURE.test(part));
  return parts.map((text) => ({ text, isCounted: !isAnyCounted || FIGURE.test(text) }));
}

const wordsOf = (text: string) => text.match(WORD)?.length ?? 0;
