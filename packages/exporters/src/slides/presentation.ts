import { Buffer } from 'node:buffer';
import { posix } from 'node:path';
import type { OfficeTemplate } from '@process-ai/contract/workspace';
import type Pptx from 'pptxgenjs';
import { spokenIn, withLanguage } from '../ooxml/language.ts';
import { type OfficeTheme, officeTheme } from '../ooxml/office-theme.ts';
import type { PlacedParts } from '../ooxml/placed-parts.ts';
import { type Part, type Pass, postProcess, textOf, zipParts } from '../ooxml/post-process.ts';
import { escapeXml } from '../ooxml/xml-text.ts';
import { type Palette, textOn } from '../palette.ts';
import { isTurned, MAY_BE_RIGHT_TO_LEFT } from '../text-direction.ts';

// The package types its module as CommonJS, although what Node loads is one of ECMAScript: hence `default` twice.
type Library = typeof Pptx.default;
let library: Promise<{ default: Library }> | undefined;

export type Presentation = InstanceType<Library>;
export type Slide = Pptx.default.Slide;
export type TableCell = Pptx.default.TableCell;
export type BorderProps = Pptx.default.BorderProps;
export type ChartOptions = Pptx.default.IChartOpts;
export type ChartData = Pptx.default.OptsChartData;

/** An empty presentation. The library is loaded when needed, and once: it is large, and most requests export nothing. */
export async function newPresentation(): Promise<Presentation> {
  library ??= import('pptxgenjs') as unknown as Promise<{ default: Library }>;
  return new (await library).default();
}

/** What a deck looks like beyond what the library writes: edits of the markup of its parts. */
interface Look {
  palette: Palette;
  /** BCP 47 */
  language: string;
  /** Of the firm. */
  template?: OfficeTemplate;
  master(xml: string): string;
  layout(xml: string): string;
  /** @param coloured names the colours of what is written */
  slide(xml: string, coloured: (xml: string) => string): string;
  firm: FirmLook | null;
}

/** In masters and layouts of a firm, in the place of ours. */
export interface FirmLook {
  frame: FirmFrame;
  /** Edits of the first slide, of all others and of the charts. */
  cover(xml: string): string;
  exhibit(xml: string): string;
  chart(xml: string): string;
}

interface FirmFrame {
  parts: PlacedParts;
  /** Inches. */
  page: { width: number; height: number };
  /** The new name of the master, and its number in the presentation. */
  master: string;
  masterId: string;
  theme: string;
  cover: { part: string };
  exhibit: { part: string };
}

/** The bytes of a .pptx file. */
export const writePresentation = async (deck: Presentation, look: Look): Promise<Uint8Array> =>
  postProcessDeck(await partsOf(deck), look);

/**
 * The files of a presentation by name, before they are zipped. The library's only way out is `write`; to have it zip
 * them, only to unzip and post-process them, takes a quarter more processor time (a deck of a thousand processes: 72 ms
 * instead of 59). So its zips are asked for them: that of the deck, and those of the workbooks in which charts keep
 * their data. When another version no longer works like this, every test of the slides fails.
 */
async function partsOf(deck: Presentation): Promise<Map<string, Part>> {
  const inner = deck as unknown as Inner;
  const addRelations = inner.createChartMediaRels;
  const parts = new Map<string, Part>();
  const workbooks = new Map<string, Files>();
  const collector: Collector = {
    file(name, data, { base64 = false } = {}) {
      if (typeof data !== 'string') workbooks.set(name, data);
      else parts.set(name, base64 ? Buffer.from(data, 'base64') : data);
    },
  };
  inner.createChartMediaRels = (slide, zip: Zip, waiting) => {
    zip.generateAsync = ownFiles;
    const everyZip = Object.getPrototypeOf(zip) as Zip;
    const { generateAsync } = everyZip;
    everyZip.generateAsync = ownFiles;
    try {
      addRelations(slide, collector, waiting);
    } finally {
      everyZip.generateAsync = generateAsync;
    }
  };
  const files = (await deck.write({ outputType: 'nodebuffer' })) as unknown as Files;
  for (const [name, workbook] of workbooks) parts.set(name, zipParts(await partsIn(workbook), { isStored: true }));
  return new Map([...(await partsIn(files)), ...parts]);
}

/** The library calls it for each slide and master to add charts and pictures to the zip. */
interface Inner {
  createChartMediaRels(slide: unknown, zip: Collector, waiting: unknown[]): void;
}

interface Collector {
  file(name: string, data: string | Files, options?: { base64?: boolean }): void;
}

interface Zip extends Collector {
  files: Files;
  generateAsync(): Promise<Files>;
}

type Files = Record<string, { dir: boolean; _data: Promise<Part> }>;

async function ownFiles(this: Zip): Promise<Files> {
  return this.files;
}

async function partsIn(files: Files): Promise<Map<string, Part>> {
  const parts = new Map<string, Part>();
  for (const [name, { dir, _data }] of Object.entries(files)) if (!dir) parts.set(name, await _data);
  return parts;
}

