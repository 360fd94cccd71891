import { unzipSync } from 'fflate';
import { LANGUAGE, spokenIn, withLanguage } from './language.ts';
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
  /** Names of ranges ("Sheet!$A$5:$A$9"). */
  names: readonly (readonly [name: string, range: string])[];
  /** Accents of the theme, "rrggbb", the first one first. */
  accents: readonly string[];
  /** Describes the pictures to people who cannot see them. */
  pictures: string;
  /** BCP 47 */
  language: string;
}

/**
 * Adds to a workbook (bytes) what exceljs cannot write: native, editable charts, the colours of the theme, the
 * description of a picture, and lists of any length. A sheet with charts must have no pictures and no hyperlinks.
 */
export function postProcessWorkbook(workbook: Uint8Array, additions: WorkbookAdditions): Uint8Array {
  const parts = new Map<string, Part>(Object.entries(unzipSync(workbook)));
  addCharts(parts, additions);
  insertLists(parts, additions.lists);
  return postProcess(parts, PASSES, additions);
}

const PASSES: readonly Pass<WorkbookAdditions>[] = [
  [/^xl\/styles\.xml$/, withFontsInOrder],
  [/^xl\/theme\/theme1\.xml$/, withAccents],
  [/^xl\/drawings\/drawing\d+\.xml$/, pictures],
  [/^xl\/workbook\.xml$/, withNames],
  [/^docProps\/core\.xml$/, (xml, { language }) => withLanguage(xml, language)],
];

