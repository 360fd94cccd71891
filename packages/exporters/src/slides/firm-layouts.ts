import { Buffer } from 'node:buffer';
import type { OfficeTemplate, TemplateTheme } from '@process-ai/contract/workspace';
import { type PlacedParts, placedParts } from '../ooxml/placed-parts.ts';
import { sizeAgainstCalibri } from '../ooxml/typeface.ts';
import { contrast } from '../palette.ts';
import { BODY } from './deck-theme.ts';
import type { Box } from './draw.ts';

/** What the slides of a firm look like: its first master, and the layouts for the cover and for all others. */
export interface FirmLayouts {
  parts: PlacedParts;
  /** Inches. */
  page: { width: number; height: number };
  /** The new name of the master, and the number of it in the presentation. */
  master: string;
  masterId: string;
  theme: string;
  cover: FirmLayout;
  exhibit: FirmLayout;
  /** Where the exhibits are drawn, between title and footer. Inches. */
  region: Box;
  background: Background;
  /** Size of its texts against Calibri, 0–1. */
  textSize: number;
}

export interface FirmLayout {
  /** Its new name. */
  part: string;
  title: FirmTitle;
  subtitle: FirmPlace | null;
  footer: FirmPlace | null;
  number: FirmPlace | null;
}

/** A place for text on a layout. */
export interface FirmPlace {
  type: string;
  idx: number;
  /** Inches, within its insets. */
  box: Box;
}

export interface FirmTitle extends FirmPlace {
  /** Points. */
  size: number;
  bold: boolean;
  /** Against Calibri, 0–1. */
  relative: number;
}

const EMU = 914_400;
/** Between the edge of a box and its text, where nothing is said. Inches. */
const INSET = { x: 0.1, y: 0.05 };
/** Smaller places do not hold an exhibit. */
const LEAST = { w: 5, h: 2.8 };

