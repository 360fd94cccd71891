import { Buffer } from 'node:buffer';
import type { OfficeTemplate, TemplatePart } from '@process-ai/contract/workspace';
import { settingOf, stylesIn } from '../ooxml/firm-styles.ts';
import { type PlacedParts, placedParts } from '../ooxml/placed-parts.ts';
import { sizeAgainstCalibri } from '../ooxml/typeface.ts';
import type { Measure } from './measure.ts';
import { TEXT_WIDTH } from './page.ts';
import { type Setting, type StyleName, TYPE_SCALE } from './type-scale.ts';

/** What documents in a firm's template are built on. */
export interface FirmDocument {
  /** The markup of its styles. */
  styles: string;
  numbering: TemplatePart | null;
  /** Size and margins of its pages, as its sections say them. */
  pageSize: string;
  margins: string;
  /** Above and below the cover, and all other pages; null = none. */
  cover: Edges;
  body: Edges;
  /** What headers, footers and numbering refer to. */
  parts: PlacedParts;
  /** The style of its tables, where it has one of its own. */
  tableStyle: string | null;
  /** Of texts in styles of ours, 0–1. */
  textSize: number;
  measure: Measure;
}

interface Edges {
  header: TemplatePart | null;
  footer: TemplatePart | null;
}

/** DXA. A narrower page holds no table of ours. */
const WIDTH_LEAST = 6500;

/** Null for slides, and for a template whose page or plain text cannot be read: then only its theme counts. */
export function firmDocument({ kind, theme, parts }: OfficeTemplate): FirmDocument | null {
  const [main] = parts;
  const styles = parts.find(({ contentType }) => contentType.endsWith('.styles+xml'));
  if (kind !== 'document' || !main || !styles) return null;
  const stylesXml = textOf(styles);
  const section =
    textOf(main)
      .match(/<w:sectPr\b.*?<\/w:sectPr>/gs)
      ?.at(-1) ?? '';
  const pageSize = /<w:pgSz\b[^>]*\/>/.exec(section)?.[0];
  const margins = /<w:pgMar\b[^>]*\/>/.exec(section)?.[0];
  if (!pageSize || !margins) return null;
  const length = (xml: string, name: string) => Number(new RegExp(`w:${name}="(-?\\d+)"`).exec(xml)?.[1] ?? 0);
  const width = length(pageSize, 'w') - length(margins, 'left') - length(margins, 'right') - length(margins, 'gutter');
  // A negative margin is one that headers do not push.
  const room = length(pageSize, 'h') - Math.abs(length(margins, 'top')) - Math.abs(length(margins, 'bottom'));
  if (width < WIDTH_LEAST || room < WIDTH_LEAST) return null;

  const edge = edgeOf(section, main, parts);
  const numbering = parts.find(({ contentType }) => contentType.endsWith('.numbering+xml')) ?? null;
  const body = { header: edge('header', 'default'), footer: edge('footer', 'default') };
  const isApart = /<w:titlePg\b(?![^>]*w:val="(?:0|false|off)")/.test(section);
  const cover = isApart ? { header: edge('header', 'first'), footer: edge('footer', 'first') } : body;
  const owners = [...Object.values(cover), ...Object.values(body), numbering].filter((one) => one !== null);
  const wide = width / TEXT_WIDTH;
  const relative = sizeAgainstCalibri(theme.fonts.minor);
  const textSize = relative * Math.min(1, wide);
  return {
    styles: stylesXml,
    numbering,
    pageSize,
    margins,
    cover,
    body,
    parts: placedParts(reachedFrom(owners, parts), 'word/firm'),
    tableStyle: stylesIn(stylesXml).find(({ type, isCustom }) => type === 'table' && isCustom)?.id ?? null,
    textSize,
    measure: { room, width, wide, relative, scale: scaleOf(stylesXml, textSize) },
  };
}

const textOf = ({ bytes }: TemplatePart) => Buffer.from(bytes).toString();

const edgeOf = (section: string, main: TemplatePart, parts: readonly TemplatePart[]) => {
  const references = section.match(/<w:(?:header|footer)Reference\b[^>]*\/>/g) ?? [];
  return (kind: 'header' | 'footer', type: 'default' | 'first'): TemplatePart | null => {
    const reference = references.find((one) => one.startsWith(`<w:${kind}`) && one.includes(`w:type="${type}"`));
    const id = /r:id="([^"]*)"/.exec(reference ?? '')?.[1];
    const target = main.related.find((one) => one.id === id)?.target;
    return parts.find(({ name }) => name === target) ?? null;
  };
};

/** What these parts refer to, without themselves. */
function reachedFrom(owners: readonly TemplatePart[], parts: readonly TemplatePart[]): TemplatePart[] {
  const reached: TemplatePart[] = [];
  const waiting = [...owners];
  for (const { related } of waiting)
    for (const { target } of related) {
      const part = parts.find(({ name }) => name === target);
      if (!part || reached.includes(part) || owners.includes(part)) continue;
      reached.push(part);
      waiting.push(part);
    }
  return reached;
}

/** The names by which Word knows them in every language. */
const FIRM_STYLES: Partial<Record<StyleName, string>> = {
  Normal: 'normal',
  Heading1: 'heading 1',
  Heading2: 'heading 2',
  Heading3: 'heading 3',
  TOC1: 'toc 1',
  TOC2: 'toc 2',
  Caption: 'caption',
};

function scaleOf(styles: string, textSize: number): Record<StyleName, Setting> {
  const entries = Object.entries(TYPE_SCALE).map(([name, ours]: [string, Setting]) => {
    const theirs = FIRM_STYLES[name as StyleName];
    const setting = theirs ? settingOf(styles, theirs, ours) : null;
    return [name, setting ?? { ...ours, size: ours.size * textSize }];
  });
  return Object.fromEntries(entries) as Record<StyleName, Setting>;
}
