import { type Palette, rgb } from '../palette.ts';

/** The colours of a document or deck as those of its theme: whoever changes the theme changes them all. */
export interface OfficeTheme {
  /** Colours and fonts of the theme part. */
  part(xml: string): string;
  /** DrawingML (slides, layouts, charts) that names colours of the theme, and its fonts. */
  drawing(xml: string): string;
  /** The same for WordprocessingML; its written colours stay beside them, for programs that know no theme. */
  word(xml: string): string;
  /** The attributes of a fill ("rrggbb") in WordprocessingML. */
  fill(colour: string): string;
  /** And those of a border. */
  line(colour: string): string;
}

const FONT = 'Calibri';

/** The theme with the client's accent first. */
export function officeTheme({
  accent,
  accentInk,
  series,
  ink,
  muted,
  line,
  faint,
  band,
  warning,
}: Palette): OfficeTheme {
  const slots = {
    dk1: ink,
    lt1: 'ffffff',
    dk2: muted,
    lt2: band,
    accent1: accentInk,
    accent2: series[0],
    accent3: series[2],
    accent4: faint,
    accent5: accent,
    accent6: warning,
    hlink: accentInk,
    folHlink: muted,
  };
  // Of equal colours the last one counts.
  const named = new Map<string, Named>([
    [accent, plain('accent5')],
    [accentInk, plain('accent1')],
    [series[0], plain('accent2')],
    [series[2], plain('accent3')],
    [faint, plain('accent4')],
    [warning, plain('accent6')],
    [line, tintOf('bg1', 'ffffff', line)],
    [band, plain('bg2')],
    [muted, plain('tx2')],
    ['ffffff', plain('bg1')],
    [ink, plain('tx1')],
  ]);
  // What has no place of its own is a tint of the accent.
  const find = (colour: string): Named => {
    const key = colour.toLowerCase();
    const found = named.get(key) ?? tintOf('accent1', accentInk, key);
    named.set(key, found);
    return found;
  };
  return {
    part: (xml) =>
      Object.entries(slots)
        .reduce(
          (theme, [slot, colour]) =>
            theme.replace(
              new RegExp(`<a:${slot}>.*?</a:${slot}>`, 's'),
              `<a:${slot}><a:srgbClr val="${colour.toUpperCase()}"/></a:${slot}>`,
            ),
          xml,
        )
        .replace(/(<a:(?:major|minor)Font>\s*<a:latin typeface=")[^"]*"[^>]*\/>/g, `$1${FONT}"/>`)
        .replace(/<a:(theme|clrScheme|fontScheme)\b([^>]*) name="[^"]*"/g, '<a:$1$2 name="Blueprint"'),
    drawing: (xml) => {
      const coloured = xml.replace(
        /<a:srgbClr val="(\w{6})"\s*(?:\/>|>(.*?)<\/a:srgbClr>)/gs,
        (_, colour: string, inside = '') => {
          const { scheme, changes } = find(colour);
          const all = changes + inside;
          return all === '' ? `<a:schemeClr val="${scheme}"/>` : `<a:schemeClr val="${scheme}">${all}</a:schemeClr>`;
        },
      );
      // Most parts name no font.
      if (!coloured.includes('typeface="Calibri"')) return coloured;
      return coloured.replace(
        /<a:(latin|ea|cs)\s+typeface="Calibri"[^>]*\/>/g,
        (_, script: string) => `<a:${script} typeface="+mn-${script === 'latin' ? 'lt' : script}"/>`,
      );
    },
    word: (xml) =>
      xml
        .replace(/<w:color w:val="(\w{6})"\/>/g, (whole: string, colour: string) =>
          whole.replace('/>', ` ${inWord(find(colour), 'themeColor')}/>`),
        )
        .replace(
          /(<w:(?:top|left|bottom|right|insideH|insideV) [^>]*?)w:color="(\w{6})"/g,
          (whole: string, _, colour: string) => `${whole} ${inWord(find(colour), 'themeColor')}`,
        )
        .replace(
          /<w:shd [^>]*?w:fill="(\w{6})"/g,
          (whole: string, colour: string) => `${whole} ${inWord(find(colour), 'themeFill')}`,
        )
        .replace(
          /<w:rFonts w:ascii="Calibri" w:cs="Calibri" w:eastAsia="Calibri" w:hAnsi="Calibri"\/>/g,
          wordFonts('minor'),
        )
        .replace(/<w:style [^>]*w:styleId="Heading\d".*?<\/w:style>/gs, (style) =>
          style.replaceAll('="minor', '="major'),
        ),
    fill: (colour) => `w:fill="${colour}" ${inWord(find(colour), 'themeFill')}`,
    line: (colour) => `w:color="${colour}" ${inWord(find(colour), 'themeColor')}`,
  };
}

/** A colour of the theme, with what is changed in it. */
interface Named {
  scheme: string;
  /** Elements of DrawingML. */
  changes: string;
  /** Share of the lightness that is left, 0–1, and whether the rest is white (tint) or black (shade). */
  left: number;
  isTint: boolean;
}

const plain = (scheme: string): Named => ({ scheme, changes: '', left: 1, isTint: true });

/** One colour ("rrggbb") by another of about its hue: ECMA-376 part 1, 20.1.2.3.20 and 21, in hue, saturation, lightness. */
function tintOf(scheme: string, base: string, colour: string): Named {
  const [from, to] = [lightness(base), lightness(colour)];
  const isTint = to.l >= from.l;
  const left = isTint ? (1 - to.l) / Math.max(1 - from.l, 0.001) : to.l / Math.max(from.l, 0.001);
  const share = (part: number) => Math.round(100_000 * part);
  const saturation = from.s > 0 ? to.s / from.s : 1;
  const changes = [
    ...(Math.abs(saturation - 1) > 0.01 ? [`<a:satMod val="${share(saturation)}"/>`] : []),
    `<a:lumMod val="${share(left)}"/>`,
    ...(isTint ? [`<a:lumOff val="${share(1 - left)}"/>`] : []),
  ];
  return { scheme, changes: changes.join(''), left, isTint };
}

/** Saturation and lightness of a colour, 0–1. */
function lightness(colour: string): { s: number; l: number } {
  const parts = rgb(colour).map((part) => part / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const l = (most + least) / 2;
  return { s: most === least ? 0 : (most - least) / (1 - Math.abs(2 * l - 1)), l };
}

/** As WordprocessingML calls the colours of the text and the page. */
const WORD_NAMES: Record<string, string> = {
  tx1: 'text1',
  tx2: 'text2',
  bg1: 'background1',
  bg2: 'background2',
};

/** Attributes of a colour; in WordprocessingML a tint keeps the saturation. */
function inWord({ scheme, left, isTint }: Named, name: 'themeColor' | 'themeFill'): string {
  const change = name === 'themeFill' ? 'themeFill' : 'theme';
  const share = Math.round(255 * left)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');
  const changed = left < 1 ? ` w:${change}${isTint ? 'Tint' : 'Shade'}="${share}"` : '';
  return `w:${name}="${WORD_NAMES[scheme] ?? scheme}"${changed}`;
}

const wordFonts = (kind: 'minor' | 'major') =>
  `<w:rFonts w:ascii="${FONT}" w:cs="${FONT}" w:eastAsia="${FONT}" w:hAnsi="${FONT}" w:asciiTheme="${kind}HAnsi" w:cstheme="${kind}Bidi" w:eastAsiaTheme="${kind}EastAsia" w:hAnsiTheme="${kind}HAnsi"/>`;
