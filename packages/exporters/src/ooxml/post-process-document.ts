import { Buffer } from 'node:buffer';
import type { OfficeTemplate, TemplatePart } from '@process-ai/contract/workspace';
import type { FirmDocument } from '../docs/firm-document.ts';
import type { Palette } from '../palette.ts';
import { hasRightToLeft, isRightToLeft, partsByDirection } from '../text-direction.ts';
import { type DataTable, type DescribeTable, dataTablePieces } from './data-table.ts';
import { mergedStyles } from './firm-styles.ts';
import { spokenIn, withLanguage } from './language.ts';
import { type OfficeTheme, officeTheme } from './office-theme.ts';
import { type Part, type Pass, postProcess, textOf } from './post-process.ts';
import { escapeXml } from './xml-text.ts';

interface Additions {
  /** In document order. */
  tables: readonly DataTable[];
  describe: DescribeTable;
  palette: Palette;
  /** Whose document it is. */
  company: string;
  /** BCP 47 */
  language: string;
  /** Of the firm. */
  template?: OfficeTemplate;
  firm: FirmDocument | null;
}

/** The bytes of a .docx of the parts that docx wrote, with what it writes slowly or cannot write. */
export function postProcessDocument(written: ReadonlyMap<string, Part>, additions: Additions): Uint8Array {
  const { palette, template, firm } = additions;
  const theme = officeTheme(palette, template?.theme);
  const parts = new Map(written);
  const pages = firm && firmPages(firm, parts, theme.word(textOf(parts.get('word/styles.xml') ?? '')));
  return postProcess(parts, PASSES, { ...additions, theme, pages });
}

/** The style of the empty paragraph that stands where a data table will. */
export const TABLE_PLACE = 'DataTable';

/** The colour of bars that only carry others: docx has no bars without one, so they lose it here. */
export const UNSEEN = 'ffffff';

/** Characters that are deflated at once: more in one go pack a little better. */
const PIECE = 1_000_000;

interface Context extends Additions {
  theme: OfficeTheme;
  pages: FirmPages | null;
}

const PASSES: readonly Pass<Context>[] = [
  [/^word\/document\.xml$/, (xml, context) => () => withTables(xml, context)],
  [/^word\/theme\/theme1\.xml$/, (xml, { theme }) => theme.part(xml)],
  [/^word\/(?:header|footer)\d+\.xml$/, edge],
  [/^word\/styles\.xml$/, (xml, { theme, pages }) => pages?.styles ?? theme.word(xml)],
  [/^word\/charts\/chart\d+\.xml$/, (xml, { theme, language }) => theme.drawing(chart(spokenIn(xml, language)))],
  [/^docProps\/core\.xml$/, (xml, { language }) => withLanguage(xml, language)],
  [
    /^docProps\/app\.xml$/,
    (xml, { company }) => xml.replace(/\/>$/, () => `><Company>${escapeXml(company)}</Company></Properties>`),
  ],
];

function edge(xml: string, { theme, pages }: Context, name: string): string {
  const ours = theme.word(markRightToLeft(xml));
  return pages ? pages.edge(name, ours) : ours;
}

/** Piece by piece: of 20,000 processes the whole takes more memory than a child of the server may hold. */
function* withTables(xml: string, { tables, describe, palette, theme, firm, pages }: Context): Generator<Uint8Array> {
  const written = (markup: string) => Buffer.from(pages ? pages.body(markup) : markup);
  const left = tables.values();
  const [start = '', ...rest] = xml.split(`<w:p><w:pPr><w:pStyle w:val="${TABLE_PLACE}"/></w:pPr></w:p>`);
  let between = theme.word(markRightToLeft(start));
  for (const next of rest) {
    const { value } = left.next();
    for (const piece of value ? dataTablePieces(value, palette, theme, { style: firm?.tableStyle, describe }) : []) {
      between += markRightToLeft(piece);
      if (between.length < PIECE) continue;
      yield written(between);
      between = '';
    }
    between += theme.word(markRightToLeft(next));
  }
  yield written(between);
}

