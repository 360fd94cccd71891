import type ExcelJS from 'exceljs';
import { resaved } from '../libreoffice.fixture.ts';
import { read } from './read-workbook.fixture.ts';

/** What LibreOffice makes of workbooks when it is told to recalculate whatever it loads. */
export async function recalculated(
  books: Readonly<Record<string, Uint8Array>>,
): Promise<Map<string, ExcelJS.Workbook>> {
  const found = new Map<string, ExcelJS.Workbook>();
  for (const [name, bytes] of await resaved(books, 'xlsx', 'xlsx', ALWAYS_RECALCULATE))
    found.set(name, await read(bytes));
  return found;
}

/** The same workbook, with wrong results stored, so that only a real recalculation can agree with ours. */
export async function withoutResults(workbook: ExcelJS.Workbook): Promise<Uint8Array> {
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula) cell.value = { formula: cell.formula, result: -77 };
      }),
    );
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const ALWAYS_RECALCULATE =
  '<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry">' +
  '<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>' +
  '</oor:items>';
