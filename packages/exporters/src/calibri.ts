/** Advance widths by character in 1/2048 em (source: the horizontal metrics of Carlito, which are Calibri's). */
const WIDTHS: Record<number, string> = {
  452: "'",
  463: ' \u00a0',
  470: 'ilı',
  490: 'j',
  507: 'ł',
  511: ',‘’',
  516: 'I',
  517: '.·',
  548: ':;',
  596: '`',
  621: '()',
  625: 'f',
  627: '-',
  628: '[]',
  644: '{}',
  653: 'J',
  667: '!',
  686: 't',
  694: '°',
  714: 'r',
  791: '/\\',
  801: 's',
  809: 'z',
  821: '"',
  857: '“”„',
  861: 'L',
  866: 'c',
  887: 'x',
  925: 'v',
  927: 'y',
  931: 'k',
  941: 'FS',
  943: '|',
  949: '?',
  959: 'Z',
  964: 'g',
  981: 'aå',
  998: 'TY',
  1000: 'E',
  1019: 'e',
  1020: '#*+<=>^_~×÷§¢–−≤≥',
  1038: '$0123456789®€£¥',
  1058: 'P',
  1063: 'X',
  1064: 'K',
  1076: 'bdhnpquðþ',
  1080: 'oß',
  1084: 'ø',
  1092: 'C',
  1112: 'R',
  1114: 'B',
  1162: 'V',
  1185: 'A',
  1260: 'D',
  1276: 'H',
  1292: 'G',
  1314: 'U',
  1322: 'N',
  1356: 'O',
  1378: 'Q',
  1397: '&',
  1414: '…',
  1464: '%w',
  1583: 'æ',
  1636: 'm',
  1709: '©',
  1740: 'œ',
  1751: 'M',
  1822: 'W',
  1831: '@',
  1854: '—',
};
const EM = 2048;
const OTHER = 1060;
/** Chinese, Japanese and Korean characters, as the content of a character class. */
const WIDE_SIGNS = '\\u1100-\\u11ff\\u2e80-\\ud7ff\\uf900-\\ufaff\\ufe30-\\uffef';
const WIDE = new RegExp(`[${WIDE_SIGNS}]`);
/** An unbreakable unit: a wide character, or letters up to a hyphen or space, with trailing spaces. */
const WORDS = new RegExp(`(?:[${WIDE_SIGNS}]|[^ ${WIDE_SIGNS}-]*-|[^ ${WIDE_SIGNS}-]+) *| +`, 'g');
/** Approximate width of bold letters relative to regular ones. */
const BOLD = 1.025;

/** Ascent and descent of a line, in ems (source: the same tables). */
const LINE_HEIGHT = 1.2207;
/** Approximate height of a line with characters from a fallback font. */
const OTHER_LINE_HEIGHT = 1.3;
const OTHERS = new RegExp(`[★${WIDE_SIGNS}]`);

export const lineHeightOf = (text: string): number => (OTHERS.test(text) ? OTHER_LINE_HEIGHT : LINE_HEIGHT);

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
    for (const word of line.match(WORDS) ?? []) {
      const width = widthOf(word.trimEnd());
      if (used > 0 && used + width > most) {
        lines += 1;
        used = 0;
      }
      if (width <= most) {
        used += widthOf(word);
        continue;
      }
      // A word longer than a line is broken at the end of the line.
      for (const sign of word) {
        const own = widthOf(sign);
        if (used + own > most && sign !== ' ') {
          lines += 1;
          used = 0;
        }
        used += own;
      }
    }
  }
  return lines;
}

function widthOf(word: string): number {
  let width = 0;
  for (const sign of word) width += widths.get(sign) ?? otherWidth(sign);
  return width;
}

/** A letter with a diacritic is as wide as the letter alone. */
const otherWidth = (sign: string) => (WIDE.test(sign) ? EM : (widths.get(sign.normalize('NFD').charAt(0)) ?? OTHER));
