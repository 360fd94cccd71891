/** Advance widths by character in 1/2048 em (source: the horizontal metrics of Calibri, rounded to groups). */
const WIDTHS: Record<number, string> = {
  452: "'",
  463: ' \u00a0',
  470: 'il',
  490: 'j',
  515: 'I.,·',
  548: ':;',
  625: 'f()-[]',
  657: '!J',
  686: 't',
  714: 'r',
  800: '/zs“”',
  866: 'cxL',
  928: 'kvyFS',
  963: 'gZ?',
  995: 'aETY',
  1020: 'e+<=>#*_–×÷',
  1038: '0123456789$',
  1063: 'KXP',
  1077: 'bdhnopqu',
  1103: 'BCR',
  1173: 'AV',
  1268: 'DH',
  1310: 'GUN',
  1367: 'OQ&',
  1464: 'w%',
  1636: 'm',
  1780: 'MW@…',
};
const EM = 2048;
const OTHER = 1060;
const WIDE = /[\u1100-\u11ff\u2e80-\uffef]/;
/** Bold letters are wider by about so much. */
const BOLD = 1.025;

/** Ascent and descent of a line, in ems (source: the same tables). */
export const LINE_HEIGHT = 1.2207;

const widths = new Map(
  Object.entries(WIDTHS).flatMap(([width, signs]) => Array.from(signs).map((sign) => [sign, Number(width)])),
);

/** How many lines a text takes in Calibri of `size` points, in `room` twentieths of a point. */
export function linesOf(text: string, room: number, size: number, isBold = false): number {
  const most = (room * EM) / (20 * size) / (isBold ? BOLD : 1);
  let lines = 0;
  for (const line of text.split('\n')) {
    lines += 1;
    let used = 0;
    for (const word of line.match(/[^ ]+ *| +/g) ?? []) {
      const width = widthOf(word.trimEnd());
      if (used > 0 && used + width > most) {
        lines += 1;
        used = 0;
      }
      // A word longer than a line is broken wherever the line ends.
      const broken = Math.floor(Math.max(0, width - 1) / most);
      lines += broken;
      used += widthOf(word) - broken * most;
    }
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const sign of word) width += widths.get(sign) ?? (WIDE.test(sign) ? EM : OTHER);
  return width;
}
