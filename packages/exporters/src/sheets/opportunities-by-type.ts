import type { OpportunityType } from '@process-ai/contract/opportunities';
import type ExcelJS from 'exceljs';
import { OPPORTUNITY, range, SHEET } from './layout.ts';
import { TYPE_LABEL } from './opportunities.ts';
import type { SheetPlan } from './plan.ts';
import { HEADING_FONT, NOTE_FONT, restyle } from './sheet-style.ts';
import { type CellContent, writeTable } from './table.ts';

export function writeOpportunitiesByType(
  sheet: ExcelJS.Worksheet,
  { blueprint, formats }: SheetPlan,
  headingRow: number,
): void {
  const all = blueprint.processes.flatMap(({ opportunities }) => opportunities);
  const column = (letter: string) => range(SHEET.opportunities, letter, all.length);
  const type = column(OPPORTUNITY.type);
  const of = (kind: OpportunityType) => all.filter((opportunity) => opportunity.type === kind);
  const figure = (formula: string, result: number): CellContent => ({ formula, result });

  sheet.getCell(`A${headingRow}`).value = 'Opportunities by type';
  restyle(sheet.getCell(`A${headingRow}`), { font: HEADING_FONT });
  writeTable<OpportunityType>(
    sheet,
    [
      { letter: 'A', header: 'Type', width: 0, cell: (kind) => TYPE_LABEL[kind] },
      {
        letter: 'B',
        header: 'Estimate a year',
        width: 0,
        format: formats.thousands,
        cell: (kind, at) =>
          figure(
            `SUMIFS(${column(OPPORTUNITY.savings)},${type},A${at})`,
            of(kind).reduce((sum, { estimatedSavings }) => sum + estimatedSavings, 0),
          ),
      },
      {
        letter: 'C',
        header: 'Opportunities',
        width: 0,
        format: '#,##0',
        cell: (kind, at) => figure(`COUNTIFS(${type},A${at})`, of(kind).length),
      },
    ],
    ['automation', 'ai', 'agentic'],
    headingRow + 1,
  );
  const note = sheet.getCell(`A${headingRow + 5}`);
  note.value = 'Estimates are a second view of the savings above: do not add the two.';
  restyle(note, { font: NOTE_FONT, alignment: { indent: 1, horizontal: 'left' } });
}
