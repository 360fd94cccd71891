import { strToU8, zipSync } from 'fflate';

const CONTENT = {
  '_rels/.rels':
    '<Relationships><Relationship Id="r1" Type="t/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
    '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="2"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  'xl/sharedStrings.xml': '<sst><si><r><t>Rich </t></r><r><t>text</t></r><rPh><t>ruby</t></rPh></si></sst>',
};

/** A workbook of the given sheets (name → worksheet XML), with other parts added or replaced. */
export function workbookOf(
  sheets: Record<string, string>,
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array {
  const names = Object.keys(sheets);
  const files: Record<string, string | Uint8Array> = {
    ...CONTENT,
    'xl/workbook.xml': `<workbook><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="t/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join('')}<Relationship Id="s" Type="t/sharedStrings" Target="/xl/sharedStrings.xml"/>
      <Relationship Id="f" Type="t/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(Object.values(sheets).map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
    ...parts,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );
}

/** Rows of cells → worksheet XML; a cell is an inline text, or an element of its own when it starts with "<". */
export function worksheetOf(rows: string[][], after = ''): string {
  const cells = (row: string[]) =>
    row.map((cell) => (cell.startsWith('<') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)).join('');
  return `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData>${after}</worksheet>`;
}