/** Null where the template has no master, no layout with a title, or no room for an exhibit: then only its theme counts. */
export function firmLayouts({ kind, theme, parts }: OfficeTemplate): FirmLayouts | null {
  const [main, master] = parts;
  if (kind !== 'slides' || !main || !master) return null;
  const placed = placedParts(parts.slice(1), 'ppt/firm');
  const [presentation, masterXml] = [textOf(main.bytes), textOf(master.bytes)];
  const relatedTo = (end: string) => master.related.filter(({ type }) => type.endsWith(`/${end}`));
  const layouts = relatedTo('slideLayout').flatMap(({ target }) => {
    const part = parts.find(({ name }) => name === target);
    return part ? [readLayout(placed.nameOf(target) ?? '', textOf(part.bytes), masterXml, theme.fonts)] : [];
  });
  const withTitle = layouts.filter(hasTitle);
  const cover = best(withTitle, COVER_TYPES);
  const exhibit = best(
    withTitle.filter(({ type }) => !['title', 'secHead'].includes(type)),
    EXHIBIT_TYPES,
  );
  const [, width = 0, height = 0] = /<p:sldSz\b[^>]*?cx="(\d+)"[^>]*?cy="(\d+)"/.exec(presentation)?.map(Number) ?? [];
  const themePart = placed.nameOf(relatedTo('theme')[0]?.target ?? '');
  const masterId = /<p:sldMasterId\b[^>]*?\bid="(\d+)"/.exec(presentation)?.[1];
  if (!cover || !exhibit || !width || !themePart || !masterId) return null;
  const page = { width: width / EMU, height: height / EMU };
  const body = placesIn(masterXml).find(({ type }) => type === 'body')?.box ?? null;
  const region = regionOf(exhibit, body, page);
  if (region.w < LEAST.w || region.h < LEAST.h) return null;
  return {
    parts: placed,
    page,
    master: placed.nameOf(master.name) ?? '',
    masterId,
    theme: themePart,
    cover,
    exhibit,
    region,
    background: backgroundOf([exhibit.xml, masterXml], mappingOf(masterXml), theme.colours),
    textSize: sizeAgainstCalibri(theme.fonts.minor),
  };
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

/** By what PowerPoint calls them; a layout of another kind serves where it has a title. */
const COVER_TYPES = ['title'];
const EXHIBIT_TYPES = ['titleOnly', 'obj', 'tx', 'tbl', 'chart'];

interface ReadLayout extends Omit<FirmLayout, 'title'> {
  xml: string;
  type: string;
  title: FirmTitle | null;
  /** How many other texts it asks for. */
  texts: number;
}

const hasTitle = <L extends ReadLayout>(layout: L): layout is L & { title: FirmTitle } => layout.title !== null;

/** Of the first of these types that there is; else the one that asks for the fewest texts. */
function best<L extends ReadLayout>(layouts: readonly L[], types: readonly string[]): L | undefined {
  for (const type of types) {
    const found = layouts.find((layout) => layout.type === type);
    if (found) return found;
  }
  return layouts.toSorted((a, b) => a.texts - b.texts)[0];
}

interface Place extends Omit<FirmPlace, 'box'> {
  box: Box | null;
  xml: string;
}

/** The same kind of place on the master, from which a layout takes what it does not say. */
const ON_MASTER: Record<string, string> = { ctrTitle: 'title', subTitle: 'body', obj: 'body' };

function readLayout(part: string, xml: string, master: string, fonts: OfficeTemplate['theme']['fonts']): ReadLayout {
  const above = placesIn(master);
  const places = placesIn(xml);
  const inherited = (place: Place) => above.find(({ type }) => type === (ON_MASTER[place.type] ?? place.type));
  const find = (...types: string[]): (FirmPlace & { xml: string }) | null => {
    for (const place of places.filter(({ type }) => types.includes(type))) {
      const box = place.box ?? inherited(place)?.box;
      if (box) return { ...place, box: withinInsets(box, place.xml) };
    }
    return null;
  };
  const title = find('title', 'ctrTitle');
  const look = title && [title.xml, inherited({ ...title })?.xml ?? '', titleStyle(master)];
  const said = (pattern: RegExp) => look?.map((one) => pattern.exec(firstLevel(one))?.[1]).find(Boolean);
  const face = said(/<a:latin typeface="([^"]+)"/);
  return {
    part,
    xml,
    type: /<p:sldLayout\b[^>]*?\btype="(\w+)"/.exec(xml)?.[1] ?? 'cust',
    texts: places.length,
    title: title && {
      ...title,
      size: Number(said(/<a:defRPr\b[^>]*?\bsz="(\d+)"/) ?? 4400) / 100,
      bold: said(/<a:defRPr\b[^>]*?\bb="([01])"/) === '1',
      relative: sizeAgainstCalibri(
        !face || face.startsWith('+mj') ? fonts.major : face.startsWith('+') ? fonts.minor : face,
      ),
    },
    subtitle: find('subTitle'),
    footer: find('ftr'),
    number: find('sldNum'),
  };
}

const titleStyle = (master: string) => /<p:titleStyle>.*?<\/p:titleStyle>/s.exec(master)?.[0] ?? '';
const firstLevel = (xml: string) => /<a:lvl1pPr\b.*?<\/a:lvl1pPr>/s.exec(xml)?.[0] ?? '';

function placesIn(xml: string): Place[] {
  return (xml.match(/<p:sp[ >].*?<\/p:sp>/gs) ?? []).flatMap((shape) => {
    const [, attributes] = /<p:ph\b([^>]*?)\/?>/.exec(shape) ?? [];
    if (attributes === undefined) return [];
    const type = /\btype="(\w+)"/.exec(attributes)?.[1] ?? 'obj';
    const idx = Number(/\bidx="(\d+)"/.exec(attributes)?.[1] ?? 0);
    return [{ type, idx, box: boxOf(shape), xml: shape }];
  });
}

