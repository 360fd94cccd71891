/** Advance widths by character in 1/2048 em (source: the horizontal metrics of Carlito, which are Calibri's). */
const WIDTHS: Record<number, string> = {
  452: "'",
  // About a fifth of an em in the fonts that have it.
  409: '\u202f',
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
/** Approximate width of bold letters relative to regular ones. */
const BOLD = 1.025;

/** Ascent and descent of a line, in ems (source: the same tables). */
const LINE_HEIGHT = 1.2207;
/** Approximate height of a line with characters from a fallback font. */
const OTHER_LINE_HEIGHT = 1.3;
const OTHERS = new RegExp(`[★${WIDE_SIGNS}]`);

export const lineHeightOf = (text: string): number => (OTHERS.test(text) ? OTHER_LINE_HEIGHT : LINE_HEIGHT);

/** By UTF-16 code unit; 0 = not looked up yet. */
const widths = new Uint16Array(0x10000);
for (const [width, signs] of Object.entries(WIDTHS))
  for (const sign of signs) widths[sign.charCodeAt(0)] = Number(width);

const [SPACE, HYPHEN, NEWLINE] = [0x20, 0x2d, 0x0a];

/**
 * How many lines a text takes in Calibri of `size` points, in `room` twentieths of a point. By code units, without parts
 * of its own: decks and documents ask for tens of thousands of texts.
 */
export function linesOf(text: string, room: number, size: number, isBold = false): number {
  const most = (room * EM) / (20 * size) / (isBold ? BOLD : 1);
  let lines = 0;
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    lines += linesBetween(text, start, end, most);
    start = end + 1;
  }
  return lines;
}

function linesBetween(text: string, start: number, end: number, most: number): number {
  let lines = 1;
  let used = 0;
  for (let at = start; at < end; ) {
    const last = endOfUnit(text, at, end);
    let next = last;
    while (next < end && text.charCodeAt(next) === SPACE) next += 1;
    const width = widthBetween(text, at, last);
    if (used > 0 && used + width > most) {
      lines += 1;
      used = 0;
    }
    if (width <= most) {
      used += width + (next - last) * widthOf(SPACE);
    } else {
      // A word longer than a line is broken at the end of the line.
      for (let sign = at; sign < next; sign += 1) {
        const own = widthOf(text.charCodeAt(sign));
        if (used + own > most && text.charCodeAt(sign) !== SPACE) {
          lines += 1;
          used = 0;
        }
        used += own;
      }
    }
    at = next;
  }
  return lines;
}

/** Width of the widest part of a text that no line break falls into, in Calibri of `size` points: twentieths of a point. */
export function widestWord(text: string, size: number, isBold = false): number {
  let widest = 0;
  for (let at = 0; at < text.length; ) {
    const end = Math.max(at + 1, endOfUnit(text, at, text.length));
    widest = Math.max(widest, widthBetween(text, at, end));
    at = end;
    while (text.charCodeAt(at) === SPACE || text.charCodeAt(at) === NEWLINE) at += 1;
  }
  return (widest * 20 * size * (isBold ? BOLD : 1)) / EM;
}

/** Where what cannot be broken ends: a wide character, or letters up to a hyphen or a space. */
function endOfUnit(text: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    if (code === SPACE || code === NEWLINE) return at;
    const isWide = code > FIRST_WIDE && widthOf(code) === EM && WIDE.test(text.charAt(at));
    if (isWide) return at === start ? at + 1 : at;
    at += 1;
    if (code === HYPHEN) return at;
  }
  return at;
}

function widthBetween(text: string, start: number, end: number): number {
  let width = 0;
  for (let at = start; at < end; at += 1) width += widthOf(text.charCodeAt(at));
  return width;
}

function widthOf(code: number): number {
  const known = widths[code] ?? 0;
  if (known > 0 || isSecondHalf(code)) return known;
  const width = otherWidth(String.fromCharCode(code));
  widths[code] = width;
  return width;
}

const FIRST_WIDE = 0x10ff;
/** Of a sign of two code units, the first has the width. */
const isSecondHalf = (code: number) => code >= 0xdc00 && code <= 0xdfff;

/** A letter with a diacritic is as wide as the letter alone. */
const otherWidth = (sign: string) => (WIDE.test(sign) ? EM : widths[sign.normalize('NFD').charCodeAt(0)] || OTHER);
