import { LANGUAGE } from '../ooxml/language.ts';
import { escapeXml } from '../ooxml/xml-text.ts';
import { BODY, COVER_TITLE, PAGE, SIZE } from './deck-theme.ts';
import type { Box } from './draw.ts';
import type { SlideObject } from './slide-objects.ts';

/** The layouts by the names that PowerPoint shows. */
export const LAYOUT = { cover: 'Cover', exhibit: 'Exhibit', content: 'Title and content' } as const;

/** What stands in a place of the layout: on a slide it takes place and look from there, in any master. */
interface Placeholder {
  type: 'title' | 'subTitle' | 'body' | 'obj' | 'ftr' | 'sldNum';
  idx?: number;
  box: Box;
  /** Points. */
  size: number;
  colour: 'tx1' | 'tx2';
  bold?: boolean;
  align?: 'r';
  anchor?: 't' | 'b';
  /** What PowerPoint shows where nothing stands yet. */
  prompt: string;
}

const FOOT = { y: 7.07, h: 0.25 };
const footer: Omit<Placeholder, 'prompt'> = {
  type: 'ftr',
  idx: 11,
  box: { ...FOOT, x: BODY.x, w: 10 },
  size: SIZE.tiny,
  colour: 'tx2',
};
const number: Placeholder = {
  type: 'sldNum',
  idx: 12,
  box: { ...FOOT, x: PAGE.width - 1.6, w: 1 },
  size: SIZE.tiny,
  colour: 'tx2',
  align: 'r',
  prompt: '‹#›',
};
const source: Placeholder = {
  type: 'body',
  idx: 13,
  box: { x: BODY.x, y: 6.66, w: BODY.w, h: 0.28 },
  size: SIZE.tiny,
  colour: 'tx2',
  anchor: 'b',
  prompt: 'Source',
};
const title = (box: Box): Placeholder => ({
  type: 'title',
  box,
  size: SIZE.title,
  colour: 'tx1',
  bold: true,
  anchor: 't',
  prompt: 'What the slide says, as a sentence',
});
const content: Placeholder = {
  type: 'obj',
  idx: 1,
  box: BODY,
  size: SIZE.lead,
  colour: 'tx1',
  anchor: 't',
  prompt: 'Text, table or chart',
};

/** Beside the logo, where there is one. Inches. */
export const titleBox = (hasLogo: boolean): Box => ({ x: BODY.x, y: 0.6, w: hasLogo ? 11.1 : BODY.w, h: 0.9 });
const COVER_BOX = { x: COVER_TITLE.x, w: COVER_TITLE.w };

/** The names by which the slides' shapes are put into places of their layout. */
export const PLACE = { answer: 'Answer', details: 'Details', source: 'Source', footer: 'Footer' } as const;

const PLACES: Record<string, { type: string; idx: number }> = {
  [PLACE.answer]: { type: 'subTitle', idx: 1 },
  [PLACE.details]: { type: 'body', idx: 14 },
  [PLACE.source]: { type: 'body', idx: 13 },
  [PLACE.footer]: { type: 'ftr', idx: 11 },
};

/** Each layout that the library wrote, with places of its own for what is written on it. */
export function withPlaceholders(layout: string, footerText: string): string {
  const hasLogo = layout.includes('<p:pic>');
  const foot: Placeholder = { ...footer, prompt: footerText };
  const cover: Placeholder[] = [
    { ...title(COVER_TITLE), size: SIZE.cover, anchor: 'b', prompt: 'Whose blueprint it is' },
    {
      type: 'subTitle',
      idx: 1,
      box: { ...COVER_BOX, y: 4.15, h: 0.9 },
      size: 20,
      colour: 'tx2',
      anchor: 't',
      prompt: 'The answer in one sentence',
    },
    {
      type: 'body',
      idx: 14,
      box: { ...COVER_BOX, y: 6.05, h: 0.6 },
      size: SIZE.body,
      colour: 'tx1',
      anchor: 'b',
      prompt: 'Who, when, for whom',
    },
  ];
  const [, name = ''] = /<p:cSld name="([^"]*)"/.exec(layout) ?? [];
  const kind = name === LAYOUT.cover ? 'title' : name === LAYOUT.exhibit ? 'titleOnly' : 'obj';
  const places =
    kind === 'title' ? cover : [title(titleBox(hasLogo)), ...(kind === 'obj' ? [content] : []), source, foot, number];
  return layout
    .replace('<p:sldLayout ', `<p:sldLayout type="${kind}" `)
    .replace(`name="${name}"`, `name="${kind === 'obj' ? LAYOUT.content : name}"`)
    .replace(/<p:bg>.*?<\/p:bg>/s, '')
    .replace(/<p:sp>.*?<\/p:sp>/gs, (shape) => (shape.includes('<p:ph') ? '' : shape))
    .replace('</p:grpSpPr>', `</p:grpSpPr>${places.map(placeholderXml).join('')}`);
}