/** Turns the parts that pptxgenjs 4.0.1 writes into a valid file (.pptx bytes), and adds what screen readers need. */
function postProcessDeck(written: ReadonlyMap<string, Part>, look: Look): Uint8Array {
  const parts = new Map(written);
  // The notes have a theme of their own: when they share that of the slides, PowerPoint offers to repair the file.
  const themePart = parts.get('ppt/theme/theme1.xml');
  if (look.firm) inMasterOf(look.firm, parts);
  const names = new Set(parts.keys());
  if (themePart) parts.set(NOTES_THEME, themePart);
  return postProcess(parts, PASSES, {
    ...look,
    names,
    theme: officeTheme(look.palette, look.template?.theme),
  });
}

const COVER = 'ppt/slides/slide1.xml';

/** Our master, layouts and theme make room for those of the firm, and each slide follows one of its layouts. */
function inMasterOf({ frame }: FirmLook, parts: Map<string, Part>): void {
  const { cover, exhibit, theme, master } = frame;
  for (const name of parts.keys())
    if (/^ppt\/(?:slideMasters|slideLayouts)\/|^ppt\/theme\/theme1\.xml$/.test(name)) parts.delete(name);
  const edit = (name: string, change: (xml: string) => string) => {
    const part = parts.get(name);
    if (part) parts.set(name, change(textOf(part)));
  };
  edit('ppt/_rels/presentation.xml.rels', (xml) =>
    xml
      .replace('slideMasters/slideMaster1.xml', within('ppt', master))
      .replace('theme/theme1.xml', within('ppt', theme)),
  );
  for (const name of parts.keys()) {
    const [, slide] = /^ppt\/slides\/_rels\/(.*)\.rels$/.exec(name) ?? [];
    const { part } = `ppt/slides/${slide}` === COVER ? cover : exhibit;
    if (slide) edit(name, (xml) => xml.replace(/\.\.\/slideLayouts\/[^"]+/, within('ppt/slides', part)));
  }
  for (const [name, part] of frame.parts.files) parts.set(name, part);
}

const within = (folder: string, part: string) => escapeXml(posix.relative(folder, part));

interface Context extends Look {
  /** Of the parts that are there, but for the theme of the notes. */
  names: ReadonlySet<string>;
  theme: OfficeTheme;
}

const NOTES_THEME = 'ppt/theme/theme2.xml';

const PASSES: readonly Pass<Context>[] = [
  [/^\[Content_Types\]\.xml$/, contentTypes],
  [/^docProps\/app\.xml$/, escapeAmpersands],
  [/^docProps\/core\.xml$/, (xml, { language }) => withLanguage(escapeAmpersands(xml), language)],
  [/^ppt\/presentation\.xml$/, presentation],
  [/^ppt\/theme\/theme\d\.xml$/, (xml, { theme }) => theme.part(xml)],
  [/^ppt\/charts\/chart\d+\.xml$/, chartPart],
  [
    /^ppt\/slideMasters\/[^/]+\.xml$/,
    (xml, { theme, master, language }) => spokenIn(theme.drawing(master(xml)), language),
  ],
  [
    /^ppt\/slideLayouts\/[^/]+\.xml$/,
    (xml, { theme, layout, language }) => spokenIn(theme.drawing(layout(xml)), language),
  ],
  [/^ppt\/slides\/slide1\.xml$/, (xml, context) => slidePart(xml, context, context.firm?.cover)],
  [/^ppt\/slides\/[^/]+\.xml$/, (xml, context) => slidePart(xml, context)],
  [/^ppt\/notesSlides\/[^/]+\.xml$/, (xml, { language }) => spokenIn(notes(xml), language)],
  [/^ppt\/notesMasters\/_rels\/[^/]+$/, (xml) => xml.replace('../theme/theme1.xml', '../theme/theme2.xml')],
];

function slidePart(xml: string, { theme, slide, firm, language }: Context, inFirm = firm?.exhibit): string {
  const drawn = inFirm ? inFirm(theme.drawing(xml)) : slide(xml, theme.colours);
  return spokenIn(markRightToLeft(drawn), language);
}

function chartPart(xml: string, { theme, language, firm }: Context): string {
  const drawn = theme.drawing(chart(spokenIn(xml, language)));
  return firm ? firm.chart(drawn) : drawn;
}

/** Lists existing parts only: pptxgenjs lists a slide master for each slide. */
function contentTypes(xml: string, { names, firm }: Context): string {
  const kept = xml.replace(/<Override PartName="\/([^"]+)"[^>]*\/>/g, (override, name) =>
    names.has(name) ? override : '',
  );
  const theme = `<Override PartName="/${NOTES_THEME}" ContentType="application/vnd.openxmlformats-officedocument.theme+xml"/>`;
  const ours = kept.replace('</Types>', `${theme}</Types>`);
  return firm ? firm.frame.parts.typed(ours) : ours;
}

function escapeAmpersands(xml: string): string {
  return xml.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi, '&amp;');
}

