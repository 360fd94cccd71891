/** How much room there is, in pixels, and the size of the type. */
interface TextRoom {
  width: number;
  size: number;
  lines: number;
}

/** Breaks a text into lines that fit, at spaces where it can. What is left over at the last line becomes "…". */
export function wrapText(text: string, { width, size, lines: most }: TextRoom): string[] {
  const fits = (line: string) => widthOf(line) * size <= width;
  const lines: string[] = [];
  let rest = text.trim().replace(/\s+/g, ' ');
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1;
    const line = fits(rest) ? rest : isLast ? `${cut(rest, (part) => fits(`${part}…`))}…` : firstLine(rest, fits);
    lines.push(line);
    rest = isLast ? '' : rest.slice(line.length).trim();
  }
  return lines;
}

/** As many words as fit; of a word that alone is too long, as much as does. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  const longest = cut(text, fits);
  if (text[longest.length] === ' ') return longest;
  const space = longest.lastIndexOf(' ');
  return space > 0 ? longest.slice(0, space) : longest;
}

function cut(text: string, fits: (line: string) => boolean): string {
  let part = '';
  for (const { segment } of segmenter.segment(text)) {
    if (part !== '' && !fits(part + segment)) break;
    part += segment;
  }
  return part.trimEnd();
}

// By grapheme, so that an accent or an emoji is never cut in half.
const segmenter = new Intl.Segmenter();

/**
 * Width in ems of a text in a common sans-serif, on the wide side: there is no font to measure with here. Bold Arial's
 * advance widths, grouped (source: its horizontal metrics table).
 */
const widthOf = (text: string): number => {
  let width = 0;
  for (const sign of text) width += signWidth(sign);
  return width;
};

function signWidth(sign: string): number {
  if (/[\u1100-\u11ff\u2e80-\uffef]|[\u{10000}-\u{3ffff}]/u.test(sign)) return 1;
  if (/[ijl.,:;'|!]/.test(sign)) return 0.3;
  if (/[ftr()\-/[\]I ]/.test(sign)) return 0.37;
  if (/[mMwW@%…]/.test(sign)) return 0.92;
  return /\p{Lu}/u.test(sign) ? 0.73 : 0.6;
}
