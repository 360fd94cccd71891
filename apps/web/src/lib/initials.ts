/** Up to two capitals for an avatar, from the first and the last name; "?" where both are empty. */
export const initials = (firstName: string, lastName: string) =>
  [firstName, lastName].map(firstLetter).join('').toLocaleUpperCase('en') || '?';

const segmenter = new Intl.Segmenter();

// By grapheme, so that an accent or an emoji is never cut in half.
function firstLetter(name: string) {
  const [first] = segmenter.segment(name.trim());
  return first?.segment ?? '';
}
