import { contrast, hex, mixed, paletteOf, rgb, textOn } from '../palette.ts';
import type { ChartOptions } from './presentation.ts';

/** Colours of a deck as "rrggbb". */
export interface DeckTheme {
  /** Readable as text on white, and as a fill behind white text. */
  accent: string;
  ink: string;
  muted: string;
  line: string;
  /** Behind cards and lanes. */
  surface: string;
  white: string;
  /** From the lightest to the accent; the steps can also be told apart in grayscale. */
  scale: readonly string[];
  warning: string;
}

/** Inches. The grid of every slide. */
export const PAGE = { width: 13.333, height: 7.5 };
export const BODY = { x: 0.6, y: 1.6, w: 12.13, h: 4.95 };
/** On the cover, above the answer in one sentence. */
export const COVER_TITLE = { x: 1.1, y: 2.3, w: 11.63, h: 1.65 };
export const GAP = 0.25;
export const FONT = 'Calibri';
/** Points. The last one is the smallest size in use. */
export const SIZE = { cover: 40, title: 24, lead: 16, body: 13, small: 11, tiny: 10 };

const WHITE = 'ffffff';
/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;
const SCALE_STEPS = 7;
const LIGHTER = 0.04;

/** The colours for an accent ("#rrggbb"; null = neutral): one that is too pale to read on white is darkened until it is not. */
export function deckTheme(accentColour: string | null): DeckTheme {
  const { accentInk: accent, ink, muted, line, band: surface, warning } = paletteOf(accentColour);
  const last = SCALE_STEPS - 1;
  const steps = Array.from({ length: last }, (_, step) => legible(blended(WHITE, accent, 0.06 + (0.94 * step) / last)));
  return { accent, ink, muted, line, surface, white: WHITE, scale: [...steps, accent], warning };
}

/** On some medium colors neither dark nor white text is readable: those are made lighter. */
function legible(colour: string): string {
  let lighter = colour;
  while (contrast(lighter, textOn(lighter)) < READABLE) lighter = blended(lighter, WHITE, LIGHTER);
  return lighter;
}

const blended = (from: string, to: string, share: number) => hex(mixed(rgb(from), rgb(to), share));

/** Options that all charts of a deck share. */
export const chartLook = ({ ink, muted, line }: DeckTheme): ChartOptions => ({
  chartArea: { roundedCorners: false },
  catAxisLabelFontFace: FONT,
  catAxisLabelFontSize: SIZE.small,
  catAxisLabelColor: ink,
  catAxisLineColor: line,
  catAxisMajorTickMark: 'none',
  catAxisTitleFontFace: FONT,
  catAxisTitleFontSize: SIZE.small,
  catAxisTitleColor: muted,
  valAxisLabelFontFace: FONT,
  valAxisLabelFontSize: SIZE.small,
  valAxisLabelColor: muted,
  valAxisLineShow: false,
  valAxisMajorTickMark: 'none',
  valAxisTitleFontFace: FONT,
  valAxisTitleFontSize: SIZE.small,
  valAxisTitleColor: muted,
  valGridLine: { color: line, size: 0.5 },
  dataLabelFontFace: FONT,
  dataLabelFontSize: SIZE.small,
  dataLabelColor: ink,
  legendFontFace: FONT,
  legendFontSize: SIZE.small,
  legendColor: ink,
  legendPos: 'b',
  showPercent: false,
});

/** Height in inches of a chart of horizontal bars: a few bars do not fill the slide. */
export const barsHeight = (bars: number): number => Math.min(BODY.h, 1.1 + 0.95 * bars);
