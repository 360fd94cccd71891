/** Colours of a deck, six hexadecimal digits each, as the file format has them. */
export interface DeckTheme {
  /** Readable on white as text, and below white text as a fill. */
  accent: string;
  ink: string;
  muted: string;
  line: string;
  /** Behind cards and lanes. */
  surface: string;
  white: string;
  /** From the lightest to the accent: a scale that also shows without colour. */
  scale: readonly string[];
  warning: string;
}

/** Inches. Every slide stands on this grid. */
export const PAGE = { width: 13.333, height: 7.5 };
export const BODY = { x: 0.6, y: 1.6, w: 12.13, h: 4.95 };
export const GAP = 0.25;
export const FONT = 'Calibri';
/** Points. Nothing is smaller than the last one. */
export const SIZE = { title: 24, lead: 16, body: 13, small: 11, tiny: 10 };

const NEUTRAL_ACCENT = '1F4E6B';
const READABLE = 4.5;
const SCALE_STEPS = 7;

/** The colours for an accent ("#rrggbb"; null = neutral): one that is too pale to read on white is darkened until it is not. */
export function deckTheme(accentColour: string | null): DeckTheme {
  const accent = readable(/^#[0-9a-f]{6}$/i.test(accentColour ?? '') ? String(accentColour).slice(1) : NEUTRAL_ACCENT);
  return {
    accent,
    ink: '1B2430',
    muted: '566070',
    line: 'D3D9E0',
    surface: 'F3F5F7',
    white: 'FFFFFF',
    scale: Array.from({ length: SCALE_STEPS }, (_, step) =>
      mix('FFFFFF', accent, 0.06 + (0.94 * step) / (SCALE_STEPS - 1)),
    ),
    warning: '9A3412',
  };
}

/** Ink or white, whichever reads better on the fill. */
export const textOn = (fill: string, { ink, white }: DeckTheme): string =>
  contrast(fill, white) >= READABLE ? white : ink;

function readable(colour: string): string {
  let darker = colour.toUpperCase();
  for (let share = 0.05; contrast(darker, 'FFFFFF') < READABLE; share += 0.05) darker = mix(colour, '000000', share);
  return darker;
}

const channels = (colour: string) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function mix(from: string, to: string, share: number): string {
  const ends = channels(to);
  return channels(from)
    .map((channel, index) => Math.round(channel + share * ((ends[index] ?? 0) - channel)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** Contrast ratio as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
