import type { FigureWords } from '../figure-words.ts';

/** A text of at most `most` characters; a longer one is cut at a word, and says so. */
export function shortened(
  text: string,
  most: number,
  { say, decimals }: Pick<FigureWords, 'say' | 'decimals'>,
): string {
  const whole = text.trim();
  if (whole.length <= most) return whole;
  const notice = say.cover.shortened(decimals(whole.length));
  return `${cutAt(whole, most - notice.length)}${notice}`;
}

/** A name on one or two lines: cut without a notice beyond the ellipsis. */
export const shortName = (text: string, most = 120): string => {
  const line = text.trim().replace(/[^\S\u202f]+/g, ' ');
  return line.length <= most ? line : `${cutAt(line, most - 1)}…`;
};

function cutAt(text: string, most: number): string {
  const part = text.slice(0, most);
  const space = part.lastIndexOf(' ');
  // toWellFormed afterwards would leave a replacement character where a pair is cut in half.
  return part.slice(0, space > most / 2 ? space : most).replace(/[\ud800-\udbff]$/, '');
}
