import ExcelJS from 'exceljs';
import { strFromU8, unzipSync } from 'fflate';

type BareWorkbook = readonly { name: string; cells: readonly BareCell[] }[];

interface BareCell {
  row: number;
  column: string;
  value: ExcelJS.CellValue;
}

const CELL = /<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(?:<f>(.*?)<\/f>)?<v>(.*?)<\/v><\/c>)/g;

/** The values and formulas of a workbook, cell by cell; exceljs would take gigabytes to read a million of them. */
export function readWorkbook(bytes: Uint8Array): BareWorkbook {
  const parts = unzipSync(bytes);
  const textOf = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  const strings = Array.from(textOf('xl/sharedStrings.xml').matchAll(/<t[^>]*>(.*?)<\/t>/gs), ([, text]) => text ?? '');
  return Object.keys(parts)
    .filter((path) => path.startsWith('xl/worksheets/sheet'))
    .map((path) => {
      const cells: BareCell[] = [];
      for (const [, column = '', row, attributes = '', formula, value] of textOf(path).matchAll(CELL)) {
        if (value === undefined) continue;
        const isText = attributes.includes('t="str"');
        const plain = attributes.includes('t="s"') ? (strings[Number(value)] ?? '') : isText ? value : Number(value);
        cells.push({ row: Number(row), column, value: formula ? { formula, result: plain } : plain });
      }
      return { name: path.replace(/\W/g, ' '), cells };
    });
}

/** The same cells, written by exceljs alone: no style, no chart, no check. */
export async function writeBareWorkbook(sheets: BareWorkbook): Promise<void> {
  const workbook = new ExcelJS.Workbook();
  for (const { name, cells } of sheets) {
    const sheet = workbook.addWorksheet(name);
    for (const { row, column, value } of cells) sheet.getRow(row).getCell(column).value = value;
  }
  await workbook.xlsx.writeBuffer();
}

export const cellCount = (sheets: BareWorkbook) => sheets.reduce((sum, { cells }) => sum + cells.length, 0);
