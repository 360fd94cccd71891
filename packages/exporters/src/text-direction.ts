/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = '[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const TURNED_LETTERS = new RegExp(RIGHT_TO_LEFT, 'gu');
const LETTERS = /\p{L}/gu;
/** A sentence of ours stays as it is, also with a name or two in it that are written the other way. */
const MOST = 2 / 3;

/** Words one after another that are written from right to left, with marks on their letters. */
const TURNED_WORDS = new RegExp(`${RIGHT_TO_LEFT}(?:[\\p{M}\\s'’-]*${RIGHT_TO_LEFT})*\\p{M}*`, 'gu');

export const hasRightToLeft = (text: string): boolean => text.search(TURNED_LETTERS) >= 0;

/** Whether a text as a whole is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const turned = text.match(TURNED_LETTERS)?.length ?? 0;
  return turned > 0 && turned > MOST * (text.match(LETTERS)?.length ?? 0);
}

/** The parts of a text in their order, by the direction in which they are written. */
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
