/** A shape, table, chart or picture of a slide, as the library writes it. */
export interface SlideObject {
  /** As it is written: escaped. */
  name: string;
  xml: string;
}

const KINDS = ['sp', 'graphicFrame', 'pic'] as const;
const NAMED = '<p:cNvPr id="';

/**
 * The markup of a slide with its objects written anew. By places: patterns that read every sign of a slide take ten times
 * as long.
 */
export function editObjects(slide: string, written: (objects: SlideObject[]) => string): string {
  const start = slide.indexOf('</p:grpSpPr>') + '</p:grpSpPr>'.length;
  const objects: SlideObject[] = [];
  let at = start;
  for (;;) {
    const from = slide.indexOf('<p:', at);
    const kind = KINDS.find((one) => slide.startsWith(one, from + 3));
    if (from < 0 || !kind) break;
    const end = `</p:${kind}>`;
    at = slide.indexOf(end, from) + end.length;
    const xml = slide.slice(from, at);
    objects.push({ name: nameOf(xml), xml });
  }
  return slide.slice(0, start) + written(objects) + slide.slice(at);
}

function nameOf(object: string): string {
  const named = object.indexOf(' name="', object.indexOf(NAMED)) + ' name="'.length;
  return object.slice(named, object.indexOf('"', named));
}

/** Of shapes that screen readers skip. */
export const DECORATION = 'Decoration';
/** Of a shape that is to be filled with lines: the library knows plain fills only. */
export const HATCHED = 'Hatched';

const DECORATIVE =
  '<a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst>';

/**
 * An object under its number; tables with a header row, what is mere decoration marked so.
 * @param coloured names the colours of what is written
 */
export function numbered({ name, xml }: SlideObject, id: number, coloured = asItIs): string {
  const start = xml.indexOf(NAMED) + NAMED.length;
  const end = xml.indexOf('>', start) + 1;
  const isOpen = xml[end - 2] !== '/';
  const head = `${xml.slice(0, start)}${id}${xml.slice(xml.indexOf('"', start), end)}`;
  const rest = xml.slice(end);
  if (name === DECORATION && isOpen) return head + DECORATIVE + coloured(rest);
  if (name === HATCHED) return head + coloured(hatched(rest));
  const table = xml.startsWith('<p:graphicFrame') ? rest.indexOf(TABLE) : -1;
  return table < 0
    ? head + coloured(rest)
    : `${head}${rest.slice(0, table)}<a:tblPr firstRow="1"/>${coloured(lean(rest.slice(table + TABLE.length)))}`;
}

export const asItIs = (xml: string) => xml;

const TABLE = '<a:tblPr/>';
const NO_SIDES = ['lnL', 'lnR', 'lnT']
  .map((side) => `<a:${side} w="0" cap="flat" cmpd="sng" algn="ctr"><a:noFill/></a:${side}>`)
  .join('');
const NO_ENDS = '<a:headEnd type="none" w="med" len="med"/><a:tailEnd type="none" w="med" len="med"/>';

/** Without what each cell says of its lines that is so unless said: a quarter of a deck. */
function lean(table: string): string {
  let [written, from] = ['', 0];
  for (let at = table.indexOf(NO_SIDES); at >= 0; at = table.indexOf(NO_SIDES, from)) {
    written += table.slice(from, at);
    from = at + NO_SIDES.length;
    const ends = table.indexOf(NO_ENDS, from);
    if (ends < 0) break;
    written += table.slice(from, ends);
    from = ends + NO_ENDS.length;
  }
  return written + table.slice(from);
}

const hatched = (shape: string): string =>
  shape.replace(
    /<a:solidFill>(.*?)<\/a:solidFill>/s,
    '<a:pattFill prst="ltUpDiag"><a:fgClr>$1</a:fgClr><a:bgClr><a:schemeClr val="bg1"/></a:bgClr></a:pattFill>',
  );
