/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const TURNED_LETTERS = new RegExp(RIGHT_TO_LEFT, 'gu');
const LETTERS = /\p{L}/gu;
/** Above this share, the whole text is right to left; our own sentences may contain a name or two of the other direction. */
const MOST = 2 / 3;

/** A run of right-to-left words, including the marks on their letters. */
const TURNED_WORDS = new RegExp(`${RIGHT_TO_LEFT}(?:[\\p{M}\\s'’-]*${RIGHT_TO_LEFT})*\\p{M}*`, 'gu');

/** Where letters from right to left are in UTF-16: a quick first test, since few texts have any. */
export const MAY_BE_RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc\ud802\ud803\ud83a\ud83b]/;

export const hasRightToLeft = (text: string): boolean =>
  MAY_BE_RIGHT_TO_LEFT.test(text) && text.search(TURNED_LETTERS) >= 0;

/** Whether most of a text is written from right to left. */
export function isRightToLeft(text: string): boolean {
  if (!MAY_BE_RIGHT_TO_LEFT.test(text)) return false;
  const turned = text.match(TURNED_LETTERS)?.length ?? 0;
  return turned > 0 && turned > MOST * (text.match(LETTERS)?.length ?? 0);
}

/** Splits a text by direction; the parts are in text order. */
export function partsByDirection(text: string): { text: string; isTurned: boolean }[] {
  const parts: { text: string; isTurned: boolean }[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(TURNED_WORDS)) {
    if (index > end) parts.push({ text: text.slice(end, index), isTurned: false });
    parts.push({ text: words, isTurned: true });
    end = index + words.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isTurned: false });
  return parts;
}

const FIRST_LETTER = /\p{L}/u;
const LAST_LETTER = /\p{L}(?=\P{L}*$)/u;
const REMARK = /\([^)]*\)/g;
/** Left-to-right mark: not seen. */
const MARK = '\u200e';

/** Whether a text begins from right to left and mostly is, apart from what is in brackets. */
export const isTurned = (text: string): boolean =>
  MAY_BE_RIGHT_TO_LEFT.test(text) &&
  hasRightToLeft(FIRST_LETTER.exec(text)?.[0] ?? '') &&
  isRightToLeft(text.replace(REMARK, ''));

/** A name as part of a sentence of ours: without a mark, a figure after one from right to left would be set as part of it. */
export const nameInSentence = (name: string): string =>
  MAY_BE_RIGHT_TO_LEFT.test(name) && hasRightToLeft(LAST_LETTER.exec(name)?.[0] ?? '') ? name + MARK : name;
