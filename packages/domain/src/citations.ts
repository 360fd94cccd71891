import type { CitedSentence, DocumentPage } from '@process-ai/contract/insights';

/** Shorter quotes stand in any document. Letters and digits; a Chinese or Japanese character says about three. */
const QUOTE_LEAST = 12;
const IDEOGRAPH_WEIGHT = 3;

/**
 * The sentences that the document bears out, in the given order, each with the page on which its quote stands. Dropped
 * are those whose quote stands on no page or is too short to tell, and those with a number, or a word with a capital,
 * that stands nowhere in the document. White space, soft hyphens, kinds of quotation marks and
 * dashes, letter case and compatibility forms (NFKC) do not count.
 */
export function verifyCitations(sentences: readonly CitedSentence[], pages: readonly DocumentPage[]): CitedSentence[] {
  if (sentences.length === 0) return [];
  const folded = pages.map(({ page, text }) => ({ page, text: fold(text) }));
  const whole = folded.map(({ text }) => text).join('\n');
  const numbers = new Set(pages.flatMap(({ text }) => numbersIn(text)));

  return sentences.flatMap((sentence) => {
    const quote = fold(sentence.quote);
    if (weightOf(quote) < QUOTE_LEAST) return [];
    const stands = folded.filter(({ text }) => text.includes(quote));
    const page = (stands.find((candidate) => candidate.page === sentence.page) ?? stands[0])?.page;
    if (page === undefined) return [];
    const isKnown =
      numbersIn(sentence.text).every((number) => numbers.has(number)) &&
      namesIn(sentence.text).every((name) => stemsOf(name).some((stem) => whole.includes(stem)));
    return isKnown ? [{ ...sentence, page }] : [];
  });
}

/** A text as it is compared: what two readings of one page may differ in is gone. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Cf}]+/gu, '')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/\p{Pd}/gu, '-');
}

const weightOf = (text: string) =>
  (text.match(/[\p{L}\p{N}]/gu) ?? []).reduce(
    (sum, character) =>
      sum +
      (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)
        ? IDEOGRAPH_WEIGHT
        : 1),
    0,
  );

/** The numbers of a text without their separators: "24,000", "24 000" and "24.000" are one. */
function numbersIn(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/(?<=\d)[ '’\u202f](?=\d{3}(?!\d))/g, '');
  return (plain.match(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu) ?? []).map((number) => number.replace(/[.,]/g, ''));
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}'’&-]*/gu;

/** What sentences begin with in spite of the document. Shorter words than four letters are never taken for a name. */
const OPENERS = new Set(
  `about according after all although among another because before between both despite during each either every few
  from half however into less many more most much neither never none once only other otherwise over overall people
  several since some such than that their then there these they this those through today together under until what when
  where whereas whether which while with within without`.split(/\s+/),
);
const NAME_LEAST = 4;

/** What looks like a name: words with a capital; the first one only where it is long enough and no usual opening. */
function namesIn(text: string): string[] {
  const words = text.normalize('NFKC').match(WORD) ?? [];
  return words.filter((word, index) => {
    if (!/^\p{Lu}/u.test(word)) return false;
    if (index > 0 || /\p{Lu}/u.test(word.slice(1))) return true;
    return word.length >= NAME_LEAST && !OPENERS.has(word.toLowerCase());
  });
}

const ENDING = 2;
const STEM_LEAST = 5;

/** A name as the document may have it: itself, or without the ending that its case or number gives it. */
function stemsOf(name: string): string[] {
  const folded = fold(name).replace(/'s$/, '');
  return folded.length >= STEM_LEAST + ENDING && !/\p{Lu}/u.test(name.slice(1))
    ? [folded, folded.slice(0, -ENDING)]
    : [folded];
}
