import type { OfficeTemplate } from '@process-ai/contract/workspace';
import { LOCALES } from '@process-ai/domain/language';
import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  Header,
  InternalHyperlink,
  type IStylesOptions,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  TableOfContents,
  TextRun,
} from 'docx';
import { markings } from '../cover-words.ts';
import type { Part } from '../ooxml/post-process.ts';
import { postProcessDocument } from '../ooxml/post-process-document.ts';
import { writable } from '../ooxml/xml-text.ts';
import type { Block } from './blocks.ts';
import { cover } from './cover.ts';
import type { DocsPlan } from './docs-plan.ts';
import { oneLine } from './document-text.ts';
import { type FirmDocument, firmDocument } from './firm-document.ts';
import { PAGE, TEXT_WIDTH } from './page.ts';
import { paginated } from './paginated.ts';
import { renderBlock } from './render-block.ts';
import { type Setting, type StyleName, TYPE_SCALE } from './type-scale.ts';

/** The blocks as a Word document (.docx bytes), with a cover and contents before them. */
export function writeDocument(plan: DocsPlan, given: readonly Block[], template?: OfficeTemplate): Uint8Array {
  const firm = template ? firmDocument(template) : null;
  const { blocks, pages } = paginated(given, plan.words, firm?.measure);
  return postProcessDocument(partsOf(wordDocument(plan, blocks, pages, firm)), {
    tables: blocks.filter((block) => block.kind === 'table'),
    describe: plan.words.say.cover.tableHeard,
    palette: plan.palette,
    company: companyOf(plan),
    language: LOCALES[plan.words.language],
    ...(template && { template }),
    firm,
  });
}

/**
 * The files of a document by name, before they are zipped: to have the library zip them, only to unzip and post-process
 * them, takes an eighth of the time of a document. When another version no longer works like this, every test of the
 * documents fails.
 */
const partsOf = (document: Document): Map<string, Part> =>
  (Packer as unknown as { compiler: { compile(file: Document): Map<string, Part> } }).compiler.compile(document);

const companyOf = ({ blueprint }: DocsPlan) => writable(blueprint.branding.companyName ?? 'Process AI');

function wordDocument(
  plan: DocsPlan,
  blocks: readonly Block[],
  headingPages: readonly number[],
  firm: FirmDocument | null,
): Document {
  const { title, sector } = plan.blueprint;
  const says = plan.words.say.cover;
  const author = companyOf(plan);
  const page = { size: { width: PAGE.width, height: PAGE.height }, margin: PAGE.margin };
  const pages = new Map(headingPages.map((number, index) => [bookmarkOf(index), String(number)]));
  let headings = 0;
  const numbers = { table: 0, figure: 0 };
  const children = blocks.flatMap((block) => {
    const isListed = block.kind === 'heading' && block.level < 3;
    const number =
      block.kind === 'table'
        ? ++numbers.table
        : block.kind === 'chart' || block.kind === 'picture'
          ? ++numbers.figure
          : 0;
    const isLast = block === blocks.at(-1);
    return renderBlock(block, plan, { number, isLast, ...(isListed && { bookmark: bookmarkOf(headings++) }) });
  });
  return new Document({
    title: writable(title),
    subject: writable(says.blueprintOf(sector.name)),
    creator: author,
    lastModifiedBy: author,
    pageNumbers: () => ({ bookmarks: pages }),
    styles: documentStyles(plan),
    sections: [
      {
        properties: { page },
        ...((isDraft(plan) || firm) && {
          headers: {
            default: new Header({ children: [new Paragraph({ style: 'PageHeader', children: draftMark(plan) })] }),
          },
        }),
        // Empty, for that of the firm.
        ...(firm && { footers: { default: new Footer({ children: [new Paragraph({ style: 'PageFooter' })] }) } }),
        children: cover(plan),
      },
      {
        properties: { page },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                style: 'PageHeader',
                children: [...draftMark(plan), new TextRun(writable(oneLine(title)))],
              }),
            ],
          }),
        },
        footers: { default: footer(plan) },
        children: [...contents(blocks, says.contents), ...children],
      },
    ],
  });
}

/** Begins the header of each page of a draft. */
const draftMark = (plan: DocsPlan): TextRun[] =>
  isDraft(plan)
    ? [new TextRun({ text: `${plan.words.say.cover.draftMark}  `, bold: true, size: 28, color: plan.palette.warning })]
    : [];

const isDraft = ({ blueprint }: DocsPlan) => blueprint.cover.status === 'draft';

