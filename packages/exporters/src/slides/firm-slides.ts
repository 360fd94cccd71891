import { LANGUAGE } from '../ooxml/language.ts';
import { escapeXml } from '../ooxml/xml-text.ts';
import { BODY, SIZE } from './deck-theme.ts';
import type { Box } from './draw.ts';
import type { FirmLayouts, FirmPlace } from './firm-layouts.ts';
import { fitText, heightOf, lineCount } from './fit-text.ts';
import { PLACE } from './layouts.ts';
import { DECORATION, type SlideObject } from './slide-objects.ts';

/** What is drawn, with the line of sources below it: this becomes the region of the firm's layout. Inches. */
const DRAWN: Box = { x: BODY.x, y: BODY.y, w: BODY.w, h: 6.94 - BODY.y };
/** Points. Nothing is set smaller. */
const LEAST = 7;

/** What stands on every slide of a deck. */
export interface Furniture {
  /** In the order in which they count: of a narrow footer the last ones are left out. */
  footer: readonly string[];
  /** "DRAFT", in this colour ("rrggbb"); null = the files are final. */
  draft: { text: string; colour: string } | null;
}

/** The objects of the cover in the firm's layout: title, answer and details; its decoration is the firm's. */
export function firmCover(objects: readonly SlideObject[], firm: FirmLayouts, { draft }: Furniture): SlideObject[] {
  const { title, subtitle } = firm.cover;
  const below = title.box.y + title.box.h + 0.15;
  const box = subtitle?.box ?? { ...title.box, y: below, h: Math.max(1, firm.page.height - below - 0.5) };
  const [answer = '', details = ''] = [PLACE.answer, PLACE.details].map((name) =>
    textOf(objects.find((one) => one.name === name)),
  );
  const size = coverSize(answer, details, box, firm.textSize);
  const paragraphs = [
    ...linesOf(answer).map((line) => paragraph(line, size)),
    ...linesOf(details).map((line, index) => paragraph(line, smaller(size), index === 0 ? 8 : 0)),
  ];
  return [
    ...objects.filter(isTitle).map((one) => titled(one, title)),
    subtitle ? placed('Answer', subtitle, paragraphs.join('')) : written('Answer', box, paragraphs.join('')),
    ...draftStamp(draft, firm),
  ];
}

/** The objects of any other slide: texts in the places of the layout, what is drawn in its region. */
export function firmExhibit(objects: readonly SlideObject[], firm: FirmLayouts, furniture: Furniture): SlideObject[] {
  const { title, footer, number } = firm.exhibit;
  const own = new Set<string>([PLACE.footer]);
  const drawn = objects.filter((one) => !isTitle(one) && !own.has(one.name) && !isNumber(one));
  const change = scaling(firm.region, firm.textSize);
  const foot = footer && footerText(furniture.footer, footer.box, firm.textSize);
  return [
    ...objects.filter(isTitle).map((one) => titled(one, title)),
    ...(firm.background.needsPanel ? [panel(firm.region)] : []),
    ...drawn.map(({ name, xml }) => ({ name, xml: firm.background.isMapped ? withSlots(change(xml)) : change(xml) })),
    footer
      ? placed('Footer', footer, foot ? paragraph(foot) : '<a:p/>')
      : written('Footer', footOf(firm), paragraph(furniture.footer.join(SEPARATOR), SIZE.tiny * firm.textSize)),
    ...(number ? [placed('Slide number', number, `<a:p>${NUMBER}</a:p>`)] : []),
    ...draftStamp(furniture.draft, firm),
  ];
}

export const SEPARATOR = '  ·  ';

/** Text sizes of a chart, as those of what is drawn around it. */
export const firmChart = (xml: string, { region, textSize, background }: FirmLayouts): string => {
  const sized = withSizes(xml, typeSize(region, textSize));
  return background.isMapped ? withSlots(sized) : sized;
};

