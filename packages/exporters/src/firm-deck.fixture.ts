import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import type { OfficeTemplate, TemplatePart } from '@process-ai/contract/workspace';
import { strToU8, zipSync } from 'fflate';
import { FIRM_THEME } from './firm-template.fixture.ts';

/** What a firm's template of slides is like. Lengths in inches. */
interface FirmDeck {
  page: { width: number; height: number };
  /** Behind the title, over the whole width. */
  band: { height: number; colour: 'dk2' | 'lt2' };
  title: { x: number; y: number; w: number; h: number; size: number; colour: 'bg1' | 'tx1' };
  body: { x: number; y: number; w: number; h: number };
  feet: number;
  fonts: OfficeTemplate['theme']['fonts'];
  /** What it calls page and text. */
  page1: 'lt1' | 'dk1';
}

/** Slides of 4:3 with a tall band behind the title. */
export const TALL_BAND: FirmDeck = {
  page: { width: 10, height: 7.5 },
  band: { height: 1.75, colour: 'lt2' },
  title: { x: 0.5, y: 0.3, w: 9, h: 1.25, size: 28, colour: 'tx1' },
  body: { x: 0.5, y: 2, w: 9, h: 4.6 },
  feet: 6.95,
  fonts: { major: 'Georgia', minor: 'Arial' },
  page1: 'lt1',
};

/** Wide slides with a dark bar on top, white titles and wide letters. */
export const DARK_BAR: FirmDeck = {
  page: { width: 13.333, height: 7.5 },
  band: { height: 1.1, colour: 'dk2' },
  title: { x: 0.75, y: 0.1, w: 11.8, h: 0.9, size: 26, colour: 'bg1' },
  body: { x: 0.75, y: 1.4, w: 11.8, h: 5.1 },
  feet: 7,
  fonts: { major: 'Verdana', minor: 'Verdana' },
  page1: 'lt1',
};

/** The same at night: its page is dark, and its texts are light. */
export const DARK_PAGE: FirmDeck = { ...DARK_BAR, page1: 'dk1', title: { ...DARK_BAR.title, colour: 'tx1' } };

const NAMES =
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"';
const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml.';
const emu = (inches: number) => Math.round(914_400 * inches);

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const frame = ({ x, y, w, h }: Box) =>
  `<a:xfrm><a:off x="${emu(x)}" y="${emu(y)}"/><a:ext cx="${emu(w)}" cy="${emu(h)}"/></a:xfrm>`;

