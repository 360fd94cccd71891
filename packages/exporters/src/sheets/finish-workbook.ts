import { strFromU8, unzipSync } from 'fflate';
import { escapeXml } from '../escape-xml.ts';
import { zipParts } from '../zip-parts.ts';
import { type ChartSpec, chartXml, DRAWING_ML, OFFICE, XML_HEAD } from './chart-xml.ts';
import { insertLists, type SheetList } from './list-rows.ts';

export interface NativeChart extends ChartSpec {
  /** Number of the sheet in the file, from 1. */
  sheet: number;
  /** What it shows, for who cannot see it. */
  description: string;
  /** Cells it covers, from 0. */
  from: { column: number; row: number };
  to: { column: number; row: number };
}

export interface Finish {
  charts: readonly NativeChart[];
  lists: readonly SheetList[];
  /** Accents of the theme, "rrggbb", the first one first. */
  accents: readonly string[];
  /** What the pictures show, for who cannot see them. */
  pictures: string;
}

const TYPE = 'application/vnd.openxmlformats-officedocument';

/**
 * What exceljs cannot write: native, editable charts, the colours of the theme, the description of a picture, and lists of
 * any length.
 * A sheet with charts must have no pictures and no hyperlinks.
 */
export function finishWorkbook(workbook: Uint8Array, { charts, lists, accents, pictures }: Finish): Uint8Array {
  const parts = new Map<string, string | Uint8Array>(Object.entries(unzipSync(workbook)));
  const change = (path: string, edit: (xml: string) => string) => {
    const part = parts.get(path) ?? '';
    parts.set(path, edit(typeof part === 'string' ? part : strFromU8(part)));
  };
  change('xl/theme/theme1.xml', (xml) => withAccents(xml, accents));
  for (const path of [...parts.keys()].filter((name) => /^xl\/drawings\/drawing\d+\.xml$/.test(name))) {
    change(path, (xml) =>
      xml
        .replace(/(<xdr:cNvPr [^>]*name="[^"]*")/g, `$1 descr="${escapeXml(pictures)}"`)
        // exceljs writes an attribute that this kind of anchor does not have.
        .replace(/(<xdr:oneCellAnchor) editAs="[^"]*"/g, '$1'),
    );
  }

  for (const sheet of new Set(charts.map((chart) => chart.sheet))) {
    const drawing = `xl/drawings/charts${sheet}.xml`;
    const ofSheet = charts.filter((chart) => chart.sheet === sheet);
    const targets = ofSheet.map((chart, index) => {
      const name = `chart${sheet}_${index + 1}.xml`;
      parts.set(`xl/charts/${name}`, chartXml(chart));
      declare(`/xl/charts/${name}`, `${TYPE}.drawingml.chart+xml`);
      return { id: `rId${index + 1}`, type: 'chart', target: `../charts/${name}` };
    });
    parts.set(drawing, drawingXml(ofSheet));
    parts.set(`xl/drawings/_rels/charts${sheet}.xml.rels`, relationships(targets));
    declare(`/${drawing}`, `${TYPE}.drawing+xml`);
    parts.set(
      `xl/worksheets/_rels/sheet${sheet}.xml.rels`,
      relationships([{ id: 'rIdCharts', type: 'drawing', target: `../drawings/charts${sheet}.xml` }]),
    );
    // The schema wants a drawing before these.
    change(`xl/worksheets/sheet${sheet}.xml`, (xml) =>
      xml.replace(
        /<legacyDrawing|<tableParts|<extLst|<\/worksheet>/,
        (next) => `<drawing xmlns:r="${OFFICE}" r:id="rIdCharts"/>${next}`,
      ),
    );
  }
  insertLists(parts, lists);
  return zipParts(parts);

  function declare(part: string, type: string): void {
    change('[Content_Types].xml', (xml) =>
      xml.replace('</Types>', `<Override PartName="${part}" ContentType="${type}"/></Types>`),
    );
  }
}

const withAccents = (theme: string, accents: readonly string[]) =>
  accents.reduce(
    (xml, colour, index) =>
      xml.replace(
        new RegExp(`(<a:accent${index + 1}>\\s*<a:srgbClr val=")[0-9A-Fa-f]{6}`),
        (_, before: string) => before + colour.toUpperCase(),
      ),
    theme,
  );

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