function addCharts(parts: Map<string, Part>, { charts, language }: WorkbookAdditions): void {
  const change = (name: string, edit: (xml: string) => string) => parts.set(name, edit(textOf(parts.get(name) ?? '')));
  const declare = (part: string, type: string) =>
    change('[Content_Types].xml', (xml) =>
      xml.replace('</Types>', `<Override PartName="${part}" ContentType="${TYPE}.${type}+xml"/></Types>`),
    );
  for (const [sheet, ofSheet] of Map.groupBy(charts, (chart) => chart.sheet)) {
    const targets = ofSheet.map((chart, index) => {
      const name = `chart${sheet}_${index + 1}.xml`;
      parts.set(`xl/charts/${name}`, spokenIn(chartXml(chart), language));
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

function withNames(workbook: string, { names }: WorkbookAdditions): string {
  const added = names.map(([name, range]) => `<definedName name="${name}">${escapeXml(range)}</definedName>`);
  return workbook.replace('</definedNames>', () => `${added.join('')}</definedNames>`);
}

/** The schema's order of a font's properties. exceljs has one of its own. */
const FONT_ORDER = ['b', 'i', 'strike', 'u', 'vertAlign', 'sz', 'color', 'name', 'family', 'charset', 'scheme'];
const placeOf = (property: string) => FONT_ORDER.indexOf(/^<(\w+)/.exec(property)?.[1] ?? '');

/** Each font in the schema's order, and as the body font of the theme: whoever changes that changes the workbook. */
function withFontsInOrder(styles: string): string {
  return styles.replace(/<font>(.*?)<\/font>/g, (_, inside: string) => {
    const properties = inside.match(/<[^>]+>/g) ?? [];
    const isNamed = properties.some((one) => one.startsWith('<name ')) && !inside.includes('<scheme ');
    const all = isNamed ? [...properties, '<family val="2"/>', '<scheme val="minor"/>'] : properties;
    return `<font>${all.sort((a, b) => placeOf(a) - placeOf(b)).join('')}</font>`;
  });
}

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

/** A series of a native chart. Ranges carry sheet and dollars ("Summary!$A$18:$A$27"), values are what the cells show now. */
interface ChartSeries {
  name: string;
  labels: { range: string; values: (string | number)[] };
  amounts: { range: string; values: number[] };
  /** Accent of the workbook's theme, 1–6. */
  accent: number;
  dashed?: boolean;
}

interface ChartSpec {
  title: string;
  /**
   * bars = side by side; stacked = parts of one bar; tornado = to both sides of zero; curves = lines over a numeric
   * axis.
   */
  kind: 'bars' | 'stacked' | 'tornado' | 'curves';
  series: ChartSeries[];
  /** Number format of the amounts. */
  format: string;
  axisTitles?: { labels?: string; amounts?: string };
}

const DRAWING_ML = 'http://schemas.openxmlformats.org/drawingml/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The part of an Office file that holds a native, editable chart. */
function chartXml(chart: ChartSpec): string {
  const plot = chart.kind === 'curves' ? curves(chart) : bars(chart);
  const legend =
    chart.series.length > 1
      ? `<c:legend><c:legendPos val="b"/><c:overlay val="0"/><c:txPr>${textStyle(900, 0)}<a:endParaRPr lang="${LANGUAGE}"/></a:p></c:txPr></c:legend>`
      : '';
  return (
    `${XML_HEAD}<c:chartSpace xmlns:c="${DRAWING_ML}/chart" xmlns:a="${DRAWING_ML}/main" xmlns:r="${OFFICE}">` +
    `<c:roundedCorners val="0"/><c:chart>${titled(chart.title, 1100, 1)}<c:autoTitleDeleted val="0"/>` +
    `<c:plotArea><c:layout/>${plot}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    '<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill><a:ln><a:solidFill><a:srgbClr val="D9DEE5"/></a:solidFill></a:ln></c:spPr>' +
    '</c:chartSpace>'
  );
}

function bars({ kind, series, format, axisTitles = {} }: ChartSpec): string {
  // A bar is as long as its amount only from zero on.
  const min = series.every(({ amounts }) => amounts.values.every((value) => value >= 0)) ? { min: 0 } : {};
  const grouping = kind === 'stacked' ? 'stacked' : 'clustered';
  const overlap = kind === 'bars' ? '' : '<c:overlap val="100"/>';
  const drawn = series.map(
    (one, index) =>
      `<c:ser>${head(one, index)}<c:spPr>${fill(one)}<a:ln w="6350"><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></c:spPr><c:invertIfNegative val="0"/>` +
      `<c:cat><c:strRef><c:f>${one.labels.range}</c:f><c:strCache>${cached(one.labels.values)}</c:strCache></c:strRef></c:cat>` +
      `<c:val>${numbers(one.amounts, format)}</c:val></c:ser>`,
  );
  return (
    `<c:barChart><c:barDir val="bar"/><c:grouping val="${grouping}"/><c:varyColors val="0"/>${drawn.join('')}` +
    `<c:gapWidth val="50"/>${overlap}<c:axId val="1"/><c:axId val="2"/></c:barChart>` +
    '<c:catAx><c:axId val="1"/><c:scaling><c:orientation val="maxMin"/></c:scaling><c:delete val="0"/><c:axPos val="l"/>' +
    `<c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/>${axisText}<c:crossAx val="2"/></c:catAx>` +
    `${valueAxis({ id: 2, across: 1, position: 'b', format, title: axisTitles.amounts, ...min })}<c:crosses val="max"/></c:valAx>`
  );
}

function curves({ series, format, axisTitles = {} }: ChartSpec): string {
  const drawn = series.map(
    (one, index) =>
      `<c:ser>${head(one, index)}<c:spPr><a:ln w="28575" cap="rnd">${fill(one)}${one.dashed ? '<a:prstDash val="dash"/>' : ''}<a:round/></a:ln></c:spPr>` +
      `<c:marker><c:symbol val="circle"/><c:size val="5"/><c:spPr>${fill(one)}</c:spPr></c:marker>` +
      `<c:xVal>${numbers({ range: one.labels.range, values: one.labels.values.map(Number) }, '0')}</c:xVal>` +
      `<c:yVal>${numbers(one.amounts, format)}</c:yVal><c:smooth val="0"/></c:ser>`,
  );
  return (
    `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${drawn.join('')}<c:axId val="1"/><c:axId val="2"/></c:scatterChart>` +
    `${valueAxis({ id: 1, across: 2, position: 'b', format: '0', title: axisTitles.labels, min: 0, isBare: true })}<c:crosses val="min"/><c:majorUnit val="1"/></c:valAx>` +
    `${valueAxis({ id: 2, across: 1, position: 'l', format, title: axisTitles.amounts })}<c:crosses val="min"/></c:valAx>`
  );
}

const head = ({ name }: ChartSeries, index: number) =>
  `<c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:v>${escapeXml(name)}</c:v></c:tx>`;

const fill = ({ accent }: ChartSeries) => `<a:solidFill><a:schemeClr val="accent${accent}"/></a:solidFill>`;

const numbers = ({ range, values }: { range: string; values: number[] }, format: string) =>
  `<c:numRef><c:f>${range}</c:f><c:numCache><c:formatCode>${escapeXml(format)}</c:formatCode>${cached(values)}</c:numCache></c:numRef>`;

const cached = (values: readonly (string | number)[]) =>
  `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`).join('')}`;

interface ValueAxis {
  id: number;
  across: number;
  position: 'b' | 'l';
  format: string;
  title?: string | undefined;
  min?: number;
  /** Without grid lines. */
  isBare?: boolean;
}

/** Without the closing tag: the caller adds the last elements. */
function valueAxis({ id, across, position, format, title, min, isBare }: ValueAxis): string {
  const lines =
    '<c:majorGridlines><c:spPr><a:ln><a:solidFill><a:srgbClr val="D9DEE5"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>';
  return (
    `<c:valAx><c:axId val="${id}"/><c:scaling>${min === undefined ? '' : `<c:orientation val="minMax"/><c:min val="${min}"/>`}</c:scaling>` +
    `<c:delete val="0"/><c:axPos val="${position}"/>${isBare ? '' : lines}${title ? titled(title, 900, 0) : ''}` +
    `<c:numFmt formatCode="${escapeXml(format)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/>` +
    `<c:tickLblPos val="${isBare ? 'low' : 'nextTo'}"/>${axisText}<c:crossAx val="${across}"/>`
  );
}

const textStyle = (size: number, bold: 0 | 1) =>
  `<a:bodyPr/><a:p><a:pPr><a:defRPr sz="${size}" b="${bold}"><a:solidFill><a:srgbClr val="1F2937"/></a:solidFill></a:defRPr></a:pPr>`;

const axisText = `<c:txPr>${textStyle(900, 0)}<a:endParaRPr lang="${LANGUAGE}"/></a:p></c:txPr>`;

const titled = (text: string, size: number, bold: 0 | 1) =>
  `<c:title><c:tx><c:rich>${textStyle(size, bold)}<a:r><a:rPr lang="${LANGUAGE}" sz="${size}" b="${bold}"/><a:t>${escapeXml(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;
