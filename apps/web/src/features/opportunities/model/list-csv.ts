import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import type { CsvCell } from '../../../lib/csv.ts';
import { copy } from '../copy.ts';
import { csvCopy } from './csv-copy.ts';

/** The list as it stands, for a spreadsheet: a row of headings, then one for each opportunity. */
export function opportunityRows(opportunities: readonly SectorOpportunity[], currency: string): CsvCell[][] {
  const { columns } = copy;
  return [
    [
      csvCopy.area,
      csvCopy.code,
      columns.process,
      csvCopy.level,
      columns.opportunity,
      csvCopy.description,
      columns.type,
      columns.status,
      csvCopy.savings(currency),
      csvCopy.savingsBasis,
      columns.effort,
      columns.owner,
      csvCopy.dueDate,
      columns.basis,
      csvCopy.confidence,
      columns.source,
      csvCopy.reason,
    ],
    ...opportunities.map((one) => [
      one.areaName,
      one.processCode,
      one.processName,
      one.processLevel,
      one.title,
      one.description,
      copy.types[one.type],
      copy.statuses[one.status],
      one.estimatedSavings,
      one.enteredSavings !== null ? csvCopy.yourFigure : one.savingsBasis && copy.bases[one.savingsBasis],
      one.effort,
      one.owner,
      one.dueDate,
      one.basis && copy.basis.names[one.basis],
      one.confidence,
      one.source,
      one.rationale,
    ]),
  ];
}
