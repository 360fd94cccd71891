/** A4, in twentieths of a point (DXA). */
export const PAGE = {
  width: 11_906,
  height: 16_838,
  margin: { top: 1360, right: 1253, bottom: 1300, left: 1253, header: 620, footer: 560 },
} as const;

/** Between the margins, DXA. */
export const TEXT_WIDTH = PAGE.width - PAGE.margin.left - PAGE.margin.right;

/** Between the margins, in pixels at 96 to the inch. */
export const TEXT_WIDTH_PX = Math.floor(TEXT_WIDTH / 15);
