import { PAGE, TEXT_WIDTH } from './page.ts';
import { type Setting, type StyleName, TYPE_SCALE } from './type-scale.ts';

/** What a page holds, and how large its texts are: what the estimate of the pages is made from. Lengths in DXA. */
export interface Measure {
  /** Between the margins. */
  room: number;
  width: number;
  /** The width against that of our own pages. */
  wide: number;
  scale: Record<StyleName, Setting>;
  /** By how much smaller than Calibri the letters must be to be as narrow, 0–1. */
  relative: number;
}

export const OUR_MEASURE: Measure = {
  room: PAGE.height - PAGE.margin.top - PAGE.margin.bottom,
  width: TEXT_WIDTH,
  wide: 1,
  scale: TYPE_SCALE,
  relative: 1,
};