/** The master: the same places, from which the layouts' come. */
export function withMasterPlaceholders(master: string): string {
  const places = [title(titleBox(false)), { ...content, type: 'body' as const }, { ...footer, prompt: '' }, number];
  return master
    .replace('<p:cSld>', '<p:cSld><p:bg><p:bgRef idx="1001"><a:schemeClr val="bg1"/></p:bgRef></p:bg>')
    .replace(/<p:sp>.*?<\/p:sp>/gs, '')
    .replace('</p:grpSpPr>', `</p:grpSpPr>${places.map(placeholderXml).join('')}`)
    .replace(/<p:hf [^>]*\/>/, '')
    .replace(
      /(<p:titleStyle>\s*<a:lvl1pPr) algn="ctr"(.*?<a:defRPr) sz="4400"/s,
      `$1 algn="l"$2 sz="${100 * SIZE.title}" b="1"`,
    )
    .replace(/<p:bodyStyle>.*?<\/p:bodyStyle>/s, (style) =>
      style.replace(
        /sz="(\d+)"/g,
        (_, size: string) => `sz="${Math.max(100 * SIZE.small, Math.round(Number(size) / 200) * 100)}"`,
      ),
    );
}

/** An object of a slide; one that has a place in its layout without place and look of its own, but for what it changes. */
export function inPlace(object: SlideObject): SlideObject {
  const { name, xml } = object;
  if (!xml.startsWith('<p:sp>')) return object;
  const head = xml.slice(0, xml.indexOf('<p:spPr>'));
  const isTitle = head.includes('type="title"');
  const isNumber = head.includes('type="sldNum"');
  const place = isTitle ? { type: 'title', idx: 0 } : isNumber ? { type: 'sldNum', idx: 12 } : PLACES[name];
  if (!place) return object;
  const placed = isTitle ? 'Title' : isNumber ? 'Slide number' : name;
  // A title that is set smaller to fit stays so.
  const own = isTitle ? (SMALLER_TITLE.exec(xml)?.[0] ?? '') : '';
  const text = xml
    .slice(xml.indexOf('<a:p>'), xml.lastIndexOf('</a:p>'))
    .replace(TEXT_LOOK, (_, property: string) =>
      property === 'rPr' ? `<a:rPr lang="${LANGUAGE}"${own} dirty="0"/>` : '',
    );
  return {
    name: placed,
    xml: `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${placed}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${ph(place.type, place.idx)}</p:nvPr></p:nvSpPr><p:spPr/><p:txBody><a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>${text}</a:p></p:txBody></p:sp>`,
  };
}

const SMALLER_TITLE = new RegExp(` sz="(?!${100 * SIZE.title}"|${100 * SIZE.cover}")\\d+"`);
/** Properties of paragraphs and runs. */
const TEXT_LOOK = /<a:(pPr|rPr|endParaRPr)[^>]*?(?:\/>|>.*?<\/a:\1>)/gs;

const ph = (type: string, idx = 0) => {
  const isSmall = ['ftr', 'sldNum'].includes(type) || idx > 12;
  const kind = type === 'obj' ? '' : ` type="${type}"`;
  return `<p:ph${kind}${isSmall ? ' sz="quarter"' : ''}${idx > 0 ? ` idx="${idx}"` : ''}/>`;
};

const emu = (inches: number) => Math.round(914_400 * inches);

function placeholderXml({
  type,
  idx,
  box,
  size,
  colour,
  bold = false,
  align,
  anchor = 't',
  prompt,
}: Placeholder): string {
  const face = type === 'title' ? 'mj' : 'mn';
  const look = `<a:lvl1pPr marL="0" indent="0" algn="${align ?? 'l'}"><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/><a:defRPr sz="${100 * size}" b="${bold ? 1 : 0}"><a:solidFill><a:schemeClr val="${colour}"/></a:solidFill><a:latin typeface="+${face}-lt"/><a:ea typeface="+${face}-ea"/><a:cs typeface="+${face}-cs"/></a:defRPr></a:lvl1pPr>`;
  const text =
    type === 'sldNum'
      ? `<a:fld id="{F7021451-1387-4CA6-816F-3879F97B5CBC}" type="slidenum"><a:rPr lang="${LANGUAGE}"/><a:t>‹#›</a:t></a:fld>`
      : prompt && `<a:r><a:rPr lang="${LANGUAGE}"/><a:t>${escapeXml(prompt)}</a:t></a:r>`;
  const names = {
    title: 'Title',
    subTitle: 'Answer',
    body: 'Text',
    obj: 'Content',
    ftr: 'Footer',
    sldNum: 'Slide number',
  };
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${names[type]}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${ph(type, idx)}</p:nvPr></p:nvSpPr>` +
    `<p:spPr><a:xfrm><a:off x="${emu(box.x)}" y="${emu(box.y)}"/><a:ext cx="${emu(box.w)}" cy="${emu(box.h)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>` +
    `<p:txBody><a:bodyPr vert="horz" wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle>${look}</a:lstStyle><a:p>${text}</a:p></p:txBody></p:sp>`
  );
}
