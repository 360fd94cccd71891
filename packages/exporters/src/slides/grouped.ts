import type { Box } from './draw.ts';
import type { Slide } from './presentation.ts';

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
  /** Inches before its end where it turns; halfway if not said. */
  turn?: number;
}

/**
 * A connector from the right side of one shape to the left side of another: level where both are as high, else with two
 * corners. It stays with its shapes when they are moved.
 */
export function drawConnector(
  slide: Slide,
  start: { x: number; y: number },
  end: { x: number; y: number },
  { from, to, line, turn }: Connection,
): void {
  const box: Box = { x: start.x, y: Math.min(start.y, end.y), w: end.x - start.x, h: Math.abs(end.y - start.y) };
  const bend = turn === undefined || box.w <= 2 * turn ? 0.5 : 1 - turn / box.w;
  slide.addShape('line', {
    ...box,
    flipV: end.y < start.y,
    line,
    objectName: [CONNECTS, from ?? '', to ?? '', String(bend)].map(withoutMark).join(PART),
  });
}

const withoutMark = (text: string) => text.replaceAll(PART, '|');

const OBJECT = /<p:(sp|graphicFrame|pic|cxnSp)>.*?<\/p:\1>/gs;
const nameOf = (object: string) => /<p:cNvPr id="\d+" name="([^"]*)"/.exec(object)?.[1] ?? '';

/** The marks of a slide as groups; the ids of shapes are numbered afterwards. */
export function withGroups(slide: string): string {
  if (!slide.includes(`name="${BEGINS}`)) return slide;
  let open: { name: string; description: string; inside: string[] } | null = null;
  return slide.replace(OBJECT, (object: string) => {
    const name = nameOf(object);
    if (name.startsWith(BEGINS + PART)) {
      const [, group = '', description = ''] = name.split(PART);
      open = { name: group, description, inside: [] };
      return '';
    }
    if (!open) return object;
    if (name !== ENDS) {
      open.inside.push(object);
      return '';
    }
    const written = groupXml(open);
    open = null;
    return written;
  });
}

function groupXml({ name, description, inside }: { name: string; description: string; inside: string[] }): string {
  const xml = inside.join('');
  const boxes = [...xml.matchAll(/<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g)].map((found) =>
    found.slice(1).map(Number),
  ) as [number, number, number, number][];
  if (boxes.length === 0) return '';
  const x = Math.min(...boxes.map((box) => box[0]));
  const y = Math.min(...boxes.map((box) => box[1]));
  const cx = Math.max(...boxes.map((box) => box[0] + box[2])) - x;
  const cy = Math.max(...boxes.map((box) => box[1] + box[3])) - y;
  // Its own measures: nothing inside is scaled.
  const measures = `<a:off x="${x}" y="${y}"/><a:ext cx="${cx}" cy="${cy}"/><a:chOff x="${x}" y="${y}"/><a:chExt cx="${cx}" cy="${cy}"/>`;
  return `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="2" name="${name}" descr="${description}"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>${measures}</a:xfrm></p:grpSpPr>${xml}</p:grpSp>`;
}

/** Sites of a rectangle at which connectors end, counted from its top against the clock. */
const [LEFT, RIGHT] = [1, 3];

/** The lines between shapes as connectors, once all shapes have their ids. */
export function withConnectors(slide: string): string {
  if (!slide.includes(`name="${CONNECTS}`)) return slide;
  const ids = new Map([...slide.matchAll(/<p:cNvPr id="(\d+)" name="([^"]+)"/g)].map(([, id, name]) => [name, id]));
  return slide.replace(/<p:sp>.*?<\/p:sp>/gs, (shape) => {
    const [kind, from = '', to = '', bend = ''] = nameOf(shape).split(PART);
    if (kind !== CONNECTS) return shape;
    const [, id] = /<p:cNvPr id="(\d+)"/.exec(shape) ?? [];
    const [, properties = ''] = /<p:spPr>(.*?)<\/p:spPr>/s.exec(shape) ?? [];
    const isLevel = /<a:ext cx="\d+" cy="0"\/>/.test(properties);
    const geometry = isLevel
      ? '<a:prstGeom prst="straightConnector1"><a:avLst/></a:prstGeom>'
      : `<a:prstGeom prst="bentConnector3"><a:avLst><a:gd name="adj1" fmla="val ${Math.round(100_000 * Number(bend))}"/></a:avLst></a:prstGeom>`;
    const tied = (tag: string, name: string, site: number) =>
      ids.has(name) ? `<a:${tag} id="${ids.get(name)}" idx="${site}"/>` : '';
    return (
      `<p:cxnSp><p:nvCxnSpPr><p:cNvPr id="${id}" name="${from && to ? `From ${from} to ${to}` : 'Connector'}"/>` +
      `<p:cNvCxnSpPr>${tied('stCxn', from, RIGHT)}${tied('endCxn', to, LEFT)}</p:cNvCxnSpPr><p:nvPr/></p:nvCxnSpPr>` +
      `<p:spPr>${properties.replace(/<a:prstGeom .*?<\/a:prstGeom>/s, geometry)}</p:spPr></p:cxnSp>`
    );
  });
}
