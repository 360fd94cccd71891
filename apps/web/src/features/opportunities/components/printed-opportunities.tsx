import type { SectorOpportunity } from '@process-ai/contract/opportunities';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { formatWorth } from '../../../lib/format.ts';
import { usePrinting } from '../../../lib/printing.ts';
import { copy } from '../copy.ts';
import { processLabel } from '../model.ts';

interface PrintedOpportunitiesProps {
  rows: readonly SectorOpportunity[];
  currency: string;
}

/** The list on paper: every row, as a plain table that breaks between its rows. */
export function PrintedOpportunities({ rows, currency }: PrintedOpportunitiesProps) {
  if (!usePrinting()) return null;
  const { columns } = copy;
  return (
    <div className="hidden print:block">
      <Table label={copy.list.label} className="text-xs!">
        <TableHead>
          <tr>
            <TableHeaderCell className="px-2!">{columns.opportunity}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.type}</TableHeaderCell>
            <TableHeaderCell className="px-2! text-right">{columns.savings}</TableHeaderCell>
            <TableHeaderCell className="px-2! text-right">{columns.effort}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.source}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.basis}</TableHeaderCell>
            <TableHeaderCell className="px-2!">{columns.status}</TableHeaderCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((opportunity) => (
            <TableRow key={opportunity.id} className="break-inside-avoid align-top">
              <th scope="row" className="px-2 py-1 font-normal wrap-anywhere">
                <span className="font-medium">{opportunity.title}</span>
                <span className="block text-muted">{processLabel(opportunity)}</span>
              </th>
              <TableCell className={SHORT}>{copy.types[opportunity.type]}</TableCell>
              <TableCell className={NUMBER}>{formatWorth(opportunity, currency)}</TableCell>
              <TableCell className={NUMBER}>{opportunity.effort}</TableCell>
              <TableCell className={SHORT}>{opportunity.source}</TableCell>
              <TableCell className={SHORT}>
                {opportunity.basis && copy.basis.of(opportunity.basis, opportunity.confidence)}
              </TableCell>
              <TableCell className={SHORT}>{copy.statuses[opportunity.status]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

const SHORT = 'h-8! px-2! py-1!';
const NUMBER = `${SHORT} text-right whitespace-nowrap`;
