const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Inflected forms of one word mostly share so many letters. */
const STEM = 7;
const SHORTEST = 3;
const NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The words of a text in any script, folded so that forms of one word count as one; numbers and short words are none. */
export function termsOf(text: string): string[] {
  const found: string[] = [];
  for (const { segment, isWordLike } of words.segment(text.normalize('NFKC').toLowerCase())) {
    if (!isWordLike || !/\p{L}/u.test(segment)) continue;
    const length = Array.from(segment).length;
    if (length >= (NO_SPACES.test(segment) ? 2 : SHORTEST)) found.push(Array.from(segment).slice(0, STEM).join(''));
  }
  return found;
}
