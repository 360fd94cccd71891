import { type FileChild, InternalHyperlink, PageReference, Paragraph, Tab, TableOfContents, TextRun } from 'docx';
import { writable } from '../ooxml/xml-text.ts';
import type { Block } from './blocks.ts';

/** The name by which the contents find the heading at this place among those of level 1 and 2, from 0. */
export const bookmarkOf = (index: number): string => `heading_${index + 1}`;

/** The contents, with every entry written already; Word writes them anew only when somebody asks it to. */
export function contents(blocks: readonly Block[]): FileChild[] {
  const headings = blocks.flatMap((block) => (block.kind === 'heading' && block.level < 3 ? [block] : []));
  const entries = headings.map(({ level, text }, index) => {
    const anchor = bookmarkOf(index);
    const children = [
      new TextRun(writable(text)),
      new TextRun({ children: [new Tab()] }),
      new PageReference(anchor, { hyperlink: true }),
    ];
    return new Paragraph({ style: `TOC${level}`, children: [new InternalHyperlink({ anchor, children })] });
  });
  return [
    new Paragraph({ style: 'ContentsTitle', text: 'Contents' }),
    new TableOfContents('Contents', {
      hyperlink: true,
      headingStyleRange: '1-2',
      beginDirty: false,
      contentChildren: entries,
    }),
  ];
}
