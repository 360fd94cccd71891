import type { Vendor } from '@process-ai/contract/vendors';
import type ExcelJS from 'exceljs';
import { RANKING as R } from './layout.ts';
import { byName } from './match-columns.ts';
import type { SheetPlan } from './plan.ts';
import { fitRow, styleHeader, writeHeading } from './sheet-style.ts';
import { putCell, writeTable } from './table.ts';

/** The first and last column of what is said about a vendor; between them the figures of the ranking stand. */
const ABOUT = [R.score, R.covered] as const;

/** Who the vendors are, by name. Returns the last row. */
export function writeProfiles(sheet: ExcelJS.Worksheet, { blueprint, text }: SheetPlan, headingRow: number): number {
  const vendors = [...blueprint.vendors].sort(byName);
  const header = headingRow + 1;
  const column = (letter: string, title: string, read: (vendor: Vendor) => string) => ({
    letter,
    header: title,
    width: sheet.getColumn(letter).width ?? 10,
    cell: (vendor: Vendor) => text(read(vendor), `${title} of ${vendor.name}`),
  });
  writeHeading(sheet, headingRow, 'Who the vendors are');
  writeTable<Vendor>(
    sheet,
    [
      { letter: R.rank, header: '', width: sheet.getColumn(R.rank).width ?? 7, cell: () => null },
      column(R.name, 'Vendor', ({ name }) => name),
      column(ABOUT[0], 'About', about),
      column(R.reason, 'Capabilities', ({ capabilities }) => bullets(capabilities)),
      column(R.matched, 'Products and services', ({ products }) => bullets(products.map(describe))),
      column(R.aiMatched, 'AI capabilities', ({ aiCapabilities }) => bullets(aiCapabilities.map(describe))),
    ],
    vendors,
    header,
  );
  const between = columnsOf(ABOUT);
  const width = between.reduce((sum, letter) => sum + (sheet.getColumn(letter).width ?? 10), 0);
  for (let at = header; at <= header + vendors.length; at += 1) {
    const [first, last] = [`${ABOUT[0]}${at}`, `${ABOUT[1]}${at}`];
    for (const letter of between.slice(1)) putCell(sheet, `${letter}${at}`, null);
    if (at === header) styleHeader(sheet.getCell(first));
    sheet.mergeCells(`${first}:${last}`);
    fitRow(sheet, at, { [first]: width });
  }
  return header + Math.max(vendors.length, 1);
}

const columnsOf = ([first, last]: readonly [string, string]) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  );

function about({ industry, headquarters, founded, website, overview, factsAsOf }: Vendor): string {
  const facts = [
    ['Industry', industry],
    ['Headquarters', headquarters],
    ['Founded', founded],
    ['Website', website],
    ['Facts as of', factsAsOf],
  ];
  const known = facts.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [overview, ...known].join('\n');
}

const bullets = (lines: readonly string[]) => (lines.length > 0 ? lines.map((line) => `• ${line}`).join('\n') : '–');

function describe({ name, category, description }: Vendor['products'][number]): string {
  return `${name}${category ? ` (${category})` : ''}${description ? `: ${description}` : ''}`;
}
