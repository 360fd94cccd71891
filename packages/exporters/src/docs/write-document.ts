import { Document, Footer, Header, Packer, PageNumber, Paragraph, Tab, TextRun } from 'docx';
import { strFromU8, unzipSync } from 'fflate';
import { zipParts } from '../zip-parts.ts';
import type { Block } from './blocks.ts';
import { finishChart } from './charts.ts';
import { bookmarkOf, contents } from './contents.ts';
import { cover, dayOf } from './cover.ts';
import { dataTable } from './data-table.ts';
import type { DocsPlan } from './docs-plan.ts';
import { documentStyles } from './document-style.ts';
import { shortName, writable } from './document-text.ts';
import { headingPages } from './heading-pages.ts';
import { PAGE } from './page.ts';
import { DATA_TABLE, renderBlock } from './render-block.ts';
import { markRightToLeft } from './right-to-left.ts';

/** The blocks as a Word document (.docx bytes), with a cover and contents before them. */
export async function writeDocument(plan: DocsPlan, blocks: readonly Block[]): Promise<Uint8Array> {
  const written = unzipSync(new Uint8Array(await Packer.toArrayBuffer(wordDocument(plan, blocks))));
  const parts = new Map<string, string | Uint8Array>();
  for (const [path, part] of Object.entries(written)) {
    const finish = FINISHES.find(([pattern]) => pattern.test(path))?.[1];
    parts.set(path, finish ? finish(strFromU8(part), plan, blocks) : part);
  }
  return zipParts(parts);
}

/** What docx writes slowly, or not at all. */
const FINISHES: readonly [part: RegExp, finish: (xml: string, plan: DocsPlan, blocks: readonly Block[]) => string][] = [
  [/^word\/document\.xml$/, (xml, plan, blocks) => markRightToLeft(withTables(xml, plan, blocks))],
  [/^word\/header\d+\.xml$/, markRightToLeft],
  [/^word\/charts\/chart\d+\.xml$/, finishChart],
];

function withTables(xml: string, { palette }: DocsPlan, blocks: readonly Block[]): string {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [dataTable(block, palette)] : []));
  return xml.replaceAll(TABLE_PLACE, () => tables.shift() ?? '');
}

/** As docx writes an empty paragraph of that style. */
const TABLE_PLACE = `<w:p><w:pPr><w:pStyle w:val="${DATA_TABLE}"/></w:pPr></w:p>`;

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
