import type { TemplateTheme } from '@process-ai/contract/workspace';
import { type Palette, rgb } from '../palette.ts';
import { escapeXml } from './xml-text.ts';

/** The colours of a document or deck as those of its theme: whoever changes the theme changes them all. */
export interface OfficeTheme {
  /** Colours and fonts of the theme part. */
  part(xml: string): string;
  /** DrawingML (slides, layouts, charts) that names colours of the theme, and its fonts. */
  drawing(xml: string): string;
  /** The same where no font is named. */
  colours(xml: string): string;
  /** The same for WordprocessingML; its written colours stay beside them, for programs that know no theme. */
  word(xml: string): string;
  /** The attributes of a fill ("rrggbb") in WordprocessingML. */
  fill(colour: string): string;
  /** And those of a border. */
  line(colour: string): string;
}

const FONT = 'Calibri';

/** The client's accent first; or a firm's own theme, with our colours as those and tints of those. */
export const officeTheme = (palette: Palette, firm?: TemplateTheme): OfficeTheme =>
  firm
    ? themeOf(firm, inFirmTheme(palette, firm.colours))
    : themeOf({ colours: slotsOf(palette), fonts: { major: FONT, minor: FONT } }, inOwnTheme(palette));

/** How our colours ("rrggbb") are called in a theme; null = none of its colours is like it. */
type Naming = (colour: string) => Named | null;

const slotsOf = ({ accent, accentInk, series, ink, muted, faint, band, warning }: Palette) => ({
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
});

function inOwnTheme({ accent, accentInk, series, ink, muted, line, faint, band, warning }: Palette): Naming {
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
  return (colour) => named.get(colour) ?? tintOf('accent1', accentInk, colour);
}

/** In a theme that we do not choose greys are tints of its text and its page, and a warning stays what it is. */
function inFirmTheme(
  { ink, muted, line, faint, band, warning }: Palette,
  { dk1, lt1, dk2, lt2, ...others }: TemplateTheme['colours'],
): Naming {
  const accents = Object.entries(others).filter(([slot]) => slot.startsWith('accent'));
  const greys = [line, faint, band].map((colour) => [colour, tintOf('bg1', lt1, colour)] as const);
  const named = new Map<string, Named | null>([
    ...accents.toReversed().map(([slot, colour]) => [colour, plain(slot)] as const),
    [dk2, plain('tx2')],
    [lt2, plain('bg2')],
    ...greys,
    [muted, tintOf('tx1', dk1, muted)],
    [warning, null],
    ['ffffff', plain('bg1')],
    [ink, plain('tx1')],
  ]);
  return (colour) => {
    const known = named.get(colour);
    return known === undefined ? tintOf('accent1', others.accent1, colour) : known;
  };
}

function themeOf({ colours, fonts }: TemplateTheme, name: Naming): OfficeTheme {
  const named = new Map<string, Named | null>();
  const find = (colour: string): Named | null => {
    const known = named.get(colour);
    if (known !== undefined) return known;
    const found = name(colour.toLowerCase());
    named.set(colour, found);
    return found;
  };
  const attributes = (colour: string, kind: 'themeColor' | 'themeFill') => {
    const found = find(colour);
    return found ? ` ${inWord(found, kind)}` : '';
  };
  return {
    part: (xml) =>
      Object.entries(colours)
        .reduce(
          (theme, [slot, colour]) =>
            theme.replace(
              new RegExp(`<a:${slot}>.*?</a:${slot}>`, 's'),
              `<a:${slot}><a:srgbClr val="${colour.toUpperCase()}"/></a:${slot}>`,
            ),
          xml,
        )
        .replace(
          /(<a:(major|minor)Font>\s*<a:latin typeface=")[^"]*"[^>]*\/>/g,
          (_, start: string, face: 'major' | 'minor') => `${start}${escapeXml(fonts[face])}"/>`,
        )
        .replace(/<a:(theme|clrScheme|fontScheme)\b([^>]*) name="[^"]*"/g, '<a:$1$2 name="Blueprint"'),
    drawing: (xml) =>
      withColours(xml, find).replace(
        /<a:(latin|ea|cs)\s+typeface="Calibri"[^>]*\/>/g,
        (_, script: string) => `<a:${script} typeface="+mn-${script === 'latin' ? 'lt' : script}"/>`,
      ),
    colours: (xml) => withColours(xml, find),
    word: (xml) =>
      xml
        .replace(/<w:color w:val="(\w{6})"\/>/g, (whole: string, colour: string) =>
          whole.replace('/>', `${attributes(colour, 'themeColor')}/>`),
        )
        .replace(
          /(<w:(?:top|left|bottom|right|insideH|insideV) [^>]*?)w:color="(\w{6})"/g,
          (whole: string, _, colour: string) => whole + attributes(colour, 'themeColor'),
        )
        .replace(
          /<w:shd [^>]*?w:fill="(\w{6})"/g,
          (whole: string, colour: string) => whole + attributes(colour, 'themeFill'),
        )
        .replace(
          /<w:rFonts w:ascii="Calibri" w:cs="Calibri" w:eastAsia="Calibri" w:hAnsi="Calibri"\/>/g,
          wordFonts('minor', fonts.minor),
        )
        .replace(/<w:style [^>]*w:styleId="Heading\d".*?<\/w:style>/gs, (style) =>
          style.replaceAll(wordFonts('minor', fonts.minor), wordFonts('major', fonts.major)),
        ),
    fill: (colour) => `w:fill="${colour}"${attributes(colour, 'themeFill')}`,
    line: (colour) => `w:color="${colour}"${attributes(colour, 'themeColor')}`,
  };
}

const COLOUR = '<a:srgbClr val="';
const COLOUR_ENDS = '</a:srgbClr>';

/** By places: a pattern that is called back for each of the thousands of colours of a deck takes several times as long. */
function withColours(xml: string, find: Naming): string {
  let [written, from] = ['', 0];
  for (let at = xml.indexOf(COLOUR); at >= 0; at = xml.indexOf(COLOUR, from)) {
    const start = at + COLOUR.length;
    const close = xml.indexOf('>', start);
    const isEmpty = xml[close - 1] === '/';
    const ends = isEmpty ? close : xml.indexOf(COLOUR_ENDS, close);
    if (ends < 0) break;
    const found = find(xml.slice(start, xml.indexOf('"', start)));
    const end = ends + (isEmpty ? 1 : COLOUR_ENDS.length);
    written += xml.slice(from, at);
    if (!found) written += xml.slice(at, end);
    else written += isEmpty ? (found.written ??= named(found, '')) : named(found, xml.slice(close + 1, ends));
    from = end;
  }
  return written + xml.slice(from);
}

function named({ scheme, changes }: Named, inside: string): string {
  const all = changes + inside;
  return all === '' ? `<a:schemeClr val="${scheme}"/>` : `<a:schemeClr val="${scheme}">${all}</a:schemeClr>`;
}

/** A colour of the theme, with what is changed in it. */
interface Named {
  scheme: string;
  /** Elements of DrawingML. */
  changes: string;
  /** The whole of it in DrawingML, once it has been written. */
  written?: string;
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

const wordFonts = (kind: 'minor' | 'major', font: string) => {
  const name = escapeXml(font);
  return `<w:rFonts w:ascii="${name}" w:cs="${name}" w:eastAsia="${name}" w:hAnsi="${name}" w:asciiTheme="${kind}HAnsi" w:cstheme="${kind}Bidi" w:eastAsiaTheme="${kind}EastAsia" w:hAnsiTheme="${kind}HAnsi"/>`;
};
