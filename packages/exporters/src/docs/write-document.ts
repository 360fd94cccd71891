import { Document, Footer, Header, Packer, PageNumber, Paragraph, Tab, TextRun } from 'docx';
import { postProcessDocument } from '../ooxml/post-process-document.ts';
import { writable } from '../ooxml/xml-text.ts';
import type { Block } from './blocks.ts';
import { bookmarkOf, contents } from './contents.ts';
import { cover, dayOf } from './cover.ts';
import type { DocsPlan } from './docs-plan.ts';
import { documentStyles } from './document-style.ts';
import { shortName } from './document-text.ts';
import { headingPages } from './heading-pages.ts';
import { PAGE } from './page.ts';
import { renderBlock } from './render-block.ts';

/** The blocks as a Word document (.docx bytes), with a cover and contents before them. */
export async function writeDocument(plan: DocsPlan, blocks: readonly Block[]): Promise<Uint8Array> {
  const written = new Uint8Array(await Packer.toArrayBuffer(wordDocument(plan, blocks)));
  const tables = blocks.filter((block) => block.kind === 'table');
  return postProcessDocument(written, { tables, palette: plan.palette });
}

function wordDocument(plan: DocsPlan, blocks: readonly Block[]): Document {
  const { title, branding, sector } = plan.blueprint;
  const author = writable(branding.companyName ?? 'Process AI');
  const page = { size: { width: PAGE.width, height: PAGE.height }, margin: PAGE.margin };
  const pages = new Map(headingPages(blocks).map((number, index) => [bookmarkOf(index), String(number)]));
  let headings = 0;
  const children = blocks.flatMap((block) => {
    const isListed = block.kind === 'heading' && block.level < 3;
    return renderBlock(block, plan.palette, isListed ? bookmarkOf(headings++) : undefined);
  });
  return new Document({
    title: writable(title),
    subject: writable(`Blueprint of ${sector.name}`),
    creator: author,
    lastModifiedBy: author,
    pageNumbers: () => ({ bookmarks: pages }),
    styles: documentStyles(plan.palette),
    sections: [
      { properties: { page }, children: cover(plan) },
      {
        properties: { page },
        headers: {
          default: new Header({ children: [new Paragraph({ style: 'PageHeader', text: writable(shortName(title)) })] }),
        },
        footers: { default: footer(plan) },
        children: [...contents(blocks), ...children],
      },
    ],
  });
}

function footer({ blueprint: { branding, generatedAt } }: DocsPlan): Footer {
  const left = [branding.companyName ? shortName(branding.companyName, 80) : null, dayOf(generatedAt)].filter(Boolean);
  return new Footer({
    children: [
      new Paragraph({
        style: 'PageFooter',
        children: [
          new TextRun(writable(left.join(' · '))),
          new TextRun({ children: [new Tab(), 'Page ', PageNumber.CURRENT] }),
        ],
      }),
    ],
  });
}
