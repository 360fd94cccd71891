import { Buffer } from 'node:buffer';
import type { TemplatePart } from '@process-ai/contract/workspace';
import type { FirmDocument } from '../docs/firm-document.ts';
import { mergedStyles } from './firm-styles.ts';
import { type Part, textOf } from './post-process.ts';

/** How the parts of a document become those of one in the firm's template. */
export interface FirmPages {
  styles: string;
  /** Paragraphs, tables and sections of the document. */
  body(xml: string): string;
  /** A header or footer of ours ("header1" is the cover's, "header2" that of all other pages), with that of the firm above it. */
  edge(name: string, ours: string): string;
}

const EDGE = /^word\/(header|footer)([12])\.xml$/;

/** @param parts of the document; those that the firm's refer to are put beside them @param ours its styles, in the firm's theme */
export function firmPages(firm: FirmDocument, parts: Map<string, Part>, ours: string): FirmPages {
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
