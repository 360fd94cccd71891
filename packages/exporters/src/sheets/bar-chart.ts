import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

export interface BarChart {
  /** Number of the sheet in the file, from 1. */
  sheet: number;
  title: string;
  /** Ranges with sheet and dollars: "Summary!$A$18:$A$27". Labels and values are what the cells show now. */
  labels: { range: string; values: string[] };
  amounts: { range: string; values: number[]; format: string };
  /** Cells it covers, from 0. */
  from: { column: number; row: number };
  to: { column: number; row: number };
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const TYPE = 'application/vnd.openxmlformats-officedocument';

/** Adds a native, editable bar chart to a workbook; exceljs writes none. The sheet must have no drawing yet. */
export function addBarChart(workbook: Uint8Array, chart: BarChart): Uint8Array {
  const parts = unzipSync(workbook);
  const sheetPath = `xl/worksheets/sheet${chart.sheet}.xml`;
  const relations = `xl/worksheets/_rels/sheet${chart.sheet}.xml.rels`;
  const change = (path: string, edit: (xml: string) => string) => {
    parts[path] = strToU8(edit(strFromU8(parts[path] ?? new Uint8Array())));
  };

  change(sheetPath, (xml) =>
    xml.replace('</headerFooter>', `</headerFooter><drawing xmlns:r="${OFFICE}" r:id="rIdChart"/>`),
  );
  parts[relations] = strToU8(relationship('rIdChart', 'drawing', '../drawings/drawing1.xml'));
  parts['xl/drawings/drawing1.xml'] = strToU8(drawing(chart));
  parts['xl/drawings/_rels/drawing1.xml.rels'] = strToU8(relationship('rId1', 'chart', '../charts/chart1.xml'));
  parts['xl/charts/chart1.xml'] = strToU8(chartSpace(chart));
  change('[Content_Types].xml', (xml) =>
    xml.replace(
      '</Types>',
      `<Override PartName="/xl/drawings/drawing1.xml" ContentType="${TYPE}.drawing+xml"/>` +
        `<Override PartName="/xl/charts/chart1.xml" ContentType="${TYPE}.drawingml.chart+xml"/></Types>`,
    ),
  );
  return zipSync(parts);
}

const relationship = (id: string, type: string, target: string) =>
  `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

function drawing({ title, from, to }: BarChart): string {
  const corner = (name: string, { column, row }: BarChart['from']) =>
    `<xdr:${name}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return (
    `${HEAD}<xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main"><xdr:twoCellAnchor>` +
    `${corner('from', from)}${corner('to', to)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr>` +
    `<xdr:cNvPr id="2" name="Chart 1" descr="Bar chart: ${escaped(title)}"/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr>` +
    '<xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
    `<a:graphicData uri="${DRAWING}/chart"><c:chart xmlns:c="${DRAWING}/chart" xmlns:r="${OFFICE}" r:id="rId1"/></a:graphicData>` +
    '</a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>'
  );
}

function chartSpace({ title, labels, amounts }: BarChart): string {
  const format = escaped(amounts.format);
  const text = (size: number, bold: 0 | 1) =>
    `<a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="${bold}"><a:solidFill><a:srgbClr val="1F2937"/></a:solidFill></a:defRPr></a:pPr>`;
  const axisText = `<c:txPr>${text(800, 0)}<a:endParaRPr lang="en-US"/></a:p></c:txPr>`;
  return (
    `${HEAD}<c:chartSpace xmlns:c="${DRAWING}/chart" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"><c:chart>` +
    `<c:title><c:tx><c:rich>${text(1100, 1)}<a:r><a:rPr lang="en-US" sz="1100" b="1"/><a:t>${escaped(title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>` +
    '<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/><c:barChart><c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>' +
    '<c:ser><c:idx val="0"/><c:order val="0"/><c:spPr><a:solidFill><a:srgbClr val="1E3A5F"/></a:solidFill></c:spPr><c:invertIfNegative val="0"/>' +
    `<c:cat><c:strRef><c:f>${labels.range}</c:f><c:strCache>${cached(labels.values)}</c:strCache></c:strRef></c:cat>` +
    `<c:val><c:numRef><c:f>${amounts.range}</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${cached(amounts.values)}</c:numCache></c:numRef></c:val></c:ser>` +
    '<c:gapWidth val="50"/><c:axId val="1"/><c:axId val="2"/></c:barChart>' +
    '<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="maxMin"/></c:scaling><c:delete val="0"/><c:axPos val="l"/>' +
    `<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${axisText}<c:crossAx val="2"/></c:catAx>` +
    '<c:valAx><c:axId val="2"/><c:scaling/><c:delete val="0"/><c:axPos val="b"/>' +
    '<c:majorGridlines><c:spPr><a:ln><a:solidFill><a:srgbClr val="D9DEE5"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>' +
    `<c:numFmt formatCode="${format}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/>${axisText}` +
    '<c:crossAx val="1"/><c:crosses val="max"/></c:valAx></c:plotArea><c:plotVisOnly val="1"/></c:chart></c:chartSpace>'
  );
}

const cached = (values: readonly (string | number)[]) =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${escaped(String(value))}</c:v></c:pt>`).join('')}`;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
