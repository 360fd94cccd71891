import type { FigureWords } from '../figure-words.ts';
import { UNSEEN } from '../ooxml/post-process-document.ts';
import type { Palette } from '../palette.ts';
import type { ChartBlock } from './blocks.ts';
import { chartBlock, floatingBars } from './charts.ts';

const WHITE = 'ffffff';
/**
 * Of both sides together: a shorter bar has its figure beside it, a much shorter one is not seen, and a figure takes this
 * much, on a phone as well.
 */
const [SHORT_SHARE, SEEN_SHARE, ROOM_SHARE] = [0.32, 0.002, 0.3];

interface TornadoRows {
  caption: string;
  /** How far the result falls and rises, neither below zero. */
  rows: readonly { label: string; down: number; up: number }[];
  written(value: number): string;
}

/** Bars to both sides of one line. They stand on bars that are not seen, so that the labels keep their place. */
export function tornadoChart(
  { caption, rows, written }: TornadoRows,
  palette: Palette,
  { say }: Pick<FigureWords, 'say'>,
): ChartBlock {
  const says = say.document.case;
  const height = 90 + 34 * rows.length;
  const most = { down: Math.max(...rows.map(({ down }) => down), 0), up: Math.max(...rows.map(({ up }) => up), 0) };
  const span = most.down + most.up;
  const isShort = (value: number) => value < SHORT_SHARE * span;
  const isSeen = (value: number) => value > SEEN_SHARE * span;
  // A scale as long as the longest bar, or as a short one with its figure.
  const endOf = (side: 'down' | 'up') =>
    Math.max(
      most[side],
      ...rows.flatMap(({ [side]: value }) => (isShort(value) && isSeen(value) ? [value + ROOM_SHARE * span] : [])),
    );
  const ends = { down: endOf('down'), up: endOf('up') };
  const labels = (side: 'down' | 'up', inside: string | null) =>
    rows.map(({ [side]: value }) => {
      const text = side === 'down' ? written(-value) : `+${written(value)}`;
      if (inside) return !isShort(value) && { text, font: { color: inside } };
      const position = side === 'down' ? ('insideEnd' as const) : ('insideBase' as const);
      return isShort(value) && isSeen(value) && { text, position, font: { color: palette.ink } };
    });
  const alt = rows
    .map(({ label, down, up }) => `${label}: ${says.range(written(-down), `+${written(up)}`)}`)
    .join('; ');
  return chartBlock(caption, `${caption}. ${alt}.`, height, {
    ...floatingBars(rows, palette, height),
    series: [
      {
        name: ' ',
        values: rows.map(({ down }) => ends.down - down),
        color: UNSEEN,
        pointLabels: labels('down', null),
      },
      {
        name: says.lowers,
        values: rows.map(({ down }) => down),
        color: palette.series[0],
        pointLabels: labels('down', palette.ink),
      },
      {
        name: says.raises,
        values: rows.map(({ up }) => up),
        color: palette.accentInk,
        pointLabels: labels('up', WHITE),
      },
      { name: '  ', values: rows.map(({ up }) => ends.up - up), color: UNSEEN, pointLabels: labels('up', null) },
    ],
  });
}
