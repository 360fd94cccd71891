import { BODY, type DeckTheme, FONT, SIZE } from './deck-theme.ts';
import type { ChartOptions } from './presentation.ts';

/** How every chart of a deck looks; what a slide needs besides comes on top. */
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

/** Inches of a chart of so many bars below each other: a few of them are not blown up. */
export const barsHeight = (bars: number): number => Math.min(BODY.h, 1.1 + 0.95 * bars);