function boxOf(shape: string): Box | null {
  const found = /<a:off x="(-?\d+)" y="(-?\d+)"\s*\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\s*\/>/.exec(shape);
  if (!found) return null;
  const [x = 0, y = 0, w = 0, h = 0] = found.slice(1).map((value) => Number(value) / EMU);
  return { x, y, w, h };
}

function withinInsets({ x, y, w, h }: Box, shape: string): Box {
  const inset = (side: string, usual: number) => {
    const [, said] = new RegExp(`<a:bodyPr\\b[^>]*?\\b${side}Ins="(\\d+)"`).exec(shape) ?? [];
    return said === undefined ? usual : Number(said) / EMU;
  };
  const [left, right] = [inset('l', INSET.x), inset('r', INSET.x)];
  const [top, bottom] = [inset('t', INSET.y), inset('b', INSET.y)];
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - bottom };
}

/** What the body of the master says, below the title and above footer and number. */
function regionOf({ title, footer, number }: FirmLayout, body: Box | null, page: FirmLayouts['page']): Box {
  const margin = BODY.x * (page.width / 13.333);
  const { x, y, w, h } = body ?? { x: margin, y: 0, w: page.width - 2 * margin, h: page.height };
  const { box } = title;
  const below = box.h < page.height / 2 ? box.y + box.h + 0.12 : 0;
  const feet = [footer, number].flatMap((place) => (place && place.box.y > 0.7 * page.height ? [place.box.y] : []));
  const top = Math.max(y, below);
  // Below the body there is often room for a line of sources.
  const bottom = Math.min(page.height - 0.15, ...feet.map((foot) => foot - 0.08), body ? y + h + 0.4 : page.height);
  return { x: x + INSET.x, y: top, w: w - 2 * INSET.x, h: bottom - top };
}

/** What stands behind the exhibits. */
interface Background {
  /** Our texts are dark: on what is dark, or a picture, they stand on a panel of their own. */
  needsPanel: boolean;
  /** The master calls other colours text and page than its theme does. */
  isMapped: boolean;
}

/** WCAG 2.2, 1.4.3: text of ordinary size. */
const READABLE = 4.5;

/** @param parts the layout, then its master: the first that says a background counts */
function backgroundOf(parts: readonly string[], mapping: Mapping, colours: TemplateTheme['colours']): Background {
  const isOrdinary = mapping.get('bg1') === 'lt1' && mapping.get('tx1') === 'dk1';
  const said = parts.map((xml) => /<p:bg\b.*?<\/p:bg>/s.exec(xml)?.[0]).find(Boolean) ?? '';
  const colour = said.includes('<p:bgPr') && !said.includes('<a:solidFill>') ? null : colourOf(said, mapping, colours);
  return { needsPanel: colour === null || contrast(colour, colours.dk1) < READABLE, isMapped: !isOrdinary };
}

type Mapping = ReadonlyMap<string, string>;

/** How a master calls the colours of its theme. */
const mappingOf = (master: string): Mapping =>
  new Map(
    [...(/<p:clrMap\b[^>]*>/.exec(master)?.[0] ?? '').matchAll(/(\w+)="(\w+)"/g)].map(([, name = '', slot = '']) => [
      name,
      slot,
    ]),
  );

/** "rrggbb", without what is changed in it; null where it is none of ours to know. */
function colourOf(background: string, mapping: Mapping, colours: TemplateTheme['colours']): string | null {
  const [, literal] = /<a:srgbClr val="(\w{6})"/.exec(background) ?? [];
  if (literal) return literal.toLowerCase();
  const name = /<a:schemeClr val="(\w+)"/.exec(background)?.[1] ?? 'bg1';
  const slot = mapping.get(name) ?? name;
  return Object.hasOwn(colours, slot) ? colours[slot as keyof typeof colours] : null;
}
