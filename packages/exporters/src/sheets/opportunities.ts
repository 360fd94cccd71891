import type { Opportunity, OpportunityType } from '@process-ai/contract/opportunities';
import type { BlueprintProcess } from '@process-ai/domain/blueprint';
import type ExcelJS from 'exceljs';
import { OPPORTUNITY, SHEET } from './layout.ts';
import type { SheetPlan } from './plan.ts';
import { addSheet } from './sheet-style.ts';
import { type Column, writeList } from './table.ts';

export const TYPE_LABEL = {
  automation: 'Automation',
  ai: 'AI',
  agentic: 'Agentic',
} as const satisfies Record<OpportunityType, string>;

interface Row {
  number: number;
  process: BlueprintProcess;
  opportunity: Opportunity;
}

export function writeOpportunities(workbook: ExcelJS.Workbook, { blueprint, numbers, formats, text }: SheetPlan): void {
  const sheet = addSheet(
    workbook,
    SHEET.opportunities,
    'Opportunities',
    'What could be done in each process. Estimates are another view of the projected savings: do not add the two.',
  );
  const columns: Column<Row>[] = [
    { letter: OPPORTUNITY.number, header: 'No.', width: 6, format: '0', cell: ({ number }) => number },
    {
      letter: OPPORTUNITY.process,
      header: 'Process No.',
      width: 9,
      format: '0',
      cell: ({ process }) => numbers.get(process.id) ?? 0,
    },
    { letter: OPPORTUNITY.code, header: 'Code', width: 12, cell: ({ process }) => text(process.code, 'Code') },
    {
      letter: OPPORTUNITY.name,
      header: 'Process',
      width: 26,
      cell: ({ process }) => text(process.name, 'Process name'),
    },
    { letter: OPPORTUNITY.type, header: 'Type', width: 12, cell: ({ opportunity }) => TYPE_LABEL[opportunity.type] },
    {
      letter: OPPORTUNITY.title,
      header: 'Opportunity',
      width: 28,
      cell: ({ opportunity }) => text(opportunity.title, 'Opportunity'),
    },
    {
      letter: OPPORTUNITY.description,
      header: 'Description',
      width: 54,
      cell: ({ opportunity }) => text(opportunity.description, `Description of “${opportunity.title}”`),
    },
    {
      letter: OPPORTUNITY.savings,
      header: 'Estimated savings a year, thousands',
      width: 14,
      kind: 'input',
      format: formats.thousands,
      cell: ({ opportunity }) => opportunity.estimatedSavings,
    },
    {
      letter: OPPORTUNITY.rationale,
      header: 'Why',
      width: 48,
      cell: ({ opportunity }) => text(opportunity.rationale, `Rationale of “${opportunity.title}”`),
    },
    {
      letter: OPPORTUNITY.source,
      header: 'Source',
      width: 16,
      cell: ({ opportunity }) => text(opportunity.source, 'Source'),
    },
  ];
  const rows = blueprint.processes.flatMap((process) =>
    process.opportunities.map((opportunity) => ({ process, opportunity })),
  );
  writeList(
    sheet,
    columns,
    rows.map((row, index) => ({ ...row, number: index + 1 })),
  );
}
