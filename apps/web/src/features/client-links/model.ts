import type { ClientPage, ClientPageBlock, ClientPageTone } from '@process-ai/contract/client-links';
import type { CSSProperties } from 'react';

const DARK = 'oklch(0.19 0.02 240)';

/**
 * How light the tones are on a dark page, and whether what stands on them is dark. What is the darker one of two on a
 * light page is so on a dark one, since captions speak of light and dark bars.
 */
const ON_DARK: Record<ClientPageTone, { lightness: number; isDarkOn: boolean }> = {
  strong: { lightness: 0.5, isDarkOn: false },
  accent: { lightness: 0.64, isDarkOn: true },
  middle: { lightness: 0.75, isDarkOn: true },
  light: { lightness: 0.88, isDarkOn: true },
  faint: { lightness: 0.8, isDarkOn: true },
  muted: { lightness: 0.66, isDarkOn: true },
  warning: { lightness: 0.7, isDarkOn: true },
};

/** The colors of the client's brand as custom properties. A dark page has the same hues in a lightness of its own. */
export function brandOf({ accent, onAccent, ink, heat, tones }: ClientPage['colours']): CSSProperties {
  const themed = (light: string, lightness: number, from = light, chroma = 0.12) =>
    `light-dark(${light}, oklch(from ${from} ${lightness} min(c, ${chroma}) h))`;
  return Object.fromEntries([
    ['--brand', accent],
    ['--on-brand', onAccent],
    ['--brand-ink', themed(ink, 0.82)],
    // From the tone of the page away: on a dark one, too, what holds nothing is what stands out least.
    ...heat.map((fill, step) => [
      `--brand-heat-${step}`,
      themed(fill, (270 + 35 * step) / 1000, ink, (20 + 15 * step) / 1000),
    ]),
    ...Object.entries(tones).flatMap(([tone, { fill, text }]) => {
      const { lightness, isDarkOn } = ON_DARK[tone as ClientPageTone];
      return [
        [`--tone-${tone}`, themed(fill, lightness)],
        [`--on-tone-${tone}`, `light-dark(${text}, ${isDarkOn ? DARK : 'white'})`],
      ];
    }),
  ]);
}

/** A finger needs more room than a pointer. */
export const TOUCHED = 'pointer-coarse:min-h-11 pointer-coarse:min-w-11';

export type ChartBlock = Extract<ClientPageBlock, { kind: 'chart' }>;

/** So many names stand below a plot. */
export const NAMES_MOST = 7;

/** Letters that all of them have room for on a phone. */
const LETTERS = 46;

/** Where a name below a column would break within a word: on a phone such columns are bars, with their names above. */
export function liesDownOnPhone({ shape, axis, categories }: ChartBlock): boolean {
  if (shape !== 'columns' || axis !== null || categories.length > NAMES_MOST) return false;
  const words = categories.flatMap((name) => name.split(/\s/));
  return words.some(({ length }) => length > LETTERS / categories.length);
}

/**
 * Whether each category has one text, which its bar or the room beside it may be too short for: on a phone it stands
 * behind the name. What stands outside of its bar has room.
 */
export const isLabelledOnce = (series: ChartBlock['series']): boolean =>
  !series.some(({ outside }) => outside) &&
  series[0]?.values.every((_, at) => series.filter(({ labels }) => labels[at]).length === 1) === true;