/** The schema wants the list of notes masters before that of the slides, and section ids in capitals. */
function presentation(xml: string, { firm }: Context): string {
  const [masters = ''] = /<p:notesMasterIdLst>.*?<\/p:notesMasterIdLst>/s.exec(xml) ?? [];
  return escapeAmpersands(firm ? inSizeOf(firm.frame, xml) : xml)
    .replace(masters, '')
    .replace('</p:sldMasterIdLst>', `</p:sldMasterIdLst>${masters}`)
    .replace(/(<p14:section [^>]*id=")([^"]+)"/g, (_, start, id) => `${start}${id.toUpperCase()}"`);
}

/** The master keeps its number: those of its layouts follow it. */
const inSizeOf = ({ masterId, page }: FirmFrame, xml: string): string => {
  const [cx, cy] = [page.width, page.height].map((inches) => Math.round(914_400 * inches));
  return xml
    .replace(/(<p:sldMasterId id=")\d+"/, `$1${masterId}"`)
    .replace(/<p:sldSz [^>]*\/>/, `<p:sldSz cx="${cx}" cy="${cy}"/>`);
};

/** Drops missing values, moves elements to the place the schema wants, and removes axes that belong to no chart. */
function chart(xml: string): string {
  const fixed = xml
    .replace(/<c:pt idx="\d+"><c:v><\/c:v><\/c:pt>/g, '')
    .replace(/(<c:noMultiLvlLbl [^>]*\/>)\s*(<c:tickLblSkip [^>]*\/>)/g, '$2$1')
    .replace(/(<c:dLbl>.*?)<c:showLeaderLines[^>]*\/>(.*?<\/c:dLbl>)/gs, '$1$2');
  return fixed.replace(/<c:(barChart|lineChart)>(.*?)<\/c:\1>/gs, (_, kind: string, content: string) => {
    let ids = 0;
    // Two axes each; pptxgenjs refers to a third one that does not exist.
    const body = content.replace(/<c:axId [^>]*\/>/g, (axis) => (++ids <= 2 ? axis : ''));
    return `<c:${kind}>${kind === 'lineChart' ? lineChart(body) : barChart(body)}</c:${kind}>`;
  });
}

/** Labels inside bars are dark or white, whichever has more contrast. */
const barChart = (content: string): string =>
  content.includes('<c:grouping val="stacked"/>')
    ? content.replace(/<c:ser>.*?<\/c:ser>/gs, (series) => {
        const [, fill] = /<c:spPr><a:solidFill><a:srgbClr val="(\w{6})"/.exec(series) ?? [];
        return fill
          ? series.replace(/(<a:defRPr[^>]*><a:solidFill><a:srgbClr val=")\w{6}/, `$1${textOn(fill)}`)
          : series;
      })
    : content;

/** The schema wants a grouping, no `invertIfNegative`, and markers before labels. */
function lineChart(content: string): string {
  const series = content.replace(/\s*<c:invertIfNegative[^>]*\/>/g, '').replace(/<c:ser>.*?<\/c:ser>/gs, (one) => {
    const [marker = ''] = /<c:marker>.*?<\/c:marker>/s.exec(one) ?? [];
    return one.replace(marker, '').replace('<c:dLbls>', `${marker}<c:dLbls>`);
  });
  return series.includes('<c:grouping') ? series : `<c:grouping val="standard"/>${series}`;
}

/** Makes each line of the notes a paragraph. */
function notes(xml: string): string {
  const paragraphs = xml.replace(
    /<a:p>(<a:r><a:rPr[^>]*\/><a:t>)([^<]*)(<\/a:t><\/a:r>.*?)<\/a:p>/s,
    (_, start, text: string, end) =>
      text
        .split('\n')
        .map((line) => `<a:p>${start}${line}${end}</a:p>`)
        .join(''),
  );
  return markRightToLeft(paragraphs);
}

/** Marks right-to-left paragraphs of DrawingML and aligns them right unless they are centered. */
function markRightToLeft(xml: string): string {
  if (!MAY_BE_RIGHT_TO_LEFT.test(xml)) return xml;
  return xml.replace(/<a:p>.*?<\/a:p>/gs, (paragraph) => {
    const text = [...paragraph.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, run = '']) => run).join('');
    if (!isTurned(text)) return paragraph;
    if (!paragraph.includes('<a:pPr')) return paragraph.replace('<a:p>', '<a:p><a:pPr algn="r" rtl="1"/>');
    return paragraph.replace(/<a:pPr([^>]*?)(\/?)>/g, turned);
  });
}

function turned(_properties: string, attributes: string, end: string): string {
  const side = attributes.includes('algn="ctr"') ? 'ctr' : 'r';
  return `<a:pPr${attributes.replace(/\s(rtl|algn)="\w+"/g, '')} algn="${side}" rtl="1"${end}>`;
}