/** Bars that only carry others hide nothing behind them, such as an axis, and figures stay on one line. */
function chart(xml: string): string {
  return xml
    .replaceAll(`</c:tx><c:spPr><a:solidFill><a:srgbClr val="${UNSEEN}"/></a:solidFill>`, '</c:tx><c:spPr><a:noFill/>')
    .replace(/<c:dLbl>.*?<\/c:dLbl>/gs, (label) => label.replaceAll('wrap="square"', 'wrap="none"'));
}

/** Left-to-right mark: keeps digits and brackets that follow a right-to-left word in place. */
const MARK = '\u200e';
const PARAGRAPH = /<w:p>.*?<\/w:p>/gs;
const RUN = /<w:r>(?:<w:rPr>(.*?)<\/w:rPr>)?(<w:br\/>)?<w:t xml:space="preserve">([^<]*)<\/w:t><\/w:r>/gs;
/** Paragraph properties that precede the direction in the schema's order. */
const BEFORE_DIRECTION = /<w:pPr>(?:<w:(?:pStyle|keepNext|keepLines|pageBreakBefore)\b[^>]*\/>)*/;

/**
 * Marks right-to-left paragraphs of WordprocessingML, which also aligns them right, and right-to-left words within our
 * own sentences. Captions and entries of the contents stay aligned left, where their numbers are.
 */
function markRightToLeft(xml: string): string {
  if (!hasRightToLeft(xml)) return xml;
  return xml.replace(PARAGRAPH, (paragraph) => {
    if (!hasRightToLeft(paragraph)) return paragraph;
    const text = [...paragraph.matchAll(RUN)].map(([, , , run]) => run).join('');
    const isOurs = /<w:tab\/>|<w:fldChar|<w:fldSimple/.test(paragraph);
    return isRightToLeft(text) && !isOurs ? turned(paragraph) : withTurnedWords(paragraph);
  });
}

function turned(paragraph: string): string {
  const runs = paragraph.replace(RUN, (_, look = '', lineBreak = '', text: string) => run(look, lineBreak, text, true));
  return BEFORE_DIRECTION.test(runs)
    ? runs.replace(BEFORE_DIRECTION, (properties) => `${properties}<w:bidi/>`)
    : runs.replace('<w:p>', '<w:p><w:pPr><w:bidi/></w:pPr>');
}

function withTurnedWords(paragraph: string): string {
  return paragraph.replace(RUN, (whole, look = '', lineBreak = '', text: string) => {
    if (!hasRightToLeft(text)) return whole;
    // Names in sentences have the mark already.
    const parts = partsByDirection(text.replaceAll(MARK, '')).map((part, index) => {
      const start = index === 0 ? lineBreak : '';
      return `${run(look, start, part.text, part.isTurned)}${part.isTurned ? run(look, '', MARK, false) : ''}`;
    });
    return parts.join('');
  });
}