/** By its own names in the theme, whatever the master calls text and page. */
const withSlots = (xml: string): string =>
  xml.replace(
    /(<a:schemeClr val=")(tx|bg)([12])"/g,
    (_, start: string, kind: string, number: string) => `${start}${kind === 'tx' ? 'dk' : 'lt'}${number}"`,
  );

const scaleOf = (region: Box) => ({ x: region.w / DRAWN.w, y: region.h / DRAWN.h });

function typeSize(region: Box, textSize: number): number {
  const { x, y } = scaleOf(region);
  return Math.min(x, y, 1) * textSize;
}

const withSizes = (xml: string, share: number) =>
  xml.replace(
    /(<a:(?:rPr|defRPr|endParaRPr)\b[^>]*? sz=")(\d+)"/g,
    (_, start: string, size: string) =>
      `${start}${Math.min(Number(size), Math.max(100 * LEAST, 50 * Math.round((Number(size) * share) / 50)))}"`,
  );

const emu = (inches: number) => Math.round(914_400 * inches);

/** From our grid into the region: boxes by their sides, texts as much as both allow; what is round stays so. */
function scaling(region: Box, textSize: number): (xml: string) => string {
  const scale = scaleOf(region);
  const share = typeSize(region, textSize);
  const least = Math.min(scale.x, scale.y);
  const by = (factor: number) => (_: string, start: string, value: string) =>
    `${start}${Math.round(Number(value) * factor)}"`;
  const place =
    (isRound: boolean) =>
    (whole: string, ...found: string[]) => {
      const [x = 0, y = 0, w = 0, h = 0] = found.slice(0, 4).map(Number);
      const [width, height] = isRound ? [w * least, h * least] : [w * scale.x, h * scale.y];
      const left = emu(region.x) + (x + w / 2 - emu(DRAWN.x)) * scale.x - width / 2;
      const top = emu(region.y) + (y + h / 2 - emu(DRAWN.y)) * scale.y - height / 2;
      const at = `<a:off x="${Math.round(left)}" y="${Math.round(top)}"/>`;
      return whole && `${at}<a:ext cx="${Math.round(width)}" cy="${Math.round(height)}"/>`;
    };
  return (xml) => {
    const isRound = xml.startsWith('<p:pic') || xml.includes('prst="ellipse"');
    return withSizes(xml, share)
      .replace(/<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g, place(isRound))
      .replace(/(<a:gridCol w=")(\d+)"/g, by(scale.x))
      .replace(/(<a:tr h=")(\d+)"/g, by(scale.y))
      .replace(/( (?:lIns|rIns|marL|marR)=")(\d+)"/g, by(scale.x))
      .replace(/( (?:tIns|bIns|marT|marB)=")(\d+)"/g, by(scale.y))
      .replace(/(<a:spcPts val=")(\d+)"/g, by(share));
  };
}

const isTitle = ({ xml }: SlideObject) => /^<p:sp>[^]*?<p:ph[^>]* type="title"/.test(xml.slice(0, 600));
const isNumber = ({ xml }: SlideObject) => /<p:ph[^>]* type="sldNum"/.test(xml.slice(0, 600));

/** The text of an object, as it is written: escaped; its paragraphs as lines. */
const textOf = (object: SlideObject | undefined): string =>
  (object?.xml.match(/<a:p>.*?<\/a:p>/gs) ?? [])
    .map((one) => [...one.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text]) => text).join(''))
    .join('\n');

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

const smaller = (size: number) => Math.max(Math.min(size, 10), Math.round(0.7 * size));

/** Points at which both fit: an answer of 24 at most. */
function coverSize(answer: string, details: string, box: Box, relative: number): number {
  const height = (text: string, size: number) =>
    linesOf(text).reduce(
      (sum, line) => sum + heightOf(lineCount(line, { w: box.w, size: size / relative }, 20), size),
      0,
    );
  for (let size = 24; size > 9; size -= 1)
    if (height(answer, size) + height(details, smaller(size)) + 0.15 <= box.h) return size;
  return 9;
}

/** @param text escaped @param before points of distance */
function paragraph(text: string, size?: number, before = 0): string {
  const look = `<a:rPr lang="${LANGUAGE}"${size ? ` sz="${Math.round(size) * 100}"` : ''} dirty="0"/>`;
  const distance = before > 0 ? `<a:pPr><a:spcBef><a:spcPts val="${100 * before}"/></a:spcBef></a:pPr>` : '';
  return `<a:p>${distance}<a:r>${look}<a:t>${text}</a:t></a:r></a:p>`;
}

const NUMBER = `<a:fld id="{F7021451-1387-4CA6-816F-3879F97B5CBC}" type="slidenum"><a:rPr lang="${LANGUAGE}"/><a:t>‹#›</a:t></a:fld>`;

/** A title in its place, at the size that it was given. */
function titled({ xml }: SlideObject, place: FirmPlace & { size: number }): SlideObject {
  const size = Number(/<a:rPr\b[^>]*? sz="(\d+)"/.exec(xml)?.[1] ?? 0) / 100;
  const text = textOf({ name: '', xml });
  return placed('Title', place, paragraph(text, size > 0 && size !== place.size ? size : undefined));
}

function placed(name: string, { type, idx }: FirmPlace, paragraphs: string): SlideObject {
  const place = `<p:ph type="${type}"${idx > 0 ? ` idx="${idx}"` : ''}/>`;
  return {
    name,
    xml: `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`,
  };
}

interface Shape {
  /** Markup of its fill; none if not said. */
  fill?: string;
  anchor?: 'ctr';
  /** Read from below. */
  turned?: boolean;
}

function written(
  name: string,
  box: Box,
  paragraphs: string,
  { fill = '<a:noFill/>', anchor, turned = false }: Shape = {},
): SlideObject {
  const { x, y, w, h } = box;
  const at = `<a:xfrm${turned ? ' rot="16200000"' : ''}><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>`;
  const body = `<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0"${anchor ? ` anchor="${anchor}"` : ''}><a:normAutofit/></a:bodyPr>`;
  return {
    name,
    xml: `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"></p:cNvPr><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr>${at}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}</p:spPr><p:txBody>${body}<a:lstStyle/>${paragraphs}</p:txBody></p:sp>`,
  };
}

/** Inches around what is drawn. */
const AROUND = 0.12;

const panel = ({ x, y, w, h }: Box): SlideObject =>
  written(DECORATION, { x: x - AROUND, y: y - AROUND / 2, w: w + 2 * AROUND, h: h + AROUND }, '<a:p/>', {
    fill: '<a:solidFill><a:schemeClr val="lt1"/></a:solidFill>',
  });

/** Where the layout has no place for a footer. */
const footOf = ({ page, region }: FirmLayouts): Box => ({
  x: region.x,
  y: page.height - 0.24,
  w: 0.7 * region.w,
  h: 0.2,
});

/** As many parts as stand on one line of the usual size of a footer. */
function footerText(parts: readonly string[], box: Box, relative: number): string {
  for (let count = parts.length; count > 1; count -= 1) {
    const text = parts.slice(0, count).join(SEPARATOR);
    if (lineCount(text, { w: box.w, size: 12 / relative }, 2) === 1) return escapeXml(text);
  }
  return escapeXml(fitText(parts[0] ?? '', { ...box, size: 12 / relative }));
}

/** Upright at the left edge, where templates keep clear; filled, so that it reads on any of them. */
function draftStamp(draft: Furniture['draft'], { page }: FirmLayouts): SlideObject[] {
  if (!draft) return [];
  const text = `<a:p><a:pPr algn="ctr"/><a:r><a:rPr lang="${LANGUAGE}" sz="1100" b="1" dirty="0"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr><a:t>${escapeXml(draft.text)}</a:t></a:r></a:p>`;
  const [w, h] = [1.2, 0.24];
  // A box is placed before it is turned around its middle.
  const box = { x: 0.04 + (h - w) / 2, y: page.height / 2 - h / 2, w, h };
  const fill = `<a:solidFill><a:srgbClr val="${draft.colour.toUpperCase()}"/></a:solidFill>`;
  return [written('Draft', box, text, { fill, anchor: 'ctr', turned: true })];
}
