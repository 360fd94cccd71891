import type { ChartRunOptions } from 'docx/charts';
import type { DataTable } from '../ooxml/data-table.ts';

/** What the document is made of, as plain values: sections say what stands there, and one place says how it looks. */
export type Block = HeadingBlock | ProseBlock | TableBlock | ChartBlock | PictureBlock | FiguresBlock;

/** A heading of level 1 begins a page; those of levels 1 and 2 stand in the contents. */
interface HeadingBlock {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** Of level 1: goes on below what stands before it. */
  runsOn?: boolean;
}

type ProseStyle = 'Body' | 'Lead' | 'Note' | 'Meta';

export interface ProseBlock {
  kind: 'prose';
  style: ProseStyle;
  text: string;
  /** Set in bold before the text. */
  term?: string;
  /** Whether it never stands at the end of a page without what follows; else its style says so. */
  keepNext?: boolean;
}

export interface TableBlock extends DataTable {
  kind: 'table';
  caption: string;
}

export interface ChartBlock {
  kind: 'chart';
  caption: string;
  /** What a reader who cannot see it should know. */
  alt: string;
  /** Pixels at 96 to the inch. */
  height: number;
  chart: ChartRunOptions;
}

export interface PictureBlock {
  kind: 'picture';
  caption: string;
  alt: string;
  png: Uint8Array;
  /** As shown, in pixels at 96 to the inch. */
  width: number;
  height: number;
}

/** Large figures side by side, at most four. */
export interface FiguresBlock {
  kind: 'figures';
  figures: readonly { label: string; value: string; note: string }[];
}

export const heading = (level: HeadingBlock['level'], text: string): HeadingBlock => ({ kind: 'heading', level, text });

export const prose = (text: string, style: ProseStyle = 'Body', term?: string): ProseBlock => ({
  kind: 'prose',
  style,
  text,
  ...(term !== undefined && { term }),
});

/** A sentence that never stands at the end of a page without what it leads to. */
export const leadIn = (text: string): ProseBlock => ({ ...prose(text), keepNext: true });