function run(look: string, lineBreak: string, text: string, isTurned: boolean): string {
  const properties = `${look}${isTurned ? '<w:rtl/>' : ''}`;
  const written = properties === '' ? '' : `<w:rPr>${properties}</w:rPr>`;
  return `<w:r>${written}${lineBreak}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

/** How the parts of a document become those of one in the firm's template. */
interface FirmPages {
  styles: string;
  /** Paragraphs, tables and sections of the document. */
  body(xml: string): string;
  /** A header or footer of ours ("header1" is the cover's, "header2" that of all other pages), with that of the firm above it. */
  edge(name: string, ours: string): string;
}

const EDGE = /^word\/(header|footer)([12])\.xml$/;

/** @param parts of the document; those that the firm's refer to are put beside them @param ours its styles, in the firm's theme */
function firmPages(firm: FirmDocument, parts: Map<string, Part>, ours: string): FirmPages {
  const { measure, textSize, tableStyle } = firm;
  const { xml, ids } = mergedStyles(firm.styles, ours, {
    textSize,
    width: measure.width,
    hasTableStyle: tableStyle !== null,
  });
  const edgeOf = (name: string): TemplatePart | null => {
    const [, kind, section] = EDGE.exec(name) ?? [];
    return (section === '1' ? firm.cover : firm.body)[kind === 'header' ? 'header' : 'footer'];
  };
  for (const name of [...parts.keys()]) {
    const theirs = EDGE.test(name) ? edgeOf(name) : null;
    if (theirs) parts.set(relationshipsPart(name), firm.parts.relationshipsAt(name, theirs));
  }
  if (firm.numbering) {
    parts.set(NUMBERING, firm.numbering.bytes);
    parts.set(relationshipsPart(NUMBERING), firm.parts.relationshipsAt(NUMBERING, firm.numbering));
  }
  for (const [name, part] of firm.parts.files) parts.set(name, part);
  const types = parts.get('[Content_Types].xml');
  if (types) parts.set('[Content_Types].xml', firm.parts.typed(textOf(types)));

  const renamed = (text: string) =>
    text.replace(
      /<w:(pStyle|rStyle) w:val="([^"]*)"/g,
      (_, tag: string, id: string) => `<w:${tag} w:val="${ids.get(id) ?? id}"`,
    );
  const withHeadings = headings(
    xml,
    ['Heading1', 'Heading2', 'Heading3'].map((id) => ids.get(id) ?? id),
  );
  return {
    styles: xml,
    body: (text) => inSections(resized(withHeadings(renamed(text)), measure.wide), firm),
    edge(name, own) {
      const theirs = edgeOf(name);
      if (!theirs) return renamed(own);
      return above(Buffer.from(theirs.bytes).toString(), renamed(own));
    },
  };
}

const NUMBERING = 'word/numbering.xml';
const relationshipsPart = (name: string) => name.replace(/^word\//, 'word/_rels/').concat('.rels');

/** Our paragraphs below what the firm has there; those without text are left out, and so is our page number where it has one. */
function above(theirs: string, ours: string): string {
  const counts = /<w:instrText\b[^>]*>[^<]*\bPAGE\b|w:instr="[^"]*\bPAGE\b/.test(theirs);
  const paragraphs = (ours.match(/<w:p>.*?<\/w:p>/gs) ?? [])
    .filter((one) => one.includes('<w:t'))
    .map((one) => (counts ? one.replace(/<w:r>(?:(?!<\/w:r>).)*<w:tab\/>.*<\/w:r>/s, '') : one));
  return theirs.replace(/<\/w:(hdr|ftr)>\s*$/, (end) => paragraphs.join('') + end);
}

/**
 * Headings stay with what follows, as not every firm's do. Chapters have letters and names of their own, so that those
 * which the firm's style numbers are not.
 */
function headings(styles: string, ids: readonly string[]): (xml: string) => string {
  const isNumbered = (id: string) =>
    new RegExp(`<w:style\\b[^>]*w:styleId="${literally(id)}"(?:(?!</w:style>).)*<w:numPr>`, 's').test(styles);
  const numbered = new Set(ids.filter(isNumbered));
  const start = new RegExp(
    `<w:pStyle w:val="(${ids.map(literally).join('|')})"/>(?:<w:keepNext/>)?(<w:pageBreakBefore\\b[^>]*/>)?`,
    'g',
  );
  return (xml) =>
    xml.replace(start, (_, id: string, pageBreak = '') => {
      const unnumbered = numbered.has(id) ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>' : '';
      return `<w:pStyle w:val="${id}"/><w:keepNext/>${pageBreak}${unnumbered}`;
    });
}

/** Ids are the firm's, and may hold anything. */
const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Tables fill the width of the page; pictures and charts are never larger than they were. */
function resized(xml: string, wide: number): string {
  const by = (share: number) => (_: string, start: string, value: string) =>
    `${start}${Math.round(Number(value) * share)}"`;
  const tables = xml.replace(/(<w:(?:gridCol|tcW|tblW)\b[^>]*? w:w=")(\d+)"/g, by(wide));
  if (wide >= 1) return tables;
  return tables
    .replace(/(<(?:wp:extent|a:ext) cx=")(\d+)"/g, by(wide))
    .replace(/(<(?:wp:extent|a:ext) cx="\d+" cy=")(\d+)"/g, by(wide));
}

const inSections = (xml: string, { pageSize, margins }: FirmDocument): string =>
  xml.replace(/<w:pgSz\b[^>]*\/>/g, pageSize).replace(/<w:pgMar\b[^>]*\/>/g, margins);
