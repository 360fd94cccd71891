import type { RoiAssumption } from '@process-ai/contract/playbooks';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../components/table.tsx';
import { useCurrency } from '../../../lib/shared-queries.ts';
import { copy } from '../copy.ts';

interface PreviewRoiProps {
  sectorId: string;
  assumptions: readonly RoiAssumption[];
}

/** The ROI inputs of a playbook, with where each comes from. */
export function PreviewRoi({ sectorId, assumptions }: PreviewRoiProps) {
  const currency = useCurrency(sectorId);
  const { columns, number, money } = copy.preview;
  return (
    <div className="grid gap-3">
      <p className="text-muted">{copy.preview.assumptions}</p>
      <Table label={copy.preview.roiLabel}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{columns.process}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.fteCount}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.processFrequency}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.averageSalary}</TableHeaderCell>
            <TableHeaderCell className="text-right">{columns.averageRuntime}</TableHeaderCell>
            <TableHeaderCell>{columns.source}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {assumptions.map((row) => (
            <TableRow key={row.processCode}>
              <TableCell className="font-medium">{row.processCode}</TableCell>
              <TableCell className="text-right">{number(row.fteCount)}</TableCell>
              <TableCell className="text-right">{number(row.processFrequency)}</TableCell>
              <TableCell className="text-right">{money(row.averageSalary, currency)}</TableCell>
              <TableCell className="text-right">{number(row.averageRuntime)}</TableCell>
              <TableCell className="min-w-64 text-muted text-xs">{row.source}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