function footer({ blueprint: { branding, cover }, words }: DocsPlan): Footer {
  const left = [
    branding.companyName ? oneLine(branding.companyName) : null,
    markings(cover, words),
    words.day(cover.date),
  ].filter(Boolean);
  return new Footer({
    children: [
      new Paragraph({
        style: 'PageFooter',
        children: [
          new TextRun(writable(left.join(' · '))),
          new TextRun({ children: [new Tab(), `${words.say.cover.page} `, PageNumber.CURRENT] }),
        ],
      }),
    ],
  });
}

/** The name by which the contents find the heading at this place among those of level 1 and 2, from 0. */
const bookmarkOf = (index: number): string => `heading_${index + 1}`;

/** The contents, with every entry written already; Word writes them anew only when somebody asks it to. */
function contents(blocks: readonly Block[], title: string): FileChild[] {
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
    new Paragraph({ style: 'ContentsTitle', text: title }),
    new TableOfContents(title, {
      hyperlink: true,
      headingStyleRange: '1-2',
      beginDirty: false,
      contentChildren: entries,
    }),
  ];
}

/** How each kind of paragraph looks; nothing is formatted by hand beside it. */
function documentStyles({ palette, words }: DocsPlan): IStylesOptions {
  const { accentInk, onAccent, ink, muted, line } = palette;
  const custom = (id: string, scale: StyleName, run: object = {}, paragraph: object = {}, name = nameOf(id)) => ({
    id,
    name,
    basedOn: 'Normal',
    run: { size: halfPoints(TYPE_SCALE[scale]), ...run },
    paragraph: { ...setting(TYPE_SCALE[scale]), ...paragraph },
  });
  const headingOf = (scale: StyleName) => ({
    run: { font: 'Calibri', size: halfPoints(TYPE_SCALE[scale]), bold: true, color: accentInk },
    paragraph: { ...setting(TYPE_SCALE[scale]), keepLines: true },
  });
  const heading1 = headingOf('Heading1');
  const head = { bold: true, color: accentInk };
  const right = { alignment: AlignmentType.RIGHT };
  const rule = (size: number, color: string) => ({ style: 'single' as const, size, space: 6, color });
  const toRight = (leader?: 'dot') => ({
    tabStops: [{ type: 'right' as const, position: TEXT_WIDTH, ...(leader && { leader }) }],
  });
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: halfPoints(TYPE_SCALE.Normal),
          color: ink,
          language: { value: LOCALES[words.language] },
        },
        paragraph: setting(TYPE_SCALE.Normal),
      },
      heading1: { ...heading1, paragraph: { ...heading1.paragraph, border: { bottom: rule(8, accentInk) } } },
      heading2: headingOf('Heading2'),
      heading3: headingOf('Heading3'),
    },
    paragraphStyles: [
      custom('ContentsTitle', 'ContentsTitle', head),
      custom('TOC1', 'TOC1', { bold: true }, toRight('dot'), 'toc 1'),
      custom('TOC2', 'TOC2', {}, toRight('dot'), 'toc 2'),
      custom('Lead', 'Lead'),
      custom('Note', 'Note', { color: muted }),
      custom('Meta', 'Meta', { color: muted }),
      custom('Caption', 'Caption', { italics: true, color: muted }, {}, 'caption'),
      custom('TableCaption', 'TableCaption', { italics: true, color: muted }),
      custom('Picture', 'Picture'),
      custom('AfterTable', 'AfterTable'),
      custom('TableHead', 'TableHead', head),
      custom('TableHeadNumber', 'TableHead', head, right),
      custom('TableText', 'TableText'),
      custom('TableNumber', 'TableText', {}, right),
      custom('TableStrong', 'TableText', { bold: true }),
      custom('TableStrongNumber', 'TableText', { bold: true }, right),
      custom('FigureLabel', 'FigureLabel', { color: muted }),
      custom('FigureValue', 'FigureValue', head),
      custom('FigureNote', 'FigureNote', { color: muted }),
      custom('CoverTitle', 'CoverTitle', { bold: true, color: onAccent }),
      custom('CoverSubtitle', 'CoverSubtitle', { color: onAccent }),
      custom('CoverText', 'CoverText'),
      custom('CoverMuted', 'CoverMuted', { color: muted }),
      custom('PageHeader', 'PageHeader', { color: muted }),
      custom('PageFooter', 'PageFooter', { color: muted }, { ...toRight(), border: { top: rule(4, line) } }),
    ],
  };
}

const halfPoints = ({ size }: Setting) => 2 * size;

const setting = ({ before, after, line, keepNext, indent }: Setting) => ({
  // Without "auto", some programs take the line for a fixed height, and cut charts and pictures to it.
  spacing: { before, after, line, lineRule: 'auto' as const },
  ...(keepNext && { keepNext }),
  ...(indent !== undefined && { indent: { left: indent } }),
});

/** "TableText" → "Table Text" */
const nameOf = (id: string) => id.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
