import ExcelJS from 'exceljs';

export type BareWorkbook = readonly { name: string; cells: readonly BareCell[] }[];

interface BareCell {
  row: number;
  column: number;
  value: ExcelJS.CellValue;
}

/** The values and formulas of a workbook, cell by cell. */
export async function readWorkbook(bytes: Uint8Array): Promise<BareWorkbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook.worksheets.map((sheet) => {
    const cells: BareCell[] = [];
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        const { formula, result } = cell;
        const value: ExcelJS.CellValue = formula ? { formula, result } : cell.value;
        cells.push({ row: Number(cell.row), column: Number(cell.col), value });
      }),
    );
    return { name: sheet.name, cells };
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
