import type { LinkRoute } from './plan-links.ts';
import type { Slide } from './presentation.ts';
import { asItIs, numbered, type SlideObject } from './slide-objects.ts';

/** Between the parts of a name that says what a shape is to become. */
const PART = '¦';
const [BEGINS, ENDS, CONNECTS] = ['Group begins', 'Group ends', 'Connector'];

/** What is drawn becomes one group, which moves as one and is heard as this text. */
export function drawGroup(slide: Slide, name: string, description: string, draw: () => void): void {
  const mark = (words: string) => slide.addShape('rect', { x: 0, y: 0, w: 0, h: 0, objectName: words });
  mark([BEGINS, name, description].map(withoutMark).join(PART));
  draw();
  mark(ENDS);
}

interface Connection {
  /** Names of the shapes; null where the line ends at none. */
  from: string | null;
  to: string | null;
  line: { color: string; width: number; endArrowType?: 'triangle' };
  /** Its corners; absent = level, or two halfway. */
  turn?: LinkRoute;
}

/**
 * A connector from the right side of one shape to the left side of another: level where both are as high, else with two
 * corners. It stays with its shapes when they are moved. One with four corners is a drawn line: programs that are not
 * PowerPoint lead such a connector another way.
 */
export function drawConnector(slide: Slide, start: Point, end: Point, { from, to, line, turn }: Connection): void {
  if (turn && turn.length > 2) return drawLine(slide, [start, ...turn, end], line, linkName(from, to));
  const w = end.x - start.x;
  slide.addShape('line', {
    x: start.x,
    y: Math.min(start.y, end.y),
    w,
    h: Math.abs(end.y - start.y),
    flipV: end.y < start.y,
    line,
    objectName: [CONNECTS, from ?? '', to ?? '', String(turn?.[0] ? (turn[0].x - start.x) / w : 0.5)]
      .map(withoutMark)
      .join(PART),
  });
}

/** Known to the library, but not to its types. */
const FREEFORM = 'custGeom' as Parameters<Slide['addShape']>[0];

/** Straight from corner to corner. */
function drawLine(slide: Slide, corners: readonly Point[], line: Connection['line'], name: string): void {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  slide.addShape(FREEFORM, {
    x,
    y,
    w: Math.max(...xs) - x,
    h: Math.max(...ys) - y,
    points: corners.map((corner, index) => ({
      x: corner.x - x,
      y: corner.y - y,
      ...(index === 0 && { moveTo: true }),
    })),
    line,
    objectName: name,
  });
}

interface Point {
  x: number;
  y: number;
}

const linkName = (from: string | null, to: string | null) => (from && to ? `From ${from} to ${to}` : 'Connector');

const withoutMark = (text: string) => text.replaceAll(PART, '|');

/**
 * The objects of a slide, each under a number of its own from 2 on (1 is the slide's): what stands between two marks as
 * one group, and the lines between shapes as connectors.
 * @param coloured names the colours of what is written
 */
export function writeObjects(objects: readonly SlideObject[], coloured = asItIs): string {
  const numbers = new Map<string, number>();
  let last = 1;
  const withNumber = (name: string) => {
    last += 1;
    numbers.set(name, last);
    return last;
  };
  let open: Group | null = null;
  const written: (Numbered | Group)[] = [];
  for (const object of objects) {
    const { name } = object;
    if (name.startsWith(BEGINS + PART)) {
      const [, group = '', description = ''] = name.split(PART);
      open = { name: group, description, number: withNumber(group), inside: [] };
      written.push(open);
    } else if (open && name === ENDS) {
      open = null;
    } else {
      (open?.inside ?? written).push({ object, number: withNumber(name) });
    }
  }
  const objectXml = ({ object, number }: Numbered) =>
    object.name.startsWith(CONNECTS + PART)
      ? coloured(connectorXml(object, number, numbers))
      : numbered(object, number, coloured);
  // Not joined: that would copy a whole slide, which is done once more at the end.
  return written.reduce((all, one) => all + ('inside' in one ? groupXml(one, objectXml) : objectXml(one)), '');
}

interface Numbered {
  object: SlideObject;
  number: number;
}

interface Group {
  name: string;
  description: string;
  number: number;
  inside: Numbered[];
}

const PLACED = /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/;

function groupXml({ name, description, number, inside }: Group, objectXml: (one: Numbered) => string): string {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (const { object } of inside) {
    const [x = 0, y = 0, cx = 0, cy = 0] = PLACED.exec(object.xml)?.slice(1).map(Number) ?? [];
    [left, top, right, bottom] = [
      Math.min(left, x),
      Math.min(top, y),
      Math.max(right, x + cx),
      Math.max(bottom, y + cy),
    ];
  }
  if (inside.length === 0) return '';
  const [at, size] = [`x="${left}" y="${top}"`, `cx="${right - left}" cy="${bottom - top}"`];
  // Its own measures: nothing inside is scaled.
  const measures = `<a:off ${at}/><a:ext ${size}/><a:chOff ${at}/><a:chExt ${size}/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="${number}" name="${name}" descr="${description}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>${measures}</a:xfrm></p:grpSpPr>${inside.map(objectXml).join('')}</p:grpSp>`;
}

/** Sites of a rectangle at which connectors end, counted from its top against the clock. */
const [LEFT, RIGHT] = [1, 3];

function connectorXml({ name, xml }: SlideObject, number: number, numbers: ReadonlyMap<string, number>): string {
  const [, from = '', to = '', bend = ''] = name.split(PART);
  const properties = xml.slice(xml.indexOf('<p:spPr>') + '<p:spPr>'.length, xml.indexOf('</p:spPr>'));
  const isLevel = /<a:ext cx="\d+" cy="0"\/>/.test(properties);
  const geometry = isLevel
    ? '<a:prstGeom prst="straightConnector1"><a:avLst/></a:prstGeom>'
    : `<a:prstGeom prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val ${Math.round(100_000 * Number(bend))}"/></a:avLst></a:prstGeom>`;
  const tied = (tag: string, shape: string, site: number) =>
    numbers.has(shape) ? `<a:${tag} id="${numbers.get(shape)}" idx="${site}"/>` : '';
  return (
    `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${number}" name="${linkName(from, to)}"/>` +
    `<p:cNvCxnSpPr>${tied('stCxn', from, RIGHT)}${tied('endCxn', to, LEFT)}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>` +
    `<p:spPr>${properties.replace(/<a:prstGeom .*?<\/a:prstGeom>/s, geometry)}</p:spPr></p:cxnSp>`
  );
}
