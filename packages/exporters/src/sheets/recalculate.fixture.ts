import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type ExcelJS from 'exceljs';
import { read } from './read-workbook.fixture.ts';

const TIMEOUT_MS = 580_000;

/** Opens workbooks in LibreOffice, told to recalculate whatever it loads, and reads what it saves. One start for all. */
export async function recalculated(
  books: Readonly<Record<string, Uint8Array>>,
): Promise<Map<string, ExcelJS.Workbook>> {
  const work = mkdtempSync(join(tmpdir(), 'recalculate-'));
  try {
    const profile = join(work, 'profile');
    mkdirSync(join(profile, 'user'), { recursive: true });
    writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), ALWAYS_RECALCULATE);
    const names = Object.keys(books);
    const files = names.map((name) => join(work, `${name}.xlsx`));
    for (const [index, file] of files.entries()) writeFileSync(file, books[names[index] ?? ''] ?? new Uint8Array());
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(profile).href}`,
        '--headless',
        '--convert-to',
        'xlsx',
        '--outdir',
        join(work, 'out'),
        ...files,
      ],
      { stdio: 'ignore', timeout: TIMEOUT_MS },
    );
    const found = new Map<string, ExcelJS.Workbook>();
    for (const name of names) {
      found.set(name, await read(new Uint8Array(readFileSync(join(work, 'out', `${name}.xlsx`)))));
    }
    return found;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
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
