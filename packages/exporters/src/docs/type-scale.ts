/** How large a kind of paragraph is set. Distances are in twentieths of a point. */
export interface Setting {
  /** Points. */
  size: number;
  before: number;
  after: number;
  /** 240 = single. */
  line: number;
  /** Never stands at the end of a page without what follows. */
  keepNext?: true;
  /** Where the text begins. */
  indent?: number;
}

/** Lines without more distance than the letters need. */
export const SINGLE = 240;
const WIDE = 271;

/** What both the styles of the document and the estimate of its pages are made from. */
export const TYPE_SCALE = {
  Normal: { size: 10.5, before: 0, after: 120, line: WIDE },
  Heading1: { size: 17, before: 0, after: 200, line: WIDE, keepNext: true },
  Heading2: { size: 13, before: 320, after: 120, line: WIDE, keepNext: true },
  Heading3: { size: 11, before: 240, after: 60, line: WIDE, keepNext: true },
  ContentsTitle: { size: 17, before: 0, after: 0, line: WIDE },
  TOC1: { size: 10.5, before: 120, after: 40, line: SINGLE },
  TOC2: { size: 10.5, before: 0, after: 40, line: SINGLE, indent: 280 },
  Lead: { size: 12, before: 0, after: 200, line: 300 },
  Note: { size: 9, before: 60, after: 120, line: 252 },
  Meta: { size: 9.5, before: 0, after: 80, line: WIDE, keepNext: true },
  Caption: { size: 9, before: 80, after: 200, line: WIDE },
  TableCaption: { size: 9, before: 200, after: 80, line: WIDE, keepNext: true },
  Picture: { size: 10.5, before: 120, after: 0, line: SINGLE, keepNext: true },
  AfterTable: { size: 6, before: 0, after: 0, line: SINGLE },
  TableHead: { size: 9, before: 30, after: 30, line: SINGLE, keepNext: true },
  TableText: { size: 9, before: 30, after: 30, line: SINGLE },
  FigureLabel: { size: 8.5, before: 60, after: 0, line: SINGLE },
  FigureValue: { size: 15, before: 0, after: 0, line: SINGLE },
  FigureNote: { size: 8, before: 0, after: 60, line: SINGLE },
  CoverTitle: { size: 30, before: 900, after: 160, line: SINGLE },
  CoverSubtitle: { size: 14, before: 0, after: 900, line: SINGLE },
  CoverText: { size: 12, before: 0, after: 60, line: WIDE },
  CoverMuted: { size: 10.5, before: 0, after: 60, line: WIDE },
  PageHeader: { size: 8, before: 0, after: 0, line: SINGLE },
  PageFooter: { size: 8, before: 0, after: 0, line: SINGLE },
} as const satisfies Record<string, Setting>;

export type StyleName = keyof typeof TYPE_SCALE;
