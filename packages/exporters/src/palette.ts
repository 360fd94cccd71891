/** Colours as "rrggbb". */
export interface Palette {
  /** The client's own color, for filled areas. */
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  /** The accent, made dark enough to be read on white. */
  accentInk: string;
  /** From light to strong, for three kinds that are shown beside each other. */
  series: readonly [string, string, string];
  /** Behind headers of tables. */
  tint: string;
  /** Heat map fills, from none (0) to the most (6). */
  heat: readonly string[];
  ink: string;
  muted: string;
  line: string;
  /** A fourth kind beside the three of the series. */
  faint: string;
  band: string;
  warning: string;
}

const NEUTRAL: Rgb = [30, 58, 95];
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [31, 41, 55];
/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;
const HEAT_STEPS = 7;
const HEAT_MOST = 0.42;

type Rgb = readonly [number, number, number];

/** The document's colours around the client's accent ("#rrggbb"; null = a neutral blue), readable with any accent. */
export function paletteOf(accentColour: string | null): Palette {
  const accent = (accentColour && rgbOf(accentColour)) || NEUTRAL;
  const accentInk = darkened(accent);
  return {
    accent: hex(accent),
    onAccent: textOn(hex(accent)),
    accentInk: hex(accentInk),
    series: [hex(mixed(accentInk, WHITE, 0.6)), hex(mixed(accentInk, WHITE, 0.25)), hex(mixed(accentInk, INK, 0.55))],
    tint: hex(mixed(accentInk, WHITE, 0.9)),
    heat: Array.from({ length: HEAT_STEPS }, (_, step) =>
      hex(mixed(accentInk, WHITE, 1 - (HEAT_MOST * step) / (HEAT_STEPS - 1))),
    ),
    ink: hex(INK),
    muted: '5b6470',
    line: 'd5dae1',
    faint: 'b4bcc6',
    band: 'f4f6f8',
    warning: '8a5300',
  };
}

function darkened(colour: Rgb): Rgb {
  let dark = colour;
  while (contrastRatio(dark, WHITE) < READABLE) dark = mixed(dark, [0, 0, 0], 0.08);
  return dark;
}

/** Of a luminance (0–1) at which ink and white read equally well: both contrasts are then the root of theirs. */
const MIDDLE = Math.sqrt((luminance(WHITE) + 0.05) * (luminance(INK) + 0.05)) - 0.05;

/** Ink or white ("rrggbb"), whichever reads better on the fill. */
export const textOn = (fill: string): string => hex(luminance(rgb(fill)) <= MIDDLE ? WHITE : INK);

/** WCAG 2.2, contrast ratio of two colours ("rrggbb"). */
export const contrast = (fill: string, text: string): number => contrastRatio(rgb(fill), rgb(text));

function contrastRatio(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** @param share of the other color, 0–1 */
export function mixed(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => colour[at] + (other[at] - colour[at]) * share;
  return [part(0), part(1), part(2)];
}

/** "#rrggbb" as numbers; null when it is none. */
function rgbOf(colour: string): Rgb | null {
  const [, red, green, blue] = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? [];
  if (!red || !green || !blue) return null;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** "rrggbb" as numbers; black when it is none. */
export const rgb = (colour: string): Rgb => rgbOf(colour) ?? [0, 0, 0];

export const hex = (colour: Rgb) => colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
