import type { ChartRunOptions } from 'docx/charts';
import type { FigureWords } from '../figure-words.ts';
import type { DataTable } from '../ooxml/data-table.ts';

/** What the document is made of, as plain values: sections say what stands there, and one place says how it looks. */
export type Block = HeadingBlock | ProseBlock | TableBlock | ChartBlock | PictureBlock | FiguresBlock;

/** A heading of level 1 begins a page, unless it runs on; those of levels 1 and 2 stand in the contents. */
export interface HeadingBlock {
  kind: 'heading';
  level: 1 | 2 | 3;
  text: string;
  /** Of level 1: goes on below what stands before it. */
  runsOn?: boolean;
  /** Of levels 2 and 3: begins a page, so that the last one is not nearly empty. */
  breaks?: boolean;
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
  /** The tables and figures that it is about: "See Table 3 and Figure 1." */
  refers?: readonly Reference[];
}

/** A table or figure by its number, from 1; with `to`, those up to another one. */
export interface Reference {
  label: 'Table' | 'Figure';
  from: number;
  to?: number;
}

export interface TableBlock extends DataTable {
  kind: 'table';
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

/** What a chapter comes to: the sentence that it begins with. */
export const soWhat = (text: string): ProseBlock => prose(text, 'Lead');

/** A sentence that never stands at the end of a page without what it leads to. */
export const leadIn = (text: string): ProseBlock => ({ ...prose(text), keepNext: true });

/** What a paragraph says of its tables and figures after its text; nothing where it has none. */
export function referencesInWords(refers: readonly Reference[] = [], { say }: Pick<FigureWords, 'say'>): string {
  if (refers.length === 0) return '';
  const { table, figure, references } = say.cover;
  const told = refers.map(({ label, from, to }) =>
    [from, ...(to === undefined ? [] : [to])]
      .map((number) => `${label === 'Table' ? table : figure}\u00a0${number}`)
      .join(references.to),
  );
  const last = told.at(-1) ?? '';
  return `${references.see}${told.length > 1 ? `${told.slice(0, -1).join(', ')}${references.and}` : ''}${last}.`;
}

/** A note below a table never begins a page without the last rows of the table. */
export const withKeptNotes = (blocks: readonly Block[]): Block[] =>
  blocks.map((block, index) => {
    const next = blocks[index + 1];
    return block.kind === 'table' && next?.kind === 'prose' && next.style === 'Note'
      ? { ...block, keepNext: true }
      : block;
  });

/** More of them are text enough to stand at the end of a page. */
const LEADS_MOST = 2;

/** A paragraph or two between a heading and the first table or figure below it never end a page without that. */
export function withKeptLeads(blocks: readonly Block[]): Block[] {
  const kept = new Set<Block>();
  let leads: ProseBlock[] = [];
  for (const block of blocks) {
    if (block.kind === 'prose' && block.style !== 'Note') leads.push(block);
    else {
      if (block.kind !== 'heading' && block.kind !== 'prose' && leads.length <= LEADS_MOST)
        for (const lead of leads) kept.add(lead);
      leads = [];
    }
  }
  return blocks.map((block) => (kept.has(block) ? ({ ...block, keepNext: true } as Block) : block));
}

/**
 * Each table and figure is referred to in the text: by the sentence before it in its section, else by the first one of
 * its chapter.
 */
export function withReferences(blocks: readonly Block[]): Block[] {
  const refers = new Map<Block, Reference[]>();
  const numbers = { Table: 0, Figure: 0 };
  let ofChapter: ProseBlock | null = null;
  let ofSection: ProseBlock | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading') {
      ofSection = null;
      if (block.level === 1) ofChapter = null;
    } else if (block.kind === 'prose') {
      if (block.style === 'Body' || block.style === 'Lead') ofSection = block;
      ofChapter ??= block;
    } else if (block.kind !== 'figures') {
      const label = block.kind === 'table' ? 'Table' : 'Figure';
      const number = ++numbers[label];
      const sentence = ofSection ?? ofChapter;
      if (!sentence) continue;
      const all = refers.get(sentence) ?? [];
      const last = all.at(-1);
      if (last?.label === label && (last.to ?? last.from) === number - 1) last.to = number;
      else all.push({ label, from: number });
      refers.set(sentence, all);
    }
  }
  return blocks.map((block) => {
    const found = refers.get(block);
    return found && block.kind === 'prose' ? { ...block, refers: found.flatMap(eachOfTwo) } : block;
  });
}

/** Two that follow each other are named each: "Table 4 and Table 5"; only more are "Table 4 to Table 6". */
const eachOfTwo = ({ label, from, to }: Reference): Reference[] =>
  to === from + 1
    ? [
        { label, from },
        { label, from: to },
      ]
    : [{ label, from, ...(to !== undefined && { to }) }];
