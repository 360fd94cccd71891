import ExcelJS from 'exceljs';
import { sheetNames } from './layout.ts';

/** What the sheets are called in a file whose language nobody chose. */
export const SHEET = sheetNames('en');

export async function read(bytes: Uint8Array): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  return workbook;
}

export function sheetOf(workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`No sheet ${name}`);
  return sheet;
}

/** Result of every formula cell, by "Sheet!A1". */
export function formulasOf(workbook: ExcelJS.Workbook, wanted = (_formula: string) => true): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const sheet of workbook.worksheets) {
    sheet.eachRow((row) =>
      row.eachCell((cell) => {
        if (cell.formula && wanted(cell.formula)) found.set(`${sheet.name}!${cell.address}`, cell.result);
      }),
    );
  }
  return found;
}

/** The first cells that do not agree: [cell, ours, recalculated]. */
export function differences(found: Map<string, unknown>, ours: Map<string, unknown>): unknown[] {
  const cells = new Set([...found.keys(), ...ours.keys()]);
  return [...cells]
    .map((cell) => [cell, plain(ours.get(cell)), plain(found.get(cell))] as const)
    .filter(([, a, b]) => (typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) > 0.005 : a !== b))
    .slice(0, 12);
}

const plain = (value: unknown) => (value instanceof Date ? value.getTime() : (value ?? ''));
