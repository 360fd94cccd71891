import { unzipSync } from 'fflate';
import { type ChartSpec, chartXml, DRAWING_ML, OFFICE, XML_HEAD } from './chart-xml.ts';
import { insertLists, type SheetList } from './list-rows.ts';
import { type Part, type Pass, postProcess, textOf } from './post-process.ts';
import { escapeXml } from './xml-text.ts';

export interface NativeChart extends ChartSpec {
  /** Number of the sheet in the file, from 1. */
  sheet: number;
  /** Describes it to people who cannot see it. */
  description: string;
  /** Cells it covers, from 0. */
  from: { column: number; row: number };
  to: { column: number; row: number };
}

interface WorkbookAdditions {
  charts: readonly NativeChart[];
  lists: readonly SheetList[];
  /** Accents of the theme, "rrggbb", the first one first. */
  accents: readonly string[];
  /** Describes the pictures to people who cannot see them. */
  pictures: string;
}

/**
 * Adds to a workbook (bytes) what exceljs cannot write: native, editable charts, the colours of the theme, the
 * description of a picture, and lists of any length. A sheet with charts must have no pictures and no hyperlinks.
 */
export function postProcessWorkbook(workbook: Uint8Array, additions: WorkbookAdditions): Uint8Array {
  const parts = new Map<string, Part>(Object.entries(unzipSync(workbook)));
  addCharts(parts, additions.charts);
  insertLists(parts, additions.lists);
  return postProcess(parts, PASSES, additions);
}

const PASSES: readonly Pass<WorkbookAdditions>[] = [
  [/^xl\/theme\/theme1\.xml$/, withAccents],
  [/^xl\/drawings\/drawing\d+\.xml$/, pictures],
];

function addCharts(parts: Map<string, Part>, charts: readonly NativeChart[]): void {
  const change = (name: string, edit: (xml: string) => string) => parts.set(name, edit(textOf(parts.get(name) ?? '')));
  const declare = (part: string, type: string) =>
    change('[Content_Types].xml', (xml) =>
      xml.replace('</Types>', `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/></Types>`),
    );
  for (const [sheet, ofSheet] of Map.groupBy(charts, (chart) => chart.sheet)) {
    const targets = ofSheet.map((chart, index) => {
      const name = `chart${sheet}_${index + 1}.xml`;
      parts.set(`xl/charts/${name}`, chartXml(chart));
      declare(`/xl/charts/${name}`, 'drawingml.chart');
      return { id: `rId${index + 1}`, type: 'chart', target: `../charts/${name}` };
    });
    const drawing = `drawings/charts${sheet}.xml`;
    parts.set(`xl/${drawing}`, drawingXml(ofSheet));
    parts.set(`xl/drawings/_rels/charts${sheet}.xml.rels`, relationships(targets));
    declare(`/xl/${drawing}`, 'drawing');
    parts.set(
      `xl/worksheets/_rels/sheet${sheet}.xml.rels`,
      relationships([{ id: 'rIdCharts', type: 'drawing', target: `../${drawing}` }]),
    );
    // The schema wants a drawing before these.
    change(`xl/worksheets/sheet${sheet}.xml`, (xml) =>
      xml.replace(
        /<legacyDrawing|<tableParts|<extLst|<\/worksheet>/,
        (next) => `<drawing xmlns:r="${OFFICE}" r:id="rIdCharts"/>${next}`,
      ),
    );
  }
}

const TYPE = 'application/vnd.openxmlformats-officedocument';

function withAccents(theme: string, { accents }: WorkbookAdditions): string {
  return accents.reduce(
    (xml, colour, index) =>
      xml.replace(
        new RegExp(`(<a:accent${index + 1}>\\s*<a:srgbClr val=")[0-9A-Fa-f]{6}`),
        (_, before: string) => before + colour.toUpperCase(),
      ),
    theme,
  );
}

function pictures(xml: string, { pictures: description }: WorkbookAdditions): string {
  return (
    xml
      .replace(/(<xdr:cNvPr [^>]*name="[^"]*")/g, `$1 descr="${escapeXml(description)}"`)
      // exceljs writes an attribute that this kind of anchor does not have.
      .replace(/(<xdr:oneCellAnchor) editAs="[^"]*"/g, '$1')
  );
}

function relationships(all: readonly { id: string; type: string; target: string }[]): string {
  const each = all.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML_HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${each.join('')}</Relationships>`;
}

function drawingXml(charts: readonly NativeChart[]): string {
  const corner = (name: string, { column, row }: NativeChart['from']) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  const anchors = charts.map(
    ({ description, from, to }, index) =>
      `<xdr:twoCellAnchor>${corner('from', from)}${corner('to', to)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
      `<xdr:cNvPr id="${index + 2}" name="Chart ${index + 1}" descr="${escapeXml(description)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
      '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
      `<a:graphicData uri="${DRAWING_ML}/chart"><c:chart xmlns:c="${DRAWING_ML}/chart" xmlns:r="${OFFICE}" r:id="rId${index + 1}"/></a:graphicData>` +
      '</a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>',
  );
  return `${XML_HEAD}<xdr:wsDr xmlns:xdr="${DRAWING_ML}/spreadsheetDrawing" xmlns:a="${DRAWING_ML}/main">${anchors.join('')}</xdr:wsDr>`;
}
