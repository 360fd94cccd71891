import type { Vendor } from '@process-ai/contract/vendors';
import type ExcelJS from 'exceljs';
import { SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet } from './sheet-style.ts';
import { writeList } from './table.ts';

export function writeVendors(workbook: ExcelJS.Workbook, { blueprint, text }: SheetPlan): void {
  const sheet = addSheet(workbook, SHEET.vendors, 'Vendors', 'The vendors selected for this blueprint.');
  const wide = (header: string, letter: string, read: (vendor: Vendor) => string) => ({
    letter,
    header,
    width: 40,
    cell: (vendor: Vendor) => text(read(vendor), `${header} of ${vendor.name}`),
  });
  writeList<Vendor>(
    sheet,
    [
      { letter: 'A', header: 'Vendor', width: 20, cell: ({ name }) => text(name, 'Vendor name') },
      { letter: 'B', header: 'Industry', width: 15, cell: ({ industry }) => text(industry ?? '–', 'Industry') },
      {
        letter: 'C',
        header: 'Headquarters',
        width: 20,
        cell: ({ headquarters }) => text(headquarters ?? '–', 'Headquarters'),
      },
      { letter: 'D', header: 'Founded', width: 10, cell: ({ founded }) => text(founded ?? '–', 'Founded') },
      { letter: 'E', header: 'Website', width: 22, cell: ({ website }) => text(website ?? '–', 'Website') },
      wide('Overview', 'F', ({ overview }) => overview),
      wide('Capabilities', 'G', ({ capabilities }) => bullets(capabilities)),
      wide('Products and services', 'H', ({ products }) => bullets(products.map(describe))),
      wide('AI capabilities', 'I', ({ aiCapabilities }) => bullets(aiCapabilities.map(describe))),
    ],
    blueprint.vendors,
  );
}

const bullets = (lines: readonly string[]) => (lines.length > 0 ? lines.map((line) => `• ${line}`).join('\n') : '–');

function describe({ name, category, description }: Vendor['products'][number]): string {
  return `${name}${category ? ` (${category})` : ''}${description ? `: ${description}` : ''}`;
}