let id = 1;
const shape = (name: string, ph: string, box: Box | null, text = name) => {
  id += 1;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${ph}/></p:nvPr></p:nvSpPr><p:spPr>${box ? `${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>` : ''}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:r><a:rPr lang="en-US"/><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
};
const filled = (name: string, box: Box, colour: string) => {
  id += 1;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${frame(box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:solidFill><a:schemeClr val="${colour}"/></a:solidFill></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr lang="en-US"/></a:p></p:txBody></p:sp>`;
};
const tree = (shapes: string) =>
  `<p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>${shapes}</p:spTree>`;

const layout = (name: string, type: string, shapes: string) =>
  `<p:sldLayout ${NAMES} type="${type}" preserve="1"><p:cSld name="${name}">${tree(shapes)}</p:cSld><p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

function themeXml({ fonts }: FirmDeck): string {
  const colours = Object.entries(FIRM_THEME.colours)
    .map(([slot, colour]) => `<a:${slot}><a:srgbClr val="${colour.toUpperCase()}"/></a:${slot}>`)
    .join('');
  const face = (kind: string, font: string) =>
    `<a:${kind}><a:latin typeface="${font}"/><a:ea typeface=""/><a:cs typeface=""/></a:${kind}>`;
  const plain = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="6350">${plain}</a:ln>`;
  const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>';
  return `<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="House"><a:themeElements><a:clrScheme name="House">${colours}</a:clrScheme><a:fontScheme name="House">${face('majorFont', fonts.major)}${face('minorFont', fonts.minor)}</a:fontScheme><a:fmtScheme name="House"><a:fillStyleLst>${plain.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${plain.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

function masterXml({ page, band, title, body, feet, page1 }: FirmDeck): string {
  const [light, dark] = page1 === 'lt1' ? ['lt', 'dk'] : ['dk', 'lt'];
  const level = (size: number, colour: string, face: string) =>
    `<a:lvl1pPr algn="l"><a:defRPr sz="${100 * size}"><a:solidFill><a:schemeClr val="${colour}"/></a:solidFill><a:latin typeface="+${face}-lt"/></a:defRPr></a:lvl1pPr>`;
  const foot = { y: feet, h: 0.3 };
  const shapes = [
    filled('Band', { x: 0, y: 0, w: page.width, h: band.height }, band.colour),
    shape('Title', 'type="title"', title),
    shape('Text', 'type="body" idx="1"', body),
    shape('Footer', 'type="ftr" sz="quarter" idx="3"', { ...foot, x: body.x, w: 0.6 * body.w }, ''),
    shape('Number', 'type="sldNum" sz="quarter" idx="4"', { ...foot, x: body.x + body.w - 1, w: 1 }, ''),
  ].join('');
  const layouts = [1, 2, 3].map((one) => `<p:sldLayoutId id="${2147483700 + one}" r:id="rId${one}"/>`).join('');
  return `<p:sldMaster ${NAMES}><p:cSld><p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>${tree(shapes)}</p:cSld><p:clrMap bg1="${light}1" tx1="${dark}1" bg2="${light}2" tx2="${dark}2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/><p:sldLayoutIdLst>${layouts}</p:sldLayoutIdLst><p:txStyles><p:titleStyle>${level(title.size, title.colour, 'mj')}</p:titleStyle><p:bodyStyle>${level(18, 'tx1', 'mn')}</p:bodyStyle><p:otherStyle>${level(12, 'tx1', 'mn')}</p:otherStyle></p:txStyles></p:sldMaster>`;
}

function coverXml({ page, title }: FirmDeck): string {
  const middle = { x: 1, y: 2.2, w: page.width - 2, h: 1.6 };
  return layout(
    'House cover',
    'title',
    filled('Half', { x: 0, y: 4, w: page.width, h: 0.08 }, 'accent1') +
      shape('Title', 'type="ctrTitle"', title.colour === 'bg1' ? title : middle) +
      shape('Subtitle', 'type="subTitle" idx="1"', { ...middle, y: 4.3 }),
  );
}

/** The template as it is read: see `templateParts` of the package that reads documents. */
export function firmParts(deck: FirmDeck): TemplatePart[] {
  const feet =
    shape('Footer', 'type="ftr" sz="quarter" idx="11"', null, '') +
    shape('Number', 'type="sldNum" sz="quarter" idx="12"', null, '');
  const titleOnly = layout('House title', 'titleOnly', shape('Title', 'type="title"', null) + feet);
  const content = layout(
    'House text',
    'obj',
    shape('Title', 'type="title"', null) + shape('Content', 'idx="1"', null) + feet,
  );
  const part = (name: string, kind: string, xml: string, targets: Record<string, string>): TemplatePart => ({
    name,
    contentType: kind,
    bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`),
    related: Object.entries(targets).map(([rel, target]) => ({
      id: rel,
      type: `${RELATIONSHIP}${/(slideMaster|slideLayout|theme)/.exec(target)?.[1]}`,
      target,
      isOutside: false,
    })),
  });
  const master = 'ppt/slideMasters/slideMaster1.xml';
  const layoutName = (number: number) => `ppt/slideLayouts/slideLayout${number}.xml`;
  const { width, height } = deck.page;
  return [
    part(
      'ppt/presentation.xml',
      `${PRESENTATION}template.main+xml`,
      `<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483700" r:id="rId1"/></p:sldMasterIdLst><p:sldSz cx="${emu(width)}" cy="${emu(height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
      { rId1: master },
    ),
    part(master, `${PRESENTATION}slideMaster+xml`, masterXml(deck), {
      rId1: layoutName(1),
      rId2: layoutName(2),
      rId3: layoutName(3),
      rId4: 'ppt/theme/theme1.xml',
    }),
    ...[coverXml(deck), content, titleOnly].map((xml, index) =>
      part(layoutName(index + 1), `${PRESENTATION}slideLayout+xml`, xml, { rId1: master }),
    ),
    part('ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml', themeXml(deck), {}),
  ];
}

/** The template of such a deck. */
export const firmTemplate = (deck: FirmDeck): OfficeTemplate => ({
  kind: 'slides',
  theme: { colours: FIRM_THEME.colours, fonts: deck.fonts },
  logo: null,
  parts: firmParts(deck),
});

/** The same as a file (.potx bytes). */
export function firmFile(deck: FirmDeck): Uint8Array {
  const parts = firmParts(deck);
  const rels = (links: readonly string[]) =>
    strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
    );
  const link = (rel: string, type: string, target: string) =>
    `<Relationship Id="${rel}" Type="${type}" Target="${target}"/>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${parts.map(({ name, contentType }) => `<Override PartName="/${name}" ContentType="${contentType}"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': rels([link('rId1', `${RELATIONSHIP}officeDocument`, 'ppt/presentation.xml')]),
    ...Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes])),
    ...Object.fromEntries(
      parts.map(({ name, related }) => [
        posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`),
        rels(related.map(({ id: rel, type, target }) => link(rel, type, `/${target}`))),
      ]),
    ),
  });
}
