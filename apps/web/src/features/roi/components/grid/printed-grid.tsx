import type { Roi } from '@process-ai/contract/roi';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../../../../components/table.tsx';
import { cx } from '../../../../lib/cx.ts';
import { copy } from '../../copy.ts';
import type { Edits } from '../../model/edits.ts';
import { FIGURES, figureNames, showFigure, showResult } from '../../model/figures.ts';
import { type GridRow, hasFigures } from '../../model/rows.ts';
import { FIELDS, type Field } from '../../model.ts';

interface PrintedGridProps {
  rows: readonly GridRow[];
  edits: Edits;
  changes: Roi['inputChanges'];
  currency: string;
}

/** The grid on paper: every process with figures, as a plain table that breaks between its rows. */
export function PrintedGrid({ rows, edits, changes, currency }: PrintedGridProps) {
  const { columns } = copy;
  const printed = rows.filter((row) => hasFigures(row, edits));
  const isBenchmark = (processId: string, field: Field) =>
    edits[processId]?.[field] === undefined && Boolean(changes[processId]?.benchmarks.includes(field));
  const hasBenchmarks = printed.some(({ process }) => FIELDS.some((field) => isBenchmark(process.id, field)));
  return (
    <>
      <Table label={copy.grid.label} className="text-xs!">
        <TableHead>
          <tr>
            <TableHeaderCell className="px-2!">{columns.process}</TableHeaderCell>
            {figureNames(currency).map((name) => (
              <TableHeaderCell key={name} className="px-1.5! text-right whitespace-normal!">
                {name}
              </TableHeaderCell>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {printed.map(({ process, saved, result }) => (
            <TableRow key={process.id} className="break-inside-avoid">
              <th scope="row" className="px-2 py-1 font-normal">
                <span className="text-muted">{process.code}</span> {process.name}
              </th>
              {FIELDS.map((field) => (
                <TableCell key={field} className={cx(NUMBER, isBenchmark(process.id, field) && 'italic')}>
                  {showFigure(edits[process.id]?.[field] ?? saved?.[field])}
                </TableCell>
              ))}
              {FIGURES.map((figure) => (
                <TableCell key={figure} className={NUMBER}>
                  {result ? showResult[figure](result, currency) : '–'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hasBenchmarks ? <p className="text-muted text-xs">{copy.benchmarks.printed}</p> : null}
      {printed.length < rows.length ? (
        <p className="text-muted text-xs">{copy.grid.printed(rows.length - printed.length)}</p>
      ) : null}
    </>
  );
}

const NUMBER = 'h-8! px-1.5! py-1! text-right whitespace-nowrap';
