import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '../table.tsx';

export interface ChartColumn {
  label: string;
  /** Numbers stand at the right. */
  numeric?: boolean;
}

export interface ChartRow {
  key: string;
  /** One per column; the first one names the row. */
  cells: readonly ReactNode[];
}

export interface ChartTableData {
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
}

/** The figures of a chart, to be read one by one. */
export const ChartTable = ({ label, columns, rows }: ChartTableData & { label: string }) => (
  <Table label={label}>
    <TableHead>
      <tr>
        {columns.map((column) => (
          <TableHeaderCell key={column.label} className={cx(column.numeric && 'text-right')}>
            {column.label}
          </TableHeaderCell>
        ))}
      </tr>
    </TableHead>
    <TableBody>
      {rows.map(({ key, cells }) => (
        <TableRow key={key} className="break-inside-avoid">
          {cells.map((cell, index) => {
            // A long word breaks rather than push the figures out of sight.
            const isNumeric = columns[index]?.numeric;
            const align = isNumeric ? 'text-right whitespace-nowrap' : 'wrap-anywhere';
            return index === 0 ? (
              <th key={index} scope="row" className={cx('h-9 min-w-44 px-4 py-1.5 font-normal print:min-w-24', align)}>
                {cell}
              </th>
            ) : (
              <TableCell key={index} className={cx('h-9!', align, !isNumeric && 'min-w-28')}>
                {cell}
              </TableCell>
            );
          })}
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
